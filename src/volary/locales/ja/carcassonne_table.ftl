# The words of the Carcassonne table in the web client.

## What a figure is

ui-carc-thief = 盗賊
ui-carc-knight = 騎士
ui-carc-monk = 修道士
ui-carc-gardener = 庭師
ui-carc-farmer = 農夫
ui-carc-crop = ミステリーサークル
ui-carc-to-n = 北へ
ui-carc-to-ne = 北東へ
ui-carc-to-e = 東へ
ui-carc-to-se = 南東へ
ui-carc-to-s = 南へ
ui-carc-to-sw = 南西へ
ui-carc-to-w = 西へ
ui-carc-to-nw = 北西へ

## What a feature is worth

ui-carc-size = { $what }、{ $n }枚
ui-carc-finished = { $what }、完成
ui-carc-open-ends = { $what }、未完{ $n }か所
ui-carc-around = { $what }、周囲8か所中{ $n }か所
ui-carc-field-cities = { $what }、隣接する都市{ $n }
ui-carc-nobody = 誰もいない
ui-carc-worth = 現在{ $n }点
ui-carc-worth-then = 現在{ $n }点、完成で{ $then }点
ui-carc-reckoned-tiles = { $what }：タイル{ $n }枚
ui-carc-reckoned-pennants = { $what } + 紋章{ $n }
ui-carc-reckoned-cities = { $what }：完成した都市{ $n }
ui-carc-reckoned-times = { $what }, × { $factor }
ui-carc-open-short = 未完{ $n }
ui-carc-of-eight = { $n }/8

## The land

ui-carc-land = 土地
ui-carc-cell-empty = { $place }：空き
ui-carc-cell-tile = { $place }：{ $tile }
ui-carc-stands = { $name }：{ $role }（{ $where }）
ui-carc-fits-turns = 引いたタイルを{ $n }通りの向きで置ける
ui-carc-odds = 残り{ $of }枚中{ $n }枚がここに合う。次の自分の手番が終わるまでに引かれる確率{ $chance } %
ui-carc-fitting = { $place }に合うタイル
ui-carc-fitting-count = 残り{ $of }枚中{ $n }枚が合う
ui-carc-fitting-chance = 次の手番までに{ $chance } %
ui-carc-place-at = { $place }に置く
ui-carc-turn = タイルを回す
ui-carc-turn-back = 逆に回す
ui-carc-turn-tile = タイルを回す：{ $tile }
ui-carc-tap-turns = タップで回す
ui-carc-fields = 草原
ui-carc-open-features = 未完の地形
ui-carc-odds-button = 確率
ui-carc-newest = 最新
ui-carc-fit = 全体
ui-carc-closer = 拡大
ui-carc-farther = 縮小
ui-carc-status = 地形を指すと全体が見えます
ui-carc-status-fields = 印＝所有者、縞＝共有・現在の点（＋未完の都市が完成した場合）
ui-carc-status-open = 現在の点 → 完成した場合

## The question

ui-carc-hint-place = { $n }か所に置けます。点線の場所をクリック。Rか右ボタンで回ります。
ui-carc-hint-place-touch = { $n }か所に置けます。場所をタップ、タイルのタップで回ります。
ui-carc-one-way = ここではこの向きしか合いません。
ui-carc-laid-itself = 置ける場所は一つだけで、タイルはそこに置かれました。
ui-carc-hint-figure = 影をクリックするか番号を押してください。
ui-carc-hint-figure-touch = 影をタップするか、下から選んでください。
ui-carc-which-figure = どの駒
ui-carc-fly = 飛ばす…
ui-carc-fly-and-roll = 飛ばして振る
ui-carc-lands-on = { $to }飛ぶ：出目{ $rolls }で着地、確率3分の{ $n }。
ui-carc-lands-nowhere = { $to }飛ぶ：着地できる場所がありません。
ui-carc-no-undo-roll = 振った後は取り消せません。

## Flights and crop circles

ui-carc-flight = 飛行
ui-carc-landings = 着地できる場所
ui-carc-one-in-three = 3分の1
ui-carc-roll-of = 出目{ $n }
ui-carc-flight-fails = 失敗
ui-carc-no-tile = タイルがない。駒は手元に戻る
ui-carc-nothing-open = 未完の地形がない。駒は手元に戻る
ui-carc-must-land = 候補があれば、占有された地形でも必ず着地します。失敗するとこの手番では駒を置けません。
ui-carc-crop-for = ミステリーサークル：{ $who }
ui-carc-deploy-text = 各自、自分の駒の隣に1体追加してよい。
ui-carc-remove-text = 各自、該当する駒を1体戻さなければならない。
ui-carc-nothing-to-do = することなし
ui-carc-done = 済み
ui-carc-only-remove = 回収のみ可能

## Beside the land

ui-carc-drawn = 引いたタイル
ui-carc-laid = 置いたタイル
ui-carc-tile = タイル
ui-carc-pile = 山
ui-carc-in-pile = 枚が山にある
ui-carc-removed = 除外{ $n }枚
ui-carc-to-come = 残りのタイル
ui-carc-left = 残り{ $n }
ui-carc-to-move = 手番
ui-carc-supply = 手元の手下{ $n }体
ui-carc-aids = このテーブルの補助表示
ui-carc-aids-none = 補助なし（純粋主義）
ui-carc-aid-fields = 草原と所有者
ui-carc-aid-open = 未完の地形
ui-carc-aid-odds = 空き地に合うタイルと確率
ui-carc-aid-values = 地形の点数
ui-carc-aid-pile = 残りのタイル
ui-carc-aid-flags = 他の人の最新タイルの旗

## The result

ui-carc-laid-count = 配置{ $n }枚、除外{ $removed }枚
ui-carc-ahead = { $name }に{ $n }点差
ui-carc-at-end = 終了時+{ $n }
ui-carc-final-count = 最終決算
ui-carc-flights = 飛行
ui-carc-landed = 着地
ui-carc-fields-count = 草原の最終決算
ui-carc-complete-cities = 完成した都市
ui-carc-size-tiles = タイル数
ui-carc-farmers = 農夫
ui-carc-no-farmers = 農夫は置かれませんでした。
ui-carc-whole-land = 土地と草原

## Keys

ui-carc-key-confirm = 選んだものを確定
ui-carc-key-drop = 選んだものを取り消す
ui-carc-key-arrows = 土地や選択肢の上を移動
ui-carc-key-pan = 土地を動かす
ui-carc-key-choice = 駒の場所を選ぶ
ui-carc-key-land = 土地へ
