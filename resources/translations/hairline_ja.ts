<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AnswerDrawing</name>
    <message>
        <source>contact at time %1</source>
        <translation>時刻 %1 に接触</translation>
    </message>
    <message>
        <source>common point</source>
        <translation>共通点</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深さ %1</translation>
    </message>
    <message>
        <source>t = %1</source>
        <extracomment>t is the parameter of a point on a line or ray.</extracomment>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>距離 %1</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>重み %1</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>外側</translation>
    </message>
</context>
<context>
    <name>Arrange</name>
    <message>
        <source>%1 lies exactly in the plane of a face of %2.</source>
        <translation>%1 は厳密に %2 の面の平面上にあります。</translation>
    </message>
    <message>
        <source>%1 lies exactly on the line of an edge of %2.</source>
        <translation>%1 は厳密に %2 の辺の直線上にあります。</translation>
    </message>
    <message>
        <source>A corner of %1 lies exactly on a vertex of %2.</source>
        <translation>%1 の角は厳密に %2 の頂点と一致します。</translation>
    </message>
    <message>
        <source>A corner of %1 lies exactly on an edge of %2.</source>
        <translation>%1 の角は厳密に %2 の辺上にあります。</translation>
    </message>
    <message>
        <source>A corner of %1 lies exactly on a face of %2.</source>
        <translation>%1 の角は厳密に %2 の面上にあります。</translation>
    </message>
    <message>
        <source>%1 lies within %3 of the plane of a face of %2.</source>
        <translation>%1 は誤差 %3 以内で %2 の面の平面上にあります。</translation>
    </message>
    <message>
        <source>%1 lies within %3 of the line of an edge of %2.</source>
        <translation>%1 は誤差 %3 以内で %2 の辺の直線上にあります。</translation>
    </message>
    <message>
        <source>A corner of %1 lies within %3 of a vertex of %2.</source>
        <translation>%1 の角は誤差 %3 以内で %2 の頂点と一致します。</translation>
    </message>
    <message>
        <source>A corner of %1 lies within %3 of an edge of %2.</source>
        <translation>%1 の角は誤差 %3 以内で %2 の辺上にあります。</translation>
    </message>
    <message>
        <source>A corner of %1 lies within %3 of a face of %2.</source>
        <translation>%1 の角は誤差 %3 以内で %2 の面上にあります。</translation>
    </message>
    <message>
        <source>Nudge %1 up by one ulp</source>
        <translation>%1 を 1 ulp 上へ微動</translation>
    </message>
    <message>
        <source>Nudge %1 down by one ulp</source>
        <translation>%1 を 1 ulp 下へ微動</translation>
    </message>
    <message>
        <source>Every %1 coordinate of the selection moved up to the next double.</source>
        <translation>選択範囲のすべての %1 座標を次に大きい double へ動かしました。</translation>
    </message>
    <message>
        <source>Every %1 coordinate of the selection moved down to the next double.</source>
        <translation>選択範囲のすべての %1 座標を次に小さい double へ動かしました。</translation>
    </message>
    <message>
        <source>Snap %1 to the grid</source>
        <translation>%1 をグリッドにスナップ</translation>
    </message>
    <message>
        <source>Snap %1 to a vertex</source>
        <translation>%1 を頂点にスナップ</translation>
    </message>
    <message>
        <source>Snap %1 to an edge</source>
        <translation>%1 を辺にスナップ</translation>
    </message>
    <message>
        <source>Snap %1 to a face</source>
        <translation>%1 を面にスナップ</translation>
    </message>
    <message>
        <source>Make %1 touch</source>
        <translation>%1 を接触させる</translation>
    </message>
    <message>
        <source>Make %1 coplanar</source>
        <translation>%1 を共面にする</translation>
    </message>
    <message>
        <source>Make %1 collinear</source>
        <translation>%1 を共線にする</translation>
    </message>
    <message>
        <source>Move %1 one ulp apart</source>
        <translation>%1 を 1 ulp 離す</translation>
    </message>
    <message>
        <source>Move %1 one ulp into the other</source>
        <translation>%1 を 1 ulp めり込ませる</translation>
    </message>
    <message>
        <source>%1: nothing was changed.</source>
        <translation>%1: 何も変更していません。</translation>
    </message>
    <message>
        <source>%1 just touches %2.</source>
        <translation>%1 は %2 とかろうじて交差します。</translation>
    </message>
    <message>
        <source>%1 just misses %2.</source>
        <translation>%1 は %2 とかろうじて交差しません。</translation>
    </message>
    <message>
        <source>The two displacements differ by %1 = %2.</source>
        <translation>2 つの移動量の差は %1 = %2 です。</translation>
    </message>
    <message>
        <source>%1 touches %2 exactly.</source>
        <translation>%1 は %2 に厳密に接触しています。</translation>
    </message>
    <message>
        <source>%1 is %3 apart from %2.</source>
        <translation>%1 は %2 から %3 離れています。</translation>
    </message>
    <message>
        <source>True gap:</source>
        <translation>真の隙間:</translation>
    </message>
    <message>
        <source>%1 reaches %3 into %2.</source>
        <translation>%1 は %2 に %3 めり込んでいます。</translation>
    </message>
    <message>
        <source>Exact depth (negative: a gap):</source>
        <translation>真の深さ（隙間としては負）:</translation>
    </message>
    <message>
        <source>No doubles touch exactly: the length of the plane&apos;s normal is irrational. These are the nearest ones found.</source>
        <translation>平面の法線の長さが無理数のため、厳密に接触する double はありません。これは最も近い値です。</translation>
    </message>
    <message>
        <source>The nearest doubles do not intersect; neighbouring ones were used.</source>
        <translation>最も近い double では交差しないため、その隣の値を採用しました。</translation>
    </message>
    <message>
        <source>The exact query of the pair confirms it.</source>
        <translation>このペアの厳密クエリで確認済みです。</translation>
    </message>
    <message>
        <source>The true distance is 0.</source>
        <translation>真の距離は 0 です。</translation>
    </message>
    <message>
        <source>Select one or more objects first.</source>
        <translation>先にオブジェクトを 1 つ以上選択してください。</translation>
    </message>
    <message>
        <source>Select two objects first: the one that moves, then with Shift the other.</source>
        <translation>先にオブジェクトを 2 つ選択してください。まず動かす方を、次に Shift を押しながら相手を選びます。</translation>
    </message>
    <message>
        <source>Select two objects first.</source>
        <translation>先にオブジェクトを 2 つ選択してください。</translation>
    </message>
    <message>
        <source>%1 would move, but is locked.</source>
        <translation>%1 が動く対象ですが、ロックされています。</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 個のオブジェクト</translation>
    </message>
    <message>
        <source>%1: on multiples of %2 exactly.</source>
        <translation>%1: 厳密に %2 の倍数上にあります。</translation>
    </message>
    <message>
        <source>Snapped %1 to the grid of %2.</source>
        <translation>%1 を %2 のグリッドにスナップしました。</translation>
    </message>
    <message>
        <source>%1: cancelled, nothing was changed.</source>
        <translation>%1: キャンセルしました。何も変更していません。</translation>
    </message>
    <message>
        <source>An object was changed while this was being solved.</source>
        <translation>計算中にオブジェクトが変更されました。</translation>
    </message>
    <message>
        <source>In exact arithmetic they intersect; the neighbouring movement would separate them.</source>
        <translation>厳密には交差します。隣の移動量では交差しません。</translation>
    </message>
    <message>
        <source>In exact arithmetic they are disjoint; with the neighbouring movement they would intersect.</source>
        <translation>厳密には離れています。隣の移動量では交差します。</translation>
    </message>
    <message>
        <source>These two shapes have no exact distance query, so the position was found where their exact verdict changes.</source>
        <translation>この 2 つの形状の厳密な距離を求める方法がないため、厳密クエリの判定が変わる位置を追跡しました。</translation>
    </message>
    <message>
        <source>Already in place; nothing was moved.</source>
        <translation>すでにその位置にあるため、何も動かしていません。</translation>
    </message>
    <message>
        <source>They touch exactly: the gap is 0.</source>
        <translation>交差しており、深さは残っていません。真の隙間は 0 です。</translation>
    </message>
    <message>
        <source>No double-precision position gives exact contact. This is the nearest one found.</source>
        <translation>厳密な解の位置では、接触を正確に表現できません。これは見つかった最も近い double です。</translation>
    </message>
    <message>
        <source>No smaller step in double precision along the contact axis does that.</source>
        <translation>接触軸に沿って、これより小さい double の刻みでは実現できません。</translation>
    </message>
    <message>
        <source>%1 of %2 exactly; the largest remaining distance is:</source>
        <translation>%2 個中 %1 個は厳密です。残りのうち最も離れたものの真の距離:</translation>
    </message>
    <message>
        <source>No nearby double-precision position is exact.</source>
        <translation>厳密な解の近くに、厳密に一致する double はありません。</translation>
    </message>
    <message>
        <source>The selection is locked.</source>
        <translation>選択したオブジェクトはロックされています。</translation>
    </message>
    <message>
        <source>%1: on the doubles nearest to multiples of %2, which are not representable.</source>
        <translation>%1: %2 の倍数に最も近い double 上にあります。倍数そのものは double で表せません。</translation>
    </message>
    <message>
        <source>Nothing was nudged: no selected object can move that way.</source>
        <translation>微動しませんでした。選択したオブジェクトはそのようには動かせません。</translation>
    </message>
</context>
<context>
    <name>AxisDrawing</name>
    <message>
        <source>touching</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>overlap %1</source>
        <translation>重なり %1</translation>
    </message>
    <message>
        <source>gap &gt; 0</source>
        <translation>隙間 &gt; 0</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>隙間 %1</translation>
    </message>
    <message>
        <source>%1 (separates)</source>
        <translation>%1（分離）</translation>
    </message>
    <message>
        <source>%1 (exactly: %2)</source>
        <translation>%1 (厳密には%2)</translation>
    </message>
</context>
<context>
    <name>AxisLines</name>
    <message>
        <source>decides nothing</source>
        <translation>何も決まらない</translation>
    </message>
    <message>
        <source>decides nothing: %1</source>
        <translation>何も決まらない: %1</translation>
    </message>
    <message>
        <source>they overlap</source>
        <translation>重なる</translation>
    </message>
    <message>
        <source>disjoint: this axis separates them</source>
        <translation>交わらない: この軸が分離する</translation>
    </message>
    <message>
        <source>they touch on this axis</source>
        <translation>この軸上で接触する</translation>
    </message>
    <message>
        <source>inside: not clamped</source>
        <translation>範囲内: クランプ不要</translation>
    </message>
    <message>
        <source>the gap in units of length</source>
        <translation>長さの単位での隙間</translation>
    </message>
    <message>
        <source>the overlap in units of length</source>
        <translation>長さの単位での重なり</translation>
    </message>
    <message>
        <source>outside by this amount: clamped to the boundary</source>
        <translation>この量だけ外側: 境界にクランプ</translation>
    </message>
    <message>
        <source>origin of the projections</source>
        <translation>射影を測る基準</translation>
    </message>
</context>
<context>
    <name>AxisRow</name>
    <message>
        <source>gap %1</source>
        <translation>隙間 %1</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>overlap %1</source>
        <translation>重なり %1</translation>
    </message>
    <message>
        <source>degenerate</source>
        <translation>縮退</translation>
    </message>
    <message>
        <source>the numbers leave the range that can be drawn</source>
        <translation>数値が描画できる範囲を超えています</translation>
    </message>
    <message>
        <source>Axis as computed: %1</source>
        <translation>計算された軸: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Gap on the axis as computed: %1</source>
        <translation>計算された軸での隙間: %1</translation>
    </message>
    <message>
        <source>Overlap on the axis as computed: %1</source>
        <translation>計算された軸での重なり: %1</translation>
    </message>
    <message>
        <source>In units of length: %1</source>
        <translation>長さの単位: %1</translation>
    </message>
</context>
<context>
    <name>CellTexts</name>
    <message>
        <source>PEF float</source>
        <translation>PEF float</translation>
    </message>
    <message>
        <source>PEF double</source>
        <translation>PEF double</translation>
    </message>
    <message>
        <source>SAT float</source>
        <translation>SAT float</translation>
    </message>
    <message>
        <source>SAT double</source>
        <translation>SAT double</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <source>%1 %2 ms</source>
        <extracomment>A method with its scalar, and how many milliseconds it took: &quot;PEF float 0.4 ms&quot;.</extracomment>
        <translation>%1 %2 ms</translation>
    </message>
</context>
<context>
    <name>ComparisonPictures</name>
    <message>
        <source>where they differ: %1</source>
        <translation>食い違う箇所: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message>
        <source>A report is named by its kind, method and scalar, such as “intersect sat double”</source>
        <translation>レポートは種類、手法、数値型で指定します（例: “intersect sat double”）</translation>
    </message>
    <message>
        <source>There is no kind of query “%1”; there are: %2</source>
        <translation>クエリの種類“%1”はありません。使用できるもの: %2</translation>
    </message>
    <message>
        <source>There is no scalar “%1”; there are: float, double, exact</source>
        <translation>数値型“%1”はありません。使用できるもの: float, double, exact</translation>
    </message>
    <message>
        <source>No query of the kind %1 has the method “%2”; there are: %3</source>
        <translation>種類 %1 のクエリに手法“%2”はありません。使用できるもの: %3</translation>
    </message>
    <message>
        <source>The method %1 does not answer in %2</source>
        <translation>手法 %1 は %2 では答えません</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1”は数値ではありません</translation>
    </message>
    <message>
        <source>“%1” is not a count</source>
        <translation>“%1”は個数ではありません</translation>
    </message>
    <message>
        <source>Unexpected “%1”</source>
        <translation>“%1”は余分です</translation>
    </message>
    <message>
        <source>There is no verdict “%1”; there are: %2</source>
        <translation>判定“%1”はありません。使用できるもの: %2</translation>
    </message>
    <message>
        <source>Expected a label, such as “x cross edge 2”</source>
        <translation>続けてラベルが必要です（例: “x cross edge 2”）</translation>
    </message>
    <message>
        <source>Reports of different kinds answer different questions and cannot be compared</source>
        <translation>種類の異なるレポートは別の問いへの答えなので、比較できません</translation>
    </message>
    <message>
        <source>There is no number “%1”; there are: %2</source>
        <translation>数値“%1”はありません。使用できるもの: %2</translation>
    </message>
    <message>
        <source>The first bound is above the second</source>
        <translation>下限が上限より大きくなっています</translation>
    </message>
    <message>
        <source>Cells are counted by pef, sat, exact or differences, not by “%1”</source>
        <translation>セルは pef、sat、exact、differences のいずれかで数えます。“%1”では数えません</translation>
    </message>
    <message>
        <source>Expected “by 26” or “by 6” at the end</source>
        <translation>末尾に指定できるのは“by 26”か“by 6”です</translation>
    </message>
    <message>
        <source>Expected the id of an object</source>
        <translation>続けてオブジェクトの ID が必要です</translation>
    </message>
    <message>
        <source>Expected the ids of two objects</source>
        <translation>続けて 2 つのオブジェクトの ID が必要です</translation>
    </message>
    <message>
        <source>There is no condition “%1”</source>
        <translation>条件“%1”はありません</translation>
    </message>
    <message>
        <source>“%1” is unknown here; expected one of %2</source>
        <translation>ここでは“%1”は使えません。使用できるもの: %2</translation>
    </message>
    <message>
        <source>%1 must be followed by float or double</source>
        <translation>%1 の後には float か double が必要です</translation>
    </message>
