# The words of Carcassonne on the table, in questions, options, reasons and the log.
# Before formatting, ids in arguments become words: $tile, $figure, $feature, $place, $segment, $affects, $seat ...

## Things

ui-game-carcassonne = カルカソンヌ
figure-follower = コマ
figure-abbot = 修道院長
figure-mayor = 市長
figure-phantom = 幽霊
feature-road = 道
feature-city = 都市
feature-cloister = 修道院
feature-garden = 庭園
feature-field = 草原
role-thief = 道の盗賊
role-knight = 都市の騎士
role-monk = 修道院の修道士
role-gardener = 庭園の修道院長
role-farmer = 草原の農夫
edge-city = 都市
edge-road = 道
edge-field = 草原
edge-river = 川
side-n = 北
side-e = 東
side-s = 南
side-w = 西
side-letter-n = 北
side-letter-e = 東
side-letter-s = 南
side-letter-w = 西
segment-with-sides = { $segment }（{ $sides }）
crop-deploy = A：コマを足す
crop-remove = B：コマを戻す
score-roads = 道
ui-part-roads = { score-roads }
score-cities = 都市
ui-part-cities = { score-cities }
score-cloisters = 修道院
ui-part-cloisters = { score-cloisters }
score-gardens = 庭園
ui-part-gardens = { score-gardens }
score-fields = 草原
ui-part-fields = { score-fields }

## Tiles

tile-a = 道のある修道院
tile-b = 修道院
tile-c = 四方が都市（紋章）
tile-d = 都市の端と直線の道
tile-e = 都市の端
tile-f = 横断する都市（紋章）
tile-g = 横断する都市
tile-h = 向かい合う二つの都市
tile-i = 隣り合う二つの都市
tile-j = 都市の端と右曲がりの道
tile-k = 都市の端と左曲がりの道
tile-l = 都市の端と三差路
tile-m = 角の都市（紋章）
tile-n = 角の都市
tile-o = 角の都市と道（紋章）
tile-p = 角の都市と道
tile-q = 三方の都市（紋章）
tile-r = 三方の都市
tile-s = 三方の都市と門（紋章）
tile-t = 三方の都市と門
tile-u = 直線の道
tile-v = 曲がり道
tile-w = 三差路
tile-x = 四つ辻
tile-fm1 = 飛行装置（草原）
tile-fm2 = 飛行装置（草原）
tile-fm3 = 飛行装置（直線の道）
tile-fm4 = 飛行装置（直線の道）
tile-fm5 = 飛行装置（直線の道）
tile-fm6 = 飛行装置（曲がり道）
tile-fm7 = 飛行装置（曲がり道）
tile-fm8 = 飛行装置（曲がり道）
tile-cc1 = 道のミステリーサークル（盗賊）
tile-cc2 = 交差点のミステリーサークル（盗賊）
tile-cc3 = 都市のそばのミステリーサークル（農夫）
tile-cc4 = 二本の道の間のミステリーサークル（農夫）
tile-cc5 = 二つの都市の間のミステリーサークル（騎士）
tile-cc6 = 角の都市の間のミステリーサークル（騎士）
tile-ca1 = 角の都市のミステリーサークル（騎士）
tile-ca2 = 二つの都市のミステリーサークル（騎士）
tile-ca3 = 都市と道のミステリーサークル（農夫）
tile-ca4 = 曲がり道のミステリーサークル（盗賊）
tile-ca5 = 都市と曲がり道のミステリーサークル（農夫）
tile-ca6 = 三本の道のミステリーサークル（盗賊）
tile-rv1 = 水源
tile-rv2 = 湖
tile-rv3 = 二つの都市の間の川
tile-rv4 = 都市と道のある川
tile-rv5 = 修道院と道のある川
tile-rv6 = 橋のある川
tile-rv7 = 直線の川
tile-rv8 = 都市のそばの曲がる川
tile-rv9 = 曲がり道と曲がる川
tile-rv10 = 曲がる川
tile-with-garden = { $tile }（庭園付き）

## The options of a new game

