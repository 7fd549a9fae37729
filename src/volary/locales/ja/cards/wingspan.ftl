# 鳥カード、ボーナスカード、目標の文。volary.text がデータから組み立てる。
# $who はだれの行動かを表す："you"（自分）、"each"（「各プレイヤーは」に続く）、"may"（「もよい」に続くテ形）。

sentence = { $clause }。

## 餌

count-invertebrate = 無脊椎動物{ $n }個
count-seed = 種子{ $n }個
count-fish = 魚{ $n }個
count-fruit = 果実{ $n }個
count-rodent = げっ歯類{ $n }個
a-invertebrate = 無脊椎動物
a-seed = 種子
a-fish = 魚
a-fruit = 果実
a-rodent = げっ歯類
all-invertebrate = 無脊椎動物
all-seed = 種子
all-fish = 魚
all-fruit = 果実
all-rodent = げっ歯類
foods-any = 好きな餌{ $n }個
foods-choice = { $names }のどちらか{ $n }個

## 巣と生息地

nest-fit = { $nest ->
        [bowl] 椀型または星の巣
        [cavity] 樹洞または星の巣
        [ground] 地上または星の巣
       *[platform] 台状または星の巣
    }

## 手順のつなぎ方

and-steps = { $first }。さらに{ $second }
then-do = そうした場合、{ $step }
then-drawn = 1枚でも引いた場合、{ $step }
may-then = そうした場合、さらに{ $step }もよい
may-alone = その後、{ $step }もよい
each-player = 各プレイヤーは{ $steps }
each-player-chosen = 好きなプレイヤーから時計回りに、各プレイヤーは{ $steps }
fewest-birds = { $habitat ->
        [forest] 森林
        [grassland] 草原
       *[wetland] 湿地
    }の鳥が最も少ない各プレイヤーは（同数なら全員）、{ $steps }
fewest-birds-chosen = { $habitat ->
        [forest] 森林
        [grassland] 草原
       *[wetland] 湿地
    }の鳥が最も少ない各プレイヤーは（同数なら全員、あなたが選んだ人から時計回りに）、{ $steps }
on-play-bird = ほかのプレイヤーが自分の{ $habitat ->
        [forest] 森林
        [grassland] 草原
       *[wetland] 湿地
    }に鳥を出したとき、{ $step }
on-lay-eggs-action = ほかのプレイヤーが「卵を産む」アクションを行ったとき、{ $step }
on-gain-food-action = ほかのプレイヤーが「餌を得る」アクションで{ $food }を得たとき、{ $step }
on-predator-success = ほかのプレイヤーの捕食者が成功したとき、{ $step }

## 手順

gain-from-supply = { $who ->
        [may] サプライから{ $foods }を得て
       *[you] サプライから{ $foods }を得る
    }
gain-from-feeder-any = { $who ->
        [may] 餌台からダイス{ $n }個を取って餌を得て
       *[you] 餌台からダイス{ $n }個を取り、その餌を得る
    }
gain-from-feeder = { $who ->
        [may] 餌台にあれば、{ $foods }を得て
       *[you] 餌台にあれば、{ $foods }を得る
    }
gain-from-feeder-cache = { $who ->
        [may] 餌台にあれば{ $foods }を得て、手元に置くかこの鳥に貯蔵して
       *[you] 餌台にあれば{ $foods }を得て、手元に置くかこの鳥に貯蔵する
    }
gain-all-from-feeder = { $who ->
        [may] 餌台の{ $food }をすべて得て
       *[you] 餌台の{ $food }をすべて得る
    }
cache-from-supply = { $who ->
        [may] サプライの{ $foods }をこの鳥に貯蔵して
       *[you] サプライの{ $foods }をこの鳥に貯蔵する
    }
trade-food = { $who ->
        [may] 自分の餌{ $n }個を、サプライの別の種類の餌{ $n }個と交換して
       *[you] 自分の餌{ $n }個を、サプライの別の種類の餌{ $n }個と交換する
    }
hunt-dice = 餌台の外にあるすべてのダイスを振る。{ $food }の目が1つでも出たら、サプライの{ $foods }をこの鳥に貯蔵する
hunt-deck = 山札の一番上のカードをめくる。翼開長が{ $cm }cm未満なら、この鳥の下に差し込む。そうでなければ捨てる
draw-cards-tray-or-deck = { $who ->
        [may] トレイか山札からカードを{ $n }枚引いて
       *[you] トレイか山札からカードを{ $n }枚引く
    }
draw-cards-deck = { $who ->
        [may] 山札からカードを{ $n }枚引いて
       *[you] 山札からカードを{ $n }枚引く
    }
take-whole-tray = トレイの表向きのカードをすべて手札に加える
draft-cards = { $n ->
        [0] トレイか山札から、プレイヤーの人数と同じ枚数のカードを並べる
       *[other] トレイか山札から、プレイヤーの人数より{ $n }枚多くカードを並べる
    }。自分から時計回りに各プレイヤーが1枚ずつ取り、残りも自分が取る
