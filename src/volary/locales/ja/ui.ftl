# どのゲームにも共通の言葉：ページ、テーブル、質問、記録。ゲームごとの言葉はそのゲームの名前のファイルにある。

## ページ

ui-home = ホーム
ui-loading = 少々お待ちください…
ui-language = 言語
ui-close = 閉じる
ui-yes = はい
ui-no = いいえ
ui-or = または
ui-optional = 任意
ui-tagline = 空を飛ぶ二つのボードゲームを、友だちやボットと。
ui-tables-wait = { $n }つのテーブルがあなたを待っています。
ui-my-tables = 自分のテーブル
ui-no-tables = まだテーブルがありません。新しく作るか、友だちのリンクを開いてください。
ui-continue = 続ける：{ $name }
ui-open-table = { $name }を開く
ui-play = 遊ぶ
ui-look = 見る
ui-your-turn = あなたの手番
ui-others-turn = ほかの人の手番
ui-game-over = ゲーム終了
ui-new-table = 新しいテーブル
ui-game = ゲーム
ui-game-wingspan = ウイングスパン
ui-game-pond = 池
ui-nickname = あなたの名前
ui-name-missing = 先に名前を入力してください
ui-table-name = テーブルの名前
ui-seat-count = 人数
ui-seat-n = 席{ $n }
ui-seat-me = 自分
ui-seat-friend = 友だち
ui-seat-bot = ボット
ui-seat-open = まだ来ていません
ui-seat-away = 離席中
ui-which-bot = 席{ $n }のボット
ui-bot-random = ランダム
ui-bot-greedy = 目先重視
ui-rules = ルール
ui-advanced = 詳細設定
ui-seed = シード
ui-seed-hint = 知っている並びでもう一度遊ぶときだけ使います。空欄ならサーバーが秘密に決め、ゲーム後に公開します。
ui-create = 始める
ui-create-links = 始めてリンクを受け取る
ui-links-title = 友だちを招待する
ui-links-text = 席ごとにリンクが1つあり、それぞれ1回だけ使えます。
ui-link-for = 席{ $n }のリンク
ui-copy = コピー
ui-copied = コピーしました
ui-go-to-table = テーブルへ
ui-invited = { $host }さんから{ $game }への招待です。
ui-join = 席に着く
ui-join-failed = この席には着けません

## うまくいかないとき

ui-not-found = このアドレスには何もありません
ui-no-table = そのテーブルはありません
ui-no-connection = サーバーが応答しません。
ui-accident = サーバーで問題が起きました。
ui-reconnecting = 接続が切れました。再接続しています…
ui-bad-message = サーバーが理解できませんでした。
ui-bad-request = サーバーが理解できませんでした。
ui-bad-options = この設定ではゲームを始められません：{ $detail }
ui-too-fast = 一度に多くの操作がありました。少し待ってください。
ui-too-many = サーバーが満員です。
ui-too-large = 長すぎます。
ui-not-over = ゲームはまだ終わっていません。
ui-foreign-host = このアドレスはサーバーのものではありません。
ui-foreign-origin = このページはサーバーのものではありません。
ui-name-too-long = 名前は{ $most }文字までです。
ui-name-characters = 名前に使えない文字があります。
ui-already-seated = このブラウザはすでにこのテーブルに席があります。
ui-invitation-used = この招待は使用済みか、存在しません。
ui-seat-not-open = この席には招待できません。
ui-rules-changed = このテーブルは古いルールのもので、もう開けません。
ui-damaged = このテーブルの記録は壊れていて、開けません。

reason-not-asked = 今はあなたが決める番ではありません。
reason-not-your-turn = あなたの手番ではありません。
reason-game-over = ゲームは終わっています。
reason-over = ゲームは終わっています。
reason-spectator = 席のある人だけができます。
reason-outdated = その間にテーブルの状況が変わりました。
reason-busy = テーブルが処理中です。もう一度試してください。
reason-illegal = 今はできません。
reason-no-such-option = 選べるものの中にありません。
reason-bad-message = サーバーが理解できませんでした。
reason-too-fast = 操作が速すぎます。少し待ってください。
reason-seat-taken = この席は埋まっています。
reason-no-undo = 取り消せるものがありません。
reason-undo-nothing = 取り消すものがありません。
reason-undo-revealed = その後に新しい情報が公開されたため、取り消せません。
reason-undo-other-seat = その後にほかの人が動いたため、取り消せません。

## テーブル

ui-prompt = 質問
ui-options = 選択肢
ui-log = 記録
ui-log-more = 前の記録を見る
ui-log-by = { $name }：{ $text }
ui-table = テーブル
ui-players = プレイヤー
ui-player = プレイヤー
ui-you = あなた
ui-waiting = 少々お待ちください…
ui-waiting-for = { $names }の決定待ち
ui-rule = ルール{ $rule }
ui-no-undo-after = 新しい情報が出るため、その後は取り消せません
ui-undo = 取り消す
ui-undo-what = 取り消す：{ $what }
ui-which = どれにしますか？
ui-why-not = なぜできない？
ui-not-now = 今は選べません。
ui-show-card = カードを見る
ui-confirm = 決定
ui-fair = 公正なシャッフル
ui-fair-text = 並びは最初の手の前に決まっていました。シードから、最初からテーブルに示されていたコミットメントが得られます。
ui-fair-chosen = シードはテーブルを作った人が選びました。
ui-commitment = コミットメント
ui-download-replay = 棋譜をダウンロード
ui-result-you = あなたの勝ちです
ui-result-winner = { $names }の勝ちです
ui-result-shared = { $names }が勝利を分け合いました
ui-show-table = テーブルを見る
ui-show-result = 結果を見る
ui-total = 合計
ui-points = 点数

## What games share

option-pass = パス
reason-not-this-decision = 今決めることではありません。
event-start-seat =
    { $you ->
        [yes] あなたから始める
       *[no] { $seat }から始める
    }
event-game-ended = ゲーム終了