</context>
<context>
    <name>CoreMessages</name>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a boolean</source>
        <translation>真偽値</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1 は有限の数値ではありません</translation>
    </message>
    <message>
        <source>The two hierarchies have different bounding volumes</source>
        <translation>2 つの階層の境界ボリュームの種類が異なります</translation>
    </message>
    <message>
        <source>A hierarchy holds at most %1 items</source>
        <translation>階層に入れられる要素は %1 個までです</translation>
    </message>
    <message>
        <source>The mesh exceeds the 4 GiB of a glTF file; write PLY instead</source>
        <translation>メッシュが glTF ファイルの上限 4 GiB を超えています。PLY で書き出してください</translation>
    </message>
    <message>
        <source>A coordinate is outside the range of binary32, the number type of glTF; write PLY instead</source>
        <translation>座標が glTF の数値型 binary32 の範囲を超えています。PLY で書き出してください</translation>
    </message>
    <message>
        <source>A coordinate is outside the range of binary32, the number type of binary STL; write STL as text, or PLY, instead</source>
        <translation>座標がバイナリ STL の数値型 binary32 の範囲を超えています。テキストの STL か PLY で書き出してください</translation>
    </message>
    <message>
        <source>A concave face has %1 vertices; the limit for concave faces is %2. Triangulate it first</source>
        <translation>凹な面に頂点が %1 個あります。凹な面の上限は %2 個です。先に三角形に分割してください</translation>
    </message>
    <message>
        <source>objects[%1] (&quot;%2&quot;) is a %3 without triangles, which a mesh file cannot hold; remove it first</source>
        <translation>objects[%1]（&quot;%2&quot;）は三角形のない %3 で、メッシュファイルには書き出せません。先に取り除いてください</translation>
    </message>
    <message>
        <source>The scene is empty; a mesh file needs at least one triangle</source>
        <translation>シーンが空です。メッシュファイルには少なくとも 1 つの三角形が必要です</translation>
    </message>
    <message>
        <source>The file has more than 2147483647 vertices or triangles</source>
        <translation>ファイルの頂点または三角形が 2147483647 個を超えています</translation>
    </message>
    <message>
        <source>Byte %1: %2</source>
        <translation>%1 バイト目: %2</translation>
    </message>
    <message>
        <source>Triangle %1 has a coordinate that is not a finite number</source>
        <translation>三角形 %1 の座標に有限でない数値があります</translation>
    </message>
    <message>
        <source>The file ends inside a facet</source>
        <translation>ファセットの途中でファイルが終わっています</translation>
    </message>
    <message>
        <source>A loop begins inside another loop</source>
        <translation>ループの中で別のループが始まっています</translation>
    </message>
    <message>
        <source>Expected 3 vertices in a facet, found %1</source>
        <translation>ファセットには頂点が 3 個必要ですが、%1 個あります</translation>
    </message>
    <message>
        <source>%1 is not a keyword of STL</source>
        <translation>%1 は STL のキーワードではありません</translation>
    </message>
    <message>
        <source>A vertex is outside a loop, or the fourth in one</source>
        <translation>頂点がループの外にあるか、ループの 4 個目です</translation>
    </message>
    <message>
        <source>The header says %1 triangles, but the file contains %2</source>
        <translation>ヘッダーでは三角形が %1 個ですが、ファイルには %2 個しかありません</translation>
    </message>
    <message>
        <source>The file ends after %1 of %2 vertices</source>
        <translation>頂点 %2 個のうち %1 個の後でファイルが終わっています</translation>
    </message>
    <message>
        <source>The file ends after %1 of %2 faces</source>
        <translation>面 %2 個のうち %1 個の後でファイルが終わっています</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>Unsupported OFF header %1; supported are the text forms of %2</source>
        <translation>OFF のヘッダー %1 には対応していません。対応しているのはテキスト形式の %2 です</translation>
    </message>
    <message>
        <source>Expected the numbers of vertices and faces</source>
        <translation>頂点と面の個数が必要です</translation>
    </message>
    <message>
        <source>The file is too short for %1 vertices and %2 faces</source>
        <translation>ファイルが短すぎて、頂点 %1 個と面 %2 個が入りません</translation>
    </message>
    <message>
        <source>The line is too short for %1 vertices</source>
        <translation>行が短すぎて、頂点 %1 個が入りません</translation>
    </message>
    <message>
        <source>There is no vertex %1; the %2 vertices are counted from 0</source>
        <translation>頂点 %1 はありません。頂点は %2 個で、0 から数えます</translation>
    </message>
    <message>
        <source>A PLY file must begin with &quot;ply&quot;</source>
        <translation>PLY ファイルは &quot;ply&quot; で始まらなければなりません</translation>
    </message>
    <message>
        <source>The header has no format line</source>
        <translation>ヘッダーに format の行がありません</translation>
    </message>
    <message>
        <source>%1 is not a format of PLY</source>
        <translation>%1 は PLY の形式ではありません</translation>
    </message>
    <message>
        <source>%1 is not a keyword of a PLY header</source>
        <translation>%1 は PLY のヘッダーのキーワードではありません</translation>
    </message>
    <message>
        <source>The header has no end_header line</source>
        <translation>ヘッダーに end_header の行がありません</translation>
    </message>
    <message>
        <source>Element %1 cannot have %2 entries</source>
        <translation>要素 %1 の個数を %2 にすることはできません</translation>
    </message>
    <message>
        <source>A property precedes all elements</source>
        <translation>どの要素よりも前にプロパティがあります</translation>
    </message>
    <message>
        <source>%1 is not an integer type of PLY</source>
        <translation>%1 は PLY の整数型ではありません</translation>
    </message>
    <message>
        <source>%1 is not a type of PLY</source>
        <translation>%1 は PLY の型ではありません</translation>
    </message>
    <message>
        <source>The file is too short for the %1 entries of element %2</source>
        <translation>ファイルが短すぎて、要素 %2 の %1 個が入りません</translation>
    </message>
    <message>
        <source>The vertices have no property %1</source>
        <translation>頂点にプロパティ %1 がありません</translation>
    </message>
    <message>
        <source>Vertex %1 has a coordinate that is not a finite number</source>
        <translation>頂点 %1 の座標に有限でない数値があります</translation>
    </message>
    <message>
        <source>The faces have no list %1</source>
        <translation>面にリスト %1 がありません</translation>
    </message>
    <message>
        <source>Face %1 has an entry that is not a vertex index</source>
        <translation>面 %1 に頂点の番号でない値があります</translation>
    </message>
    <message>
        <source>Unexpected end of file</source>
        <translation>ファイルが途中で終わっています</translation>
    </message>
    <message>
        <source>Expected a number</source>
        <translation>数値が必要です</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 は数値ではありません</translation>
    </message>
    <message>
        <source>Expected an integer</source>
        <translation>整数が必要です</translation>
    </message>
    <message>
        <source>%1 is not an integer</source>
        <translation>%1 は整数ではありません</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>Not enough memory for the mesh</source>
        <translation>メッシュのためのメモリが足りません</translation>
    </message>
    <message>
        <source>The file contains no triangles</source>
        <translation>ファイルに三角形がありません</translation>
    </message>
    <message>
        <source>%1: Unknown mesh format; the file name must end in one of %2</source>
        <translation>%1: 不明なメッシュ形式です。ファイル名の拡張子は %2 のいずれかでなければなりません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (&quot;%2&quot;): %3</source>
        <translation>%1（&quot;%2&quot;）: %3</translation>
    </message>
    <message>
        <source>The scene repeats its mesh files to more than %1 vertices or triangles, the limit for files of their size</source>
        <translation>シーン内のメッシュファイルの繰り返しにより、頂点または三角形がこの大きさのファイルの上限 %1 を超えます</translation>
    </message>
    <message>
        <source>The face refers to vertex %1, but only %2 precede it</source>
        <translation>面が頂点 %1 を参照していますが、それより前の頂点は %2 個です</translation>
    </message>
    <message>
        <source>The face has fewer than 3 vertices</source>
        <translation>面の頂点が 3 個未満です</translation>
    </message>
    <message>
        <source>Unsupported component type %1; positions must be floats, indices unsigned</source>
        <translation>コンポーネント型 %1 には対応していません。位置は浮動小数点数、インデックスは符号なし整数でなければなりません</translation>
    </message>
    <message>
        <source>%1: Invalid base64 character</source>
        <translation>%1: base64 として不正な文字です</translation>
    </message>
    <message>
        <source>A glTF file must contain a JSON object</source>
        <translation>glTF ファイルは JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>%1: Only glTF 2 is supported</source>
        <translation>%1: 対応しているのは glTF 2 だけです</translation>
    </message>
    <message>
        <source>The file requires unsupported extensions %1; save it without them</source>
        <translation>ファイルは対応していない拡張機能 %1 を必要とします。それらを使わずに保存してください</translation>
    </message>
    <message>
        <source>Only version 2 of GLB is supported</source>
        <translation>対応しているのは GLB のバージョン 2 だけです</translation>
    </message>
    <message>
        <source>A chunk is longer than the file</source>
        <translation>チャンクがファイルより長くなっています</translation>
    </message>
    <message>
        <source>%1: Must be a non-negative integer</source>
        <translation>%1: 0 以上の整数でなければなりません</translation>
    </message>
    <message>
        <source>There is no %1[%2]; the file has %3, counted from 0</source>
        <translation>%1[%2] はありません。ファイルには %3 個あり、0 から数えます</translation>
    </message>
    <message>
        <source>%1: Embedded data must be base64</source>
        <translation>%1: 埋め込みデータは base64 でなければなりません</translation>
    </message>
    <message>
        <source>%1.uri: %2</source>
        <translation>%1.uri: %2</translation>
    </message>
    <message>
        <source>%1.type: Must be %2</source>
        <translation>%1.type: %2 でなければなりません</translation>
    </message>
    <message>
        <source>%1: Sparse accessors are not supported</source>
        <translation>%1: スパースアクセサーには対応していません</translation>
    </message>
    <message>
        <source>bufferViews[%1].byteStride: Must not be greater than %2</source>
        <translation>bufferViews[%1].byteStride: %2 以下でなければなりません</translation>
    </message>
    <message>
        <source>%1: Extends beyond its buffer</source>
        <translation>%1: バッファーの範囲を超えています</translation>
    </message>
    <message>
        <source>nodes[%1]: The node has more than one parent</source>
        <translation>nodes[%1]: ノードに親が 2 つ以上あります</translation>
    </message>
    <message>
        <source>A node index must be a non-negative integer</source>
        <translation>ノードの番号は 0 以上の整数でなければなりません</translation>
    </message>
    <message>
        <source>Expected %1 entries, found %2</source>
        <translation>要素は %1 個必要ですが、%2 個あります</translation>
    </message>
    <message>
        <source>%1 is not a primitive mode of glTF</source>
        <translation>%1 は glTF のプリミティブのモードではありません</translation>
    </message>
    <message>
        <source>accessors[%1]: Positions must be floats</source>
        <translation>accessors[%1]: 位置は浮動小数点数でなければなりません</translation>
    </message>
    <message>
        <source>Indices must not be floats</source>
        <translation>インデックスに浮動小数点数は使えません</translation>
    </message>
    <message>
        <source>nodes[%1]: The file repeats its meshes to more than %2 vertices or triangles, the limit for a file of its size</source>
        <translation>nodes[%1]: ファイル内のメッシュの繰り返しにより、頂点または三角形がこの大きさのファイルの上限 %2 を超えます</translation>
    </message>
    <message>
        <source>accessors[%1]: Position %2 is not finite after the transform of its node</source>
        <translation>accessors[%1]: ノードの変換を適用すると位置 %2 が有限でなくなります</translation>
    </message>
    <message>
        <source>Must be a finite number</source>
        <translation>有限の数値でなければなりません</translation>
    </message>
    <message>
        <source>Must not be zero</source>
        <translation>ゼロであってはなりません</translation>
    </message>
    <message>
        <source>Must not be negative</source>
        <translation>負であってはなりません</translation>
    </message>
    <message>
        <source>Must have length 1 within 1e-9</source>
        <translation>長さは 1e-9 の誤差内で 1 でなければなりません</translation>
    </message>
    <message>
        <source>axes[%1] and axes[%2] are not perpendicular within 1e-9</source>
        <translation>axes[%1] と axes[%2] が 1e-9 の誤差内で直交していません</translation>
    </message>
    <message>
        <source>Must not be greater than %1</source>
        <translation>%1 以下でなければなりません</translation>
    </message>
    <message>
        <source>Must not be greater than max in %1</source>
        <translation>%1 座標で max 以下でなければなりません</translation>
    </message>
    <message>
        <source>Two edges of the quad cross or overlap</source>
        <translation>四角形の 2 本の辺が交差または重なっています</translation>
    </message>
    <message>
        <source>The vertices enclose no area: Newell&apos;s normal is zero</source>
        <translation>頂点が面積を囲んでいません。ニューウェルの法線がゼロです</translation>
    </message>
    <message>
        <source>The polygon exceeds the limit of operations; split it into parts</source>
        <translation>多角形が演算回数の上限を超えています。分割してください</translation>
    </message>
    <message>
        <source>The vertices are not coplanar: vertex %1 is off the plane of the others by more than 1e-6 of the size</source>
        <translation>頂点が同一平面上にありません。頂点 %1 が他の頂点の平面から、大きさの 1e-6 より離れています</translation>
    </message>
    <message>
        <source>The edges that start at vertices %1 and %2 cross or overlap</source>
        <translation>頂点 %1 と頂点 %2 から始まる辺が交差または重なっています</translation>
    </message>
    <message>
        <source>Entries must be -1, 0 or 1</source>
        <translation>要素は -1、0、1 のいずれかでなければなりません</translation>
    </message>
    <message>
        <source>Expected one number for each of %1 directions, found %2</source>
        <translation>%1 個の方向に 1 つずつ数値が必要ですが、%2 個あります</translation>
    </message>
    <message>
        <source>The directions do not span space</source>
        <translation>方向が空間を張っていません</translation>
    </message>
    <message>
        <source>The directions do not span the plane</source>
        <translation>方向が平面を張っていません</translation>
    </message>
    <message>
        <source>Expected %1 or more vertices, found %2</source>
        <translation>頂点は %1 個以上必要ですが、%2 個あります</translation>
    </message>
    <message>
        <source>Must be greater than 0</source>
        <translation>0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>Must be from 1 to %1</source>
        <translation>1 から %1 の範囲でなければなりません</translation>
    </message>
    <message>
        <source>A mesh needs at least one triangle</source>
        <translation>メッシュには少なくとも 1 つの三角形が必要です</translation>
    </message>
    <message>
        <source>Grid: %1: %2</source>
        <translation>グリッド: %1: %2</translation>
    </message>
    <message>
        <source>The grid extends beyond the range of a double</source>
        <translation>グリッドが double の範囲を超えています</translation>
    </message>
    <message>
        <source>The file ends after %1 of %2 cells</source>
        <translation>セル %2 個のうち %1 個の後でファイルが終わっています</translation>
    </message>
    <message>
        <source>Expected &quot;#binvox 1&quot;</source>
        <translation>&quot;#binvox 1&quot; が必要です</translation>
    </message>
    <message>
        <source>Expected a line &quot;dim&quot; before &quot;data&quot;</source>
        <translation>&quot;data&quot; の前に &quot;dim&quot; の行が必要です</translation>
    </message>
    <message>
        <source>The grid has %1 cells along a side; supported are 1 to 4096</source>
        <translation>グリッドの一辺のセルが %1 個です。対応しているのは 1 から 4096 個です</translation>
    </message>
    <message>
        <source>The file has no line &quot;data&quot;</source>
        <translation>ファイルに &quot;data&quot; の行がありません</translation>
    </message>
    <message>
        <source>The file has more than the %1 cells of its dimensions</source>
        <translation>ファイルのセルが、寸法から決まる %1 個を超えています</translation>
    </message>
    <message>
        <source>JSON file: %1: %2</source>
        <translation>JSON ファイル: %1: %2</translation>
    </message>
    <message>
        <source>JSON file: %1</source>
        <translation>JSON ファイル: %1</translation>
    </message>
    <message>
        <source>Must be %1</source>
        <translation>%1 でなければなりません</translation>
    </message>
    <message>
        <source>Expected three integers</source>
        <translation>3 つの整数が必要です</translation>
    </message>
    <message>
        <source>Expected three numbers</source>
        <translation>3 つの数値が必要です</translation>
    </message>
    <message>
        <source>The file has %1 bytes, but its JSON file says %2 cells</source>
        <translation>ファイルは %1 バイトですが、JSON ファイルではセルが %2 個です</translation>
    </message>
    <message>
        <source>Not enough memory for the voxels</source>
        <translation>ボクセルのためのメモリが足りません</translation>
    </message>
    <message>
        <source>%1: Unknown voxel format; the file name must end in one of %2</source>
        <translation>%1: 不明なボクセル形式です。ファイル名の拡張子は %2 のいずれかでなければなりません</translation>
    </message>
    <message>
        <source>The cells exceed the 4 GiB of a .vox file; write .binvox instead</source>
        <translation>セルが .vox ファイルの上限 4 GiB を超えています。.binvox で書き出してください</translation>
    </message>
    <message>
        <source>A MagicaVoxel scene holds %1 cells along a side, the grid has %2; lower the resolution or write .binvox</source>
        <translation>MagicaVoxel のシーンの一辺は %1 セルまでですが、グリッドは %2 セルです。解像度を下げるか、.binvox で書き出してください</translation>
    </message>
    <message>
        <source>A grid of %1 x %2 x %3 cells needs %4; %5 are free. About %6 cells along the longest side would fit; sparse storage needs less</source>
        <translation>%1 x %2 x %3 セルのグリッドには %4 が必要ですが、空きは %5 です。最も長い辺で約 %6 セルなら収まります。疎な格納なら少なくて済みます</translation>
    </message>
    <message>
        <source>A grid of %1 x %2 x %3 cells needs %4; %5 are free. About %6 cells along the longest side would fit</source>
        <translation>%1 x %2 x %3 セルのグリッドには %4 が必要ですが、空きは %5 です。最も長い辺で約 %6 セルなら収まります</translation>
    </message>
    <message>
        <source>The file must begin with &quot;VOX &quot;</source>
        <translation>ファイルは &quot;VOX &quot; で始まらなければなりません</translation>
    </message>
    <message>
        <source>The file has no chunk MAIN</source>
        <translation>ファイルに MAIN チャンクがありません</translation>
    </message>
    <message>
        <source>The file ends inside a chunk</source>
        <translation>チャンクの途中でファイルが終わっています</translation>
    </message>
    <message>
        <source>The file has no models</source>
        <translation>ファイルにモデルがありません</translation>
    </message>
    <message>
        <source>The scene of the file has no models</source>
        <translation>ファイルのシーンにモデルがありません</translation>
    </message>
    <message>
        <source>The models extend over more than 4096 cells</source>
        <translation>モデル全体の範囲が 4096 セルを超えています</translation>
    </message>
    <message>
        <source>A cell lies outside its model</source>
        <translation>セルがモデルの外にあります</translation>
    </message>
    <message>
        <source>A model must have 1 to 4096 cells along each side</source>
        <translation>モデルの一辺は 1 から 4096 セルでなければなりません</translation>
    </message>
    <message>
        <source>Cells precede the size of their model</source>
        <translation>モデルの大きさより前にセルがあります</translation>
    </message>
    <message>
        <source>Invalid rotation</source>
        <translation>回転が不正です</translation>
    </message>
    <message>
        <source>Invalid translation</source>
        <translation>平行移動が不正です</translation>
    </message>
    <message>
        <source>A chunk %1 is too short</source>
        <translation>チャンク %1 が短すぎます</translation>
    </message>
    <message>
        <source>The scene refers to a missing node</source>
        <translation>シーンが存在しないノードを参照しています</translation>
    </message>
    <message>
        <source>The nodes of the scene are not a tree, or nested too deeply</source>
        <translation>シーンのノードが木になっていないか、入れ子が深すぎます</translation>
    </message>
    <message>
        <source>The models are too far apart</source>
        <translation>モデルどうしが離れすぎています</translation>
    </message>
    <message>
        <source>The scene refers to a missing model</source>
        <translation>シーンが存在しないモデルを参照しています</translation>
    </message>
    <message>
        <source>Node %1: The scene repeats models to more than %2 cells, the limit for a file of its size</source>
        <translation>ノード %1: シーン内のモデルの繰り返しにより、セルがこの大きさのファイルの上限 %2 を超えます</translation>
    </message>
    <message>
        <source>The cell size exceeds the range of a double</source>
        <translation>セルの大きさが double の範囲を超えています</translation>
    </message>
    <message>
        <source>%1: Expected six integers</source>
        <translation>%1: 6 つの整数が必要です</translation>
    </message>
    <message>
        <source>%1: A grid must have 1 to 4096 cells along each side</source>
        <translation>%1: グリッドの一辺は 1 から 4096 セルでなければなりません</translation>
    </message>
    <message>
        <source>%1: The spacing must be the same along all axes</source>
        <translation>%1: 間隔はすべての軸で同じでなければなりません</translation>
    </message>
    <message>
        <source>The file ends before the last cell</source>
        <translation>最後のセルの前でファイルが終わっています</translation>
    </message>
    <message>
        <source>The file has no appended data</source>
        <translation>ファイルに追加データがありません</translation>
    </message>
    <message>
        <source>Appended data must be raw</source>
        <translation>追加データは raw でなければなりません</translation>
    </message>
    <message>
        <source>Compressed files are not supported; write the file without compression</source>
        <translation>圧縮されたファイルには対応していません。圧縮せずに書き出してください</translation>
    </message>
    <message>
        <source>The file ends before its data</source>
        <translation>データの前でファイルが終わっています</translation>
    </message>
    <message>
        <source>The file has %1 bytes for %2 cells</source>
        <translation>セル %2 個に対してファイルは %1 バイトです</translation>
    </message>
    <message>
        <source>Not a VTK image data file</source>
        <translation>VTK の画像データファイルではありません</translation>
    </message>
    <message>
        <source>The file has no cell data</source>
        <translation>ファイルにセルのデータがありません</translation>
    </message>
    <message>
        <source>More than one number per cell is not supported</source>
        <translation>セルごとに 2 つ以上の数値を持つファイルには対応していません</translation>
    </message>
    <message>
        <source>Cell data must be ASCII or appended bytes</source>
        <translation>セルのデータは ASCII か追加されたバイト列でなければなりません</translation>
    </message>
    <message>
        <source>Unterminated string</source>
        <translation>文字列が閉じられていません</translation>
    </message>
    <message>
        <source>Control character in a string; write it as \u00XX</source>
        <translation>文字列に制御文字があります。\u00XX と書いてください</translation>
    </message>
    <message>
        <source>Invalid UTF-8 in a string</source>
        <translation>文字列に不正な UTF-8 があります</translation>
    </message>
    <message>
        <source>Unknown escape sequence in a string</source>
        <translation>文字列に不明なエスケープシーケンスがあります</translation>
    </message>
    <message>
        <source>Expected four hexadecimal digits after \u</source>
        <translation>\u の後には 16 進数字が 4 つ必要です</translation>
    </message>
    <message>
        <source>Unpaired surrogate in a string</source>
        <translation>文字列に対になっていないサロゲートがあります</translation>
    </message>
    <message>
        <source>Expected the version of the scene format, such as 1</source>
        <translation>1 のようなシーン形式のバージョンが必要です</translation>
    </message>
    <message>
        <source>The file has version %1 of the scene format, and this program reads versions up to %2; open it with a newer Hairline</source>
        <translation>ファイルはシーン形式のバージョン %1 ですが、このプログラムが読めるのはバージョン %2 までです。新しい Hairline で開いてください</translation>
    </message>
    <message>
        <source>%1 is not a version of the scene format</source>
        <translation>%1 はシーン形式のバージョンではありません</translation>
    </message>
    <message>
        <source>Required field is missing</source>
        <translation>必須のフィールドがありません</translation>
    </message>
    <message>
        <source>objects[%1] has the same id; every id must be unique</source>
        <translation>objects[%1] の id と同じです。id はどれも一意でなければなりません</translation>
    </message>
    <message>
        <source>Object %1: %2</source>
        <translation>オブジェクト %1: %2</translation>
    </message>
    <message>
        <source>No object has the id %1</source>
        <translation>%1 を id に持つオブジェクトはありません</translation>
    </message>
    <message>
        <source>Not a Hairline scene; expected %1</source>
        <translation>Hairline のシーンではありません。%1 が必要です</translation>
    </message>
    <message>
        <source>%1 is not a colour; write one such as &quot;#ff8800&quot; or &quot;orange&quot;</source>
        <translation>%1 は色ではありません。&quot;#ff8800&quot; や &quot;orange&quot; のように書いてください</translation>
    </message>
    <message>
        <source>Not enough memory for the scene</source>
        <translation>シーンのためのメモリが足りません</translation>
    </message>
    <message>
        <source>Cannot be combined with %1 or %2; give one or the other</source>
        <translation>%1 や %2 と同時には使えません。どちらか一方にしてください</translation>
    </message>
    <message>
        <source>The points are collinear, or too close to that or too far out for a plane in double precision</source>
        <translation>点が一直線上にあるか、それに近すぎるか、遠すぎるため、倍精度で平面を表せません</translation>
    </message>
    <message>
        <source>The plane through the points was rounded to the nearest doubles; exact arithmetic uses the points</source>
        <translation>点を通る平面は最も近い double に丸められました。厳密演算では点そのものを使います</translation>
    </message>
    <message>
        <source>center and half_extents were rounded to the nearest doubles</source>
        <translation>center と half_extents は最も近い double に丸められました</translation>
    </message>
    <message>
        <source>an object with a type</source>
        <translation>型を持つオブジェクト</translation>
    </message>
    <message>
        <source>%1 is not a type of shape</source>
        <translation>%1 は形状の型ではありません</translation>
    </message>
    <message>
        <source>Expected %1, found %2</source>
        <translation>%1が必要ですが、%2があります</translation>
    </message>
    <message>
        <source>Must be an integer in the range of 32 bits</source>
        <translation>32 ビットの範囲の整数でなければなりません</translation>
    </message>
    <message>
        <source>%1 is not a number. Write a plain number without quotes, a hexadecimal float such as &quot;0x1.8p+1&quot; or a fraction such as &quot;1/3&quot;, all within the range of a double</source>
        <translation>%1 は数値ではありません。引用符なしの数値、&quot;0x1.8p+1&quot; のような 16 進浮動小数点数、または &quot;1/3&quot; のような分数を、double の範囲内で書いてください</translation>
    </message>
    <message>
        <source>%1 was rounded to the nearest double, %2</source>
        <translation>%1 は最も近い double の %2 に丸められました</translation>
    </message>
    <message>
        <source>Unexpected data after the JSON value</source>
        <translation>JSON の値の後に余分なデータがあります</translation>
    </message>
    <message>
        <source>%1 (line %2, column %3)</source>
        <translation>%1（%2 行 %3 列）</translation>
    </message>
    <message>
        <source>Objects and lists are nested deeper than %1 levels</source>
        <translation>オブジェクトとリストの入れ子が %1 段より深くなっています</translation>
    </message>
    <message>
        <source>The text ends where a JSON value is expected</source>
        <translation>JSON の値が必要な所でテキストが終わっています</translation>
    </message>
    <message>
        <source>Not a JSON number; NaN, infinities and a leading + or . are not allowed</source>
        <translation>JSON の数値ではありません。NaN、無限大、先頭の + と . は使えません</translation>
    </message>
    <message>
        <source>Expected a JSON value</source>
        <translation>JSON の値が必要です</translation>
    </message>
    <message>
        <source>Unterminated list</source>
        <translation>リストが閉じられていません</translation>
    </message>
    <message>
        <source>Expected a comma or ]</source>
        <translation>コンマか ] が必要です</translation>
    </message>
    <message>
        <source>Expected a key in quotes</source>
        <translation>引用符で囲んだキーが必要です</translation>
    </message>
    <message>
        <source>Expected a colon after the key</source>
        <translation>キーの後にコロンが必要です</translation>
    </message>
    <message>
        <source>Duplicate key &quot;%1&quot; in an object</source>
        <translation>オブジェクトのキー &quot;%1&quot; が重複しています</translation>
    </message>
    <message>
        <source>Unterminated object</source>
        <translation>オブジェクトが閉じられていません</translation>
    </message>
    <message>
        <source>Expected a comma or }</source>
        <translation>コンマか } が必要です</translation>
    </message>
    <message>
        <source>Expected a digit</source>
        <translation>数字が必要です</translation>
    </message>
    <message>
        <source>A number must not begin with a superfluous 0</source>
        <translation>数値の先頭に余分な 0 は付けられません</translation>
    </message>
    <message>
        <source>%1 is outside the range of a double</source>
        <translation>%1 は double の範囲を超えています</translation>
    </message>
    <message>
        <source>Cannot write the file</source>
        <translation>ファイルに書き込めません</translation>
    </message>
    <message>
        <source>Cannot write the file; the old one is unchanged</source>
        <translation>ファイルに書き込めません。元のファイルはそのままです</translation>
    </message>
    <message>
        <source>The scene shows none of these findings; see --find</source>
        <translation>シーンにこれらの検出結果はありません。--find を参照してください</translation>
    </message>
    <message>
        <source>The scene does not show its finding: %1</source>
        <translation>シーンの検出結果が再現しません: %1</translation>
    </message>
    <message>
        <source>sent an answer that is not JSON: %1</source>
        <translation>JSON でない応答: %1</translation>
    </message>
    <message>
        <source>answered a different request: %1</source>
        <translation>別の要求への応答: %1</translation>
    </message>
    <message>
        <source>reported an error: %1</source>
        <translation>エラーの応答: %1</translation>
    </message>
    <message>
        <source>sent an answer without results: %1</source>
        <translation>結果のない応答: %1</translation>
    </message>
    <message>
        <source>closed its output</source>
        <translation>出力を閉じました</translation>
    </message>
    <message>
        <source>ended (status %1)</source>
        <translation>終了しました（ステータス %1）</translation>
    </message>
    <message>
        <source>crashed (signal %1)</source>
        <translation>クラッシュしました（シグナル %1）</translation>
    </message>
    <message>
        <source>%1, holding %2 MiB of memory; the limit is %3 MiB</source>
        <translation>%1。メモリの使用量は %2 MiB、上限は %3 MiB です</translation>
    </message>
    <message>
        <source>sent a line that never ends</source>
        <translation>終わりのない行を応答しました</translation>
    </message>
    <message>
        <source>did not answer in time</source>
        <translation>時間内に応答しませんでした</translation>
    </message>
    <message>
        <source>does not read its requests</source>
        <translation>要求を読み取りません</translation>
    </message>
    <message>
        <source>No query of kind %1 takes these operands; see hairline queries</source>
        <translation>種類 %1 でこれらのオペランドを受け取るクエリはありません。hairline queries を参照してください</translation>
    </message>
    <message>
        <source>No method &quot;%1&quot; answers these operands</source>
        <translation>手法 &quot;%1&quot; はこれらのオペランドに答えません</translation>
    </message>
    <message>
        <source>None of these methods is built for these scalars</source>
        <translation>これらの数値型に対応する手法がありません</translation>
    </message>
    <message>
        <source>%1: Cannot start the plugin: %2</source>
        <translation>%1: プラグインを起動できません: %2</translation>
    </message>
    <message>
        <source>%1: The plugin does not answer %2</source>
        <translation>%1: プラグインは %2 に答えません</translation>
    </message>
    <message>
        <source>Not a file of findings; choose another file</source>
        <translation>検出結果のファイルではありません。別のファイルを選んでください</translation>
    </message>
    <message>
        <source>Not a JSON object</source>
        <translation>JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>The file has the findings of another search; choose another file</source>
        <translation>ファイルには別の検索の検出結果があります。別のファイルを選んでください</translation>
    </message>
    <message>
        <source>The file has the findings of other plugins; choose another file</source>
        <translation>ファイルには別のプラグインの検出結果があります。別のファイルを選んでください</translation>
    </message>
    <message>
        <source>Not a finding</source>
        <translation>検出結果ではありません</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセルされました</translation>
    </message>
    <message>
        <source>Width and height must be from 1 to %1 pixels</source>
        <translation>幅と高さは 1 から %1 ピクセルでなければなりません</translation>
    </message>
    <message>
        <source>The method gives no %1 for these shapes</source>
        <translation>手法はこれらの形状に %1 を返しません</translation>
    </message>
    <message>
        <source>The query exceeds the limit of operations</source>
        <translation>クエリが演算回数の上限を超えました</translation>
    </message>
    <message>
        <source>Cannot read the file</source>
        <translation>ファイルを読み込めません</translation>
    </message>
    <message>
        <source>%1: The file was truncated while it was read; open it again</source>
        <translation>%1: 読み込み中にファイルが短くなりました。もう一度開いてください</translation>
    </message>
    <message>
        <source>%1: Devices and pipes cannot be read; choose a regular file</source>
        <translation>%1: デバイスやパイプは読み込めません。通常のファイルを選んでください</translation>
    </message>
    <message>
        <source>%1: Not enough memory to read the file</source>
        <translation>%1: ファイルを読み込むメモリが足りません</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Cannot open the file</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message>
        <source>%1: The file has %2 bytes; the limit for this kind of file is %3</source>
        <translation>%1: ファイルは %2 バイトです。この種類のファイルの上限は %3 バイトです</translation>
    </message>
    <message>
        <source>Must not be empty; give the path of a file</source>
        <translation>空であってはなりません。ファイルのパスを指定してください</translation>
    </message>
    <message>
        <source>Must not contain a NUL character</source>
        <translation>NUL 文字を含んではなりません</translation>
    </message>
    <message>
        <source>URLs cannot be read; give the path of a file (begin a file name with ./)</source>
        <translation>URL は読み込めません。ファイルのパスを指定してください（ファイル名は ./ で始めてください）</translation>
    </message>
    <message>
        <source>Must be a relative path</source>
        <translation>相対パスでなければなりません</translation>
    </message>
    <message>
        <source>The mesh is not closed, or not consistently oriented</source>
        <translation>メッシュが閉じていないか、向きが揃っていません</translation>
    </message>
    <message>
        <source>No point was found inside the mesh</source>
        <translation>メッシュの内部に点が見つかりません</translation>
    </message>
    <message>
        <source>Along a given direction, round shapes can be brought into contact with planes only; clear the direction</source>
        <translation>方向を指定した場合、丸い形状を接触させられるのは平面だけです。方向の指定を外してください</translation>
    </message>
    <message>
        <source>The direction must not be zero</source>
        <translation>方向はゼロであってはなりません</translation>
    </message>
    <message>
        <source>The objects intersect at no position along the direction</source>
        <translation>その方向のどの位置でもオブジェクトは交差しません</translation>
    </message>
    <message>
        <source>The objects intersect at every position along the direction</source>
        <translation>その方向のどの位置でもオブジェクトは交差します</translation>
    </message>
    <message>
        <source>The polygon has more than %1 vertices, too many for an exact comparison</source>
        <translation>多角形の頂点が %1 個を超えているため、厳密に比較できません</translation>
    </message>
    <message>
        <source>The mesh has no triangles, or its file is not loaded</source>
        <translation>メッシュに三角形がないか、ファイルが読み込まれていません</translation>
    </message>
    <message>
        <source>The mesh has more than %1 triangles, too many for an exact comparison</source>
        <translation>メッシュの三角形が %1 個を超えているため、厳密に比較できません</translation>
    </message>
    <message>
        <source>A plane is unbounded</source>
        <translation>平面は有界ではありません</translation>
    </message>
    <message>
        <source>A %1 has circular edges; its exact distance is known from planes only</source>
        <translation>%1 には円形の縁があり、厳密な距離を求められるのは平面に対してだけです</translation>
    </message>
    <message>
        <source>The k-DOP is empty</source>
        <translation>k-DOP が空です</translation>
    </message>
    <message>
        <source>No exact query decides whether these objects intersect</source>
        <translation>これらのオブジェクトの交差を判定する厳密なクエリがありません</translation>
    </message>
    <message>
        <source>No query gives the distance between these objects</source>
        <translation>これらのオブジェクトの距離を求めるクエリがありません</translation>
    </message>
    <message>
        <source>The verdict does not change along the line between these objects</source>
        <translation>オブジェクトの間を動かしても判定が変わりません</translation>
    </message>
    <message>
        <source>The moved shape would be invalid</source>
        <translation>移動すると形状が不正になります</translation>
    </message>
    <message>
        <source>The exact query of the pair does not confirm the result; nothing was moved</source>
        <translation>ペアの厳密なクエリで結果を確認できないため、何も動かしませんでした</translation>
    </message>
    <message>
        <source>The direction must be finite</source>
        <translation>方向は有限でなければなりません</translation>
    </message>
    <message>
        <source>A planar shape would have to leave its plane to touch the other object</source>
        <translation>平面の形状が相手に接触するには、その平面から離れなければなりません</translation>
    </message>
    <message>
        <source>The moved shape would be invalid: %1</source>
        <translation>移動すると形状が不正になります: %1</translation>
    </message>
    <message>
        <source>The objects have no interior that could overlap</source>
        <translation>オブジェクトには重なり得る内部がありません</translation>
    </message>
    <message>
        <source>The objects stay in contact at every position along the axis</source>
        <translation>軸方向のどの位置でもオブジェクトは接触したままです</translation>
    </message>
    <message>
        <source>The objects intersect at every position; no translation separates them</source>
        <translation>オブジェクトはどの位置でも交差し、平行移動では分離できません</translation>
    </message>
    <message>
        <source>The shape is empty</source>
        <translation>形状が空です</translation>
    </message>
    <message>
        <source>The plane is crossed at every position; only objects parallel to it can be moved clear of it</source>
        <translation>どの位置でも平面と交差します。平面から離せるのは、平面に平行なオブジェクトだけです</translation>
    </message>
    <message>
        <source>The objects have too many convex parts to compare all pairs exactly</source>
        <translation>オブジェクトの凸部分が多すぎるため、すべての組を厳密に比較できません</translation>
    </message>
    <message>
        <source>The aligned shape would be invalid: %1</source>
        <translation>位置を合わせると形状が不正になります: %1</translation>
    </message>
    <message>
        <source>A %1 cannot be made coplanar: it has no vertices that can move independently</source>
        <translation>%1 は共面にできません。独立に動かせる頂点がありません</translation>
    </message>
    <message>
        <source>A %1 has no flat face to align with</source>
        <translation>%1 には、合わせられる平らな面がありません</translation>
    </message>
    <message>
        <source>A %1 cannot be made collinear; select a point, a segment, a line, a ray or a triangle</source>
        <translation>%1 は共線にできません。点、線分、直線、半直線、三角形のいずれかを選んでください</translation>
    </message>
    <message>
        <source>A %1 has no straight edge to align with</source>
        <translation>%1 には、合わせられる直線の辺がありません</translation>
    </message>
    <message>
        <source>A %1 has no vertex to snap</source>
        <translation>%1 には、スナップさせる頂点がありません</translation>
    </message>
    <message>
        <source>A %1 has no vertex to snap to</source>
        <translation>%1 には、スナップ先の頂点がありません</translation>
    </message>
    <message>
        <source>A %1 has no straight edge to snap to</source>
        <translation>%1 には、スナップ先の直線の辺がありません</translation>
    </message>
    <message>
        <source>A %1 has no flat face to snap to</source>
        <translation>%1 には、スナップ先の平らな面がありません</translation>
    </message>
    <message>
        <source>The grid step must be positive</source>
        <translation>グリッドの間隔は正でなければなりません</translation>
    </message>
    <message>
        <source>The closing bracket does not match the opening one</source>
        <translation>閉じ括弧が開き括弧と対応していません</translation>
    </message>
    <message>
        <source>The bracket is never closed</source>
        <translation>括弧が閉じられていません</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply</source>
        <translation>括弧の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>The repetition has nothing to repeat, or repeats it too often</source>
        <translation>繰り返す対象がないか、繰り返しの回数が多すぎます</translation>
    </message>
    <message>
        <source>Expressions are not evaluated; only numbers are read</source>
        <translation>式は計算されません。読み取るのは数値だけです</translation>
    </message>
    <message>
        <source>Ignored: the sign belongs to no number</source>
        <translation>無視しました: どの数値にも属さない記号です</translation>
    </message>
    <message>
        <source>Not a hexadecimal number in the range of a double; write it such as 0x1.8p+3</source>
        <translation>double の範囲の 16 進数ではありません。0x1.8p+3 のように書いてください</translation>
    </message>
    <message>
        <source>Not a finite number</source>
        <translation>有限の数値ではありません</translation>
    </message>
    <message>
        <source>Not a number: more than one decimal point</source>
        <translation>数値ではありません: 小数点が 2 つ以上あります</translation>
    </message>
    <message>
        <source>Not a number: letters follow the digits</source>
        <translation>数値ではありません: 数字の後に文字が続いています</translation>
    </message>
    <message>
        <source>The number exceeds the largest double, about 1.8e308</source>
        <translation>数値が double の最大値（約 1.8e308）を超えています</translation>
    </message>
    <message>
        <source>The number exceeds the largest float, about 3.4e38</source>
        <translation>数値が float の最大値（約 3.4e38）を超えています</translation>
    </message>
    <message>
        <source>No value was printed here</source>
        <translation>ここには値が出力されていません</translation>
    </message>
    <message>
        <source>The list is truncated here; paste it in full</source>
        <translation>リストがここで省略されています。全体を貼り付けてください</translation>
    </message>
    <message>
        <source>The matrix in line %1 has no shape to transform; paste one with it</source>
        <translation>%1 行目の行列で変換する形状がありません。形状も一緒に貼り付けてください</translation>
    </message>
    <message>
        <source>The matrix in line %1 would turn a %2 into a shape of another type; skip one of them</source>
        <translation>%1 行目の行列を適用すると、%2 が別の型の形状になります。どちらかを除いてください</translation>
    </message>
    <message>
        <source>The text is longer than 4 MiB; open it as a file</source>
        <translation>テキストが 4 MiB を超えています。ファイルとして開いてください</translation>
    </message>
    <message>
        <source>No shape found in this text</source>
        <translation>このテキストに形状が見つかりません</translation>
    </message>
    <message>
        <source>A vertex needs three coordinates</source>
        <translation>頂点には座標が 3 つ必要です</translation>
    </message>
    <message>
        <source>Ignored the weight or colour after the coordinates</source>
        <translation>座標の後の重みまたは色を無視しました</translation>
    </message>
    <message>
        <source>Ignored: a single number is not a shape</source>
        <translation>無視しました: 1 つの数値だけでは形状になりません</translation>
    </message>
    <message>
        <source>Ignored: %1 is not a field of the shape</source>
        <translation>無視しました: %1 はこの形状のフィールドではありません</translation>
    </message>
    <message>
        <source>The field names match no shape; the numbers are used in their order</source>
        <translation>フィールド名に合う形状がないため、数値を順番に使います</translation>
    </message>
    <message>
        <source>Ignored: a rotation is not a shape</source>
        <translation>無視しました: 回転は形状ではありません</translation>
    </message>
    <message>
        <source>M coordinates are not supported; remove them</source>
        <translation>M 座標には対応していません。取り除いてください</translation>
    </message>
    <message>
        <source>Hexadecimal integer; these may be the bits of a float</source>
        <translation>16 進数の整数です。float のビットの可能性があります</translation>
    </message>
    <message>
        <source>Possible decimal commas; only decimal points are read</source>
        <translation>小数点のコンマの可能性があります。小数点にはピリオドだけを使えます</translation>
    </message>
    <message>
        <source>No shape has %1 numbers</source>
        <translation>%1 個の数値で表される形状はありません</translation>
    </message>
    <message>
        <source>The scene has no visible triangle, quad, polygon or mesh</source>
        <translation>シーンに表示中の三角形、四角形、多角形、メッシュがありません</translation>
    </message>
    <message>
        <source>The clipboard has no objects of a scene. Copy objects here, or text such as {&quot;type&quot;: &quot;point&quot;, &quot;position&quot;: [0,0,0]}</source>
        <translation>クリップボードにシーンのオブジェクトがありません。オブジェクトか、{&quot;type&quot;: &quot;point&quot;, &quot;position&quot;: [0,0,0]} のようなテキストをコピーしてください</translation>
    </message>
    <message>
        <source>Entry %1 of element %2 has a list longer than the file</source>
        <translation>要素 %2 の %1 番のリストがファイルより長くなっています</translation>
    </message>
    <message>
        <source>Objects with many fields are referenced too often</source>
        <translation>多くのフィールドを持つオブジェクトへの参照が多すぎます</translation>
    </message>
    <message>
        <source>Must differ from a</source>
        <translation>a と異なる点でなければなりません</translation>
    </message>
    <message>
        <source>No method answers %1 for %2 and %3</source>
        <translation>%2 と %3 の %1 に答える手法がありません</translation>
    </message>
    <message>
        <source>No query takes a grid</source>
        <translation>グリッドを受け取るクエリはありません</translation>
    </message>
    <message>
        <source>Not a finding that this version can read</source>
        <translation>このバージョンで読める検出結果ではありません</translation>
    </message>
    <message>
        <source>These operands do not fit the query</source>
        <translation>オペランドがクエリに合いません</translation>
    </message>
    <message>
        <source>Line %1 is cut off; resume the search, or remove the line</source>
        <translation>%1 行目が途中で切れています。検索を再開するか、その行を削除してください</translation>
    </message>
    <message>
        <source>search.%1: Not a value for this field</source>
        <translation>search.%1: このフィールドの値ではありません</translation>
    </message>
    <message>
        <source>%1: Finding %2 cannot be read by this version</source>
        <translation>%1: 検出結果 %2 はこのバージョンでは読めません</translation>
    </message>
    <message>
        <source>No settings of a search</source>
        <translation>検索の設定ではありません</translation>
    </message>
    <message>
        <source>No method answers this question exactly</source>
        <translation>この問いに正確に答える手法はありません</translation>
    </message>
    <message>
        <source>A record is limited to %1 bytes</source>
        <translation>1 件の記録は最大 %1 バイトです</translation>
    </message>
    <message>
        <source>The request exceeds the limit of operations; use smaller shapes or name fewer methods</source>
        <translation>この要求は演算回数の上限を超えます。図形を小さくするか、手法の指定を減らしてください</translation>
    </message>
    <message>
        <source>%1: Not a recording of hairline_capture.h</source>
        <translation>%1: hairline_capture.h の記録ファイルではありません</translation>
    </message>
    <message>
        <source>%1: The recording has version %2, and this program reads versions up to %3; use a newer Hairline</source>
        <translation>%1: 記録のバージョンは %2 ですが、このプログラムが読めるのは %3 までです。新しい Hairline を使ってください</translation>
    </message>
    <message>
        <source>%1: The header of the recording is damaged</source>
        <translation>%1: 記録ファイルのヘッダーが壊れています</translation>
    </message>
    <message>
        <source>The record is damaged</source>
        <translation>記録が壊れています</translation>
    </message>
    <message>
        <source>A displacement is not finite</source>
        <translation>変位が有限の値ではありません</translation>
    </message>
    <message>
        <source>A number is not a float; round it, or leave out &quot;float&quot;</source>
        <translation>float で表せない数値があります。丸めるか、&quot;float&quot; を外してください</translation>
    </message>
    <message>
        <source>Another window shows the scenes that are sent</source>
        <translation>別のウィンドウがすでにシーンを受信しています</translation>
    </message>
    <message>
        <source>%1, but not when asked alone</source>
        <translation>%1。単独で尋ねたときは起こりません</translation>
    </message>
    <message>
        <source>%1: The pair exceeds the limit of operations</source>
        <translation>%1: このペアは演算数の上限を超えています</translation>
    </message>
    <message>
        <source>A shape changed while it was read</source>
        <translation>読み取り中に図形が変更されました</translation>
    </message>
    <message>
        <source>Ignored: column %1</source>
        <translation>無視しました: 列 %1</translation>
    </message>
    <message>
        <source>Ignored: the fourth number fills a register</source>
        <translation>無視しました: 4 番目の数値はレジスターの余りを埋めるものです</translation>
    </message>
    <message>
        <source>Assumed: the plane is normal·X = %1</source>
        <translation>仮定: 平面は normal·X = %1 です</translation>
    </message>
    <message>
        <source>Assumed: the position is the center of the box</source>
        <translation>仮定: 位置はボックスの中心です</translation>
    </message>
    <message>
        <source>Assumed: this is a capsule</source>
        <translation>仮定: これはカプセルです</translation>
    </message>
    <message>
        <source>Assumed: its axis is %1</source>
        <translation>仮定: 軸は %1 です</translation>
    </message>
    <message>
        <source>Assumed: its axis is %1, and its height includes the caps</source>
        <translation>仮定: 軸は %1 で、高さは両端の半球を含みます</translation>
    </message>
    <message>
        <source>Assumed: its axis is %1, and its height leaves out the caps</source>
        <translation>仮定: 軸は %1 で、高さは両端の半球を含みません</translation>
    </message>
    <message>
        <source>A quaternion of zeros is no rotation</source>
        <translation>すべて 0 の四元数は回転を表しません</translation>
    </message>
    <message>
        <source>The quaternion is not of unit length; its direction is used</source>
        <translation>四元数の長さが 1 ではありません。向きだけを使います</translation>
    </message>
    <message>
        <source>Assumed: the quaternion is %1</source>
        <translation>仮定: 四元数の順序は %1 です</translation>
    </message>
    <message>
        <source>Assumed: a box of position and size, as Godot has it</source>
        <translation>仮定: Godot と同じく、位置と大きさによるボックスです</translation>
    </message>
    <message>
        <source>Assumed: the box is given by intervals of x, y and z</source>
        <translation>仮定: ボックスは x、y、z の区間で与えられています</translation>
    </message>
    <message>
        <source>Assumed: the columns are points</source>
        <translation>仮定: 各列が点です</translation>
    </message>
    <message>
        <source>Assumed: the four numbers are a %1, not another shape</source>
        <translation>仮定: 4 つの数値は %1 であり、別の形状ではありません</translation>
    </message>
    <message>
        <source>Read as a transform of the shapes that follow</source>
        <translation>後に続く形状の変換として読み込みました</translation>
    </message>
    <message>
        <source>Read as a point; choose the matrix to move the shapes that follow</source>
        <translation>点として読み込みました。後に続く形状を動かすには行列を選んでください</translation>
    </message>
    <message>
        <source>%1 is a size; the box has no center</source>
        <translation>%1 は大きさですが、ボックスの中心がありません</translation>
    </message>
    <message>
        <source>CGAL prints the square of a radius; give the radius</source>
        <translation>CGAL は半径の 2 乗を出力します。半径を指定してください</translation>
    </message>
    <message>
        <source>CGAL prints a ray by two points; give its direction</source>
        <translation>CGAL は半直線を 2 点で出力します。方向を指定してください</translation>
    </message>
    <message>
        <source>Read as the bits of floating-point numbers</source>
        <translation>浮動小数点数のビット列として読み込みました</translation>
    </message>
    <message>
        <source>The axis has length 0</source>
        <translation>軸の長さが 0 です</translation>
    </message>
    <message>
        <source>Cannot create the folder</source>
        <translation>フォルダを作成できません</translation>
    </message>
    <message>
        <source>%1: The folder must belong to you and be closed to others</source>
        <translation>%1: 自分が所有し、他のユーザーが入れないフォルダである必要があります</translation>
    </message>
    <message>
        <source>Cannot open a socket</source>
        <translation>ソケットを開けません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names a file; send its triangles instead</source>
        <translation>「%1」はファイルを参照しています。三角形のデータを送ってください</translation>
    </message>
    <message>
        <source>%1: Cannot receive scenes (%2)</source>
        <translation>%1: シーンを受信できません（%2）</translation>
    </message>
    <message>
        <source>Unknown kind; expected point, axis, planes, weights, plane, crossings, equations, intervals, inside or factors</source>
        <translation>未知の種類です。point、axis、planes、weights、plane、crossings、equations、intervals、inside、factors のいずれかが必要です</translation>
    </message>
    <message>
        <source>Expected an object</source>
        <translation>オブジェクトが必要です</translation>
    </message>
    <message>
        <source>Expected &quot;a&quot; or &quot;b&quot;</source>
        <translation>&quot;a&quot; または &quot;b&quot; が必要です</translation>
    </message>
    <message>
        <source>Expected a list</source>
        <translation>リストが必要です</translation>
    </message>
    <message>
        <source>Expected a string</source>
        <translation>文字列が必要です</translation>
    </message>
    <message>
        <source>Expected an index from 0</source>
        <translation>0 以上の添字が必要です</translation>
    </message>
    <message>
        <source>Expected a list of two or three numbers</source>
        <translation>2 個または 3 個の数のリストが必要です</translation>
    </message>
    <message>
        <source>Expected a list of %1 entries</source>
        <translation>%1 個の要素のリストが必要です</translation>
    </message>
    <message>
        <source>The number is longer than %1 characters</source>
        <translation>数が %1 文字を超えています</translation>
    </message>
    <message>
        <source>Expected a rational such as &quot;1/3&quot; or a hexadecimal float</source>
        <translation>&quot;1/3&quot; のような有理数、または 16 進浮動小数点数が必要です</translation>
    </message>
    <message>
        <source>Expected points, found %1</source>
        <translation>points が必要ですが、%1 でした</translation>
    </message>
    <message>
        <source>Expected at most %1 entries, found %2</source>
        <translation>要素は %1 個までですが、%2 個あります</translation>
    </message>
    <message>
        <source>Only the vertices of a point, segment, triangle or mesh can move on their own lines; give a %1</source>
        <translation>頂点がそれぞれの直線上を動けるのは点、線分、三角形、メッシュだけです。%1 を指定してください</translation>
    </message>
    <message>
        <source>Cannot be combined with %1; give one or the other</source>
        <translation>%1 と同時には使えません。どちらか一方にしてください</translation>
    </message>
    <message>
        <source>Expected one displacement per vertex, %1, found %2</source>
        <translation>変位は頂点ごとに 1 つ、%1 個必要ですが、%2 個あります</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: A search cannot start from vertices that move on their own lines; give a %2</source>
        <translation>&quot;%1&quot;: それぞれの直線上を動く頂点から検索は始められません。%2 を指定してください</translation>
    </message>
    <message>
        <source>A half-space is unbounded</source>
        <translation>半空間は有界ではありません</translation>
    </message>
    <message>
        <source>The half-space is entered at every position; only objects that end on its outer side can be moved clear of it</source>
        <translation>どの位置でも半空間に入ります。半空間から離せるのは、その外側で終わるオブジェクトだけです</translation>
    </message>
    <message>
        <source>Unit tests cannot contain a %1</source>
        <translation>単体テストに %1 は入れられません</translation>
    </message>
    <message>
        <source>Unit tests cannot contain vertices that move on their own lines</source>
        <translation>単体テストに、それぞれの直線上を動く頂点は入れられません</translation>
    </message>
    <message>
        <source>An ellipsoid is curved; its exact distance is known from planes only</source>
        <translation>楕円体は曲面であり、厳密な距離を求められるのは平面に対してだけです</translation>
    </message>
    <message>
        <source>Must be at most 1000 turns (6283.185307179586 radians)</source>
        <translation>1000 回転 (6283.185307179586 ラジアン) 以下でなければなりません</translation>
    </message>
    <message>
        <source>A shape of the plane rotates about an axis along z</source>
        <translation>平面の図形は z 方向の軸の周りに回転します</translation>
    </message>
    <message>
        <source>Unit tests cannot contain objects that rotate</source>
        <translation>単体テストに、回転するオブジェクトは入れられません</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: A search cannot start from an object that rotates; remove its rotation</source>
        <translation>&quot;%1&quot;: 回転するオブジェクトから検索は始められません。回転を削除してください</translation>
    </message>
    <message>
        <source>Shapes that rotate are swept in float and double only</source>
        <translation>回転する図形の掃引は float と double だけです</translation>
    </message>
    <message>
        <source>The vertex is off the plane of the outer loop by more than 1e-6 of the size</source>
        <translation>頂点が外側のループの平面から大きさの 1e-6 より離れています</translation>
    </message>
    <message>
        <source>Recordings cannot hold polygons with holes</source>
        <translation>記録には穴のある多角形を含められません</translation>
    </message>
    <message>
        <source>All vertices of the hole coincide</source>
        <translation>穴のすべての頂点が一致しています</translation>
    </message>
    <message>
        <source>The edge that starts here touches the edge that starts at vertices[%1]</source>
        <translation>ここから始まる辺が、vertices[%1] から始まる辺に接触しています</translation>
    </message>
    <message>
        <source>The edge that starts here touches the edge that starts at holes[%1][%2]</source>
        <translation>ここから始まる辺が、holes[%1][%2] から始まる辺に接触しています</translation>
    </message>
    <message>
        <source>The hole is outside the outer loop</source>
        <translation>穴が外側のループの外にあります</translation>
    </message>
    <message>
        <source>The hole is inside holes[%1]</source>
        <translation>穴が holes[%1] の中にあります</translation>
    </message>
    <message>
        <source>In float: a number is outside the range of binary32</source>
        <translation>float では数値が binary32 の範囲を超えています</translation>
    </message>
    <message>
        <source>In float: rounding to binary32 makes the shape invalid: %1</source>
        <translation>float では binary32 に丸めると形状が不正になります: %1</translation>
    </message>
    <message>
        <source>Another search is writing to the file; wait for it, or choose another file</source>
        <translation>別の検索がファイルに書き込んでいます。終わるのを待つか、別のファイルを選んでください</translation>
    </message>
    <message>
        <source>Expected a list of three numbers</source>
        <translation>3 個の数のリストが必要です</translation>
    </message>
    <message>
        <source>%1: A number is beyond the range of float, or a direction vanishes in it</source>
        <translation>%1: 数値が float の範囲を超えているか、方向が float では 0 になります</translation>
    </message>
