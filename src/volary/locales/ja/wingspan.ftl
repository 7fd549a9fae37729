# ウイングスパンの言葉：テーブル、質問、選択肢、理由、記録。カードの文は cards/ にある。
# $you は、読む人が行動した本人のとき "yes"。

## もの

food-invertebrate = 無脊椎動物
food-seed = 種子
food-fish = 魚
food-fruit = 果実
food-rodent = げっ歯類
face-invertebrate = 無脊椎動物
face-seed = 種子
face-fish = 魚
face-fruit = 果実
face-rodent = げっ歯類
face-invertebrate-seed = 無脊椎動物/種子
habitat-forest = 森林
habitat-grassland = 草原
habitat-wetland = 湿地
nest-bowl = 椀型の巣
nest-cavity = 樹洞の巣
nest-ground = 地上の巣
nest-platform = 台状の巣
nest-star = 星の巣
nest-none = 巣なし
score-birds = 鳥
score-bonus = ボーナス
score-goals = 目標
score-eggs = 卵
score-cached = 貯蔵
score-tucked = 差し込み

## 新しいゲームの設定

ui-option-seats = 人数
ui-option-goals = 目標ボード
ui-option-goals-green = 緑の面：順位で得点
ui-option-goals-blue = 青の面：1つにつき1点
ui-option-language-bonus-cards = 英語の鳥名に関するボーナスカード
ui-option-strong-birds = 最も強い4種の鳥
ui-option-hands = 手札
ui-option-hands-private = 非公開
ui-option-hands-public = 公開
ui-option-swift-start = スイフトスタート

## テーブル

ui-round = ラウンド
ui-round-n = ラウンド{ $n }
ui-round-short = R{ $n }
ui-turns-left = 残り{ $n }手番
ui-p = 点
ui-points-n = { $n }点
ui-points-short = { $n }点
ui-goal = 目標
ui-goals = 目標
ui-goals-head = あなた：他の最高
ui-goal-now = 今の目標：{ $goal }
ui-goal-standing = あなた{ $count } · 他の最高{ $bestOther } · { $points }点
ui-place-n = { $place }位
ui-place-tied = 同点{ ui-place-n }
ui-no-place = –
ui-place-points = 順位、得点
ui-feeder = 餌台
ui-feeder-count = 中{ $in } · 外{ $out }
ui-feeder-empty = 空
ui-outside = 外
ui-die = ダイス：{ $face }
ui-tray = トレイ
ui-deck-n = 山札{ $n }
ui-discard-n = 捨て札{ $n }
ui-pool = 並べたカード
ui-bonus-cards = ボーナスカード
ui-bonus-n = ボーナスカード{ $n }枚
ui-bonus-offer = 1枚を残す
ui-only-you = あなただけ
ui-progress = 進み具合
ui-score-parts = 得点
ui-part-birds = { score-birds }
ui-part-bonus = { score-bonus }
ui-part-goals = { score-goals }
ui-part-eggs = { score-eggs }
ui-part-cached = { score-cached }
ui-part-tucked = { score-tucked }
ui-food = 餌
ui-your-food = あなたの餌
ui-food-n = { $food }{ $n }個
ui-tokens-n = { $n }個
ui-debt = この手番の終わりにカードを{ $n }枚捨てる
ui-hand = 手札
ui-hand-n = 手札{ $n }枚
ui-hand-empty = 手札はありません
ui-known-hand = わかっているカード：{ $cards }
ui-choose-seat = { $name }を選ぶ
ui-show-mat-of = { $name }のマットを見る
ui-mat-of = { $name }のマット
ui-back-to-own = 自分のマットに戻る
ui-can-play = 出せます
ui-can-play-swap = 2:1交換{ $n }回
ui-now = 現在
ui-now-bare = 上には何もありません。
ui-now-choose = 今選べます：{ $what }
ui-now-asks = この能力について選択中です。
ui-now-row = この列を使うたびに働きます。
ui-now-ready = 他のプレイヤーの手番に反応できます。
ui-now-used = 持ち主の前の手番以降に使用済みです。
ui-now-played = 能力は出したときに使われました。
ui-size = 翼開長{ $cm } cm（スズメとの比較）
ui-reacted = 他のプレイヤーの反応
ui-cannot-play = 今は出せません

## 鳥と場所

ui-hidden-card = カード1枚
ui-hidden-bonus = ボーナスカード1枚
ui-place = { $habitat }{ $column }
ui-bird-in-place = { $bird }（{ $place }）
ui-cell-bird = { $place }：{ $bird }、{ $points }点、{ $nest }、卵{ $limit }個中{ $eggs }個
ui-cell-empty =
    { $n ->
        [0] { $place }：空き、卵は不要
       *[other] { $place }：空き、卵{ $n }個が必要
    }
ui-cached-n = 貯蔵{ $n }個
ui-tucked-n = 差し込み{ $n }枚
ui-nest-eggs =
    { $limit ->
        [0] { $nest }、卵なし
       *[other] { $nest }、卵{ $limit }個まで
    }