draw-bonus-cards = ボーナスカードを{ $n }枚引き、{ $keep }枚を残す
discard-card-end-of-turn = この手番の終わりに手札を{ $n }枚捨てる
tuck-from-hand = { $who ->
        [may] 手札{ $n }枚をこの鳥の下に差し込んで
       *[you] 手札{ $n }枚をこの鳥の下に差し込む
    }
tuck-from-deck = { $n ->
        [1] { $who ->
            [may] 山札の一番上のカードをこの鳥の下に差し込んで
           *[you] 山札の一番上のカードをこの鳥の下に差し込む
        }
       *[other] { $who ->
            [may] 山札の上から{ $n }枚をこの鳥の下に差し込んで
           *[you] 山札の上から{ $n }枚をこの鳥の下に差し込む
        }
    }
lay-egg-on-this = { $who ->
        [may] この鳥に卵を{ $n }個産んで
       *[you] この鳥に卵を{ $n }個産む
    }
lay-egg-on-any = { $who ->
        [may] 自分の好きな鳥に卵を{ $n }個産んで
       *[you] 自分の好きな鳥に卵を{ $n }個産む
    }
lay-egg-on-nest = { $who ->
        [may] { nest-fit }の自分の鳥1羽に卵を{ $n }個産んで
       *[you] { nest-fit }の自分の鳥1羽に卵を{ $n }個産む
    }
lay-egg-on-nest-other = { $who ->
        [may] この鳥以外で、{ nest-fit }の自分の鳥1羽に卵を{ $n }個産んで
       *[you] この鳥以外で、{ nest-fit }の自分の鳥1羽に卵を{ $n }個産む
    }
lay-egg-on-nest-different = { $who ->
        [may] { nest-fit }の自分の別の鳥1羽に卵を{ $n }個産んで
       *[you] { nest-fit }の自分の別の鳥1羽に卵を{ $n }個産む
    }
lay-egg-on-each-nest = { $who ->
        [may] { nest-fit }の自分の鳥すべてに卵を{ $n }個ずつ産んで
       *[you] { nest-fit }の自分の鳥すべてに卵を{ $n }個ずつ産む
    }
pay-food = { $foods }を支払う
pay-egg = { $source ->
        [other_birds] 自分の別の鳥から卵を{ $n }個取り除く
       *[any_bird] 自分の鳥から卵を{ $n }個取り除く
    }
move-this-bird = この鳥が列の右端にいるなら、別の生息地に移す
play-bird = { $habitat ->
        [this] 同じ生息地
        [forest] 自分の森林
        [grassland] 自分の草原
       *[wetland] 自分の湿地
    }に、通常のコストでもう1羽の鳥を出す
repeat-power = { $which ->
        [predator] この列の捕食者1羽の能力をもう一度使う
       *[brown] この列の別の鳥1羽の起動時能力をもう一度使う
    }

## ボーナスカード

bonus-per-bird = { $what }につき{ $points }点
bonus-tiers = { $what }：{ $tiers }
tier-range = { $min }〜{ $max }で{ $points }点
tier-open = { $min }以上で{ $points }点
birds = { $form ->
        [each] 自分の鳥1羽
       *[many] 自分の鳥
    }
name-contains = 英語名に{ $tag ->
        [anatomist] 体の部分
        [cartographer] 地名や方角
        [historian] 人名
        [photographer] 色
       *[other] 次の語
    }（{ $words }）が入る{ birds }
points-lt = { $value }点未満の{ birds }
has-symbol = { $symbol ->
        [flocking] 群れのマークがある{ birds }
       *[predator] 捕食者のマークがある{ birds }
    }
food-cost-includes = コストに{ $food }を含む{ birds }
food-cost-includes-wild = コストに「好きな餌」のマークを含む{ birds }
food-cost-only = コストが{ $food }だけの{ birds }
eggs-gte = ゲーム終了時に卵が{ $value }個以上ある{ birds }
fewest-habitat = 鳥が最も少ない生息地にいる{ birds }
nest = { nest-fit }の{ birds }
habitat-only = { $habitat ->
        [forest] 森林
        [grassland] 草原
       *[wetland] 湿地
    }だけに生息する{ birds }
wingspan-gt = 翼開長が{ $value }cmより大きい{ birds }
wingspan-lte = 翼開長が{ $value }cm以下の{ birds }
hand-count = { $form ->
        [each] ゲーム終了時の手札の鳥カード1枚
       *[many] ゲーム終了時の手札の鳥カード
    }

## 目標

goal-birds-in-habitat = 自分の{ $habitat ->
        [forest] 森林
        [grassland] 草原
       *[wetland] 湿地
    }にいる鳥
goal-eggs-in-habitat = 自分の{ $habitat ->
        [forest] 森林
        [grassland] 草原
       *[wetland] 湿地
    }の鳥にある卵
goal-birds-with-eggs-by-nest = { nest-fit }で卵が1個以上ある自分の鳥
goal-eggs-by-nest = { nest-fit }の自分の鳥にある卵
goal-total-birds = 自分のマットのすべての鳥
goal-egg-sets = 3つの生息地の卵1個ずつの組