</context>
<context>
    <name>CutLines</name>
    <message>
        <source>inside for all t</source>
        <translation>すべての t で内側</translation>
    </message>
    <message>
        <source>inside of this slab</source>
        <translation>このスラブの内側</translation>
    </message>
    <message>
        <source>inside for no t</source>
        <translation>内側になる t はない</translation>
    </message>
    <message>
        <source>already empty</source>
        <translation>すでに何も残っていない</translation>
    </message>
    <message>
        <source>empty: a miss</source>
        <translation>何も残らない: 非交差</translation>
    </message>
    <message>
        <source>remaining after this cut</source>
        <translation>この切断の後に残る</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>残りなし</translation>
    </message>
    <message>
        <source>vertices left: %1</source>
        <translation>残った頂点: %1</translation>
    </message>
    <message>
        <source>nearest, on %1</source>
        <translation>%1 上の最近点</translation>
    </message>
    <message>
        <source>points of A − B</source>
        <translation>A − B の点</translation>
    </message>
    <message>
        <source>distance of their hull from the origin</source>
        <translation>原点からその凸包までの距離</translation>
    </message>
    <message>
        <source>the origin is in the hull</source>
        <translation>原点は凸包の中にある</translation>
    </message>
    <message>
        <source>direction of the next support point</source>
        <translation>次の支持点の方向</translation>
    </message>
    <message>
        <source>distance at this time</source>
        <translation>この時刻の距離</translation>
    </message>
</context>
<context>
    <name>Definitions</name>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>An operand of a query: its letter, its name, and what it is.</extracomment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>準備</translation>
    </message>
</context>
<context>
    <name>Degenerate</name>
    <message>
        <source>rounds to zero in %1</source>
        <translation>%1 では 0 に丸められます</translation>
    </message>
    <message>
        <source>edge %1 has length 0</source>
        <translation>辺 %1 の長さは 0 です</translation>
    </message>
    <message>
        <source>edge %1 is parallel to %2</source>
        <translation>辺 %1 は %2 に平行です</translation>
    </message>
    <message>
        <source>the triangle has no area</source>
        <translation>三角形に面積がありません</translation>
    </message>
</context>
<context>
    <name>DerivationTexts</name>
    <message>
        <source>Source: %1</source>
        <translation>出典: %1</translation>
    </message>
    <message>
        <source>… steps before these: %1</source>
        <translation>… この前のステップ: %1</translation>
    </message>
    <message>
        <source>… steps after these: %1</source>
        <translation>… この後のステップ: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>Derivations</name>
    <message>
        <source>decides</source>
        <translation>決め手</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>DragTexts</name>
    <message>
        <source>Scale %1</source>
        <translation>%1 を拡大縮小</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 個のオブジェクト</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 を変更</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 を移動</translation>
    </message>
    <message>
        <source>by %1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source> (%1 becomes an oriented box)</source>
        <translation> （%1 は有向ボックスになります）</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>%1 を回転</translation>
    </message>
    <message>
        <source> (unchanged, because the file of %1 is not loaded)</source>
        <translation> （%1 のファイルが読み込まれていないため、そのままです）</translation>
    </message>
    <message>
        <source>%1 rotates about the world axes only</source>
        <translation>%1 はワールドの軸まわりにのみ回転できます</translation>
    </message>
    <message>
        <source>%1 cannot be rotated this way</source>
        <translation>%1 はそのようには回転できません</translation>
    </message>
    <message>
        <source> (%1 rotates by 90° only)</source>
        <translation> （%1 は 90° 単位でのみ回転できます）</translation>
    </message>
    <message>
        <source> (uniformly, because %1 cannot be stretched)</source>
        <translation> （%1 は伸縮できないため、均等に拡大縮小します）</translation>
    </message>
</context>
<context>
    <name>EdgeFunctionDrawing</name>
    <message>
        <source>%1: a point in this projection</source>
        <translation>%1: この射影では点になります</translation>
    </message>
    <message>
        <source>%1: corner outside by %2</source>
        <translation>%1: 角は外側に %2</translation>
    </message>
    <message>
        <source>%1: corner inside by %2</source>
        <translation>%1: 角は内側に %2</translation>
    </message>
</context>
<context>
    <name>EdgeFunctionRow</name>
    <message>
        <source>degenerate</source>
        <translation>縮退</translation>
    </message>
    <message>
        <source>outside by %1</source>
        <translation>外側に %1</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>inside by %1</source>
        <translation>内側に %1</translation>
    </message>
    <message>
        <source>Inward normal as computed: %1</source>
        <translation>計算された内向き法線: %1</translation>
    </message>
    <message>
        <source>Measured from: %1</source>
        <translation>測る基準: %1</translation>
    </message>
    <message>
        <source>Edge function there: %1</source>
        <translation>そこでの辺関数: %1</translation>
    </message>
    <message>
        <source>In units of length: %1</source>
        <translation>長さの単位: %1</translation>
    </message>
    <message>
        <source>Support point: %1</source>
        <translation>最前の角: %1</translation>
    </message>
</context>
<context>
    <name>ExactText</name>
    <message>
        <source>a fraction of %1 over %2 digits</source>
        <translation>分子 %1 桁、分母 %2 桁の分数</translation>
    </message>
    <message>
        <source>decimal %1
hexadecimal %2
</source>
        <translation>10 進 %1
16 進 %2
</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>厳密に %1</translation>
    </message>
    <message>
        <source>exactly √(%1)</source>
        <translation>厳密に √(%1)</translation>
    </message>
    <message>
        <source>exactly (%1 + %2 √(%3)) / √(%4)</source>
        <translation>厳密に (%1 + %2 √(%3)) / √(%4)</translation>
    </message>
    <message numerus="yes">
        <source>an integer of %n digit(s)</source>
        <translation>
            <numerusform>%n 桁の整数</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExampleTexts</name>
    <message>
        <source>Triangle and box</source>
        <translation>三角形とボックス</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>光線</translation>
    </message>
    <message>
        <source>Convex hulls and GJK</source>
        <translation>凸包と GJK</translation>
    </message>
    <message>
        <source>Oriented boxes</source>
        <translation>有向ボックス</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>ボクセル</translation>
    </message>
    <message>
        <source>k-DOPs</source>
        <translation>k-DOP</translation>
    </message>
</context>
<context>
    <name>FeatureSnapping</name>
    <message>
        <source>vertex %1 of %2</source>
        <translation>%2 の頂点 %1</translation>
    </message>
    <message>
        <source>edge %1 of %2</source>
        <translation>%2 の辺 %1</translation>
    </message>
    <message>
        <source>face %1 of %2</source>
        <translation>%2 の面 %1</translation>
    </message>
</context>
<context>
    <name>FieldTexts</name>
    <message>
        <source>Rotation (°)</source>
        <translation>回転 (°)</translation>
    </message>
    <message>
        <source>Rotation axis</source>
        <translation>回転軸</translation>
    </message>
    <message>
        <source>Angle (°)</source>
        <translation>角度（°）</translation>
    </message>
    <message>
        <source>Motion axis</source>
        <translation>運動の回転軸</translation>
    </message>
    <message>
        <source>Motion angle (rad)</source>
        <translation>運動の回転角 (rad)</translation>
    </message>
    <message>
        <source>Motion centre</source>
        <translation>運動の回転中心</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Input rounding</source>
        <translation>入力の丸め</translation>
    </message>
    <message>
        <source>Methods differ</source>
        <translation>手法が食い違う</translation>
    </message>
    <message>
        <source>Differs from exact</source>
        <translation>厳密と異なる</translation>
    </message>
    <message>
        <source>Proof fails</source>
        <translation>証明が成り立たない</translation>
    </message>
    <message>
        <source>Changes when operands are swapped</source>
        <translation>オペランドの入れ替えで変わる</translation>
    </message>
    <message>
        <source>Changes with the order of vertices</source>
        <translation>頂点の順序で変わる</translation>
    </message>
    <message>
        <source>Changes when everything is moved</source>
        <translation>全体の移動で変わる</translation>
    </message>
    <message>
        <source>Changes when everything is scaled by 2ⁿ</source>
        <translation>全体の 2ⁿ 倍拡大縮小で変わる</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>非数</translation>
    </message>
    <message>
        <source>Takes long</source>
        <translation>時間がかかる</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Distance is wrong</source>
        <translation>距離が間違っている</translation>
    </message>
    <message>
        <source>First point outside</source>
        <translation>1つ目の点が外にある</translation>
    </message>
    <message>
        <source>Second point outside</source>
        <translation>2つ目の点が外にある</translation>
    </message>
    <message>
        <source>Nearest points are wrong</source>
        <translation>最近点が間違っている</translation>
    </message>
    <message>
        <source>Changes under rotation by 90°</source>
        <translation>全体の 90° 回転で変わる</translation>
    </message>
    <message>
        <source>Distance too short</source>
        <translation>距離が短すぎる</translation>
    </message>
    <message>
        <source>Distance too long</source>
        <translation>距離が長すぎる</translation>
    </message>
    <message>
        <source>False hit</source>
        <translation>誤った交差</translation>
    </message>
    <message>
        <source>False miss</source>
        <translation>交差の見落とし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A kind of finding and what happened: &quot;Fails: timed out&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>A kind of finding and two verdicts: &quot;Methods differ: Hit, Miss&quot;.</extracomment>
        <translation>%1: %2、%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>Axes with how often each is the one, and how many there are besides: &quot;box x (7), box y (2) and 2 more&quot;.</extracomment>
        <translation>
            <numerusform>%1 ほか %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly separated by %1</source>
        <translation>厳密には %1 が分離</translation>
    </message>
    <message>
        <source>separated by %1</source>
        <translation>%1 が分離</translation>
    </message>
    <message>
        <source>exactly touching on %1</source>
        <translation>厳密には %1 で接触</translation>
    </message>
    <message>
        <source>touching on %1</source>
        <translation>%1 で接触</translation>
    </message>
    <message>
        <source>exactly overlapping</source>
        <translation>厳密には重なっている</translation>
    </message>
    <message>
        <source>least overlap on %1</source>
        <translation>%1 で重なりが最小</translation>
    </message>
    <message>
        <source>exactly nearest %1</source>
        <translation>厳密には %1 が最も近い</translation>
    </message>
    <message>
        <source>nearest %1</source>
        <translation>%1 が最も近い</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A mistake and the step behind it: &quot;False hit, exactly separated by box x&quot;.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A mistake and how the inputs were made: &quot;False hit (touching)&quot;.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>隙間</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Error of the distance</source>
        <translation>距離の誤差</translation>
    </message>
    <message>
        <source>%1 %2, %3 of the size, %4 ulp</source>
        <extracomment>&quot;Gap 0.0011, 0.37 of the size, 1.2e6 ulp&quot;; the size is that of the larger operand.</extracomment>
        <translation>%1 %2、大きさの %3、%4 ulp</translation>
    </message>
</context>
<context>
    <name>FormulaWords</name>
    <message>
        <source>out of range</source>
        <translation>範囲外</translation>
    </message>
</context>
<context>
    <name>Handles</name>
    <message>
        <source>the offset of %1</source>
        <translation>%1 のオフセット</translation>
    </message>
    <message>
        <source>the base of %1</source>
        <translation>%1 の底面</translation>
    </message>
    <message>
        <source>the upper face of slab %1 of %2</source>
        <translation>%2 のスラブ %1 の上側の面</translation>
    </message>
    <message>
        <source>the lower face of slab %1 of %2</source>
        <translation>%2 のスラブ %1 の下側の面</translation>
    </message>
    <message>
        <source>the upper %1 face of %2</source>
        <translation>%2 の上側の %1 面</translation>
    </message>
    <message>
        <source>the lower %1 face of %2</source>
        <translation>%2 の下側の %1 面</translation>
    </message>
    <message>
        <source>the centre of %1</source>
        <translation>%1 の中心</translation>
    </message>
    <message>
        <source>the apex of %1</source>
        <translation>%1 の頂点</translation>
    </message>
    <message>
        <source>the origin of %1</source>
        <translation>%1 の始点</translation>
    </message>
    <message>
        <source>end %1 of %2</source>
        <translation>%2 の端点 %1</translation>
    </message>
    <message>
        <source>corner %1 of %2</source>
        <translation>%2 の角 %1</translation>
    </message>
    <message>
        <source>the cells of %1</source>
        <translation>%1 のセル</translation>
    </message>
    <message>
        <source>the radius of %1</source>
        <translation>%1 の半径</translation>
    </message>
    <message>
        <source>the normal of %1</source>
        <translation>%1 の法線</translation>
    </message>
    <message>
        <source>the direction of %1</source>
        <translation>%1 の方向</translation>
    </message>
    <message>
        <source>the displacement of %1</source>
        <translation>%1 の変位</translation>
    </message>
    <message>
        <source>the centre of rotation of %1</source>
        <translation>%1 の回転中心</translation>
    </message>
    <message>
        <source>the axis of rotation of %1</source>
        <translation>%1 の回転軸</translation>
    </message>
    <message>
        <source>the angle of rotation of %1</source>
        <translation>%1 の回転角</translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
    <message>
        <source>About Hairline</source>
        <translation>Hairline について</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hairline %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Hairline %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A workbench for collision geometry: drag two shapes until they almost touch, and see what every test says, why, and which of them is wrong.

Made with Qt %1 and Eigen.</source>
        <translation>衝突幾何のためのワークベンチです。2 つの形状を触れる寸前までドラッグし、各テストの答えとその理由、どれが誤っているかを確かめられます。

Qt %1 と Eigen を使用しています。</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>### In the view

| Mouse and keys | does |
|---|---|
| Click | select; again on the same spot: what lies behind |
| Shift or Ctrl + click | add to the selection, or take out of it |
| Drag a corner, a face, a tip, an object, the gizmo | move it |
| Drag a diamond | change a radius, a direction, a displacement |
| X, Y, Z while dragging | along one axis; with Shift in the plane across it |
| Ctrl while dragging | snap to the grid |
| G, R, S | move, rotate or scale the selection by the mouse or a typed number; Enter or a click confirms |
| Digits while dragging | the amount: a distance along the axis, degrees, a factor |
| N, also while dragging | turn snapping to corners, edges and faces of other objects on or off |
| M | measure between two places that are clicked |
| Ctrl+Wheel over the selected grid, [ and ] | its resolution; with Shift by one cell |
| Click a cell | explain it; double click: add it as a box |
| Esc while dragging | cancel the drag |
| Drag on empty space, middle button, or Alt + left button | orbit |
| Shift + middle button, or right button | move the view |
| Wheel | zoom to the cursor |
| Shift or Ctrl + drag on empty space | select what a rectangle touches |
| W, E, T | arrows to move, rings to rotate, handles to scale |
| L | along the axes of the object or of the world |
| Ctrl while rotating | by 15 degrees; a quarter turn is exact |
| F, A | frame what is selected, frame everything |
| P | perspective or orthographic |
| Arrow keys, Page Up, Page Down | nudge what is selected |
| Tab | select the next object |

### In number fields

| Keys | do |
|---|---|
| Up, Down | one step; with Shift ten, with Ctrl a tenth |
| Alt + Up, Alt + Down | the next double |
| Enter | take the number |
| Esc | bring the number back |

### Everywhere

| Keys | do |
|---|---|
| Shift+A, then a letter of the menu | add any shape |
| Space, Page Down, arrows while presenting | next step, previous step |
</source>
        <translation>### ビュー内

| マウスとキー | 動作 |
|---|---|
| クリック | 選択。同じ場所をもう一度: その背後のもの |
| Shift または Ctrl + クリック | 選択に追加、または選択から除外 |
| 角、面、先端、オブジェクト、ギズモをドラッグ | 移動 |
| ひし形をドラッグ | 半径、方向、変位を変更 |
| ドラッグ中に X、Y、Z | 1 つの軸に沿う。Shift を加えるとその軸に垂直な平面内 |
| ドラッグ中に Ctrl | グリッドにスナップ |
| G、R、S | 選択をマウスまたは入力した数で移動、回転、拡大縮小。Enter またはクリックで確定 |
| ドラッグ中に数字 | 量: 軸に沿う距離、角度（度）、倍率 |
| N（ドラッグ中も可） | 他のオブジェクトの角、辺、面へのスナップを切り替え |
| M | クリックした 2 か所の間を計測 |
| 選択したグリッド上で Ctrl+ホイール、[ と ] | 解像度。Shift を加えるとセル 1 個ずつ |
| セルをクリック | 説明を表示。ダブルクリック: ボックスとして追加 |
| ドラッグ中に Esc | ドラッグを取り消す |
| 何もない所をドラッグ、中ボタン、または Alt + 左ボタン | ビューを回転 |
| Shift + 中ボタン、または右ボタン | ビューを移動 |
| ホイール | カーソル位置へズーム |
| 何もない所で Shift または Ctrl + ドラッグ | 矩形に触れるものを選択 |
| W、E、T | 移動の矢印、回転のリング、拡大縮小のアーム |
| L | オブジェクトの軸かワールドの軸に沿う |
| 回転中に Ctrl | 15 度ずつ。90 度回転は厳密 |
| F、A | 選択範囲に合わせる、全体に合わせる |
| P | 透視投影または平行投影 |
| 矢印キー、Page Up、Page Down | 選択範囲を微動 |
| Tab | 次のオブジェクトを選択 |

### 数値欄

| キー | 動作 |
|---|---|
| 上、下 | 1 刻み。Shift で 10 倍、Ctrl で 10 分の 1 |
| Alt + 上、Alt + 下 | 隣の double |
| Enter | 数値を確定 |
| Esc | 数値を元に戻す |

### 共通

| キー | 動作 |
|---|---|
| Shift+A の後にメニューの文字 | 任意の形状を追加 |
| 発表中の Space、Page Down、矢印 | 次のステップ、前のステップ |
</translation>
    </message>
</context>
<context>
    <name>HierarchyTexts</name>
    <message>
        <source>top-down, at the midpoint</source>
        <translation>トップダウン、中点で分割</translation>
    </message>
    <message>
        <source>top-down, at the mean</source>
        <translation>トップダウン、平均で分割</translation>
    </message>
    <message>
        <source>top-down, at the median</source>
        <translation>トップダウン、中央値で分割</translation>
    </message>
    <message>
        <source>top-down, by surface area</source>
        <translation>トップダウン、表面積で分割</translation>
    </message>
    <message>
        <source>bottom-up</source>
        <translation>ボトムアップ</translation>
    </message>
    <message>
        <source>by insertion</source>
        <translation>逐次挿入</translation>
    </message>
    <message>
        <source>box</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>14-DOP</source>
        <translation>14-DOP</translation>
    </message>
    <message>
        <source>18-DOP</source>
        <translation>18-DOP</translation>
    </message>
    <message>
        <source>26-DOP</source>
        <translation>26-DOP</translation>
    </message>
    <message>
        <source>smallest sphere</source>
        <translation>最小包含球</translation>
    </message>
    <message>
        <source>sphere by Ritter</source>
        <translation>Ritter の球</translation>
    </message>
    <message>
        <source>6-DOP</source>
        <translation>6-DOP</translation>
    </message>
    <message>
        <source>4-DOP of the plane</source>
        <translation>平面の 4-DOP</translation>
    </message>
    <message>
        <source>8-DOP of the plane</source>
        <translation>平面の 8-DOP</translation>
    </message>
    <message>
        <source>oriented box</source>
        <translation>有向ボックス</translation>
    </message>
    <message>
        <source>oriented box, principal axes</source>
        <translation>有向ボックス（主軸）</translation>
    </message>
    <message>
        <source>oriented box, tighter</source>
        <translation>有向ボックス（より密着）</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>vertex</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>辺</translation>
    </message>
    <message>
        <source>face</source>
        <translation>面</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>box</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>%1 edge %2</source>
        <extracomment>An edge of the triangle in a projection, such as &quot;XY edge 2&quot;.</extracomment>
        <translation>%1 辺 %2</translation>
    </message>
    <message>
        <source>PEF</source>
        <translation>PEF</translation>
    </message>
    <message>
        <source>PEF setup</source>
        <translation>PEF セットアップ</translation>
    </message>
    <message>
        <source>SAT</source>
        <translation>SAT</translation>
    </message>
    <message>
        <source>GJK</source>
        <translation>GJK</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>クリッピング</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参照実装</translation>
    </message>
    <message>
        <source>Slabs</source>
        <translation>スラブ</translation>
    </message>
    <message>
        <source>float</source>
        <translation>float</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>交差</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>Closest</source>
        <translation>最近点</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>側</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>掃引</translation>
    </message>
    <message>
        <source>k-DOP</source>
        <translation>k-DOP</translation>
    </message>
    <message>
        <source>k-DOP in the plane</source>
        <translation>平面の k-DOP</translation>
    </message>
    <message>
        <source>%1 in the plane</source>
        <translation>平面内の%1</translation>
    </message>
    <message>
        <source>%1 - s - t of the free minimum, times the determinant</source>
        <translation>自由な最小点での %1 - s - t（行列式倍）</translation>
    </message>
    <message>
        <source>(sum of radii)² - distance²</source>
        <translation>（半径の和）² - 距離²</translation>
    </message>
    <message>
        <source>Voronoi region</source>
        <translation>ボロノイ領域</translation>
    </message>
    <message>
        <source>across direction</source>
        <translation>方向に直交する軸</translation>
    </message>
    <message>
        <source>across the common direction</source>
        <translation>共通の方向に直交する軸</translation>
    </message>
    <message>
        <source>across the motion</source>
        <translation>動きに直交する軸</translation>
    </message>
    <message>
        <source>along the common direction</source>
        <translation>共通の方向の軸</translation>
    </message>
    <message>
        <source>away from line</source>
        <translation>直線から離れる向き</translation>
    </message>
    <message>
        <source>away from origin</source>
        <translation>始点から離れる向き</translation>
    </message>
    <message>
        <source>axis to nearest point</source>
        <translation>軸から最近点へ</translation>
    </message>
    <message>
        <source>before cap b</source>
        <translation>底面 b の手前</translation>
    </message>
    <message>
        <source>before the base</source>
        <translation>底面の手前</translation>
    </message>
    <message>
        <source>between a and b</source>
        <translation>a と b の間</translation>
    </message>
    <message>
        <source>between two points</source>
        <translation>2 点を結ぶ軸</translation>
    </message>
    <message>
        <source>beyond cap a</source>
        <translation>底面 a より先</translation>
    </message>
    <message>
        <source>beyond the apex</source>
        <translation>頂点より先</translation>
    </message>
    <message>
        <source>box may be nearer</source>
        <translation>ボックスの方が近いかもしれない</translation>
    </message>
    <message>
        <source>box no nearer</source>
        <translation>ボックスの方が近いことはない</translation>
    </message>
    <message>
        <source>cap a</source>
        <translation>底面 a</translation>
    </message>
    <message>
        <source>cap b</source>
        <translation>底面 b</translation>
    </message>
    <message>
        <source>centre to centre</source>
        <translation>中心から中心へ</translation>
    </message>
    <message>
        <source>centre to nearest point</source>
        <translation>中心から最近点へ</translation>
    </message>
    <message>
        <source>common perpendicular</source>
        <translation>共通垂線</translation>
    </message>
    <message>
        <source>common point</source>
        <translation>共有点</translation>
    </message>
    <message>
        <source>direction a c</source>
        <translation>方向, a, c</translation>
    </message>
    <message>
        <source>direction b a</source>
        <translation>方向, b, a</translation>
    </message>
    <message>
        <source>direction c b</source>
        <translation>方向, c, b</translation>
    </message>
    <message>
        <source>direction · (end - centre)</source>
        <translation>方向 · (終点 - 中心)</translation>
    </message>
    <message>
        <source>direction · (origin - centre)</source>
        <translation>方向 · (始点 - 中心)</translation>
    </message>
    <message>
        <source>direction · (point - origin)</source>
        <translation>方向 · (点 - 始点)</translation>
    </message>
    <message>
        <source>discriminant of end a</source>
        <translation>端 a の判別式</translation>
    </message>
    <message>
        <source>discriminant of end b</source>
        <translation>端 b の判別式</translation>
    </message>
    <message>
        <source>edge %1 of a against b</source>
        <translation>a の辺 %1 と b</translation>
    </message>
    <message>
        <source>edge %1 of b against a</source>
        <translation>b の辺 %1 と a</translation>
    </message>
    <message>
        <source>edge along x</source>
        <translation>x 方向の辺</translation>
    </message>
    <message>
        <source>edge along y</source>
        <translation>y 方向の辺</translation>
    </message>
    <message>
        <source>edge along z</source>
        <translation>z 方向の辺</translation>
    </message>
    <message>
        <source>edge crosses the ray</source>
        <translation>辺がレイと交わる</translation>
    </message>
    <message>
        <source>edge function</source>
        <translation>辺関数</translation>
    </message>
    <message>
        <source>edge passes behind the ray</source>
        <translation>辺がレイの後ろを通る</translation>
    </message>
    <message>
        <source>edges and vertices in one plane</source>
        <translation>1 つの平面上の辺と頂点</translation>
    </message>
    <message>
        <source>end a</source>
        <translation>端 a</translation>
    </message>
    <message>
        <source>end a to nearest point</source>
        <translation>端 a から最近点へ</translation>
    </message>
    <message>
        <source>end b</source>
        <translation>端 b</translation>
    </message>
    <message>
        <source>end b to nearest point</source>
        <translation>端 b から最近点へ</translation>
    </message>
    <message>
        <source>end: distance² - radius²</source>
        <translation>終点: 距離² - 半径²</translation>
    </message>
    <message>
        <source>extent along the normal</source>
        <translation>法線方向の広がり</translation>
    </message>
    <message>
        <source>extents along the centres</source>
        <translation>中心を結ぶ向きの広がり</translation>
    </message>
    <message>
        <source>face ahead</source>
        <translation>前方の面</translation>
    </message>
    <message>
        <source>face behind</source>
        <translation>後方の面</translation>
    </message>
    <message>
        <source>face normal</source>
        <translation>面の法線</translation>
    </message>
    <message>
        <source>face normal %1 of a</source>
        <translation>a の面法線 %1</translation>
    </message>
    <message>
        <source>face normal %1 of b</source>
        <translation>b の面法線 %1</translation>
    </message>
    <message>
        <source>half-extent %1</source>
        <translation>半幅 %1</translation>
    </message>
    <message>
        <source>half-plane through the axis</source>
        <translation>軸を通る半平面</translation>
    </message>
    <message>
        <source>height at the end</source>
        <translation>終わりでの高さ</translation>
    </message>
    <message>
        <source>height of a %1 over b</source>
        <translation>b に対する a %1 の高さ</translation>
    </message>
    <message>
        <source>height of b %1 over a</source>
        <translation>a に対する b %1 の高さ</translation>
    </message>
    <message>
        <source>height of the apex</source>
        <translation>頂点の高さ</translation>
    </message>
    <message>
        <source>height of the base&apos;s centre</source>
        <translation>底面の中心の高さ</translation>
    </message>
    <message>
        <source>height of the centre</source>
        <translation>中心の高さ</translation>
    </message>
    <message>
        <source>height of the point</source>
        <translation>点の高さ</translation>
    </message>
    <message>
        <source>height over face</source>
        <translation>面からの高さ</translation>
    </message>
    <message>
        <source>height over the plane</source>
        <translation>平面からの高さ</translation>
    </message>
    <message>
        <source>in plane</source>
        <translation>平面内</translation>
    </message>
    <message>
        <source>in the common plane</source>
        <translation>共通の平面内</translation>
    </message>
    <message>
        <source>inside of edge</source>
        <translation>辺の内側</translation>
    </message>
    <message>
        <source>inside of edge %1</source>
        <translation>辺 %1 の内側</translation>
    </message>
    <message>
        <source>inside of face %1</source>
        <translation>面 %1 の内側</translation>
    </message>
    <message>
        <source>line of the planes</source>
        <translation>2 平面の交線</translation>
    </message>
    <message>
        <source>nearest pass</source>
        <translation>最も近づく位置</translation>
    </message>
    <message>
        <source>nearest points</source>
        <translation>最近点</translation>
    </message>
    <message>
        <source>normal of the common plane</source>
        <translation>共通の平面の法線</translation>
    </message>
    <message>
        <source>normal of the plane</source>
        <translation>平面の法線</translation>
    </message>
    <message>
        <source>normal · axis</source>
        <translation>法線 · 軸</translation>
    </message>
    <message>
        <source>origin: distance² - radius²</source>
        <translation>始点: 距離² - 半径²</translation>
    </message>
    <message>
        <source>pair of features</source>
        <translation>特徴のペア</translation>
    </message>
    <message>
        <source>plane normal</source>
        <translation>平面の法線</translation>
    </message>
    <message>
        <source>quad normal</source>
        <translation>四角形の法線</translation>
    </message>
    <message>
        <source>quarter turns</source>
        <translation>4 分の 1 回転の数</translation>
    </message>
    <message>
        <source>radius² - distance²</source>
        <translation>半径² - 距離²</translation>
    </message>
    <message>
        <source>radius² - distance² to a</source>
        <translation>半径² - a までの距離²</translation>
    </message>
    <message>
        <source>radius² - distance² to b</source>
        <translation>半径² - b までの距離²</translation>
    </message>
    <message>
        <source>radius² - distance² to the axis</source>
        <translation>半径² - 軸までの距離²</translation>
    </message>
    <message>
        <source>region in the half-plane</source>
        <translation>半平面内の領域</translation>
    </message>
    <message>
        <source>region of the line</source>
        <translation>直線の領域</translation>
    </message>
    <message>
        <source>rim a</source>
        <translation>縁 a</translation>
    </message>
    <message>
        <source>rim b</source>
        <translation>縁 b</translation>
    </message>
    <message>
        <source>s of the free minimum, times the determinant</source>
        <translation>自由な最小点での s（行列式倍）</translation>
    </message>
    <message>
        <source>segment ends</source>
        <translation>線分の両端</translation>
    </message>
    <message>
        <source>side %1 of a</source>
        <translation>a の側面 %1</translation>
    </message>
    <message>
        <source>side %1 of b</source>
        <translation>b の側面 %1</translation>
    </message>
    <message>
        <source>side of ab</source>
        <translation>ab の側</translation>
    </message>
    <message>
        <source>side of bc</source>
        <translation>bc の側</translation>
    </message>
    <message>
        <source>side of ca</source>
        <translation>ca の側</translation>
    </message>
    <message>
        <source>side: distance² - radius²</source>
        <translation>側面: 距離² - 半径²</translation>
    </message>
    <message>
        <source>squared height minus squared radius</source>
        <translation>高さ² - 半径²</translation>
    </message>
    <message>
        <source>squared height minus squared radius at the end</source>
        <translation>終わりでの高さ² - 半径²</translation>
    </message>
    <message>
        <source>squared height minus squared reach of the rim</source>
        <translation>高さ² - 縁の届く距離²</translation>
    </message>
    <message>
        <source>squared length of the direction</source>
        <translation>方向の長さ²</translation>
    </message>
    <message>
        <source>starts of intervals</source>
        <translation>区間の始点</translation>
    </message>
    <message>
        <source>t of the free minimum, times the determinant</source>
        <translation>自由な最小点での t（行列式倍）</translation>
    </message>
    <message>
        <source>triangle normal</source>
        <translation>三角形の法線</translation>
    </message>
    <message>
        <source>triangle of a leaf</source>
        <translation>葉の三角形</translation>
    </message>
    <message>
        <source>weight of vertex %1</source>
        <translation>頂点 %1 の重み</translation>
    </message>
    <message>
        <source>within the lateral surface</source>
        <translation>側面の内側</translation>
    </message>
    <message>
        <source>within the rim</source>
        <translation>縁の内側</translation>
    </message>
    <message>
        <source>area</source>
        <translation>面積</translation>
    </message>
    <message>
        <source>base</source>
        <translation>底面</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>縁</translation>
    </message>
    <message>
        <source>lateral surface</source>
        <translation>側面</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>side</source>
        <translation>側面</translation>
    </message>
    <message>
        <source>apex</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>end</source>
        <translation>終点</translation>
    </message>
    <message>
        <source>start</source>
        <translation>始点</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中間</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>slab</source>
        <translation>スラブ</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>傾き</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>volume</source>
        <translation>体積</translation>
    </message>
    <message>
        <source>features</source>
        <translation>特徴</translation>
    </message>
    <message>
        <source>meet</source>
        <translation>交差</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>平行</translation>
    </message>
    <message>
        <source>perpendicular</source>
        <translation>垂線</translation>
    </message>
    <message>
        <source>determinant</source>
        <translation>行列式</translation>
    </message>
    <message>
        <source>discriminant</source>
        <translation>判別式</translation>
    </message>
    <message>
        <source>advance</source>
        <translation>前進</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>始点</translation>
    </message>
    <message>
        <source>caps</source>
        <translation>両底面</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>底面</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>ray</source>
        <translation>半直線</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>線分</translation>
    </message>
    <message>
        <source>line</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>長方形</translation>
    </message>
    <message>
        <source>quad</source>
        <translation>四角形</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>多角形</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>円柱</translation>
    </message>
    <message>
        <source>cone</source>
        <translation>円錐</translation>
    </message>
    <message>
        <source>tetrahedron</source>
        <translation>四面体</translation>
    </message>
    <message>
        <source>frustum</source>
        <translation>錐台</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>simplex</source>
        <translation>単体</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>対角線</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Features of two shapes, such as &quot;vertex 0, face&quot;, or where a feature is: &quot;in plane, edge 1&quot;.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>An axis made of the cross product of two directions, such as &quot;x × edge 2&quot;.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 of a</source>
        <extracomment>A feature of the first operand, such as &quot;edge 2 of a&quot;.</extracomment>
        <translation>a の%1</translation>
    </message>
    <message>
        <source>%1 of b</source>
        <extracomment>A feature of the second operand.</extracomment>
        <translation>b の%1</translation>
    </message>
    <message>
        <source>BVH</source>
        <translation>BVH</translation>
    </message>
    <message>
        <source>Cyrus–Beck</source>
        <translation>Cyrus–Beck</translation>
    </message>
    <message>
        <source>Möller–Trumbore</source>
        <translation>Möller–Trumbore</translation>
    </message>
    <message>
        <source>Möller–Trumbore culled</source>
        <translation>Möller–Trumbore 片面</translation>
    </message>
    <message>
        <source>Plücker</source>
        <translation>Plücker</translation>
    </message>
    <message>
        <source>convex hull</source>
        <translation>凸包</translation>
    </message>
    <message>
        <source>oriented box</source>
        <translation>有向ボックス</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>An object without a name of its own: &quot;box 2&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>your program</source>
        <translation>自分のプログラム</translation>
    </message>
    <message>
        <source>apex and base</source>
        <translation>頂点と底面</translation>
    </message>
    <message>
        <source>box may be hit</source>
        <translation>箱に当たる可能性あり</translation>
    </message>
    <message>
        <source>box missed</source>
        <translation>箱に当たらない</translation>
    </message>
    <message>
        <source>determinant in double</source>
        <translation>倍精度の行列式</translation>
    </message>
    <message>
        <source>difference of the radii</source>
        <translation>半径の差</translation>
    </message>
    <message>
        <source>exact determinant</source>
        <translation>厳密な行列式</translation>
    </message>
    <message>
        <source>left product</source>
        <translation>左の積</translation>
    </message>
    <message>
        <source>right product</source>
        <translation>右の積</translation>
    </message>
    <message>
        <source>room of the centre</source>
        <translation>中心の余裕</translation>
    </message>
    <message>
        <source>term in x</source>
        <translation>x の項</translation>
    </message>
    <message>
        <source>term in y</source>
        <translation>y の項</translation>
    </message>
    <message>
        <source>term in z</source>
        <translation>z の項</translation>
    </message>
    <message>
        <source>term of point %1</source>
        <translation>点 %1 の項</translation>
    </message>
    <message>
        <source>triangle hit</source>
        <translation>三角形に当たる</translation>
    </message>
    <message>
        <source>triangle missed</source>
        <translation>三角形に当たらない</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>In circle</source>
        <translation>円の内部</translation>
    </message>
    <message>
        <source>In sphere</source>
        <translation>球の内部</translation>
    </message>
    <message>
        <source>bracket of the time</source>
        <translation>時刻の区間</translation>
    </message>
    <message>
        <source>coefficient %1</source>
        <translation>係数 %1</translation>
    </message>
    <message>
        <source>coplanar</source>
        <translation>共面</translation>
    </message>
    <message>
        <source>intersect at the start</source>
        <translation>開始時の交差</translation>
    </message>
    <message>
        <source>parameter on a</source>
        <translation>a 上のパラメータ</translation>
    </message>
    <message>
        <source>parameter on b</source>
        <translation>b 上のパラメータ</translation>
    </message>
    <message>
        <source>possible contact</source>
        <translation>接触の可能性</translation>
    </message>
    <message>
        <source>vertex on an edge</source>
        <translation>辺の上の頂点</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>セル数</translation>
    </message>
    <message>
        <source>displacement</source>
        <translation>変位</translation>
    </message>
    <message>
        <source>half extent</source>
        <translation>半辺長</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>normal · normal</source>
        <translation>法線 · 法線</translation>
    </message>
    <message>
        <source>offset - height</source>
        <translation>オフセット - 高さ</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>円板</translation>
    </message>
    <message>
        <source>half-space</source>
        <translation>半空間</translation>
    </message>
    <message>
        <source>ellipsoid</source>
        <translation>楕円体</translation>
    </message>
    <message>
        <source>positive roots</source>
        <translation>正の根</translation>
    </message>
    <message>
        <source>%1 - distance² in radii</source>
        <translation>%1 - 半径を単位とする距離²</translation>
    </message>
    <message>
        <source>search direction</source>
        <translation>探索方向</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>穴</translation>
    </message>
    <message numerus="yes">
        <source>polygon with %n hole(s)</source>
        <translation>
            <numerusform>穴が %n 個ある多角形</numerusform>
        </translation>
    </message>
    <message>
        <source>axis of the linear program</source>
        <translation>線形計画の軸</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>farthest point beyond the end</source>
        <translation>端を越える最も遠い点</translation>
    </message>
    <message>
        <source>room of the farthest point</source>
        <translation>最も遠い点の余裕</translation>
    </message>
    <message>
        <source>point enclosed</source>
        <translation>点は囲まれている</translation>
    </message>
    <message>
        <source>point outside</source>
        <translation>点は外側</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>first of the pair</source>
        <translation>ペアの 1 つ目</translation>
    </message>
    <message>
        <source>second of the pair</source>
        <translation>ペアの 2 つ目</translation>
    </message>
    <message>
        <source>other objects</source>
        <translation>他のオブジェクト</translation>
    </message>
    <message>
        <source>cells about which methods differ</source>
        <translation>手法が食い違うセル</translation>
    </message>
    <message>
        <source>nearest points, distance</source>
        <translation>最近点、距離</translation>
    </message>
    <message>
        <source>separating plane</source>
        <translation>分離平面</translation>
    </message>
    <message>
        <source>common point</source>
        <translation>共通点</translation>
    </message>
    <message>
        <source>common part, overlap</source>
        <translation>共通部分、重なり</translation>
    </message>
    <message>
        <source>bounding volumes</source>
        <translation>境界ボリューム</translation>
    </message>
    <message>
        <source>depth or normal</source>
        <translation>深さまたは法線</translation>
    </message>
    <message>
        <source>Voronoi region</source>
        <translation>ボロノイ領域</translation>
    </message>
    <message>
        <source>axis with both projections</source>
        <translation>軸と両方の射影</translation>
    </message>
    <message>
        <source>highlighted step</source>
        <translation>強調表示中のステップ</translation>
    </message>
    <message>
        <source>handles to drag</source>
        <translation>ドラッグするハンドル</translation>
    </message>
    <message>
        <source>occupied voxels</source>
        <translation>オンのセル</translation>
    </message>
    <message>
        <source>intersecting triangles of meshes</source>
        <translation>メッシュ同士が交差する三角形</translation>
    </message>
    <message>
        <source>overlapping volumes around disjoint objects</source>
        <translation>互いに交差しないのにボリュームが交差するもの</translation>
    </message>
    <message>
        <source>compared in one tree</source>
        <translation>一方の木で比べるもの</translation>
    </message>
    <message>
        <source>compared in the other tree</source>
        <translation>もう一方の木で比べるもの</translation>
    </message>
    <message>
        <source>other pairs that intersect</source>
        <translation>交差するほかのペア</translation>
    </message>
    <message>
        <source>point outside</source>
        <translation>点は外側</translation>
    </message>