ui-any-food = 好きな餌{ $n }個
ui-free = 無料
ui-to-play-head = 出すとき
ui-eggs-n =
    { $n ->
        [0] 卵なし
       *[other] 卵{ $n }個
    }
ui-to-play = で出せる
ui-no-eggs-to-play = 卵は不要
ui-once = 1回
ui-running = 実行中
ui-row-action =
    { $trade ->
        [yes] { $habitat }：{ $action }、{ $n }、さらに交換1回で1つ追加
       *[no] { $habitat }：{ $action }、{ $n }
    }
ui-action-food = 餌を得る
ui-action-eggs = 卵を産む
ui-action-cards = カードを引く
ui-act-bird = 鳥
ui-act-food = 餌 { $n }
ui-act-eggs = 卵 { $n }
ui-act-cards = カード { $n }
ui-cost = コスト
ui-habitat = 生息地
ui-nest = 巣
ui-egg-limit = 卵の上限
ui-wingspan = 翼開長
ui-power-activated = 起動時
ui-power-played = 出したとき
ui-power-between-turns = 手番の間
ui-power-none = 能力なし

## はじめの選択

ui-draft = あなたの選択
ui-draft-birds = 羽の鳥
ui-draft-foods = 個の餌
ui-draft-birds-title = 鳥
ui-draft-birds-hint = タップで残す・返す
ui-draft-pack = これが最初の鳥です
ui-draft-food-title = 餌
ui-draft-food-hint = 5個中{ $n }個を残す
ui-draft-bonus-title = ボーナスカード
ui-draft-bonus-hint = 1枚を残す
ui-draft-keep = 残す
ui-draft-pay = 支払う
ui-draft-too-many = { $n }つ多すぎます：残す鳥1羽につき餌1個を支払います
ui-draft-too-few = あと{ $n }つ残せます
ui-draft-bonus = ボーナスカードを選んでください

## 質問

prompt-draft = 鳥と餌を合わせて5つ、ボーナスカードを1枚残してください
prompt-action = あなたの手番：鳥を出す、餌を得る、卵を産む、カードを引く
prompt-pay-food = { $card }のコストにする餌を選んでください
prompt-pay-egg =
    { $n ->
        [1] 支払う卵を選んでください
       *[other] 支払う卵を選んでください（残り{ $n }個）
    }
prompt-take-die =
    { $n ->
        [1] 餌台からダイスを取ってください
       *[other] 餌台からダイスを取ってください（残り{ $n }個）
    }
prompt-lay-egg =
    { $n ->
        [1] 卵を産んでください
       *[other] 卵を産んでください（残り{ $n }個）
    }
prompt-draw-card =
    { $n ->
        [1] カードを引いてください
       *[other] カードを引いてください（残り{ $n }枚）
    }
prompt-convert-gain-food = 手札を1枚捨てて、餌をもう1つ取りますか？
prompt-convert-lay-eggs = 餌を1つ払って、卵をもう1個産みますか？
prompt-convert-draw-cards = 卵を1個払って、カードをもう1枚引きますか？
prompt-accept = { $card }の能力を使いますか？
prompt-extra-play = { $card }：{ $habitat }にもう1羽出しますか？
prompt-extra-play-none = { $card }：今{ $habitat }に出せる鳥が手札にありません
prompt-gain-food =
    { $n ->
        [1] サプライから餌を取ってください
       *[other] サプライから餌を取ってください（残り{ $n }個）
    }
prompt-trade-food = 餌1個を別の種類と交換してください
prompt-tuck = 差し込む手札を選んでください
prompt-discard =
    { $n ->
        [1] 捨てる手札を選んでください
       *[other] 捨てる手札を選んでください（残り{ $n }枚）
    }
prompt-keep-bonus = 残すボーナスカードを選んでください
prompt-pick-card = 並べたカードから1枚取ってください
prompt-pool-card =
    { $n ->
        [1] カードを並べてください
       *[other] カードを並べてください（残り{ $n }枚）
    }
prompt-choose-seat = だれから始めますか？
prompt-move-bird = この鳥を別の生息地に移しますか？
prompt-repeat = どの能力を繰り返しますか？
prompt-react =
    { $trigger ->
        [on_play_bird] 鳥が出されました。手番の間の能力を使いますか？
        [on_lay_eggs_action] 卵が産まれました。手番の間の能力を使いますか？
        [on_gain_food_action] 餌が得られました。手番の間の能力を使いますか？
        [on_predator_success] 捕食が成功しました。手番の間の能力を使いますか？
       *[other] 手番の間の能力を使いますか？
    }

## 選択肢