ui-option-flying-machines = 飛行装置
ui-option-flying-machines-text = コマが1～3枚先へ飛べる8枚のタイル。
ui-option-crop-circles = ミステリーサークル
ui-option-crop-circles-CC1 = 1枚：盗賊（道）
ui-option-crop-circles-CC2 = 1枚：盗賊（交差点）
ui-option-crop-circles-CC3 = 1枚：農夫（都市のそば）
ui-option-crop-circles-CC4 = 1枚：農夫（道の間）
ui-option-crop-circles-CC5 = 1枚：騎士（都市の間）
ui-option-crop-circles-CC6 = 1枚：騎士（角の都市）
ui-option-crop-circles-all = 6枚すべて
ui-option-crop-circles-none = なし
ui-option-crop-circles-text = 置いた人がAかBを選ぶ：全員がコマを足せる、または戻す。
ui-option-abbot = 修道院長と庭園
ui-option-abbot-text = 修道院と庭園用のコマが1つ増え、呼び戻せる。
ui-option-phantom = 幽霊
ui-option-phantom-text = 1手番に2つ目として置けるコマが1つ増える。
ui-option-mayor = 市長
ui-option-mayor-text = 都市用のコマが1つ増え、紋章の数だけ数える。
ui-option-river = 川
ui-option-river-text = 12枚の川タイルから始まる。
ui-option-farm-rule = 草原の得点
ui-option-farm-rule-per-field-3 = 草原ごとに都市1つ3点
ui-option-farm-rule-per-city-4 = 初版：都市1つ4点
ui-option-farm-rule-per-player-3 = 第2版：都市1つにつき1人1回3点
ui-option-two-tile-city = 2枚の都市の得点
ui-option-crop-a-scope = サークルA：場所
ui-option-crop-a-scope-same-segment = 自分のコマの隣
ui-option-crop-a-scope-same-feature = 同じ地形のどこでも
ui-option-crop-a-duty = サークルA：義務
ui-option-crop-a-duty-may = 足してもよい
ui-option-crop-a-duty-must = 足さなければならない
ui-option-phantom-after-failed-flight = 飛行失敗後の幽霊
ui-option-river-start-tile = 川での開始タイル
ui-option-river-start-tile-removed = 使わない
ui-option-river-start-tile-mixed-in = 混ぜる

## Questions

prompt-place-tile = このタイルをどこに置きますか：{ $tile }
prompt-place-figure = このタイルにコマを置きますか：{ $tile }
prompt-phantom = 幽霊も置きますか：{ $tile }
prompt-land = { $figure }はどこに着陸しますか
prompt-crop-action = ミステリーサークル（{ $affects }）：全員への行動は？
prompt-add-figure =
    { $scope ->
        [same_feature] サークルA：自分の地形にコマを足しますか（{ $affects }）
       *[other] サークルA：自分のコマの隣に足しますか（{ $affects }）
    }
prompt-take-figure = サークルB：どのコマを戻しますか（{ $affects }）

## Options

option-place-tile = { $place }、{ $degrees }°回転
option-place-figure = { $figure }を{ $segment }へ
option-fly = 飛ぶ：{ $figure }（振った後は戻せない）
option-call-back = { $place }の修道院長を呼び戻す
option-land = { $segment }に着陸
option-deploy =
    { $duty ->
        [must] A：できる人は必ずコマを足す（{ $affects }）
       *[other] A：各自コマを足してよい（{ $affects }）
    }
option-remove = B：各自コマを1つ戻す（{ $affects }）
option-add-figure = { $figure }を足す：{ $place }の{ $segment }
option-take-figure = { $figure }を戻す：{ $place }の{ $segment }

## Reasons

reason-no-neighbour = タイルは辺で隣り合う必要があります。角だけでは置けません。
reason-place-taken = すでにタイルがあります。
reason-fits-in-no-turn = どう回しても合いません。
reason-river-course = 川タイルは川の続きに置き、続けて同じ向きに曲げられません。
reason-edges-differ = { $side }で{ $own }と{ $other }が合いません。
reason-other-tile = コマは今置いたタイルに置きます。
reason-occupied = この地形にはすでにコマがあります。
reason-does-not-suit = { $figure }は{ $feature }に置けません。
reason-no-figure = そのコマは手元にありません。
reason-other-target = 着陸先は別のタイルです。
reason-never-a-field = 草原には着陸できません。
reason-feature-complete = 完成した地形には着陸できません。
reason-other-kind = このサークルの対象：{ $affects }
reason-no-own-figure = あなたのコマはありません。
reason-no-machine = このタイルに飛行装置はありません。
reason-flown-already = この手番で飛行装置は使用済みです。

## Log

event-start-tile = 最初のタイル：{ $tile }
event-turn-begun = { $seat }の手番 { $turn }（残り{ $left }枚）
event-tile-drawn = タイルを引いた：{ $tile }
event-tile-removed = どこにも置けず除外：{ $tile }
event-tile-placed = { $place }に置いた：{ $tile }
event-figure-placed = { $figure }を置いた：{ $place }の{ $segment }
event-flight = { $place }から飛ぶ：{ $figure }
event-flight-rolled = 出目{ $distance }：{ $place }へ
event-landed = 着陸：{ $place }の{ $segment }（{ $figure }）
event-flight-failed = { $place }に着陸できず、{ $figure }は手元に戻る
event-called-back = 修道院長を呼び戻した：{ $place }の{ $segment }
event-completed = 完成：{ $place }の{ $segment }、タイル{ $tiles }枚
event-unfinished = 未完成：{ $place }の{ $segment }、タイル{ $tiles }枚
event-field = { $place }の{ $segment }に接する完成した都市：{ $cities }
event-scored = { $points }点（{ $feature }）
event-figure-returned = { $figure }が{ $place }から戻る
event-crop-circle = { $place }のミステリーサークル：{ $affects }
event-crop-chosen = { $action }を選択
event-figure-added = { $figure }を足した：{ $place }の{ $segment }
event-figure-taken = { $figure }を戻した：{ $place }の{ $segment }
event-declined = 見送った
event-supplied = { $place }の{ $segment }：接するすべての草原の農夫を合わせて数える