</context>
<context>
    <name>LessonEdits</name>
    <message>
        <source>The value “%1” cannot be read: %2</source>
        <translation>値“%1”を読み取れません: %2</translation>
    </message>
    <message>
        <source>cells must be 6 or 26</source>
        <translation>cells は 6 か 26 でなければなりません</translation>
    </message>
    <message>
        <source>“%1” needs an object in front, as in triangle.%1</source>
        <translation>“%1”の前にはオブジェクトが必要です（例: triangle.%1）</translation>
    </message>
    <message>
        <source>The focus refers to an object that is not in the scene</source>
        <translation>focus がシーンにないオブジェクトを指しています</translation>
    </message>
    <message>
        <source>The scene has no object “%1”</source>
        <translation>シーンにオブジェクト“%1”はありません</translation>
    </message>
    <message>
        <source>“%1” has no field “%2”</source>
        <translation>“%1”にフィールド“%2”はありません</translation>
    </message>
    <message>
        <source>walk must be true</source>
        <translation>walk は true でなければなりません</translation>
    </message>
    <message>
        <source>picture must be weights, normals, distance or tests</source>
        <translation>picture は weights、normals、distance、tests のいずれかでなければなりません</translation>
    </message>
    <message>
        <source>tree must be a build method, a volume, objects or triangles</source>
        <translation>tree には構築法、ボリューム、objects、triangles のいずれかを指定します</translation>
    </message>
    <message>
        <source>“%1” is not a change of the form object.field = value</source>
        <translation>“%1”は object.field = value の形の変更ではありません</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The scene has no object “%1”</source>
        <translation>シーンにオブジェクト“%1”はありません</translation>
    </message>
    <message>
        <source>No step is called “%1”; there are: %2</source>
        <translation>“%1”というステップはありません。あるもの: %2</translation>
    </message>
    <message>
        <source>The checkpoint has no condition; there are: %1</source>
        <translation>チェックポイントに条件がありません。使用できるもの: %1</translation>
    </message>
    <message>
        <source>A question must have one answer “right: …” and at least one “wrong: …”</source>
        <translation>問題には“right: …”の答え 1 つと“wrong: …”が少なくとも 1 つ必要です</translation>
    </message>
    <message>
        <source>“%1” is not of the form key: value</source>
        <translation>“%1”は key: value の形ではありません</translation>
    </message>
    <message>
        <source>A block %1 has no “%2”; it has: %3</source>
        <translation>ブロック %1 に“%2”はありません。使用できるもの: %3</translation>
    </message>
    <message>
        <source>There is no kind of query “%1”</source>
        <translation>クエリの種類“%1”はありません</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>ファイルを読み取れません: %1</translation>
    </message>
    <message>
        <source>The text is not in UTF-8</source>
        <translation>テキストが UTF-8 ではありません</translation>
    </message>
    <message>
        <source>The lesson has no pages; each begins with a heading: ## Title</source>
        <translation>レッスンにページがありません。各ページは見出しで始まります: ## タイトル</translation>
    </message>
    <message>
        <source>There is a second title; pages begin with ##</source>
        <translation>2 つ目のタイトルがあります。ページは ## で始まります</translation>
    </message>
    <message>
        <source>There is no block “%1”; there are scene, checkpoint, predict and question, and code: text, c, cpp, json, python, rust</source>
        <translation>ブロック“%1”はありません。使用できるのは scene、checkpoint、predict、question と、コードの text、c、cpp、json、python、rust です</translation>
    </message>
    <message>
        <source>The block that begins here has no end: ```</source>
        <translation>ここで始まるブロックに終わりの ``` がありません</translation>
    </message>
    <message>
        <source>A scene has to name its file: file: NAME.hairline.json</source>
        <translation>シーンにはファイルの指定が必要です: file: NAME.hairline.json</translation>
    </message>
    <message>
        <source>The page has a scene already</source>
        <translation>このページにはすでにシーンがあります</translation>
    </message>
    <message>
        <source>The scene “%1” cannot be read: %2</source>
        <translation>シーン“%1”を読み取れません: %2</translation>
    </message>
    <message>
        <source>A checkpoint needs a scene on this page or an earlier one</source>
        <translation>チェックポイントには、このページか前のページのシーンが必要です</translation>
    </message>
    <message>
        <source>The page has no title</source>
        <translation>ページにタイトルがありません</translation>
    </message>
    <message>
        <source>The task is missing: task: …</source>
        <translation>何をするかを書く必要があります: task: …</translation>
    </message>
    <message>
        <source>A lesson must begin with its title: # Title</source>
        <translation>レッスンはタイトルで始める必要があります: # タイトル</translation>
    </message>
    <message>
        <source>The title must come before all pages</source>
        <translation>タイトルはすべてのページより上に置く必要があります</translation>
    </message>
    <message>
        <source>Text before the title</source>
        <translation>タイトルより上にテキストがあります</translation>
    </message>
    <message>
        <source>Block before the first page; pages begin with ##</source>
        <translation>## で始まる最初のページより前にブロックがあります</translation>
    </message>
    <message>
        <source>The figure “%1” is not an image in the lesson&apos;s folder</source>
        <translation>図“%1”を表示できません: レッスンのフォルダー内の画像ではありません</translation>
    </message>
</context>
<context>
    <name>Links</name>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open a page of %1 in the web browser?</source>
        <extracomment>%1 is the name of a host, such as www.example.org.</extracomment>
        <translation>%1 のページを Web ブラウザーで開きますか?</translation>
    </message>
    <message>
        <source>This link is not opened. Only web addresses (http, https) are.</source>
        <translation>このリンクは開きません。開けるのは Web アドレス (http、https) だけです。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>%1パネルの表示を切り替えます</translation>
    </message>
</context>
<context>
    <name>MapTexts</name>
    <message>
        <source>%1 position %2</source>
        <translation>%1 の位置 %2</translation>
    </message>
    <message>
        <source>%1 angle about %2</source>
        <translation>%1 の %2 まわりの角度</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%2 からの %1</translation>
    </message>
    <message>
        <source>overlapping, up to %1</source>
        <translation>重なっている、最大 %1</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>判定なし</translation>
    </message>
    <message>
        <source>no such shape</source>
        <translation>形状なし</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>A: %1, touching within %2</source>
        <translation>A: %1、%2 以内を接触とみなす</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>%1, ulps from %2</source>
        <translation>%1（%2 からの ulp 数）</translation>
    </message>
    <message>
        <source>A: yes</source>
        <translation>A は「はい」</translation>
    </message>
    <message>
        <source>A: no</source>
        <translation>A は「いいえ」</translation>
    </message>
    <message>
        <source>gap up to %1</source>
        <translation>離れている、最大 %1</translation>
    </message>
    <message>
        <source>only A: yes</source>
        <translation>A だけ「はい」</translation>
    </message>
    <message>
        <source>only B: yes</source>
        <translation>B だけ「はい」</translation>
    </message>
    <message>
        <source>both: yes</source>
        <translation>どちらも「はい」</translation>
    </message>
    <message>
        <source>both: no</source>
        <translation>どちらも「いいえ」</translation>
    </message>
</context>
<context>
    <name>Measurement</name>
    <message>
        <source>Δx %1, Δy %2, Δz %3</source>
        <translation>Δx %1、Δy %2、Δz %3</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>%1 to %2
distance %3 = %4
squared %5
%6</source>
        <translation>%1 から %2
距離 %3 = %4
2 乗 %5
%6</translation>
    </message>
    <message>
        <source>exactly %1, as a double %2</source>
        <translation>厳密に %1、double では %2</translation>
    </message>
    <message>
        <source>
angle between their directions %1</source>
        <translation>
方向のなす角 %1</translation>
    </message>
    <message>
        <source>%1, rounded</source>
        <translation>%1（丸めた値）</translation>
    </message>
    <message>
        <source>
nearest points by closest, %1, in %2</source>
        <translation>
最近点: closest の %1、%2</translation>
    </message>
    <message>
        <source>no angle: two of the points coincide</source>
        <translation>角度なし: 2 点が一致しています</translation>
    </message>
    <message>
        <source>angle at %1: %2</source>
        <translation>%1 での角度: %2</translation>
    </message>
    <message>
        <source>angle at %1 between %2 and %3
%4</source>
        <translation>%2 と %3 の間の %1 での角度
%4</translation>
    </message>
    <message>
        <source>corner %1 of %2</source>
        <translation>%2 の角 %1</translation>
    </message>
    <message>
        <source>edge %1 of %2</source>
        <translation>%2 の辺 %1</translation>
    </message>
    <message>
        <source>face %1 of %2</source>
        <translation>%2 の面 %1</translation>
    </message>
    <message>
        <source>a point of %1</source>
        <translation>%1 の点</translation>
    </message>
    <message>
        <source>centre of %1</source>
        <translation>%1の中心</translation>
    </message>
</context>
<context>
    <name>MeshFindings</name>
    <message numerus="yes">
        <source>%Ln degenerate triangle(s)</source>
        <translation>
            <numerusform>縮退三角形 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate triangle(s)</source>
        <translation>
            <numerusform>重複三角形 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hole(s) (%1)</source>
        <translation>
            <numerusform>穴 %Ln 個 (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>辺 %Ln 本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln non-manifold edge(s)</source>
        <translation>
            <numerusform>非多様体の辺 %Ln 本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s) with inconsistent winding</source>
        <translation>
            <numerusform>向きが一致しない辺 %Ln 本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unused vertex(vertices)</source>
        <translation>
            <numerusform>使われていない頂点 %Ln 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message>
        <source>Too small: the smallest double beside 0 is 4.9e-324.</source>
        <translation>小さすぎます。0 を除く最小の double は 4.9e-324 です。</translation>
    </message>
    <message>
        <source>Too large: the largest double is about 1.8e308.</source>
        <translation>大きすぎます。最大の double は約 1.8e308 です。</translation>
    </message>
    <message>
        <source>Empty: type a number, such as 1.5.</source>
        <translation>空です。1.5 のような数値を入力してください。</translation>
    </message>
    <message>
        <source>Not a fraction within the range of a double. Type two integers, the second not 0, such as 1/3.</source>
        <translation>double の範囲の分数ではありません。1/3 のように、整数を 2 つ入力してください（2 つ目は 0 以外）。</translation>
    </message>
    <message>
        <source>Not a hexadecimal float within the range of a double. Type one such as 0x1.8p+1.</source>
        <translation>double の範囲の 16 進浮動小数点数ではありません。0x1.8p+1 のように入力してください。</translation>
    </message>
    <message>
        <source>Comma and point in one number: use one of them, and none between thousands.</source>
        <translation>1 つの数値にコンマとピリオドがあります。どちらか一方だけを使い、桁区切りは入れないでください。</translation>
    </message>
    <message>
        <source>Not a number. Type a decimal (1.5 or 1,5), a fraction (1/3), or a hexadecimal float (0x1.8p+0).</source>
        <translation>数値ではありません。10 進数（1.5 または 1,5）、分数（1/3）、16 進浮動小数点数（0x1.8p+0）のいずれかを入力してください。</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>out of range</source>
        <translation>範囲外</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <extracomment>A number in decimal and then as a hexadecimal float.</extracomment>
        <translation>%1  (%2)</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>A number that is no double: &quot;about 0.333 (0x1.5p-2)&quot;, then the fraction it is.</extracomment>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>%1, exactly %2</source>
        <translation>%1、厳密に %2</translation>
    </message>
</context>
<context>
    <name>ObjectCommands</name>
    <message>
        <source>%1 %2</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>%1 %2 objects</source>
        <translation>%2 個のオブジェクト: %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 のコピー</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ロック解除</translation>
    </message>
    <message>
        <source>Add displacement to</source>
        <translation>変位を追加</translation>
    </message>
    <message>
        <source>Remove displacement of</source>
        <translation>変位を削除</translation>
    </message>
    <message>
        <source>Test These Three</source>
        <translation>この 3 つを判定</translation>
    </message>
    <message>
        <source>Test This Pair</source>
        <translation>このペアを判定</translation>
    </message>
    <message>
        <source>Test These Points</source>
        <translation>これらの点を判定</translation>
    </message>
    <message>
        <source>Add rotation to</source>
        <translation>回転を追加</translation>
    </message>
    <message>
        <source>Remove rotation of</source>
        <translation>回転を削除</translation>
    </message>
</context>
<context>
    <name>PasteTexts</name>
    <message>
        <source>more than a million</source>
        <translation>100 万以上</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>tuple</source>
        <translation>タプル</translation>
    </message>
    <message>
        <source>C or C++</source>
        <translation>C または C++</translation>
    </message>
    <message>
        <source>gdb</source>
        <translation>gdb</translation>
    </message>
    <message>
        <source>lldb</source>
        <translation>lldb</translation>
    </message>
    <message>
        <source>Visual Studio</source>
        <translation>Visual Studio</translation>
    </message>
    <message>
        <source>Eigen</source>
        <translation>Eigen</translation>
    </message>
    <message>
        <source>glm</source>
        <translation>glm</translation>
    </message>
    <message>
        <source>Unity</source>
        <translation>Unity</translation>
    </message>
    <message>
        <source>Unreal</source>
        <translation>Unreal</translation>
    </message>
    <message>
        <source>ROS</source>
        <translation>ROS</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Hairline</source>
        <translation>Hairline</translation>
    </message>
    <message>
        <source>WKT</source>
        <translation>WKT</translation>
    </message>
    <message>
        <source>OBJ</source>
        <translation>OBJ</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>JavaScript or Rust</source>
        <translation>JavaScript または Rust</translation>
    </message>
    <message>
        <source>Matrix (%1)</source>
        <translation>行列 (%1)</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>点 %1 個</translation>
    </message>
    <message>
        <source>%1 segments</source>
        <translation>線分 %1 個</translation>
    </message>
    <message>
        <source>%1 triangles</source>
        <translation>三角形 %1 個</translation>
    </message>
    <message>
        <source>%1 spheres</source>
        <translation>球 %1 個</translation>
    </message>
    <message>
        <source>%1 planes</source>
        <translation>平面 %1 個</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A shape and how its numbers are laid out: &quot;Box (min, max)&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>十分</translation>
    </message>
    <message>
        <source>%1 digits: one of %2 floats</source>
        <translation>%1 桁: %2 個の float のうちの 1 つ</translation>
    </message>
    <message>
        <source>%1 digits: enough for a float, one of %2 doubles</source>
        <translation>%1 桁: float には十分、double なら %2 個のうちの 1 つ</translation>
    </message>
    <message>
        <source>%1 digits: one of %2 floats or %3 doubles</source>
        <translation>%1 桁: %2 個の float、または %3 個の double のうちの 1 つ</translation>
    </message>
    <message>
        <source>1 object of a scene</source>
        <translation>シーンのオブジェクト 1 個</translation>
    </message>
    <message>
        <source>%1 objects of a scene</source>
        <translation>シーンのオブジェクト %1 個</translation>
    </message>
</context>
<context>
    <name>PolygonRow</name>
    <message>
        <source>cut at %1</source>
        <extracomment>A cut by a plane of the box, such as &quot;cut at x min&quot;.</extracomment>
        <translation>%1 で切断</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>残りなし</translation>
    </message>
    <message>
        <source>1 vertex</source>
        <translation>頂点 1 個</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>頂点 %1 個</translation>
    </message>
    <message>
        <source>Vertex %1: %2</source>
        <translation>頂点 %1: %2</translation>
    </message>
</context>
<context>
    <name>PredicateLines</name>
    <message>
        <source>positive</source>
        <translation>正</translation>
    </message>
    <message>
        <source>negative</source>
        <translation>負</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>0</translation>
    </message>
    <message>
        <source>inward normal of the edge</source>
        <translation>辺の内向きの法線</translation>
    </message>
    <message>
        <source>decides nothing</source>
        <translation>何も決まらない</translation>
    </message>
    <message>
        <source>outside: this edge separates them</source>
        <translation>外側: この辺が分離する</translation>
    </message>
    <message>
        <source>on the edge&apos;s line</source>
        <translation>辺の直線上</translation>
    </message>
    <message>
        <source>not outside</source>
        <translation>外側ではない</translation>
    </message>
    <message>
        <source>this edge meets the triangle</source>
        <translation>この辺は三角形と交差します</translation>
    </message>
    <message>
        <source>this edge misses the triangle</source>
        <translation>この辺は三角形と交差しません</translation>
    </message>
    <message>
        <source>every pair of edges, and a corner of one inside the other</source>
        <translation>すべての辺の組と、相手の中にある頂点を調べます</translation>
    </message>
    <message>
        <source>outside of this face</source>
        <translation>この面の外側</translation>
    </message>
    <message>
        <source>on its inner side</source>
        <translation>この面の内側</translation>
    </message>
    <message>
        <source>in the plane of this face</source>
        <translation>この面の平面上</translation>
    </message>
    <message>
        <source>support point of the rectangle along n</source>
        <translation>n の方向に最も進んだ長方形の頂点</translation>
    </message>
    <message>
        <source>the distance in units of length</source>
        <translation>長さの単位での距離</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved changes were found</source>
        <translation>未保存の変更が見つかりました</translation>
    </message>
    <message>
        <source>Hairline ended before the changes to “%1” were saved.</source>
        <translation>“%1”の変更が保存される前に Hairline が終了しました。</translation>
    </message>
    <message>
        <source>Last autosave: %1.</source>
        <translation>最後の自動保存: %1</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Throw Away</source>
        <translation>破棄(&amp;T)</translation>
    </message>
    <message>
        <source>Ask &amp;Later</source>
        <translation>後で確認(&amp;L)</translation>
    </message>
    <message>
        <source>Not recovered</source>
        <translation>復元できませんでした</translation>
    </message>
    <message>
        <source>The changes to “%1” could not be read. They are kept in %2.</source>
        <translation>“%1”の変更を読み取れませんでした。変更は %2 に残っています。</translation>
    </message>
</context>
<context>
    <name>RegionRow</name>
    <message>
        <source>nearest: %1</source>
        <translation>最近: %1</translation>
    </message>
    <message>
        <source>Query point: %1</source>
        <translation>判定した点: %1</translation>
    </message>
    <message>
        <source>Nearest point: %1</source>
        <translation>最近点: %1</translation>
    </message>
</context>
<context>
    <name>ReportTexts</name>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>調べた対象</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation>数値型</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>証拠</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>10 進</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>16 進</translation>
    </message>
</context>
<context>
    <name>SceneDrawList</name>
    <message>
        <source>This scene is empty</source>
        <translation>このシーンは空です</translation>
    </message>
    <message>
        <source>Choose a shape in the toolbar above,</source>
        <translation>上のツールバーで形状を選ぶか、</translation>
    </message>
    <message>
        <source>open one of File &gt; Examples,</source>
        <translation>ファイル &gt; サンプルから 1 つ開くか、</translation>
    </message>
    <message>
        <source>or drop a scene file here.</source>
        <translation>ここにシーンファイルをドロップしてください。</translation>
    </message>
    <message>
        <source>Everything is hidden</source>
        <translation>すべて隠れています</translation>
    </message>
    <message>
        <source>Edit &gt; Show All brings it back.</source>
        <translation>編集 &gt; すべて表示で元に戻ります。</translation>
    </message>
</context>
<context>
    <name>SceneReport</name>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>上から</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>前から</translation>
    </message>
    <message>
        <source>From the right</source>
        <translation>右から</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Verdicts on %1</source>
        <translation>%1 の判定</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation>シーンを保存</translation>
    </message>
    <message>
        <source>Show the scene&apos;s text</source>
        <translation>シーンのテキストを表示</translation>
    </message>
    <message>
        <source>This method records no steps.</source>
        <translation>この手法はステップを示しません。</translation>
    </message>
    <message>
        <source>Current view</source>
        <translation>ビューのまま</translation>
    </message>