option-keep = { $birds }、{ $foods }、{ $bonus }を残す
option-play = { $card }を{ $habitat }に出す
option-gain-food = 餌を得る
option-lay-eggs = 卵を産む
option-draw-cards = カードを引く
option-take-die = { $food }を取る
option-cache-die = { $food }を鳥の上に貯蔵する
option-reroll = すべてのダイスを振り直す
option-stop = これ以上しない
option-accept = はい
option-decline = いいえ
option-lay = { $slot }に卵
option-draw-tray = トレイの{ $card }
option-draw-deck = 山札の一番上
option-pay-food = { $foods }を支払う
option-pay-egg = { $slot }の卵
option-convert-card = { $card }を捨てる
option-convert-food = { $food }を支払う
option-convert-egg = { $slot }の卵
option-gain = { $food }を取る
option-trade = { $give }を{ $get }と交換
option-discard = { $card }を捨てる
option-tuck = { $card }を差し込む
option-keep-bonus = { $bonus }を残す
option-pick = { $card }を取る
option-choose-seat = { $seat }
option-move = { $habitat }へ
option-repeat = { $slot }を繰り返す
option-react = { $slot }を使う
option-chance = 偶然{ $n }

## できない理由

reason-no-room = この鳥の卵は上限です：{ $limit }個中{ $n }個。
reason-wrong-habitat = { $card }は{ $habitat }には生息しません。
reason-row-full = { $habitat }に空きがありません。
reason-egg-cost = この場所には卵{ $n }個が必要です。今は{ $have }個です。
reason-food-missing = あと{ $foods }が必要です（それぞれ他の餌2つでも可）。
reason-food-one-of = { $foods }のどれか1つ、または他の餌2つが必要です。
reason-food-short = 餌が{ $n }個足りません。
reason-not-in-hand = このカードは手札にありません。
reason-not-in-tray = このカードはトレイにありません。
reason-die-not-offered = このダイスの目は取れる餌ではありません。
reason-no-die = { $food }の目のダイスがありません。
reason-no-reroll = 振り直せるのは、すべて同じ目のときだけです。
reason-wrong-nest = この鳥の巣は条件に合いません。
reason-other-bird = 別の鳥でなければなりません。
reason-other-mat = あなたのマットではありません。
reason-no-bird = ここには鳥がいません。
reason-no-eggs = この鳥には卵がありません。
reason-not-rightmost = この鳥は列の右端ではありません。
reason-no-token = { $food }を持っていません。

## 記録

event-goal-laid = ラウンド{ $round }の目標：{ $goal }
event-feeder-thrown = 餌台を補充：{ $faces }
event-tray-filled = { $card }がトレイに並んだ
event-card-dealt = { $card }が配られた
event-bonus-drawn = { $bonus }を引いた
event-birds-kept = 鳥{ $birds }羽と餌{ $foods }個を残した
event-bonus-kept = { $bonus }を残した
event-bonus-refused = { $bonus }を戻した
event-card-discarded = { $card }を捨てた
event-food-gained =
    { $source ->
        [-1] サプライから{ $food }を得た
       *[other] { $food }を得た
    }
event-food-spent =
    { $n ->
        [1] { $food }を支払った
       *[other] { $food }を{ $n }個支払った
    }
event-round-started = ラウンド{ $round }、各{ $turns }手番
event-turn-started =
    { $you ->
        [yes] あなたの手番（ラウンド{ $round }、残り{ $turns_left }）
       *[no] { $seat }の手番（ラウンド{ $round }、残り{ $turns_left }）
    }
event-row-action = アクション：{ $habitat }、{ $n }つ分
event-play-started = { $card }を{ $habitat }に出す
event-egg-spent = { $slot }の卵を支払った
event-bird-played = { $card }を出した
event-egg-laid = { $slot }に卵を産んだ
event-card-taken = トレイから{ $card }を取った
event-card-drawn = { $card }を引いた
event-power-used = { $card }
event-power-declined = { $card }：使わなかった
event-power-idle = { $card }：効果なし
event-reaction = { $card }が反応
event-food-cached = { $slot }に{ $food }を貯蔵した
event-tucked-from-hand = 手札から{ $card }を{ $slot }の下に差し込んだ
event-tucked-from-deck = 山札の1枚を{ $slot }の下に差し込んだ
event-dice-hunted =
    { $n ->
        [0] ダイス：{ $faces }。{ $food }は捕れなかった
       *[other] ダイス：{ $faces }。{ $food }を捕った
    }
event-deck-hunted =
    { $success ->
        [1] { $card }をめくった：捕らえて{ $slot }の下に差し込んだ
       *[other] { $card }をめくった：逃げられた
    }
event-bird-moved = { $card }を{ $target }に移した
event-card-pooled = { $card }を並べた
event-card-picked = { $card }を取った
event-debt = 手番の終わりにカードを{ $n }枚捨てる
event-deck-rebuilt = 捨て札が新しい山札になった：{ $n }枚
event-goal-scored = { $goal }：{ $n }、{ $points }点
event-tray-discarded = { $card }がトレイから捨てられた
event-round-ended = ラウンド{ $round }終了
event-bonus-scored = { $bonus }：{ $n }、{ $points }点
event-conversion = 交換で1つ追加した
event-bonus-deck-rebuilt = 戻されたボーナスカードが新しい山札になった
event-stopped = それ以上は取らなかった
event-turn-ended = 手番終了