</context>
<context>
    <name>ShapeTools</name>
    <message>
        <source>Add: %1 (%2)</source>
        <extracomment>A tool of the palette: what it adds, and the keys that do the same.</extracomment>
        <translation>追加: %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>点(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Segment</source>
        <translation>線分(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ray</source>
        <translation>半直線(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>直線(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>三角形(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Quad</source>
        <translation>四角形(&amp;Q)</translation>
    </message>
    <message>
        <source>Poly&amp;gon</source>
        <translation>多角形(&amp;G)</translation>
    </message>
    <message>
        <source>R&amp;ectangle</source>
        <translation>長方形(&amp;E)</translation>
    </message>
    <message>
        <source>Pl&amp;ane</source>
        <translation>平面(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>ボックス(&amp;B)</translation>
    </message>
    <message>
        <source>Sp&amp;here</source>
        <translation>球(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;ylinder</source>
        <translation>円柱(&amp;Y)</translation>
    </message>
    <message>
        <source>Co&amp;ne</source>
        <translation>円錐(&amp;N)</translation>
    </message>
    <message>
        <source>Tetrahedr&amp;on</source>
        <translation>四面体(&amp;O)</translation>
    </message>
    <message>
        <source>Con&amp;vex Hull</source>
        <translation>凸包(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;k-DOP</source>
        <translation>k-DOP(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Mesh</source>
        <translation>メッシュ(&amp;M)</translation>
    </message>
    <message>
        <source>Gr&amp;id</source>
        <translation>グリッド(&amp;I)</translation>
    </message>
    <message>
        <source>Oriented Bo&amp;x</source>
        <translation>有向ボックス(&amp;X)</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <extracomment>A tool of the palette: what it adds.</extracomment>
        <translation>追加: %1</translation>
    </message>
    <message>
        <source>Half&amp;-Space</source>
        <translation>半空間(&amp;-)</translation>
    </message>
    <message>
        <source>Dis&amp;c</source>
        <translation>円板(&amp;C)</translation>
    </message>
    <message>
        <source>Ellipsoi&amp;d</source>
        <translation>楕円体(&amp;D)</translation>
    </message>
    <message>
        <source>Caps&amp;ule</source>
        <translation>カプセル(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Frustum</source>
        <translation>錐台(&amp;F)</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Change Shortcuts</source>
        <translation>ショートカットの変更</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>コマンドの文字をいくつか入力</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとキー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>Reset to &amp;Default</source>
        <translation>初期設定に戻す(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New keys</source>
        <translation>新しいキー(&amp;N)</translation>
    </message>
    <message>
        <source>“%2” already uses %1.</source>
        <translation>%1 はすでに“%2”に割り当てられています。</translation>
    </message>
</context>
<context>
    <name>SignRow</name>
    <message>
        <source>positive: %1</source>
        <translation>正: %1</translation>
    </message>
    <message>
        <source>negative: %1</source>
        <translation>負: %1</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>値: %1</translation>
    </message>
</context>
<context>
    <name>SimplexRow</name>
    <message>
        <source>Point %1: %2</source>
        <translation>点 %1: %2</translation>
    </message>
    <message>
        <source>Next direction: %1</source>
        <translation>次の方向: %1</translation>
    </message>
    <message>
        <source>Distance: %1</source>
        <translation>距離: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), distance %1</source>
        <translation>
            <numerusform>%n 点、距離 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), distance %1 less radii</source>
        <translation>
            <numerusform>%n 点、距離 %1 から半径を引く</numerusform>
        </translation>
    </message>
    <message>
        <source>Spheres and capsules are searched as centres and axes; radii are subtracted at the end.</source>
        <translation>球とカプセルは中心と軸として探索し、半径は最後に引きます。</translation>
    </message>
</context>
<context>
    <name>SlabFormulas</name>
    <message>
        <source>parallel to the slab</source>
        <translation>スラブに平行</translation>
    </message>
    <message>
        <source>as seen along the axis</source>
        <translation>軸に沿って見たもの</translation>
    </message>
    <message>
        <source>displacement of A relative to B</source>
        <translation>B から見た A の変位</translation>
    </message>
</context>
<context>
    <name>SlabRow</name>
    <message>
        <source>nothing left</source>
        <translation>残りなし</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>残り: %1</translation>
    </message>
    <message>
        <source>%1 (parallel)</source>
        <translation>%1（平行）</translation>
    </message>
    <message>
        <source>Inside the slab for t in %1</source>
        <translation>スラブ内にある t: %1</translation>
    </message>
    <message>
        <source>Remaining: %1</source>
        <translation>残り: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>StepThrough</name>
    <message>
        <source>The animation could not be made: step %1 was refused.</source>
        <translation>アニメーションを作れませんでした: ステップ %1 が拒否されました。</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation>%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>%1 could not be written to %2.</source>
        <translation>%1 を %2 に書き込めませんでした。</translation>
    </message>
    <message>
        <source>The animation could not be assembled.</source>
        <translation>アニメーションをまとめられませんでした。</translation>
    </message>
    <message>
        <source>The folder already has a file %1. Choose an empty folder.</source>
        <translation>フォルダーにすでにファイル %1 があります。空のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>ffmpeg could not make the animation: %1</source>
        <translation>ffmpeg でアニメーションを作成できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>decides</source>
        <translation>決め手</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>least overlap</source>
        <translation>最小の重なり</translation>
    </message>
</context>
<context>
    <name>TimeRow</name>
    <message>
        <source>t = %1, distance %2</source>
        <translation>t = %1、距離 %2</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>時刻: %1</translation>
    </message>
    <message>
        <source>Distance: %1</source>
        <translation>距離: %1</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A query where a pair has more than one kind: &quot;Closest: Voronoi&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>Methods and the scalar they ran in: &quot;PEF, SAT in float&quot;.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>表側</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>裏側</translation>
    </message>
    <message>
        <source>Straddles</source>
        <translation>またぐ</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>交差</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>非交差</translation>
    </message>
    <message>
        <source>May hit</source>
        <translation>交差の可能性</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>分離</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>答えなし</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>証明済み</translation>
    </message>
    <message>
        <source>Unproven</source>
        <translation>未証明</translation>
    </message>
    <message>
        <source>No proof</source>
        <translation>証明なし</translation>
    </message>
    <message>
        <source>The method gives no proof that could be checked.</source>
        <translation>この手法は、検査できる証明を示しません。</translation>
    </message>
    <message>
        <source>Proven: the common point lies in both, checked exactly.</source>
        <translation>証明済み: 共通点は両方に含まれることを厳密に検査しました。</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic, the point found is not in both.</source>
        <translation>未証明: 厳密に検査すると、見つかった点は両方には含まれません。</translation>
    </message>
    <message>
        <source>Proven: in exact arithmetic, it does not come from the front.</source>
        <translation>証明済み: 厳密に検査すると、表側から来ていません。</translation>
    </message>
    <message>
        <source>Proven: in exact arithmetic, the slabs of the k-DOP have no common point.</source>
        <translation>証明済み: 厳密に検査すると、k-DOP のスラブに共通の点は残りません。</translation>
    </message>
    <message>
        <source>Proven: in exact arithmetic, all slabs overlap.</source>
        <translation>証明済み: 厳密に検査すると、すべてのスラブが重なります。</translation>
    </message>
    <message>
        <source>Unproven: rounding left neither a common point nor an axis to check.</source>
        <translation>未証明: 丸めのため、検査できる共通点も軸も残りませんでした。</translation>
    </message>
    <message>
        <source>Proven: in exact arithmetic, the axis separates.</source>
        <translation>証明済み: 厳密に検査すると、この軸は分離します。</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic, the axis does not separate.</source>
        <translation>未証明: 厳密に検査すると、この軸は分離しません。</translation>
    </message>
    <message>
        <source>Proven: in exact arithmetic, the gap on this axis is %1.</source>
        <translation>証明済み: 厳密に検査すると、この軸での隙間は %1 です。</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic, the projections touch on this axis.</source>
        <translation>未証明: 厳密に検査すると、この軸で射影が接触します。</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic, the projections overlap by %1 on this axis.</source>
        <translation>未証明: 厳密に検査すると、この軸で射影が %1 重なります。</translation>
    </message>
    <message>
        <source>%1 separates by %2</source>
        <translation>%1 が隙間 %2 で分離</translation>
    </message>
    <message>
        <source>touching on %1</source>
        <translation>%1 で接触</translation>
    </message>
    <message>
        <source>least overlap %1 on %2</source>
        <translation>%2 での最小の重なり %1</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>Method, scalar, verdict: &quot;SAT in double: Hit&quot;.</extracomment>
        <translation>%1（%2）: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A verdict and the reason for it: &quot;SAT in double: Hit, least overlap 0.2 on box x&quot;.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1. A number left the range of the scalar.</source>
        <translation>%1。数値がスカラーの範囲を超えました。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Stopped at the limit of %1 operations per query</source>
        <translation>中断: 1 つのクエリに許される %1 回の演算に達しました</translation>
    </message>
    <message>
        <source>Still being computed</source>
        <translation>計算中です</translation>
    </message>
    <message>
        <source>Cancelled; the next edit restarts it</source>
        <translation>キャンセルしました。次の編集で再開します</translation>
    </message>
    <message>
        <source>No answers</source>
        <translation>答えなし</translation>
    </message>
    <message>
        <source>%1 of %2 answers so far</source>
        <translation>これまでに %2 件中 %1 件の答え</translation>
    </message>
    <message>
        <source>Every proof given was checked exactly and holds.</source>
        <translation>示された証明はすべて厳密に検査され、成り立ちます。</translation>
    </message>
    <message>
        <source>Answers differ</source>
        <translation>答えが食い違っています</translation>
    </message>
    <message>
        <source>Exactly: %1. Wrong: %2.</source>
        <translation>厳密には: %1。誤り: %2。</translation>
    </message>
    <message>
        <source>Exactly: distance² %1. Wrong: %2, with %3.</source>
        <extracomment>%1 and %3 are squared distances, %2 are methods: &quot;My test in double&quot;.</extracomment>
        <translation>厳密には: 距離² %1。誤り: %2、%3 と回答。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Who is wrong, and about what: two sentences.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation>%2 件中 %1 件が回答</translation>
    </message>
    <message>
        <source>Front side only</source>
        <translation>表側のみ</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Heading of the verdict at time 0, beside &quot;On the way&quot;.</extracomment>
        <translation>現在</translation>
    </message>
    <message>
        <source>Bounding volumes</source>
        <translation>境界ボリューム</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Side of the plane</source>
        <translation>平面のどちら側か</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>共通部分</translation>
    </message>
    <message>
        <source>On the way</source>
        <extracomment>Heading of the verdict on moving objects, beside &quot;Now&quot;.</extracomment>
        <translation>移動中</translation>
    </message>
    <message>
        <source>%1 at t = %2</source>
        <translation>t = %2 で%1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (%n agree)</source>
        <extracomment>A question, its verdict, and how many answers say so: &quot;Now: miss (26 agree)&quot;.</extracomment>
        <translation>
            <numerusform>%1: %2（%n 件が一致）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proof(s) fail when checked exactly.</source>
        <translation>
            <numerusform>%n 件の証明が厳密な検査で成り立ちません。</numerusform>
        </translation>
    </message>
    <message>
        <source>No method gives a proof here.</source>
        <translation>証明を与える手法はここにはありません。</translation>
    </message>
    <message>
        <source>Intersecting</source>
        <translation>交差</translation>
    </message>
    <message>
        <source>%1 gave no answer: %2.</source>
        <extracomment>A user&apos;s method, and what it did instead of an answer.</extracomment>
        <translation>%1 は答えませんでした: %2。</translation>
    </message>
    <message>
        <source>A nearest point is outside its shape, or the distance is not that of the points.</source>
        <translation>最近点が図形の中にないか、2点間の距離が答えの距離と違います。</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic it does not come from the front.</source>
        <translation>未証明: 厳密に検査すると、表側から来ていません。</translation>
    </message>
    <message>
        <source>No exact verdict to compare with.</source>
        <translation>どれが正しいかを示す厳密な判定はありません。</translation>
    </message>
    <message>
        <source>Wrong: the exact verdict is %1.</source>
        <translation>誤り: 厳密な判定は%1です。</translation>
    </message>
    <message>
        <source>Wrong: %1.</source>
        <extracomment>Why a method is wrong: &quot;Wrong: z × edge 1 separates by 0.1096.&quot;</extracomment>
        <translation>誤り: %1。</translation>
    </message>
    <message numerus="yes">
        <source>Wrong: %1, and none of the method&apos;s %n step(s) tests this axis.</source>
        <translation>
            <numerusform>誤り: %1。手法の %n 個のステップはどれもこの軸を調べていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Step %2 of the method tests this axis.</source>
        <extracomment>After &quot;Wrong: z × edge 1 separates by 0.1096.&quot;</extracomment>
        <translation>%1手法のステップ %2 がこの軸を調べています。</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic, a proof of the opposite holds.</source>
        <translation>未証明: 厳密に検査すると、逆の判定の証明が成り立ちます。</translation>
    </message>
    <message>
        <source>Proven: two planes between them are as far apart as the nearest points, checked exactly.</source>
        <translation>証明済み: 間にある 2 枚の平面が最近点と同じだけ離れていることを厳密に検査しました。</translation>
    </message>
    <message>
        <source>Proven: the point is a mean of vertices, checked exactly.</source>
        <translation>証明済み: 点が頂点の重み付き平均であることを厳密に検査しました。</translation>
    </message>
    <message>
        <source>Proven: a plane lies between the two, checked exactly.</source>
        <translation>証明済み: 両者の間に平面があることを厳密に検査しました。</translation>
    </message>
    <message>
        <source>Proven: it has points on both sides of the plane, checked exactly.</source>
        <translation>証明済み: 平面の両側に点があることを厳密に検査しました。</translation>
    </message>
    <message>
        <source>Proven: the crossings of a ray were counted exactly.</source>
        <translation>証明済み: レイとの交差を厳密に数えました。</translation>
    </message>
    <message>
        <source>Proven: put into the equations of all planes, checked exactly.</source>
        <translation>証明済み: すべての平面の方程式に代入して厳密に検査しました。</translation>
    </message>
    <message>
        <source>Proven: axes separate them at all times, checked exactly.</source>
        <translation>証明済み: すべての時刻で軸が分離することを厳密に検査しました。</translation>
    </message>
    <message>
        <source>Proven: axes separate them until the contact, and the common point lies in both, checked exactly.</source>
        <translation>証明済み: 接触まで軸が分離し、共通点が両方に含まれることを厳密に検査しました。</translation>
    </message>
    <message>
        <source>Proven: a point of the shape lies beyond a plane that has the solid behind it, checked exactly.</source>
        <translation>証明済み: 形状の 1 点が、立体を裏側にもつ平面の外側にあることを厳密に検査しました。</translation>
    </message>
    <message>
        <source>Proven: all of the shape lies behind the faces of the solid or within its surface, checked exactly.</source>
        <translation>証明済み: 形状全体が立体のすべての面の内側、または曲面の内側にあることを厳密に検査しました。</translation>
    </message>
    <message>
        <source>Proven: triangular factors of the determinant&apos;s matrix give its sign, checked exactly.</source>
        <translation>証明済み: 行列式の符号は、行列の三角行列への分解から得られることを厳密に検査しました。</translation>
    </message>
    <message>
        <source>Proven: all points satisfy one equation, checked exactly.</source>
        <translation>証明済み: すべての点が 1 つの方程式を満たすことを厳密に検査しました。</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>In circle</source>
        <translation>円の内部</translation>
    </message>
    <message>
        <source>In sphere</source>
        <translation>球の内部</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>負</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>Positive</source>
        <translation>正</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>内部にない</translation>
    </message>
    <message>
        <source>Results hidden until you predict (panel Lesson).</source>
        <translation>先にレッスンパネルで予想してから見てください。</translation>
    </message>
    <message>
        <source>At t = 0</source>
        <extracomment>Heading of the verdict at the start of a motion, while a later time is shown.</extracomment>
        <translation>t = 0 のとき</translation>
    </message>
    <message>
        <source>Distance at t = 0</source>
        <translation>t = 0 の距離</translation>
    </message>
    <message>
        <source>B inside A</source>
        <extracomment>Heading of a yes or no: whether the first object of the pair lies in the second.</extracomment>
        <translation>B は A の内部</translation>
    </message>
    <message>
        <source>A inside B</source>
        <translation>A は B の内部</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>接触</translation>
    </message>
</context>
<context>
    <name>ViewDecoration</name>
    <message>
        <source>Perspective</source>
        <translation>透視投影</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上面</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下面</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>背面</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右面</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左面</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>平行投影</translation>
    </message>
</context>
<context>
    <name>hairline::AnswersBanner</name>
    <message>
        <source>Freeze</source>
        <translation>凍結</translation>
    </message>
    <message>
        <source>Freeze this case</source>
        <translation>このケースを凍結</translation>
    </message>
    <message>
        <source>No frozen cases yet</source>
        <translation>凍結したケースはまだありません</translation>
    </message>
    <message>
        <source>Frozen cases</source>
        <translation>凍結したケース</translation>
    </message>
    <message>
        <source>Stop the drag and keep the case. The arrow lists the frozen cases and copies this one.</source>
        <translation>ドラッグを止めてケースを残します。矢印から、凍結したケースの一覧とこのケースのコピーを選べます。</translation>
    </message>
    <message>
        <source>Copy with Hexadecimal Floats</source>
        <translation>16 進浮動小数点数でコピー</translation>
    </message>
</context>
<context>
    <name>hairline::ArrangeMenu</name>
    <message>
        <source>A&amp;rrange</source>
        <translation>配置(&amp;R)</translation>
    </message>
    <message>
        <source>Move the &amp;Second Selected Instead</source>
        <translation>2 番目に選択した方を動かす(&amp;S)</translation>
    </message>
    <message>
        <source>Snap to &amp;Grid</source>
        <translation>グリッドにスナップ(&amp;G)</translation>
    </message>
    <message>
        <source>Move each selected object so that its first position lies on the grid</source>
        <translation>選択した各オブジェクトを、最初の位置がグリッドに載るように動かします</translation>
    </message>
    <message>
        <source>Snap to a &amp;Vertex</source>
        <translation>頂点にスナップ(&amp;V)</translation>
    </message>
    <message>
        <source>Snap to an &amp;Edge</source>
        <translation>辺にスナップ(&amp;E)</translation>
    </message>
    <message>
        <source>Snap to a &amp;Face</source>
        <translation>面にスナップ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Touch Exactly</source>
        <translation>厳密に接触させる(&amp;T)</translation>
    </message>
    <message>
        <source>Make &amp;Coplanar</source>
        <translation>共面にする(&amp;C)</translation>
    </message>
    <message>
        <source>Bring the vertices of %1 exactly into the plane of the nearest face of %2</source>
        <translation>%1の頂点を、%2の最も近い面の平面上へ厳密に載せます</translation>
    </message>
    <message>
        <source>Make C&amp;ollinear</source>
        <translation>共線にする(&amp;O)</translation>
    </message>
    <message>
        <source>Bring the vertices of %1 exactly onto the line of the nearest edge of %2</source>
        <translation>%1の頂点を、%2の最も近い辺の直線上へ厳密に載せます</translation>
    </message>
    <message>
        <source>One Ulp &amp;Apart</source>
        <translation>1 ulp 離す(&amp;A)</translation>
    </message>
    <message>
        <source>One Ulp &amp;Into</source>
        <translation>1 ulp めり込ませる(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Nudge by One Ulp</source>
        <translation>1 ulp の微動(&amp;N)</translation>
    </message>
    <message>
        <source>%1 &amp;Up</source>
        <translation>%1 を上へ(&amp;U)</translation>
    </message>
    <message>
        <source>%1 &amp;Down</source>
        <translation>%1 を下へ(&amp;D)</translation>
    </message>
    <message>
        <source>Number in Properties U&amp;p</source>
        <translation>プロパティの数値を上へ(&amp;P)</translation>
    </message>
    <message>
        <source>Number in Properties Do&amp;wn</source>
        <translation>プロパティの数値を下へ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>計測(&amp;M)</translation>
    </message>
    <message>
        <source>No number was nudged: click one in Properties first.</source>
        <translation>数値は微動しませんでした。先にプロパティで数値をクリックしてください。</translation>
    </message>
    <message>
        <source>The number is now %1.</source>
        <translation>数値は %1 になりました。</translation>
    </message>
    <message>
        <source>the first selected object</source>
        <translation>1 番目に選択したオブジェクト</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>2 番目のオブジェクト</translation>
    </message>
    <message>
        <source>%1 moves now</source>
        <translation>現在は%1が動きます</translation>
    </message>
    <message>
        <source>Snap &amp;While Dragging</source>
        <translation>ドラッグ中にスナップ(&amp;W)</translation>
    </message>
    <message>
        <source>Move %1 by the shortest translation that brings a corner of it to a vertex of %2</source>
        <translation>角が%2の頂点に重なるまで、%1を最短で動かします</translation>
    </message>
    <message>
        <source>Move %1 by the shortest translation that brings a corner of it onto an edge of %2</source>
        <translation>角が%2の辺に載るまで、%1を最短で動かします</translation>
    </message>
    <message>
        <source>Move %1 by the shortest translation that brings a corner of it onto a face of %2</source>
        <translation>角が%2の面に載るまで、%1を最短で動かします</translation>
    </message>
    <message>
        <source>Move %1 by the shortest translation that makes it touch %2 exactly</source>
        <translation>%2に最後の 1 ビットまで接触するように、%1を最短で動かします</translation>
    </message>
    <message>
        <source>From contact, move %1 by the smallest step in double precision that separates it from %2</source>
        <translation>%2に接触している位置から、離れる最小の double の刻みで%1を動かします</translation>
    </message>
    <message>
        <source>From contact, move %1 by the smallest step in double precision that makes it overlap %2</source>
        <translation>%2に接触している位置から、重なる最小の double の刻みで%1を動かします</translation>
    </message>
    <message>
        <source>Snap what is dragged to a nearby corner, edge or face of another object, and take over its coordinates exactly; the key works during a drag too</source>
        <translation>ドラッグしたものを近くにある他のオブジェクトの角、辺、面にスナップし、その座標を厳密に引き継ぎます。このキーはドラッグ中も使えます</translation>
    </message>
    <message>
        <source>Move the second of two selected objects instead of the first</source>
        <translation>選択した 2 つのオブジェクトのうち 1 番目が動きます。これを選ぶと 2 番目が動きます</translation>
    </message>
    <message>
        <source>Each coordinate steps to its own neighbouring double</source>
        <translation>各座標がそれぞれ隣の double に移ります</translation>
    </message>
    <message>
        <source>Click two places in the view to measure their distance</source>
        <translation>ビューで 2 か所をクリックして距離を計測します</translation>
    </message>
    <message>
        <source>Step the number being edited in Properties to the next double (Alt and the arrow keys in its field)</source>
        <translation>プロパティで編集中の数値を隣の double にします（入力欄では Alt と矢印キー）</translation>
    </message>
</context>
<context>
    <name>hairline::CheckpointCard</name>
    <message>
        <source>They touch</source>
        <translation>接触する</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>外部</translation>
    </message>
    <message>
        <source>It straddles</source>
        <translation>またぐ</translation>
    </message>
    <message>
        <source>On one side</source>
        <translation>片側にある</translation>
    </message>
    <message>
        <source>Something in common</source>
        <translation>共通部分がある</translation>
    </message>
    <message>
        <source>Nothing in common</source>
        <translation>共通部分がない</translation>
    </message>
    <message>
        <source>They pass</source>
        <translation>すれ違う</translation>
    </message>
    <message>
        <source>They miss</source>
        <translation>交差しない</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>解答を見る</translation>
    </message>
    <message>
        <source>Show me a solution: %1</source>
        <translation>解答例を表示: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>答え: %1</translation>
    </message>
    <message>
        <source>**Right.**</source>
        <translation>**正解です。**</translation>
    </message>
    <message>
        <source>**Not so.**</source>
        <translation>**違います。**</translation>
    </message>
    <message>
        <source>**Done.**</source>
        <translation>**達成しました。**</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>達成しました。</translation>
    </message>
    <message>
        <source>To do.</source>
        <translation>未達成です。</translation>
    </message>
    <message>
        <source>They may intersect</source>
        <translation>交差の可能性がある</translation>
    </message>
    <message>
        <source>They are disjoint</source>
        <translation>離れている</translation>
    </message>
    <message>
        <source>They touch during the motion</source>
        <translation>途中で接触する</translation>
    </message>
    <message>
        <source>They intersect</source>
        <translation>交差する</translation>
    </message>
    <message>
        <source>Solve the checkpoint by changing the scene. Undo restores the previous scene.</source>
        <translation>課題が達成されるようにシーンを変更します。元に戻すと以前の状態に戻ります。</translation>
    </message>
    <message>
        <source>Positive</source>
        <translation>正</translation>
    </message>
    <message>
        <source>Negative or zero</source>
        <translation>負またはゼロ</translation>
    </message>
</context>
<context>
    <name>hairline::Command</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hairline::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>コマンドの文字をいくつか入力</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>一致するコマンド</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>現在は実行できません</translation>
    </message>
    <message>
        <source>No command matches.</source>
        <translation>一致するコマンドはありません。</translation>
    </message>
</context>
<context>
    <name>hairline::ComparisonWindow</name>
    <message>
        <source>Voxels by PEF, SAT and Exactly</source>
        <translation>PEF・SAT・厳密によるボクセル</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>How the triangle moves</source>
        <translation>三角形の動き方</translation>
    </message>
    <message>
        <source>glides</source>
        <translation>滑らかに移動</translation>
    </message>
    <message>
        <source>glides by tenths of a cell</source>
        <translation>セルの 10 分の 1 ずつ移動</translation>
    </message>
    <message>
        <source>jumps near walls</source>
        <translation>壁の近くへ跳躍</translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation>数値型</translation>
    </message>
    <message>
        <source>float</source>
        <translation>float</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>Separating</source>
        <translation>分離性</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>Whether touching counts as intersecting</source>
        <translation>接触を交差とみなすかどうか</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>閉</translation>
    </message>
    <message>
        <source>open</source>
        <translation>開</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed gives the same animation, everywhere</source>
        <translation>同じシードなら、どこでも同じアニメーションになります</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>速度(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>シード(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>動き(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Shown in</source>
        <translation>表示する数値型(&amp;S)</translation>
    </message>
    <message>
        <source>Meeting</source>
        <translation>交差の条件</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>集計</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>再生または一時停止 (Space)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>ステップ(&amp;T)</translation>
    </message>
    <message>
        <source>Step forward one frame (.)</source>
        <translation>1 フレーム進みます (.)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>最初から(&amp;R)</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>毎秒 %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>毎秒のフレーム数</translation>
    </message>
    <message>
        <source>Stop at the &amp;first difference</source>
        <translation>最初の差異で停止(&amp;F)</translation>
    </message>
    <message>
        <source>Frames in which methods or scalars differ</source>
        <translation>手法や数値型が食い違うフレーム</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the frame as a scene</source>
        <translation>ダブルクリックか Enter でフレームをシーンとして開きます</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open the selected frame as a scene</source>
        <translation>選んだフレームをシーンとして開きます</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Save the selected frame as a scene file</source>
        <translation>選んだフレームをシーンファイルとして保存します</translation>
    </message>
    <message>
        <source>Save &amp;All…</source>
        <translation>すべて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save every recorded frame to a folder</source>
        <translation>記録した各フレームをフォルダーに保存します</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>消去(&amp;C)</translation>
    </message>
    <message>
        <source>Discard the recorded frames</source>
        <translation>記録したフレームを破棄します</translation>
    </message>
    <message>
        <source>Differences kept</source>
        <translation>保持した差異</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <source>: %1</source>
        <translation>: %1</translation>
    </message>
    <message>
        <source>: stopped, cells differ: %1</source>
        <translation>: 停止中、食い違うセル: %1</translation>
    </message>
    <message>
        <source>: cells differ: %1</source>
        <translation>: 食い違うセル: %1</translation>
    </message>
    <message>
        <source>: all methods agree</source>
        <translation>: すべて一致</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Save the Difference</source>
        <translation>差異を保存</translation>
    </message>
    <message>
        <source>Hairline scenes (*.hairline.json)</source>
        <translation>Hairline シーン (*.hairline.json)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>保存できませんでした: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Save All Differences</source>
        <translation>すべての差異を保存</translation>
    </message>
    <message>
        <source>Saved %1 of %2, then: %3</source>
        <translation>%2 件中 %1 件を保存した後: %3</translation>
    </message>
    <message>
        <source>The number type of PEF and SAT</source>
        <translation>PEF と SAT を表示する演算の数値型</translation>
    </message>
    <message>
        <source>Test the whole box of a cell, or the three lines through its centre</source>
        <translation>セルのボックス全体で判定するか、中心を通る十字の線分で判定するか</translation>
    </message>
    <message>
        <source>Restart at frame 0 and reset the counts (Home)</source>
        <translation>フレーム 0 から、集計を空にしてやり直します (Home)</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大速度</translation>
    </message>
    <message>
        <source>Pause at frames in which methods or scalars differ; Play continues</source>
        <translation>手法や数値型が食い違うフレームで一時停止します。再生で先へ進みます</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>Differs from exact</source>
        <translation>厳密と異なるもの</translation>
    </message>
    <message>
        <source>Frames: %1. Cells by each of five methods: %2.
Cells that differ: %3, in frames: %4.
Different from exact: %5.</source>
        <translation>フレーム数: %1。五つの手法それぞれのセル数: %2。
異なるセル: %3、該当フレーム: %4。
厳密な結果との違い: %5。</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n scene(s) in %1.</source>
        <translation>
            <numerusform>%n 個のシーンを %1 に保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>26-separating</source>
        <translation>26 分離</translation>
    </message>
    <message>
        <source>6-separating</source>
        <translation>6 分離</translation>
    </message>
</context>
<context>
    <name>hairline::ContactSlider</name>
    <message>
        <source>%1 in %2 at %3</source>
        <translation>%1（%2）: %3</translation>
    </message>
    <message>
        <source>First contact: %1</source>
        <translation>最初の接触: %1</translation>
    </message>
    <message>
        <source>%1 in %2: first contact at %3</source>
        <translation>%1（%2）: 最初の接触 %3</translation>
    </message>
    <message>
        <source>No contact during the motion</source>
        <translation>途中で接触しません</translation>
    </message>
</context>
<context>
    <name>hairline::DerivationPanel</name>
    <message>
        <source>Derivation</source>
        <translation>導出</translation>
    </message>
    <message>
        <source>All di&amp;gits</source>
        <translation>すべての桁(&amp;G)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the whole derivation</source>
        <translation>導出全体をコピーします</translation>
    </message>
    <message>
        <source>As &amp;Text</source>
        <translation>テキストとして(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the Derivation as Text</source>
        <translation>導出をテキストとしてコピー</translation>
    </message>
    <message>
        <source>As &amp;LaTeX</source>
        <translation>LaTeX として(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the Derivation as LaTeX</source>
        <translation>導出を LaTeX としてコピー</translation>
    </message>
    <message>
        <source>As &amp;HTML</source>
        <translation>HTML として(&amp;H)</translation>
    </message>
    <message>
        <source>Copy the Derivation as HTML</source>
        <translation>導出を HTML としてコピー</translation>
    </message>
    <message>
        <source>Nothing to derive yet.

Add two objects, such as a triangle and a box, or select two in the scene.</source>
        <translation>導出するものはまだありません。

三角形とボックスのような 2 つのオブジェクトを追加するか、シーンで 2 つ選択してください。</translation>
    </message>
    <message>
        <source>Show all digits that distinguish a number from its neighbours</source>
        <translation>隣の数値と区別できるすべての桁で数値を表示します</translation>
    </message>
</context>
<context>
    <name>hairline::DiskBar</name>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Write this scene to the file again</source>
        <translation>このシーンをもう一度ファイルに書き込みます</translation>
    </message>
    <message>
        <source>Hide this line. Saving asks before it overwrites the file.</source>
        <translation>この行を隠します。保存時には、ファイルを上書きする前に確認します。</translation>
    </message>
    <message>
        <source>“%1” is no longer on disk.</source>
        <translation>“%1”はディスク上にありません。</translation>
    </message>
    <message>
        <source>“%1” was changed on disk, and has unsaved changes here.</source>
        <translation>“%1”がディスク上で変更されました。ここには未保存の変更があります。</translation>
    </message>
    <message>
        <source>“%1” was changed on disk.</source>
        <translation>“%1”がディスク上で変更されました。</translation>
    </message>
    <message>
        <source>Load the file again</source>
        <translation>ファイルをもう一度読み込みます</translation>
    </message>
    <message>
        <source>Reload the file. Undo restores this scene.</source>
        <translation>ファイルをもう一度読み込みます。元に戻すと、今のシーンに戻ります。</translation>
    </message>
</context>
<context>
    <name>hairline::DistancePlot</name>
    <message>
        <source>Distance against time</source>
        <translation>時間に対する距離</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>A method, a scalar, and the time of first contact.</extracomment>
        <translation>%1（%2）: %3</translation>
    </message>
    <message>
        <source>First contact
%1</source>
        <translation>最初の接触
%1</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>時刻 %1</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>No contact during the motion</source>
        <translation>途中で接触しません</translation>
    </message>
</context>
<context>
    <name>hairline::Document</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>The scene has no file yet. Use Save As to name one.</source>
        <translation>シーンにファイルがまだありません。名前を付けて保存してください。</translation>
    </message>
    <message>
        <source>Refer to Mesh Files From Here</source>
        <translation>ここからメッシュファイルを参照</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
</context>
<context>
    <name>hairline::DomainFields</name>
    <message>
        <source>No degenerate shapes</source>
        <translation>退化した形状を除く</translation>
    </message>
    <message>
        <source>Exclude triangles without area and boxes without volume</source>
        <translation>面積のない三角形や体積のない直方体を除きます</translation>
    </message>
    <message>
        <source>Thickness above</source>
        <translation>厚さの下限</translation>
    </message>
    <message>
        <source>Minimum thickness of every shape, from 0 (degenerate) to 1: for triangles the least altitude divided by the longest edge, for boxes the least extent divided by the greatest</source>
        <translation>すべての形状の厚さ。退化なら 0、最大 1: 三角形は最小の高さを最長の辺で、直方体は最小の幅を最大の幅で割った値</translation>
    </message>
    <message>
        <source>Lowest coordinate</source>
        <translation>座標の下限</translation>
    </message>
    <message>
        <source>Lower bound of all coordinates; fill in both bounds or neither</source>
        <translation>すべての座標の下限。上限と下限は両方入力するか、両方空にします</translation>
    </message>
    <message>
        <source>Highest coordinate</source>
        <translation>座標の上限</translation>
    </message>
    <message>
        <source>Upper bound of all coordinates; fill in both bounds or neither</source>
        <translation>すべての座標の上限。上限と下限は両方入力するか、両方空にします</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Use only multiples of this number, such as 1/64</source>
        <translation>すべての数がこの数の倍数になります。例: 1/64</translation>
    </message>
    <message>
        <source>Findings with a smaller margin are left out</source>
        <translation>誤差がこれより小さい検出結果を除きます</translation>
    </message>
    <message>
        <source>Least gap</source>
        <translation>誤差の下限</translation>
    </message>
    <message>
        <source>Least margin relative to the size of the shapes</source>
        <translation>形状の大きさに対する誤差の下限</translation>
    </message>
    <message>
        <source>Least gap in ulp</source>
        <translation>誤差の下限 (ulp)</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>by size</source>
        <translation>大きさ比</translation>
    </message>
    <message>
        <source>ulp</source>
        <translation>ulp</translation>
    </message>
    <message>
        <source>Thickness &gt;</source>
        <translation>厚さ &gt;</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>Between the two ends of a range of coordinates.</extracomment>
        <translation>範囲</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>Margin ≥</source>
        <translation>誤差 ≥</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A field, and what is wrong with it: &quot;Grid: more than 0&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter a number from 0 to below 1.</source>
        <translation>0 以上 1 未満の数を入力してください。</translation>
    </message>
    <message>
        <source>Enter a number above 0.</source>
        <translation>0 より大きい数を入力してください。</translation>
    </message>
    <message>
        <source>Enter 0 or more.</source>
        <translation>0 以上の数を入力してください。</translation>
    </message>
    <message>
        <source>Enter both ends of the range.</source>
        <translation>範囲の両端を入力してください。</translation>
    </message>
    <message>
        <source>Must be above the lower bound of the coordinates.</source>
        <translation>座標の下限より大きくしてください。</translation>
    </message>
</context>
<context>
    <name>hairline::ExamplesDialog</name>
    <message>
        <source>Examples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>About this example</source>
        <translation>サンプルの内容</translation>
    </message>
</context>
<context>
    <name>hairline::ExplainPanel</name>
    <message>
        <source>&amp;Copy explanation</source>
        <translation>説明をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the explanation as text</source>
        <translation>説明をテキストとしてコピーします</translation>
    </message>
    <message>
        <source>Method explained</source>
        <translation>説明する手法</translation>
    </message>
    <message>
        <source>Scalar explained</source>
        <translation>説明する数値型</translation>
    </message>
    <message>
        <source>in</source>
        <translation>数値型</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>結論</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 gave no answer: %2.</source>
        <translation>%1 は答えませんでした: %2。</translation>
    </message>
    <message>
        <source>Copy Steps as &amp;Markdown</source>
        <translation>ステップを Markdown でコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the steps as a table of Markdown</source>
        <translation>ステップを Markdown の表としてコピーします</translation>
    </message>
    <message>
        <source>Copy Steps as CS&amp;V</source>
        <translation>ステップを CSV でコピー(&amp;V)</translation>
    </message>
    <message>
        <source>Copy the steps as a table for spreadsheets</source>
        <translation>ステップを表計算用の表としてコピーします</translation>
    </message>
    <message>
        <source>&amp;Save Steps…</source>
        <translation>ステップを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save Steps</source>
        <translation>ステップの保存</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Markdown (*.md);;All files (*)</source>
        <translation>表 (*.csv);;Markdown (*.md);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>保存できませんでした</translation>
    </message>
    <message>
        <source>%1 Only the first %2 steps are listed.</source>
        <extracomment>%1 is the verdict and its reason in sentences, %2 a number.</extracomment>
        <translation>%1 最初の %2 ステップだけを表示しています。</translation>
    </message>
    <message>
        <source>Nothing to explain yet.

Add two objects, such as a triangle and a box, or select two in the scene. For a grid or mesh, click one cell or triangle.</source>
        <translation>説明するものがまだありません。

三角形とボックスなど 2 つのオブジェクトを追加するか、シーンで 2 つを選択してください。グリッドやメッシュでは、セルか三角形を 1 つクリックします。</translation>
    </message>
    <message>
        <source>This method records no steps, only a verdict and its proof.</source>
        <translation>この手法はステップを示しません。判定と証明がすべてです。</translation>
    </message>
    <message>
        <source>Save the steps as a CSV or Markdown table</source>
        <translation>ステップを CSV または Markdown の表として保存します</translation>
    </message>
</context>
<context>
    <name>hairline::ExportDialog</name>
    <message>
        <source>Unit test: Qt Test</source>
        <translation>単体テスト: Qt Test</translation>
    </message>
    <message>
        <source>Unit test: GoogleTest</source>
        <translation>単体テスト: GoogleTest</translation>
    </message>
    <message>
        <source>Unit test: Catch2</source>
        <translation>単体テスト: Catch2</translation>
    </message>
    <message>
        <source>Unit test: doctest</source>
        <translation>単体テスト: doctest</translation>
    </message>
    <message>
        <source>Unit test: C with assert</source>
        <translation>単体テスト: C と assert</translation>
    </message>
    <message>
        <source>Unit test: Python unittest</source>
        <translation>単体テスト: Python unittest</translation>
    </message>
    <message>
        <source>Unit test: Rust</source>
        <translation>単体テスト: Rust</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Scene with hexadecimal floats</source>
        <translation>16 進浮動小数点数のシーン</translation>
    </message>
    <message>
        <source>Vector picture (SVG)</source>
        <translation>ベクター画像 (SVG)</translation>
    </message>
    <message>
        <source>Mesh: OBJ</source>
        <translation>メッシュ: OBJ</translation>
    </message>
    <message>
        <source>Mesh: STL</source>
        <translation>メッシュ: STL</translation>
    </message>
    <message>
        <source>Mesh: PLY</source>
        <translation>メッシュ: PLY</translation>
    </message>
    <message>
        <source>Mesh: GLB</source>
        <translation>メッシュ: GLB</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>画像のプレビュー</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Deciding exactly…</source>
        <translation>厳密に判定しています…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>書き込んでいます…</translation>
    </message>
    <message>
        <source>All objects as one mesh.</source>
        <translation>すべてのオブジェクトを 1 つのメッシュにします。</translation>
    </message>
    <message>
        <source>There is no triangle to write.</source>
        <translation>書き出す三角形がありません。</translation>
    </message>
    <message>
        <source>A binary file of %1.</source>
        <translation>%1 のバイナリファイル。</translation>
    </message>
    <message>
        <source>… (%1 in all)</source>
        <translation>… （全 %1 件）</translation>
    </message>
    <message>
        <source>Coordinates that this format rounds to binary32: %1.</source>
        <translation>この形式で binary32 に丸められる座標: %1。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>書き出せませんでした</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>%1 に書き出しました。</translation>
    </message>
    <message>
        <source>Report (HTML)</source>
        <translation>レポート (HTML)</translation>
    </message>
    <message>
        <source>Running every query…</source>
        <translation>すべてのクエリを実行しています…</translation>
    </message>
    <message>
        <source>Pictures, numbers, verdicts, proofs and steps in one file that any browser opens. It needs no other file and no network.</source>
        <translation>図、数値、判定、証明、ステップを 1 つのファイルにまとめます。どのブラウザーでも開け、ほかのファイルもネットワークも要りません。</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>描画中…</translation>
    </message>
    <message>
        <source>Simplified in the picture: %1.</source>
        <translation>画像では簡略化しました: %1。</translation>
    </message>
    <message>
        <source>Test only the active pair</source>
        <translation>判定対象の 2 つのオブジェクトだけをテストし、他のペアは含めません</translation>
    </message>
    <message>
        <source>The current view as vector graphics, for papers and slides.</source>
        <translation>ビューの現在の状態を、論文やスライド向けに線と文字で書き出します。</translation>
    </message>
    <message>
        <source>The selection as one mesh.</source>
        <translation>選択範囲を 1 つのメッシュにします。</translation>
    </message>
    <message>
        <source>Skipped, because they have no triangles: %1.</source>
        <translation>三角形がないため除外: %1。</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>距離(&amp;D)</translation>
    </message>
    <message>
        <source>Test distances too, within a tolerance that the test names</source>
        <translation>距離も、テストに書かれた許容誤差の範囲でテストします</translation>
    </message>
    <message>
        <source>&amp;Times of contact</source>
        <translation>接触時刻(&amp;T)</translation>
    </message>
    <message>
        <source>Test the first time of contact of moving objects too</source>
        <translation>動くオブジェクトの最初の接触時刻もテストします</translation>
    </message>
    <message>
        <source>The namespace of the test&apos;s types and cases</source>
        <translation>テストの型とケースの名前空間</translation>
    </message>
    <message>
        <source>A file of yours that the test includes for its types</source>
        <translation>型のためにテストがインクルードする自分のファイル</translation>
    </message>
    <message>
        <source>&amp;Namespace:</source>
        <translation>名前空間(&amp;N):</translation>
    </message>
    <message>
        <source>T&amp;ypes from:</source>
        <translation>型の定義元(&amp;Y):</translation>
    </message>
    <message>
        <source>A namespace is a name of letters, digits and _.</source>
        <translation>名前空間には英字・数字・_ だけが使えます。</translation>
    </message>
    <message>
        <source>Types come from a module, such as my.types.</source>
        <translation>型の定義元には my.types のようなモジュールを指定します。</translation>
    </message>
    <message>
        <source>Types come from a file, such as my_types.h.</source>
        <translation>型の定義元には my_types.h のようなファイルを指定します。</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s). Expected values are exact verdicts.</source>
        <translation>
            <numerusform>%n 件のケース。期待値は厳密な判定です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the active &amp;pair</source>
        <translation>注目ペアのみ(&amp;P)</translation>
    </message>
    <message>
        <source>Left out: %1: %2</source>
        <translation>除外: %1: %2</translation>
    </message>
    <message>
        <source>There is nothing to test here: no two of the objects that can be written have a verdict.</source>
        <translation>テストするものがありません。書き出せるオブジェクトのうち、判定のある組がありません。</translation>
    </message>
</context>
<context>
    <name>hairline::FileController</name>
    <message>
        <source>Hairline scenes (*.hairline.json);;JSON files (*.json);;All files (*)</source>
        <translation>Hairline シーン (*.hairline.json);;JSON ファイル (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Scene not opened</source>
        <translation>シーンを開けませんでした</translation>
    </message>
    <message>
        <source>“%1” could not be opened. The open scene is unchanged.</source>
        <translation>“%1”を開けませんでした。開いているシーンは変更されていません。</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 を開きました</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>“%1”への変更を保存しますか?</translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>保存しないと変更は失われます。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Scene not saved</source>
        <translation>シーンを保存できませんでした</translation>
    </message>
    <message>
        <source>The scene could not be saved. It is still open, and a file that was there before is unchanged.</source>
        <translation>シーンを保存できませんでした。シーンは開いたままで、以前からあるファイルは変更されていません。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>最近使ったファイルはありません</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>一覧を消去</translation>
    </message>
    <message>
        <source>New scene.</source>
        <translation>新しいシーンです。</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>ディスク上のファイルの変更</translation>
    </message>
    <message>
        <source>Another program changed “%1” since it was opened here.</source>
        <translation>“%1”は、ここで開いた後に別のプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>Keep &amp;Mine</source>
        <translation>こちらを保持(&amp;M)</translation>
    </message>
    <message>
        <source>Take &amp;Theirs</source>
        <translation>ファイルを採用(&amp;T)</translation>
    </message>
    <message>
        <source>Scene not loaded</source>
        <translation>シーンを読み込めません</translation>
    </message>
    <message>
        <source>“%1” could not be loaded again. The open scene is unchanged.</source>
        <translation>“%1”をもう一度読み込めませんでした。開いているシーンは変わりません。</translation>
    </message>
    <message>
        <source>Loaded %1 again.</source>
        <translation>%1 をもう一度読み込みました。</translation>
    </message>
    <message>
        <source>Keep Mine overwrites the file with this scene.
Take Theirs loads the file; Undo brings this scene back.
Save Copy writes this scene to “%1” and keeps the file.</source>
        <translation>「こちらを保持」は、このシーンでファイルを上書きします。
「ファイルを採用」は、ファイルを読み込みます。元に戻すと、このシーンに戻ります。
「別名で並べて保存」は、このシーンを“%1”に書き込み、ファイルはそのまま残します。</translation>
    </message>
    <message>
        <source>Save &amp;Copy</source>
        <translation>別名で並べて保存(&amp;B)</translation>
    </message>
    <message>
        <source>Scenes, findings and recordings (*.hairline.json *.jsonl *.hcap);;JSON files (*.json);;All files (*)</source>
        <translation>シーン、検出結果、記録 (*.hairline.json *.jsonl *.hcap);;JSON ファイル (*.json);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>hairline::FindDialog</name>
    <message>
        <source>Find Disagreements</source>
        <translation>不一致の検索</translation>
    </message>
    <message>
        <source>No search has run yet.</source>
        <translation>まだ検索していません。</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>検索(&amp;S)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation>停止しました。%1</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Search until stopped</source>
        <translation>停止するまで検索します</translation>
    </message>
    <message>
        <source>Settings of a search (*.json);;Findings (*.jsonl);;All files (*)</source>
        <translation>検索の設定 (*.json);;検出結果 (*.jsonl);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>&amp;Load Settings…</source>
        <translation>設定を読み込む(&amp;L)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Settings…</source>
        <translation>設定を保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Load the search from a file of settings or of earlier findings</source>
        <translation>保存した設定または以前の検出結果のファイルから検索内容を読み込みます</translation>
    </message>
    <message>
        <source>Save the settings of this search</source>
        <translation>この検索の設定を保存します</translation>
    </message>
    <message>
        <source>Load Settings</source>
        <translation>設定を読み込む</translation>
    </message>
    <message>
        <source>Save Settings</source>
        <translation>設定を保存</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Loaded %1</source>
        <translation>%1 を読み込みました</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cases: %1 (%2 a second), findings: %3</source>
        <translation>ケース: %1（毎秒 %2）、検出: %3 件</translation>
    </message>
</context>
<context>
    <name>hairline::FindingsModel</name>
    <message>
        <source>Double click to open it. Case %1 of seed %2, %3.</source>
        <translation>ダブルクリックで開きます。シード %2 のケース %1、%3。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The verdict of another method: &quot;SAT: hit&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>shrunk</source>
        <translation>簡約済み</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation>数値型</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>ケース</translation>
    </message>
    <message>
        <source>d² = %1</source>
        <extracomment>A squared distance.</extracomment>
        <translation>d² = %1</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Error of the answer relative to the size of the operands, on a logarithmic scale from 10⁻¹⁸ to 1</source>
        <translation>答えの誤差をオペランドの大きさに対する比で、10⁻¹⁸ から 1 までの対数目盛で示します</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Worst: %1</source>
        <translation>最悪: %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>How many findings, and their cause: &quot;12 × False hit, separated by box x&quot;.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The margin is not known</source>
        <translation>誤差は不明です</translation>
    </message>
    <message>
        <source>Double click to open it</source>
        <translation>ダブルクリックで開きます</translation>
    </message>
    <message>
        <source>Simplest: %1</source>
        <extracomment>A kind of finding, of which this one has the simplest numbers.</extracomment>
        <translation>最も単純: %1</translation>
    </message>
</context>
<context>
    <name>hairline::FindingsView</name>
    <message>
        <source>Findings by cause</source>
        <translation>原因別の検出結果</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>Open the previous finding</source>
        <translation>前の検出結果を開きます</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>次へ(&amp;X)</translation>
    </message>
    <message>
        <source>Open the next finding</source>
        <translation>次の検出結果を開きます</translation>
    </message>
    <message>
        <source>S&amp;hrink</source>
        <translation>簡約(&amp;H)</translation>
    </message>
    <message>
        <source>Reduce the selected finding to a minimal case</source>
        <translation>選んだ検出結果を最小のケースに簡約します</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open the selected finding in the window</source>
        <translation>選んだ検出結果をウィンドウで開きます</translation>
    </message>
    <message>
        <source>Shrinking…</source>
        <translation>簡約しています…</translation>
    </message>
    <message>
        <source>Shrunk. Open it to see it.</source>
        <translation>簡約しました。開いて確認できます。</translation>
    </message>
</context>
<context>
    <name>hairline::FindingsWindow</name>
    <message>
        <source>Reading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>検出結果: %1</translation>
    </message>
    <message>
        <source>Find &gt; Own Methods has no %1: its findings can be opened, not shrunk</source>
        <translation>検索 &gt; 独自の手法 に %1 がありません。検出結果は開けますが簡約できません</translation>
    </message>
    <message>
        <source>&amp;Save Findings…</source>
        <translation>検出結果を保存…(&amp;S)</translation>
    </message>
    <message>
        <source>Write the findings, those that were shrunk as such, to a file</source>
        <translation>検出結果を、簡約したものはその形で、ファイルに書き出します</translation>
    </message>
    <message>
        <source>Save Findings</source>
        <translation>検出結果を保存</translation>
    </message>
    <message>
        <source>Findings (*.jsonl)</source>
        <translation>検出結果 (*.jsonl)</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>Findings: %1, causes: %2</source>
        <translation>検出結果: %1 件、原因: %2 件</translation>
    </message>
</context>
<context>
    <name>hairline::FrameRate</name>
    <message>
        <source>%1 fps</source>
        <extracomment>Frames per second.</extracomment>
        <translation>%1 fps</translation>
    </message>
</context>
<context>
    <name>hairline::Freeze</name>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1  %2, answers differ</source>
        <translation>%1  %2、答えが食い違う</translation>
    </message>
    <message>
        <source>%1  %2, all agree</source>
        <translation>%1  %2、すべて一致</translation>
    </message>
    <message>
        <source>Restore frozen case</source>
        <translation>凍結したケースを復元</translation>
    </message>
    <message>
        <source>Frozen. The arrow beside Freeze lists the frozen cases.</source>
        <translation>凍結しました。「凍結」の横の矢印に一覧があります。</translation>
    </message>
    <message>
        <source>Copied the scene as text with hexadecimal floats.</source>
        <translation>シーンを 16 進浮動小数点数のテキストとしてコピーしました。</translation>
    </message>
</context>
<context>
    <name>hairline::GridCells</name>
    <message>
        <source>No triangle comes near this cell.</source>
        <translation>このセルの近くに三角形はありません。</translation>
    </message>
</context>
<context>
    <name>hairline::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Words to search for in the help</source>
        <translation>ヘルプで検索する語句</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>ヘルプのページ</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>ヘルプのページの本文</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>この語句を含むページはありません。</translation>
    </message>
</context>
<context>
    <name>hairline::HierarchyModel</name>
    <message>
        <source>leaf %1</source>
        <translation>葉 %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>ノード %1</translation>
    </message>
    <message>
        <source>triangle %1</source>
        <translation>三角形 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面積</translation>
    </message>
    <message>
        <source>The surface area of the node&apos;s volume relative to the root: the probability that a ray through the root hits it</source>
        <translation>ノードのボリュームの表面積を根の表面積で割った値。根に当たるレイがこのノードに当たる確率です</translation>
    </message>
</context>
<context>
    <name>hairline::HierarchyPanel</name>
    <message>
        <source>Over</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>the mesh selected</source>
        <translation>選択したメッシュ</translation>
    </message>
    <message>
        <source>the objects of the scene</source>
        <translation>シーンのオブジェクト</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>構築</translation>
    </message>
    <message>
        <source>How the tree is built</source>
        <translation>木の構築方法</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>Which bounding volume each node has</source>
        <translation>各ノードの境界ボリュームの種類</translation>
    </message>
    <message>
        <source>&amp;Draw level</source>
        <translation>レベルを描画(&amp;D)</translation>
    </message>
    <message>
        <source>Level of the tree</source>
        <translation>木のレベル</translation>
    </message>
    <message>
        <source>Which level is drawn; 0 is the root</source>
        <translation>描画するレベル（0 が根）</translation>
    </message>
    <message>
        <source>Nodes of the tree</source>
        <translation>木のノード</translation>
    </message>
    <message>
        <source>No bounded object is visible.</source>
        <translation>表示中の有界なオブジェクトがありません。</translation>
    </message>
    <message>
        <source>No mesh in the scene. A tree can be built over its objects.</source>
        <translation>シーンにメッシュがありません。オブジェクトを対象に木を構築できます。</translation>
    </message>
    <message>
        <source>Building…</source>
        <translation>構築しています…</translation>
    </message>
    <message>
        <source>High&amp;light mesh intersections</source>
        <translation>メッシュの交差箇所を強調(&amp;L)</translation>
    </message>
    <message>
        <source>Show the triangles in which two meshes intersect, and the curves where their surfaces cross, decided exactly</source>
        <translation>シーン内の 2 つのメッシュが交差する三角形と、表面が交わる曲線を、厳密な判定に基づいて示します</translation>
    </message>
    <message>
        <source>The items of the tree</source>
        <translation>木を構築する対象</translation>
    </message>
    <message>
        <source>Draw the volumes of one level of the tree, and of the leaves above it, at most %1</source>
        <translation>木の 1 つのレベルと、それより上にある葉のボリュームをビューに描画します（最大 %1 個）</translation>
    </message>
    <message>
        <source>Choose a node to see its volume and its items</source>
        <translation>ノードを選ぶと、そのボリュームと中身が表示されます</translation>
    </message>
    <message>
        <source>Cost %1 · overlap %2 · %3 bytes per item</source>
        <translation>コスト %1 · 重なり %2 · 要素あたり %3 バイト</translation>
    </message>
    <message>
        <source>Cancelled. The next edit rebuilds it.</source>
        <translation>キャンセルしました。次の変更で再び構築します。</translation>
    </message>
    <message>
        <source>%1 and %2: intersecting pairs of triangles: %3</source>
        <translation>%1 と %2: 交差する三角形のペア %3</translation>
    </message>
    <message>
        <source>No two meshes intersect.</source>
        <translation>交差するメッシュはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n 個のオブジェクト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n triangle(s)</source>
        <translation>
            <numerusform>%1: 三角形 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · nodes: %2, leaves: %3, depth: %4</source>
        <translation>%1 · ノード: %2、葉: %3、深さ: %4</translation>
    </message>
</context>
<context>
    <name>hairline::Importer</name>
    <message>
        <source>&amp;Import Mesh…</source>
        <translation>メッシュの読み込み(&amp;I)…</translation>
    </message>
    <message>
        <source>Add a mesh that is read from a file: OBJ, STL, PLY, OFF, glTF or GLB</source>
        <translation>ファイルからメッシュを読み込んで追加します: OBJ、STL、PLY、OFF、glTF、GLB</translation>
    </message>
    <message>
        <source>&amp;Read Mesh Files Again</source>
        <translation>メッシュファイルの再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>Reload mesh files that were missing or have changed</source>
        <translation>見つからなかったファイルと変更されたファイルについて、メッシュを再び読み込みます</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Paste objects, or the numbers of any text</source>
        <translation>オブジェクト、または任意のテキストの数値を貼り付けます</translation>
    </message>
    <message>
        <source>Pa&amp;ste as Shapes…</source>
        <translation>形状として貼り付け(&amp;S)…</translation>
    </message>
    <message>
        <source>Read numbers printed by a program or a debugger, or taken from source code, and preview the shapes</source>
        <translation>プログラム、デバッガー、ソースの数値を読み取り、何になるかを先に確かめます</translation>
    </message>
    <message>
        <source>Import Mesh</source>
        <translation>メッシュの読み込み</translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.ply *.off *.glb *.gltf);;All files (*)</source>
        <translation>メッシュ (*.obj *.stl *.ply *.off *.glb *.gltf);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Text not read</source>
        <translation>テキストを読み取れませんでした</translation>
    </message>
    <message>
        <source>“%1” could not be read: %2</source>
        <translation>“%1”を読み取れませんでした: %2</translation>
    </message>
</context>
<context>
    <name>hairline::InvarianceDialog</name>
    <message>
        <source>Invariance</source>
        <translation>不変性</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>種類(&amp;K)</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>判定しています…</translation>
    </message>
    <message>
        <source>Verdicts that differ from most of their column: %1</source>
        <translation>同じ手法の他の判定と食い違う判定: %1 件</translation>
    </message>
    <message>
        <source>Verdicts of all equivalent questions</source>
        <translation>同じ問いのすべての問い方に対する判定</translation>
    </message>
    <message>
        <source>Every method gives the same answer to all %1 equivalent questions.</source>
        <translation>すべての手法が %1 通りすべてに同じ答えを返します。</translation>
    </message>
</context>
<context>
    <name>hairline::InvarianceModel</name>
    <message>
        <source>Swapped</source>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>Vertices %1</source>
        <extracomment>&quot;a 1 0 2&quot;: the vertices of the first shape in another order.</extracomment>
        <translation>頂点 %1</translation>
    </message>
    <message>
        <source>Moved by %1</source>
        <translation>%1 移動</translation>
    </message>
    <message>
        <source>Times %1</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Rotated %1°</source>
        <extracomment>&quot;z 90&quot;: about the axis, by so many degrees.</extracomment>
        <translation>%1° 回転</translation>
    </message>
    <message>
        <source>Answer to most equivalent questions: %1</source>
        <translation>等価な問いの大半の答え: %1</translation>
    </message>
</context>
<context>
    <name>hairline::Jobs</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリーが足りません。</translation>
    </message>
</context>
<context>
    <name>hairline::LegendStrip</name>
    <message>
        <source>Legend of the view</source>
        <translation>ビューの凡例</translation>
    </message>
    <message>
        <source>Legend: colours and marks appear here.</source>
        <translation>凡例: 色と印の意味がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>hairline::LessonList</name>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>What the lesson is about</source>
        <translation>レッスンの内容</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>%1
cannot be played</source>
        <translation>%1
開始できません</translation>
    </message>
    <message>
        <source>%1
✓ all %2 done</source>
        <extracomment>A lesson: its title, and how many of its checkpoints are done.</extracomment>
        <translation>%1
✓ %2 件すべて達成</translation>
    </message>
    <message>
        <source>%1
%2 of %3 done</source>
        <translation>%1
%3 件中 %2 件達成</translation>
    </message>
    <message>
        <source>This lesson cannot be played yet:</source>
        <translation>このレッスンはまだ開始できません:</translation>
    </message>
    <message>
        <source>Start &amp;Over</source>
        <translation>最初から開始(&amp;A)</translation>
    </message>
    <message>
        <source>Continue the lesson where you left it</source>
        <translation>中断した所からレッスンを再開します</translation>
    </message>
    <message>
        <source>Discard the progress in this lesson and return to its first page</source>
        <translation>このレッスンの記録を消して、最初のページから始めます</translation>
    </message>
    <message>
        <source>Open your own lesson (its file lesson.md)</source>
        <translation>自作のレッスンを lesson.md ファイルから開きます</translation>
    </message>
</context>
<context>
    <name>hairline::LessonPageView</name>
    <message>
        <source>Page of the lesson</source>
        <translation>レッスンのページ</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>レッスンの本文</translation>
    </message>
    <message>
        <source>‹ Lessons</source>
        <translation>‹ レッスン</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>すべてのレッスン</translation>
    </message>
    <message>
        <source>Back to the list of lessons. The page is remembered.</source>
        <translation>レッスンの一覧に戻ります。ページは記憶されます。</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>&amp;Reset Scene</source>
        <translation>シーンをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1 / %2 ページ</translation>
    </message>
    <message>
        <source>&amp;Next Lesson</source>
        <translation>次のレッスン(&amp;N)</translation>
    </message>
    <message>
        <source>Continue with “%1”</source>
        <translation>「%1」に進みます</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Restore the scene of this page. Undo brings your changes back.</source>
        <translation>このページのシーンを最初の状態に戻します。元に戻すと変更後の状態に戻ります。</translation>
    </message>
    <message>
        <source>Another scene is open. *Reset Scene* opens that of this page, which the text is about.</source>
        <translation>別のシーンが開いています。*シーンをリセット*を押すと、本文で説明しているこのページのシーンが開きます。</translation>
    </message>
</context>
<context>
    <name>hairline::LessonPanel</name>
    <message>
        <source>Open Lesson</source>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <source>Lessons (lesson.md)</source>
        <translation>レッスン (lesson.md)</translation>
    </message>
</context>
<context>
    <name>hairline::LessonPlayer</name>
    <message>
        <source>Scene of the lesson</source>
        <translation>レッスンのシーン</translation>
    </message>
    <message>
        <source>Solution of the lesson</source>
        <translation>レッスンの解答</translation>
    </message>
</context>
<context>
    <name>hairline::MainWindow</name>
    <message>
        <source>%1 has changed on disk and was loaded again.</source>
        <translation>%1 がディスク上で変更されたため、再読み込みしました。</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>ボクセル</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>階層</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Autosave failed</source>
        <translation>自動保存に失敗しました</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Show what the colours and marks in the view mean</source>
        <translation>ビューの色と記号の意味を表示します</translation>
    </message>
    <message>
        <source>Autosave to %1 failed: %2. It will be retried; save the scene elsewhere.</source>
        <translation>自動保存に失敗しました（%1）: %2。再試行しますが、シーンを別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Something could not be computed: %1</source>
        <translation>計算できないものがありました: %1</translation>
    </message>
    <message>
        <source>A checkpoint of the lesson is done.</source>
        <translation>レッスンのチェックポイントを達成しました。</translation>
    </message>
    <message>
        <source>%1[*] – Hairline</source>
        <translation>%1[*] – Hairline</translation>
    </message>
    <message>
        <source>P&amp;resentation</source>
        <translation>発表(&amp;R)</translation>
    </message>
    <message>
        <source>Esc ends the presentation.</source>
        <translation>Esc で発表を終わります。</translation>
    </message>
    <message>
        <source>Export Ste&amp;ps…</source>
        <translation>ステップの書き出し(&amp;P)…</translation>
    </message>
    <message>
        <source>Export the steps of the explanation as pictures or as an animation</source>
        <translation>説明のステップを画像またはアニメーションとして書き出します</translation>
    </message>
    <message>
        <source>There are no steps to export: select two objects first.</source>
        <translation>書き出すステップがありません。まず 2 つのオブジェクトを選択してください。</translation>
    </message>
    <message>
        <source>Derivation</source>
        <translation>導出</translation>
    </message>
    <message>
        <source>Verdict Map</source>
        <translation>判定マップ</translation>
    </message>
    <message>
        <source>Wor&amp;kspaces</source>
        <translation>ワークスペース(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上面(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>下面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>前面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>背面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右面(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;One View</source>
        <translation>1 画面(&amp;O)</translation>
    </message>
    <message>
        <source>The free view alone</source>
        <translation>自由なビューのみ</translation>
    </message>
    <message>
        <source>&amp;Two Views</source>
        <translation>2 画面(&amp;T)</translation>
    </message>
    <message>
        <source>The view from the top and the free one</source>
        <translation>上面のビューと自由なビュー</translation>
    </message>
    <message>
        <source>&amp;Four Views</source>
        <translation>4 画面(&amp;F)</translation>
    </message>
    <message>
        <source>The views from the top, the front and the right, and the free one</source>
        <translation>上面、前面、右面のビューと自由なビュー</translation>
    </message>
    <message>
        <source>&amp;Maximize the Active View	V</source>
        <translation>アクティブなビューを最大化(&amp;M)	V</translation>
    </message>
    <message>
        <source>Show the view that was clicked last alone, or all of them again (V, or a double click on its name)</source>
        <translation>最後にクリックしたビューだけを表示、またはすべてを再表示します（V、またはビュー名をダブルクリック）</translation>
    </message>
    <message>
        <source>&amp;Move	W</source>
        <translation>移動(&amp;M)	W</translation>
    </message>
    <message>
        <source>Move the selection by its arrows (W)</source>
        <translation>選択したものを矢印で移動します (W)</translation>
    </message>
    <message>
        <source>&amp;Rotate	E</source>
        <translation>回転(&amp;T)	E</translation>
    </message>
    <message>
        <source>Rotate the selection by its rings (E)</source>
        <translation>選択したものをリングで回転します (E)</translation>
    </message>
    <message>
        <source>Scale the selection by its handles</source>
        <translation>選択したものをハンドルで拡大縮小します</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>拡大縮小(&amp;S)</translation>
    </message>
    <message>
        <source>Along the Object&apos;s &amp;Own Axes	L</source>
        <translation>オブジェクト自身の軸に沿う(&amp;O)	L</translation>
    </message>
    <message>
        <source>Arrows and rings along the axes of the object, not of the world (L)</source>
        <translation>矢印とリングを、ワールドではなくオブジェクトの軸に沿わせます (L)</translation>
    </message>
    <message>
        <source>&amp;Keys G, R, S</source>
        <translation>キー G、R、S(&amp;K)</translation>
    </message>
    <message>
        <source>G, R and S move, rotate and scale the selection; then move the mouse or type an amount. When off, R shows the scaling handles and S toggles snapping</source>
        <translation>G、R、S で選択したものを移動、回転、拡大縮小します。続けてマウスを動かすか、量を入力します。オフのときは R で拡大縮小のアームを表示し、S でスナップします</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>システムに従う(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Frame &amp;Selected	F</source>
        <translation>選択範囲に合わせる(&amp;S)	F</translation>
    </message>
    <message>
        <source>Frame the selection (F)</source>
        <translation>選択したものを画面に収めます (F)</translation>
    </message>
    <message>
        <source>Frame &amp;All	A</source>
        <translation>全体に合わせる(&amp;A)	A</translation>
    </message>
    <message>
        <source>Frame everything (A)</source>
        <translation>すべてを画面に収めます (A)</translation>
    </message>
    <message>
        <source>&amp;Look From</source>
        <translation>視点(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Orthographic	P</source>
        <translation>平行投影(&amp;O)	P</translation>
    </message>
    <message>
        <source>Orthographic view: parallel lines stay parallel (P)</source>
        <translation>平行投影: 平行な線が平行なまま表示されます (P)</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>グリッド(&amp;G)</translation>
    </message>
    <message>
        <source>Show the ground grid</source>
        <translation>地面のグリッドを表示します</translation>
    </message>
    <message>
        <source>Mesh &amp;Edges</source>
        <translation>メッシュの辺(&amp;E)</translation>
    </message>
    <message>
        <source>Show lines along the edges of meshes&apos; triangles</source>
        <translation>メッシュの三角形の辺に沿って線を表示します</translation>
    </message>
    <message>
        <source>S&amp;plit</source>
        <translation>分割(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Compare Voxels…</source>
        <translation>ボクセルを比較(&amp;C)…</translation>
    </message>
    <message>
        <source>One moving triangle, voxel by voxel, by PEF, by SAT and exactly, side by side</source>
        <translation>動く 1 つの三角形を、PEF、SAT、厳密でボクセルごとに並べて比較します</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation>次のパネル(&amp;N)</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next panel</source>
        <translation>キーボード操作を次のパネルに移します</translation>
    </message>
    <message>
        <source>Pre&amp;vious Panel</source>
        <translation>前のパネル(&amp;V)</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous panel</source>
        <translation>キーボード操作を前のパネルに移します</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>配置をリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default layout</source>
        <translation>すべてのパネルを最初の位置に戻します</translation>
    </message>
    <message>
        <source>Opened the input of a failure: %1</source>
        <translation>失敗させた入力を開きました: %1</translation>
    </message>
    <message>
        <source>Opened a finding: %1</source>
        <translation>検出結果を開きました: %1</translation>
    </message>
    <message>
        <source>There is no active pair.</source>
        <translation>注目ペアがありません。</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>Keep undo steps up to %1 MB; older steps are discarded</source>
        <translation>元に戻す履歴を %1 MB まで保持し、古いものから破棄します</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>新しいシーンを作成します</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a scene</source>
        <translation>シーンを開きます</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Examples…</source>
        <translation>サンプル(&amp;E)…</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation>シーンを保存します</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the scene under another name</source>
        <translation>シーンを別の名前で保存します</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the scene as a unit test, a file, a vector picture, a report or a mesh</source>
        <translation>シーンを単体テスト、ファイル、ベクター画像、レポート、メッシュとして書き出します</translation>
    </message>
    <message>
        <source>Copy Pic&amp;ture</source>
        <translation>画像をコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the view as a picture</source>
        <translation>ビューを画像としてコピーします</translation>
    </message>
    <message>
        <source>The view was copied as a picture.</source>
        <translation>ビューを画像としてコピーしました。</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Undo &amp;Memory</source>
        <translation>元に戻す履歴のメモリー(&amp;M)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Cut the selected objects</source>
        <translation>選択したオブジェクトを切り取ります</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected objects as JSON text</source>
        <translation>選択したオブジェクトを JSON テキストとしてコピーします</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>Duplicate the selected objects</source>
        <translation>選択したオブジェクトを複製します</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>削除(&amp;L)</translation>
    </message>
    <message>
        <source>Delete the selected objects</source>
        <translation>選択したオブジェクトを削除します</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Select all objects</source>
        <translation>すべてのオブジェクトを選択します</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>選択を反転(&amp;I)</translation>
    </message>
    <message>
        <source>Select the visible objects that are not selected</source>
        <translation>表示中で選択されていないオブジェクトを選択します</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Hide the selected objects</source>
        <translation>選択したオブジェクトを隠します</translation>
    </message>
    <message>
        <source>Sho&amp;w All</source>
        <translation>すべて表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show the hidden objects and select them</source>
        <translation>隠れたオブジェクトを表示して選択します</translation>
    </message>
    <message>
        <source>Loc&amp;k or Unlock</source>
        <translation>ロックまたはロック解除(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Pin the Active Pair</source>
        <translation>注目ペアを固定(&amp;P)</translation>
    </message>
    <message>
        <source>Keep this pair active, whatever is selected</source>
        <translation>選択が変わっても、このペアに注目し続けます</translation>
    </message>
    <message>
        <source>Add Displace&amp;ment</source>
        <translation>変位を追加(&amp;M)</translation>
    </message>
    <message>
        <source>Add a displacement to the selected objects; drag the tip of the arrow to change it</source>
        <translation>選択したオブジェクトを動くようにします。矢印の先端をドラッグして行き先を決めます</translation>
    </message>
    <message>
        <source>Remo&amp;ve Displacement</source>
        <translation>変位を削除(&amp;V)</translation>
    </message>
    <message>
        <source>Remove the displacement of the selected objects</source>
        <translation>選択したオブジェクトを静止させます</translation>
    </message>
    <message>
        <source>&amp;Freeze the Case</source>
        <translation>ケースを凍結(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>In the Plane (&amp;2D)</source>
        <translation>平面内 (2D)(&amp;2)</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>検索(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Disagreements…</source>
        <translation>不一致(&amp;D)…</translation>
    </message>
    <message>
        <source>Search for shapes on which answers are wrong or disagree</source>
        <translation>答えが誤っている、または食い違う形状を検索します</translation>
    </message>
    <message>
        <source>&amp;Invariance…</source>
        <translation>不変性(&amp;I)…</translation>
    </message>
    <message>
        <source>Test the active pair for invariance under swapping, vertex order, motion and scaling</source>
        <translation>注目ペアについて、同じ問いとなるすべての問い方で判定します</translation>
    </message>
    <message>
        <source>&amp;Own Methods…</source>
        <translation>独自の手法(&amp;O)…</translation>
    </message>
    <message>
        <source>Add your own functions as methods for verdicts and searches</source>
        <translation>自分の関数を、判定とすべての検索で使う手法として追加します</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Open the help page of the focused panel</source>
        <translation>フォーカスのあるパネルのヘルプを開きます</translation>
    </message>
    <message>
        <source>&amp;Keys and Mouse</source>
        <translation>キーとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>コマンド(&amp;C)…</translation>
    </message>
    <message>
        <source>Find and run any command</source>
        <translation>コマンドを検索して実行します</translation>
    </message>
    <message>
        <source>Change &amp;Shortcuts…</source>
        <translation>ショートカットの変更(&amp;S)…</translation>
    </message>
    <message>
        <source>See and change all shortcuts</source>
        <translation>すべてのショートカットを確認、変更します</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>レッスン(&amp;L)…</translation>
    </message>
    <message>
        <source>Learn collision tests in the live scene</source>
        <translation>動かせるシーンで衝突判定を学びます</translation>
    </message>
    <message>
        <source>&amp;Open Lesson…</source>
        <translation>レッスンを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a lesson of your own</source>
        <translation>自作のレッスンを開きます</translation>
    </message>
    <message>
        <source>&amp;Notes of the Scene</source>
        <translation>シーンのノート(&amp;N)</translation>
    </message>
    <message>
        <source>Show the notes of the scene</source>
        <translation>シーンのノートを表示します</translation>
    </message>
    <message>
        <source>&amp;About Hairline</source>
        <translation>Hairline について(&amp;A)</translation>
    </message>
    <message>
        <source>About Hairline</source>
        <translation>Hairline について</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Make %1 the active operands</source>
        <translation>%1 を注目オペランドにします</translation>
    </message>
    <message>
        <source> and </source>
        <translation> と </translation>
    </message>
    <message>
        <source>No query fits the two selected objects</source>
        <translation>選択した 2 つのオブジェクトに合うクエリはありません</translation>
    </message>
    <message>
        <source>Select another object, or one that fits the first of the active pair</source>
        <translation>別のオブジェクト、または判定中のペアの 1 つ目と組めるオブジェクトを選択してください</translation>
    </message>
    <message>
        <source>Frame Rate</source>
        <translation>フレームレート</translation>
    </message>
    <message>
        <source>Show how many pictures of the view are drawn per second</source>
        <translation>ビューを 1 秒間に何枚描画したかを表示します</translation>
    </message>
    <message>
        <source>Waiting for scenes from hairline send.</source>
        <translation>hairline send からのシーンを待っています。</translation>
    </message>
    <message>
        <source>Rece&amp;ive Scenes</source>
        <translation>シーンを受信(&amp;I)</translation>
    </message>
    <message>
        <source>Show the scenes that debuggers and other programs send with hairline send</source>
        <translation>デバッガなどのプログラムが hairline send で送るシーンを表示</translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <translation>開きました: %1</translation>
    </message>
    <message>
        <source>Lock the selected objects: they are neither picked nor dragged in the view</source>
        <translation>選択したオブジェクトをロックします。ビューで選択もドラッグもできなくなります</translation>
    </message>
    <message>
        <source>Freeze the case: stop the drag and keep the scene in the list beside Freeze</source>
        <translation>ケースを凍結: ドラッグを止め、シーンを「凍結」横の一覧に残します</translation>
    </message>
    <message>
        <source>Cop&amp;y the Case</source>
        <translation>ケースをコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the scene as text with hexadecimal floats</source>
        <translation>シーンを 16 進浮動小数点数のテキストとしてコピーします</translation>
    </message>
    <message>
        <source>Queries on more objects take three planes, or three to five points</source>
        <translation>3 個以上のオブジェクトへの問い合わせは、3 枚の平面または 3～5 個の点に限られます</translation>
    </message>
    <message>
        <source>Select two objects to test, three planes, or three to five points</source>
        <translation>判定する 2 個のオブジェクト、3 枚の平面、または 3～5 個の点を選択してください</translation>
    </message>
    <message>
        <source>Test T&amp;hese</source>
        <translation>これらを判定(&amp;H)</translation>
    </message>
    <message>
        <source>Add Rotat&amp;ion</source>
        <translation>回転を追加(&amp;I)</translation>
    </message>
    <message>
        <source>Let the selected objects rotate over time; drag the axis, its base and the end of the arc to change it</source>
        <translation>選択したオブジェクトを時間とともに回転させます。軸、その基点、円弧の終点をドラッグして変えます</translation>
    </message>
    <message>
        <source>Remove Rotati&amp;on</source>
        <translation>回転を削除(&amp;O)</translation>
    </message>
    <message>
        <source>Remove the rotation over time of the selected objects</source>
        <translation>選択したオブジェクトの時間による回転を削除します</translation>
    </message>
    <message>
        <source>The active pair moves in a way that this test does not know; it is tested at rest.</source>
        <translation>アクティブなペアの動きはこの検査では扱えないので、静止した状態で調べます。</translation>
    </message>
    <message>
        <source>Ray-Cast Image</source>
        <translation>レイ画像</translation>
    </message>
    <message>
        <source>&amp;Transform Gizmo</source>
        <translation>変形ギズモ(&amp;T)</translation>
    </message>
</context>
<context>
    <name>hairline::MapPanel</name>
    <message>
        <source>no verdict</source>
        <translation>判定なし</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>1 ulp</source>
        <translation>1 ulp</translation>
    </message>
    <message>
        <source>Map of verdicts</source>
        <translation>判定マップ</translation>
    </message>
    <message>
        <source>Wheel or + and −: zoom · drag: move · click or Enter: put the scene there · Home: back to the scene · End: steps of one unit in the last place</source>
        <translation>ホイール、+ と −: ズーム · ドラッグ: 移動 · クリックか Enter: シーンをそこに置く · Home: シーンへ戻る · End: 最終桁の 1 単位刻み</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>横</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Method A</source>
        <translation>手法 A</translation>
    </message>
    <message>
        <source>Method B</source>
        <translation>手法 B</translation>
    </message>
    <message>
        <source>The method whose verdicts are shown</source>
        <translation>判定を表示する手法</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色分け</translation>
    </message>
    <message>
        <source>where A and B differ</source>
        <translation>A と B が食い違う所</translation>
    </message>
    <message>
        <source>verdict of A</source>
        <translation>A の判定</translation>
    </message>
    <message>
        <source>signed gap of A</source>
        <translation>A の符号付きの隙間</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容差</translation>
    </message>
    <message>
        <source>Tolerance of A</source>
        <translation>A の許容差</translation>
    </message>
    <message>
        <source>To the &amp;Scene</source>
        <translation>シーンへ(&amp;S)</translation>
    </message>
    <message>
        <source>To &amp;Ulps</source>
        <translation>ulp へ(&amp;U)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出し(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the map with its axes as a PNG picture</source>
        <translation>マップを軸とともに PNG 画像として保存します</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the map with its axes as a picture</source>
        <translation>マップを軸とともに画像としてコピーします</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Cancelled. The next edit restarts it.</source>
        <translation>キャンセルしました。次の編集で再開します。</translation>
    </message>
    <message>
        <source>Computing… %1 %</source>
        <translation>計算しています… %1 %</translation>
    </message>
    <message>
        <source>%1 × %2 pixels of %3 across and %4 upwards.</source>
        <translation>%1 × %2 ピクセル、横 %3、縦 %4 刻みです。</translation>
    </message>
    <message>
        <source>no such shape</source>
        <translation>形状なし</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>隙間 %1</translation>
    </message>
    <message>
        <source>A counts gaps up to %1 as touching: it differs from B at %2 of %3 pixels.</source>
        <translation>A は %1 以下の隙間を接触とみなし、%3 ピクセルのうち %2 で B と食い違います。</translation>
    </message>
    <message>
        <source>The map was copied.</source>
        <translation>マップをコピーしました。</translation>
    </message>
    <message>
        <source>Export the Map</source>
        <translation>判定マップの書き出し</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 画像 (*.png)</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>書き出せませんでした</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 を書き込めませんでした。</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>%1 に書き出しました。</translation>
    </message>
    <message>
        <source>The degree of freedom along the horizontal axis</source>
        <translation>左から右へ変わるもの</translation>
    </message>
    <message>
        <source>The degree of freedom along the vertical axis</source>
        <translation>下から上へ変わるもの</translation>
    </message>
    <message>
        <source>The method to compare A with; choose an exact one as the reference</source>
        <translation>A の判定と比べる手法です。厳密な手法なら正誤が分かります</translation>
    </message>
    <message>
        <source>What the colours of the pixels show</source>
        <translation>ピクセルを何で色分けするか</translation>
    </message>
    <message>
        <source>A also counts as touching where its gap is at most this. The methods have no tolerance; this shows what one would cost.</source>
        <translation>A が示す隙間がこの値以下なら、A は「接触」と答えたとみなします。手法そのものは許容差を使いません。使えばどうなるかを示します。</translation>
    </message>
    <message>
        <source>Show the range of both objects, centred on the scene</source>
        <translation>今のシーンを中心に、オブジェクト全体の範囲を表示します</translation>
    </message>
    <message>
        <source>Show one unit in the last place per pixel, centred on the scene</source>
        <translation>今のシーンを中心に、1 ピクセルを最終桁の 1 単位にします</translation>
    </message>
    <message>
        <source>Point at a pixel to see its verdicts.</source>
        <translation>ピクセルを指すと、そこでの答えが表示されます。</translation>
    </message>
</context>
<context>
    <name>hairline::MapView</name>
    <message>
        <source>Select two objects that can be tested; at least one must be unlocked.</source>
        <translation>判定できる 2 つのオブジェクトを選択してください。少なくとも一方はロックされていない必要があります。</translation>
    </message>
</context>
<context>
    <name>hairline::MeasureTool</name>
    <message>
        <source>Measure angle</source>
        <translation>角度を計測</translation>
    </message>
    <message>
        <source>Measure distance</source>
        <translation>距離を計測</translation>
    </message>
    <message>
        <source>Nothing to measure there: click a corner, an edge or a face of an object.</source>
        <translation>そこには計測するものがありません。オブジェクトの角、辺、面をクリックしてください。</translation>
    </message>
    <message>
        <source>An angle needs three points; click without Ctrl.</source>
        <translation>角度には 3 点が必要です。Ctrl なしでクリックしてください。</translation>
    </message>
    <message>
        <source>a corner, an edge or a face</source>
        <translation>角、辺、面</translation>
    </message>
    <message>
        <source>Measure: click %1, Ctrl+click takes the whole object. Esc ends.</source>
        <translation>計測: %1をクリックします。Ctrl+クリックでオブジェクト全体を選びます。Esc で終了します。</translation>
    </message>
    <message>
        <source>Angle at %1: click %2. Esc goes back.</source>
        <translation>%1 での角度: %2をクリックします。Esc で戻ります。</translation>
    </message>
    <message>
        <source>No closest query answers for these two.</source>
        <translation>この 2 つの距離を求める最近点クエリはありません。</translation>
    </message>
    <message>
        <source>Measure from %1: click %2; Shift+click continues to an angle. Esc goes back.</source>
        <translation>%1 から計測: %2をクリックします。Shift+クリックでその点での角度に進みます。Esc で戻ります。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n measurement(s)</source>
        <translation>
            <numerusform>計測を %n 個削除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::MeshFiles</name>
    <message>
        <source>reading was cancelled</source>
        <translation>読み込みがキャンセルされました</translation>
    </message>
    <message>
        <source>%1 was not read: %2</source>
        <translation>%1 を読み込めませんでした: %2</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>%1 を再び読み込む</translation>
    </message>
    <message>
        <source>No mesh of the scene refers to a file.</source>
        <translation>ファイルを参照しているメッシュはシーンにありません。</translation>
    </message>
    <message numerus="yes">
        <source>Read %1: %Ln triangle(s)</source>
        <translation>
            <numerusform>%1 を読み込みました: 三角形 %Ln 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::MeshSection</name>
    <message>
        <source>Read Again</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Read the files of meshes again</source>
        <translation>メッシュのファイルを再び読み込みます</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>ファイル: %1</translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation>読み込めませんでした: %1</translation>
    </message>
    <message>
        <source>Being read…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>Triangles: %1, vertices: %2</source>
        <translation>三角形: %1、頂点: %2</translation>
    </message>
    <message>
        <source>Not inspected: cancelled</source>
        <translation>検査していません: キャンセルされました</translation>
    </message>
    <message>
        <source>Being inspected…</source>
        <translation>検査しています…</translation>
    </message>
    <message>
        <source>Closed, and nothing unusual was found.</source>
        <translation>閉じており、異常は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>検出: %1。</translation>
    </message>
</context>
<context>
    <name>hairline::NotesPane</name>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Notes of the scene</source>
        <translation>シーンのノート</translation>
    </message>
    <message>
        <source>Notes of the scene, as Markdown</source>
        <translation>シーンのノート (Markdown)</translation>
    </message>
    <message>
        <source>What to look for in this scene, as Markdown</source>
        <translation>このシーンの注目点 (Markdown)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Show the notes as a page</source>
        <translation>ノートをページとして表示します</translation>
    </message>
    <message>
        <source>Write notes for this scene</source>
        <translation>このシーンのノートを書きます</translation>
    </message>
    <message>
        <source>Edit the notes of this scene</source>
        <translation>このシーンのノートを編集します</translation>
    </message>
    <message>
        <source>Edit notes</source>
        <translation>ノートを編集</translation>
    </message>
</context>
<context>
    <name>hairline::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>hairline::OwnMethodsDialog</name>
    <message>
        <source>Own Methods</source>
        <translation>独自の手法</translation>
    </message>
    <message>
        <source>Own methods</source>
        <translation>独自の手法</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Library or command</source>
        <translation>ライブラリまたはコマンド</translation>
    </message>
    <message>
        <source>Last failure</source>
        <translation>最後の失敗</translation>
    </message>
    <message>
        <source>Add &amp;Library…</source>
        <translation>ライブラリを追加(&amp;L)…</translation>
    </message>
    <message>
        <source>Add the methods of a shared library (*.so)</source>
        <translation>共有ライブラリ (*.so) の手法を追加します</translation>
    </message>
    <message>
        <source>Add &amp;Program</source>
        <translation>プログラムを追加(&amp;P)</translation>
    </message>
    <message>
        <source>Add a program, by the command line that starts it</source>
        <translation>起動するコマンドラインを指定してプログラムを追加します</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected method from the list</source>
        <translation>選んだ手法を一覧から外します</translation>
    </message>
    <message>
        <source>Its name in verdicts and findings</source>
        <translation>判定と検出結果での名前</translation>
    </message>
    <message>
        <source>/path/to/library.so, or a command such as python3 mine.py</source>
        <translation>/path/to/library.so、または python3 mine.py のようなコマンド</translation>
    </message>
    <message>
        <source>The path of a shared library, or a line for the shell</source>
        <translation>共有ライブラリのパス、またはシェルのコマンド行</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds.</extracomment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Open Its Input</source>
        <translation>その入力を開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open the input of the failure in the window</source>
        <translation>失敗させた入力をウィンドウで開きます</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Library or &amp;command</source>
        <translation>ライブラリまたはコマンド(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Time limit</source>
        <translation>制限時間(&amp;T)</translation>
    </message>
    <message>
        <source>Add a Shared Library</source>
        <translation>共有ライブラリの追加</translation>
    </message>
    <message>
        <source>Shared libraries (*.so);;All files (*)</source>
        <translation>共有ライブラリ (*.so);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Loading %1…</source>
        <translation>%1 を読み込んでいます…</translation>
    </message>
    <message>
        <source>%1 was not added: %2</source>
        <translation>%1 は追加されませんでした: %2</translation>
    </message>
    <message>
        <source>it cannot be loaded</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>it crashed while it was loaded</source>
        <translation>読み込み中にクラッシュしました</translation>
    </message>
    <message>
        <source>%1 was not added: it has no methods</source>
        <translation>%1 は追加されませんでした: 手法がありません</translation>
    </message>
    <message>
        <source>Added from %1: %2</source>
        <translation>%1 から追加: %2</translation>
    </message>
    <message>
        <source>program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Type the command line of the program, then switch it on.</source>
        <translation>プログラムのコマンドラインを入力し、有効にしてください。</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 が失敗</translation>
    </message>
    <message>
        <source>None since the start</source>
        <translation>起動後はありません</translation>
    </message>
    <message>
        <source>Your own function becomes a method beside the built-in ones: a shared library with the interface of hairline_plugin.h, or a program that answers requests line by line. Each runs in a process of its own, so that it can crash or hang without harm.</source>
        <translation>自分の関数を、組み込みのものと同じ手法として使えます。hairline_plugin.h のインターフェースを持つ共有ライブラリ、または要求に 1 行ずつ答えるプログラムです。それぞれ別のプロセスで動くので、クラッシュや停止をしても害はありません。</translation>
    </message>
    <message>
        <source>A method that does not answer within this time is restarted</source>
        <translation>この時間答えないものは停止したとみなし、起動し直します</translation>
    </message>
</context>
<context>
    <name>hairline::PairListModel</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The two objects of a pair: &quot;Triangle and Box&quot;.</extracomment>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>食い違う</translation>
    </message>
    <message>
        <source>no query</source>
        <translation>クエリなし</translation>
    </message>
    <message>
        <source>%1: methods give different answers. Exactly, they %2.</source>
        <translation>%1: 手法によって答えが異なります。厳密には%2。</translation>
    </message>
    <message>
        <source>%1: %2 apart</source>
        <translation>%1: %2 離れています</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>★ differ</source>
        <extracomment>Only a user&apos;s own method differs.</extracomment>
        <translation>★ 食い違う</translation>
    </message>
    <message>
        <source>★ %1 in %2: %3</source>
        <extracomment>A user&apos;s own method, a scalar, and what it says of a pair.</extracomment>
        <translation>★ %1（%2）: %3</translation>
    </message>
    <message>
        <source>intersect</source>
        <translation>交差する</translation>
    </message>
    <message>
        <source>disjoint</source>
        <translation>分離</translation>
    </message>
    <message>
        <source>are disjoint</source>
        <translation>離れています</translation>
    </message>
</context>
<context>
    <name>hairline::PairTitle</name>
    <message>
        <source>Swap A and B</source>
        <translation>A と B を入れ替える</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1 と %2 と %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a letter, %2 the name of an object.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. Click to choose another object.</source>
        <translation>%1: %2。クリックすると別のオブジェクトを選べます。</translation>
    </message>
    <message>
        <source>The queries on this pair have a fixed order of operands</source>
        <translation>このペアのクエリではオペランドの順序が決まっています</translation>
    </message>
</context>
<context>
    <name>hairline::PairsPanel</name>
    <message>
        <source>Pairs of objects</source>
        <translation>オブジェクトのペア</translation>
    </message>
    <message>
        <source>No pairs yet.

Two objects make the first one.</source>
        <translation>ペアはまだありません。

オブジェクトが 2 つあれば最初のペアになります。</translation>
    </message>
    <message>
        <source>, methods differ in %1</source>
        <translation>、%1 ペアで手法が食い違う</translation>
    </message>
    <message>
        <source> – computing…</source>
        <translation> – 計算中…</translation>
    </message>
    <message numerus="yes">
        <source>; no query takes %n other pair(s)</source>
        <translation>
            <numerusform>。ほかの %n 組にはクエリがありません</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a query: %1.</source>
        <extracomment>%1 are pairs of types: &quot;point and line, cone and capsule&quot;.</extracomment>
        <translation>クエリがない組: %1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source> – cancelled; the next edit continues</source>
        <translation> – キャンセルしました。次の変更で残りを判定します</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), %1 intersect</source>
        <translation>
            <numerusform>%n ペア、%1 ペアが交差</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is near: %1</source>
        <translation>近くのもののみ: %1</translation>
    </message>
    <message>
        <source>a grid is tested cell by cell: click one</source>
        <translation>グリッドはセルごとに判定されます。セルをクリックしてください</translation>
    </message>
    <message>
        <source>one lies in the plane, the other in space</source>
        <translation>一方は平面上、もう一方は空間にあります</translation>
    </message>
    <message>
        <source>there is no method for these types</source>
        <translation>この型の組み合わせに対応する手法はありません</translation>
    </message>
    <message>
        <source>%1 and %2 (%3)</source>
        <extracomment>Two types of shapes and why no query takes them: &quot;mesh and grid (a grid is …)&quot;.</extracomment>
        <translation>%1と%2（%3）</translation>
    </message>
</context>
<context>
    <name>hairline::PasteDialog</name>
    <message>
        <source>Paste as Shapes</source>
        <translation>形状として貼り付け</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>float</source>
        <translation>float</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>Recognized shapes</source>
        <translation>認識した形状</translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation>解釈</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>桁</translation>
    </message>
    <message>
        <source>&amp;Add to Scene</source>
        <translation>シーンに追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Numbers are</source>
        <translation>数値の型(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Shape of the group</source>
        <translation>グループの形状(&amp;S)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取っています…</translation>
    </message>
    <message>
        <source>%1 of the %2 numbers were printed with too few digits to recover their original bits. The nearest numbers are used.</source>
        <translation>%2 個の数値のうち %1 個は、桁が足りず元のビットを復元できません。最も近い数値を使います。</translation>
    </message>
    <message>
        <source>… %1 numbers in all</source>
        <translation>… 数値は全部で %1 個</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>In doubt</source>
        <translation>あいまい</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>除く</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Nothing to add yet.</source>
        <translation>追加するものはまだありません。</translation>
    </message>
    <message>
        <source>%1 Refused and left out: %2 (see the list).</source>
        <translation>%1 拒否して除いたもの: %2（一覧を参照）。</translation>
    </message>
    <message>
        <source>Numbers as printed by a program or a debugger, or as in source code, such as {1.5f, 0, -2}</source>
        <translation>{1.5f, 0, -2} のような、プログラム、デバッガー、ソースにある数値</translation>
    </message>
    <message>
        <source>As in the text</source>
        <translation>テキストのとおり</translation>
    </message>
    <message>
        <source>The number type that the digits are rounded to</source>
        <translation>float は桁に最も近い float、double は最も近い double になります</translation>
    </message>
    <message numerus="yes">
        <source>%n other reading(s)</source>
        <translation>
            <numerusform>ほかの読み方 %n 通り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) to be added.</source>
        <translation>
            <numerusform>%n 個のオブジェクトを追加します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::Presentation</name>
    <message>
        <source>&amp;Present</source>
        <translation>発表(&amp;P)</translation>
    </message>
    <message>
        <source>Large type, few panels and the whole screen; Esc ends it</source>
        <translation>大きな文字、少ないパネル、全画面で表示します。Esc で終わります</translation>
    </message>
    <message>
        <source>&amp;Dark for Projectors</source>
        <translation>プロジェクター用の暗い色(&amp;D)</translation>
    </message>
    <message>
        <source>White on black instead of black on white</source>
        <translation>白地に黒ではなく、黒地に白で表示します</translation>
    </message>
    <message>
        <source>&amp;Ring Around the Pointer</source>
        <translation>ポインターの周りに輪(&amp;R)</translation>
    </message>
    <message>
        <source>Show a ring around the pointer</source>
        <translation>ポインターの周りに輪を表示します</translation>
    </message>
    <message>
        <source>&amp;Larger Type</source>
        <translation>文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>Enlarge the type</source>
        <translation>発表の文字を大きくします</translation>
    </message>
    <message>
        <source>&amp;Smaller Type</source>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>Shrink the type</source>
        <translation>文字を小さくします</translation>
    </message>
    <message>
        <source>&amp;Next Step	Space, Page Down</source>
        <translation>次のステップ(&amp;N)	Space, Page Down</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>次のステップに進みます</translation>
    </message>
    <message>
        <source>Pre&amp;vious Step	Page Up</source>
        <translation>前のステップ(&amp;B)	Page Up</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>前のステップに戻ります</translation>
    </message>
</context>
<context>
    <name>hairline::ProjectionDrawing</name>
    <message>
        <source>%1: edge %2 separates by %3</source>
        <translation>%1: 辺 %2 が隙間 %3 で分離</translation>
    </message>
    <message>
        <source>%1: touching</source>
        <extracomment>No edge separates in this projection, but one just touches.</extracomment>
        <translation>%1: 接触</translation>
    </message>
    <message>
        <source>%1: no edge separates</source>
        <translation>%1: 分離する辺なし</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>辺 %1</translation>
    </message>
</context>
<context>
    <name>hairline::PropertiesPanel</name>
    <message>
        <source>Rows that are not shown: %1. Edit them in the scene file.</source>
        <translation>表示していない行: %1 行。シーンファイルで編集してください。</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 を編集</translation>
    </message>
    <message>
        <source>Nothing is selected.

Click an object in the view or in the list of the scene to see and edit its numbers.</source>
        <translation>何も選択されていません。

ビューかシーンの一覧でオブジェクトをクリックすると、その数値を確認、編集できます。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Choose the colour of this object</source>
        <translation>このオブジェクトの色を選択します</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Reset colour</source>
        <translation>色をリセット</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>A locked object is neither picked nor dragged in the view</source>
        <translation>ロックしたオブジェクトは、ビューで選択もドラッグもできません</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ロック解除</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>解像度</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>16 進</translation>
    </message>
    <message>
        <source>↑ ↓ step; with Shift ×10, with Ctrl ÷10, with Alt to the next double. 1/3, 1,5 and 0x1.8p+0 are numbers too.</source>
        <translation>↑ ↓ で 1 刻み。Shift で ×10、Ctrl で ÷10、Alt で隣の double。1/3、1,5、0x1.8p+0 も入力できます。</translation>
    </message>
    <message>
        <source>Change Resolution</source>
        <translation>解像度を変更</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>%1 objects selected. Name, colour and flags apply to all; numbers are those of the last selected (%2).</source>
        <translation>%1 個のオブジェクトを選択中。名前、色、フラグは全体に適用され、数値は最後に選択したもの（%2）です。</translation>
    </message>
    <message>
        <source>Use the theme&apos;s colours: blue and orange for the active pair</source>
        <translation>テーマに任せます。注目ペアは青とオレンジになります</translation>
    </message>
    <message>
        <source>Cells along the longest side, over the same extent (Ctrl+wheel over the grid, or [ and ] in the view)</source>
        <translation>同じ範囲での最長辺方向のセル数（ビューではグリッド上で Ctrl+ホイール、または [ と ]）</translation>
    </message>
    <message>
        <source>Show numbers as hexadecimal floats, which show every bit</source>
        <translation>数値を、何も隠れない 16 進浮動小数点数で表示します</translation>
    </message>
</context>
<context>
    <name>hairline::RaysPanel</name>
    <message>
        <source>Picture by rays</source>
        <translation>レイによる画像</translation>
    </message>
    <message>
        <source>&amp;Add the Pixel’s Ray</source>
        <translation>ピクセルのレイを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色分け</translation>
    </message>
    <message>
        <source>barycentric weights</source>
        <translation>重心座標</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>number of tests</source>
        <translation>テスト回数</translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation>数値型</translation>
    </message>
    <message>
        <source>The number type in which rays are tested</source>
        <translation>レイを判定する数値型</translation>
    </message>
    <message>
        <source>float</source>
        <translation>float</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <source>Check &amp;Watertightness</source>
        <translation>水密性を検査(&amp;W)</translation>
    </message>
    <message>
        <source>Misses and double hits of each method</source>
        <translation>各手法の見逃しと二重ヒット</translation>
    </message>
    <message>
        <source>Distance from %1 (yellow) to %2 (dark).</source>
        <translation>距離 %1（黄）から %2（暗）。</translation>
    </message>
    <message>
        <source>From %1 tests (dark) to %2 (yellow).</source>
        <translation>テスト %1 回（暗）から %2 回（黄）。</translation>
    </message>
    <message>
        <source>Casting… %1 %</source>
        <translation>レイを飛ばしています… %1 %</translation>
    </message>
    <message>
        <source>%1 × %2 rays.</source>
        <translation>%1 × %2 本のレイ。</translation>
    </message>
    <message>
        <source>Rays pass through %1.</source>
        <translation>レイがすり抜けています: %1。</translation>
    </message>
    <message>
        <source>Pixel %1, %2</source>
        <translation>ピクセル %1、%2</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>weights %1, %2, %3</source>
        <translation>重み %1、%2、%3</translation>
    </message>
    <message>
        <source>Looking for leaks of %1…</source>
        <translation>%1 の漏れを調べています…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: rays from inside to its vertices and edges</source>
        <translation>%1: 内部から頂点と辺へのレイ</translation>
    </message>
    <message>
        <source>Click a pixel, or choose one with the arrow keys and press Enter, to add its ray</source>
        <translation>ピクセルをクリックするか、矢印キーで移動して Enter を押すと、そのレイを追加します</translation>
    </message>
    <message>
        <source>Add the ray of the chosen pixel to the scene, and make it and the object it hits the active pair</source>
        <translation>指しているピクセルのレイをシーンに追加し、それが当たるものとの判定を行います</translation>
    </message>
    <message>
        <source>What the colours of the pixels show</source>
        <translation>ピクセルを何で色分けするか</translation>
    </message>
    <message>
        <source>Cast rays from inside a closed mesh or solid at its edges and vertices, and count for each method those that get out</source>
        <translation>閉じたメッシュや立体の内部から辺と頂点へレイを飛ばし、手法ごとに何本が外へ抜けるかを数えます</translation>
    </message>
    <message>
        <source>Cancelled. The next edit restarts it.</source>
        <translation>キャンセルしました。次の変更で再びレイを飛ばします。</translation>
    </message>
    <message>
        <source>Point at a pixel to see what its ray hits.</source>
        <translation>ピクセルを指すと、そのレイが当たるものを表示します。</translation>
    </message>
    <message>
        <source>%1 · hits nothing · %2</source>
        <translation>%1 · 当たらない · %2</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>レイ</translation>
    </message>
    <message>
        <source>Rays from a point inside at every vertex, and at three points of every edge</source>
        <translation>内部の 1 点から各頂点と、各辺上の 3 点へ向かうレイ</translation>
    </message>
    <message>
        <source>Misses</source>
        <translation>見逃し</translation>
    </message>
    <message>
        <source>Rays from inside that get out without hitting any triangle</source>
        <translation>内部から飛ばし、どの三角形にも当たらずに外へ抜けるレイ</translation>
    </message>
    <message>
        <source>Double hits</source>
        <translation>二重ヒット</translation>
    </message>
    <message>
        <source>Rays that hit more than one triangle at the edge or vertex; in exact, the rays that truly pass through it</source>
        <translation>辺または頂点で複数の三角形に当たるレイ。厳密では、その辺または頂点と実際に交差するレイです</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>テスト %n 回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::ReceivedBar</name>
    <message>
        <source>Hide this line until the next scene arrives.</source>
        <translation>次のシーンが届くまでこの行を隠します。</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Show the scene that arrived before this one</source>
        <translation>一つ前に届いたシーンを表示</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Show the scene that arrived after this one</source>
        <translation>一つ後に届いたシーンを表示</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Show the scene that arrived last, and the next ones as they come</source>
        <translation>最後に届いたシーンを表示し、以後は届くたびに表示</translation>
    </message>
    <message>
        <source>Received scene %1 of %2: %3</source>
        <translation>受信したシーン %1 / %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n scene(s) received, the last one “%1”.</source>
        <translation>
            <numerusform>%n 個のシーンを受信しました。最後は「%1」です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::RecordingWindow</name>
    <message>
        <source>Recording: %1</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>記録: %1</translation>
    </message>
    <message>
        <source>Time line of the recording</source>
        <translation>記録のタイムライン</translation>
    </message>
    <message>
        <source>&amp;Wrong only</source>
        <translation>誤りのみ(&amp;W)</translation>
    </message>
    <message>
        <source>Show only records whose answer differs from the exact one</source>
        <translation>答えが厳密な答えと異なる記録だけを示します</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問い</translation>
    </message>
    <message>
        <source>Show only records of this query and these shapes</source>
        <translation>この問い合わせと形状の記録だけを示します</translation>
    </message>
    <message>
        <source>Call site</source>
        <translation>呼び出し位置</translation>
    </message>
    <message>
        <source>Show only records of this place in the source</source>
        <translation>ソースのこの位置の記録だけを示します</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Show only records of this thread of the program</source>
        <translation>プログラムのこのスレッドの記録だけを示します</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>記録の一覧</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation>計算の進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the computation</source>
        <translation>計算をキャンセルします</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>ファイルを読み直します</translation>
    </message>
    <message>
        <source>&amp;Previous Wrong</source>
        <translation>前の誤り(&amp;P)</translation>
    </message>
    <message>
        <source>Open the wrong record before (Shift+F8)</source>
        <translation>前の誤った記録を開きます (Shift+F8)</translation>
    </message>
    <message>
        <source>&amp;Next Wrong</source>
        <translation>次の誤り(&amp;N)</translation>
    </message>
    <message>
        <source>Open the next wrong record (F8)</source>
        <translation>次の誤った記録を開きます (F8)</translation>
    </message>
    <message>
        <source>Wrong Ones as &amp;Findings</source>
        <translation>誤りを検出結果として表示(&amp;F)</translation>
    </message>
    <message>
        <source>List the wrong records shown by cause, where they can be shrunk</source>
        <translation>表示中の誤った記録を原因別に並べます。そこで簡約できます</translation>
    </message>
    <message>
        <source>&amp;Save Findings…</source>
        <translation>検出結果を保存…(&amp;S)</translation>
    </message>
    <message>
        <source>Write the wrong records shown to a file of findings</source>
        <translation>表示中の誤った記録を検出結果のファイルに書き出します</translation>
    </message>
    <message>
        <source>&amp;Export as Tests…</source>
        <translation>テストとして書き出す…(&amp;E)</translation>
    </message>
    <message>
        <source>Write the wrong records shown as unit tests</source>
        <translation>表示中の誤った記録を単体テストとして書き出します</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open the chosen record in the window</source>
        <translation>選んだ記録をウィンドウで開きます</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the recording are missing or damaged</source>
        <translation>
            <numerusform>記録の %n か所が欠けているか破損しています</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no room for %1 records; raise the option bytes, or record every n-th call</source>
        <translation>%1 件の記録が入りきりませんでした。オプション bytes を大きくするか、n 回に 1 回だけ記録してください</translation>
    </message>
    <message>
        <source>The program ended by signal %1</source>
        <translation>プログラムはシグナル %1 で終了しました</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>すべての問い</translation>
    </message>
    <message>
        <source>All call sites</source>
        <translation>すべての呼び出し位置</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>すべてのスレッド</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>スレッド %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be judged, the first is %1: %2</source>
        <extracomment>How many records, the number of the first of them, and why.</extracomment>
        <translation>
            <numerusform>%n 件の記録を判定できません。最初は記録 %1 です: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have no answer</source>
        <translation>
            <numerusform>%n 件の記録には答えがありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have axes that are orthonormal to the precision of float only</source>
        <translation>
            <numerusform>%n 件の記録の軸は float の精度でのみ正規直交です</numerusform>
        </translation>
    </message>
    <message>
        <source>The first wrong one is record %1 in frame %2</source>
        <translation>最初の誤りはフレーム %2 の記録 %1 です</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many records are shown of how many.</extracomment>
        <translation>%2 件中 %1 件</translation>
    </message>
    <message>
        <source>Record %1 cannot be opened: %2</source>
        <translation>記録 %1 を開けません: %2</translation>
    </message>
    <message>
        <source>Record %1 of %2</source>
        <extracomment>The number of a record and the name of a recording.</extracomment>
        <translation>%2 の記録 %1</translation>
    </message>
    <message>
        <source>No wrong record follows</source>
        <translation>この後に誤った記録はありません</translation>
    </message>
    <message>
        <source>No wrong record comes before</source>
        <translation>この前に誤った記録はありません</translation>
    </message>
    <message>
        <source>Save Findings</source>
        <translation>検出結果を保存</translation>
    </message>
    <message>
        <source>Findings (*.jsonl)</source>
        <translation>検出結果 (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n finding(s) to %1</source>
        <translation>
            <numerusform>検出結果 %n 件を %1 に保存しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセルされました</translation>
    </message>
    <message>
        <source>Judging %1 records; wrong so far: %2</source>
        <translation>%1 件の記録を判定しています。これまでの誤り: %2</translation>
    </message>
    <message>
        <source>Judging was cancelled; wrong so far: %1</source>
        <translation>判定はキャンセルされました。それまでの誤り: %1</translation>
    </message>
    <message>
        <source>%1 records, %2 wrong</source>
        <translation>記録 %1 件、誤り %2 件</translation>
    </message>
    <message>
        <source>Collecting findings…</source>
        <translation>検出結果を集めています…</translation>
    </message>
    <message>
        <source>The file has changed on disk; Reload reads it again</source>
        <translation>ファイルがディスク上で変わりました。「再読み込み」で読み直します</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>hairline::RecordsModel</name>
    <message>
        <source>How wrong the answer is, as a part of the size of the operands, on a logarithmic scale from 10⁻¹⁸ to 1</source>
        <translation>答えの誤差をオペランドの大きさに対する比で、10⁻¹⁸ から 1 までの対数目盛で示します</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Call Site</source>
        <translation>呼び出し位置</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問い</translation>
    </message>
    <message>
        <source>Your Program</source>
        <translation>自分のプログラム</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A kind of query and the shapes that it is about: &quot;Intersect: triangle, box&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>This answer cannot be judged</source>
        <translation>この答えは判定できません</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>判定なし</translation>
    </message>
    <message>
        <source>Double click to open it</source>
        <translation>ダブルクリックで開きます</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <extracomment>The number of a record whose answer is wrong, read aloud.</extracomment>
        <translation>%1、誤り</translation>
    </message>
</context>
<context>
    <name>hairline::Recovery</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <translation>%1（復元）</translation>
    </message>
</context>
<context>
    <name>hairline::SceneMap</name>
    <message>
        <source>The shape would be invalid there.</source>
        <translation>そこでは形状が不正になります。</translation>
    </message>
    <message>
        <source>Choose on the map</source>
        <translation>マップで選ぶ</translation>
    </message>
</context>
<context>
    <name>hairline::ScenePanel</name>
    <message>
        <source>Objects of the scene</source>
        <translation>シーンのオブジェクト</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2), operand %3 of the active pair</source>
        <translation>%1（%2）、注目ペアのオペランド %3</translation>
    </message>
    <message>
        <source>mesh, not read</source>
        <translation>メッシュ、未読み込み</translation>
    </message>
    <message>
        <source>mesh, being read…</source>
        <translation>メッシュ、読み込み中…</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Unlock, so that it can be dragged</source>
        <translation>ロックを解除し、ドラッグできるようにします</translation>
    </message>
    <message>
        <source>Lock, so that it cannot be dragged</source>
        <translation>ロックし、ドラッグできないようにします</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 を表示</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 を隠す</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 をロック</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 のロックを解除</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 の名前を変更</translation>
    </message>
</context>
<context>
    <name>hairline::SceneRays</name>
    <message>
        <source>%1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>%1, triangle %2</source>
        <translation>%1、三角形 %2</translation>
    </message>
    <message>
        <source>There is no picture there yet.</source>
        <translation>そこにはまだ画像がありません。</translation>
    </message>
    <message>
        <source>Ray added; it hits nothing.</source>
        <translation>レイを追加しました。何にも当たりません。</translation>
    </message>
    <message>
        <source>Ray added; it and the object it hits are the active pair.</source>
        <translation>レイを追加しました。レイと当たったものが注目ペアになりました。</translation>
    </message>
    <message>
        <source>Ray added. No query takes the ray and the whole object it hits.</source>
        <translation>レイを追加しました。レイと、当たったもの全体とを判定するクエリはありません。</translation>
    </message>
</context>
<context>
    <name>hairline::SceneReceiver</name>
    <message>
        <source>The scene is larger than %1 MB</source>
        <translation>シーンが %1 MB を超えています</translation>
    </message>
</context>
<context>
    <name>hairline::SceneView</name>
    <message>
        <source>Change Resolution</source>
        <translation>解像度を変更</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>%1 に沿って</translation>
    </message>
    <message>
        <source>in the %1 plane</source>
        <translation>%1 平面内で</translation>
    </message>
    <message>
        <source>along its direction</source>
        <translation>その方向に沿って</translation>
    </message>
    <message>
        <source>in its plane</source>
        <translation>その平面内で</translation>
    </message>
    <message>
        <source>about its own axis</source>
        <translation>自身の軸まわりに</translation>
    </message>
    <message>
        <source>along its own axis</source>
        <translation>自身の軸に沿って</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>%1 軸まわりに</translation>
    </message>
    <message>
        <source>the selected objects</source>
        <translation>選択したオブジェクト</translation>
    </message>
    <message>
        <source>X/Y/Z lock an axis, Shift the %1 plane, Ctrl snaps to %2, Esc cancels</source>
        <translation>X/Y/Z で軸を固定、Shift で %1 平面、Ctrl で %2 にスナップ、Esc でキャンセル</translation>
    </message>
    <message>
        <source>, snapping to %1</source>
        <translation>、%1 にスナップ</translation>
    </message>
    <message>
        <source>, exactly at %1</source>
        <translation>、厳密に %1 の位置</translation>
    </message>
    <message>
        <source>, at the doubles nearest to %1</source>
        <translation>、%1 に最も近い double の位置</translation>
    </message>
    <message>
        <source>%1%2: %3. %4. %5.</source>
        <translation>%1%2: %3。%4。%5。</translation>
    </message>
    <message>
        <source>Add what the rectangle touches to the selection. Esc cancels.</source>
        <translation>矩形に触れるものを選択に追加します。Esc でキャンセル。</translation>
    </message>
    <message>
        <source>Drag: change %1</source>
        <translation>ドラッグ: %1 を変更</translation>
    </message>
    <message>
        <source>Drag: move %1</source>
        <translation>ドラッグ: %1 を移動</translation>
    </message>
    <message>
        <source> Click: select %1.</source>
        <translation> クリック: %1 を選択。</translation>
    </message>
    <message>
        <source>. %1.</source>
        <translation>。%1。</translation>
    </message>
    <message>
        <source> %1. Ctrl snaps to %2, Esc cancels.</source>
        <translation> %1。Ctrl で %2 にスナップ、Esc でキャンセル。</translation>
    </message>
    <message>
        <source>Drag: scale %1 %2. Ctrl snaps to 0.1, Esc cancels.</source>
        <translation>ドラッグ: %1 を%2拡大縮小。Ctrl で 0.1 にスナップ、Esc でキャンセル。</translation>
    </message>
    <message>
        <source>Drag: move %1 %2. Ctrl snaps to %3, Esc cancels.</source>
        <translation>ドラッグ: %1 を%2移動。Ctrl で %3 にスナップ、Esc でキャンセル。</translation>
    </message>
    <message>
        <source>Arrow keys and Page Up/Down: move %1 by %2; with Shift by ten times that, with Alt by one ulp.</source>
        <translation>矢印キーと Page Up/Down: %1 を %2 ずつ移動。Shift でその 10 倍、Alt で 1 ulp。</translation>
    </message>
    <message>
        <source> Click again: select %1.</source>
        <translation> もう一度クリック: %1 を選択。</translation>
    </message>
    <message>
        <source>Click: explain cell %1, %2, %3. Double click: add it as a box.%4</source>
        <translation>クリック: セル %1、%2、%3 を説明。ダブルクリック: ボックスとして追加。%4</translation>
    </message>
    <message>
        <source>Drag: move %1. %2. Ctrl+wheel or [ and ]: resolution.</source>
        <translation>ドラッグ: %1 を移動。%2。Ctrl+ホイール、または [ と ]: 解像度。</translation>
    </message>
    <message>
        <source>Drag: move %1. %2. Arrow keys nudge.</source>
        <translation>ドラッグ: %1 を移動。%2。矢印キーで微動。</translation>
    </message>
    <message>
        <source>Click: select %1. Shift+click: add it. Drag: move it. %2.</source>
        <translation>クリック: %1 を選択。Shift+クリック: 選択に追加。ドラッグ: 移動。%2。</translation>
    </message>
    <message>
        <source>The scene is empty: add shapes by the menu Add, open one of File &gt; Examples, or learn by Help &gt; Lessons.</source>
        <translation>シーンは空です。追加メニューから形状を追加するか、ファイル &gt; サンプルから 1 つ開くか、ヘルプ &gt; レッスンで学べます。</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>微動</translation>
    </message>
    <message>
        <source>%1: %2. X/Y/Z choose the axis, Enter confirms, Backspace deletes, Esc cancels.</source>
        <translation>%1: %2。X/Y/Z で軸を選択、Enter で確定、Backspace で削除、Esc で取り消し。</translation>
    </message>
    <message>
        <source>%1. X/Y/Z choose the axis, Ctrl snaps to %2, a number sets the amount, Esc cancels.</source>
        <translation>%1。X/Y/Z で軸を選択、Ctrl で %2 にスナップ、数の入力で量を指定、Esc で取り消し。</translation>
    </message>
    <message>
        <source>%1 stops snapping</source>
        <translation>%1 でスナップを解除</translation>
    </message>
    <message>
        <source>%1 snaps to other objects</source>
        <translation>%1 で他のオブジェクトにスナップ</translation>
    </message>
    <message>
        <source>Select what the rectangle touches, or remove it from the selection. Esc cancels.</source>
        <translation>矩形に触れるものを選択、または選択から除外します。Esc でキャンセル。</translation>
    </message>
    <message>
        <source>Drag: scale %1 uniformly. Ctrl snaps to 0.1, Esc cancels.</source>
        <translation>ドラッグ: %1 を均等に拡大縮小。Ctrl で 0.1 にスナップ、Esc でキャンセル。</translation>
    </message>
    <message>
        <source>Drag: rotate %1 %2. Ctrl snaps to 15°, Esc cancels.</source>
        <translation>ドラッグ: %1 を%2回転。Ctrl で 15° にスナップ、Esc でキャンセル。</translation>
    </message>
    <message>
        <source>Drag: orbit. Right drag: pan. Wheel: zoom. Click an object to select it, Tab for the next, Shift+drag for all in a rectangle.</source>
        <translation>ドラッグ: ビューを回転。右ドラッグ: 移動。ホイール: ズーム。クリックでオブジェクトを選択、Tab で次、Shift+ドラッグで矩形内をすべて選択。</translation>
    </message>
</context>
<context>
    <name>hairline::SearchForm</name>
    <message>
        <source>Methods under test</source>
        <translation>検査する手法</translation>
    </message>
    <message>
        <source>What counts as a finding</source>
        <translation>検出とみなす条件</translation>
    </message>
    <message>
        <source>&amp;Near the active pair</source>
        <translation>注目ペアの近く(&amp;N)</translation>
    </message>
    <message>
        <source>Half of the cases are variations of the active pair</source>
        <translation>ケースの半分は、注目ペアの数値を変えたものにします</translation>
    </message>
    <message>
        <source>The same seed gives the same findings</source>
        <translation>同じシードなら同じ検出結果になります</translation>
    </message>
    <message>
        <source>Search the inputs that a method is made for, and leave out small errors</source>
        <translation>手法が想定する入力だけを検索し、小さな誤差を除きます</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>種類(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>形状(&amp;S)</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Scalars</source>
        <translation>数値型</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出結果</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>シード(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Domain: narrowed</source>
        <translation>定義域: 限定(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Domain: all inputs</source>
        <translation>定義域: すべての入力(&amp;D)</translation>
    </message>
    <message>
        <source>★ %1 (your own)</source>
        <extracomment>A user&apos;s method in a list of methods.</extracomment>
        <translation>★ %1（自作）</translation>
    </message>
    <message>
        <source>A search cannot start from an object that rotates, or whose vertices move on their own lines</source>
        <translation>回転するオブジェクトや、頂点がそれぞれの直線上を動くオブジェクトから検索は始められません</translation>
    </message>
</context>
<context>
    <name>hairline::StepList</name>
    <message>
        <source>Steps of the explanation</source>
        <translation>説明のステップ</translation>
    </message>
</context>
<context>
    <name>hairline::StepPlayer</name>
    <message>
        <source>One step back</source>
        <translation>1 ステップ戻る</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>ステップを再生</translation>
    </message>
    <message>
        <source>One step forwards</source>
        <translation>1 ステップ進む</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>%1: One Step Back</source>
        <extracomment>What is played, and what the command does.</extracomment>
        <translation>%1: 1 ステップ戻る</translation>
    </message>
    <message>
        <source>%1: Play or Pause the Steps</source>
        <translation>%1: ステップの再生または一時停止</translation>
    </message>
    <message>
        <source>%1: One Step Forwards</source>
        <translation>%1: 1 ステップ進む</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The number of a step and how many there are.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>説明</translation>
    </message>
</context>
<context>
    <name>hairline::StepThroughDialog</name>
    <message>
        <source>Export the Steps</source>
        <translation>ステップの書き出し</translation>
    </message>
    <message>
        <source>Animation (WebP)</source>
        <translation>アニメーション (WebP)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>The width and the height of a picture.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Seconds &amp;each</source>
        <translation>1 枚の秒数(&amp;E)</translation>
    </message>
    <message>
        <source>With the for&amp;mulas of the step</source>
        <translation>ステップの式を添える(&amp;M)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大きさ(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>書き込んでいます…</translation>
    </message>
    <message numerus="yes">
        <source>One file of %n steps.</source>
        <translation>
            <numerusform>%n ステップの 1 ファイル。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files, to a folder that you choose.</source>
        <translation>
            <numerusform>選んだフォルダーに %n 個のファイル。</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>画像のフォルダー</translation>
    </message>
    <message>
        <source>Exported the steps to %1.</source>
        <translation>ステップを %1 に書き出しました。</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>キャンセルしました。ファイルは書き込まれていません。</translation>
    </message>
    <message>
        <source>Pictures (PNG), one per step</source>
        <translation>画像 (PNG)、1 ステップに 1 枚</translation>
    </message>
    <message>
        <source>Vector pictures (SVG), one per step</source>
        <translation>ベクター画像 (SVG)、1 ステップに 1 枚</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>アニメーション (GIF)</translation>
    </message>
    <message>
        <source>Video (MP4)</source>
        <translation>動画 (MP4)</translation>
    </message>
    <message>
        <source>%1 (needs ffmpeg)</source>
        <translation>%1（ffmpeg が必要です）</translation>
    </message>
    <message>
        <source>Animation (*.%1)</source>
        <translation>アニメーション (*.%1)</translation>
    </message>
</context>
<context>
    <name>hairline::StepsModel</name>
    <message>
        <source>%1. %2</source>
        <extracomment>A numbered step of an explanation.</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>hairline::TimeLine</name>
    <message>
        <source>Frame %1: %2 in all, %3 wrong</source>
        <extracomment>%1 is the number of a frame; how many records it has, and how many of them are wrong.</extracomment>
        <translation>フレーム %1: 全 %2 件、誤り %3 件</translation>
    </message>
</context>
<context>
    <name>hairline::TimePanel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>First contact: %1</source>
        <translation>最初の接触: %1</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>ループ(&amp;L)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation>終わりに達したら最初から再生します</translation>
    </message>
    <message>
        <source>Time: Play or Pause</source>
        <translation>時間: 再生または一時停止</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>No contact during the motion.</source>
        <translation>途中で接触しません。</translation>
    </message>
    <message>
        <source>Neither object of this pair moves.

Give one a displacement (Ctrl+M) to see when the two first touch.</source>
        <translation>このペアはどちらも動きません。

オブジェクトに変位を与えると (Ctrl+M)、両者が最初に接触する時刻をここで確認できます。</translation>
    </message>
    <message>
        <source>Play the motion from time 0 to 1, or pause it</source>
        <translation>動くものを時刻 0 から 1 まで動かす、または止めます</translation>
    </message>
    <message>
        <source>No method finds the first contact of these shapes as they move.</source>
        <translation>これらの図形のこの動きについて、最初の接触を求める手法はありません。</translation>
    </message>
</context>
<context>
    <name>hairline::ToolsPanel</name>
    <message>
        <source>Measure</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>Click two places in the view to measure their distance (M)</source>
        <translation>ビューで 2 か所をクリックして距離を計測します (M)</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>計測結果</translation>
    </message>
    <message>
        <source>Press M and click two places in the view.</source>
        <translation>M を押して、ビューで 2 か所をクリックしてください。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected measurements, or all of them, as text</source>
        <translation>選択した計測結果、またはすべてをテキストとしてコピーします</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected measurements</source>
        <translation>選択した計測結果を削除します</translation>
    </message>
    <message>
        <source>Clear &amp;All</source>
        <translation>すべて消去(&amp;A)</translation>
    </message>
    <message>
        <source>Delete all measurements</source>
        <translation>すべての計測結果を削除します</translation>
    </message>
    <message>
        <source>Select two objects, then use Arrange: the first one moves.</source>
        <translation>2 つのオブジェクトを選択し、配置メニューのコマンドを選んでください。1 つ目が動きます。</translation>
    </message>
    <message>
        <source>C&amp;opy Result</source>
        <translation>結果をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the newest result as text</source>
        <translation>最新の結果をテキストとしてコピーします</translation>
    </message>
    <message>
        <source>Arranged</source>
        <translation>配置結果</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>求めた結果</translation>
    </message>
    <message>
        <source>not available: an object or a part of it is gone</source>
        <translation>求められません: オブジェクトかその一部がなくなりました</translation>
    </message>
</context>
<context>
    <name>hairline::TraversalSection</name>
    <message>
        <source>Traverse T&amp;wo Trees</source>
        <translation>2 つの木の走査(&amp;W)</translation>
    </message>
    <message>
        <source>Costs of each kind of volume</source>
        <translation>ボリュームの種類ごとのコスト</translation>
    </message>
    <message>
        <source>Traversal of Two Trees</source>
        <translation>2 つの木の走査</translation>
    </message>
    <message>
        <source>Find the intersecting triangles of two meshes by traversing both trees: compare the cost of each kind of volume, and play the steps</source>
        <translation>2 つのメッシュが交差する三角形を、両方の木を使って探します。ボリュームの種類ごとのコストを数え、各ステップを再生できます</translation>
    </message>
    <message>
        <source>Traversing…</source>
        <translation>走査しています…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>The scene has no two meshes.</source>
        <translation>シーンに 2 つのメッシュがありません。</translation>
    </message>
    <message>
        <source>Two meshes: %1 and %2</source>
        <translation>2 つのメッシュ: %1 と %2</translation>
    </message>
    <message>
        <source>Node %1 of %2 and node %3 of %4: the volumes overlap, so their children are visited.</source>
        <translation>%2 のノード %1 と %4 のノード %3: 交差の可能性があるため、子を調べます。</translation>
    </message>
    <message>
        <source>Node %1 of %2 and node %3 of %4: disjoint, so both subtrees are skipped.</source>
        <translation>%2 のノード %1 と %4 のノード %3: 離れているため、その下は調べません。</translation>
    </message>
    <message>
        <source>Triangle %1 of %2 and triangle %3 of %4 intersect.</source>
        <translation>%2 の三角形 %1 と %4 の三角形 %3 は交差します。</translation>
    </message>
    <message>
        <source>Triangle %1 of %2 and triangle %3 of %4 do not intersect.</source>
        <translation>%2 の三角形 %1 と %4 の三角形 %3 は交差しません。</translation>
    </message>
    <message>
        <source>Later steps are left out.</source>
        <translation>以降のステップは省略しています。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>The bounding volume of every node</source>
        <translation>各ノードの境界ボリューム</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Pairs of volumes that were compared</source>
        <translation>比較したボリュームのペア</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>枝刈り</translation>
    </message>
    <message>
        <source>Disjoint pairs of volumes, whose subtrees were skipped</source>
        <translation>離れているボリュームのペア。その下は調べていません</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Pairs of triangles that were decided</source>
        <translation>判定した三角形のペア</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>交差</translation>
    </message>
    <message>
        <source>Intersecting pairs of triangles</source>
        <translation>交差する三角形のペア</translation>
    </message>
    <message>
        <source>%1 bytes for both trees</source>
        <translation>両方の木で %1 バイト</translation>
    </message>
    <message>
        <source>So far: volume tests %1, pruned %2, triangle tests %3, hits %4.</source>
        <translation>ここまで: ボリュームのテスト %1、枝刈り %2、三角形のテスト %3、交差 %4。</translation>
    </message>
</context>
<context>
    <name>hairline::VerdictTableModel</name>
    <message>
        <source>Wrong: the exact verdict is %1.</source>
        <translation>誤り: 厳密な判定は「%1」です。</translation>
    </message>
    <message>
        <source>Gap: %1</source>
        <translation>隙間: %1</translation>
    </message>
    <message>
        <source>Depth: %1</source>
        <translation>深さ: %1</translation>
    </message>
    <message>
        <source>This method is not built for this scalar.</source>
        <translation>この手法はこの数値型では用意されていません。</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>Method, scalar, and why there is no verdict.</extracomment>
        <translation>%1（%2）: %3</translation>
    </message>
    <message>
        <source>%1 in %2: %3, %4</source>
        <extracomment>Method, scalar, verdict, state of the proof, read aloud.</extracomment>
        <translation>%1（%2）: %3、%4</translation>
    </message>
    <message>
        <source>%1, differs from exact</source>
        <translation>%1、厳密と異なる</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A query where a pair has more than one kind: &quot;Closest: Voronoi&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (source: %3)</source>
        <extracomment>A kind of query, a method, and the book or paper it comes from.</extracomment>
        <translation>%1: %2（出典: %3）</translation>
    </message>
    <message>
        <source>%1 in %2 gave no answer: %3.
Find &gt; Own Methods shows the input.</source>
        <extracomment>Method, scalar, and what a user&apos;s method did instead of an answer.</extracomment>
        <translation>%1（%2）は答えませんでした: %3。
その入力は、検索 &gt; 独自の手法 に表示されます。</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>%1: %2, a method of your own</source>
        <translation>%1: %2、自作の手法</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Wrong: the exact verdict for the operands rounded to float is %1.</source>
        <translation>誤り: float に丸めたオペランドに対する厳密な判定は「%1」です。</translation>
    </message>
    <message>
        <source>Right for the operands rounded to float. The exact verdict before rounding is %1.</source>
        <translation>float に丸めたオペランドに対しては正しい答えです。丸める前の厳密な判定は「%1」です。</translation>
    </message>
    <message>
        <source>%1: %2, the answer that was recorded</source>
        <extracomment>A kind of query, and what stands for the user&apos;s program as a method.</extracomment>
        <translation>%1: %2、記録された答え</translation>
    </message>
</context>
<context>
    <name>hairline::VerdictsPanel</name>
    <message>
        <source>Order of the axes of SAT</source>
        <translation>SAT の軸の順序</translation>
    </message>
    <message>
        <source>The order in which SAT tries its axes: 3 box normals, 1 triangle normal, 9 cross products.</source>
        <translation>SAT が軸を試す順序: ボックスの法線 3、三角形の法線 1、外積 9。</translation>
    </message>
    <message>
        <source>SAT &amp;order</source>
        <translation>SAT の順序(&amp;O)</translation>
    </message>
    <message>
        <source>Verdicts: a row for each method, a column for each scalar</source>
        <translation>判定: 行は手法、列は数値型</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Nothing to test yet.

A query needs two objects, such as a triangle and a box. Add them, or select two in the scene. For a grid or mesh, click one cell or triangle.</source>
        <translation>判定するものがまだありません。

クエリには三角形とボックスなど 2 つのオブジェクトが必要です。追加するか、シーンで 2 つを選択してください。グリッドやメッシュでは、セルか三角形を 1 つクリックします。</translation>
    </message>
</context>
<context>
    <name>hairline::Viewport</name>
    <message>
        <source>The scene in 3D</source>
        <translation>シーンの 3D 表示</translation>
    </message>
    <message>
        <source>The 3D view needs a display. Start the program in a desktop session, or under xvfb-run -a -s &quot;-screen 0 1280x800x24&quot;.</source>
        <translation>3D ビューにはディスプレイが必要です。デスクトップセッション、または xvfb-run -a -s &quot;-screen 0 1280x800x24&quot; の下でプログラムを起動してください。</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.3, and this display offers no OpenGL. Install a driver (package libgl1-mesa-dri).</source>
        <translation>3D ビューには OpenGL 3.3 が必要ですが、このディスプレイでは OpenGL を使用できません。ドライバー（パッケージ libgl1-mesa-dri）をインストールしてください。</translation>
    </message>
    <message>
        <source>The 3D view could not use this display&apos;s OpenGL. Check its driver, or set LIBGL_ALWAYS_SOFTWARE=1.</source>
        <translation>3D ビューでこのディスプレイの OpenGL を使用できませんでした。ドライバーを確認するか、LIBGL_ALWAYS_SOFTWARE=1 を設定してください。</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.3, and this display offers %1.%2. Set LIBGL_ALWAYS_SOFTWARE=1 to draw without the graphics card.</source>
        <translation>3D ビューには OpenGL 3.3 が必要ですが、このディスプレイは %1.%2 です。グラフィックスカードを使わずに描画するには LIBGL_ALWAYS_SOFTWARE=1 を設定してください。</translation>
    </message>
</context>
<context>
    <name>hairline::VolumesSection</name>
    <message>
        <source>Draw this &amp;volume around all objects</source>
        <translation>このボリュームを全オブジェクトに描画(&amp;V)</translation>
    </message>
    <message>
        <source>Bounding volumes of the selected object</source>
        <translation>選択したオブジェクトの境界ボリューム</translation>
    </message>
    <message>
        <source>Volumes around %1</source>
        <translation>%1 を囲むボリューム</translation>
    </message>
    <message>
        <source>Select a bounded object to see volumes around it.</source>
        <translation>有界なオブジェクトを選択すると、それを囲むボリュームを表示します。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>Draw the selected kind of volume around every visible object, and list the pairs whose volumes overlap although the objects do not</source>
        <translation>一覧で選んだ種類のボリュームを、表示中のすべてのオブジェクトのまわりに描画し、互いに交差しないのにボリュームが交差するペアを探します</translation>
    </message>
    <message>
        <source>%1: no overlapping volumes around disjoint objects.</source>
        <translation>%1: 互いに交差しないのにボリュームが交差するペアは見つかっていません。</translation>
    </message>
    <message>
        <source>%1: the volumes overlap, the objects do not: %2.</source>
        <translation>%1: ボリュームは交差するがオブジェクトは交差しないため、衝突の可能性にとどまるペア: %2。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>充填率</translation>
    </message>
    <message>
        <source>How much of the volume the object fills; 0 for flat objects</source>
        <translation>オブジェクトがボリュームを満たす割合。平らなオブジェクトでは 0 です</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
</context>
<context>
    <name>hairline::VoxelsPanel</name>
    <message>
        <source>The cells are not shown.</source>
        <translation>セルは表示していません。</translation>
    </message>
    <message>
        <source>Too many faces to draw: none of %1 cells is shown. Show single layers, or enlarge the cells.</source>
        <translation>描画する面が多すぎるため、%1 セルを表示していません。1 つの層だけを見るか、セルを大きくしてください。</translation>
    </message>
    <message>
        <source>%1 of them shown</source>
        <translation>うち %1 セルを表示</translation>
    </message>
    <message>
        <source>Cells %1 times as large, for now</source>
        <translation>一時的にセルの大きさを %1 倍にしています</translation>
    </message>
    <message>
        <source>Cancelled. The next edit restarts it.</source>
        <translation>キャンセルしました。次の編集で再開します。</translation>
    </message>
    <message>
        <source>Still computing…</source>
        <translation>計算中です…</translation>
    </message>
    <message>
        <source>Not computed.</source>
        <translation>計算していません。</translation>
    </message>
    <message>
        <source>The first %1 are listed.</source>
        <translation>最初の %1 件を表示しています。</translation>
    </message>
    <message>
        <source>Still comparing…</source>
        <translation>比較中です…</translation>
    </message>
    <message>
        <source>Add a &amp;Grid Around the Surfaces</source>
        <translation>表面を囲むグリッドを追加(&amp;G)</translation>
    </message>
    <message>
        <source>Add a grid of %1 cells along the longest side of all visible surfaces</source>
        <translation>表示中のすべての表面の最長辺方向に %1 セルのグリッドを追加します</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>&amp;Compare on a Moving Triangle…</source>
        <translation>動く三角形で比較(&amp;C)…</translation>
    </message>
    <message>
        <source>One moving triangle in 32 × 32 × 32 cells, by PEF, by SAT and exactly, in linked views</source>
        <translation>32 × 32 × 32 セルの中で動く 1 つの三角形を、PEF、SAT、厳密の連動したビューで表示します</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>S&amp;how cells</source>
        <translation>セルを表示(&amp;H)</translation>
    </message>
    <message>
        <source>Show the cells occupied by surfaces</source>
        <translation>表面が占有するセルを表示します</translation>
    </message>
    <message>
        <source>Cells by</source>
        <translation>セルの判定</translation>
    </message>
    <message>
        <source>The method that decides each cell</source>
        <translation>セルを判定する手法</translation>
    </message>
    <message>
        <source>PEF</source>
        <translation>PEF</translation>
    </message>
    <message>
        <source>SAT</source>
        <translation>SAT</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation>数値型</translation>
    </message>
    <message>
        <source>The number type of PEF and SAT</source>
        <translation>PEF と SAT の数値型</translation>
    </message>
    <message>
        <source>float</source>
        <translation>float</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>Separating</source>
        <translation>分離性</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>境界</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>閉</translation>
    </message>
    <message>
        <source>open</source>
        <translation>開</translation>
    </message>
    <message>
        <source>See &amp;through</source>
        <translation>透過表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Mark differences</source>
        <translation>差異をマーク(&amp;M)</translation>
    </message>
    <message>
        <source>One layer across %1</source>
        <translation>%1 に垂直な 1 層</translation>
    </message>
    <message>
        <source>Show a single layer of cells across %1</source>
        <translation>%1 に垂直な 1 層のセルだけを表示します</translation>
    </message>
    <message>
        <source>Layer across %1</source>
        <translation>%1 に垂直な層</translation>
    </message>
    <message>
        <source>Which layer across %1 is shown</source>
        <translation>表示する、%1 に垂直な層</translation>
    </message>
    <message>
        <source>Number of the layer across %1</source>
        <translation>%1 に垂直な層の番号</translation>
    </message>
    <message>
        <source>Explain the next difference</source>
        <translation>次の差異を説明します</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
    <message>
        <source>Index of the cell along %1</source>
        <translation>%1 方向のセル番号</translation>
    </message>
    <message>
        <source>Index of the cell along %1, from 0</source>
        <translation>%1 方向のセル番号（0 から）</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>説明(&amp;X)</translation>
    </message>
    <message>
        <source>Add as &amp;Box</source>
        <translation>ボックスとして追加(&amp;B)</translation>
    </message>
    <message>
        <source>Add this cell to the scene as a box</source>
        <translation>このセルをボックスとしてシーンに追加します</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>所要時間: %1。</translation>
    </message>
    <message>
        <source>Cells shown: %1</source>
        <translation>セルを表示している対象: %1</translation>
    </message>
    <message>
        <source>%1 of %2 voxels occupied, by %3</source>
        <translation>%2 セル中 %1 セルが %3 でオン</translation>
    </message>
    <message>
        <source>All methods and scalars give the same voxels.</source>
        <translation>すべての手法と数値型で同じセルがオンになります。</translation>
    </message>
    <message>
        <source>Different from exact: %1.</source>
        <translation>厳密と異なるもの: %1。</translation>
    </message>
    <message>
        <source>No visible grid.

A grid shows which of its cells intersect the triangles, quads, polygons and meshes of the scene, by each method.</source>
        <translation>表示中のグリッドがありません。

グリッドは、シーンの三角形、四角形、多角形、メッシュがどのセルと交差するかを手法ごとに示します。</translation>
    </message>
    <message>
        <source>26: a cell is occupied where its box intersects a triangle. 6: where one of the three lines through its centre does, which gives a thinner surface</source>
        <translation>26: ボックスが三角形と交差するセルをオンにします。6: 中心を通る 3 本の線分が交差するセルをオンにし、より薄い表面になります</translation>
    </message>
    <message>
        <source>Closed cells count touching as intersecting, open ones do not</source>
        <translation>閉じたセルは接触を交差とみなし、開いたセルはみなしません</translation>
    </message>
    <message>
        <source>Draw the cells transparent</source>
        <translation>セルの中にあるものを透かして表示します</translation>
    </message>
    <message>
        <source>Decide every cell by all methods and scalars, and mark the cells where they differ</source>
        <translation>すべての方法で各セルを判定し、食い違うセルにマークを付けます</translation>
    </message>
    <message>
        <source>Explain the previous difference</source>
        <translation>前の差異を説明します</translation>
    </message>
    <message>
        <source>Cells where methods or scalars differ</source>
        <translation>手法や数値型が食い違うセル</translation>
    </message>
    <message>
        <source>Choose a cell to explain it; Enter adds it to the scene as a box</source>
        <translation>セルを選ぶと説明を表示します。Enter でボックスとしてシーンに追加します</translation>
    </message>
    <message>
        <source>Make this cell and its triangle the active pair: the one that occupies it, or about which the methods differ</source>
        <translation>このセルと、それをオンにする三角形、または判定が食い違う三角形との判定を表示します</translation>
    </message>
    <message>
        <source>set</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: this cell is occupied</source>
        <translation>%1: このセルは占有されます</translation>
    </message>
    <message>
        <source>%1: this cell is empty</source>
        <translation>%1: このセルは空です</translation>
    </message>
    <message>
        <source>Cells that differ: %1.</source>
        <translation>異なるセル: %1。</translation>
    </message>
    <message>
        <source>No grid fits: %1</source>
        <translation>合うグリッドがありません: %1</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>合わせる</translation>
    </message>
    <message>
        <source>The grid whose cells are shown</source>
        <translation>セルを表示するグリッド</translation>
    </message>
    <message>
        <source>Hide s&amp;urfaces</source>
        <translation>表面を隠す(&amp;U)</translation>
    </message>
    <message>
        <source>Draw the cells without the triangles, quads, polygons and meshes they come from</source>
        <translation>元の三角形、四角形、多角形、メッシュを描かずにセルだけを描画します</translation>
    </message>
    <message>
        <source>&amp;Fit to Surfaces</source>
        <translation>表面に合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>Move the grid around all visible surfaces, with as many cells along its longest side as now</source>
        <translation>最長辺方向のセル数を保ったまま、表示中のすべての表面を囲むようにグリッドを動かします</translation>
    </message>
    <message>
        <source>26-separating</source>
        <translation>26 分離</translation>
    </message>
    <message>
        <source>6-separating</source>
        <translation>6 分離</translation>
    </message>
</context>
<context>
    <name>hairline::WelcomeBar</name>
    <message>
        <source>Start Lesson 1</source>
        <translation>レッスン 1 を始める</translation>
    </message>
    <message>
        <source>Hide this line. Help &gt; Lessons lists all lessons.</source>
        <translation>この行を閉じます。ヘルプ &gt; レッスンにすべてのレッスンがあります。</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>はじめての方へ</translation>
    </message>
</context>
<context>
    <name>hairline::WorkStatus</name>
    <message>
        <source>Progress of the computation</source>
        <translation>計算の進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel this computation. It restarts with the next edit.</source>
        <translation>この計算を中止します。次の編集で始めからやり直します。</translation>
    </message>
    <message>
        <source>Solving exactly… %1 s</source>
        <translation>厳密に解いています… %1 秒</translation>
    </message>
    <message>
        <source>Reading mesh files…</source>
        <translation>メッシュファイルを読み込んでいます…</translation>
    </message>
    <message>
        <source>Testing the active pair…</source>
        <translation>注目ペアを判定しています…</translation>
    </message>
    <message>
        <source>Deciding cells…</source>
        <translation>セルを判定しています…</translation>
    </message>
    <message>
        <source>Building a tree…</source>
        <translation>木を構築しています…</translation>
    </message>
    <message>
        <source>Fitting volumes…</source>
        <translation>ボリュームを当てはめています…</translation>
    </message>
    <message>
        <source>Casting rays…</source>
        <translation>レイを飛ばしています…</translation>
    </message>
    <message>
        <source>Inspecting the mesh…</source>
        <translation>メッシュを検査しています…</translation>
    </message>
    <message>
        <source>Testing all pairs…</source>
        <translation>すべてのペアを判定しています…</translation>
    </message>
    <message>
        <source>Looking for leaks…</source>
        <translation>漏れを調べています…</translation>
    </message>
    <message>
        <source>Computing the curve…</source>
        <translation>曲線を計算しています…</translation>
    </message>
    <message>
        <source>Computing the map…</source>
        <translation>マップを計算しています…</translation>
    </message>
    <message>
        <source>Deciding cells of other grids…</source>
        <translation>ほかのグリッドのセルを判定しています…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Remove this entry. The computation restarts with the next edit.</source>
        <translation>この項目を一覧から消します。計算は次の編集で始めからやり直します。</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>中止: %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失敗: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume this computation</source>
        <translation>この計算を再開します</translation>
    </message>
    <message>
        <source>Show all computations in the background</source>
        <translation>バックグラウンドの計算をすべて表示します</translation>
    </message>
    <message>
        <source>Indexing the mesh for picking…</source>
        <translation>メッシュをマウス操作用に準備しています…</translation>
    </message>
    <message>
        <source>Finding mesh intersections…</source>
        <translation>メッシュの交差箇所を調べています…</translation>
    </message>
    <message>
        <source>Traversing two trees…</source>
        <translation>2 つの木を走査しています…</translation>
    </message>
</context>
<context>
    <name>hairline::Workspaces</name>
    <message>
        <source>Debug</source>
        <translation>デバッグ</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>授業</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>ボクセル</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>階層</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Workspaces: the panels for teaching, debugging, voxels and hierarchies</source>
        <translation>ワークスペース: 授業、デバッグ、ボクセル、階層のためのパネル配置</translation>
    </message>
    <message>
        <source>Switch to the workspace %1</source>
        <translation>ワークスペース「%1」に切り替えます</translation>
    </message>
    <message>
        <source>&amp;Save Workspace As…</source>
        <translation>ワークスペースに名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save Workspace</source>
        <translation>ワークスペースを保存</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名前:</translation>
    </message>
    <message>
        <source>&amp;Delete Workspace</source>
        <translation>ワークスペースを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Save the current panels as a workspace</source>
        <translation>現在のパネル配置を自分のワークスペースとして保存します</translation>
    </message>
    <message>
        <source>Delete this workspace; the panels stay as they are</source>
        <translation>この自作のワークスペースを削除します。パネルの配置は変わりません</translation>
    </message>
</context>
</TS>
