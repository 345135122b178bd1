<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AnswerDrawing</name>
    <message>
        <source>contact at time %1</source>
        <translation>접촉 시각 %1</translation>
    </message>
    <message>
        <source>common point</source>
        <translation>공통점</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>깊이 %1</translation>
    </message>
    <message>
        <source>t = %1</source>
        <extracomment>t is the parameter of a point on a line or ray.</extracomment>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>거리 %1</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>가중치 %1</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>바깥쪽</translation>
    </message>
</context>
<context>
    <name>Arrange</name>
    <message>
        <source>%1 lies exactly in the plane of a face of %2.</source>
        <translation>%1이(가) 정확히 %2의 면을 포함하는 평면에 있습니다.</translation>
    </message>
    <message>
        <source>%1 lies exactly on the line of an edge of %2.</source>
        <translation>%1이(가) 정확히 %2의 변을 포함하는 직선에 있습니다.</translation>
    </message>
    <message>
        <source>A corner of %1 lies exactly on a vertex of %2.</source>
        <translation>%1의 꼭짓점이 정확히 %2의 꼭짓점에 있습니다.</translation>
    </message>
    <message>
        <source>A corner of %1 lies exactly on an edge of %2.</source>
        <translation>%1의 꼭짓점이 정확히 %2의 변에 있습니다.</translation>
    </message>
    <message>
        <source>A corner of %1 lies exactly on a face of %2.</source>
        <translation>%1의 꼭짓점이 정확히 %2의 면에 있습니다.</translation>
    </message>
    <message>
        <source>%1 lies within %3 of the plane of a face of %2.</source>
        <translation>%1이(가) %3 오차로 %2의 면을 포함하는 평면에 있습니다.</translation>
    </message>
    <message>
        <source>%1 lies within %3 of the line of an edge of %2.</source>
        <translation>%1이(가) %3 오차로 %2의 변을 포함하는 직선에 있습니다.</translation>
    </message>
    <message>
        <source>A corner of %1 lies within %3 of a vertex of %2.</source>
        <translation>%1의 꼭짓점이 %3 오차로 %2의 꼭짓점에 있습니다.</translation>
    </message>
    <message>
        <source>A corner of %1 lies within %3 of an edge of %2.</source>
        <translation>%1의 꼭짓점이 %3 오차로 %2의 변에 있습니다.</translation>
    </message>
    <message>
        <source>A corner of %1 lies within %3 of a face of %2.</source>
        <translation>%1의 꼭짓점이 %3 오차로 %2의 면에 있습니다.</translation>
    </message>
    <message>
        <source>Nudge %1 up by one ulp</source>
        <translation>%1 1 ulp 위로 이동</translation>
    </message>
    <message>
        <source>Nudge %1 down by one ulp</source>
        <translation>%1 1 ulp 아래로 이동</translation>
    </message>
    <message>
        <source>Every %1 coordinate of the selection moved up to the next double.</source>
        <translation>선택한 것의 모든 %1 좌표를 다음으로 큰 double로 옮겼습니다.</translation>
    </message>
    <message>
        <source>Every %1 coordinate of the selection moved down to the next double.</source>
        <translation>선택한 것의 모든 %1 좌표를 다음으로 작은 double로 옮겼습니다.</translation>
    </message>
    <message>
        <source>Snap %1 to the grid</source>
        <translation>%1 격자에 스냅</translation>
    </message>
    <message>
        <source>Snap %1 to a vertex</source>
        <translation>%1 꼭짓점에 스냅</translation>
    </message>
    <message>
        <source>Snap %1 to an edge</source>
        <translation>%1 변에 스냅</translation>
    </message>
    <message>
        <source>Snap %1 to a face</source>
        <translation>%1 면에 스냅</translation>
    </message>
    <message>
        <source>Make %1 touch</source>
        <translation>%1 닿게 하기</translation>
    </message>
    <message>
        <source>Make %1 coplanar</source>
        <translation>%1 동일 평면에 놓기</translation>
    </message>
    <message>
        <source>Make %1 collinear</source>
        <translation>%1 동일 직선에 놓기</translation>
    </message>
    <message>
        <source>Move %1 one ulp apart</source>
        <translation>%1 1 ulp 떼기</translation>
    </message>
    <message>
        <source>Move %1 one ulp into the other</source>
        <translation>%1 1 ulp 겹치기</translation>
    </message>
    <message>
        <source>%1: nothing was changed.</source>
        <translation>%1: 바뀐 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1 just touches %2.</source>
        <translation>%1이(가) %2와(과) 간신히 만납니다.</translation>
    </message>
    <message>
        <source>%1 just misses %2.</source>
        <translation>%1이(가) %2와(과) 간신히 만나지 않습니다.</translation>
    </message>
    <message>
        <source>The two displacements differ by %1 = %2.</source>
        <translation>두 이동의 차이: %1 = %2.</translation>
    </message>
    <message>
        <source>%1 touches %2 exactly.</source>
        <translation>%1이(가) %2에 정확히 닿습니다.</translation>
    </message>
    <message>
        <source>%1 is %3 apart from %2.</source>
        <translation>%1이(가) %2에서 %3만큼 떨어져 있습니다.</translation>
    </message>
    <message>
        <source>True gap:</source>
        <translation>참 간격:</translation>
    </message>
    <message>
        <source>%1 reaches %3 into %2.</source>
        <translation>%1이(가) %2 안으로 %3만큼 들어갑니다.</translation>
    </message>
    <message>
        <source>Exact depth (negative: a gap):</source>
        <translation>참 깊이(간격으로는 음수):</translation>
    </message>
    <message>
        <source>No doubles touch exactly: the length of the plane&apos;s normal is irrational. These are the nearest ones found.</source>
        <translation>정확히 닿는 double이 없습니다. 평면 법선의 길이가 무리수입니다. 찾은 것 중 가장 가까운 것입니다.</translation>
    </message>
    <message>
        <source>The nearest doubles do not intersect; neighbouring ones were used.</source>
        <translation>가장 가까운 double로는 만나지 않아 이웃한 값을 썼습니다.</translation>
    </message>
    <message>
        <source>The exact query of the pair confirms it.</source>
        <translation>쌍의 정확한 질의가 이를 확인합니다.</translation>
    </message>
    <message>
        <source>The true distance is 0.</source>
        <translation>참 거리는 0입니다.</translation>
    </message>
    <message>
        <source>Select one or more objects first.</source>
        <translation>먼저 객체를 하나 이상 선택하세요.</translation>
    </message>
    <message>
        <source>Select two objects first: the one that moves, then with Shift the other.</source>
        <translation>먼저 객체 둘을 선택하세요. 움직일 것을 먼저, 다른 것은 Shift와 함께 선택합니다.</translation>
    </message>
    <message>
        <source>Select two objects first.</source>
        <translation>먼저 객체 둘을 선택하세요.</translation>
    </message>
    <message>
        <source>%1 would move, but is locked.</source>
        <translation>%1이(가) 움직여야 하지만 잠겨 있습니다.</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>객체 %1개</translation>
    </message>
    <message>
        <source>%1: on multiples of %2 exactly.</source>
        <translation>%1: 정확히 %2의 배수에 있습니다.</translation>
    </message>
    <message>
        <source>Snapped %1 to the grid of %2.</source>
        <translation>%1을(를) %2 격자에 스냅했습니다.</translation>
    </message>
    <message>
        <source>%1: cancelled, nothing was changed.</source>
        <translation>%1: 취소되었습니다. 바뀐 것이 없습니다.</translation>
    </message>
    <message>
        <source>An object was changed while this was being solved.</source>
        <translation>계산하는 동안 객체가 바뀌었습니다.</translation>
    </message>
    <message>
        <source>In exact arithmetic they intersect; the neighbouring movement would separate them.</source>
        <translation>정확하게는 만납니다. 이웃한 이동에서는 만나지 않습니다.</translation>
    </message>
    <message>
        <source>In exact arithmetic they are disjoint; with the neighbouring movement they would intersect.</source>
        <translation>정확하게는 떨어져 있습니다. 이웃한 이동에서는 만납니다.</translation>
    </message>
    <message>
        <source>These two shapes have no exact distance query, so the position was found where their exact verdict changes.</source>
        <translation>이 두 도형의 정확한 거리는 알려져 있지 않으므로, 정확한 질의의 판정이 바뀌는 곳을 따라갔습니다.</translation>
    </message>
    <message>
        <source>Already in place; nothing was moved.</source>
        <translation>이미 그곳에 있어 아무것도 움직이지 않았습니다.</translation>
    </message>
    <message>
        <source>They touch exactly: the gap is 0.</source>
        <translation>둘은 만나고 남은 깊이가 없습니다. 참 간격은 0입니다.</translation>
    </message>
    <message>
        <source>No double-precision position gives exact contact. This is the nearest one found.</source>
        <translation>정확한 답을 double로 나타낼 수 없어 정확히 닿게 할 수 없습니다. 찾은 것 중 가장 가까운 double입니다.</translation>
    </message>
    <message>
        <source>No smaller step in double precision along the contact axis does that.</source>
        <translation>접촉 축을 따라서는 double로 이보다 작은 이동이 없습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 exactly; the largest remaining distance is:</source>
        <translation>%2개 중 %1개는 정확합니다. 나머지 중 가장 먼 것의 참 거리:</translation>
    </message>
    <message>
        <source>No nearby double-precision position is exact.</source>
        <translation>정확한 답 근처에는 정확히 그곳에 있는 double이 없습니다.</translation>
    </message>
    <message>
        <source>The selection is locked.</source>
        <translation>선택한 것이 잠겨 있습니다.</translation>
    </message>
    <message>
        <source>%1: on the doubles nearest to multiples of %2, which are not representable.</source>
        <translation>%1: %2의 배수를 나타내는 double이 없어 가장 가까운 double에 있습니다.</translation>
    </message>
    <message>
        <source>Nothing was nudged: no selected object can move that way.</source>
        <translation>움직인 것이 없습니다. 선택한 객체 중 그렇게 움직일 수 있는 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>AxisDrawing</name>
    <message>
        <source>touching</source>
        <translation>닿음</translation>
    </message>
    <message>
        <source>overlap %1</source>
        <translation>겹침 %1</translation>
    </message>
    <message>
        <source>gap &gt; 0</source>
        <translation>간격 &gt; 0</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>간격 %1</translation>
    </message>
    <message>
        <source>%1 (separates)</source>
        <translation>%1 (분리)</translation>
    </message>
    <message>
        <source>%1 (exactly: %2)</source>
        <translation>%1 (정확히는 %2)</translation>
    </message>
</context>
<context>
    <name>AxisLines</name>
    <message>
        <source>decides nothing</source>
        <translation>아무것도 결정하지 않음</translation>
    </message>
    <message>
        <source>decides nothing: %1</source>
        <translation>아무것도 결정하지 않음: %1</translation>
    </message>
    <message>
        <source>they overlap</source>
        <translation>겹침</translation>
    </message>
    <message>
        <source>disjoint: this axis separates them</source>
        <translation>서로소: 이 축이 둘을 분리합니다</translation>
    </message>
    <message>
        <source>they touch on this axis</source>
        <translation>이 축에서 닿음</translation>
    </message>
    <message>
        <source>inside: not clamped</source>
        <translation>안쪽: 클램프하지 않음</translation>
    </message>
    <message>
        <source>the gap in units of length</source>
        <translation>길이 단위의 간격</translation>
    </message>
    <message>
        <source>the overlap in units of length</source>
        <translation>길이 단위의 겹침</translation>
    </message>
    <message>
        <source>outside by this amount: clamped to the boundary</source>
        <translation>이만큼 바깥: 경계로 클램프</translation>
    </message>
    <message>
        <source>origin of the projections</source>
        <translation>투영을 재는 기준점</translation>
    </message>
</context>
<context>
    <name>AxisRow</name>
    <message>
        <source>gap %1</source>
        <translation>간격 %1</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>닿음</translation>
    </message>
    <message>
        <source>overlap %1</source>
        <translation>겹침 %1</translation>
    </message>
    <message>
        <source>degenerate</source>
        <translation>퇴화함</translation>
    </message>
    <message>
        <source>the numbers leave the range that can be drawn</source>
        <translation>그릴 수 있는 범위를 벗어난 수입니다</translation>
    </message>
    <message>
        <source>Axis as computed: %1</source>
        <translation>계산된 축: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Gap on the axis as computed: %1</source>
        <translation>계산된 축의 간격: %1</translation>
    </message>
    <message>
        <source>Overlap on the axis as computed: %1</source>
        <translation>계산된 축의 겹침: %1</translation>
    </message>
    <message>
        <source>In units of length: %1</source>
        <translation>길이 단위로: %1</translation>
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
        <translation>exact</translation>
    </message>
    <message>
        <source>%1 %2 ms</source>
        <extracomment>A method with its scalar, and how many milliseconds it took: &quot;PEF float 0.4 ms&quot;.</extracomment>
        <translation>%1 %2ms</translation>
    </message>
</context>
<context>
    <name>ComparisonPictures</name>
    <message>
        <source>where they differ: %1</source>
        <translation>서로 다른 곳: %1</translation>
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
        <translation>보고서는 “intersect sat double”처럼 종류, 방법, 스칼라로 나타냅니다</translation>
    </message>
    <message>
        <source>There is no kind of query “%1”; there are: %2</source>
        <translation>질의 종류 “%1”은(는) 없습니다. 있는 것: %2</translation>
    </message>
    <message>
        <source>There is no scalar “%1”; there are: float, double, exact</source>
        <translation>스칼라 “%1”은(는) 없습니다. 있는 것: float, double, exact</translation>
    </message>
    <message>
        <source>No query of the kind %1 has the method “%2”; there are: %3</source>
        <translation>종류가 %1인 질의에 방법 “%2”은(는) 없습니다. 있는 것: %3</translation>
    </message>
    <message>
        <source>The method %1 does not answer in %2</source>
        <translation>방법 %1은(는) %2(으)로 답하지 않습니다</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1”은(는) 수가 아닙니다</translation>
    </message>
    <message>
        <source>“%1” is not a count</source>
        <translation>“%1”은(는) 개수가 아닙니다</translation>
    </message>
    <message>
        <source>Unexpected “%1”</source>
        <translation>여기에 “%1”은(는) 필요 없습니다</translation>
    </message>
    <message>
        <source>There is no verdict “%1”; there are: %2</source>
        <translation>판정 “%1”은(는) 없습니다. 있는 것: %2</translation>
    </message>
    <message>
        <source>Expected a label, such as “x cross edge 2”</source>
        <translation>“x cross edge 2” 같은 이름표가 뒤따라야 합니다</translation>
    </message>
    <message>
        <source>Reports of different kinds answer different questions and cannot be compared</source>
        <translation>종류가 다른 보고서는 서로 다른 질문의 답이므로 비교할 수 없습니다</translation>
    </message>
    <message>
        <source>There is no number “%1”; there are: %2</source>
        <translation>수 “%1”은(는) 없습니다. 있는 것: %2</translation>
    </message>
    <message>
        <source>The first bound is above the second</source>
        <translation>첫째 한계가 둘째보다 큽니다</translation>
    </message>
    <message>
        <source>Cells are counted by pef, sat, exact or differences, not by “%1”</source>
        <translation>셀은 “%1”이(가) 아니라 pef, sat, exact, differences로 셉니다</translation>
    </message>
    <message>
        <source>Expected “by 26” or “by 6” at the end</source>
        <translation>끝에는 “by 26”이나 “by 6”이 올 수 있습니다</translation>
    </message>
    <message>
        <source>Expected the id of an object</source>
        <translation>객체의 ID가 뒤따라야 합니다</translation>
    </message>
    <message>
        <source>Expected the ids of two objects</source>
        <translation>두 객체의 ID가 뒤따라야 합니다</translation>
    </message>
    <message>
        <source>There is no condition “%1”</source>
        <translation>조건 “%1”은(는) 없습니다</translation>
    </message>
    <message>
        <source>“%1” is unknown here; expected one of %2</source>
        <translation>여기서는 “%1”을(를) 쓸 수 없습니다. 쓸 수 있는 것: %2</translation>
    </message>
    <message>
        <source>%1 must be followed by float or double</source>
        <translation>%1 뒤에는 float나 double이 와야 합니다</translation>
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
        <translation>불리언</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>text</source>
        <translation>문자열</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1은(는) 유한한 숫자가 아닙니다</translation>
    </message>
    <message>
        <source>The two hierarchies have different bounding volumes</source>
        <translation>두 계층의 경계 볼륨 종류가 서로 다릅니다</translation>
    </message>
    <message>
        <source>A hierarchy holds at most %1 items</source>
        <translation>계층에는 항목을 %1개까지 넣을 수 있습니다</translation>
    </message>
    <message>
        <source>The mesh exceeds the 4 GiB of a glTF file; write PLY instead</source>
        <translation>메시가 glTF 파일의 한계인 4 GiB를 넘습니다. PLY로 내보내십시오</translation>
    </message>
    <message>
        <source>A coordinate is outside the range of binary32, the number type of glTF; write PLY instead</source>
        <translation>좌표가 glTF의 숫자 형식인 binary32의 범위를 벗어납니다. PLY로 내보내십시오</translation>
    </message>
    <message>
        <source>A coordinate is outside the range of binary32, the number type of binary STL; write STL as text, or PLY, instead</source>
        <translation>좌표가 이진 STL의 숫자 형식인 binary32의 범위를 벗어납니다. 텍스트 STL이나 PLY로 내보내십시오</translation>
    </message>
    <message>
        <source>A concave face has %1 vertices; the limit for concave faces is %2. Triangulate it first</source>
        <translation>오목한 면의 꼭짓점이 %1개입니다. 오목한 면의 한계는 %2개입니다. 먼저 삼각형으로 나누십시오</translation>
    </message>
    <message>
        <source>objects[%1] (&quot;%2&quot;) is a %3 without triangles, which a mesh file cannot hold; remove it first</source>
        <translation>objects[%1](&quot;%2&quot;)은(는) 삼각형이 없는 %3이므로 메시 파일에 넣을 수 없습니다. 먼저 제거하십시오</translation>
    </message>
    <message>
        <source>The scene is empty; a mesh file needs at least one triangle</source>
        <translation>장면이 비어 있습니다. 메시 파일에는 삼각형이 적어도 하나 필요합니다</translation>
    </message>
    <message>
        <source>The file has more than 2147483647 vertices or triangles</source>
        <translation>파일의 꼭짓점이나 삼각형이 2147483647개를 넘습니다</translation>
    </message>
    <message>
        <source>Byte %1: %2</source>
        <translation>바이트 %1: %2</translation>
    </message>
    <message>
        <source>Triangle %1 has a coordinate that is not a finite number</source>
        <translation>삼각형 %1에 유한하지 않은 좌표가 있습니다</translation>
    </message>
    <message>
        <source>The file ends inside a facet</source>
        <translation>패싯 중간에 파일이 끝납니다</translation>
    </message>
    <message>
        <source>A loop begins inside another loop</source>
        <translation>루프 안에서 다른 루프가 시작됩니다</translation>
    </message>
    <message>
        <source>Expected 3 vertices in a facet, found %1</source>
        <translation>패싯에는 꼭짓점이 3개 필요하지만 %1개가 있습니다</translation>
    </message>
    <message>
        <source>%1 is not a keyword of STL</source>
        <translation>%1은(는) STL의 키워드가 아닙니다</translation>
    </message>
    <message>
        <source>A vertex is outside a loop, or the fourth in one</source>
        <translation>꼭짓점이 루프 밖에 있거나 루프의 네 번째입니다</translation>
    </message>
    <message>
        <source>The header says %1 triangles, but the file contains %2</source>
        <translation>헤더에는 삼각형이 %1개로 적혀 있지만 파일에는 %2개가 있습니다</translation>
    </message>
    <message>
        <source>The file ends after %1 of %2 vertices</source>
        <translation>꼭짓점 %2개 중 %1개 다음에 파일이 끝납니다</translation>
    </message>
    <message>
        <source>The file ends after %1 of %2 faces</source>
        <translation>면 %2개 중 %1개 다음에 파일이 끝납니다</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>파일이 비어 있습니다</translation>
    </message>
    <message>
        <source>Unsupported OFF header %1; supported are the text forms of %2</source>
        <translation>지원하지 않는 OFF 헤더 %1입니다. 텍스트 형식의 %2을(를) 지원합니다</translation>
    </message>
    <message>
        <source>Expected the numbers of vertices and faces</source>
        <translation>꼭짓점과 면의 개수가 필요합니다</translation>
    </message>
    <message>
        <source>The file is too short for %1 vertices and %2 faces</source>
        <translation>파일이 너무 짧아 꼭짓점 %1개와 면 %2개가 들어갈 수 없습니다</translation>
    </message>
    <message>
        <source>The line is too short for %1 vertices</source>
        <translation>줄이 너무 짧아 꼭짓점 %1개가 들어갈 수 없습니다</translation>
    </message>
    <message>
        <source>There is no vertex %1; the %2 vertices are counted from 0</source>
        <translation>꼭짓점 %1은(는) 없습니다. 꼭짓점은 %2개이며 0부터 셉니다</translation>
    </message>
    <message>
        <source>A PLY file must begin with &quot;ply&quot;</source>
        <translation>PLY 파일은 &quot;ply&quot;로 시작해야 합니다</translation>
    </message>
    <message>
        <source>The header has no format line</source>
        <translation>헤더에 format 줄이 없습니다</translation>
    </message>
    <message>
        <source>%1 is not a format of PLY</source>
        <translation>%1은(는) PLY의 형식이 아닙니다</translation>
    </message>
    <message>
        <source>%1 is not a keyword of a PLY header</source>
        <translation>%1은(는) PLY 헤더의 키워드가 아닙니다</translation>
    </message>
    <message>
        <source>The header has no end_header line</source>
        <translation>헤더에 end_header 줄이 없습니다</translation>
    </message>
    <message>
        <source>Element %1 cannot have %2 entries</source>
        <translation>요소 %1의 개수는 %2이(가) 될 수 없습니다</translation>
    </message>
    <message>
        <source>A property precedes all elements</source>
        <translation>모든 요소보다 앞에 속성이 있습니다</translation>
    </message>
    <message>
        <source>%1 is not an integer type of PLY</source>
        <translation>%1은(는) PLY의 정수 형식이 아닙니다</translation>
    </message>
    <message>
        <source>%1 is not a type of PLY</source>
        <translation>%1은(는) PLY의 자료형이 아닙니다</translation>
    </message>
    <message>
        <source>The file is too short for the %1 entries of element %2</source>
        <translation>파일이 너무 짧아 요소 %2의 항목 %1개가 들어갈 수 없습니다</translation>
    </message>
    <message>
        <source>The vertices have no property %1</source>
        <translation>꼭짓점에 속성 %1이(가) 없습니다</translation>
    </message>
    <message>
        <source>Vertex %1 has a coordinate that is not a finite number</source>
        <translation>꼭짓점 %1에 유한하지 않은 좌표가 있습니다</translation>
    </message>
    <message>
        <source>The faces have no list %1</source>
        <translation>면에 목록 %1이(가) 없습니다</translation>
    </message>
    <message>
        <source>Face %1 has an entry that is not a vertex index</source>
        <translation>면 %1에 꼭짓점 번호가 아닌 값이 있습니다</translation>
    </message>
    <message>
        <source>Unexpected end of file</source>
        <translation>파일이 도중에 끝납니다</translation>
    </message>
    <message>
        <source>Expected a number</source>
        <translation>숫자가 필요합니다</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1은(는) 숫자가 아닙니다</translation>
    </message>
    <message>
        <source>Expected an integer</source>
        <translation>정수가 필요합니다</translation>
    </message>
    <message>
        <source>%1 is not an integer</source>
        <translation>%1은(는) 정수가 아닙니다</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1행: %2</translation>
    </message>
    <message>
        <source>Not enough memory for the mesh</source>
        <translation>메시에 필요한 메모리가 부족합니다</translation>
    </message>
    <message>
        <source>The file contains no triangles</source>
        <translation>파일에 삼각형이 없습니다</translation>
    </message>
    <message>
        <source>%1: Unknown mesh format; the file name must end in one of %2</source>
        <translation>%1: 알 수 없는 메시 형식입니다. 파일 이름의 확장자는 %2 중 하나여야 합니다</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (&quot;%2&quot;): %3</source>
        <translation>%1(&quot;%2&quot;): %3</translation>
    </message>
    <message>
        <source>The scene repeats its mesh files to more than %1 vertices or triangles, the limit for files of their size</source>
        <translation>장면이 메시 파일을 반복하여 꼭짓점이나 삼각형이 이 크기의 파일에 허용된 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>The face refers to vertex %1, but only %2 precede it</source>
        <translation>면이 꼭짓점 %1을(를) 참조하지만 그 앞의 꼭짓점은 %2개입니다</translation>
    </message>
    <message>
        <source>The face has fewer than 3 vertices</source>
        <translation>면의 꼭짓점이 3개보다 적습니다</translation>
    </message>
    <message>
        <source>Unsupported component type %1; positions must be floats, indices unsigned</source>
        <translation>지원하지 않는 컴포넌트 형식 %1입니다. 위치는 부동소수점수, 인덱스는 부호 없는 정수여야 합니다</translation>
    </message>
    <message>
        <source>%1: Invalid base64 character</source>
        <translation>%1: 올바르지 않은 base64 문자입니다</translation>
    </message>
    <message>
        <source>A glTF file must contain a JSON object</source>
        <translation>glTF 파일은 JSON 객체여야 합니다</translation>
    </message>
    <message>
        <source>%1: Only glTF 2 is supported</source>
        <translation>%1: glTF 2만 지원합니다</translation>
    </message>
    <message>
        <source>The file requires unsupported extensions %1; save it without them</source>
        <translation>파일에 지원하지 않는 확장 %1이(가) 필요합니다. 확장 없이 저장하십시오</translation>
    </message>
    <message>
        <source>Only version 2 of GLB is supported</source>
        <translation>GLB 버전 2만 지원합니다</translation>
    </message>
    <message>
        <source>A chunk is longer than the file</source>
        <translation>청크가 파일보다 깁니다</translation>
    </message>
    <message>
        <source>%1: Must be a non-negative integer</source>
        <translation>%1: 0 이상의 정수여야 합니다</translation>
    </message>
    <message>
        <source>There is no %1[%2]; the file has %3, counted from 0</source>
        <translation>%1[%2]은(는) 없습니다. 파일에는 %3개가 있으며 0부터 셉니다</translation>
    </message>
    <message>
        <source>%1: Embedded data must be base64</source>
        <translation>%1: 내장 데이터는 base64여야 합니다</translation>
    </message>
    <message>
        <source>%1.uri: %2</source>
        <translation>%1.uri: %2</translation>
    </message>
    <message>
        <source>%1.type: Must be %2</source>
        <translation>%1.type: %2이어야 합니다</translation>
    </message>
    <message>
        <source>%1: Sparse accessors are not supported</source>
        <translation>%1: 희소 접근자는 지원하지 않습니다</translation>
    </message>
    <message>
        <source>bufferViews[%1].byteStride: Must not be greater than %2</source>
        <translation>bufferViews[%1].byteStride: %2 이하여야 합니다</translation>
    </message>
    <message>
        <source>%1: Extends beyond its buffer</source>
        <translation>%1: 버퍼의 범위를 벗어납니다</translation>
    </message>
    <message>
        <source>nodes[%1]: The node has more than one parent</source>
        <translation>nodes[%1]: 노드의 부모가 둘 이상입니다</translation>
    </message>
    <message>
        <source>A node index must be a non-negative integer</source>
        <translation>노드 번호는 0 이상의 정수여야 합니다</translation>
    </message>
    <message>
        <source>Expected %1 entries, found %2</source>
        <translation>항목이 %1개 필요하지만 %2개가 있습니다</translation>
    </message>
    <message>
        <source>%1 is not a primitive mode of glTF</source>
        <translation>%1은(는) glTF의 프리미티브 모드가 아닙니다</translation>
    </message>
    <message>
        <source>accessors[%1]: Positions must be floats</source>
        <translation>accessors[%1]: 위치는 부동소수점수여야 합니다</translation>
    </message>
    <message>
        <source>Indices must not be floats</source>
        <translation>인덱스는 부동소수점수일 수 없습니다</translation>
    </message>
    <message>
        <source>nodes[%1]: The file repeats its meshes to more than %2 vertices or triangles, the limit for a file of its size</source>
        <translation>nodes[%1]: 파일이 메시를 반복하여 꼭짓점이나 삼각형이 이 크기의 파일에 허용된 %2개를 넘습니다</translation>
    </message>
    <message>
        <source>accessors[%1]: Position %2 is not finite after the transform of its node</source>
        <translation>accessors[%1]: 노드의 변환을 적용하면 위치 %2이(가) 유한하지 않습니다</translation>
    </message>
    <message>
        <source>Must be a finite number</source>
        <translation>유한한 숫자여야 합니다</translation>
    </message>
    <message>
        <source>Must not be zero</source>
        <translation>0이 아니어야 합니다</translation>
    </message>
    <message>
        <source>Must not be negative</source>
        <translation>음수가 아니어야 합니다</translation>
    </message>
    <message>
        <source>Must have length 1 within 1e-9</source>
        <translation>길이는 오차 1e-9 이내에서 1이어야 합니다</translation>
    </message>
    <message>
        <source>axes[%1] and axes[%2] are not perpendicular within 1e-9</source>
        <translation>axes[%1]와(과) axes[%2]이(가) 오차 1e-9 이내에서 직교하지 않습니다</translation>
    </message>
    <message>
        <source>Must not be greater than %1</source>
        <translation>%1 이하여야 합니다</translation>
    </message>
    <message>
        <source>Must not be greater than max in %1</source>
        <translation>%1 좌표에서 max 이하여야 합니다</translation>
    </message>
    <message>
        <source>Two edges of the quad cross or overlap</source>
        <translation>사각형의 두 변이 교차하거나 겹칩니다</translation>
    </message>
    <message>
        <source>The vertices enclose no area: Newell&apos;s normal is zero</source>
        <translation>꼭짓점이 넓이를 둘러싸지 않습니다. 뉴얼 법선이 영벡터입니다</translation>
    </message>
    <message>
        <source>The polygon exceeds the limit of operations; split it into parts</source>
        <translation>다각형이 연산 횟수의 한계를 넘습니다. 여러 부분으로 나누십시오</translation>
    </message>
    <message>
        <source>The vertices are not coplanar: vertex %1 is off the plane of the others by more than 1e-6 of the size</source>
        <translation>꼭짓점이 동일 평면에 있지 않습니다. 꼭짓점 %1이(가) 나머지 꼭짓점의 평면에서 크기의 1e-6보다 많이 벗어납니다</translation>
    </message>
    <message>
        <source>The edges that start at vertices %1 and %2 cross or overlap</source>
        <translation>꼭짓점 %1와(과) %2에서 시작하는 변이 교차하거나 겹칩니다</translation>
    </message>
    <message>
        <source>Entries must be -1, 0 or 1</source>
        <translation>항목은 -1, 0, 1 중 하나여야 합니다</translation>
    </message>
    <message>
        <source>Expected one number for each of %1 directions, found %2</source>
        <translation>방향 %1개마다 숫자가 하나씩 필요하지만 %2개가 있습니다</translation>
    </message>
    <message>
        <source>The directions do not span space</source>
        <translation>방향이 공간을 생성하지 않습니다</translation>
    </message>
    <message>
        <source>The directions do not span the plane</source>
        <translation>방향이 평면을 생성하지 않습니다</translation>
    </message>
    <message>
        <source>Expected %1 or more vertices, found %2</source>
        <translation>꼭짓점이 %1개 이상 필요하지만 %2개가 있습니다</translation>
    </message>
    <message>
        <source>Must be greater than 0</source>
        <translation>0보다 커야 합니다</translation>
    </message>
    <message>
        <source>Must be from 1 to %1</source>
        <translation>1에서 %1 사이여야 합니다</translation>
    </message>
    <message>
        <source>A mesh needs at least one triangle</source>
        <translation>메시에는 삼각형이 적어도 하나 필요합니다</translation>
    </message>
    <message>
        <source>Grid: %1: %2</source>
        <translation>격자: %1: %2</translation>
    </message>
    <message>
        <source>The grid extends beyond the range of a double</source>
        <translation>격자가 double의 범위를 벗어납니다</translation>
    </message>
    <message>
        <source>The file ends after %1 of %2 cells</source>
        <translation>셀 %2개 중 %1개 다음에 파일이 끝납니다</translation>
    </message>
    <message>
        <source>Expected &quot;#binvox 1&quot;</source>
        <translation>&quot;#binvox 1&quot;이 필요합니다</translation>
    </message>
    <message>
        <source>Expected a line &quot;dim&quot; before &quot;data&quot;</source>
        <translation>&quot;data&quot; 앞에 &quot;dim&quot; 줄이 필요합니다</translation>
    </message>
    <message>
        <source>The grid has %1 cells along a side; supported are 1 to 4096</source>
        <translation>격자 한 변의 셀이 %1개입니다. 1개에서 4096개까지 지원합니다</translation>
    </message>
    <message>
        <source>The file has no line &quot;data&quot;</source>
        <translation>파일에 &quot;data&quot; 줄이 없습니다</translation>
    </message>
    <message>
        <source>The file has more than the %1 cells of its dimensions</source>
        <translation>파일의 셀이 크기로 정해진 %1개보다 많습니다</translation>
    </message>
    <message>
        <source>JSON file: %1: %2</source>
        <translation>JSON 파일: %1: %2</translation>
    </message>
    <message>
        <source>JSON file: %1</source>
        <translation>JSON 파일: %1</translation>
    </message>
    <message>
        <source>Must be %1</source>
        <translation>%1이어야 합니다</translation>
    </message>
    <message>
        <source>Expected three integers</source>
        <translation>정수 세 개가 필요합니다</translation>
    </message>
    <message>
        <source>Expected three numbers</source>
        <translation>숫자 세 개가 필요합니다</translation>
    </message>
    <message>
        <source>The file has %1 bytes, but its JSON file says %2 cells</source>
        <translation>파일은 %1바이트이지만 JSON 파일에는 셀이 %2개로 적혀 있습니다</translation>
    </message>
    <message>
        <source>Not enough memory for the voxels</source>
        <translation>복셀에 필요한 메모리가 부족합니다</translation>
    </message>
    <message>
        <source>%1: Unknown voxel format; the file name must end in one of %2</source>
        <translation>%1: 알 수 없는 복셀 형식입니다. 파일 이름의 확장자는 %2 중 하나여야 합니다</translation>
    </message>
    <message>
        <source>The cells exceed the 4 GiB of a .vox file; write .binvox instead</source>
        <translation>셀이 .vox 파일의 한계인 4 GiB를 넘습니다. .binvox로 내보내십시오</translation>
    </message>
    <message>
        <source>A MagicaVoxel scene holds %1 cells along a side, the grid has %2; lower the resolution or write .binvox</source>
        <translation>MagicaVoxel 장면의 한 변은 %1셀까지이지만 격자는 %2셀입니다. 해상도를 낮추거나 .binvox로 내보내십시오</translation>
    </message>
    <message>
        <source>A grid of %1 x %2 x %3 cells needs %4; %5 are free. About %6 cells along the longest side would fit; sparse storage needs less</source>
        <translation>%1 x %2 x %3 셀의 격자에는 %4이(가) 필요하지만 여유는 %5입니다. 가장 긴 변이 약 %6셀이면 들어갑니다. 희소 저장은 더 적게 필요합니다</translation>
    </message>
    <message>
        <source>A grid of %1 x %2 x %3 cells needs %4; %5 are free. About %6 cells along the longest side would fit</source>
        <translation>%1 x %2 x %3 셀의 격자에는 %4이(가) 필요하지만 여유는 %5입니다. 가장 긴 변이 약 %6셀이면 들어갑니다</translation>
    </message>
    <message>
        <source>The file must begin with &quot;VOX &quot;</source>
        <translation>파일은 &quot;VOX &quot;로 시작해야 합니다</translation>
    </message>
    <message>
        <source>The file has no chunk MAIN</source>
        <translation>파일에 MAIN 청크가 없습니다</translation>
    </message>
    <message>
        <source>The file ends inside a chunk</source>
        <translation>청크 중간에 파일이 끝납니다</translation>
    </message>
    <message>
        <source>The file has no models</source>
        <translation>파일에 모델이 없습니다</translation>
    </message>
    <message>
        <source>The scene of the file has no models</source>
        <translation>파일의 장면에 모델이 없습니다</translation>
    </message>
    <message>
        <source>The models extend over more than 4096 cells</source>
        <translation>모델 전체의 범위가 4096셀을 넘습니다</translation>
    </message>
    <message>
        <source>A cell lies outside its model</source>
        <translation>셀이 모델 밖에 있습니다</translation>
    </message>
    <message>
        <source>A model must have 1 to 4096 cells along each side</source>
        <translation>모델의 한 변은 1셀에서 4096셀이어야 합니다</translation>
    </message>
    <message>
        <source>Cells precede the size of their model</source>
        <translation>모델의 크기보다 앞에 셀이 있습니다</translation>
    </message>
    <message>
        <source>Invalid rotation</source>
        <translation>회전이 올바르지 않습니다</translation>
    </message>
    <message>
        <source>Invalid translation</source>
        <translation>평행 이동이 올바르지 않습니다</translation>
    </message>
    <message>
        <source>A chunk %1 is too short</source>
        <translation>청크 %1이(가) 너무 짧습니다</translation>
    </message>
    <message>
        <source>The scene refers to a missing node</source>
        <translation>장면이 없는 노드를 참조합니다</translation>
    </message>
    <message>
        <source>The nodes of the scene are not a tree, or nested too deeply</source>
        <translation>장면의 노드가 트리가 아니거나 너무 깊이 중첩되어 있습니다</translation>
    </message>
    <message>
        <source>The models are too far apart</source>
        <translation>모델 사이가 너무 멉니다</translation>
    </message>
    <message>
        <source>The scene refers to a missing model</source>
        <translation>장면이 없는 모델을 참조합니다</translation>
    </message>
    <message>
        <source>Node %1: The scene repeats models to more than %2 cells, the limit for a file of its size</source>
        <translation>노드 %1: 장면이 모델을 반복하여 셀이 이 크기의 파일에 허용된 %2개를 넘습니다</translation>
    </message>
    <message>
        <source>The cell size exceeds the range of a double</source>
        <translation>셀의 크기가 double의 범위를 벗어납니다</translation>
    </message>
    <message>
        <source>%1: Expected six integers</source>
        <translation>%1: 정수 여섯 개가 필요합니다</translation>
    </message>
    <message>
        <source>%1: A grid must have 1 to 4096 cells along each side</source>
        <translation>%1: 격자의 한 변은 1셀에서 4096셀이어야 합니다</translation>
    </message>
    <message>
        <source>%1: The spacing must be the same along all axes</source>
        <translation>%1: 간격은 모든 축에서 같아야 합니다</translation>
    </message>
    <message>
        <source>The file ends before the last cell</source>
        <translation>마지막 셀 전에 파일이 끝납니다</translation>
    </message>
    <message>
        <source>The file has no appended data</source>
        <translation>파일에 추가 데이터가 없습니다</translation>
    </message>
    <message>
        <source>Appended data must be raw</source>
        <translation>추가 데이터는 raw여야 합니다</translation>
    </message>
    <message>
        <source>Compressed files are not supported; write the file without compression</source>
        <translation>압축된 파일은 지원하지 않습니다. 압축 없이 저장하십시오</translation>
    </message>
    <message>
        <source>The file ends before its data</source>
        <translation>데이터 전에 파일이 끝납니다</translation>
    </message>
    <message>
        <source>The file has %1 bytes for %2 cells</source>
        <translation>셀 %2개에 대해 파일은 %1바이트입니다</translation>
    </message>
    <message>
        <source>Not a VTK image data file</source>
        <translation>VTK 이미지 데이터 파일이 아닙니다</translation>
    </message>
    <message>
        <source>The file has no cell data</source>
        <translation>파일에 셀 데이터가 없습니다</translation>
    </message>
    <message>
        <source>More than one number per cell is not supported</source>
        <translation>셀마다 숫자가 둘 이상인 파일은 지원하지 않습니다</translation>
    </message>
    <message>
        <source>Cell data must be ASCII or appended bytes</source>
        <translation>셀 데이터는 ASCII이거나 추가된 바이트여야 합니다</translation>
    </message>
    <message>
        <source>Unterminated string</source>
        <translation>문자열이 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>Control character in a string; write it as \u00XX</source>
        <translation>문자열에 제어 문자가 있습니다. \u00XX로 쓰십시오</translation>
    </message>
    <message>
        <source>Invalid UTF-8 in a string</source>
        <translation>문자열에 올바르지 않은 UTF-8이 있습니다</translation>
    </message>
    <message>
        <source>Unknown escape sequence in a string</source>
        <translation>문자열에 알 수 없는 이스케이프 시퀀스가 있습니다</translation>
    </message>
    <message>
        <source>Expected four hexadecimal digits after \u</source>
        <translation>\u 뒤에는 16진 숫자 네 개가 필요합니다</translation>
    </message>
    <message>
        <source>Unpaired surrogate in a string</source>
        <translation>문자열에 짝이 없는 서로게이트가 있습니다</translation>
    </message>
    <message>
        <source>Expected the version of the scene format, such as 1</source>
        <translation>1과 같은 장면 형식의 버전이 필요합니다</translation>
    </message>
    <message>
        <source>The file has version %1 of the scene format, and this program reads versions up to %2; open it with a newer Hairline</source>
        <translation>파일은 장면 형식 버전 %1인데, 이 프로그램은 버전 %2까지 읽습니다. 더 새로운 Hairline으로 여십시오</translation>
    </message>
    <message>
        <source>%1 is not a version of the scene format</source>
        <translation>%1은(는) 장면 형식의 버전이 아닙니다</translation>
    </message>
    <message>
        <source>Required field is missing</source>
        <translation>필수 필드가 없습니다</translation>
    </message>
    <message>
        <source>objects[%1] has the same id; every id must be unique</source>
        <translation>objects[%1]의 id와 같습니다. 모든 id는 서로 달라야 합니다</translation>
    </message>
    <message>
        <source>Object %1: %2</source>
        <translation>객체 %1: %2</translation>
    </message>
    <message>
        <source>No object has the id %1</source>
        <translation>%1을(를) id로 가진 객체가 없습니다</translation>
    </message>
    <message>
        <source>Not a Hairline scene; expected %1</source>
        <translation>Hairline 장면이 아닙니다. %1이(가) 필요합니다</translation>
    </message>
    <message>
        <source>%1 is not a colour; write one such as &quot;#ff8800&quot; or &quot;orange&quot;</source>
        <translation>%1은(는) 색이 아닙니다. &quot;#ff8800&quot;이나 &quot;orange&quot;처럼 적으십시오</translation>
    </message>
    <message>
        <source>Not enough memory for the scene</source>
        <translation>장면에 필요한 메모리가 부족합니다</translation>
    </message>
    <message>
        <source>Cannot be combined with %1 or %2; give one or the other</source>
        <translation>%1이나 %2와(과) 함께 쓸 수 없습니다. 둘 중 하나만 쓰십시오</translation>
    </message>
    <message>
        <source>The points are collinear, or too close to that or too far out for a plane in double precision</source>
        <translation>점이 한 직선 위에 있거나 그에 너무 가깝거나 너무 멀어서 배정밀도로 평면을 나타낼 수 없습니다</translation>
    </message>
    <message>
        <source>The plane through the points was rounded to the nearest doubles; exact arithmetic uses the points</source>
        <translation>점을 지나는 평면이 가장 가까운 double로 반올림되었습니다. 정확한 산술은 점 자체를 사용합니다</translation>
    </message>
    <message>
        <source>center and half_extents were rounded to the nearest doubles</source>
        <translation>center와 half_extents가 가장 가까운 double로 반올림되었습니다</translation>
    </message>
    <message>
        <source>an object with a type</source>
        <translation>형식이 있는 객체</translation>
    </message>
    <message>
        <source>%1 is not a type of shape</source>
        <translation>%1은(는) 도형의 종류가 아닙니다</translation>
    </message>
    <message>
        <source>Expected %1, found %2</source>
        <translation>%1이(가) 필요하지만 %2이(가) 있습니다</translation>
    </message>
    <message>
        <source>Must be an integer in the range of 32 bits</source>
        <translation>32비트 범위의 정수여야 합니다</translation>
    </message>
    <message>
        <source>%1 is not a number. Write a plain number without quotes, a hexadecimal float such as &quot;0x1.8p+1&quot; or a fraction such as &quot;1/3&quot;, all within the range of a double</source>
        <translation>%1은(는) 숫자가 아닙니다. 따옴표 없는 숫자, &quot;0x1.8p+1&quot; 같은 16진 부동소수점수, &quot;1/3&quot; 같은 분수를 double의 범위 안에서 쓰십시오</translation>
    </message>
    <message>
        <source>%1 was rounded to the nearest double, %2</source>
        <translation>%1이(가) 가장 가까운 double인 %2(으)로 반올림되었습니다</translation>
    </message>
    <message>
        <source>Unexpected data after the JSON value</source>
        <translation>JSON 값 뒤에 예상하지 못한 데이터가 있습니다</translation>
    </message>
    <message>
        <source>%1 (line %2, column %3)</source>
        <translation>%1(%2행 %3열)</translation>
    </message>
    <message>
        <source>Objects and lists are nested deeper than %1 levels</source>
        <translation>객체와 목록이 %1단계보다 깊이 중첩되어 있습니다</translation>
    </message>
    <message>
        <source>The text ends where a JSON value is expected</source>
        <translation>JSON 값이 와야 할 곳에서 글이 끝납니다</translation>
    </message>
    <message>
        <source>Not a JSON number; NaN, infinities and a leading + or . are not allowed</source>
        <translation>JSON 숫자가 아닙니다. NaN, 무한대, 맨 앞의 +와 .은 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Expected a JSON value</source>
        <translation>JSON 값이 필요합니다</translation>
    </message>
    <message>
        <source>Unterminated list</source>
        <translation>목록이 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>Expected a comma or ]</source>
        <translation>쉼표나 ]가 필요합니다</translation>
    </message>
    <message>
        <source>Expected a key in quotes</source>
        <translation>따옴표로 묶은 키가 필요합니다</translation>
    </message>
    <message>
        <source>Expected a colon after the key</source>
        <translation>키 뒤에 쌍점이 필요합니다</translation>
    </message>
    <message>
        <source>Duplicate key &quot;%1&quot; in an object</source>
        <translation>객체의 키 &quot;%1&quot;이(가) 중복됩니다</translation>
    </message>
    <message>
        <source>Unterminated object</source>
        <translation>객체가 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>Expected a comma or }</source>
        <translation>쉼표나 }가 필요합니다</translation>
    </message>
    <message>
        <source>Expected a digit</source>
        <translation>숫자 글자가 필요합니다</translation>
    </message>
    <message>
        <source>A number must not begin with a superfluous 0</source>
        <translation>숫자는 불필요한 0으로 시작할 수 없습니다</translation>
    </message>
    <message>
        <source>%1 is outside the range of a double</source>
        <translation>%1은(는) double의 범위를 벗어납니다</translation>
    </message>
    <message>
        <source>Cannot write the file</source>
        <translation>파일을 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Cannot write the file; the old one is unchanged</source>
        <translation>파일을 쓸 수 없습니다. 이전 파일은 그대로입니다</translation>
    </message>
    <message>
        <source>The scene shows none of these findings; see --find</source>
        <translation>장면에 이러한 발견이 없습니다. --find를 참조하십시오</translation>
    </message>
    <message>
        <source>The scene does not show its finding: %1</source>
        <translation>장면에서 발견이 재현되지 않습니다: %1</translation>
    </message>
    <message>
        <source>sent an answer that is not JSON: %1</source>
        <translation>JSON이 아닌 응답: %1</translation>
    </message>
    <message>
        <source>answered a different request: %1</source>
        <translation>다른 요청에 대한 응답: %1</translation>
    </message>
    <message>
        <source>reported an error: %1</source>
        <translation>오류 응답: %1</translation>
    </message>
    <message>
        <source>sent an answer without results: %1</source>
        <translation>결과가 없는 응답: %1</translation>
    </message>
    <message>
        <source>closed its output</source>
        <translation>출력을 닫았습니다</translation>
    </message>
    <message>
        <source>ended (status %1)</source>
        <translation>종료되었습니다(상태 %1)</translation>
    </message>
    <message>
        <source>crashed (signal %1)</source>
        <translation>비정상 종료되었습니다(시그널 %1)</translation>
    </message>
    <message>
        <source>%1, holding %2 MiB of memory; the limit is %3 MiB</source>
        <translation>%1. 메모리 사용량은 %2 MiB, 한계는 %3 MiB입니다</translation>
    </message>
    <message>
        <source>sent a line that never ends</source>
        <translation>끝나지 않는 줄로 응답했습니다</translation>
    </message>
    <message>
        <source>did not answer in time</source>
        <translation>제시간에 응답하지 않았습니다</translation>
    </message>
    <message>
        <source>does not read its requests</source>
        <translation>요청을 읽지 않습니다</translation>
    </message>
    <message>
        <source>No query of kind %1 takes these operands; see hairline queries</source>
        <translation>이 피연산자를 받는 %1 종류의 질의가 없습니다. hairline queries를 참조하십시오</translation>
    </message>
    <message>
        <source>No method &quot;%1&quot; answers these operands</source>
        <translation>방법 &quot;%1&quot;은(는) 이 피연산자에 답하지 않습니다</translation>
    </message>
    <message>
        <source>None of these methods is built for these scalars</source>
        <translation>이 스칼라를 지원하는 방법이 없습니다</translation>
    </message>
    <message>
        <source>%1: Cannot start the plugin: %2</source>
        <translation>%1: 플러그인을 시작할 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1: The plugin does not answer %2</source>
        <translation>%1: 플러그인이 %2에 답하지 않습니다</translation>
    </message>
    <message>
        <source>Not a file of findings; choose another file</source>
        <translation>발견 파일이 아닙니다. 다른 파일을 고르십시오</translation>
    </message>
    <message>
        <source>Not a JSON object</source>
        <translation>JSON 객체가 아닙니다</translation>
    </message>
    <message>
        <source>The file has the findings of another search; choose another file</source>
        <translation>파일에 다른 탐색의 발견이 있습니다. 다른 파일을 고르십시오</translation>
    </message>
    <message>
        <source>The file has the findings of other plugins; choose another file</source>
        <translation>파일에 다른 플러그인의 발견이 있습니다. 다른 파일을 고르십시오</translation>
    </message>
    <message>
        <source>Not a finding</source>
        <translation>발견이 아닙니다</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>취소되었습니다</translation>
    </message>
    <message>
        <source>Width and height must be from 1 to %1 pixels</source>
        <translation>너비와 높이는 1에서 %1픽셀 사이여야 합니다</translation>
    </message>
    <message>
        <source>The method gives no %1 for these shapes</source>
        <translation>방법이 이 도형에 대해 %1을(를) 내지 않습니다</translation>
    </message>
    <message>
        <source>The query exceeds the limit of operations</source>
        <translation>질의가 연산 횟수의 한계를 넘었습니다</translation>
    </message>
    <message>
        <source>Cannot read the file</source>
        <translation>파일을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>%1: The file was truncated while it was read; open it again</source>
        <translation>%1: 읽는 동안 파일이 짧아졌습니다. 다시 여십시오</translation>
    </message>
    <message>
        <source>%1: Devices and pipes cannot be read; choose a regular file</source>
        <translation>%1: 장치와 파이프는 읽을 수 없습니다. 일반 파일을 고르십시오</translation>
    </message>
    <message>
        <source>%1: Not enough memory to read the file</source>
        <translation>%1: 파일을 읽을 메모리가 부족합니다</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Cannot open the file</source>
        <translation>파일을 열 수 없습니다</translation>
    </message>
    <message>
        <source>%1: The file has %2 bytes; the limit for this kind of file is %3</source>
        <translation>%1: 파일은 %2바이트입니다. 이 종류의 파일은 %3바이트까지입니다</translation>
    </message>
    <message>
        <source>Must not be empty; give the path of a file</source>
        <translation>비어 있을 수 없습니다. 파일 경로를 지정하십시오</translation>
    </message>
    <message>
        <source>Must not contain a NUL character</source>
        <translation>NUL 문자를 포함할 수 없습니다</translation>
    </message>
    <message>
        <source>URLs cannot be read; give the path of a file (begin a file name with ./)</source>
        <translation>URL은 읽을 수 없습니다. 파일 경로를 지정하십시오(파일 이름은 ./로 시작하십시오)</translation>
    </message>
    <message>
        <source>Must be a relative path</source>
        <translation>상대 경로여야 합니다</translation>
    </message>
    <message>
        <source>The mesh is not closed, or not consistently oriented</source>
        <translation>메시가 닫혀 있지 않거나 방향이 일관되지 않습니다</translation>
    </message>
    <message>
        <source>No point was found inside the mesh</source>
        <translation>메시 안에서 점을 찾지 못했습니다</translation>
    </message>
    <message>
        <source>Along a given direction, round shapes can be brought into contact with planes only; clear the direction</source>
        <translation>방향을 지정하면 둥근 도형은 평면과만 접촉시킬 수 있습니다. 방향 지정을 해제하십시오</translation>
    </message>
    <message>
        <source>The direction must not be zero</source>
        <translation>방향은 영벡터가 아니어야 합니다</translation>
    </message>
    <message>
        <source>The objects intersect at no position along the direction</source>
        <translation>그 방향의 어떤 위치에서도 객체가 교차하지 않습니다</translation>
    </message>
    <message>
        <source>The objects intersect at every position along the direction</source>
        <translation>그 방향의 모든 위치에서 객체가 교차합니다</translation>
    </message>
    <message>
        <source>The polygon has more than %1 vertices, too many for an exact comparison</source>
        <translation>다각형의 꼭짓점이 %1개를 넘어 정확히 비교할 수 없습니다</translation>
    </message>
    <message>
        <source>The mesh has no triangles, or its file is not loaded</source>
        <translation>메시에 삼각형이 없거나 파일을 불러오지 않았습니다</translation>
    </message>
    <message>
        <source>The mesh has more than %1 triangles, too many for an exact comparison</source>
        <translation>메시의 삼각형이 %1개를 넘어 정확히 비교할 수 없습니다</translation>
    </message>
    <message>
        <source>A plane is unbounded</source>
        <translation>평면은 유계가 아닙니다</translation>
    </message>
    <message>
        <source>A %1 has circular edges; its exact distance is known from planes only</source>
        <translation>%1에는 원형 모서리가 있어 정확한 거리는 평면에 대해서만 알 수 있습니다</translation>
    </message>
    <message>
        <source>The k-DOP is empty</source>
        <translation>k-DOP이 비어 있습니다</translation>
    </message>
    <message>
        <source>No exact query decides whether these objects intersect</source>
        <translation>이 객체들의 교차를 판정하는 정확한 질의가 없습니다</translation>
    </message>
    <message>
        <source>No query gives the distance between these objects</source>
        <translation>이 객체들 사이의 거리를 구하는 질의가 없습니다</translation>
    </message>
    <message>
        <source>The verdict does not change along the line between these objects</source>
        <translation>이 객체들 사이에서 움직여도 판정이 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>The moved shape would be invalid</source>
        <translation>이동하면 도형이 올바르지 않게 됩니다</translation>
    </message>
    <message>
        <source>The exact query of the pair does not confirm the result; nothing was moved</source>
        <translation>쌍의 정확한 질의로 결과가 확인되지 않아 아무것도 옮기지 않았습니다</translation>
    </message>
    <message>
        <source>The direction must be finite</source>
        <translation>방향은 유한해야 합니다</translation>
    </message>
    <message>
        <source>A planar shape would have to leave its plane to touch the other object</source>
        <translation>평면 도형이 상대 객체에 닿으려면 자신의 평면을 벗어나야 합니다</translation>
    </message>
    <message>
        <source>The moved shape would be invalid: %1</source>
        <translation>이동하면 도형이 올바르지 않게 됩니다: %1</translation>
    </message>
    <message>
        <source>The objects have no interior that could overlap</source>
        <translation>객체에는 겹칠 수 있는 내부가 없습니다</translation>
    </message>
    <message>
        <source>The objects stay in contact at every position along the axis</source>
        <translation>축 방향의 모든 위치에서 객체가 계속 접촉합니다</translation>
    </message>
    <message>
        <source>The objects intersect at every position; no translation separates them</source>
        <translation>객체가 모든 위치에서 교차하며 평행 이동으로는 분리할 수 없습니다</translation>
    </message>
    <message>
        <source>The shape is empty</source>
        <translation>도형이 비어 있습니다</translation>
    </message>
    <message>
        <source>The plane is crossed at every position; only objects parallel to it can be moved clear of it</source>
        <translation>모든 위치에서 평면과 교차합니다. 평면에 평행한 객체만 평면에서 떼어 낼 수 있습니다</translation>
    </message>
    <message>
        <source>The objects have too many convex parts to compare all pairs exactly</source>
        <translation>객체의 볼록 부분이 너무 많아 모든 쌍을 정확히 비교할 수 없습니다</translation>
    </message>
    <message>
        <source>The aligned shape would be invalid: %1</source>
        <translation>맞추면 도형이 올바르지 않게 됩니다: %1</translation>
    </message>
    <message>
        <source>A %1 cannot be made coplanar: it has no vertices that can move independently</source>
        <translation>%1은(는) 동일 평면에 놓을 수 없습니다. 따로 움직일 수 있는 꼭짓점이 없습니다</translation>
    </message>
    <message>
        <source>A %1 has no flat face to align with</source>
        <translation>%1에는 맞출 평평한 면이 없습니다</translation>
    </message>
    <message>
        <source>A %1 cannot be made collinear; select a point, a segment, a line, a ray or a triangle</source>
        <translation>%1은(는) 한 직선에 놓을 수 없습니다. 점, 선분, 직선, 광선, 삼각형 중 하나를 선택하십시오</translation>
    </message>
    <message>
        <source>A %1 has no straight edge to align with</source>
        <translation>%1에는 맞출 곧은 변이 없습니다</translation>
    </message>
    <message>
        <source>A %1 has no vertex to snap</source>
        <translation>%1에는 스냅할 꼭짓점이 없습니다</translation>
    </message>
    <message>
        <source>A %1 has no vertex to snap to</source>
        <translation>%1에는 스냅 대상이 될 꼭짓점이 없습니다</translation>
    </message>
    <message>
        <source>A %1 has no straight edge to snap to</source>
        <translation>%1에는 스냅 대상이 될 곧은 변이 없습니다</translation>
    </message>
    <message>
        <source>A %1 has no flat face to snap to</source>
        <translation>%1에는 스냅 대상이 될 평평한 면이 없습니다</translation>
    </message>
    <message>
        <source>The grid step must be positive</source>
        <translation>격자 간격은 양수여야 합니다</translation>
    </message>
    <message>
        <source>The closing bracket does not match the opening one</source>
        <translation>닫는 괄호가 여는 괄호와 맞지 않습니다</translation>
    </message>
    <message>
        <source>The bracket is never closed</source>
        <translation>괄호가 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply</source>
        <translation>괄호가 너무 깊이 중첩되어 있습니다</translation>
    </message>
    <message>
        <source>The repetition has nothing to repeat, or repeats it too often</source>
        <translation>반복할 대상이 없거나 반복 횟수가 너무 많습니다</translation>
    </message>
    <message>
        <source>Expressions are not evaluated; only numbers are read</source>
        <translation>식은 계산하지 않습니다. 숫자만 읽습니다</translation>
    </message>
    <message>
        <source>Ignored: the sign belongs to no number</source>
        <translation>무시됨: 어떤 숫자에도 속하지 않는 기호입니다</translation>
    </message>
    <message>
        <source>Not a hexadecimal number in the range of a double; write it such as 0x1.8p+3</source>
        <translation>double 범위의 16진수가 아닙니다. 0x1.8p+3처럼 쓰십시오</translation>
    </message>
    <message>
        <source>Not a finite number</source>
        <translation>유한한 숫자가 아닙니다</translation>
    </message>
    <message>
        <source>Not a number: more than one decimal point</source>
        <translation>숫자가 아닙니다: 소수점이 둘 이상 있습니다</translation>
    </message>
    <message>
        <source>Not a number: letters follow the digits</source>
        <translation>숫자가 아닙니다: 숫자 뒤에 글자가 이어집니다</translation>
    </message>
    <message>
        <source>The number exceeds the largest double, about 1.8e308</source>
        <translation>숫자가 double의 최댓값(약 1.8e308)을 넘습니다</translation>
    </message>
    <message>
        <source>The number exceeds the largest float, about 3.4e38</source>
        <translation>숫자가 float의 최댓값(약 3.4e38)을 넘습니다</translation>
    </message>
    <message>
        <source>No value was printed here</source>
        <translation>여기에는 값이 출력되지 않았습니다</translation>
    </message>
    <message>
        <source>The list is truncated here; paste it in full</source>
        <translation>목록이 여기서 잘려 있습니다. 전체를 붙여 넣으십시오</translation>
    </message>
    <message>
        <source>The matrix in line %1 has no shape to transform; paste one with it</source>
        <translation>%1행의 행렬로 변환할 도형이 없습니다. 도형도 함께 붙여 넣으십시오</translation>
    </message>
    <message>
        <source>The matrix in line %1 would turn a %2 into a shape of another type; skip one of them</source>
        <translation>%1행의 행렬을 적용하면 %2이(가) 다른 종류의 도형이 됩니다. 둘 중 하나를 빼십시오</translation>
    </message>
    <message>
        <source>The text is longer than 4 MiB; open it as a file</source>
        <translation>글이 4 MiB를 넘습니다. 파일로 여십시오</translation>
    </message>
    <message>
        <source>No shape found in this text</source>
        <translation>이 글에서 도형을 찾지 못했습니다</translation>
    </message>
    <message>
        <source>A vertex needs three coordinates</source>
        <translation>꼭짓점에는 좌표가 세 개 필요합니다</translation>
    </message>
    <message>
        <source>Ignored the weight or colour after the coordinates</source>
        <translation>좌표 뒤의 가중치 또는 색을 무시했습니다</translation>
    </message>
    <message>
        <source>Ignored: a single number is not a shape</source>
        <translation>무시됨: 숫자 하나로는 도형이 되지 않습니다</translation>
    </message>
    <message>
        <source>Ignored: %1 is not a field of the shape</source>
        <translation>무시됨: %1은(는) 이 도형의 필드가 아닙니다</translation>
    </message>
    <message>
        <source>The field names match no shape; the numbers are used in their order</source>
        <translation>필드 이름에 맞는 도형이 없어 숫자를 순서대로 사용합니다</translation>
    </message>
    <message>
        <source>Ignored: a rotation is not a shape</source>
        <translation>무시됨: 회전은 도형이 아닙니다</translation>
    </message>
    <message>
        <source>M coordinates are not supported; remove them</source>
        <translation>M 좌표는 지원하지 않습니다. 제거하십시오</translation>
    </message>
    <message>
        <source>Hexadecimal integer; these may be the bits of a float</source>
        <translation>16진수 정수입니다. float의 비트일 수 있습니다</translation>
    </message>
    <message>
        <source>Possible decimal commas; only decimal points are read</source>
        <translation>소수점으로 쓴 쉼표일 수 있습니다. 소수점은 마침표만 읽습니다</translation>
    </message>
    <message>
        <source>No shape has %1 numbers</source>
        <translation>숫자 %1개로 나타내는 도형이 없습니다</translation>
    </message>
    <message>
        <source>The scene has no visible triangle, quad, polygon or mesh</source>
        <translation>장면에 보이는 삼각형, 사각형, 다각형, 메시가 없습니다</translation>
    </message>
    <message>
        <source>The clipboard has no objects of a scene. Copy objects here, or text such as {&quot;type&quot;: &quot;point&quot;, &quot;position&quot;: [0,0,0]}</source>
        <translation>클립보드에 장면의 객체가 없습니다. 객체 또는 {&quot;type&quot;: &quot;point&quot;, &quot;position&quot;: [0,0,0]} 같은 글을 복사하십시오</translation>
    </message>
    <message>
        <source>Entry %1 of element %2 has a list longer than the file</source>
        <translation>요소 %2의 %1번 항목에 파일보다 긴 목록이 있습니다</translation>
    </message>
    <message>
        <source>Objects with many fields are referenced too often</source>
        <translation>필드가 많은 객체를 너무 자주 참조합니다</translation>
    </message>
    <message>
        <source>Must differ from a</source>
        <translation>a와 다른 점이어야 합니다</translation>
    </message>
    <message>
        <source>No method answers %1 for %2 and %3</source>
        <translation>%2와(과) %3의 %1에 답하는 방법이 없습니다</translation>
    </message>
    <message>
        <source>No query takes a grid</source>
        <translation>격자를 받는 질의가 없습니다</translation>
    </message>
    <message>
        <source>Not a finding that this version can read</source>
        <translation>이 버전이 읽을 수 있는 발견이 아닙니다</translation>
    </message>
    <message>
        <source>These operands do not fit the query</source>
        <translation>피연산자가 질의에 맞지 않습니다</translation>
    </message>
    <message>
        <source>Line %1 is cut off; resume the search, or remove the line</source>
        <translation>%1행이 중간에 끊겼습니다. 탐색을 다시 시작하거나 그 행을 지우십시오</translation>
    </message>
    <message>
        <source>search.%1: Not a value for this field</source>
        <translation>search.%1: 이 필드의 값이 아닙니다</translation>
    </message>
    <message>
        <source>%1: Finding %2 cannot be read by this version</source>
        <translation>%1: 발견 %2은(는) 이 버전에서 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>No settings of a search</source>
        <translation>검색 설정이 아닙니다</translation>
    </message>
    <message>
        <source>No method answers this question exactly</source>
        <translation>이 질문에 정확히 답하는 방법이 없습니다</translation>
    </message>
    <message>
        <source>A record is limited to %1 bytes</source>
        <translation>기록 하나는 최대 %1바이트입니다</translation>
    </message>
    <message>
        <source>The request exceeds the limit of operations; use smaller shapes or name fewer methods</source>
        <translation>이 요청은 연산 횟수의 한도를 넘습니다. 더 작은 도형을 쓰거나 방법을 더 적게 지정하세요</translation>
    </message>
    <message>
        <source>%1: Not a recording of hairline_capture.h</source>
        <translation>%1: hairline_capture.h의 기록 파일이 아닙니다</translation>
    </message>
    <message>
        <source>%1: The recording has version %2, and this program reads versions up to %3; use a newer Hairline</source>
        <translation>%1: 기록의 버전은 %2인데 이 프로그램은 %3까지만 읽습니다. 더 새로운 Hairline을 사용하세요</translation>
    </message>
    <message>
        <source>%1: The header of the recording is damaged</source>
        <translation>%1: 기록 파일의 헤더가 손상되었습니다</translation>
    </message>
    <message>
        <source>The record is damaged</source>
        <translation>기록이 손상되었습니다</translation>
    </message>
    <message>
        <source>A displacement is not finite</source>
        <translation>변위가 유한한 값이 아닙니다</translation>
    </message>
    <message>
        <source>A number is not a float; round it, or leave out &quot;float&quot;</source>
        <translation>float로 나타낼 수 없는 수가 있습니다. 반올림하거나 &quot;float&quot;를 빼십시오</translation>
    </message>
    <message>
        <source>Another window shows the scenes that are sent</source>
        <translation>다른 창이 이미 장면을 받고 있습니다</translation>
    </message>
    <message>
        <source>%1, but not when asked alone</source>
        <translation>%1. 따로 질의하면 발생하지 않습니다</translation>
    </message>
    <message>
        <source>%1: The pair exceeds the limit of operations</source>
        <translation>%1: 이 쌍은 연산 횟수 한도를 넘습니다</translation>
    </message>
    <message>
        <source>A shape changed while it was read</source>
        <translation>읽는 동안 도형이 바뀌었습니다</translation>
    </message>
    <message>
        <source>Ignored: column %1</source>
        <translation>무시함: 열 %1</translation>
    </message>
    <message>
        <source>Ignored: the fourth number fills a register</source>
        <translation>무시함: 네 번째 숫자는 레지스터의 남는 자리를 채운 것입니다</translation>
    </message>
    <message>
        <source>Assumed: the plane is normal·X = %1</source>
        <translation>가정: 평면은 normal·X = %1입니다</translation>
    </message>
    <message>
        <source>Assumed: the position is the center of the box</source>
        <translation>가정: 위치는 상자의 중심입니다</translation>
    </message>
    <message>
        <source>Assumed: this is a capsule</source>
        <translation>가정: 이것은 캡슐입니다</translation>
    </message>
    <message>
        <source>Assumed: its axis is %1</source>
        <translation>가정: 축은 %1입니다</translation>
    </message>
    <message>
        <source>Assumed: its axis is %1, and its height includes the caps</source>
        <translation>가정: 축은 %1이고 높이는 양 끝의 반구를 포함합니다</translation>
    </message>
    <message>
        <source>Assumed: its axis is %1, and its height leaves out the caps</source>
        <translation>가정: 축은 %1이고 높이는 양 끝의 반구를 포함하지 않습니다</translation>
    </message>
    <message>
        <source>A quaternion of zeros is no rotation</source>
        <translation>모두 0인 사원수는 회전이 아닙니다</translation>
    </message>
    <message>
        <source>The quaternion is not of unit length; its direction is used</source>
        <translation>사원수의 길이가 1이 아닙니다. 방향만 사용합니다</translation>
    </message>
    <message>
        <source>Assumed: the quaternion is %1</source>
        <translation>가정: 사원수의 순서는 %1입니다</translation>
    </message>
    <message>
        <source>Assumed: a box of position and size, as Godot has it</source>
        <translation>가정: Godot처럼 위치와 크기로 나타낸 상자입니다</translation>
    </message>
    <message>
        <source>Assumed: the box is given by intervals of x, y and z</source>
        <translation>가정: 상자는 x, y, z 구간으로 주어졌습니다</translation>
    </message>
    <message>
        <source>Assumed: the columns are points</source>
        <translation>가정: 각 열이 점입니다</translation>
    </message>
    <message>
        <source>Assumed: the four numbers are a %1, not another shape</source>
        <translation>가정: 네 숫자는 %1이며 다른 도형이 아닙니다</translation>
    </message>
    <message>
        <source>Read as a transform of the shapes that follow</source>
        <translation>뒤따르는 도형의 변환으로 읽었습니다</translation>
    </message>
    <message>
        <source>Read as a point; choose the matrix to move the shapes that follow</source>
        <translation>점으로 읽었습니다. 뒤따르는 도형을 움직이려면 행렬을 고르십시오</translation>
    </message>
    <message>
        <source>%1 is a size; the box has no center</source>
        <translation>%1은(는) 크기이지만 상자의 중심이 없습니다</translation>
    </message>
    <message>
        <source>CGAL prints the square of a radius; give the radius</source>
        <translation>CGAL은 반지름의 제곱을 출력합니다. 반지름을 지정하십시오</translation>
    </message>
    <message>
        <source>CGAL prints a ray by two points; give its direction</source>
        <translation>CGAL은 반직선을 두 점으로 출력합니다. 방향을 지정하십시오</translation>
    </message>
    <message>
        <source>Read as the bits of floating-point numbers</source>
        <translation>부동소수점 수의 비트로 읽었습니다</translation>
    </message>
    <message>
        <source>The axis has length 0</source>
        <translation>축의 길이가 0입니다</translation>
    </message>
    <message>
        <source>Cannot create the folder</source>
        <translation>폴더를 만들 수 없습니다</translation>
    </message>
    <message>
        <source>%1: The folder must belong to you and be closed to others</source>
        <translation>%1: 본인 소유이고 다른 사용자가 들어갈 수 없는 폴더여야 합니다</translation>
    </message>
    <message>
        <source>Cannot open a socket</source>
        <translation>소켓을 열 수 없습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names a file; send its triangles instead</source>
        <translation>“%1”이(가) 파일을 가리킵니다. 삼각형 데이터를 보내십시오</translation>
    </message>
    <message>
        <source>%1: Cannot receive scenes (%2)</source>
        <translation>%1: 장면을 받을 수 없습니다(%2)</translation>
    </message>
    <message>
        <source>Unknown kind; expected point, axis, planes, weights, plane, crossings, equations, intervals, inside or factors</source>
        <translation>알 수 없는 종류입니다. point, axis, planes, weights, plane, crossings, equations, intervals, inside, factors 중 하나여야 합니다</translation>
    </message>
    <message>
        <source>Expected an object</source>
        <translation>객체여야 합니다</translation>
    </message>
    <message>
        <source>Expected &quot;a&quot; or &quot;b&quot;</source>
        <translation>&quot;a&quot; 또는 &quot;b&quot;여야 합니다</translation>
    </message>
    <message>
        <source>Expected a list</source>
        <translation>목록이어야 합니다</translation>
    </message>
    <message>
        <source>Expected a string</source>
        <translation>문자열이어야 합니다</translation>
    </message>
    <message>
        <source>Expected an index from 0</source>
        <translation>0 이상의 인덱스여야 합니다</translation>
    </message>
    <message>
        <source>Expected a list of two or three numbers</source>
        <translation>숫자 두 개 또는 세 개의 목록이어야 합니다</translation>
    </message>
    <message>
        <source>Expected a list of %1 entries</source>
        <translation>항목이 %1개인 목록이어야 합니다</translation>
    </message>
    <message>
        <source>The number is longer than %1 characters</source>
        <translation>숫자가 %1자보다 깁니다</translation>
    </message>
    <message>
        <source>Expected a rational such as &quot;1/3&quot; or a hexadecimal float</source>
        <translation>&quot;1/3&quot; 같은 유리수나 16진 부동소수점 수여야 합니다</translation>
    </message>
    <message>
        <source>Expected points, found %1</source>
        <translation>points가 필요하지만 %1입니다</translation>
    </message>
    <message>
        <source>Expected at most %1 entries, found %2</source>
        <translation>항목은 최대 %1개인데 %2개 있습니다</translation>
    </message>
    <message>
        <source>Only the vertices of a point, segment, triangle or mesh can move on their own lines; give a %1</source>
        <translation>꼭짓점이 저마다의 직선 위를 움직일 수 있는 것은 점, 선분, 삼각형, 메시뿐입니다. %1을(를) 지정하십시오</translation>
    </message>
    <message>
        <source>Cannot be combined with %1; give one or the other</source>
        <translation>%1와(과) 함께 쓸 수 없습니다. 둘 중 하나만 쓰십시오</translation>
    </message>
    <message>
        <source>Expected one displacement per vertex, %1, found %2</source>
        <translation>변위는 꼭짓점마다 하나씩 %1개 필요하지만 %2개가 있습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: A search cannot start from vertices that move on their own lines; give a %2</source>
        <translation>&quot;%1&quot;: 저마다의 직선 위를 움직이는 꼭짓점에서는 검색을 시작할 수 없습니다. %2을(를) 지정하십시오</translation>
    </message>
    <message>
        <source>A half-space is unbounded</source>
        <translation>반공간은 유계가 아닙니다</translation>
    </message>
    <message>
        <source>The half-space is entered at every position; only objects that end on its outer side can be moved clear of it</source>
        <translation>모든 위치에서 반공간에 들어갑니다. 바깥쪽에서 끝나는 객체만 반공간에서 떼어 낼 수 있습니다</translation>
    </message>
    <message>
        <source>Unit tests cannot contain a %1</source>
        <translation>단위 테스트에는 %1을(를) 넣을 수 없습니다</translation>
    </message>
    <message>
        <source>Unit tests cannot contain vertices that move on their own lines</source>
        <translation>단위 테스트에는 저마다의 직선 위를 움직이는 꼭짓점을 넣을 수 없습니다</translation>
    </message>
    <message>
        <source>An ellipsoid is curved; its exact distance is known from planes only</source>
        <translation>타원체는 곡면이므로 정확한 거리는 평면에 대해서만 알 수 있습니다</translation>
    </message>
    <message>
        <source>Must be at most 1000 turns (6283.185307179586 radians)</source>
        <translation>1000바퀴(6283.185307179586라디안) 이하여야 합니다</translation>
    </message>
    <message>
        <source>A shape of the plane rotates about an axis along z</source>
        <translation>평면 도형은 z 방향 축을 중심으로 회전합니다</translation>
    </message>
    <message>
        <source>Unit tests cannot contain objects that rotate</source>
        <translation>단위 테스트에 회전하는 객체는 넣을 수 없습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: A search cannot start from an object that rotates; remove its rotation</source>
        <translation>&quot;%1&quot;: 회전하는 객체에서는 검색을 시작할 수 없습니다. 회전을 제거하세요</translation>
    </message>
    <message>
        <source>Shapes that rotate are swept in float and double only</source>
        <translation>회전하는 도형의 스윕은 float와 double에서만 됩니다</translation>
    </message>
    <message>
        <source>The vertex is off the plane of the outer loop by more than 1e-6 of the size</source>
        <translation>꼭짓점이 바깥 루프의 평면에서 크기의 1e-6보다 더 벗어나 있습니다</translation>
    </message>
    <message>
        <source>Recordings cannot hold polygons with holes</source>
        <translation>기록에는 구멍이 있는 다각형을 담을 수 없습니다</translation>
    </message>
    <message>
        <source>All vertices of the hole coincide</source>
        <translation>구멍의 모든 꼭짓점이 일치합니다</translation>
    </message>
    <message>
        <source>The edge that starts here touches the edge that starts at vertices[%1]</source>
        <translation>여기서 시작하는 변이 vertices[%1]에서 시작하는 변과 접촉합니다</translation>
    </message>
    <message>
        <source>The edge that starts here touches the edge that starts at holes[%1][%2]</source>
        <translation>여기서 시작하는 변이 holes[%1][%2]에서 시작하는 변과 접촉합니다</translation>
    </message>
    <message>
        <source>The hole is outside the outer loop</source>
        <translation>구멍이 바깥 루프의 밖에 있습니다</translation>
    </message>
    <message>
        <source>The hole is inside holes[%1]</source>
        <translation>구멍이 holes[%1] 안에 있습니다</translation>
    </message>
    <message>
        <source>In float: a number is outside the range of binary32</source>
        <translation>float에서는 숫자가 binary32의 범위를 벗어납니다</translation>
    </message>
    <message>
        <source>In float: rounding to binary32 makes the shape invalid: %1</source>
        <translation>float에서는 binary32로 반올림하면 도형이 올바르지 않게 됩니다: %1</translation>
    </message>
    <message>
        <source>Another search is writing to the file; wait for it, or choose another file</source>
        <translation>다른 탐색이 파일에 쓰고 있습니다. 끝나기를 기다리거나 다른 파일을 고르십시오</translation>
    </message>
    <message>
        <source>Expected a list of three numbers</source>
        <translation>숫자 세 개의 목록이어야 합니다</translation>
    </message>
    <message>
        <source>%1: A number is beyond the range of float, or a direction vanishes in it</source>
        <translation>%1: 숫자가 float의 범위를 벗어나거나 방향이 float에서 0이 됩니다</translation>
    </message>
</context>
<context>
    <name>CutLines</name>
    <message>
        <source>inside for all t</source>
        <translation>모든 t에서 안쪽</translation>
    </message>
    <message>
        <source>inside of this slab</source>
        <translation>이 슬래브의 안쪽</translation>
    </message>
    <message>
        <source>inside for no t</source>
        <translation>안쪽인 t 없음</translation>
    </message>
    <message>
        <source>already empty</source>
        <translation>이미 남은 것 없음</translation>
    </message>
    <message>
        <source>empty: a miss</source>
        <translation>비었음: 비충돌</translation>
    </message>
    <message>
        <source>remaining after this cut</source>
        <translation>이렇게 자른 뒤 남은 것</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>남은 것 없음</translation>
    </message>
    <message>
        <source>vertices left: %1</source>
        <translation>남은 꼭짓점: %1</translation>
    </message>
    <message>
        <source>nearest, on %1</source>
        <translation>최근접, %1 위</translation>
    </message>
    <message>
        <source>points of A − B</source>
        <translation>A − B의 점</translation>
    </message>
    <message>
        <source>distance of their hull from the origin</source>
        <translation>그 볼록 껍질과 원점의 거리</translation>
    </message>
    <message>
        <source>the origin is in the hull</source>
        <translation>원점이 볼록 껍질 안에 있음</translation>
    </message>
    <message>
        <source>direction of the next support point</source>
        <translation>다음 서포트 점의 방향</translation>
    </message>
    <message>
        <source>distance at this time</source>
        <translation>이 시각의 거리</translation>
    </message>
</context>
<context>
    <name>Definitions</name>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>An operand of a query: its letter, its name, and what it is.</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>준비</translation>
    </message>
</context>
<context>
    <name>Degenerate</name>
    <message>
        <source>rounds to zero in %1</source>
        <translation>%1에서 0으로 반올림됨</translation>
    </message>
    <message>
        <source>edge %1 has length 0</source>
        <translation>변 %1의 길이가 0</translation>
    </message>
    <message>
        <source>edge %1 is parallel to %2</source>
        <translation>변 %1이(가) %2에 평행</translation>
    </message>
    <message>
        <source>the triangle has no area</source>
        <translation>삼각형의 넓이가 없음</translation>
    </message>
</context>
<context>
    <name>DerivationTexts</name>
    <message>
        <source>Source: %1</source>
        <translation>출처: %1</translation>
    </message>
    <message>
        <source>… steps before these: %1</source>
        <translation>… 이 앞의 단계: %1</translation>
    </message>
    <message>
        <source>… steps after these: %1</source>
        <translation>… 이 뒤의 단계: %1</translation>
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
        <translation>결정함</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>필요 없음</translation>
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
        <translation>%1 크기 조절</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>객체 %1개</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 변경</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 이동</translation>
    </message>
    <message>
        <source>by %1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source> (%1 becomes an oriented box)</source>
        <translation> (%1은(는) 방향 상자가 됩니다)</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>%1 회전</translation>
    </message>
    <message>
        <source> (unchanged, because the file of %1 is not loaded)</source>
        <translation> (%1의 파일을 불러오지 않아 그대로 둡니다)</translation>
    </message>
    <message>
        <source>%1 rotates about the world axes only</source>
        <translation>%1은(는) 월드 축 둘레로만 회전합니다</translation>
    </message>
    <message>
        <source>%1 cannot be rotated this way</source>
        <translation>%1은(는) 이렇게 회전할 수 없습니다</translation>
    </message>
    <message>
        <source> (%1 rotates by 90° only)</source>
        <translation> (%1은(는) 90°씩만 회전합니다)</translation>
    </message>
    <message>
        <source> (uniformly, because %1 cannot be stretched)</source>
        <translation> (%1은(는) 늘일 수 없어 균일하게 조절합니다)</translation>
    </message>
</context>
<context>
    <name>EdgeFunctionDrawing</name>
    <message>
        <source>%1: a point in this projection</source>
        <translation>%1: 이 투영에서는 점</translation>
    </message>
    <message>
        <source>%1: corner outside by %2</source>
        <translation>%1: 꼭짓점이 %2만큼 바깥</translation>
    </message>
    <message>
        <source>%1: corner inside by %2</source>
        <translation>%1: 꼭짓점이 %2만큼 안쪽</translation>
    </message>
</context>
<context>
    <name>EdgeFunctionRow</name>
    <message>
        <source>degenerate</source>
        <translation>퇴화함</translation>
    </message>
    <message>
        <source>outside by %1</source>
        <translation>%1만큼 바깥</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>닿음</translation>
    </message>
    <message>
        <source>inside by %1</source>
        <translation>%1만큼 안쪽</translation>
    </message>
    <message>
        <source>Inward normal as computed: %1</source>
        <translation>계산된 안쪽 법선: %1</translation>
    </message>
    <message>
        <source>Measured from: %1</source>
        <translation>재는 기준점: %1</translation>
    </message>
    <message>
        <source>Edge function there: %1</source>
        <translation>그곳의 변 함수: %1</translation>
    </message>
    <message>
        <source>In units of length: %1</source>
        <translation>길이 단위로: %1</translation>
    </message>
    <message>
        <source>Support point: %1</source>
        <translation>가장 앞선 꼭짓점: %1</translation>
    </message>
</context>
<context>
    <name>ExactText</name>
    <message>
        <source>a fraction of %1 over %2 digits</source>
        <translation>%1자리 분의 %2자리 분수</translation>
    </message>
    <message>
        <source>decimal %1
hexadecimal %2
</source>
        <translation>10진 %1
16진 %2
</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>정확히 %1</translation>
    </message>
    <message>
        <source>exactly √(%1)</source>
        <translation>정확히 √(%1)</translation>
    </message>
    <message>
        <source>exactly (%1 + %2 √(%3)) / √(%4)</source>
        <translation>정확히 (%1 + %2 √(%3)) / √(%4)</translation>
    </message>
    <message numerus="yes">
        <source>an integer of %n digit(s)</source>
        <translation>
            <numerusform>%n자리 정수</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExampleTexts</name>
    <message>
        <source>Triangle and box</source>
        <translation>삼각형과 상자</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>광선</translation>
    </message>
    <message>
        <source>Convex hulls and GJK</source>
        <translation>볼록 껍질과 GJK</translation>
    </message>
    <message>
        <source>Oriented boxes</source>
        <translation>방향 상자</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>움직임</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>메시</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>복셀</translation>
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
        <translation>%2의 꼭짓점 %1</translation>
    </message>
    <message>
        <source>edge %1 of %2</source>
        <translation>%2의 변 %1</translation>
    </message>
    <message>
        <source>face %1 of %2</source>
        <translation>%2의 면 %1</translation>
    </message>
</context>
<context>
    <name>FieldTexts</name>
    <message>
        <source>Rotation (°)</source>
        <translation>회전 (°)</translation>
    </message>
    <message>
        <source>Rotation axis</source>
        <translation>회전축</translation>
    </message>
    <message>
        <source>Angle (°)</source>
        <translation>각도(°)</translation>
    </message>
    <message>
        <source>Motion axis</source>
        <translation>운동의 회전축</translation>
    </message>
    <message>
        <source>Motion angle (rad)</source>
        <translation>운동의 회전각 (rad)</translation>
    </message>
    <message>
        <source>Motion centre</source>
        <translation>운동의 회전 중심</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Input rounding</source>
        <translation>입력 반올림</translation>
    </message>
    <message>
        <source>Methods differ</source>
        <translation>방법마다 다름</translation>
    </message>
    <message>
        <source>Differs from exact</source>
        <translation>exact와 다름</translation>
    </message>
    <message>
        <source>Proof fails</source>
        <translation>증명 실패</translation>
    </message>
    <message>
        <source>Changes when operands are swapped</source>
        <translation>피연산자를 바꾸면 달라짐</translation>
    </message>
    <message>
        <source>Changes with the order of vertices</source>
        <translation>꼭짓점 순서에 따라 달라짐</translation>
    </message>
    <message>
        <source>Changes when everything is moved</source>
        <translation>모두 이동하면 달라짐</translation>
    </message>
    <message>
        <source>Changes when everything is scaled by 2ⁿ</source>
        <translation>모두 2ⁿ배 하면 달라짐</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>수가 아님</translation>
    </message>
    <message>
        <source>Takes long</source>
        <translation>오래 걸림</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Distance is wrong</source>
        <translation>거리가 틀림</translation>
    </message>
    <message>
        <source>First point outside</source>
        <translation>첫째 점이 밖에 있음</translation>
    </message>
    <message>
        <source>Second point outside</source>
        <translation>둘째 점이 밖에 있음</translation>
    </message>
    <message>
        <source>Nearest points are wrong</source>
        <translation>최근접점이 틀림</translation>
    </message>
    <message>
        <source>Changes under rotation by 90°</source>
        <translation>모두 90° 회전하면 달라짐</translation>
    </message>
    <message>
        <source>Distance too short</source>
        <translation>거리가 너무 짧음</translation>
    </message>
    <message>
        <source>Distance too long</source>
        <translation>거리가 너무 긺</translation>
    </message>
    <message>
        <source>False hit</source>
        <translation>잘못된 교차</translation>
    </message>
    <message>
        <source>False miss</source>
        <translation>놓친 교차</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A kind of finding and what happened: &quot;Fails: timed out&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>A kind of finding and two verdicts: &quot;Methods differ: Hit, Miss&quot;.</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>Axes with how often each is the one, and how many there are besides: &quot;box x (7), box y (2) and 2 more&quot;.</extracomment>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly separated by %1</source>
        <translation>정확히는 %1이(가) 분리</translation>
    </message>
    <message>
        <source>separated by %1</source>
        <translation>%1이(가) 분리</translation>
    </message>
    <message>
        <source>exactly touching on %1</source>
        <translation>정확히는 %1에서 접촉</translation>
    </message>
    <message>
        <source>touching on %1</source>
        <translation>%1에서 접촉</translation>
    </message>
    <message>
        <source>exactly overlapping</source>
        <translation>정확히는 겹침</translation>
    </message>
    <message>
        <source>least overlap on %1</source>
        <translation>%1에서 겹침이 최소</translation>
    </message>
    <message>
        <source>exactly nearest %1</source>
        <translation>정확히는 %1이(가) 가장 가까움</translation>
    </message>
    <message>
        <source>nearest %1</source>
        <translation>%1이(가) 가장 가까움</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A mistake and the step behind it: &quot;False hit, exactly separated by box x&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A mistake and how the inputs were made: &quot;False hit (touching)&quot;.</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>간격</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>깊이</translation>
    </message>
    <message>
        <source>Error of the distance</source>
        <translation>거리 오차</translation>
    </message>
    <message>
        <source>%1 %2, %3 of the size, %4 ulp</source>
        <extracomment>&quot;Gap 0.0011, 0.37 of the size, 1.2e6 ulp&quot;; the size is that of the larger operand.</extracomment>
        <translation>%1 %2, 크기의 %3, %4 ulp</translation>
    </message>
</context>
<context>
    <name>FormulaWords</name>
    <message>
        <source>out of range</source>
        <translation>범위를 벗어남</translation>
    </message>
</context>
<context>
    <name>Handles</name>
    <message>
        <source>the offset of %1</source>
        <translation>%1의 오프셋</translation>
    </message>
    <message>
        <source>the base of %1</source>
        <translation>%1의 밑면</translation>
    </message>
    <message>
        <source>the upper face of slab %1 of %2</source>
        <translation>%2의 슬래브 %1 위쪽 면</translation>
    </message>
    <message>
        <source>the lower face of slab %1 of %2</source>
        <translation>%2의 슬래브 %1 아래쪽 면</translation>
    </message>
    <message>
        <source>the upper %1 face of %2</source>
        <translation>%2의 %1 위쪽 면</translation>
    </message>
    <message>
        <source>the lower %1 face of %2</source>
        <translation>%2의 %1 아래쪽 면</translation>
    </message>
    <message>
        <source>the centre of %1</source>
        <translation>%1의 중심</translation>
    </message>
    <message>
        <source>the apex of %1</source>
        <translation>%1의 꼭대기</translation>
    </message>
    <message>
        <source>the origin of %1</source>
        <translation>%1의 시작점</translation>
    </message>
    <message>
        <source>end %1 of %2</source>
        <translation>%2의 끝점 %1</translation>
    </message>
    <message>
        <source>corner %1 of %2</source>
        <translation>%2의 꼭짓점 %1</translation>
    </message>
    <message>
        <source>the cells of %1</source>
        <translation>%1의 셀</translation>
    </message>
    <message>
        <source>the radius of %1</source>
        <translation>%1의 반지름</translation>
    </message>
    <message>
        <source>the normal of %1</source>
        <translation>%1의 법선</translation>
    </message>
    <message>
        <source>the direction of %1</source>
        <translation>%1의 방향</translation>
    </message>
    <message>
        <source>the displacement of %1</source>
        <translation>%1의 변위</translation>
    </message>
    <message>
        <source>the centre of rotation of %1</source>
        <translation>%1의 회전 중심</translation>
    </message>
    <message>
        <source>the axis of rotation of %1</source>
        <translation>%1의 회전축</translation>
    </message>
    <message>
        <source>the angle of rotation of %1</source>
        <translation>%1의 회전각</translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
    <message>
        <source>About Hairline</source>
        <translation>Hairline 정보</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hairline %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Hairline %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A workbench for collision geometry: drag two shapes until they almost touch, and see what every test says, why, and which of them is wrong.

Made with Qt %1 and Eigen.</source>
        <translation>충돌 기하를 위한 작업대입니다. 두 도형을 거의 닿을 때까지 끌어 보면서 각 시험이 무엇이라고 하는지, 왜 그런지, 어느 것이 틀렸는지 보세요.

Qt %1과(와) Eigen으로 만들었습니다.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>키와 마우스</translation>
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
        <translation>### 뷰에서

| 마우스와 키 | 하는 일 |
|---|---|
| 클릭 | 선택. 같은 자리를 다시 클릭하면 뒤에 있는 것 |
| Shift 또는 Ctrl + 클릭 | 선택에 더하거나 선택에서 빼기 |
| 꼭짓점, 면, 끝, 객체, 기즈모 끌기 | 이동 |
| 마름모 끌기 | 반지름, 방향, 변위 바꾸기 |
| 끄는 동안 X, Y, Z | 한 축을 따라. Shift와 함께 누르면 그 축에 수직인 평면에서 |
| 끄는 동안 Ctrl | 격자에 스냅 |
| G, R, S | 선택한 것을 마우스나 입력한 수로 이동, 회전, 크기 조절. Enter나 클릭으로 확정 |
| 끄는 동안 숫자 | 양: 축을 따른 거리, 각도(도), 배율 |
| N, 끄는 동안에도 | 다른 객체의 꼭짓점, 변, 면에 스냅하거나 스냅 끄기 |
| M | 클릭한 두 곳 사이 측정 |
| 선택한 격자 위에서 Ctrl+휠, [와 ] | 해상도. Shift와 함께 누르면 셀 하나씩 |
| 셀 클릭 | 설명. 두 번 클릭하면 상자로 추가 |
| 끄는 동안 Esc | 끌기 취소 |
| 빈 곳 끌기, 가운데 버튼, 또는 Alt + 왼쪽 버튼 | 뷰 회전 |
| Shift + 가운데 버튼, 또는 오른쪽 버튼 | 뷰 이동 |
| 휠 | 커서 쪽으로 확대/축소 |
| 빈 곳에서 Shift 또는 Ctrl + 끌기 | 사각형에 닿는 것 선택 |
| W, E, T | 이동 화살표, 회전 고리, 크기 조절 손잡이 |
| L | 객체의 축 또는 월드의 축을 따라 |
| 회전하는 동안 Ctrl | 15도씩. 4분의 1 회전은 정확함 |
| F, A | 선택한 것에 맞추기, 모두에 맞추기 |
| P | 원근 또는 직교 |
| 화살표 키, Page Up, Page Down | 선택한 것을 조금씩 이동 |
| Tab | 다음 객체 선택 |

### 숫자 입력란에서

| 키 | 하는 일 |
|---|---|
| Up, Down | 한 단계. Shift는 열 단계, Ctrl은 10분의 1 단계 |
| Alt + Up, Alt + Down | 다음 double |
| Enter | 숫자 적용 |
| Esc | 숫자 되돌리기 |

### 어디서나

| 키 | 하는 일 |
|---|---|
| Shift+A, 이어서 메뉴의 글자 | 아무 도형이나 추가 |
| 발표하는 동안 Space, Page Down, 화살표 | 다음 단계, 이전 단계 |
</translation>
    </message>
</context>
<context>
    <name>HierarchyTexts</name>
    <message>
        <source>top-down, at the midpoint</source>
        <translation>하향식, 중점에서</translation>
    </message>
    <message>
        <source>top-down, at the mean</source>
        <translation>하향식, 평균에서</translation>
    </message>
    <message>
        <source>top-down, at the median</source>
        <translation>하향식, 중앙값에서</translation>
    </message>
    <message>
        <source>top-down, by surface area</source>
        <translation>하향식, 겉넓이 기준</translation>
    </message>
    <message>
        <source>bottom-up</source>
        <translation>상향식</translation>
    </message>
    <message>
        <source>by insertion</source>
        <translation>삽입</translation>
    </message>
    <message>
        <source>box</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>구</translation>
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
        <translation>최소 구</translation>
    </message>
    <message>
        <source>sphere by Ritter</source>
        <translation>리터의 구</translation>
    </message>
    <message>
        <source>6-DOP</source>
        <translation>6-DOP</translation>
    </message>
    <message>
        <source>4-DOP of the plane</source>
        <translation>평면 위 4-DOP</translation>
    </message>
    <message>
        <source>8-DOP of the plane</source>
        <translation>평면 위 8-DOP</translation>
    </message>
    <message>
        <source>oriented box</source>
        <translation>방향 상자</translation>
    </message>
    <message>
        <source>oriented box, principal axes</source>
        <translation>방향 상자, 주축</translation>
    </message>
    <message>
        <source>oriented box, tighter</source>
        <translation>방향 상자, 더 꼭 맞게</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>vertex</source>
        <translation>꼭짓점</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>변</translation>
    </message>
    <message>
        <source>face</source>
        <translation>면</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>안</translation>
    </message>
    <message>
        <source>box</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>삼각형</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>법선</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>축</translation>
    </message>
    <message>
        <source>min</source>
        <translation>최소</translation>
    </message>
    <message>
        <source>max</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>%1 edge %2</source>
        <extracomment>An edge of the triangle in a projection, such as &quot;XY edge 2&quot;.</extracomment>
        <translation>%1 변 %2</translation>
    </message>
    <message>
        <source>PEF</source>
        <translation>PEF</translation>
    </message>
    <message>
        <source>PEF setup</source>
        <translation>PEF setup</translation>
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
        <translation>Clip</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Reference</translation>
    </message>
    <message>
        <source>Slabs</source>
        <translation>Slabs</translation>
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
        <translation>exact</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>교차</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>경계</translation>
    </message>
    <message>
        <source>Closest</source>
        <translation>최근접</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>공통</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>k-DOP</source>
        <translation>k-DOP</translation>
    </message>
    <message>
        <source>k-DOP in the plane</source>
        <translation>평면 위 k-DOP</translation>
    </message>
    <message>
        <source>%1 in the plane</source>
        <translation>평면 위 %1</translation>
    </message>
    <message>
        <source>%1 - s - t of the free minimum, times the determinant</source>
        <translation>자유 최솟점의 %1 - s - t (행렬식 배)</translation>
    </message>
    <message>
        <source>(sum of radii)² - distance²</source>
        <translation>(반지름의 합)² - 거리²</translation>
    </message>
    <message>
        <source>Voronoi region</source>
        <translation>보로노이 영역</translation>
    </message>
    <message>
        <source>across direction</source>
        <translation>방향에 수직인 축</translation>
    </message>
    <message>
        <source>across the common direction</source>
        <translation>공통 방향에 수직인 축</translation>
    </message>
    <message>
        <source>across the motion</source>
        <translation>움직임에 수직인 축</translation>
    </message>
    <message>
        <source>along the common direction</source>
        <translation>공통 방향의 축</translation>
    </message>
    <message>
        <source>away from line</source>
        <translation>직선에서 멀어지는 쪽</translation>
    </message>
    <message>
        <source>away from origin</source>
        <translation>시작점에서 멀어지는 쪽</translation>
    </message>
    <message>
        <source>axis to nearest point</source>
        <translation>축에서 최근접점까지</translation>
    </message>
    <message>
        <source>before cap b</source>
        <translation>밑면 b의 앞</translation>
    </message>
    <message>
        <source>before the base</source>
        <translation>밑면의 앞</translation>
    </message>
    <message>
        <source>between a and b</source>
        <translation>a와 b 사이</translation>
    </message>
    <message>
        <source>between two points</source>
        <translation>두 점을 잇는 축</translation>
    </message>
    <message>
        <source>beyond cap a</source>
        <translation>밑면 a의 너머</translation>
    </message>
    <message>
        <source>beyond the apex</source>
        <translation>꼭짓점의 너머</translation>
    </message>
    <message>
        <source>box may be nearer</source>
        <translation>상자가 더 가까울 수 있음</translation>
    </message>
    <message>
        <source>box no nearer</source>
        <translation>상자가 더 가깝지 않음</translation>
    </message>
    <message>
        <source>cap a</source>
        <translation>밑면 a</translation>
    </message>
    <message>
        <source>cap b</source>
        <translation>밑면 b</translation>
    </message>
    <message>
        <source>centre to centre</source>
        <translation>중심에서 중심까지</translation>
    </message>
    <message>
        <source>centre to nearest point</source>
        <translation>중심에서 최근접점까지</translation>
    </message>
    <message>
        <source>common perpendicular</source>
        <translation>공통 수선</translation>
    </message>
    <message>
        <source>common point</source>
        <translation>공통점</translation>
    </message>
    <message>
        <source>direction a c</source>
        <translation>방향, a, c</translation>
    </message>
    <message>
        <source>direction b a</source>
        <translation>방향, b, a</translation>
    </message>
    <message>
        <source>direction c b</source>
        <translation>방향, c, b</translation>
    </message>
    <message>
        <source>direction · (end - centre)</source>
        <translation>방향 · (끝 - 중심)</translation>
    </message>
    <message>
        <source>direction · (origin - centre)</source>
        <translation>방향 · (시작점 - 중심)</translation>
    </message>
    <message>
        <source>direction · (point - origin)</source>
        <translation>방향 · (점 - 시작점)</translation>
    </message>
    <message>
        <source>discriminant of end a</source>
        <translation>끝 a의 판별식</translation>
    </message>
    <message>
        <source>discriminant of end b</source>
        <translation>끝 b의 판별식</translation>
    </message>
    <message>
        <source>edge %1 of a against b</source>
        <translation>a의 변 %1과 b</translation>
    </message>
    <message>
        <source>edge %1 of b against a</source>
        <translation>b의 변 %1과 a</translation>
    </message>
    <message>
        <source>edge along x</source>
        <translation>x 방향의 변</translation>
    </message>
    <message>
        <source>edge along y</source>
        <translation>y 방향의 변</translation>
    </message>
    <message>
        <source>edge along z</source>
        <translation>z 방향의 변</translation>
    </message>
    <message>
        <source>edge crosses the ray</source>
        <translation>변이 광선과 만남</translation>
    </message>
    <message>
        <source>edge function</source>
        <translation>변 함수</translation>
    </message>
    <message>
        <source>edge passes behind the ray</source>
        <translation>변이 광선 뒤로 지나감</translation>
    </message>
    <message>
        <source>edges and vertices in one plane</source>
        <translation>한 평면의 변과 꼭짓점</translation>
    </message>
    <message>
        <source>end a</source>
        <translation>끝 a</translation>
    </message>
    <message>
        <source>end a to nearest point</source>
        <translation>끝 a에서 최근접점까지</translation>
    </message>
    <message>
        <source>end b</source>
        <translation>끝 b</translation>
    </message>
    <message>
        <source>end b to nearest point</source>
        <translation>끝 b에서 최근접점까지</translation>
    </message>
    <message>
        <source>end: distance² - radius²</source>
        <translation>끝: 거리² - 반지름²</translation>
    </message>
    <message>
        <source>extent along the normal</source>
        <translation>법선 방향의 크기</translation>
    </message>
    <message>
        <source>extents along the centres</source>
        <translation>중심을 잇는 방향의 크기</translation>
    </message>
    <message>
        <source>face ahead</source>
        <translation>앞쪽의 면</translation>
    </message>
    <message>
        <source>face behind</source>
        <translation>뒤쪽의 면</translation>
    </message>
    <message>
        <source>face normal</source>
        <translation>면 법선</translation>
    </message>
    <message>
        <source>face normal %1 of a</source>
        <translation>a의 면 법선 %1</translation>
    </message>
    <message>
        <source>face normal %1 of b</source>
        <translation>b의 면 법선 %1</translation>
    </message>
    <message>
        <source>half-extent %1</source>
        <translation>절반 크기 %1</translation>
    </message>
    <message>
        <source>half-plane through the axis</source>
        <translation>축을 지나는 반평면</translation>
    </message>
    <message>
        <source>height at the end</source>
        <translation>끝에서의 높이</translation>
    </message>
    <message>
        <source>height of a %1 over b</source>
        <translation>b에서 잰 a %1의 높이</translation>
    </message>
    <message>
        <source>height of b %1 over a</source>
        <translation>a에서 잰 b %1의 높이</translation>
    </message>
    <message>
        <source>height of the apex</source>
        <translation>꼭짓점의 높이</translation>
    </message>
    <message>
        <source>height of the base&apos;s centre</source>
        <translation>밑면 중심의 높이</translation>
    </message>
    <message>
        <source>height of the centre</source>
        <translation>중심의 높이</translation>
    </message>
    <message>
        <source>height of the point</source>
        <translation>점의 높이</translation>
    </message>
    <message>
        <source>height over face</source>
        <translation>면 위의 높이</translation>
    </message>
    <message>
        <source>height over the plane</source>
        <translation>평면 위의 높이</translation>
    </message>
    <message>
        <source>in plane</source>
        <translation>평면 안</translation>
    </message>
    <message>
        <source>in the common plane</source>
        <translation>공통 평면 안</translation>
    </message>
    <message>
        <source>inside of edge</source>
        <translation>변의 안쪽</translation>
    </message>
    <message>
        <source>inside of edge %1</source>
        <translation>변 %1의 안쪽</translation>
    </message>
    <message>
        <source>inside of face %1</source>
        <translation>면 %1의 안쪽</translation>
    </message>
    <message>
        <source>line of the planes</source>
        <translation>두 평면의 교선</translation>
    </message>
    <message>
        <source>nearest pass</source>
        <translation>가장 가까이 지나는 곳</translation>
    </message>
    <message>
        <source>nearest points</source>
        <translation>최근접점</translation>
    </message>
    <message>
        <source>normal of the common plane</source>
        <translation>공통 평면의 법선</translation>
    </message>
    <message>
        <source>normal of the plane</source>
        <translation>평면의 법선</translation>
    </message>
    <message>
        <source>normal · axis</source>
        <translation>법선 · 축</translation>
    </message>
    <message>
        <source>origin: distance² - radius²</source>
        <translation>시작점: 거리² - 반지름²</translation>
    </message>
    <message>
        <source>pair of features</source>
        <translation>특징 쌍</translation>
    </message>
    <message>
        <source>plane normal</source>
        <translation>평면 법선</translation>
    </message>
    <message>
        <source>quad normal</source>
        <translation>사각형 법선</translation>
    </message>
    <message>
        <source>quarter turns</source>
        <translation>4분의 1 회전의 수</translation>
    </message>
    <message>
        <source>radius² - distance²</source>
        <translation>반지름² - 거리²</translation>
    </message>
    <message>
        <source>radius² - distance² to a</source>
        <translation>반지름² - a까지의 거리²</translation>
    </message>
    <message>
        <source>radius² - distance² to b</source>
        <translation>반지름² - b까지의 거리²</translation>
    </message>
    <message>
        <source>radius² - distance² to the axis</source>
        <translation>반지름² - 축까지의 거리²</translation>
    </message>
    <message>
        <source>region in the half-plane</source>
        <translation>반평면 안의 영역</translation>
    </message>
    <message>
        <source>region of the line</source>
        <translation>직선의 영역</translation>
    </message>
    <message>
        <source>rim a</source>
        <translation>테두리 a</translation>
    </message>
    <message>
        <source>rim b</source>
        <translation>테두리 b</translation>
    </message>
    <message>
        <source>s of the free minimum, times the determinant</source>
        <translation>자유 최솟점의 s (행렬식 배)</translation>
    </message>
    <message>
        <source>segment ends</source>
        <translation>선분의 두 끝</translation>
    </message>
    <message>
        <source>side %1 of a</source>
        <translation>a의 옆면 %1</translation>
    </message>
    <message>
        <source>side %1 of b</source>
        <translation>b의 옆면 %1</translation>
    </message>
    <message>
        <source>side of ab</source>
        <translation>ab의 쪽</translation>
    </message>
    <message>
        <source>side of bc</source>
        <translation>bc의 쪽</translation>
    </message>
    <message>
        <source>side of ca</source>
        <translation>ca의 쪽</translation>
    </message>
    <message>
        <source>side: distance² - radius²</source>
        <translation>옆면: 거리² - 반지름²</translation>
    </message>
    <message>
        <source>squared height minus squared radius</source>
        <translation>높이² - 반지름²</translation>
    </message>
    <message>
        <source>squared height minus squared radius at the end</source>
        <translation>끝에서의 높이² - 반지름²</translation>
    </message>
    <message>
        <source>squared height minus squared reach of the rim</source>
        <translation>높이² - 테두리가 닿는 거리²</translation>
    </message>
    <message>
        <source>squared length of the direction</source>
        <translation>방향의 길이²</translation>
    </message>
    <message>
        <source>starts of intervals</source>
        <translation>구간의 시작</translation>
    </message>
    <message>
        <source>t of the free minimum, times the determinant</source>
        <translation>자유 최솟점의 t (행렬식 배)</translation>
    </message>
    <message>
        <source>triangle normal</source>
        <translation>삼각형 법선</translation>
    </message>
    <message>
        <source>triangle of a leaf</source>
        <translation>리프의 삼각형</translation>
    </message>
    <message>
        <source>weight of vertex %1</source>
        <translation>꼭짓점 %1의 가중치</translation>
    </message>
    <message>
        <source>within the lateral surface</source>
        <translation>옆면의 안쪽</translation>
    </message>
    <message>
        <source>within the rim</source>
        <translation>테두리의 안쪽</translation>
    </message>
    <message>
        <source>area</source>
        <translation>넓이</translation>
    </message>
    <message>
        <source>base</source>
        <translation>밑면</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>테두리</translation>
    </message>
    <message>
        <source>lateral surface</source>
        <translation>옆면</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>겉면</translation>
    </message>
    <message>
        <source>side</source>
        <translation>옆면</translation>
    </message>
    <message>
        <source>apex</source>
        <translation>꼭짓점</translation>
    </message>
    <message>
        <source>end</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>중간</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>자르기</translation>
    </message>
    <message>
        <source>slab</source>
        <translation>슬래브</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>기울기</translation>
    </message>
    <message>
        <source>height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>volume</source>
        <translation>부피</translation>
    </message>
    <message>
        <source>features</source>
        <translation>특징</translation>
    </message>
    <message>
        <source>meet</source>
        <translation>만남</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>평행</translation>
    </message>
    <message>
        <source>perpendicular</source>
        <translation>수선</translation>
    </message>
    <message>
        <source>determinant</source>
        <translation>행렬식</translation>
    </message>
    <message>
        <source>discriminant</source>
        <translation>판별식</translation>
    </message>
    <message>
        <source>advance</source>
        <translation>전진</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>움직임</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>시작점</translation>
    </message>
    <message>
        <source>caps</source>
        <translation>두 밑면</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>밑면</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>구</translation>
    </message>
    <message>
        <source>ray</source>
        <translation>광선</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>선분</translation>
    </message>
    <message>
        <source>line</source>
        <translation>직선</translation>
    </message>
    <message>
        <source>point</source>
        <translation>점</translation>
    </message>
    <message>
        <source>rectangle</source>
        <translation>직사각형</translation>
    </message>
    <message>
        <source>quad</source>
        <translation>사각형</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>다각형</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>캡슐</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>원기둥</translation>
    </message>
    <message>
        <source>cone</source>
        <translation>원뿔</translation>
    </message>
    <message>
        <source>tetrahedron</source>
        <translation>사면체</translation>
    </message>
    <message>
        <source>frustum</source>
        <translation>절두체</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>메시</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>격자</translation>
    </message>
    <message>
        <source>simplex</source>
        <translation>심플렉스</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>대각선</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Features of two shapes, such as &quot;vertex 0, face&quot;, or where a feature is: &quot;in plane, edge 1&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>An axis made of the cross product of two directions, such as &quot;x × edge 2&quot;.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 of a</source>
        <extracomment>A feature of the first operand, such as &quot;edge 2 of a&quot;.</extracomment>
        <translation>a의 %1</translation>
    </message>
    <message>
        <source>%1 of b</source>
        <extracomment>A feature of the second operand.</extracomment>
        <translation>b의 %1</translation>
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
        <translation>Möller–Trumbore 단면</translation>
    </message>
    <message>
        <source>Plücker</source>
        <translation>Plücker</translation>
    </message>
    <message>
        <source>convex hull</source>
        <translation>볼록 껍질</translation>
    </message>
    <message>
        <source>oriented box</source>
        <translation>방향 상자</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>An object without a name of its own: &quot;box 2&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>your program</source>
        <translation>내 프로그램</translation>
    </message>
    <message>
        <source>apex and base</source>
        <translation>꼭짓점과 밑면</translation>
    </message>
    <message>
        <source>box may be hit</source>
        <translation>상자에 맞을 수 있음</translation>
    </message>
    <message>
        <source>box missed</source>
        <translation>상자에 맞지 않음</translation>
    </message>
    <message>
        <source>determinant in double</source>
        <translation>배정밀도 행렬식</translation>
    </message>
    <message>
        <source>difference of the radii</source>
        <translation>반지름의 차</translation>
    </message>
    <message>
        <source>exact determinant</source>
        <translation>정확한 행렬식</translation>
    </message>
    <message>
        <source>left product</source>
        <translation>왼쪽 곱</translation>
    </message>
    <message>
        <source>right product</source>
        <translation>오른쪽 곱</translation>
    </message>
    <message>
        <source>room of the centre</source>
        <translation>중심의 여유</translation>
    </message>
    <message>
        <source>term in x</source>
        <translation>x 항</translation>
    </message>
    <message>
        <source>term in y</source>
        <translation>y 항</translation>
    </message>
    <message>
        <source>term in z</source>
        <translation>z 항</translation>
    </message>
    <message>
        <source>term of point %1</source>
        <translation>점 %1의 항</translation>
    </message>
    <message>
        <source>triangle hit</source>
        <translation>삼각형에 맞음</translation>
    </message>
    <message>
        <source>triangle missed</source>
        <translation>삼각형에 맞지 않음</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>In circle</source>
        <translation>원 안</translation>
    </message>
    <message>
        <source>In sphere</source>
        <translation>구 안</translation>
    </message>
    <message>
        <source>bracket of the time</source>
        <translation>시각의 구간</translation>
    </message>
    <message>
        <source>coefficient %1</source>
        <translation>계수 %1</translation>
    </message>
    <message>
        <source>coplanar</source>
        <translation>동일 평면</translation>
    </message>
    <message>
        <source>intersect at the start</source>
        <translation>시작할 때의 교차</translation>
    </message>
    <message>
        <source>parameter on a</source>
        <translation>a 위의 매개변수</translation>
    </message>
    <message>
        <source>parameter on b</source>
        <translation>b 위의 매개변수</translation>
    </message>
    <message>
        <source>possible contact</source>
        <translation>가능한 접촉</translation>
    </message>
    <message>
        <source>vertex on an edge</source>
        <translation>변 위의 꼭짓점</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>셀</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>중심</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>셀 수</translation>
    </message>
    <message>
        <source>displacement</source>
        <translation>변위</translation>
    </message>
    <message>
        <source>half extent</source>
        <translation>절반 크기</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>반지름</translation>
    </message>
    <message>
        <source>normal · normal</source>
        <translation>법선 · 법선</translation>
    </message>
    <message>
        <source>offset - height</source>
        <translation>오프셋 - 높이</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>원판</translation>
    </message>
    <message>
        <source>half-space</source>
        <translation>반공간</translation>
    </message>
    <message>
        <source>ellipsoid</source>
        <translation>타원체</translation>
    </message>
    <message>
        <source>positive roots</source>
        <translation>양의 근</translation>
    </message>
    <message>
        <source>%1 - distance² in radii</source>
        <translation>%1 - 반지름 단위의 거리²</translation>
    </message>
    <message>
        <source>search direction</source>
        <translation>탐색 방향</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>구멍</translation>
    </message>
    <message numerus="yes">
        <source>polygon with %n hole(s)</source>
        <translation>
            <numerusform>구멍이 %n개 있는 다각형</numerusform>
        </translation>
    </message>
    <message>
        <source>axis of the linear program</source>
        <translation>선형 계획의 축</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>안</translation>
    </message>
    <message>
        <source>farthest point beyond the end</source>
        <translation>끝을 넘는 가장 먼 점</translation>
    </message>
    <message>
        <source>room of the farthest point</source>
        <translation>가장 먼 점의 여유</translation>
    </message>
    <message>
        <source>point enclosed</source>
        <translation>점이 둘러싸임</translation>
    </message>
    <message>
        <source>point outside</source>
        <translation>점이 바깥쪽</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>first of the pair</source>
        <translation>쌍의 첫째</translation>
    </message>
    <message>
        <source>second of the pair</source>
        <translation>쌍의 둘째</translation>
    </message>
    <message>
        <source>other objects</source>
        <translation>그 밖의 객체</translation>
    </message>
    <message>
        <source>cells about which methods differ</source>
        <translation>방법마다 다른 셀</translation>
    </message>
    <message>
        <source>nearest points, distance</source>
        <translation>최근접점, 거리</translation>
    </message>
    <message>
        <source>separating plane</source>
        <translation>분리 평면</translation>
    </message>
    <message>
        <source>common point</source>
        <translation>공통점</translation>
    </message>
    <message>
        <source>common part, overlap</source>
        <translation>공통부분, 겹침</translation>
    </message>
    <message>
        <source>bounding volumes</source>
        <translation>경계 볼륨</translation>
    </message>
    <message>
        <source>depth or normal</source>
        <translation>깊이 또는 법선</translation>
    </message>
    <message>
        <source>Voronoi region</source>
        <translation>보로노이 영역</translation>
    </message>
    <message>
        <source>axis with both projections</source>
        <translation>축과 두 투영</translation>
    </message>
    <message>
        <source>highlighted step</source>
        <translation>강조된 단계</translation>
    </message>
    <message>
        <source>handles to drag</source>
        <translation>끌 수 있는 핸들</translation>
    </message>
    <message>
        <source>occupied voxels</source>
        <translation>채워진 셀</translation>
    </message>
    <message>
        <source>intersecting triangles of meshes</source>
        <translation>메시가 만나는 삼각형</translation>
    </message>
    <message>
        <source>overlapping volumes around disjoint objects</source>
        <translation>만나지 않는 객체의 만나는 볼륨</translation>
    </message>
    <message>
        <source>compared in one tree</source>
        <translation>한쪽 트리에서 비교 중</translation>
    </message>
    <message>
        <source>compared in the other tree</source>
        <translation>다른 쪽 트리에서 비교 중</translation>
    </message>
    <message>
        <source>other pairs that intersect</source>
        <translation>교차하는 다른 쌍</translation>
    </message>
    <message>
        <source>point outside</source>
        <translation>점이 바깥쪽</translation>
    </message>
</context>
<context>
    <name>LessonEdits</name>
    <message>
        <source>The value “%1” cannot be read: %2</source>
        <translation>값 “%1”을(를) 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>cells must be 6 or 26</source>
        <translation>cells는 6 또는 26이어야 합니다</translation>
    </message>
    <message>
        <source>“%1” needs an object in front, as in triangle.%1</source>
        <translation>“%1” 앞에는 triangle.%1처럼 객체가 있어야 합니다</translation>
    </message>
    <message>
        <source>The focus refers to an object that is not in the scene</source>
        <translation>초점이 장면에 없는 객체를 가리킵니다</translation>
    </message>
    <message>
        <source>The scene has no object “%1”</source>
        <translation>장면에 객체 “%1”이(가) 없습니다</translation>
    </message>
    <message>
        <source>“%1” has no field “%2”</source>
        <translation>“%1”에는 필드 “%2”이(가) 없습니다</translation>
    </message>
    <message>
        <source>walk must be true</source>
        <translation>walk는 true여야 합니다</translation>
    </message>
    <message>
        <source>picture must be weights, normals, distance or tests</source>
        <translation>picture는 weights, normals, distance, tests 중 하나여야 합니다</translation>
    </message>
    <message>
        <source>tree must be a build method, a volume, objects or triangles</source>
        <translation>tree에는 구축 방법, 볼륨, objects, triangles 중 하나를 씁니다</translation>
    </message>
    <message>
        <source>“%1” is not a change of the form object.field = value</source>
        <translation>“%1”은(는) 객체.필드 = 값 형태의 변경이 아닙니다</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The scene has no object “%1”</source>
        <translation>장면에 객체 “%1”이(가) 없습니다</translation>
    </message>
    <message>
        <source>No step is called “%1”; there are: %2</source>
        <translation>이름이 “%1”인 단계는 없습니다. 있는 것: %2</translation>
    </message>
    <message>
        <source>The checkpoint has no condition; there are: %1</source>
        <translation>확인 문제에 조건이 없습니다. 있는 것: %1</translation>
    </message>
    <message>
        <source>A question must have one answer “right: …” and at least one “wrong: …”</source>
        <translation>질문에는 답 “right: …” 하나와 적어도 하나의 “wrong: …”가 있어야 합니다</translation>
    </message>
    <message>
        <source>“%1” is not of the form key: value</source>
        <translation>“%1”은(는) &apos;키: 값&apos; 형태가 아닙니다</translation>
    </message>
    <message>
        <source>A block %1 has no “%2”; it has: %3</source>
        <translation>%1 블록에 “%2”은(는) 없습니다. 있는 것: %3</translation>
    </message>
    <message>
        <source>There is no kind of query “%1”</source>
        <translation>질의 종류 “%1”은(는) 없습니다</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>파일을 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The text is not in UTF-8</source>
        <translation>텍스트가 UTF-8이 아닙니다</translation>
    </message>
    <message>
        <source>The lesson has no pages; each begins with a heading: ## Title</source>
        <translation>수업에 쪽이 없습니다. 각 쪽은 제목으로 시작합니다: ## 제목</translation>
    </message>
    <message>
        <source>There is a second title; pages begin with ##</source>
        <translation>제목이 또 있습니다. 쪽은 ##로 시작합니다</translation>
    </message>
    <message>
        <source>There is no block “%1”; there are scene, checkpoint, predict and question, and code: text, c, cpp, json, python, rust</source>
        <translation>블록 “%1”은(는) 없습니다. scene, checkpoint, predict, question이 있고, 코드는 text, c, cpp, json, python, rust입니다</translation>
    </message>
    <message>
        <source>The block that begins here has no end: ```</source>
        <translation>여기서 시작하는 블록에 끝이 없습니다: ```</translation>
    </message>
    <message>
        <source>A scene has to name its file: file: NAME.hairline.json</source>
        <translation>장면은 파일을 적어야 합니다: file: 이름.hairline.json</translation>
    </message>
    <message>
        <source>The page has a scene already</source>
        <translation>이 쪽에는 이미 장면이 있습니다</translation>
    </message>
    <message>
        <source>The scene “%1” cannot be read: %2</source>
        <translation>장면 “%1”을(를) 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>A checkpoint needs a scene on this page or an earlier one</source>
        <translation>점검에는 이 쪽이나 앞쪽의 장면이 필요합니다</translation>
    </message>
    <message>
        <source>The page has no title</source>
        <translation>쪽에 제목이 없습니다</translation>
    </message>
    <message>
        <source>The task is missing: task: …</source>
        <translation>무엇을 할지 적어야 합니다: task: …</translation>
    </message>
    <message>
        <source>A lesson must begin with its title: # Title</source>
        <translation>수업은 제목으로 시작해야 합니다: # 제목</translation>
    </message>
    <message>
        <source>The title must come before all pages</source>
        <translation>수업의 제목은 모든 쪽보다 위에 있어야 합니다</translation>
    </message>
    <message>
        <source>Text before the title</source>
        <translation>제목 위에 글이 있습니다</translation>
    </message>
    <message>
        <source>Block before the first page; pages begin with ##</source>
        <translation>##로 시작하는 첫 쪽 앞에 블록이 있습니다</translation>
    </message>
    <message>
        <source>The figure “%1” is not an image in the lesson&apos;s folder</source>
        <translation>그림 “%1”을(를) 표시할 수 없습니다: 강의 폴더 안의 이미지가 아닙니다</translation>
    </message>
</context>
<context>
    <name>Links</name>
    <message>
        <source>Link</source>
        <translation>링크</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Open a page of %1 in the web browser?</source>
        <extracomment>%1 is the name of a host, such as www.example.org.</extracomment>
        <translation>%1의 페이지를 웹 브라우저에서 열까요?</translation>
    </message>
    <message>
        <source>This link is not opened. Only web addresses (http, https) are.</source>
        <translation>이 링크는 열지 않습니다. 웹 주소(http, https)만 열 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>%1 패널을 보이거나 숨깁니다</translation>
    </message>
</context>
<context>
    <name>MapTexts</name>
    <message>
        <source>%1 position %2</source>
        <translation>%1 위치 %2</translation>
    </message>
    <message>
        <source>%1 angle about %2</source>
        <translation>%1 %2축 둘레의 각</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1, %2부터</translation>
    </message>
    <message>
        <source>overlapping, up to %1</source>
        <translation>겹침, 최대 %1</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>판정 없음</translation>
    </message>
    <message>
        <source>no such shape</source>
        <translation>그런 도형 없음</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>A: %1, touching within %2</source>
        <translation>A: %1, %2 이내로 닿음</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>%1, ulps from %2</source>
        <translation>%1(%2에서 잰 ulp)</translation>
    </message>
    <message>
        <source>A: yes</source>
        <translation>A는 예</translation>
    </message>
    <message>
        <source>A: no</source>
        <translation>A는 아니요</translation>
    </message>
    <message>
        <source>gap up to %1</source>
        <translation>분리, 최대 %1</translation>
    </message>
    <message>
        <source>only A: yes</source>
        <translation>A만 예</translation>
    </message>
    <message>
        <source>only B: yes</source>
        <translation>B만 예</translation>
    </message>
    <message>
        <source>both: yes</source>
        <translation>둘 다 예</translation>
    </message>
    <message>
        <source>both: no</source>
        <translation>둘 다 아니요</translation>
    </message>
</context>
<context>
    <name>Measurement</name>
    <message>
        <source>Δx %1, Δy %2, Δz %3</source>
        <translation>Δx %1, Δy %2, Δz %3</translation>
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
        <translation>%1 – %2
거리 %3 = %4
제곱 %5
%6</translation>
    </message>
    <message>
        <source>exactly %1, as a double %2</source>
        <translation>정확히 %1, double로 %2</translation>
    </message>
    <message>
        <source>
angle between their directions %1</source>
        <translation>
두 방향 사이의 각 %1</translation>
    </message>
    <message>
        <source>%1, rounded</source>
        <translation>%1 (반올림됨)</translation>
    </message>
    <message>
        <source>
nearest points by closest, %1, in %2</source>
        <translation>
최근접점: 최근접 질의 %1 (%2)</translation>
    </message>
    <message>
        <source>no angle: two of the points coincide</source>
        <translation>각 없음: 두 점이 같음</translation>
    </message>
    <message>
        <source>angle at %1: %2</source>
        <translation>%1의 각: %2</translation>
    </message>
    <message>
        <source>angle at %1 between %2 and %3
%4</source>
        <translation>%2, %3 사이 %1의 각
%4</translation>
    </message>
    <message>
        <source>corner %1 of %2</source>
        <translation>%2의 꼭짓점 %1</translation>
    </message>
    <message>
        <source>edge %1 of %2</source>
        <translation>%2의 변 %1</translation>
    </message>
    <message>
        <source>face %1 of %2</source>
        <translation>%2의 면 %1</translation>
    </message>
    <message>
        <source>a point of %1</source>
        <translation>%1의 한 점</translation>
    </message>
    <message>
        <source>centre of %1</source>
        <translation>%1의 중심</translation>
    </message>
</context>
<context>
    <name>MeshFindings</name>
    <message numerus="yes">
        <source>%Ln degenerate triangle(s)</source>
        <translation>
            <numerusform>퇴화 삼각형 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate triangle(s)</source>
        <translation>
            <numerusform>중복 삼각형 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hole(s) (%1)</source>
        <translation>
            <numerusform>구멍 %Ln개 (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>모서리 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln non-manifold edge(s)</source>
        <translation>
            <numerusform>비다양체 모서리 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s) with inconsistent winding</source>
        <translation>
            <numerusform>방향이 일치하지 않는 모서리 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unused vertex(vertices)</source>
        <translation>
            <numerusform>사용되지 않는 정점 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message>
        <source>Too small: the smallest double beside 0 is 4.9e-324.</source>
        <translation>너무 작습니다. 0 다음으로 작은 double은 4.9e-324입니다.</translation>
    </message>
    <message>
        <source>Too large: the largest double is about 1.8e308.</source>
        <translation>너무 큽니다. 가장 큰 double은 약 1.8e308입니다.</translation>
    </message>
    <message>
        <source>Empty: type a number, such as 1.5.</source>
        <translation>비어 있습니다. 1.5 같은 숫자를 입력하세요.</translation>
    </message>
    <message>
        <source>Not a fraction within the range of a double. Type two integers, the second not 0, such as 1/3.</source>
        <translation>double 범위 안의 분수가 아닙니다. 1/3처럼 두 정수를 입력하세요. 둘째는 0이 아니어야 합니다.</translation>
    </message>
    <message>
        <source>Not a hexadecimal float within the range of a double. Type one such as 0x1.8p+1.</source>
        <translation>double 범위 안의 16진 부동소수점이 아닙니다. 0x1.8p+1처럼 입력하세요.</translation>
    </message>
    <message>
        <source>Comma and point in one number: use one of them, and none between thousands.</source>
        <translation>한 숫자에 쉼표와 점이 함께 있습니다. 둘 중 하나만 쓰고, 천 단위 구분에는 쓰지 마세요.</translation>
    </message>
    <message>
        <source>Not a number. Type a decimal (1.5 or 1,5), a fraction (1/3), or a hexadecimal float (0x1.8p+0).</source>
        <translation>숫자가 아닙니다. 소수(1.5 또는 1,5), 분수(1/3), 16진 부동소수점(0x1.8p+0) 가운데 하나를 입력하세요.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>out of range</source>
        <translation>범위를 벗어남</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <extracomment>A number in decimal and then as a hexadecimal float.</extracomment>
        <translation>%1  (%2)</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>A number that is no double: &quot;about 0.333 (0x1.5p-2)&quot;, then the fraction it is.</extracomment>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>%1, exactly %2</source>
        <translation>%1, 정확히 %2</translation>
    </message>
</context>
<context>
    <name>ObjectCommands</name>
    <message>
        <source>%1 %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1 %2 objects</source>
        <translation>객체 %2개 %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 사본</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 추가</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보이기</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>잠그기</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>잠금 풀기</translation>
    </message>
    <message>
        <source>Add displacement to</source>
        <translation>변위 추가</translation>
    </message>
    <message>
        <source>Remove displacement of</source>
        <translation>변위 제거</translation>
    </message>
    <message>
        <source>Test These Three</source>
        <translation>이 셋을 판정</translation>
    </message>
    <message>
        <source>Test This Pair</source>
        <translation>이 쌍을 판정</translation>
    </message>
    <message>
        <source>Test These Points</source>
        <translation>이 점들 검사</translation>
    </message>
    <message>
        <source>Add rotation to</source>
        <translation>회전 추가</translation>
    </message>
    <message>
        <source>Remove rotation of</source>
        <translation>회전 제거</translation>
    </message>
</context>
<context>
    <name>PasteTexts</name>
    <message>
        <source>more than a million</source>
        <translation>백만 개 이상</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>tuple</source>
        <translation>튜플</translation>
    </message>
    <message>
        <source>C or C++</source>
        <translation>C 또는 C++</translation>
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
        <translation>JavaScript 또는 Rust</translation>
    </message>
    <message>
        <source>Matrix (%1)</source>
        <translation>행렬 (%1)</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>점 %1개</translation>
    </message>
    <message>
        <source>%1 segments</source>
        <translation>선분 %1개</translation>
    </message>
    <message>
        <source>%1 triangles</source>
        <translation>삼각형 %1개</translation>
    </message>
    <message>
        <source>%1 spheres</source>
        <translation>구 %1개</translation>
    </message>
    <message>
        <source>%1 planes</source>
        <translation>평면 %1개</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A shape and how its numbers are laid out: &quot;Box (min, max)&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>충분함</translation>
    </message>
    <message>
        <source>%1 digits: one of %2 floats</source>
        <translation>%1자리: float %2개 중 하나</translation>
    </message>
    <message>
        <source>%1 digits: enough for a float, one of %2 doubles</source>
        <translation>%1자리: float에는 충분, double %2개 중 하나</translation>
    </message>
    <message>
        <source>%1 digits: one of %2 floats or %3 doubles</source>
        <translation>%1자리: float %2개 또는 double %3개 중 하나</translation>
    </message>
    <message>
        <source>1 object of a scene</source>
        <translation>장면의 객체 1개</translation>
    </message>
    <message>
        <source>%1 objects of a scene</source>
        <translation>장면의 객체 %1개</translation>
    </message>
</context>
<context>
    <name>PolygonRow</name>
    <message>
        <source>cut at %1</source>
        <extracomment>A cut by a plane of the box, such as &quot;cut at x min&quot;.</extracomment>
        <translation>%1에서 자름</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>남은 것 없음</translation>
    </message>
    <message>
        <source>1 vertex</source>
        <translation>꼭짓점 1개</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>꼭짓점 %1개</translation>
    </message>
    <message>
        <source>Vertex %1: %2</source>
        <translation>꼭짓점 %1: %2</translation>
    </message>
</context>
<context>
    <name>PredicateLines</name>
    <message>
        <source>positive</source>
        <translation>양</translation>
    </message>
    <message>
        <source>negative</source>
        <translation>음</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>영</translation>
    </message>
    <message>
        <source>inward normal of the edge</source>
        <translation>변의 안쪽 법선</translation>
    </message>
    <message>
        <source>decides nothing</source>
        <translation>아무것도 결정하지 않음</translation>
    </message>
    <message>
        <source>outside: this edge separates them</source>
        <translation>바깥: 이 변이 둘을 분리합니다</translation>
    </message>
    <message>
        <source>on the edge&apos;s line</source>
        <translation>변의 직선 위</translation>
    </message>
    <message>
        <source>not outside</source>
        <translation>바깥이 아님</translation>
    </message>
    <message>
        <source>this edge meets the triangle</source>
        <translation>이 변은 삼각형과 만납니다</translation>
    </message>
    <message>
        <source>this edge misses the triangle</source>
        <translation>이 변은 삼각형과 만나지 않습니다</translation>
    </message>
    <message>
        <source>every pair of edges, and a corner of one inside the other</source>
        <translation>모든 변끼리, 그리고 상대 안의 꼭짓점</translation>
    </message>
    <message>
        <source>outside of this face</source>
        <translation>이 면의 바깥쪽</translation>
    </message>
    <message>
        <source>on its inner side</source>
        <translation>이 면의 안쪽</translation>
    </message>
    <message>
        <source>in the plane of this face</source>
        <translation>이 면의 평면 위</translation>
    </message>
    <message>
        <source>support point of the rectangle along n</source>
        <translation>n 방향으로 가장 앞선 직사각형의 꼭짓점</translation>
    </message>
    <message>
        <source>the distance in units of length</source>
        <translation>길이 단위의 거리</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved changes were found</source>
        <translation>저장하지 않은 변경이 있습니다</translation>
    </message>
    <message>
        <source>Hairline ended before the changes to “%1” were saved.</source>
        <translation>“%1”의 변경을 저장하기 전에 Hairline이 종료되었습니다.</translation>
    </message>
    <message>
        <source>Last autosave: %1.</source>
        <translation>마지막 자동 저장: %1</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>복구(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Throw Away</source>
        <translation>버리기(&amp;T)</translation>
    </message>
    <message>
        <source>Ask &amp;Later</source>
        <translation>나중에 묻기(&amp;L)</translation>
    </message>
    <message>
        <source>Not recovered</source>
        <translation>복구하지 못함</translation>
    </message>
    <message>
        <source>The changes to “%1” could not be read. They are kept in %2.</source>
        <translation>“%1”의 변경을 읽을 수 없습니다. 변경은 %2에 그대로 있습니다.</translation>
    </message>
</context>
<context>
    <name>RegionRow</name>
    <message>
        <source>nearest: %1</source>
        <translation>최근접: %1</translation>
    </message>
    <message>
        <source>Query point: %1</source>
        <translation>질의 점: %1</translation>
    </message>
    <message>
        <source>Nearest point: %1</source>
        <translation>최근접점: %1</translation>
    </message>
</context>
<context>
    <name>ReportTexts</name>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>본 것</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation>스칼라</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>증명</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>증명서</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>필드</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>10진</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>16진</translation>
    </message>
</context>
<context>
    <name>SceneDrawList</name>
    <message>
        <source>This scene is empty</source>
        <translation>장면이 비어 있습니다</translation>
    </message>
    <message>
        <source>Choose a shape in the toolbar above,</source>
        <translation>위의 도구 모음에서 도형을 고르거나,</translation>
    </message>
    <message>
        <source>open one of File &gt; Examples,</source>
        <translation>파일 &gt; 예제 가운데 하나를 열거나,</translation>
    </message>
    <message>
        <source>or drop a scene file here.</source>
        <translation>장면 파일을 여기에 놓으세요.</translation>
    </message>
    <message>
        <source>Everything is hidden</source>
        <translation>모두 숨겨져 있습니다</translation>
    </message>
    <message>
        <source>Edit &gt; Show All brings it back.</source>
        <translation>편집 &gt; 모두 보이기를 쓰면 다시 나타납니다.</translation>
    </message>
</context>
<context>
    <name>SceneReport</name>
    <message>
        <source>Scene</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>위에서</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>앞에서</translation>
    </message>
    <message>
        <source>From the right</source>
        <translation>오른쪽에서</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>Verdicts on %1</source>
        <translation>%1의 판정</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation>장면을 저장합니다</translation>
    </message>
    <message>
        <source>Show the scene&apos;s text</source>
        <translation>장면의 텍스트 보기</translation>
    </message>
    <message>
        <source>This method records no steps.</source>
        <translation>이 방법은 단계를 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>Current view</source>
        <translation>지금의 뷰</translation>
    </message>
</context>
<context>
    <name>ShapeTools</name>
    <message>
        <source>Add: %1 (%2)</source>
        <extracomment>A tool of the palette: what it adds, and the keys that do the same.</extracomment>
        <translation>추가: %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>점(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Segment</source>
        <translation>선분(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ray</source>
        <translation>광선(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>직선(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>삼각형(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Quad</source>
        <translation>사각형(&amp;Q)</translation>
    </message>
    <message>
        <source>Poly&amp;gon</source>
        <translation>다각형(&amp;G)</translation>
    </message>
    <message>
        <source>R&amp;ectangle</source>
        <translation>직사각형(&amp;E)</translation>
    </message>
    <message>
        <source>Pl&amp;ane</source>
        <translation>평면(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>상자(&amp;B)</translation>
    </message>
    <message>
        <source>Sp&amp;here</source>
        <translation>구(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;ylinder</source>
        <translation>원기둥(&amp;Y)</translation>
    </message>
    <message>
        <source>Co&amp;ne</source>
        <translation>원뿔(&amp;N)</translation>
    </message>
    <message>
        <source>Tetrahedr&amp;on</source>
        <translation>사면체(&amp;O)</translation>
    </message>
    <message>
        <source>Con&amp;vex Hull</source>
        <translation>볼록 껍질(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;k-DOP</source>
        <translation>k-DOP(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Mesh</source>
        <translation>메시(&amp;M)</translation>
    </message>
    <message>
        <source>Gr&amp;id</source>
        <translation>격자(&amp;I)</translation>
    </message>
    <message>
        <source>Oriented Bo&amp;x</source>
        <translation>방향 상자(&amp;X)</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <extracomment>A tool of the palette: what it adds.</extracomment>
        <translation>추가: %1</translation>
    </message>
    <message>
        <source>Half&amp;-Space</source>
        <translation>반공간(&amp;-)</translation>
    </message>
    <message>
        <source>Dis&amp;c</source>
        <translation>원판(&amp;C)</translation>
    </message>
    <message>
        <source>Ellipsoi&amp;d</source>
        <translation>타원체(&amp;D)</translation>
    </message>
    <message>
        <source>Caps&amp;ule</source>
        <translation>캡슐(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Frustum</source>
        <translation>절두체(&amp;F)</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Change Shortcuts</source>
        <translation>단축키 변경</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>명령의 글자 몇 개를 입력하세요</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>명령과 단축키</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>새 키</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>설정(&amp;S)</translation>
    </message>
    <message>
        <source>Reset to &amp;Default</source>
        <translation>기본값으로(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New keys</source>
        <translation>새 키(&amp;N)</translation>
    </message>
    <message>
        <source>“%2” already uses %1.</source>
        <translation>%1은(는) 이미 “%2”의 키입니다.</translation>
    </message>
</context>
<context>
    <name>SignRow</name>
    <message>
        <source>positive: %1</source>
        <translation>양: %1</translation>
    </message>
    <message>
        <source>negative: %1</source>
        <translation>음: %1</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>영</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>값: %1</translation>
    </message>
</context>
<context>
    <name>SimplexRow</name>
    <message>
        <source>Point %1: %2</source>
        <translation>점 %1: %2</translation>
    </message>
    <message>
        <source>Next direction: %1</source>
        <translation>다음 방향: %1</translation>
    </message>
    <message>
        <source>Distance: %1</source>
        <translation>거리: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), distance %1</source>
        <translation>
            <numerusform>점 %n개, 거리 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), distance %1 less radii</source>
        <translation>
            <numerusform>점 %n개, 거리 %1에서 반지름을 뺌</numerusform>
        </translation>
    </message>
    <message>
        <source>Spheres and capsules are searched as centres and axes; radii are subtracted at the end.</source>
        <translation>구와 캡슐은 중심과 축으로 탐색하고 반지름은 마지막에 뺍니다.</translation>
    </message>
</context>
<context>
    <name>SlabFormulas</name>
    <message>
        <source>parallel to the slab</source>
        <translation>슬래브에 평행</translation>
    </message>
    <message>
        <source>as seen along the axis</source>
        <translation>축 방향에서 본 것</translation>
    </message>
    <message>
        <source>displacement of A relative to B</source>
        <translation>B에서 본 A의 변위</translation>
    </message>
</context>
<context>
    <name>SlabRow</name>
    <message>
        <source>nothing left</source>
        <translation>남은 것 없음</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>남음: %1</translation>
    </message>
    <message>
        <source>%1 (parallel)</source>
        <translation>%1 (평행)</translation>
    </message>
    <message>
        <source>Inside the slab for t in %1</source>
        <translation>슬래브 안에 있는 t: %1</translation>
    </message>
    <message>
        <source>Remaining: %1</source>
        <translation>남은 구간: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>StepThrough</name>
    <message>
        <source>The animation could not be made: step %1 was refused.</source>
        <translation>애니메이션을 만들 수 없습니다: 단계 %1이(가) 거부되었습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be written to: %2</source>
        <translation>%1에 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 could not be written to %2.</source>
        <translation>%1을(를) %2에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The animation could not be assembled.</source>
        <translation>애니메이션을 합칠 수 없습니다.</translation>
    </message>
    <message>
        <source>The folder already has a file %1. Choose an empty folder.</source>
        <translation>폴더에 이미 %1 파일이 있습니다. 빈 폴더를 고르세요.</translation>
    </message>
    <message>
        <source>ffmpeg could not make the animation: %1</source>
        <translation>ffmpeg로 애니메이션을 만들 수 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>decides</source>
        <translation>결정함</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>필요 없음</translation>
    </message>
    <message>
        <source>least overlap</source>
        <translation>최소 겹침</translation>
    </message>
</context>
<context>
    <name>TimeRow</name>
    <message>
        <source>t = %1, distance %2</source>
        <translation>t = %1, 거리 %2</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>시각: %1</translation>
    </message>
    <message>
        <source>Distance: %1</source>
        <translation>거리: %1</translation>
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
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>앞</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>뒤</translation>
    </message>
    <message>
        <source>Straddles</source>
        <translation>걸침</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>직선</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>충돌</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>비충돌</translation>
    </message>
    <message>
        <source>May hit</source>
        <translation>충돌 가능</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>안</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>분리</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>답 없음</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>증명됨</translation>
    </message>
    <message>
        <source>Unproven</source>
        <translation>증명 안 됨</translation>
    </message>
    <message>
        <source>No proof</source>
        <translation>증명 없음</translation>
    </message>
    <message>
        <source>The method gives no proof that could be checked.</source>
        <translation>이 방법은 검사할 수 있는 증명을 내놓지 않습니다.</translation>
    </message>
    <message>
        <source>Proven: the common point lies in both, checked exactly.</source>
        <translation>증명됨: 정확하게 검사한 결과, 공통점이 둘 모두에 속합니다.</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic, the point found is not in both.</source>
        <translation>증명 안 됨: 정확하게 검사한 결과, 찾은 점이 둘 모두에 속하지는 않습니다.</translation>
    </message>
    <message>
        <source>Proven: in exact arithmetic, it does not come from the front.</source>
        <translation>증명됨: 정확하게 검사한 결과, 앞에서 오지 않습니다.</translation>
    </message>
    <message>
        <source>Proven: in exact arithmetic, the slabs of the k-DOP have no common point.</source>
        <translation>증명됨: 정확하게 검사한 결과, k-DOP의 슬래브에 남는 점이 없습니다.</translation>
    </message>
    <message>
        <source>Proven: in exact arithmetic, all slabs overlap.</source>
        <translation>증명됨: 정확하게 검사한 결과, 모든 슬래브가 겹칩니다.</translation>
    </message>
    <message>
        <source>Unproven: rounding left neither a common point nor an axis to check.</source>
        <translation>증명 안 됨: 반올림 때문에 검사할 공통점도 축도 남지 않았습니다.</translation>
    </message>
    <message>
        <source>Proven: in exact arithmetic, the axis separates.</source>
        <translation>증명됨: 정확하게 검사한 결과, 축이 분리합니다.</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic, the axis does not separate.</source>
        <translation>증명 안 됨: 정확하게 검사한 결과, 축이 분리하지 않습니다.</translation>
    </message>
    <message>
        <source>Proven: in exact arithmetic, the gap on this axis is %1.</source>
        <translation>증명됨: 정확하게 검사한 결과, 이 축의 간격은 %1입니다.</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic, the projections touch on this axis.</source>
        <translation>증명 안 됨: 정확하게 검사한 결과, 이 축에서 투영이 닿습니다.</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic, the projections overlap by %1 on this axis.</source>
        <translation>증명 안 됨: 정확하게 검사한 결과, 이 축에서 투영이 %1만큼 겹칩니다.</translation>
    </message>
    <message>
        <source>%1 separates by %2</source>
        <translation>%1이(가) %2만큼 분리</translation>
    </message>
    <message>
        <source>touching on %1</source>
        <translation>%1에서 닿음</translation>
    </message>
    <message>
        <source>least overlap %1 on %2</source>
        <translation>최소 겹침 %1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>Method, scalar, verdict: &quot;SAT in double: Hit&quot;.</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A verdict and the reason for it: &quot;SAT in double: Hit, least overlap 0.2 on box x&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. A number left the range of the scalar.</source>
        <translation>%1. 어떤 수가 스칼라의 범위를 벗어났습니다.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Stopped at the limit of %1 operations per query</source>
        <translation>중단됨: 질의 하나에 허용된 연산 %1회에 이르렀습니다</translation>
    </message>
    <message>
        <source>Still being computed</source>
        <translation>아직 계산하는 중</translation>
    </message>
    <message>
        <source>Cancelled; the next edit restarts it</source>
        <translation>취소됨. 다음 편집 때 다시 시작합니다</translation>
    </message>
    <message>
        <source>No answers</source>
        <translation>답 없음</translation>
    </message>
    <message>
        <source>%1 of %2 answers so far</source>
        <translation>지금까지 답 %2개 중 %1개</translation>
    </message>
    <message>
        <source>Every proof given was checked exactly and holds.</source>
        <translation>나온 증명을 모두 정확하게 검사했으며, 모두 성립합니다.</translation>
    </message>
    <message>
        <source>Answers differ</source>
        <translation>답이 다름</translation>
    </message>
    <message>
        <source>Exactly: %1. Wrong: %2.</source>
        <translation>정확한 판정: %1. 틀림: %2.</translation>
    </message>
    <message>
        <source>Exactly: distance² %1. Wrong: %2, with %3.</source>
        <extracomment>%1 and %3 are squared distances, %2 are methods: &quot;My test in double&quot;.</extracomment>
        <translation>정확한 값: 거리² %1. 틀림: %2, 답은 %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Who is wrong, and about what: two sentences.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation>%2개 중 %1개 응답</translation>
    </message>
    <message>
        <source>Front side only</source>
        <translation>앞에서만 볼 때</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Heading of the verdict at time 0, beside &quot;On the way&quot;.</extracomment>
        <translation>현재</translation>
    </message>
    <message>
        <source>Bounding volumes</source>
        <translation>경계 볼륨</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>Side of the plane</source>
        <translation>평면의 어느 쪽인지</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>공통 부분</translation>
    </message>
    <message>
        <source>On the way</source>
        <extracomment>Heading of the verdict on moving objects, beside &quot;Now&quot;.</extracomment>
        <translation>이동 중</translation>
    </message>
    <message>
        <source>%1 at t = %2</source>
        <translation>t = %2에서 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (%n agree)</source>
        <extracomment>A question, its verdict, and how many answers say so: &quot;Now: miss (26 agree)&quot;.</extracomment>
        <translation>
            <numerusform>%1: %2(%n개 일치)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proof(s) fail when checked exactly.</source>
        <translation>
            <numerusform>증명 %n개가 정확한 검사에서 성립하지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No method gives a proof here.</source>
        <translation>여기서는 증명을 제시하는 방법이 없습니다.</translation>
    </message>
    <message>
        <source>Intersecting</source>
        <translation>교차</translation>
    </message>
    <message>
        <source>%1 gave no answer: %2.</source>
        <extracomment>A user&apos;s method, and what it did instead of an answer.</extracomment>
        <translation>%1에서 답이 나오지 않았습니다: %2.</translation>
    </message>
    <message>
        <source>A nearest point is outside its shape, or the distance is not that of the points.</source>
        <translation>최근접점이 도형 안에 없거나, 두 점의 거리가 답한 거리와 다릅니다.</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic it does not come from the front.</source>
        <translation>증명 안 됨: 정확하게 검사한 결과, 앞에서 오지 않습니다.</translation>
    </message>
    <message>
        <source>No exact verdict to compare with.</source>
        <translation>어느 쪽이 옳은지 말해 줄 정확한 판정이 없습니다.</translation>
    </message>
    <message>
        <source>Wrong: the exact verdict is %1.</source>
        <translation>틀림: 정확한 판정은 %1입니다.</translation>
    </message>
    <message>
        <source>Wrong: %1.</source>
        <extracomment>Why a method is wrong: &quot;Wrong: z × edge 1 separates by 0.1096.&quot;</extracomment>
        <translation>틀림: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Wrong: %1, and none of the method&apos;s %n step(s) tests this axis.</source>
        <translation>
            <numerusform>틀림: %1. 방법의 단계 %n개 중 이 축을 검사하는 것이 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Step %2 of the method tests this axis.</source>
        <extracomment>After &quot;Wrong: z × edge 1 separates by 0.1096.&quot;</extracomment>
        <translation>%1 방법의 단계 %2이(가) 이 축을 검사합니다.</translation>
    </message>
    <message>
        <source>Unproven: in exact arithmetic, a proof of the opposite holds.</source>
        <translation>증명 안 됨: 정확하게 검사한 결과, 반대 판정의 증명이 성립합니다.</translation>
    </message>
    <message>
        <source>Proven: two planes between them are as far apart as the nearest points, checked exactly.</source>
        <translation>증명됨: 정확하게 검사한 결과, 사이의 두 평면이 최근접점만큼 떨어져 있습니다.</translation>
    </message>
    <message>
        <source>Proven: the point is a mean of vertices, checked exactly.</source>
        <translation>증명됨: 정확하게 검사한 결과, 점이 꼭짓점들의 가중 평균입니다.</translation>
    </message>
    <message>
        <source>Proven: a plane lies between the two, checked exactly.</source>
        <translation>증명됨: 정확하게 검사한 결과, 둘 사이에 평면이 있습니다.</translation>
    </message>
    <message>
        <source>Proven: it has points on both sides of the plane, checked exactly.</source>
        <translation>증명됨: 정확하게 검사한 결과, 평면의 양쪽에 점이 있습니다.</translation>
    </message>
    <message>
        <source>Proven: the crossings of a ray were counted exactly.</source>
        <translation>증명됨: 광선의 교차를 정확하게 세었습니다.</translation>
    </message>
    <message>
        <source>Proven: put into the equations of all planes, checked exactly.</source>
        <translation>증명됨: 모든 평면의 방정식에 대입하여 정확하게 검사했습니다.</translation>
    </message>
    <message>
        <source>Proven: axes separate them at all times, checked exactly.</source>
        <translation>증명됨: 정확하게 검사한 결과, 모든 시각에 축이 분리합니다.</translation>
    </message>
    <message>
        <source>Proven: axes separate them until the contact, and the common point lies in both, checked exactly.</source>
        <translation>증명됨: 정확하게 검사한 결과, 접촉까지 축이 분리하고 공통점이 둘 모두에 속합니다.</translation>
    </message>
    <message>
        <source>Proven: a point of the shape lies beyond a plane that has the solid behind it, checked exactly.</source>
        <translation>증명됨: 정확하게 검사한 결과, 도형의 한 점이 입체를 뒤에 둔 평면 너머에 있습니다.</translation>
    </message>
    <message>
        <source>Proven: all of the shape lies behind the faces of the solid or within its surface, checked exactly.</source>
        <translation>증명됨: 정확하게 검사한 결과, 도형 전체가 입체의 모든 면 안쪽 또는 곡면 안쪽에 있습니다.</translation>
    </message>
    <message>
        <source>Proven: triangular factors of the determinant&apos;s matrix give its sign, checked exactly.</source>
        <translation>증명됨: 정확하게 검사한 결과, 행렬을 삼각행렬로 분해하여 행렬식의 부호를 얻었습니다.</translation>
    </message>
    <message>
        <source>Proven: all points satisfy one equation, checked exactly.</source>
        <translation>증명됨: 정확하게 검사한 결과, 모든 점이 하나의 방정식을 만족합니다.</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>In circle</source>
        <translation>원 안</translation>
    </message>
    <message>
        <source>In sphere</source>
        <translation>구 안</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>음</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>영</translation>
    </message>
    <message>
        <source>Positive</source>
        <translation>양</translation>
    </message>
    <message>
        <source>Not inside</source>
        <translation>안에 있지 않음</translation>
    </message>
    <message>
        <source>Results hidden until you predict (panel Lesson).</source>
        <translation>먼저 수업 패널에서 예측한 다음 보세요.</translation>
    </message>
    <message>
        <source>At t = 0</source>
        <extracomment>Heading of the verdict at the start of a motion, while a later time is shown.</extracomment>
        <translation>t = 0일 때</translation>
    </message>
    <message>
        <source>Distance at t = 0</source>
        <translation>t = 0의 거리</translation>
    </message>
    <message>
        <source>B inside A</source>
        <extracomment>Heading of a yes or no: whether the first object of the pair lies in the second.</extracomment>
        <translation>B가 A 안에 있음</translation>
    </message>
    <message>
        <source>A inside B</source>
        <translation>A가 B 안에 있음</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>접촉</translation>
    </message>
</context>
<context>
    <name>ViewDecoration</name>
    <message>
        <source>Perspective</source>
        <translation>원근</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>위</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>아래</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>앞</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>오른쪽</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>직교</translation>
    </message>
</context>
<context>
    <name>hairline::AnswersBanner</name>
    <message>
        <source>Freeze</source>
        <translation>동결</translation>
    </message>
    <message>
        <source>Freeze this case</source>
        <translation>이 사례 동결</translation>
    </message>
    <message>
        <source>No frozen cases yet</source>
        <translation>동결한 사례가 아직 없습니다</translation>
    </message>
    <message>
        <source>Frozen cases</source>
        <translation>동결한 사례</translation>
    </message>
    <message>
        <source>Stop the drag and keep the case. The arrow lists the frozen cases and copies this one.</source>
        <translation>끌기를 멈추고 사례를 남깁니다. 화살표에는 동결한 사례 목록과 이 사례의 복사가 있습니다.</translation>
    </message>
    <message>
        <source>Copy with Hexadecimal Floats</source>
        <translation>16진 부동소수점 수로 복사</translation>
    </message>
</context>
<context>
    <name>hairline::ArrangeMenu</name>
    <message>
        <source>A&amp;rrange</source>
        <translation>배치(&amp;R)</translation>
    </message>
    <message>
        <source>Move the &amp;Second Selected Instead</source>
        <translation>둘째 객체를 대신 이동(&amp;S)</translation>
    </message>
    <message>
        <source>Snap to &amp;Grid</source>
        <translation>격자에 스냅(&amp;G)</translation>
    </message>
    <message>
        <source>Move each selected object so that its first position lies on the grid</source>
        <translation>선택한 객체를 하나씩 첫 위치가 격자에 놓이도록 옮깁니다</translation>
    </message>
    <message>
        <source>Snap to a &amp;Vertex</source>
        <translation>꼭짓점에 스냅(&amp;V)</translation>
    </message>
    <message>
        <source>Snap to an &amp;Edge</source>
        <translation>변에 스냅(&amp;E)</translation>
    </message>
    <message>
        <source>Snap to a &amp;Face</source>
        <translation>면에 스냅(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Touch Exactly</source>
        <translation>정확히 닿게(&amp;T)</translation>
    </message>
    <message>
        <source>Make &amp;Coplanar</source>
        <translation>동일 평면으로(&amp;C)</translation>
    </message>
    <message>
        <source>Bring the vertices of %1 exactly into the plane of the nearest face of %2</source>
        <translation>%1의 꼭짓점을 %2의 가장 가까운 면의 평면에 정확히 놓습니다</translation>
    </message>
    <message>
        <source>Make C&amp;ollinear</source>
        <translation>동일 직선으로(&amp;O)</translation>
    </message>
    <message>
        <source>Bring the vertices of %1 exactly onto the line of the nearest edge of %2</source>
        <translation>%1의 꼭짓점을 %2의 가장 가까운 변의 직선에 정확히 놓습니다</translation>
    </message>
    <message>
        <source>One Ulp &amp;Apart</source>
        <translation>1 ulp 떼기(&amp;A)</translation>
    </message>
    <message>
        <source>One Ulp &amp;Into</source>
        <translation>1 ulp 겹치기(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Nudge by One Ulp</source>
        <translation>1 ulp 이동(&amp;N)</translation>
    </message>
    <message>
        <source>%1 &amp;Up</source>
        <translation>%1 위로(&amp;U)</translation>
    </message>
    <message>
        <source>%1 &amp;Down</source>
        <translation>%1 아래로(&amp;D)</translation>
    </message>
    <message>
        <source>Number in Properties U&amp;p</source>
        <translation>속성의 숫자 위로(&amp;P)</translation>
    </message>
    <message>
        <source>Number in Properties Do&amp;wn</source>
        <translation>속성의 숫자 아래로(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>측정(&amp;M)</translation>
    </message>
    <message>
        <source>No number was nudged: click one in Properties first.</source>
        <translation>바뀐 숫자가 없습니다. 먼저 속성에서 숫자를 클릭하세요.</translation>
    </message>
    <message>
        <source>The number is now %1.</source>
        <translation>이제 숫자는 %1입니다.</translation>
    </message>
    <message>
        <source>the first selected object</source>
        <translation>먼저 선택한 객체</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>둘째 객체</translation>
    </message>
    <message>
        <source>%1 moves now</source>
        <translation>이제 %1을(를) 움직입니다</translation>
    </message>
    <message>
        <source>Snap &amp;While Dragging</source>
        <translation>끄는 동안 스냅(&amp;W)</translation>
    </message>
    <message>
        <source>Move %1 by the shortest translation that brings a corner of it to a vertex of %2</source>
        <translation>%1의 꼭짓점이 %2의 꼭짓점에 놓이도록 최단 거리로 옮깁니다</translation>
    </message>
    <message>
        <source>Move %1 by the shortest translation that brings a corner of it onto an edge of %2</source>
        <translation>%1의 꼭짓점이 %2의 변에 놓이도록 최단 거리로 옮깁니다</translation>
    </message>
    <message>
        <source>Move %1 by the shortest translation that brings a corner of it onto a face of %2</source>
        <translation>%1의 꼭짓점이 %2의 면에 놓이도록 최단 거리로 옮깁니다</translation>
    </message>
    <message>
        <source>Move %1 by the shortest translation that makes it touch %2 exactly</source>
        <translation>%1이(가) %2에 마지막 비트까지 닿도록 최단 거리로 옮깁니다</translation>
    </message>
    <message>
        <source>From contact, move %1 by the smallest step in double precision that separates it from %2</source>
        <translation>%2에 닿는 자리에서 double로 가능한 가장 작은 이동만큼 %1을(를) 떼어 놓습니다</translation>
    </message>
    <message>
        <source>From contact, move %1 by the smallest step in double precision that makes it overlap %2</source>
        <translation>%2에 닿는 자리에서 double로 가능한 가장 작은 이동만큼 %1을(를) 겹칩니다</translation>
    </message>
    <message>
        <source>Snap what is dragged to a nearby corner, edge or face of another object, and take over its coordinates exactly; the key works during a drag too</source>
        <translation>끄는 것을 가까이 있는 다른 객체의 꼭짓점, 변, 면에 스냅하고 그 좌표를 정확히 넘겨받습니다. 이 키는 끄는 동안에도 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>Move the second of two selected objects instead of the first</source>
        <translation>선택한 두 객체 중 첫째가 움직이며, 이것을 켜면 둘째가 움직입니다</translation>
    </message>
    <message>
        <source>Each coordinate steps to its own neighbouring double</source>
        <translation>모든 좌표가 저마다 이웃한 double로 갑니다</translation>
    </message>
    <message>
        <source>Click two places in the view to measure their distance</source>
        <translation>뷰에서 두 곳을 클릭하여 거리를 잽니다</translation>
    </message>
    <message>
        <source>Step the number being edited in Properties to the next double (Alt and the arrow keys in its field)</source>
        <translation>속성에서 편집 중인 숫자를 다음 double로 바꿉니다(입력란에서는 Alt와 화살표 키)</translation>
    </message>
</context>
<context>
    <name>hairline::CheckpointCard</name>
    <message>
        <source>They touch</source>
        <translation>닿음</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>안</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>밖</translation>
    </message>
    <message>
        <source>It straddles</source>
        <translation>걸침</translation>
    </message>
    <message>
        <source>On one side</source>
        <translation>한쪽</translation>
    </message>
    <message>
        <source>Something in common</source>
        <translation>공통점 있음</translation>
    </message>
    <message>
        <source>Nothing in common</source>
        <translation>공통점 없음</translation>
    </message>
    <message>
        <source>They pass</source>
        <translation>지나침</translation>
    </message>
    <message>
        <source>They miss</source>
        <translation>만나지 않음</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>보여 주기</translation>
    </message>
    <message>
        <source>Show me a solution: %1</source>
        <translation>풀이 보여 주기: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>답: %1</translation>
    </message>
    <message>
        <source>**Right.**</source>
        <translation>**맞습니다.**</translation>
    </message>
    <message>
        <source>**Not so.**</source>
        <translation>**아닙니다.**</translation>
    </message>
    <message>
        <source>**Done.**</source>
        <translation>**해냈습니다.**</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>해냈습니다.</translation>
    </message>
    <message>
        <source>To do.</source>
        <translation>할 일.</translation>
    </message>
    <message>
        <source>They may intersect</source>
        <translation>만날 수 있음</translation>
    </message>
    <message>
        <source>They are disjoint</source>
        <translation>떨어져 있음</translation>
    </message>
    <message>
        <source>They touch during the motion</source>
        <translation>도중에 닿음</translation>
    </message>
    <message>
        <source>They intersect</source>
        <translation>만남</translation>
    </message>
    <message>
        <source>Solve the checkpoint by changing the scene. Undo restores the previous scene.</source>
        <translation>이것이 이루어지도록 장면을 바꿉니다. 실행 취소하면 원래대로 돌아옵니다.</translation>
    </message>
    <message>
        <source>Positive</source>
        <translation>양</translation>
    </message>
    <message>
        <source>Negative or zero</source>
        <translation>음 또는 영</translation>
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
        <translation>명령</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>명령의 글자 몇 개를 입력하세요</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>맞는 명령</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>지금은 할 수 없음</translation>
    </message>
    <message>
        <source>No command matches.</source>
        <translation>맞는 명령이 없습니다.</translation>
    </message>
</context>
<context>
    <name>hairline::ComparisonWindow</name>
    <message>
        <source>Voxels by PEF, SAT and Exactly</source>
        <translation>PEF, SAT, 정확한 판정의 복셀</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>움직임</translation>
    </message>
    <message>
        <source>How the triangle moves</source>
        <translation>삼각형이 움직이는 방식</translation>
    </message>
    <message>
        <source>glides</source>
        <translation>미끄러짐</translation>
    </message>
    <message>
        <source>glides by tenths of a cell</source>
        <translation>셀의 10분의 1씩 미끄러짐</translation>
    </message>
    <message>
        <source>jumps near walls</source>
        <translation>벽 근처에서 뜀</translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation>스칼라</translation>
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
        <translation>분리 방식</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>경계</translation>
    </message>
    <message>
        <source>Whether touching counts as intersecting</source>
        <translation>닿는 것을 교차로 칠지</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>닫힘</translation>
    </message>
    <message>
        <source>open</source>
        <translation>열림</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>The same seed gives the same animation, everywhere</source>
        <translation>같은 시드는 어디서나 같은 애니메이션이 됩니다</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>속도(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>시드(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>움직임(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Shown in</source>
        <translation>표시(&amp;S)</translation>
    </message>
    <message>
        <source>Meeting</source>
        <translation>만남 기준</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>집계</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>재생(&amp;P)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>재생 또는 일시 정지 (Space)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>한 프레임(&amp;T)</translation>
    </message>
    <message>
        <source>Step forward one frame (.)</source>
        <translation>한 프레임 나아갑니다 (.)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>다시 시작(&amp;R)</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>초당 %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>초당 프레임</translation>
    </message>
    <message>
        <source>Stop at the &amp;first difference</source>
        <translation>처음 다를 때 멈추기(&amp;F)</translation>
    </message>
    <message>
        <source>Frames in which methods or scalars differ</source>
        <translation>방법이나 스칼라에 따라 다른 프레임</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the frame as a scene</source>
        <translation>두 번 클릭하거나 Enter를 누르면 프레임을 장면으로 엽니다</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Open the selected frame as a scene</source>
        <translation>고른 프레임을 장면으로 엽니다</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>저장(&amp;V)…</translation>
    </message>
    <message>
        <source>Save the selected frame as a scene file</source>
        <translation>고른 프레임을 장면 파일로 저장합니다</translation>
    </message>
    <message>
        <source>Save &amp;All…</source>
        <translation>모두 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save every recorded frame to a folder</source>
        <translation>기록한 프레임을 모두 폴더에 저장합니다</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>지우기(&amp;C)</translation>
    </message>
    <message>
        <source>Discard the recorded frames</source>
        <translation>기록한 프레임을 버립니다</translation>
    </message>
    <message>
        <source>Differences kept</source>
        <translation>모아 둔 차이</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>일시 정지(&amp;P)</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>프레임 %1</translation>
    </message>
    <message>
        <source>: %1</source>
        <translation>: %1</translation>
    </message>
    <message>
        <source>: stopped, cells differ: %1</source>
        <translation>: 멈춤, 다른 셀 %1개</translation>
    </message>
    <message>
        <source>: cells differ: %1</source>
        <translation>: 다른 셀 %1개</translation>
    </message>
    <message>
        <source>: all methods agree</source>
        <translation>: 모두 일치</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Save the Difference</source>
        <translation>차이 저장</translation>
    </message>
    <message>
        <source>Hairline scenes (*.hairline.json)</source>
        <translation>Hairline 장면 (*.hairline.json)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>저장하지 못함: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>Save All Differences</source>
        <translation>모든 차이 저장</translation>
    </message>
    <message>
        <source>Saved %1 of %2, then: %3</source>
        <translation>%2개 중 %1개를 저장한 뒤: %3</translation>
    </message>
    <message>
        <source>The number type of PEF and SAT</source>
        <translation>PEF와 SAT를 보여 주는 산술</translation>
    </message>
    <message>
        <source>Test the whole box of a cell, or the three lines through its centre</source>
        <translation>셀의 상자 전체로 판정할지, 중심을 지나는 선분의 십자로 판정할지</translation>
    </message>
    <message>
        <source>Restart at frame 0 and reset the counts (Home)</source>
        <translation>집계를 비우고 프레임 0부터 새로 시작합니다 (Home)</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>가능한 한 빠르게</translation>
    </message>
    <message>
        <source>Pause at frames in which methods or scalars differ; Play continues</source>
        <translation>방법이나 스칼라에 따라 다른 프레임에서 일시 정지합니다. 재생하면 이어집니다</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>셀</translation>
    </message>
    <message>
        <source>Differs from exact</source>
        <translation>exact와 다름</translation>
    </message>
    <message>
        <source>Frames: %1. Cells by each of five methods: %2.
Cells that differ: %3, in frames: %4.
Different from exact: %5.</source>
        <translation>프레임: %1. 다섯 방법 각각의 셀: %2.
서로 다른 셀: %3, 해당 프레임: %4.
정확한 결과와 다름: %5.</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n scene(s) in %1.</source>
        <translation>
            <numerusform>장면 %n개를 %1에 저장했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>26-separating</source>
        <translation>26-분리</translation>
    </message>
    <message>
        <source>6-separating</source>
        <translation>6-분리</translation>
    </message>
</context>
<context>
    <name>hairline::ContactSlider</name>
    <message>
        <source>%1 in %2 at %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>First contact: %1</source>
        <translation>첫 접촉: %1</translation>
    </message>
    <message>
        <source>%1 in %2: first contact at %3</source>
        <translation>%1 (%2): 첫 접촉 %3</translation>
    </message>
    <message>
        <source>No contact during the motion</source>
        <translation>도중에 접촉 없음</translation>
    </message>
</context>
<context>
    <name>hairline::DerivationPanel</name>
    <message>
        <source>Derivation</source>
        <translation>유도</translation>
    </message>
    <message>
        <source>All di&amp;gits</source>
        <translation>모든 자릿수(&amp;G)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy the whole derivation</source>
        <translation>유도 전체를 복사합니다</translation>
    </message>
    <message>
        <source>As &amp;Text</source>
        <translation>텍스트로(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the Derivation as Text</source>
        <translation>유도를 텍스트로 복사</translation>
    </message>
    <message>
        <source>As &amp;LaTeX</source>
        <translation>LaTeX로(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the Derivation as LaTeX</source>
        <translation>유도를 LaTeX로 복사</translation>
    </message>
    <message>
        <source>As &amp;HTML</source>
        <translation>HTML로(&amp;H)</translation>
    </message>
    <message>
        <source>Copy the Derivation as HTML</source>
        <translation>유도를 HTML로 복사</translation>
    </message>
    <message>
        <source>Nothing to derive yet.

Add two objects, such as a triangle and a box, or select two in the scene.</source>
        <translation>아직 유도할 것이 없습니다.

삼각형과 상자 같은 두 객체를 추가하거나 장면에서 둘을 선택하세요.</translation>
    </message>
    <message>
        <source>Show all digits that distinguish a number from its neighbours</source>
        <translation>이웃한 수와 구별되는 모든 자릿수로 숫자를 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>hairline::DiskBar</name>
    <message>
        <source>Reload</source>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Write this scene to the file again</source>
        <translation>이 장면을 파일에 다시 씁니다</translation>
    </message>
    <message>
        <source>Hide this line. Saving asks before it overwrites the file.</source>
        <translation>이 줄을 숨깁니다. 저장할 때 파일을 덮어쓰기 전에 묻습니다.</translation>
    </message>
    <message>
        <source>“%1” is no longer on disk.</source>
        <translation>“%1”이(가) 디스크에 없습니다.</translation>
    </message>
    <message>
        <source>“%1” was changed on disk, and has unsaved changes here.</source>
        <translation>“%1”이(가) 디스크에서 변경되었고, 여기에는 저장하지 않은 변경이 있습니다.</translation>
    </message>
    <message>
        <source>“%1” was changed on disk.</source>
        <translation>“%1”이(가) 디스크에서 변경되었습니다.</translation>
    </message>
    <message>
        <source>Load the file again</source>
        <translation>파일을 다시 읽습니다</translation>
    </message>
    <message>
        <source>Reload the file. Undo restores this scene.</source>
        <translation>파일을 다시 읽습니다. 실행 취소하면 지금 장면으로 돌아옵니다.</translation>
    </message>
</context>
<context>
    <name>hairline::DistancePlot</name>
    <message>
        <source>Distance against time</source>
        <translation>시간에 따른 거리</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>A method, a scalar, and the time of first contact.</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>First contact
%1</source>
        <translation>첫 접촉
%1</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>시각 %1</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>No contact during the motion</source>
        <translation>도중에 접촉 없음</translation>
    </message>
</context>
<context>
    <name>hairline::Document</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>The scene has no file yet. Use Save As to name one.</source>
        <translation>장면에 아직 파일이 없습니다. 다른 이름으로 저장하여 이름을 정하세요.</translation>
    </message>
    <message>
        <source>Refer to Mesh Files From Here</source>
        <translation>메시 파일을 여기서부터 참조</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>다시 읽기</translation>
    </message>
</context>
<context>
    <name>hairline::DomainFields</name>
    <message>
        <source>No degenerate shapes</source>
        <translation>퇴화 도형 제외</translation>
    </message>
    <message>
        <source>Exclude triangles without area and boxes without volume</source>
        <translation>넓이 없는 삼각형과 부피 없는 상자를 제외합니다</translation>
    </message>
    <message>
        <source>Thickness above</source>
        <translation>두께 하한</translation>
    </message>
    <message>
        <source>Minimum thickness of every shape, from 0 (degenerate) to 1: for triangles the least altitude divided by the longest edge, for boxes the least extent divided by the greatest</source>
        <translation>모든 도형의 두께로, 퇴화하면 0, 최대 1입니다. 삼각형은 가장 짧은 높이를 가장 긴 변으로, 상자는 가장 작은 폭을 가장 큰 폭으로 나눈 값입니다</translation>
    </message>
    <message>
        <source>Lowest coordinate</source>
        <translation>좌표 하한</translation>
    </message>
    <message>
        <source>Lower bound of all coordinates; fill in both bounds or neither</source>
        <translation>모든 좌표의 하한. 상한과 하한은 둘 다 입력하거나 둘 다 비웁니다</translation>
    </message>
    <message>
        <source>Highest coordinate</source>
        <translation>좌표 상한</translation>
    </message>
    <message>
        <source>Upper bound of all coordinates; fill in both bounds or neither</source>
        <translation>모든 좌표의 상한. 상한과 하한은 둘 다 입력하거나 둘 다 비웁니다</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>격자</translation>
    </message>
    <message>
        <source>Use only multiples of this number, such as 1/64</source>
        <translation>모든 수가 이 수의 배수입니다. 예: 1/64</translation>
    </message>
    <message>
        <source>Findings with a smaller margin are left out</source>
        <translation>오차가 이보다 작은 발견을 제외합니다</translation>
    </message>
    <message>
        <source>Least gap</source>
        <translation>오차 하한</translation>
    </message>
    <message>
        <source>Least margin relative to the size of the shapes</source>
        <translation>도형 크기 대비 오차 하한</translation>
    </message>
    <message>
        <source>Least gap in ulp</source>
        <translation>오차 하한(ulp)</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>오차</translation>
    </message>
    <message>
        <source>by size</source>
        <translation>크기 대비</translation>
    </message>
    <message>
        <source>ulp</source>
        <translation>ulp</translation>
    </message>
    <message>
        <source>Thickness &gt;</source>
        <translation>두께 &gt;</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>Between the two ends of a range of coordinates.</extracomment>
        <translation>범위</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>Margin ≥</source>
        <translation>오차 ≥</translation>
    </message>
    <message>
        <source>any</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A field, and what is wrong with it: &quot;Grid: more than 0&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter a number from 0 to below 1.</source>
        <translation>0 이상 1 미만의 수를 입력하십시오.</translation>
    </message>
    <message>
        <source>Enter a number above 0.</source>
        <translation>0보다 큰 수를 입력하십시오.</translation>
    </message>
    <message>
        <source>Enter 0 or more.</source>
        <translation>0 이상의 수를 입력하십시오.</translation>
    </message>
    <message>
        <source>Enter both ends of the range.</source>
        <translation>범위의 두 끝을 모두 입력하십시오.</translation>
    </message>
    <message>
        <source>Must be above the lower bound of the coordinates.</source>
        <translation>좌표 하한보다 커야 합니다.</translation>
    </message>
</context>
<context>
    <name>hairline::ExamplesDialog</name>
    <message>
        <source>Examples</source>
        <translation>예제</translation>
    </message>
    <message>
        <source>About this example</source>
        <translation>예제가 보여 주는 것</translation>
    </message>
</context>
<context>
    <name>hairline::ExplainPanel</name>
    <message>
        <source>&amp;Copy explanation</source>
        <translation>설명 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the explanation as text</source>
        <translation>설명을 텍스트로 복사합니다</translation>
    </message>
    <message>
        <source>Method explained</source>
        <translation>설명할 방법</translation>
    </message>
    <message>
        <source>Scalar explained</source>
        <translation>설명할 스칼라</translation>
    </message>
    <message>
        <source>in</source>
        <translation>스칼라</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>결론</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 gave no answer: %2.</source>
        <translation>%1에서 답이 나오지 않았습니다: %2.</translation>
    </message>
    <message>
        <source>Copy Steps as &amp;Markdown</source>
        <translation>단계를 Markdown으로 복사(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the steps as a table of Markdown</source>
        <translation>단계를 Markdown 표로 복사합니다</translation>
    </message>
    <message>
        <source>Copy Steps as CS&amp;V</source>
        <translation>단계를 CSV로 복사(&amp;V)</translation>
    </message>
    <message>
        <source>Copy the steps as a table for spreadsheets</source>
        <translation>단계를 스프레드시트용 표로 복사합니다</translation>
    </message>
    <message>
        <source>&amp;Save Steps…</source>
        <translation>단계 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Save Steps</source>
        <translation>단계 저장</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Markdown (*.md);;All files (*)</source>
        <translation>표 (*.csv);;Markdown (*.md);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>저장하지 못함</translation>
    </message>
    <message>
        <source>%1 Only the first %2 steps are listed.</source>
        <extracomment>%1 is the verdict and its reason in sentences, %2 a number.</extracomment>
        <translation>%1 처음 %2단계만 표시합니다.</translation>
    </message>
    <message>
        <source>Nothing to explain yet.

Add two objects, such as a triangle and a box, or select two in the scene. For a grid or mesh, click one cell or triangle.</source>
        <translation>아직 설명할 것이 없습니다.

삼각형과 상자 같은 두 객체를 추가하거나 장면에서 둘을 선택하세요. 그리드나 메시에서는 셀이나 삼각형 하나를 클릭합니다.</translation>
    </message>
    <message>
        <source>This method records no steps, only a verdict and its proof.</source>
        <translation>이 방법은 단계를 알려 주지 않습니다. 판정과 증명이 전부입니다.</translation>
    </message>
    <message>
        <source>Save the steps as a CSV or Markdown table</source>
        <translation>단계를 CSV나 Markdown 표로 저장합니다</translation>
    </message>
</context>
<context>
    <name>hairline::ExportDialog</name>
    <message>
        <source>Unit test: Qt Test</source>
        <translation>단위 테스트: Qt Test</translation>
    </message>
    <message>
        <source>Unit test: GoogleTest</source>
        <translation>단위 테스트: GoogleTest</translation>
    </message>
    <message>
        <source>Unit test: Catch2</source>
        <translation>단위 테스트: Catch2</translation>
    </message>
    <message>
        <source>Unit test: doctest</source>
        <translation>단위 테스트: doctest</translation>
    </message>
    <message>
        <source>Unit test: C with assert</source>
        <translation>단위 테스트: assert를 쓰는 C</translation>
    </message>
    <message>
        <source>Unit test: Python unittest</source>
        <translation>단위 테스트: Python unittest</translation>
    </message>
    <message>
        <source>Unit test: Rust</source>
        <translation>단위 테스트: Rust</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Scene with hexadecimal floats</source>
        <translation>16진 부동소수점 장면</translation>
    </message>
    <message>
        <source>Vector picture (SVG)</source>
        <translation>벡터 그림 (SVG)</translation>
    </message>
    <message>
        <source>Mesh: OBJ</source>
        <translation>메시: OBJ</translation>
    </message>
    <message>
        <source>Mesh: STL</source>
        <translation>메시: STL</translation>
    </message>
    <message>
        <source>Mesh: PLY</source>
        <translation>메시: PLY</translation>
    </message>
    <message>
        <source>Mesh: GLB</source>
        <translation>메시: GLB</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>그림 미리 보기</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Deciding exactly…</source>
        <translation>정확하게 판정하는 중…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>쓰는 중…</translation>
    </message>
    <message>
        <source>All objects as one mesh.</source>
        <translation>모든 객체를 하나의 메시로 내보냅니다.</translation>
    </message>
    <message>
        <source>There is no triangle to write.</source>
        <translation>쓸 삼각형이 없습니다.</translation>
    </message>
    <message>
        <source>A binary file of %1.</source>
        <translation>%1 크기의 이진 파일입니다.</translation>
    </message>
    <message>
        <source>… (%1 in all)</source>
        <translation>… (모두 %1)</translation>
    </message>
    <message>
        <source>Coordinates that this format rounds to binary32: %1.</source>
        <translation>이 형식이 binary32로 반올림하는 좌표: %1개.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>복사했습니다.</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>내보내지 못함</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>%1(으)로 내보냈습니다.</translation>
    </message>
    <message>
        <source>Report (HTML)</source>
        <translation>보고서 (HTML)</translation>
    </message>
    <message>
        <source>Running every query…</source>
        <translation>모든 질의를 실행하는 중…</translation>
    </message>
    <message>
        <source>Pictures, numbers, verdicts, proofs and steps in one file that any browser opens. It needs no other file and no network.</source>
        <translation>그림, 숫자, 판정, 증명, 단계를 어떤 브라우저로도 열 수 있는 파일 하나에 담습니다. 다른 파일도 네트워크도 필요 없습니다.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>그리는 중…</translation>
    </message>
    <message>
        <source>Simplified in the picture: %1.</source>
        <translation>그림에서 단순화했습니다: %1.</translation>
    </message>
    <message>
        <source>Test only the active pair</source>
        <translation>묻고 있는 두 객체만 시험하고 다른 쌍은 시험하지 않습니다</translation>
    </message>
    <message>
        <source>The current view as vector graphics, for papers and slides.</source>
        <translation>지금의 뷰를 선과 글자로 내보냅니다. 논문과 발표 자료에 씁니다.</translation>
    </message>
    <message>
        <source>The selection as one mesh.</source>
        <translation>선택한 것을 하나의 메시로 내보냅니다.</translation>
    </message>
    <message>
        <source>Skipped, because they have no triangles: %1.</source>
        <translation>삼각형이 없어 제외: %1.</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>거리(&amp;D)</translation>
    </message>
    <message>
        <source>Test distances too, within a tolerance that the test names</source>
        <translation>테스트에 적힌 허용 오차 안에서 거리도 테스트합니다</translation>
    </message>
    <message>
        <source>&amp;Times of contact</source>
        <translation>접촉 시각(&amp;T)</translation>
    </message>
    <message>
        <source>Test the first time of contact of moving objects too</source>
        <translation>움직이는 객체의 첫 접촉 시각도 테스트합니다</translation>
    </message>
    <message>
        <source>The namespace of the test&apos;s types and cases</source>
        <translation>테스트의 형식과 사례가 들어갈 네임스페이스</translation>
    </message>
    <message>
        <source>A file of yours that the test includes for its types</source>
        <translation>형식을 위해 테스트가 포함할 사용자의 파일</translation>
    </message>
    <message>
        <source>&amp;Namespace:</source>
        <translation>네임스페이스(&amp;N):</translation>
    </message>
    <message>
        <source>T&amp;ypes from:</source>
        <translation>형식을 가져올 곳(&amp;Y):</translation>
    </message>
    <message>
        <source>A namespace is a name of letters, digits and _.</source>
        <translation>네임스페이스에는 영문자, 숫자, _만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Types come from a module, such as my.types.</source>
        <translation>형식은 my.types 같은 모듈에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Types come from a file, such as my_types.h.</source>
        <translation>형식은 my_types.h 같은 파일에서 가져옵니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s). Expected values are exact verdicts.</source>
        <translation>
            <numerusform>사례 %n개. 기댓값은 정확한 판정입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the active &amp;pair</source>
        <translation>초점 쌍만(&amp;P)</translation>
    </message>
    <message>
        <source>Left out: %1: %2</source>
        <translation>제외: %1: %2</translation>
    </message>
    <message>
        <source>There is nothing to test here: no two of the objects that can be written have a verdict.</source>
        <translation>테스트할 것이 없습니다. 쓸 수 있는 물체 가운데 판정이 있는 쌍이 없습니다.</translation>
    </message>
</context>
<context>
    <name>hairline::FileController</name>
    <message>
        <source>Hairline scenes (*.hairline.json);;JSON files (*.json);;All files (*)</source>
        <translation>Hairline 장면 (*.hairline.json);;JSON 파일 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Scene not opened</source>
        <translation>장면을 열지 못함</translation>
    </message>
    <message>
        <source>“%1” could not be opened. The open scene is unchanged.</source>
        <translation>“%1”을(를) 열 수 없습니다. 열려 있는 장면은 그대로입니다.</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1을(를) 열었습니다</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>“%1”의 변경을 저장할까요?</translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>저장하지 않으면 사라집니다.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Scene not saved</source>
        <translation>장면을 저장하지 못함</translation>
    </message>
    <message>
        <source>The scene could not be saved. It is still open, and a file that was there before is unchanged.</source>
        <translation>장면을 저장할 수 없습니다. 장면은 그대로 열려 있고, 전에 있던 파일도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1을(를) 저장했습니다</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>최근 파일 없음</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>목록 지우기</translation>
    </message>
    <message>
        <source>New scene.</source>
        <translation>새 장면입니다.</translation>
    </message>
    <message>
        <source>File changed on disk</source>
        <translation>디스크의 파일이 변경됨</translation>
    </message>
    <message>
        <source>Another program changed “%1” since it was opened here.</source>
        <translation>“%1”은(는) 여기서 연 뒤에 다른 프로그램이 변경했습니다.</translation>
    </message>
    <message>
        <source>Keep &amp;Mine</source>
        <translation>내 것 유지(&amp;M)</translation>
    </message>
    <message>
        <source>Take &amp;Theirs</source>
        <translation>파일 받아들이기(&amp;T)</translation>
    </message>
    <message>
        <source>Scene not loaded</source>
        <translation>장면을 읽지 못했습니다</translation>
    </message>
    <message>
        <source>“%1” could not be loaded again. The open scene is unchanged.</source>
        <translation>“%1”을(를) 다시 읽지 못했습니다. 열린 장면은 그대로입니다.</translation>
    </message>
    <message>
        <source>Loaded %1 again.</source>
        <translation>%1을(를) 다시 읽었습니다.</translation>
    </message>
    <message>
        <source>Keep Mine overwrites the file with this scene.
Take Theirs loads the file; Undo brings this scene back.
Save Copy writes this scene to “%1” and keeps the file.</source>
        <translation>‘내 것 유지’는 이 장면으로 파일을 덮어씁니다.
‘파일 받아들이기’는 파일을 읽습니다. 실행 취소하면 이 장면으로 돌아옵니다.
‘옆에 저장’은 이 장면을 “%1”에 쓰고 파일은 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Save &amp;Copy</source>
        <translation>옆에 저장(&amp;B)</translation>
    </message>
    <message>
        <source>Scenes, findings and recordings (*.hairline.json *.jsonl *.hcap);;JSON files (*.json);;All files (*)</source>
        <translation>장면, 발견, 기록 (*.hairline.json *.jsonl *.hcap);;JSON 파일 (*.json);;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>hairline::FindDialog</name>
    <message>
        <source>Find Disagreements</source>
        <translation>불일치 찾기</translation>
    </message>
    <message>
        <source>No search has run yet.</source>
        <translation>아직 아무것도 찾아보지 않았습니다.</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>찾기(&amp;S)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>찾는 중…</translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation>멈췄습니다. %1</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>멈추기(&amp;S)</translation>
    </message>
    <message>
        <source>Search until stopped</source>
        <translation>멈출 때까지 찾습니다</translation>
    </message>
    <message>
        <source>Settings of a search (*.json);;Findings (*.jsonl);;All files (*)</source>
        <translation>검색 설정 (*.json);;발견 (*.jsonl);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>&amp;Load Settings…</source>
        <translation>설정 불러오기(&amp;L)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Settings…</source>
        <translation>설정 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>Load the search from a file of settings or of earlier findings</source>
        <translation>저장한 설정이나 이전 발견 파일에서 검색 내용을 불러옵니다</translation>
    </message>
    <message>
        <source>Save the settings of this search</source>
        <translation>이 검색의 설정을 저장합니다</translation>
    </message>
    <message>
        <source>Load Settings</source>
        <translation>설정 불러오기</translation>
    </message>
    <message>
        <source>Save Settings</source>
        <translation>설정 저장</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1을(를) 저장했습니다</translation>
    </message>
    <message>
        <source>Loaded %1</source>
        <translation>%1을(를) 불러왔습니다</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cases: %1 (%2 a second), findings: %3</source>
        <translation>사례: %1(초당 %2), 발견: %3</translation>
    </message>
</context>
<context>
    <name>hairline::FindingsModel</name>
    <message>
        <source>Double click to open it. Case %1 of seed %2, %3.</source>
        <translation>두 번 클릭하면 열립니다. 시드 %2의 사례 %1, %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The verdict of another method: &quot;SAT: hit&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>shrunk</source>
        <translation>줄임</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation>스칼라</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>사례</translation>
    </message>
    <message>
        <source>d² = %1</source>
        <extracomment>A squared distance.</extracomment>
        <translation>d² = %1</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Error of the answer relative to the size of the operands, on a logarithmic scale from 10⁻¹⁸ to 1</source>
        <translation>답의 오차를 피연산자 크기에 대한 비로, 10⁻¹⁸에서 1까지의 로그 눈금으로 나타냅니다</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>원인</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>오차</translation>
    </message>
    <message>
        <source>Worst: %1</source>
        <translation>가장 나쁨: %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>How many findings, and their cause: &quot;12 × False hit, separated by box x&quot;.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The margin is not known</source>
        <translation>오차를 알 수 없습니다</translation>
    </message>
    <message>
        <source>Double click to open it</source>
        <translation>두 번 클릭하면 열립니다</translation>
    </message>
    <message>
        <source>Simplest: %1</source>
        <extracomment>A kind of finding, of which this one has the simplest numbers.</extracomment>
        <translation>가장 단순: %1</translation>
    </message>
</context>
<context>
    <name>hairline::FindingsView</name>
    <message>
        <source>Findings by cause</source>
        <translation>원인별 발견</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>이전(&amp;P)</translation>
    </message>
    <message>
        <source>Open the previous finding</source>
        <translation>이전 발견을 엽니다</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>다음(&amp;X)</translation>
    </message>
    <message>
        <source>Open the next finding</source>
        <translation>다음 발견을 엽니다</translation>
    </message>
    <message>
        <source>S&amp;hrink</source>
        <translation>줄이기(&amp;H)</translation>
    </message>
    <message>
        <source>Reduce the selected finding to a minimal case</source>
        <translation>선택한 발견을 최소 사례로 줄입니다</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Open the selected finding in the window</source>
        <translation>선택한 발견을 창에서 엽니다</translation>
    </message>
    <message>
        <source>Shrinking…</source>
        <translation>줄이는 중…</translation>
    </message>
    <message>
        <source>Shrunk. Open it to see it.</source>
        <translation>줄였습니다. 열어서 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>hairline::FindingsWindow</name>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>발견: %1</translation>
    </message>
    <message>
        <source>Find &gt; Own Methods has no %1: its findings can be opened, not shrunk</source>
        <translation>찾기 &gt; 내 방법에 %1이(가) 없습니다. 발견을 열 수는 있지만 줄일 수는 없습니다</translation>
    </message>
    <message>
        <source>&amp;Save Findings…</source>
        <translation>발견 저장…(&amp;S)</translation>
    </message>
    <message>
        <source>Write the findings, those that were shrunk as such, to a file</source>
        <translation>발견을 파일에 씁니다. 줄인 것은 줄인 대로 씁니다</translation>
    </message>
    <message>
        <source>Save Findings</source>
        <translation>발견 저장</translation>
    </message>
    <message>
        <source>Findings (*.jsonl)</source>
        <translation>발견 (*.jsonl)</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>%1에 저장했습니다.</translation>
    </message>
    <message>
        <source>Findings: %1, causes: %2</source>
        <translation>발견: %1, 원인: %2</translation>
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
        <translation>%1  %2, 답이 다름</translation>
    </message>
    <message>
        <source>%1  %2, all agree</source>
        <translation>%1  %2, 모두 일치</translation>
    </message>
    <message>
        <source>Restore frozen case</source>
        <translation>동결한 사례 복원</translation>
    </message>
    <message>
        <source>Frozen. The arrow beside Freeze lists the frozen cases.</source>
        <translation>동결했습니다. ‘동결’ 옆 화살표에 목록이 있습니다.</translation>
    </message>
    <message>
        <source>Copied the scene as text with hexadecimal floats.</source>
        <translation>장면을 16진 부동소수점 수의 텍스트로 복사했습니다.</translation>
    </message>
</context>
<context>
    <name>hairline::GridCells</name>
    <message>
        <source>No triangle comes near this cell.</source>
        <translation>이 셀 가까이에는 삼각형이 없습니다.</translation>
    </message>
</context>
<context>
    <name>hairline::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>도움말 검색</translation>
    </message>
    <message>
        <source>Words to search for in the help</source>
        <translation>도움말에서 찾을 낱말</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>도움말 쪽 목록</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>도움말 쪽</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>이 낱말이 있는 쪽이 없습니다.</translation>
    </message>
</context>
<context>
    <name>hairline::HierarchyModel</name>
    <message>
        <source>leaf %1</source>
        <translation>리프 %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>노드 %1</translation>
    </message>
    <message>
        <source>triangle %1</source>
        <translation>삼각형 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>넓이</translation>
    </message>
    <message>
        <source>The surface area of the node&apos;s volume relative to the root: the probability that a ray through the root hits it</source>
        <translation>루트의 겉넓이에 대한 노드 볼륨의 겉넓이입니다. 루트와 만나는 광선이 이 노드와 만날 확률입니다</translation>
    </message>
</context>
<context>
    <name>hairline::HierarchyPanel</name>
    <message>
        <source>Over</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>the mesh selected</source>
        <translation>선택한 메시</translation>
    </message>
    <message>
        <source>the objects of the scene</source>
        <translation>장면의 객체</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>만들기</translation>
    </message>
    <message>
        <source>How the tree is built</source>
        <translation>트리를 만드는 방법</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>볼륨</translation>
    </message>
    <message>
        <source>Which bounding volume each node has</source>
        <translation>각 노드의 경계 볼륨</translation>
    </message>
    <message>
        <source>&amp;Draw level</source>
        <translation>단계 그리기(&amp;D)</translation>
    </message>
    <message>
        <source>Level of the tree</source>
        <translation>트리의 단계</translation>
    </message>
    <message>
        <source>Which level is drawn; 0 is the root</source>
        <translation>그릴 단계. 0이 루트입니다</translation>
    </message>
    <message>
        <source>Nodes of the tree</source>
        <translation>트리의 노드</translation>
    </message>
    <message>
        <source>No bounded object is visible.</source>
        <translation>보이는 유한한 객체가 없습니다.</translation>
    </message>
    <message>
        <source>No mesh in the scene. A tree can be built over its objects.</source>
        <translation>장면에 메시가 없습니다. 객체들에 대해 트리를 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Building…</source>
        <translation>만드는 중…</translation>
    </message>
    <message>
        <source>High&amp;light mesh intersections</source>
        <translation>메시가 만나는 곳 밝히기(&amp;L)</translation>
    </message>
    <message>
        <source>Show the triangles in which two meshes intersect, and the curves where their surfaces cross, decided exactly</source>
        <translation>장면의 두 메시가 만나는 삼각형과, 표면이 교차하는 곡선을 정확한 판정에 따라 보여 줍니다</translation>
    </message>
    <message>
        <source>The items of the tree</source>
        <translation>무엇에 대해 트리를 만드는지</translation>
    </message>
    <message>
        <source>Draw the volumes of one level of the tree, and of the leaves above it, at most %1</source>
        <translation>트리의 한 단계에 있는 볼륨과 그 위의 리프를 뷰에 그립니다. 최대 %1개</translation>
    </message>
    <message>
        <source>Choose a node to see its volume and its items</source>
        <translation>노드를 선택하면 그 볼륨과 내용이 보입니다</translation>
    </message>
    <message>
        <source>Cost %1 · overlap %2 · %3 bytes per item</source>
        <translation>비용 %1 · 겹침 %2 · 항목당 %3바이트</translation>
    </message>
    <message>
        <source>Cancelled. The next edit rebuilds it.</source>
        <translation>취소되었습니다. 다음 변경 때 다시 만듭니다.</translation>
    </message>
    <message>
        <source>%1 and %2: intersecting pairs of triangles: %3</source>
        <translation>%1, %2: 만나는 삼각형 쌍 %3개</translation>
    </message>
    <message>
        <source>No two meshes intersect.</source>
        <translation>만나는 메시가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>물체 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n triangle(s)</source>
        <translation>
            <numerusform>%1: 삼각형 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · nodes: %2, leaves: %3, depth: %4</source>
        <translation>%1 · 노드: %2, 잎: %3, 깊이: %4</translation>
    </message>
</context>
<context>
    <name>hairline::Importer</name>
    <message>
        <source>&amp;Import Mesh…</source>
        <translation>메시 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>Add a mesh that is read from a file: OBJ, STL, PLY, OFF, glTF or GLB</source>
        <translation>파일에서 읽은 메시를 추가합니다: OBJ, STL, PLY, OFF, glTF, GLB</translation>
    </message>
    <message>
        <source>&amp;Read Mesh Files Again</source>
        <translation>메시 파일 다시 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>Reload mesh files that were missing or have changed</source>
        <translation>없었거나 바뀐 메시 파일을 다시 읽습니다</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Paste objects, or the numbers of any text</source>
        <translation>객체나 텍스트 속의 숫자를 붙여넣습니다</translation>
    </message>
    <message>
        <source>Pa&amp;ste as Shapes…</source>
        <translation>도형으로 붙여넣기(&amp;S)…</translation>
    </message>
    <message>
        <source>Read numbers printed by a program or a debugger, or taken from source code, and preview the shapes</source>
        <translation>프로그램, 디버거, 소스에 있는 숫자를 읽고, 무엇이 되는지 먼저 봅니다</translation>
    </message>
    <message>
        <source>Import Mesh</source>
        <translation>메시 가져오기</translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.ply *.off *.glb *.gltf);;All files (*)</source>
        <translation>메시 (*.obj *.stl *.ply *.off *.glb *.gltf);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>클립보드에 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Text not read</source>
        <translation>텍스트를 읽지 못함</translation>
    </message>
    <message>
        <source>“%1” could not be read: %2</source>
        <translation>“%1”을(를) 읽을 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>hairline::InvarianceDialog</name>
    <message>
        <source>Invariance</source>
        <translation>불변성</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>종류(&amp;K)</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>묻는 중…</translation>
    </message>
    <message>
        <source>Verdicts that differ from most of their column: %1</source>
        <translation>같은 방법의 다른 판정과 다른 판정: %1개</translation>
    </message>
    <message>
        <source>Verdicts of all equivalent questions</source>
        <translation>같은 것을 묻는 모든 방식의 판정</translation>
    </message>
    <message>
        <source>Every method gives the same answer to all %1 equivalent questions.</source>
        <translation>모든 방법이 %1가지 방식에 모두 똑같이 답합니다.</translation>
    </message>
</context>
<context>
    <name>hairline::InvarianceModel</name>
    <message>
        <source>Swapped</source>
        <translation>맞바꿈</translation>
    </message>
    <message>
        <source>Vertices %1</source>
        <extracomment>&quot;a 1 0 2&quot;: the vertices of the first shape in another order.</extracomment>
        <translation>꼭짓점 %1</translation>
    </message>
    <message>
        <source>Moved by %1</source>
        <translation>%1만큼 이동</translation>
    </message>
    <message>
        <source>Times %1</source>
        <translation>%1배</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>그대로</translation>
    </message>
    <message>
        <source>Rotated %1°</source>
        <extracomment>&quot;z 90&quot;: about the axis, by so many degrees.</extracomment>
        <translation>%1° 회전</translation>
    </message>
    <message>
        <source>Answer to most equivalent questions: %1</source>
        <translation>동등한 질문 대부분의 답: %1</translation>
    </message>
</context>
<context>
    <name>hairline::Jobs</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>메모리가 부족합니다.</translation>
    </message>
</context>
<context>
    <name>hairline::LegendStrip</name>
    <message>
        <source>Legend of the view</source>
        <translation>뷰의 범례</translation>
    </message>
    <message>
        <source>Legend: colours and marks appear here.</source>
        <translation>범례: 색과 표시의 뜻이 여기에 나타납니다.</translation>
    </message>
</context>
<context>
    <name>hairline::LessonList</name>
    <message>
        <source>&amp;Start</source>
        <translation>시작(&amp;S)</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>수업</translation>
    </message>
    <message>
        <source>What the lesson is about</source>
        <translation>수업의 내용</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>%1
cannot be played</source>
        <translation>%1
진행할 수 없음</translation>
    </message>
    <message>
        <source>%1
✓ all %2 done</source>
        <extracomment>A lesson: its title, and how many of its checkpoints are done.</extracomment>
        <translation>%1
✓ %2개 모두 완료</translation>
    </message>
    <message>
        <source>%1
%2 of %3 done</source>
        <translation>%1
%3개 중 %2개 완료</translation>
    </message>
    <message>
        <source>This lesson cannot be played yet:</source>
        <translation>이 수업은 아직 진행할 수 없습니다:</translation>
    </message>
    <message>
        <source>Start &amp;Over</source>
        <translation>처음부터 시작(&amp;A)</translation>
    </message>
    <message>
        <source>Continue the lesson where you left it</source>
        <translation>멈춘 곳부터 수업을 진행합니다</translation>
    </message>
    <message>
        <source>Discard the progress in this lesson and return to its first page</source>
        <translation>이 수업에서 한 것을 지우고 첫 쪽부터 시작합니다</translation>
    </message>
    <message>
        <source>Open your own lesson (its file lesson.md)</source>
        <translation>직접 만든 수업을 lesson.md 파일로 엽니다</translation>
    </message>
</context>
<context>
    <name>hairline::LessonPageView</name>
    <message>
        <source>Page of the lesson</source>
        <translation>수업 쪽</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>수업 본문</translation>
    </message>
    <message>
        <source>‹ Lessons</source>
        <translation>‹ 수업</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>모든 수업</translation>
    </message>
    <message>
        <source>Back to the list of lessons. The page is remembered.</source>
        <translation>수업 목록으로 돌아갑니다. 보던 쪽은 기억됩니다.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>다음(&amp;N)</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>다음 쪽</translation>
    </message>
    <message>
        <source>&amp;Reset Scene</source>
        <translation>장면 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%2쪽 중 %1쪽</translation>
    </message>
    <message>
        <source>&amp;Next Lesson</source>
        <translation>다음 수업(&amp;N)</translation>
    </message>
    <message>
        <source>Continue with “%1”</source>
        <translation>“%1” 수업을 이어 갑니다</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>이전 쪽</translation>
    </message>
    <message>
        <source>Restore the scene of this page. Undo brings your changes back.</source>
        <translation>이 쪽의 장면을 원래대로 되돌립니다. 실행 취소하면 바꾼 것이 돌아옵니다.</translation>
    </message>
    <message>
        <source>Another scene is open. *Reset Scene* opens that of this page, which the text is about.</source>
        <translation>다른 장면이 열려 있습니다. *장면 초기화*를 누르면 본문이 다루는 이 쪽의 장면이 열립니다.</translation>
    </message>
</context>
<context>
    <name>hairline::LessonPanel</name>
    <message>
        <source>Open Lesson</source>
        <translation>수업 열기</translation>
    </message>
    <message>
        <source>Lessons (lesson.md)</source>
        <translation>수업 (lesson.md)</translation>
    </message>
</context>
<context>
    <name>hairline::LessonPlayer</name>
    <message>
        <source>Scene of the lesson</source>
        <translation>수업의 장면</translation>
    </message>
    <message>
        <source>Solution of the lesson</source>
        <translation>수업의 풀이</translation>
    </message>
</context>
<context>
    <name>hairline::MainWindow</name>
    <message>
        <source>%1 has changed on disk and was loaded again.</source>
        <translation>%1이(가) 디스크에서 변경되어 다시 불러왔습니다.</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>복셀</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>계층</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>수업</translation>
    </message>
    <message>
        <source>Autosave failed</source>
        <translation>자동 저장 실패</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>범례</translation>
    </message>
    <message>
        <source>Show what the colours and marks in the view mean</source>
        <translation>뷰의 색과 표시가 무엇을 뜻하는지 보여 줍니다</translation>
    </message>
    <message>
        <source>Autosave to %1 failed: %2. It will be retried; save the scene elsewhere.</source>
        <translation>%1에 자동 저장하지 못했습니다: %2. 다시 시도하지만, 장면을 다른 곳에 저장하세요.</translation>
    </message>
    <message>
        <source>Something could not be computed: %1</source>
        <translation>계산할 수 없는 것이 있습니다: %1</translation>
    </message>
    <message>
        <source>A checkpoint of the lesson is done.</source>
        <translation>수업의 확인 문제를 해냈습니다.</translation>
    </message>
    <message>
        <source>%1[*] – Hairline</source>
        <translation>%1[*] – Hairline</translation>
    </message>
    <message>
        <source>P&amp;resentation</source>
        <translation>발표(&amp;R)</translation>
    </message>
    <message>
        <source>Esc ends the presentation.</source>
        <translation>Esc를 누르면 발표가 끝납니다.</translation>
    </message>
    <message>
        <source>Export Ste&amp;ps…</source>
        <translation>단계 내보내기(&amp;P)…</translation>
    </message>
    <message>
        <source>Export the steps of the explanation as pictures or as an animation</source>
        <translation>설명의 단계를 그림이나 애니메이션으로 내보냅니다</translation>
    </message>
    <message>
        <source>There are no steps to export: select two objects first.</source>
        <translation>내보낼 단계가 없습니다. 먼저 두 객체를 선택하세요.</translation>
    </message>
    <message>
        <source>Derivation</source>
        <translation>유도</translation>
    </message>
    <message>
        <source>Verdict Map</source>
        <translation>판정 지도</translation>
    </message>
    <message>
        <source>Wor&amp;kspaces</source>
        <translation>작업 공간(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>위(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>아래(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>앞(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>왼쪽(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>오른쪽(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;One View</source>
        <translation>뷰 하나(&amp;O)</translation>
    </message>
    <message>
        <source>The free view alone</source>
        <translation>자유 뷰만 보입니다</translation>
    </message>
    <message>
        <source>&amp;Two Views</source>
        <translation>뷰 둘(&amp;T)</translation>
    </message>
    <message>
        <source>The view from the top and the free one</source>
        <translation>위에서 본 뷰와 자유 뷰</translation>
    </message>
    <message>
        <source>&amp;Four Views</source>
        <translation>뷰 넷(&amp;F)</translation>
    </message>
    <message>
        <source>The views from the top, the front and the right, and the free one</source>
        <translation>위, 앞, 오른쪽에서 본 뷰와 자유 뷰</translation>
    </message>
    <message>
        <source>&amp;Maximize the Active View	V</source>
        <translation>활성 뷰 최대화(&amp;M)	V</translation>
    </message>
    <message>
        <source>Show the view that was clicked last alone, or all of them again (V, or a double click on its name)</source>
        <translation>마지막으로 클릭한 뷰만 보이거나 다시 모두 보입니다 (V, 또는 이름을 두 번 클릭)</translation>
    </message>
    <message>
        <source>&amp;Move	W</source>
        <translation>이동(&amp;M)	W</translation>
    </message>
    <message>
        <source>Move the selection by its arrows (W)</source>
        <translation>선택한 것을 화살표로 이동합니다 (W)</translation>
    </message>
    <message>
        <source>&amp;Rotate	E</source>
        <translation>회전(&amp;T)	E</translation>
    </message>
    <message>
        <source>Rotate the selection by its rings (E)</source>
        <translation>선택한 것을 고리로 회전합니다 (E)</translation>
    </message>
    <message>
        <source>Scale the selection by its handles</source>
        <translation>선택한 것을 핸들로 크기 조절</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>크기 조절(&amp;S)</translation>
    </message>
    <message>
        <source>Along the Object&apos;s &amp;Own Axes	L</source>
        <translation>객체의 축을 따라(&amp;O)	L</translation>
    </message>
    <message>
        <source>Arrows and rings along the axes of the object, not of the world (L)</source>
        <translation>화살표와 고리를 월드가 아니라 객체의 축에 맞춥니다 (L)</translation>
    </message>
    <message>
        <source>&amp;Keys G, R, S</source>
        <translation>키 G, R, S(&amp;K)</translation>
    </message>
    <message>
        <source>G, R and S move, rotate and scale the selection; then move the mouse or type an amount. When off, R shows the scaling handles and S toggles snapping</source>
        <translation>G, R, S로 선택한 것을 이동, 회전, 크기 조절합니다. 이어서 마우스를 움직이거나 양을 입력합니다. 끄면 R은 크기 조절 손잡이를 보이고 S는 스냅합니다</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>시스템 설정대로(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>Frame &amp;Selected	F</source>
        <translation>선택한 것에 맞추기(&amp;S)	F</translation>
    </message>
    <message>
        <source>Frame the selection (F)</source>
        <translation>선택한 것에 뷰를 맞춥니다 (F)</translation>
    </message>
    <message>
        <source>Frame &amp;All	A</source>
        <translation>모두에 맞추기(&amp;A)	A</translation>
    </message>
    <message>
        <source>Frame everything (A)</source>
        <translation>모든 것에 뷰를 맞춥니다 (A)</translation>
    </message>
    <message>
        <source>&amp;Look From</source>
        <translation>보는 방향(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Orthographic	P</source>
        <translation>직교(&amp;O)	P</translation>
    </message>
    <message>
        <source>Orthographic view: parallel lines stay parallel (P)</source>
        <translation>직교 뷰: 평행선이 평행하게 보입니다 (P)</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>격자(&amp;G)</translation>
    </message>
    <message>
        <source>Show the ground grid</source>
        <translation>바닥 격자를 보여 줍니다</translation>
    </message>
    <message>
        <source>Mesh &amp;Edges</source>
        <translation>메시의 변(&amp;E)</translation>
    </message>
    <message>
        <source>Show lines along the edges of meshes&apos; triangles</source>
        <translation>메시 삼각형의 변을 따라 선을 보여 줍니다</translation>
    </message>
    <message>
        <source>S&amp;plit</source>
        <translation>화면 나누기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>언어(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Compare Voxels…</source>
        <translation>복셀 비교(&amp;C)…</translation>
    </message>
    <message>
        <source>One moving triangle, voxel by voxel, by PEF, by SAT and exactly, side by side</source>
        <translation>움직이는 삼각형 하나를 PEF, SAT, 정확한 판정으로 복셀마다 나란히 비교합니다</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>패널(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation>다음 패널(&amp;N)</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the next panel</source>
        <translation>키보드 포커스를 다음 패널로 옮깁니다</translation>
    </message>
    <message>
        <source>Pre&amp;vious Panel</source>
        <translation>이전 패널(&amp;V)</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous panel</source>
        <translation>키보드 포커스를 이전 패널로 옮깁니다</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>배치 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default layout</source>
        <translation>모든 패널을 처음 자리로 되돌립니다</translation>
    </message>
    <message>
        <source>Opened the input of a failure: %1</source>
        <translation>실패의 입력을 열었습니다: %1</translation>
    </message>
    <message>
        <source>Opened a finding: %1</source>
        <translation>발견을 열었습니다: %1</translation>
    </message>
    <message>
        <source>There is no active pair.</source>
        <translation>초점 쌍이 없습니다.</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>Keep undo steps up to %1 MB; older steps are discarded</source>
        <translation>실행 취소 단계를 %1 MB까지 보관하고 오래된 것부터 버립니다</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>새로 만들기(&amp;N)</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>새 장면</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a scene</source>
        <translation>장면을 엽니다</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Examples…</source>
        <translation>예제(&amp;E)…</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>예제</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation>장면을 저장합니다</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the scene under another name</source>
        <translation>장면을 다른 이름으로 저장합니다</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the scene as a unit test, a file, a vector picture, a report or a mesh</source>
        <translation>장면을 단위 테스트, 파일, 벡터 그림, 보고서 또는 메시로 내보냅니다</translation>
    </message>
    <message>
        <source>Copy Pic&amp;ture</source>
        <translation>그림 복사(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the view as a picture</source>
        <translation>뷰를 그림으로 복사합니다</translation>
    </message>
    <message>
        <source>The view was copied as a picture.</source>
        <translation>뷰를 그림으로 복사했습니다.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>Undo &amp;Memory</source>
        <translation>실행 취소 메모리(&amp;M)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>Cut the selected objects</source>
        <translation>선택한 객체를 잘라냅니다</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>잘라내기</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected objects as JSON text</source>
        <translation>선택한 객체를 JSON 텍스트로 복사합니다</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>복제(&amp;D)</translation>
    </message>
    <message>
        <source>Duplicate the selected objects</source>
        <translation>선택한 객체를 복제합니다</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>삭제(&amp;L)</translation>
    </message>
    <message>
        <source>Delete the selected objects</source>
        <translation>선택한 객체를 삭제합니다</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>모두 선택(&amp;A)</translation>
    </message>
    <message>
        <source>Select all objects</source>
        <translation>모든 객체를 선택합니다</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>선택 반전(&amp;I)</translation>
    </message>
    <message>
        <source>Select the visible objects that are not selected</source>
        <translation>보이는 객체 중 선택하지 않은 것을 선택합니다</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>숨기기(&amp;H)</translation>
    </message>
    <message>
        <source>Hide the selected objects</source>
        <translation>선택한 객체를 숨깁니다</translation>
    </message>
    <message>
        <source>Sho&amp;w All</source>
        <translation>모두 보이기(&amp;W)</translation>
    </message>
    <message>
        <source>Show the hidden objects and select them</source>
        <translation>숨긴 객체를 보이고 선택합니다</translation>
    </message>
    <message>
        <source>Loc&amp;k or Unlock</source>
        <translation>잠그기/잠금 풀기(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Pin the Active Pair</source>
        <translation>초점 쌍 고정(&amp;P)</translation>
    </message>
    <message>
        <source>Keep this pair active, whatever is selected</source>
        <translation>무엇을 선택하든 이 쌍에 초점을 둡니다</translation>
    </message>
    <message>
        <source>Add Displace&amp;ment</source>
        <translation>변위 추가(&amp;M)</translation>
    </message>
    <message>
        <source>Add a displacement to the selected objects; drag the tip of the arrow to change it</source>
        <translation>선택한 객체가 움직이게 합니다. 화살표 끝을 끌어 갈 곳을 정하세요</translation>
    </message>
    <message>
        <source>Remo&amp;ve Displacement</source>
        <translation>변위 제거(&amp;V)</translation>
    </message>
    <message>
        <source>Remove the displacement of the selected objects</source>
        <translation>선택한 객체를 멈춰 둡니다</translation>
    </message>
    <message>
        <source>&amp;Freeze the Case</source>
        <translation>사례 동결(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>In the Plane (&amp;2D)</source>
        <translation>평면 위 (&amp;2D)</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>추가…</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>찾기(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Disagreements…</source>
        <translation>불일치(&amp;D)…</translation>
    </message>
    <message>
        <source>Search for shapes on which answers are wrong or disagree</source>
        <translation>답이 틀리거나 서로 다른 도형을 찾습니다</translation>
    </message>
    <message>
        <source>&amp;Invariance…</source>
        <translation>불변성(&amp;I)…</translation>
    </message>
    <message>
        <source>Test the active pair for invariance under swapping, vertex order, motion and scaling</source>
        <translation>초점 쌍에 대해 같은 질문을 모든 방식으로 묻습니다</translation>
    </message>
    <message>
        <source>&amp;Own Methods…</source>
        <translation>내 방법(&amp;O)…</translation>
    </message>
    <message>
        <source>Add your own functions as methods for verdicts and searches</source>
        <translation>직접 만든 함수를 판정과 모든 찾기에서 쓰는 방법으로 추가합니다</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Open the help page of the focused panel</source>
        <translation>초점이 있는 패널의 도움말을 엽니다</translation>
    </message>
    <message>
        <source>&amp;Keys and Mouse</source>
        <translation>키와 마우스(&amp;K)</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>키와 마우스</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>명령(&amp;C)…</translation>
    </message>
    <message>
        <source>Find and run any command</source>
        <translation>명령을 찾아 실행합니다</translation>
    </message>
    <message>
        <source>Change &amp;Shortcuts…</source>
        <translation>단축키 변경(&amp;S)…</translation>
    </message>
    <message>
        <source>See and change all shortcuts</source>
        <translation>모든 단축키를 보고 바꿉니다</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>수업(&amp;L)…</translation>
    </message>
    <message>
        <source>Learn collision tests in the live scene</source>
        <translation>살아 있는 장면에서 충돌 판정을 배웁니다</translation>
    </message>
    <message>
        <source>&amp;Open Lesson…</source>
        <translation>수업 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a lesson of your own</source>
        <translation>직접 만든 수업을 엽니다</translation>
    </message>
    <message>
        <source>&amp;Notes of the Scene</source>
        <translation>장면의 메모(&amp;N)</translation>
    </message>
    <message>
        <source>Show the notes of the scene</source>
        <translation>장면의 메모를 보여 줍니다</translation>
    </message>
    <message>
        <source>&amp;About Hairline</source>
        <translation>Hairline 정보(&amp;A)</translation>
    </message>
    <message>
        <source>About Hairline</source>
        <translation>Hairline 정보</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>도형</translation>
    </message>
    <message>
        <source>Make %1 the active operands</source>
        <translation>%1을(를) 초점 피연산자로 만듭니다</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 및 </translation>
    </message>
    <message>
        <source>No query fits the two selected objects</source>
        <translation>선택한 두 객체에 맞는 질의가 없습니다</translation>
    </message>
    <message>
        <source>Select another object, or one that fits the first of the active pair</source>
        <translation>다른 객체나, 묻고 있는 쌍의 첫째와 맞는 객체를 선택하세요</translation>
    </message>
    <message>
        <source>Frame Rate</source>
        <translation>프레임 속도</translation>
    </message>
    <message>
        <source>Show how many pictures of the view are drawn per second</source>
        <translation>뷰를 1초에 몇 장 그렸는지 표시합니다</translation>
    </message>
    <message>
        <source>Waiting for scenes from hairline send.</source>
        <translation>hairline send가 보낼 장면을 기다리는 중입니다.</translation>
    </message>
    <message>
        <source>Rece&amp;ive Scenes</source>
        <translation>장면 받기(&amp;I)</translation>
    </message>
    <message>
        <source>Show the scenes that debuggers and other programs send with hairline send</source>
        <translation>디버거 등 다른 프로그램이 hairline send로 보내는 장면을 표시</translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <translation>열었습니다: %1</translation>
    </message>
    <message>
        <source>Lock the selected objects: they are neither picked nor dragged in the view</source>
        <translation>선택한 객체를 잠급니다. 잠긴 객체는 뷰에서 선택하거나 끌 수 없습니다</translation>
    </message>
    <message>
        <source>Freeze the case: stop the drag and keep the scene in the list beside Freeze</source>
        <translation>사례 동결: 끌기를 멈추고 장면을 ‘동결’ 옆 목록에 남깁니다</translation>
    </message>
    <message>
        <source>Cop&amp;y the Case</source>
        <translation>사례 복사(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the scene as text with hexadecimal floats</source>
        <translation>장면을 16진 부동소수점 수의 텍스트로 복사합니다</translation>
    </message>
    <message>
        <source>Queries on more objects take three planes, or three to five points</source>
        <translation>세 개 이상의 객체에 대한 질의는 평면 세 개 또는 점 세 개에서 다섯 개만 받습니다</translation>
    </message>
    <message>
        <source>Select two objects to test, three planes, or three to five points</source>
        <translation>검사할 객체 두 개, 평면 세 개 또는 점 세 개에서 다섯 개를 선택하세요</translation>
    </message>
    <message>
        <source>Test T&amp;hese</source>
        <translation>이것들을 판정(&amp;H)</translation>
    </message>
    <message>
        <source>Add Rotat&amp;ion</source>
        <translation>회전 추가(&amp;I)</translation>
    </message>
    <message>
        <source>Let the selected objects rotate over time; drag the axis, its base and the end of the arc to change it</source>
        <translation>선택한 객체가 시간에 따라 회전하게 합니다. 축과 그 밑점, 호의 끝을 끌어 바꾸세요</translation>
    </message>
    <message>
        <source>Remove Rotati&amp;on</source>
        <translation>회전 제거(&amp;O)</translation>
    </message>
    <message>
        <source>Remove the rotation over time of the selected objects</source>
        <translation>선택한 객체의 시간에 따른 회전을 제거합니다</translation>
    </message>
    <message>
        <source>The active pair moves in a way that this test does not know; it is tested at rest.</source>
        <translation>활성 쌍의 움직임은 이 검사에서 다룰 수 없으므로 정지한 상태로 검사합니다.</translation>
    </message>
    <message>
        <source>Ray-Cast Image</source>
        <translation>광선 그림</translation>
    </message>
    <message>
        <source>&amp;Transform Gizmo</source>
        <translation>변형 기즈모(&amp;T)</translation>
    </message>
</context>
<context>
    <name>hairline::MapPanel</name>
    <message>
        <source>no verdict</source>
        <translation>판정 없음</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>1 ulp</source>
        <translation>1 ulp</translation>
    </message>
    <message>
        <source>Map of verdicts</source>
        <translation>판정 지도</translation>
    </message>
    <message>
        <source>Wheel or + and −: zoom · drag: move · click or Enter: put the scene there · Home: back to the scene · End: steps of one unit in the last place</source>
        <translation>휠 또는 +, −: 확대/축소 · 끌기: 이동 · 클릭 또는 Enter: 장면을 그곳에 놓기 · Home: 장면으로 돌아가기 · End: 1 ulp 단계</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>가로</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>세로</translation>
    </message>
    <message>
        <source>Method A</source>
        <translation>방법 A</translation>
    </message>
    <message>
        <source>Method B</source>
        <translation>방법 B</translation>
    </message>
    <message>
        <source>The method whose verdicts are shown</source>
        <translation>판정을 보여 줄 방법</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>where A and B differ</source>
        <translation>A와 B가 다른 곳</translation>
    </message>
    <message>
        <source>verdict of A</source>
        <translation>A의 판정</translation>
    </message>
    <message>
        <source>signed gap of A</source>
        <translation>A의 부호 있는 간격</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>허용 오차</translation>
    </message>
    <message>
        <source>Tolerance of A</source>
        <translation>A의 허용 오차</translation>
    </message>
    <message>
        <source>To the &amp;Scene</source>
        <translation>장면으로(&amp;S)</translation>
    </message>
    <message>
        <source>To &amp;Ulps</source>
        <translation>ulp 단위로(&amp;U)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the map with its axes as a PNG picture</source>
        <translation>지도를 축과 함께 PNG 그림으로 저장합니다</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the map with its axes as a picture</source>
        <translation>지도를 축과 함께 그림으로 복사합니다</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Cancelled. The next edit restarts it.</source>
        <translation>취소되었습니다. 다음 편집 때 다시 시작합니다.</translation>
    </message>
    <message>
        <source>Computing… %1 %</source>
        <translation>계산 중… %1 %</translation>
    </message>
    <message>
        <source>%1 × %2 pixels of %3 across and %4 upwards.</source>
        <translation>%1 × %2픽셀, 픽셀마다 가로 %3, 세로 %4.</translation>
    </message>
    <message>
        <source>no such shape</source>
        <translation>그런 도형 없음</translation>
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
        <translation>간격 %1</translation>
    </message>
    <message>
        <source>A counts gaps up to %1 as touching: it differs from B at %2 of %3 pixels.</source>
        <translation>A는 %1 이하의 간격을 닿음으로 칩니다. %3픽셀 중 %2픽셀에서 B와 다릅니다.</translation>
    </message>
    <message>
        <source>The map was copied.</source>
        <translation>지도를 복사했습니다.</translation>
    </message>
    <message>
        <source>Export the Map</source>
        <translation>지도 내보내기</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 그림 (*.png)</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>내보내지 못함</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1을(를) 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>%1(으)로 내보냈습니다.</translation>
    </message>
    <message>
        <source>The degree of freedom along the horizontal axis</source>
        <translation>왼쪽에서 오른쪽으로 바뀌는 것</translation>
    </message>
    <message>
        <source>The degree of freedom along the vertical axis</source>
        <translation>아래에서 위로 바뀌는 것</translation>
    </message>
    <message>
        <source>The method to compare A with; choose an exact one as the reference</source>
        <translation>A의 판정과 비교할 방법. exact 방법은 심판이 됩니다</translation>
    </message>
    <message>
        <source>What the colours of the pixels show</source>
        <translation>픽셀을 무엇에 따라 칠하는지</translation>
    </message>
    <message>
        <source>A also counts as touching where its gap is at most this. The methods have no tolerance; this shows what one would cost.</source>
        <translation>A가 알려 준 간격이 이 값 이하인 곳에서도 “닿음”으로 칩니다. 방법 자체에는 허용 오차가 없으며, 허용 오차를 두면 무엇을 잃는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Show the range of both objects, centred on the scene</source>
        <translation>지금의 장면을 중심으로 객체 전체를 보여 줍니다</translation>
    </message>
    <message>
        <source>Show one unit in the last place per pixel, centred on the scene</source>
        <translation>지금의 장면을 중심으로 픽셀 하나가 1 ulp가 되게 보여 줍니다</translation>
    </message>
    <message>
        <source>Point at a pixel to see its verdicts.</source>
        <translation>픽셀을 가리키면 그곳의 답이 보입니다.</translation>
    </message>
</context>
<context>
    <name>hairline::MapView</name>
    <message>
        <source>Select two objects that can be tested; at least one must be unlocked.</source>
        <translation>판정할 수 있는 두 객체를 선택하세요. 적어도 하나는 잠기지 않아야 합니다.</translation>
    </message>
</context>
<context>
    <name>hairline::MeasureTool</name>
    <message>
        <source>Measure angle</source>
        <translation>각도 측정</translation>
    </message>
    <message>
        <source>Measure distance</source>
        <translation>거리 측정</translation>
    </message>
    <message>
        <source>Nothing to measure there: click a corner, an edge or a face of an object.</source>
        <translation>거기에는 잴 것이 없습니다. 객체의 꼭짓점, 변, 면을 클릭하세요.</translation>
    </message>
    <message>
        <source>An angle needs three points; click without Ctrl.</source>
        <translation>각도에는 점 세 개가 필요합니다. Ctrl 없이 클릭하세요.</translation>
    </message>
    <message>
        <source>a corner, an edge or a face</source>
        <translation>꼭짓점, 변, 면</translation>
    </message>
    <message>
        <source>Measure: click %1, Ctrl+click takes the whole object. Esc ends.</source>
        <translation>측정: %1 클릭. Ctrl+클릭은 객체 전체. Esc: 끝내기.</translation>
    </message>
    <message>
        <source>Angle at %1: click %2. Esc goes back.</source>
        <translation>%1의 각도: %2 클릭. Esc: 뒤로.</translation>
    </message>
    <message>
        <source>No closest query answers for these two.</source>
        <translation>이 둘의 거리를 알려 주는 최근접 질의가 없습니다.</translation>
    </message>
    <message>
        <source>Measure from %1: click %2; Shift+click continues to an angle. Esc goes back.</source>
        <translation>%1부터 측정: %2 클릭. Shift+클릭은 그곳의 각도로 이어짐. Esc: 뒤로.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n measurement(s)</source>
        <translation>
            <numerusform>측정 %n개 삭제</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::MeshFiles</name>
    <message>
        <source>reading was cancelled</source>
        <translation>읽기가 취소되었습니다</translation>
    </message>
    <message>
        <source>%1 was not read: %2</source>
        <translation>%1을(를) 읽지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>%1 다시 읽기</translation>
    </message>
    <message>
        <source>No mesh of the scene refers to a file.</source>
        <translation>파일을 참조하는 메시가 장면에 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Read %1: %Ln triangle(s)</source>
        <translation>
            <numerusform>%1을(를) 읽었습니다: 삼각형 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::MeshSection</name>
    <message>
        <source>Read Again</source>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <source>Read the files of meshes again</source>
        <translation>메시 파일을 다시 읽습니다</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>파일: %1</translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation>읽지 못함: %1</translation>
    </message>
    <message>
        <source>Being read…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Triangles: %1, vertices: %2</source>
        <translation>삼각형: %1, 꼭짓점: %2</translation>
    </message>
    <message>
        <source>Not inspected: cancelled</source>
        <translation>검사하지 않음: 취소됨</translation>
    </message>
    <message>
        <source>Being inspected…</source>
        <translation>검사하는 중…</translation>
    </message>
    <message>
        <source>Closed, and nothing unusual was found.</source>
        <translation>닫혀 있으며 이상한 점이 없습니다.</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>발견: %1.</translation>
    </message>
</context>
<context>
    <name>hairline::NotesPane</name>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Notes of the scene</source>
        <translation>장면의 메모</translation>
    </message>
    <message>
        <source>Notes of the scene, as Markdown</source>
        <translation>장면의 메모 (Markdown)</translation>
    </message>
    <message>
        <source>What to look for in this scene, as Markdown</source>
        <translation>이 장면에서 눈여겨볼 것 (Markdown)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Show the notes as a page</source>
        <translation>메모를 문서로 보여 줍니다</translation>
    </message>
    <message>
        <source>Write notes for this scene</source>
        <translation>이 장면의 메모를 씁니다</translation>
    </message>
    <message>
        <source>Edit the notes of this scene</source>
        <translation>이 장면의 메모를 편집합니다</translation>
    </message>
    <message>
        <source>Edit notes</source>
        <translation>메모 편집</translation>
    </message>
</context>
<context>
    <name>hairline::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>hairline::OwnMethodsDialog</name>
    <message>
        <source>Own Methods</source>
        <translation>내 방법</translation>
    </message>
    <message>
        <source>Own methods</source>
        <translation>내 방법</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Library or command</source>
        <translation>라이브러리 또는 명령</translation>
    </message>
    <message>
        <source>Last failure</source>
        <translation>마지막 실패</translation>
    </message>
    <message>
        <source>Add &amp;Library…</source>
        <translation>라이브러리 추가(&amp;L)…</translation>
    </message>
    <message>
        <source>Add the methods of a shared library (*.so)</source>
        <translation>공유 라이브러리(*.so)의 방법을 추가합니다</translation>
    </message>
    <message>
        <source>Add &amp;Program</source>
        <translation>프로그램 추가(&amp;P)</translation>
    </message>
    <message>
        <source>Add a program, by the command line that starts it</source>
        <translation>시작하는 명령줄로 프로그램을 추가합니다</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected method from the list</source>
        <translation>고른 방법을 목록에서 뺍니다</translation>
    </message>
    <message>
        <source>Its name in verdicts and findings</source>
        <translation>판정과 발견에서 쓰는 이름</translation>
    </message>
    <message>
        <source>/path/to/library.so, or a command such as python3 mine.py</source>
        <translation>/path/to/library.so 또는 python3 mine.py 같은 명령</translation>
    </message>
    <message>
        <source>The path of a shared library, or a line for the shell</source>
        <translation>공유 라이브러리의 경로 또는 셸 명령 한 줄</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds.</extracomment>
        <translation> 초</translation>
    </message>
    <message>
        <source>&amp;Open Its Input</source>
        <translation>입력 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Open the input of the failure in the window</source>
        <translation>실패를 일으킨 입력을 창에서 엽니다</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>Library or &amp;command</source>
        <translation>라이브러리 또는 명령(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Time limit</source>
        <translation>시간 제한(&amp;T)</translation>
    </message>
    <message>
        <source>Add a Shared Library</source>
        <translation>공유 라이브러리 추가</translation>
    </message>
    <message>
        <source>Shared libraries (*.so);;All files (*)</source>
        <translation>공유 라이브러리 (*.so);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Loading %1…</source>
        <translation>%1 불러오는 중…</translation>
    </message>
    <message>
        <source>%1 was not added: %2</source>
        <translation>%1을(를) 추가하지 않았습니다: %2</translation>
    </message>
    <message>
        <source>it cannot be loaded</source>
        <translation>불러올 수 없음</translation>
    </message>
    <message>
        <source>it crashed while it was loaded</source>
        <translation>불러오는 동안 비정상 종료함</translation>
    </message>
    <message>
        <source>%1 was not added: it has no methods</source>
        <translation>%1을(를) 추가하지 않았습니다: 방법이 없음</translation>
    </message>
    <message>
        <source>Added from %1: %2</source>
        <translation>%1에서 추가: %2</translation>
    </message>
    <message>
        <source>program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Type the command line of the program, then switch it on.</source>
        <translation>프로그램의 명령줄을 입력한 다음 켜세요.</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 실패</translation>
    </message>
    <message>
        <source>None since the start</source>
        <translation>시작한 뒤로 없음</translation>
    </message>
    <message>
        <source>Your own function becomes a method beside the built-in ones: a shared library with the interface of hairline_plugin.h, or a program that answers requests line by line. Each runs in a process of its own, so that it can crash or hang without harm.</source>
        <translation>직접 만든 함수도 내장 방법과 똑같은 방법이 됩니다. hairline_plugin.h의 인터페이스를 갖춘 공유 라이브러리나, 요청에 한 줄씩 답하는 프로그램이면 됩니다. 저마다 별도의 프로세스에서 실행되므로 비정상 종료하거나 응답이 없어도 해가 없습니다.</translation>
    </message>
    <message>
        <source>A method that does not answer within this time is restarted</source>
        <translation>이 시간 동안 답하지 않으면 멈춘 것으로 보고 새로 시작합니다</translation>
    </message>
</context>
<context>
    <name>hairline::PairListModel</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The two objects of a pair: &quot;Triangle and Box&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>다름</translation>
    </message>
    <message>
        <source>no query</source>
        <translation>질의 없음</translation>
    </message>
    <message>
        <source>%1: methods give different answers. Exactly, they %2.</source>
        <translation>%1: 방법마다 답이 다릅니다. 정확한 답: %2.</translation>
    </message>
    <message>
        <source>%1: %2 apart</source>
        <translation>%1: %2만큼 떨어져 있음</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>★ differ</source>
        <extracomment>Only a user&apos;s own method differs.</extracomment>
        <translation>★ 다름</translation>
    </message>
    <message>
        <source>★ %1 in %2: %3</source>
        <extracomment>A user&apos;s own method, a scalar, and what it says of a pair.</extracomment>
        <translation>★ %1 (%2): %3</translation>
    </message>
    <message>
        <source>intersect</source>
        <translation>만남</translation>
    </message>
    <message>
        <source>disjoint</source>
        <translation>분리</translation>
    </message>
    <message>
        <source>are disjoint</source>
        <translation>분리</translation>
    </message>
</context>
<context>
    <name>hairline::PairTitle</name>
    <message>
        <source>Swap A and B</source>
        <translation>A와 B 바꾸기</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a letter, %2 the name of an object.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. Click to choose another object.</source>
        <translation>%1: %2. 클릭하여 다른 객체를 선택합니다.</translation>
    </message>
    <message>
        <source>The queries on this pair have a fixed order of operands</source>
        <translation>이 쌍의 질의는 피연산자 순서가 정해져 있습니다</translation>
    </message>
</context>
<context>
    <name>hairline::PairsPanel</name>
    <message>
        <source>Pairs of objects</source>
        <translation>객체 쌍</translation>
    </message>
    <message>
        <source>No pairs yet.

Two objects make the first one.</source>
        <translation>아직 쌍이 없습니다.

객체가 둘이면 첫 쌍이 생깁니다.</translation>
    </message>
    <message>
        <source>, methods differ in %1</source>
        <translation>, 그중 %1쌍에서 방법마다 다름</translation>
    </message>
    <message>
        <source> – computing…</source>
        <translation> – 계산 중…</translation>
    </message>
    <message numerus="yes">
        <source>; no query takes %n other pair(s)</source>
        <translation>
            <numerusform>; 다른 쌍 %n개에는 질의가 없음</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a query: %1.</source>
        <extracomment>%1 are pairs of types: &quot;point and line, cone and capsule&quot;.</extracomment>
        <translation>질의가 없는 쌍: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source> – cancelled; the next edit continues</source>
        <translation> – 취소됨. 나머지는 다음 변경 때 묻습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), %1 intersect</source>
        <translation>
            <numerusform>쌍 %n개, 교차 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is near: %1</source>
        <translation>가까운 것만: %1</translation>
    </message>
    <message>
        <source>a grid is tested cell by cell: click one</source>
        <translation>격자는 셀 단위로 판정됩니다. 셀을 클릭하세요</translation>
    </message>
    <message>
        <source>one lies in the plane, the other in space</source>
        <translation>하나는 평면에, 다른 하나는 공간에 있습니다</translation>
    </message>
    <message>
        <source>there is no method for these types</source>
        <translation>이 유형의 조합에 맞는 방법이 없습니다</translation>
    </message>
    <message>
        <source>%1 and %2 (%3)</source>
        <extracomment>Two types of shapes and why no query takes them: &quot;mesh and grid (a grid is …)&quot;.</extracomment>
        <translation>%1 및 %2(%3)</translation>
    </message>
</context>
<context>
    <name>hairline::PasteDialog</name>
    <message>
        <source>Paste as Shapes</source>
        <translation>도형으로 붙여넣기</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
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
        <translation>인식한 도형</translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation>이해한 형식</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>자릿수</translation>
    </message>
    <message>
        <source>&amp;Add to Scene</source>
        <translation>장면에 추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Numbers are</source>
        <translation>숫자의 형식(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Shape of the group</source>
        <translation>묶음의 도형(&amp;S)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>%1 of the %2 numbers were printed with too few digits to recover their original bits. The nearest numbers are used.</source>
        <translation>숫자 %2개 중 %1개는 출력된 자릿수가 모자라 원래의 비트를 되살릴 수 없습니다. 가장 가까운 수를 씁니다.</translation>
    </message>
    <message>
        <source>… %1 numbers in all</source>
        <translation>… 모두 숫자 %1개</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>In doubt</source>
        <translation>불확실</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>제외</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>Nothing to add yet.</source>
        <translation>아직 추가할 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1 Refused and left out: %2 (see the list).</source>
        <translation>%1 거부하고 뺀 것: %2(목록 참조).</translation>
    </message>
    <message>
        <source>Numbers as printed by a program or a debugger, or as in source code, such as {1.5f, 0, -2}</source>
        <translation>{1.5f, 0, -2}처럼 프로그램, 디버거, 소스에 있는 숫자</translation>
    </message>
    <message>
        <source>As in the text</source>
        <translation>텍스트에 적힌 대로</translation>
    </message>
    <message>
        <source>The number type that the digits are rounded to</source>
        <translation>float는 적힌 숫자에 가장 가까운 float가, double은 double이 됩니다</translation>
    </message>
    <message numerus="yes">
        <source>%n other reading(s)</source>
        <translation>
            <numerusform>다른 해석 %n가지</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) to be added.</source>
        <translation>
            <numerusform>추가할 물체: %n개.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::Presentation</name>
    <message>
        <source>&amp;Present</source>
        <translation>발표하기(&amp;P)</translation>
    </message>
    <message>
        <source>Large type, few panels and the whole screen; Esc ends it</source>
        <translation>큰 글자, 적은 패널, 전체 화면으로 보여 줍니다. Esc: 끝내기</translation>
    </message>
    <message>
        <source>&amp;Dark for Projectors</source>
        <translation>프로젝터용 어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>White on black instead of black on white</source>
        <translation>흰 바탕에 검정 대신 검은 바탕에 흰색으로 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Ring Around the Pointer</source>
        <translation>포인터 둘레의 고리(&amp;R)</translation>
    </message>
    <message>
        <source>Show a ring around the pointer</source>
        <translation>포인터 둘레에 고리를 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Larger Type</source>
        <translation>더 큰 글자(&amp;L)</translation>
    </message>
    <message>
        <source>Enlarge the type</source>
        <translation>더 큰 글자로 발표합니다</translation>
    </message>
    <message>
        <source>&amp;Smaller Type</source>
        <translation>더 작은 글자(&amp;S)</translation>
    </message>
    <message>
        <source>Shrink the type</source>
        <translation>글자를 작게 합니다</translation>
    </message>
    <message>
        <source>&amp;Next Step	Space, Page Down</source>
        <translation>다음 단계(&amp;N)	Space, Page Down</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>다음 단계로 갑니다</translation>
    </message>
    <message>
        <source>Pre&amp;vious Step	Page Up</source>
        <translation>이전 단계(&amp;B)	Page Up</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>이전 단계로 갑니다</translation>
    </message>
</context>
<context>
    <name>hairline::ProjectionDrawing</name>
    <message>
        <source>%1: edge %2 separates by %3</source>
        <translation>%1: 변 %2이(가) %3만큼 분리</translation>
    </message>
    <message>
        <source>%1: touching</source>
        <extracomment>No edge separates in this projection, but one just touches.</extracomment>
        <translation>%1: 닿음</translation>
    </message>
    <message>
        <source>%1: no edge separates</source>
        <translation>%1: 분리하는 변 없음</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>변 %1</translation>
    </message>
</context>
<context>
    <name>hairline::PropertiesPanel</name>
    <message>
        <source>Rows that are not shown: %1. Edit them in the scene file.</source>
        <translation>표시하지 않은 행: %1개. 장면 파일에서 편집하세요.</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 편집</translation>
    </message>
    <message>
        <source>Nothing is selected.

Click an object in the view or in the list of the scene to see and edit its numbers.</source>
        <translation>선택한 것이 없습니다.

뷰나 장면 목록에서 객체를 클릭하면 그 숫자를 보고 편집할 수 있습니다.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Choose the colour of this object</source>
        <translation>이 객체의 색을 고릅니다</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Reset colour</source>
        <translation>색 초기화</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>보임</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보이기</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>잠김</translation>
    </message>
    <message>
        <source>A locked object is neither picked nor dragged in the view</source>
        <translation>잠긴 객체는 뷰에서 선택하거나 끌 수 없습니다</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>잠그기</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>잠금 풀기</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>해상도</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>16진</translation>
    </message>
    <message>
        <source>↑ ↓ step; with Shift ×10, with Ctrl ÷10, with Alt to the next double. 1/3, 1,5 and 0x1.8p+0 are numbers too.</source>
        <translation>↑ ↓ 한 단계. Shift는 ×10, Ctrl은 ÷10, Alt는 다음 double. 1/3, 1,5, 0x1.8p+0도 숫자입니다.</translation>
    </message>
    <message>
        <source>Change Resolution</source>
        <translation>해상도 변경</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>%1 objects selected. Name, colour and flags apply to all; numbers are those of the last selected (%2).</source>
        <translation>객체 %1개가 선택되었습니다. 이름, 색, 플래그는 모두에 적용되고, 숫자는 마지막으로 선택한 것(%2)의 값입니다.</translation>
    </message>
    <message>
        <source>Use the theme&apos;s colours: blue and orange for the active pair</source>
        <translation>테마의 색을 씁니다. 초점 쌍은 파랑과 주황입니다</translation>
    </message>
    <message>
        <source>Cells along the longest side, over the same extent (Ctrl+wheel over the grid, or [ and ] in the view)</source>
        <translation>같은 공간에서 가장 긴 변을 따라 놓이는 셀의 수 (격자 위에서 Ctrl+휠, 또는 뷰에서 [와 ])</translation>
    </message>
    <message>
        <source>Show numbers as hexadecimal floats, which show every bit</source>
        <translation>숫자를 아무것도 감추지 않는 16진 부동소수점으로 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>hairline::RaysPanel</name>
    <message>
        <source>Picture by rays</source>
        <translation>광선으로 그린 그림</translation>
    </message>
    <message>
        <source>&amp;Add the Pixel’s Ray</source>
        <translation>픽셀의 광선 추가(&amp;A)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>barycentric weights</source>
        <translation>무게중심 좌표</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>법선</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>number of tests</source>
        <translation>시험 횟수</translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation>스칼라</translation>
    </message>
    <message>
        <source>The number type in which rays are tested</source>
        <translation>광선을 판정하는 수 타입</translation>
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
        <translation>exact</translation>
    </message>
    <message>
        <source>Check &amp;Watertightness</source>
        <translation>빈틈 검사(&amp;W)</translation>
    </message>
    <message>
        <source>Misses and double hits of each method</source>
        <translation>방법별 빗나감과 이중 충돌</translation>
    </message>
    <message>
        <source>Distance from %1 (yellow) to %2 (dark).</source>
        <translation>거리 %1(노랑)부터 %2(어두움)까지.</translation>
    </message>
    <message>
        <source>From %1 tests (dark) to %2 (yellow).</source>
        <translation>시험 %1번(어두움)부터 %2번(노랑)까지.</translation>
    </message>
    <message>
        <source>Casting… %1 %</source>
        <translation>쏘는 중… %1 %</translation>
    </message>
    <message>
        <source>%1 × %2 rays.</source>
        <translation>광선 %1 × %2개.</translation>
    </message>
    <message>
        <source>Rays pass through %1.</source>
        <translation>광선을 통과시키는 것: %1.</translation>
    </message>
    <message>
        <source>Pixel %1, %2</source>
        <translation>픽셀 %1, %2</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>weights %1, %2, %3</source>
        <translation>가중치 %1, %2, %3</translation>
    </message>
    <message>
        <source>Looking for leaks of %1…</source>
        <translation>%1의 새는 곳을 찾는 중…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>취소되었습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: rays from inside to its vertices and edges</source>
        <translation>%1: 안에서 꼭짓점과 변으로 쏜 광선</translation>
    </message>
    <message>
        <source>Click a pixel, or choose one with the arrow keys and press Enter, to add its ray</source>
        <translation>픽셀을 클릭하거나, 화살표 키로 이동하여 Enter를 누르면 그 광선이 추가됩니다</translation>
    </message>
    <message>
        <source>Add the ray of the chosen pixel to the scene, and make it and the object it hits the active pair</source>
        <translation>가리킨 픽셀의 광선을 장면에 추가하고, 광선과 그것이 만나는 것에 대해 묻습니다</translation>
    </message>
    <message>
        <source>What the colours of the pixels show</source>
        <translation>픽셀을 무엇에 따라 칠하는지</translation>
    </message>
    <message>
        <source>Cast rays from inside a closed mesh or solid at its edges and vertices, and count for each method those that get out</source>
        <translation>닫힌 메시나 입체의 안에서 변과 꼭짓점으로 광선을 쏘아, 방법마다 몇 개가 빠져나가는지 셉니다</translation>
    </message>
    <message>
        <source>Cancelled. The next edit restarts it.</source>
        <translation>취소되었습니다. 다음 변경 때 다시 쏩니다.</translation>
    </message>
    <message>
        <source>Point at a pixel to see what its ray hits.</source>
        <translation>픽셀을 가리키면 그 광선이 무엇과 만나는지 보입니다.</translation>
    </message>
    <message>
        <source>%1 · hits nothing · %2</source>
        <translation>%1 · 만나는 것 없음 · %2</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>광선</translation>
    </message>
    <message>
        <source>Rays from a point inside at every vertex, and at three points of every edge</source>
        <translation>안쪽의 한 점에서 모든 꼭짓점과 모든 변의 세 점으로 쏜 광선</translation>
    </message>
    <message>
        <source>Misses</source>
        <translation>빗나감</translation>
    </message>
    <message>
        <source>Rays from inside that get out without hitting any triangle</source>
        <translation>안에서 나와 어떤 삼각형도 맞히지 않고 빠져나가는 광선</translation>
    </message>
    <message>
        <source>Double hits</source>
        <translation>이중 충돌</translation>
    </message>
    <message>
        <source>Rays that hit more than one triangle at the edge or vertex; in exact, the rays that truly pass through it</source>
        <translation>변이나 꼭짓점에서 둘 이상의 삼각형을 맞히는 광선. exact에서는 그 변이나 꼭짓점과 실제로 만나는 광선</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>검사 %n회</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::ReceivedBar</name>
    <message>
        <source>Hide this line until the next scene arrives.</source>
        <translation>다음 장면이 올 때까지 이 줄을 숨깁니다.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Show the scene that arrived before this one</source>
        <translation>바로 앞에 받은 장면 표시</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Show the scene that arrived after this one</source>
        <translation>바로 뒤에 받은 장면 표시</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>최신</translation>
    </message>
    <message>
        <source>Show the scene that arrived last, and the next ones as they come</source>
        <translation>마지막으로 받은 장면을 표시하고, 이후에는 오는 대로 표시</translation>
    </message>
    <message>
        <source>Received scene %1 of %2: %3</source>
        <translation>받은 장면 %1/%2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n scene(s) received, the last one “%1”.</source>
        <translation>
            <numerusform>장면 %n개를 받았습니다. 마지막은 “%1”입니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::RecordingWindow</name>
    <message>
        <source>Recording: %1</source>
        <extracomment>%1 is a file.</extracomment>
        <translation>기록: %1</translation>
    </message>
    <message>
        <source>Time line of the recording</source>
        <translation>기록의 타임라인</translation>
    </message>
    <message>
        <source>&amp;Wrong only</source>
        <translation>틀린 것만(&amp;W)</translation>
    </message>
    <message>
        <source>Show only records whose answer differs from the exact one</source>
        <translation>답이 정확한 답과 다른 기록만 보여 줍니다</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Show only records of this query and these shapes</source>
        <translation>이 질의와 도형의 기록만 보여 줍니다</translation>
    </message>
    <message>
        <source>Call site</source>
        <translation>호출 위치</translation>
    </message>
    <message>
        <source>Show only records of this place in the source</source>
        <translation>소스의 이 위치에서 나온 기록만 보여 줍니다</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>Show only records of this thread of the program</source>
        <translation>프로그램의 이 스레드에서 나온 기록만 보여 줍니다</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>기록 목록</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation>계산 진행 상황</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Cancel the computation</source>
        <translation>계산을 취소합니다</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>파일을 다시 읽습니다</translation>
    </message>
    <message>
        <source>&amp;Previous Wrong</source>
        <translation>이전 틀린 것(&amp;P)</translation>
    </message>
    <message>
        <source>Open the wrong record before (Shift+F8)</source>
        <translation>이전의 틀린 기록을 엽니다 (Shift+F8)</translation>
    </message>
    <message>
        <source>&amp;Next Wrong</source>
        <translation>다음 틀린 것(&amp;N)</translation>
    </message>
    <message>
        <source>Open the next wrong record (F8)</source>
        <translation>다음 틀린 기록을 엽니다 (F8)</translation>
    </message>
    <message>
        <source>Wrong Ones as &amp;Findings</source>
        <translation>틀린 것을 발견으로(&amp;F)</translation>
    </message>
    <message>
        <source>List the wrong records shown by cause, where they can be shrunk</source>
        <translation>보이는 틀린 기록을 원인별로 나열합니다. 거기서 줄일 수 있습니다</translation>
    </message>
    <message>
        <source>&amp;Save Findings…</source>
        <translation>발견 저장…(&amp;S)</translation>
    </message>
    <message>
        <source>Write the wrong records shown to a file of findings</source>
        <translation>보이는 틀린 기록을 발견 파일에 씁니다</translation>
    </message>
    <message>
        <source>&amp;Export as Tests…</source>
        <translation>테스트로 내보내기…(&amp;E)</translation>
    </message>
    <message>
        <source>Write the wrong records shown as unit tests</source>
        <translation>보이는 틀린 기록을 단위 테스트로 씁니다</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Open the chosen record in the window</source>
        <translation>선택한 기록을 창에서 엽니다</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the recording are missing or damaged</source>
        <translation>
            <numerusform>기록의 %n곳이 없거나 손상되었습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no room for %1 records; raise the option bytes, or record every n-th call</source>
        <translation>기록 %1개를 담을 자리가 없었습니다. 옵션 bytes를 늘리거나 n번째 호출마다 기록하세요</translation>
    </message>
    <message>
        <source>The program ended by signal %1</source>
        <translation>프로그램이 시그널 %1(으)로 끝났습니다</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>모든 질문</translation>
    </message>
    <message>
        <source>All call sites</source>
        <translation>모든 호출 위치</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>모든 스레드</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>스레드 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be judged, the first is %1: %2</source>
        <extracomment>How many records, the number of the first of them, and why.</extracomment>
        <translation>
            <numerusform>기록 %n개를 판정할 수 없습니다. 첫 번째는 %1입니다: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have no answer</source>
        <translation>
            <numerusform>기록 %n개에 답이 없습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have axes that are orthonormal to the precision of float only</source>
        <translation>
            <numerusform>기록 %n개의 축은 float 정밀도로만 정규직교입니다</numerusform>
        </translation>
    </message>
    <message>
        <source>The first wrong one is record %1 in frame %2</source>
        <translation>처음 틀린 것은 프레임 %2의 기록 %1입니다</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many records are shown of how many.</extracomment>
        <translation>%2개 중 %1개</translation>
    </message>
    <message>
        <source>Record %1 cannot be opened: %2</source>
        <translation>기록 %1을(를) 열 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Record %1 of %2</source>
        <extracomment>The number of a record and the name of a recording.</extracomment>
        <translation>%2의 기록 %1</translation>
    </message>
    <message>
        <source>No wrong record follows</source>
        <translation>뒤에 틀린 기록이 없습니다</translation>
    </message>
    <message>
        <source>No wrong record comes before</source>
        <translation>앞에 틀린 기록이 없습니다</translation>
    </message>
    <message>
        <source>Save Findings</source>
        <translation>발견 저장</translation>
    </message>
    <message>
        <source>Findings (*.jsonl)</source>
        <translation>발견 (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n finding(s) to %1</source>
        <translation>
            <numerusform>발견 %n개를 %1에 저장했습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>취소되었습니다</translation>
    </message>
    <message>
        <source>Judging %1 records; wrong so far: %2</source>
        <translation>기록 %1개를 판정하는 중. 지금까지 틀린 것: %2</translation>
    </message>
    <message>
        <source>Judging was cancelled; wrong so far: %1</source>
        <translation>판정이 취소되었습니다. 그때까지 틀린 것: %1</translation>
    </message>
    <message>
        <source>%1 records, %2 wrong</source>
        <translation>기록 %1개, 틀린 것 %2개</translation>
    </message>
    <message>
        <source>Collecting findings…</source>
        <translation>발견을 모으는 중…</translation>
    </message>
    <message>
        <source>The file has changed on disk; Reload reads it again</source>
        <translation>파일이 디스크에서 바뀌었습니다. ‘다시 읽기’로 다시 읽습니다</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>계속</translation>
    </message>
</context>
<context>
    <name>hairline::RecordsModel</name>
    <message>
        <source>How wrong the answer is, as a part of the size of the operands, on a logarithmic scale from 10⁻¹⁸ to 1</source>
        <translation>답의 오차를 피연산자 크기에 대한 비로, 10⁻¹⁸에서 1까지의 로그 눈금으로 나타냅니다</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>Call Site</source>
        <translation>호출 위치</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Your Program</source>
        <translation>내 프로그램</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>오차</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>손상됨</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A kind of query and the shapes that it is about: &quot;Intersect: triangle, box&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>일치</translation>
    </message>
    <message>
        <source>This answer cannot be judged</source>
        <translation>이 답은 판정할 수 없습니다</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>판정 없음</translation>
    </message>
    <message>
        <source>Double click to open it</source>
        <translation>두 번 클릭하면 열립니다</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <extracomment>The number of a record whose answer is wrong, read aloud.</extracomment>
        <translation>%1, 틀림</translation>
    </message>
</context>
<context>
    <name>hairline::Recovery</name>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <translation>%1 (복구됨)</translation>
    </message>
</context>
<context>
    <name>hairline::SceneMap</name>
    <message>
        <source>The shape would be invalid there.</source>
        <translation>그곳에서는 도형이 올바르지 않습니다.</translation>
    </message>
    <message>
        <source>Choose on the map</source>
        <translation>지도에서 고르기</translation>
    </message>
</context>
<context>
    <name>hairline::ScenePanel</name>
    <message>
        <source>Objects of the scene</source>
        <translation>장면의 객체</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2), operand %3 of the active pair</source>
        <translation>%1 (%2), 초점 쌍의 피연산자 %3</translation>
    </message>
    <message>
        <source>mesh, not read</source>
        <translation>메시, 읽지 않음</translation>
    </message>
    <message>
        <source>mesh, being read…</source>
        <translation>메시, 읽는 중…</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보이기</translation>
    </message>
    <message>
        <source>Unlock, so that it can be dragged</source>
        <translation>끌 수 있도록 잠금을 풉니다</translation>
    </message>
    <message>
        <source>Lock, so that it cannot be dragged</source>
        <translation>끌 수 없도록 잠급니다</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 보이기</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 숨기기</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 잠그기</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 잠금 풀기</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 이름 바꾸기</translation>
    </message>
</context>
<context>
    <name>hairline::SceneRays</name>
    <message>
        <source>%1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>%1, triangle %2</source>
        <translation>%1, 삼각형 %2</translation>
    </message>
    <message>
        <source>There is no picture there yet.</source>
        <translation>아직 그림이 없습니다.</translation>
    </message>
    <message>
        <source>Ray added; it hits nothing.</source>
        <translation>광선을 추가했습니다. 만나는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Ray added; it and the object it hits are the active pair.</source>
        <translation>광선을 추가했습니다. 초점 쌍은 광선과 그것이 만나는 것입니다.</translation>
    </message>
    <message>
        <source>Ray added. No query takes the ray and the whole object it hits.</source>
        <translation>광선을 추가했습니다. 광선과, 그것이 만나는 것 전체에 대해 묻는 질의는 없습니다.</translation>
    </message>
</context>
<context>
    <name>hairline::SceneReceiver</name>
    <message>
        <source>The scene is larger than %1 MB</source>
        <translation>장면이 %1MB를 넘습니다</translation>
    </message>
</context>
<context>
    <name>hairline::SceneView</name>
    <message>
        <source>Change Resolution</source>
        <translation>해상도 변경</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>%1 방향으로</translation>
    </message>
    <message>
        <source>in the %1 plane</source>
        <translation>%1 평면에서</translation>
    </message>
    <message>
        <source>along its direction</source>
        <translation>제 방향으로</translation>
    </message>
    <message>
        <source>in its plane</source>
        <translation>제 평면에서</translation>
    </message>
    <message>
        <source>about its own axis</source>
        <translation>제 축 둘레로</translation>
    </message>
    <message>
        <source>along its own axis</source>
        <translation>제 축 방향으로</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>%1축 둘레로</translation>
    </message>
    <message>
        <source>the selected objects</source>
        <translation>선택한 객체</translation>
    </message>
    <message>
        <source>X/Y/Z lock an axis, Shift the %1 plane, Ctrl snaps to %2, Esc cancels</source>
        <translation>X/Y/Z: 축 고정, Shift: %1 평면 고정, Ctrl: %2 단위 스냅, Esc: 취소</translation>
    </message>
    <message>
        <source>, snapping to %1</source>
        <translation>, %1 단위 스냅</translation>
    </message>
    <message>
        <source>, exactly at %1</source>
        <translation>, 정확히 %1에</translation>
    </message>
    <message>
        <source>, at the doubles nearest to %1</source>
        <translation>, %1에 가장 가까운 double 위치</translation>
    </message>
    <message>
        <source>%1%2: %3. %4. %5.</source>
        <translation>%1%2: %3. %4. %5.</translation>
    </message>
    <message>
        <source>Add what the rectangle touches to the selection. Esc cancels.</source>
        <translation>사각형에 닿는 것을 선택에 더합니다. Esc: 취소.</translation>
    </message>
    <message>
        <source>Drag: change %1</source>
        <translation>끌기: %1 변경</translation>
    </message>
    <message>
        <source>Drag: move %1</source>
        <translation>끌기: %1 이동</translation>
    </message>
    <message>
        <source> Click: select %1.</source>
        <translation> 클릭: %1 선택.</translation>
    </message>
    <message>
        <source>. %1.</source>
        <translation>. %1.</translation>
    </message>
    <message>
        <source> %1. Ctrl snaps to %2, Esc cancels.</source>
        <translation> (%1). Ctrl: %2 단위 스냅, Esc: 취소.</translation>
    </message>
    <message>
        <source>Drag: scale %1 %2. Ctrl snaps to 0.1, Esc cancels.</source>
        <translation>끌기: %1 크기 조절 (%2). Ctrl: 0.1 단위 스냅, Esc: 취소.</translation>
    </message>
    <message>
        <source>Drag: move %1 %2. Ctrl snaps to %3, Esc cancels.</source>
        <translation>끌기: %1 이동 (%2). Ctrl: %3 단위 스냅, Esc: 취소.</translation>
    </message>
    <message>
        <source>Arrow keys and Page Up/Down: move %1 by %2; with Shift by ten times that, with Alt by one ulp.</source>
        <translation>화살표 키와 Page Up/Down: %1을(를) %2만큼 이동. Shift는 그 열 배, Alt는 1 ulp씩.</translation>
    </message>
    <message>
        <source> Click again: select %1.</source>
        <translation> 다시 클릭: %1 선택.</translation>
    </message>
    <message>
        <source>Click: explain cell %1, %2, %3. Double click: add it as a box.%4</source>
        <translation>클릭: 셀 %1, %2, %3 설명. 두 번 클릭: 상자로 추가.%4</translation>
    </message>
    <message>
        <source>Drag: move %1. %2. Ctrl+wheel or [ and ]: resolution.</source>
        <translation>끌기: %1 이동. %2. Ctrl+휠 또는 [와 ]: 해상도.</translation>
    </message>
    <message>
        <source>Drag: move %1. %2. Arrow keys nudge.</source>
        <translation>끌기: %1 이동. %2. 화살표 키: 조금씩 이동.</translation>
    </message>
    <message>
        <source>Click: select %1. Shift+click: add it. Drag: move it. %2.</source>
        <translation>클릭: %1 선택. Shift+클릭: 선택에 더하기. 끌기: 이동. %2.</translation>
    </message>
    <message>
        <source>The scene is empty: add shapes by the menu Add, open one of File &gt; Examples, or learn by Help &gt; Lessons.</source>
        <translation>장면이 비어 있습니다. 추가 메뉴로 도형을 추가하거나, 파일 &gt; 예제 가운데 하나를 열거나, 도움말 &gt; 수업에서 배워 보세요.</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>조금 이동</translation>
    </message>
    <message>
        <source>%1: %2. X/Y/Z choose the axis, Enter confirms, Backspace deletes, Esc cancels.</source>
        <translation>%1: %2. X/Y/Z로 축 선택, Enter로 확정, Backspace로 지우기, Esc로 취소.</translation>
    </message>
    <message>
        <source>%1. X/Y/Z choose the axis, Ctrl snaps to %2, a number sets the amount, Esc cancels.</source>
        <translation>%1. X/Y/Z로 축 선택, Ctrl로 %2에 스냅, 수를 입력해 양 지정, Esc로 취소.</translation>
    </message>
    <message>
        <source>%1 stops snapping</source>
        <translation>%1로 스냅 끄기</translation>
    </message>
    <message>
        <source>%1 snaps to other objects</source>
        <translation>%1로 다른 객체에 스냅</translation>
    </message>
    <message>
        <source>Select what the rectangle touches, or remove it from the selection. Esc cancels.</source>
        <translation>사각형에 닿는 것을 선택하거나 선택에서 뺍니다. Esc: 취소.</translation>
    </message>
    <message>
        <source>Drag: scale %1 uniformly. Ctrl snaps to 0.1, Esc cancels.</source>
        <translation>끌기: %1 균일하게 크기 조절. Ctrl: 0.1 단위 스냅, Esc: 취소.</translation>
    </message>
    <message>
        <source>Drag: rotate %1 %2. Ctrl snaps to 15°, Esc cancels.</source>
        <translation>끌기: %1 회전 (%2). Ctrl: 15° 단위 스냅, Esc: 취소.</translation>
    </message>
    <message>
        <source>Drag: orbit. Right drag: pan. Wheel: zoom. Click an object to select it, Tab for the next, Shift+drag for all in a rectangle.</source>
        <translation>끌기: 뷰 회전. 오른쪽 끌기: 뷰 이동. 휠: 확대/축소. 객체를 클릭하면 선택, Tab은 다음 객체, Shift+끌기는 사각형 안의 모두.</translation>
    </message>
</context>
<context>
    <name>hairline::SearchForm</name>
    <message>
        <source>Methods under test</source>
        <translation>시험할 방법</translation>
    </message>
    <message>
        <source>What counts as a finding</source>
        <translation>무엇을 발견으로 칠지</translation>
    </message>
    <message>
        <source>&amp;Near the active pair</source>
        <translation>초점 쌍 근처(&amp;N)</translation>
    </message>
    <message>
        <source>Half of the cases are variations of the active pair</source>
        <translation>사례의 절반은 초점 쌍의 숫자를 바꾼 것입니다</translation>
    </message>
    <message>
        <source>The same seed gives the same findings</source>
        <translation>같은 시드는 같은 발견을 냅니다</translation>
    </message>
    <message>
        <source>Search the inputs that a method is made for, and leave out small errors</source>
        <translation>방법이 대상으로 하는 입력만 검색하고 작은 오차를 제외합니다</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>종류(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>도형(&amp;S)</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Scalars</source>
        <translation>스칼라</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>발견</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>시드(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Domain: narrowed</source>
        <translation>정의역: 제한됨(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Domain: all inputs</source>
        <translation>정의역: 모든 입력(&amp;D)</translation>
    </message>
    <message>
        <source>★ %1 (your own)</source>
        <extracomment>A user&apos;s method in a list of methods.</extracomment>
        <translation>★ %1 (직접 추가)</translation>
    </message>
    <message>
        <source>A search cannot start from an object that rotates, or whose vertices move on their own lines</source>
        <translation>회전하는 객체나 정점이 저마다의 직선 위를 움직이는 객체에서는 검색을 시작할 수 없습니다</translation>
    </message>
</context>
<context>
    <name>hairline::StepList</name>
    <message>
        <source>Steps of the explanation</source>
        <translation>설명의 단계</translation>
    </message>
</context>
<context>
    <name>hairline::StepPlayer</name>
    <message>
        <source>One step back</source>
        <translation>한 단계 뒤로</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>단계 재생</translation>
    </message>
    <message>
        <source>One step forwards</source>
        <translation>한 단계 앞으로</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>%1: One Step Back</source>
        <extracomment>What is played, and what the command does.</extracomment>
        <translation>%1: 한 단계 뒤로</translation>
    </message>
    <message>
        <source>%1: Play or Pause the Steps</source>
        <translation>%1: 단계 재생 또는 일시 정지</translation>
    </message>
    <message>
        <source>%1: One Step Forwards</source>
        <translation>%1: 한 단계 앞으로</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The number of a step and how many there are.</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>설명</translation>
    </message>
</context>
<context>
    <name>hairline::StepThroughDialog</name>
    <message>
        <source>Export the Steps</source>
        <translation>단계 내보내기</translation>
    </message>
    <message>
        <source>Animation (WebP)</source>
        <translation>애니메이션 (WebP)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>The width and the height of a picture.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Seconds &amp;each</source>
        <translation>단계마다 초(&amp;E)</translation>
    </message>
    <message>
        <source>With the for&amp;mulas of the step</source>
        <translation>단계의 수식과 함께(&amp;M)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행 상황</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>형식(&amp;F)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>크기(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>쓰는 중…</translation>
    </message>
    <message numerus="yes">
        <source>One file of %n steps.</source>
        <translation>
            <numerusform>단계 %n개를 파일 하나로.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files, to a folder that you choose.</source>
        <translation>
            <numerusform>파일 %n개를 고른 폴더에.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>그림을 넣을 폴더</translation>
    </message>
    <message>
        <source>Exported the steps to %1.</source>
        <translation>단계를 %1(으)로 내보냈습니다.</translation>
    </message>
    <message>
        <source>Cancelled. No file was written.</source>
        <translation>취소되었습니다. 파일을 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>Pictures (PNG), one per step</source>
        <translation>그림 (PNG), 단계마다 하나</translation>
    </message>
    <message>
        <source>Vector pictures (SVG), one per step</source>
        <translation>벡터 그림 (SVG), 단계마다 하나</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>애니메이션 (GIF)</translation>
    </message>
    <message>
        <source>Video (MP4)</source>
        <translation>동영상 (MP4)</translation>
    </message>
    <message>
        <source>%1 (needs ffmpeg)</source>
        <translation>%1(ffmpeg 필요)</translation>
    </message>
    <message>
        <source>Animation (*.%1)</source>
        <translation>애니메이션 (*.%1)</translation>
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
        <translation>프레임 %1: 모두 %2개, 틀린 것 %3개</translation>
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
        <translation>첫 접촉: %1</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>반복(&amp;L)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation>끝나면 처음부터 다시 시작합니다</translation>
    </message>
    <message>
        <source>Time: Play or Pause</source>
        <translation>시간: 재생 또는 일시 정지</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>No contact during the motion.</source>
        <translation>도중에 접촉이 없습니다.</translation>
    </message>
    <message>
        <source>Neither object of this pair moves.

Give one a displacement (Ctrl+M) to see when the two first touch.</source>
        <translation>이 쌍에는 움직이는 것이 없습니다.

객체에 변위를 주면(Ctrl+M) 둘이 처음 닿는 때가 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>Play the motion from time 0 to 1, or pause it</source>
        <translation>움직이는 것을 시각 0에서 1까지 움직이거나 멈춥니다</translation>
    </message>
    <message>
        <source>No method finds the first contact of these shapes as they move.</source>
        <translation>이 도형들이 이렇게 움직일 때 첫 접촉을 찾는 방법이 없습니다.</translation>
    </message>
</context>
<context>
    <name>hairline::ToolsPanel</name>
    <message>
        <source>Measure</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>Click two places in the view to measure their distance (M)</source>
        <translation>뷰에서 두 곳을 클릭하여 거리를 잽니다 (M)</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>측정 목록</translation>
    </message>
    <message>
        <source>Press M and click two places in the view.</source>
        <translation>M을 누르고 뷰에서 두 곳을 클릭하세요.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected measurements, or all of them, as text</source>
        <translation>선택한 측정을, 선택한 것이 없으면 모든 측정을 텍스트로 복사합니다</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected measurements</source>
        <translation>선택한 측정을 삭제합니다</translation>
    </message>
    <message>
        <source>Clear &amp;All</source>
        <translation>모두 지우기(&amp;A)</translation>
    </message>
    <message>
        <source>Delete all measurements</source>
        <translation>모든 측정을 삭제합니다</translation>
    </message>
    <message>
        <source>Select two objects, then use Arrange: the first one moves.</source>
        <translation>두 객체를 선택하고 배치 메뉴에서 명령을 고르세요. 첫째가 움직입니다.</translation>
    </message>
    <message>
        <source>C&amp;opy Result</source>
        <translation>결과 복사(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the newest result as text</source>
        <translation>가장 최근 결과를 텍스트로 복사합니다</translation>
    </message>
    <message>
        <source>Arranged</source>
        <translation>배치 결과</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>계산 결과</translation>
    </message>
    <message>
        <source>not available: an object or a part of it is gone</source>
        <translation>알 수 없음: 객체나 그 일부가 사라졌습니다</translation>
    </message>
</context>
<context>
    <name>hairline::TraversalSection</name>
    <message>
        <source>Traverse T&amp;wo Trees</source>
        <translation>두 트리 순회(&amp;W)</translation>
    </message>
    <message>
        <source>Costs of each kind of volume</source>
        <translation>볼륨 종류별 비용</translation>
    </message>
    <message>
        <source>Traversal of Two Trees</source>
        <translation>두 트리의 순회</translation>
    </message>
    <message>
        <source>Find the intersecting triangles of two meshes by traversing both trees: compare the cost of each kind of volume, and play the steps</source>
        <translation>두 메시의 트리로 둘이 만나는 삼각형을 찾습니다. 볼륨 종류마다 드는 비용을 세고 단계를 재생합니다</translation>
    </message>
    <message>
        <source>Traversing…</source>
        <translation>순회하는 중…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>취소되었습니다.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <source>The scene has no two meshes.</source>
        <translation>장면에 메시가 둘이 없습니다.</translation>
    </message>
    <message>
        <source>Two meshes: %1 and %2</source>
        <translation>두 메시: %1, %2</translation>
    </message>
    <message>
        <source>Node %1 of %2 and node %3 of %4: the volumes overlap, so their children are visited.</source>
        <translation>%2의 노드 %1, %4의 노드 %3: 만날 수 있으므로 자식을 살펴봅니다.</translation>
    </message>
    <message>
        <source>Node %1 of %2 and node %3 of %4: disjoint, so both subtrees are skipped.</source>
        <translation>%2의 노드 %1, %4의 노드 %3: 떨어져 있으므로 그 아래는 보지 않습니다.</translation>
    </message>
    <message>
        <source>Triangle %1 of %2 and triangle %3 of %4 intersect.</source>
        <translation>%2의 삼각형 %1, %4의 삼각형 %3: 만납니다.</translation>
    </message>
    <message>
        <source>Triangle %1 of %2 and triangle %3 of %4 do not intersect.</source>
        <translation>%2의 삼각형 %1, %4의 삼각형 %3: 만나지 않습니다.</translation>
    </message>
    <message>
        <source>Later steps are left out.</source>
        <translation>뒤의 단계는 생략했습니다.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>볼륨</translation>
    </message>
    <message>
        <source>The bounding volume of every node</source>
        <translation>모든 노드의 경계 볼륨</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>Pairs of volumes that were compared</source>
        <translation>비교한 볼륨 쌍</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>제외</translation>
    </message>
    <message>
        <source>Disjoint pairs of volumes, whose subtrees were skipped</source>
        <translation>떨어져 있는 볼륨 쌍. 그 아래는 보지 않았습니다</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>삼각형</translation>
    </message>
    <message>
        <source>Pairs of triangles that were decided</source>
        <translation>판정한 삼각형 쌍</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>만남</translation>
    </message>
    <message>
        <source>Intersecting pairs of triangles</source>
        <translation>만나는 삼각형 쌍</translation>
    </message>
    <message>
        <source>%1 bytes for both trees</source>
        <translation>두 트리에 %1바이트</translation>
    </message>
    <message>
        <source>So far: volume tests %1, pruned %2, triangle tests %3, hits %4.</source>
        <translation>지금까지: 부피 검사 %1, 가지치기 %2, 삼각형 검사 %3, 적중 %4.</translation>
    </message>
</context>
<context>
    <name>hairline::VerdictTableModel</name>
    <message>
        <source>Wrong: the exact verdict is %1.</source>
        <translation>틀림: 정확한 판정은 %1입니다.</translation>
    </message>
    <message>
        <source>Gap: %1</source>
        <translation>간격: %1</translation>
    </message>
    <message>
        <source>Depth: %1</source>
        <translation>깊이: %1</translation>
    </message>
    <message>
        <source>This method is not built for this scalar.</source>
        <translation>이 방법은 이 스칼라로 만들어지지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>Method, scalar, and why there is no verdict.</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1 in %2: %3, %4</source>
        <extracomment>Method, scalar, verdict, state of the proof, read aloud.</extracomment>
        <translation>%1 (%2): %3, %4</translation>
    </message>
    <message>
        <source>%1, differs from exact</source>
        <translation>%1, exact와 다름</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A query where a pair has more than one kind: &quot;Closest: Voronoi&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (source: %3)</source>
        <extracomment>A kind of query, a method, and the book or paper it comes from.</extracomment>
        <translation>%1: %2 (출처: %3)</translation>
    </message>
    <message>
        <source>%1 in %2 gave no answer: %3.
Find &gt; Own Methods shows the input.</source>
        <extracomment>Method, scalar, and what a user&apos;s method did instead of an answer.</extracomment>
        <translation>%1 (%2)에서 답이 나오지 않았습니다: %3.
찾기 &gt; 내 방법에서 실패를 일으킨 입력을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>%1: %2, a method of your own</source>
        <translation>%1: %2, 직접 추가한 방법</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>Wrong: the exact verdict for the operands rounded to float is %1.</source>
        <translation>틀림: float로 반올림한 피연산자의 정확한 판정은 %1입니다.</translation>
    </message>
    <message>
        <source>Right for the operands rounded to float. The exact verdict before rounding is %1.</source>
        <translation>float로 반올림한 피연산자에 대해서는 맞습니다. 반올림하기 전의 정확한 판정은 %1입니다.</translation>
    </message>
    <message>
        <source>%1: %2, the answer that was recorded</source>
        <extracomment>A kind of query, and what stands for the user&apos;s program as a method.</extracomment>
        <translation>%1: %2, 기록된 답</translation>
    </message>
</context>
<context>
    <name>hairline::VerdictsPanel</name>
    <message>
        <source>Order of the axes of SAT</source>
        <translation>SAT 축의 순서</translation>
    </message>
    <message>
        <source>The order in which SAT tries its axes: 3 box normals, 1 triangle normal, 9 cross products.</source>
        <translation>SAT가 축을 시험하는 순서: 상자 법선 3개, 삼각형 법선 1개, 외적 9개.</translation>
    </message>
    <message>
        <source>SAT &amp;order</source>
        <translation>SAT 순서(&amp;O)</translation>
    </message>
    <message>
        <source>Verdicts: a row for each method, a column for each scalar</source>
        <translation>판정: 행은 방법, 열은 스칼라입니다</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Nothing to test yet.

A query needs two objects, such as a triangle and a box. Add them, or select two in the scene. For a grid or mesh, click one cell or triangle.</source>
        <translation>아직 판정할 것이 없습니다.

질의에는 삼각형과 상자 같은 두 객체가 필요합니다. 추가하거나 장면에서 둘을 선택하세요. 격자나 메시에서는 셀이나 삼각형 하나를 클릭합니다.</translation>
    </message>
</context>
<context>
    <name>hairline::Viewport</name>
    <message>
        <source>The scene in 3D</source>
        <translation>3D 장면</translation>
    </message>
    <message>
        <source>The 3D view needs a display. Start the program in a desktop session, or under xvfb-run -a -s &quot;-screen 0 1280x800x24&quot;.</source>
        <translation>3D 뷰에는 디스플레이가 필요합니다. 데스크톱 세션에서, 또는 xvfb-run -a -s &quot;-screen 0 1280x800x24&quot; 아래에서 프로그램을 시작하세요.</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.3, and this display offers no OpenGL. Install a driver (package libgl1-mesa-dri).</source>
        <translation>3D 뷰에는 OpenGL 3.3이 필요하지만 이 디스플레이에는 OpenGL이 없습니다. 드라이버(libgl1-mesa-dri 패키지)를 설치하세요.</translation>
    </message>
    <message>
        <source>The 3D view could not use this display&apos;s OpenGL. Check its driver, or set LIBGL_ALWAYS_SOFTWARE=1.</source>
        <translation>3D 뷰가 이 디스플레이의 OpenGL을 쓸 수 없습니다. 드라이버를 확인하거나 LIBGL_ALWAYS_SOFTWARE=1을 설정하세요.</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.3, and this display offers %1.%2. Set LIBGL_ALWAYS_SOFTWARE=1 to draw without the graphics card.</source>
        <translation>3D 뷰에는 OpenGL 3.3이 필요하지만 이 디스플레이는 %1.%2입니다. 그래픽 카드 없이 그리려면 LIBGL_ALWAYS_SOFTWARE=1을 설정하세요.</translation>
    </message>
</context>
<context>
    <name>hairline::VolumesSection</name>
    <message>
        <source>Draw this &amp;volume around all objects</source>
        <translation>이 볼륨을 모든 객체에 그리기(&amp;V)</translation>
    </message>
    <message>
        <source>Bounding volumes of the selected object</source>
        <translation>선택한 객체의 경계 볼륨</translation>
    </message>
    <message>
        <source>Volumes around %1</source>
        <translation>%1의 볼륨</translation>
    </message>
    <message>
        <source>Select a bounded object to see volumes around it.</source>
        <translation>유한한 객체를 선택하면 그 볼륨이 보입니다.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>Draw the selected kind of volume around every visible object, and list the pairs whose volumes overlap although the objects do not</source>
        <translation>목록에서 고른 종류의 볼륨을 보이는 모든 객체에 그리고, 객체끼리는 만나지 않지만 볼륨은 만나는 쌍을 찾습니다</translation>
    </message>
    <message>
        <source>%1: no overlapping volumes around disjoint objects.</source>
        <translation>%1: 객체끼리는 만나지 않으면서 볼륨이 만나는 쌍은 알려진 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1: the volumes overlap, the objects do not: %2.</source>
        <translation>%1: 볼륨은 만나지만 객체는 만나지 않아 충돌 가능일 뿐입니다: %2.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>볼륨</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>채움</translation>
    </message>
    <message>
        <source>How much of the volume the object fills; 0 for flat objects</source>
        <translation>객체가 볼륨을 채우는 비율. 납작한 객체는 0입니다</translation>
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
        <translation>종류</translation>
    </message>
</context>
<context>
    <name>hairline::VoxelsPanel</name>
    <message>
        <source>The cells are not shown.</source>
        <translation>셀을 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>Too many faces to draw: none of %1 cells is shown. Show single layers, or enlarge the cells.</source>
        <translation>그릴 면이 너무 많아 셀 %1개를 하나도 표시하지 않습니다. 층 하나씩 보거나 셀을 키우세요.</translation>
    </message>
    <message>
        <source>%1 of them shown</source>
        <translation>그중 %1개 표시</translation>
    </message>
    <message>
        <source>Cells %1 times as large, for now</source>
        <translation>셀을 당분간 %1배로 키웠습니다</translation>
    </message>
    <message>
        <source>Cancelled. The next edit restarts it.</source>
        <translation>취소되었습니다. 다음 편집 때 다시 시작합니다.</translation>
    </message>
    <message>
        <source>Still computing…</source>
        <translation>아직 계산하는 중…</translation>
    </message>
    <message>
        <source>Not computed.</source>
        <translation>계산하지 않았습니다.</translation>
    </message>
    <message>
        <source>The first %1 are listed.</source>
        <translation>처음 %1개를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Still comparing…</source>
        <translation>아직 비교하는 중…</translation>
    </message>
    <message>
        <source>Add a &amp;Grid Around the Surfaces</source>
        <translation>표면 둘레에 격자 추가(&amp;G)</translation>
    </message>
    <message>
        <source>Add a grid of %1 cells along the longest side of all visible surfaces</source>
        <translation>보이는 모든 표면의 가장 긴 변을 따라 셀이 %1개인 격자를 추가합니다</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>층</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>셀</translation>
    </message>
    <message>
        <source>&amp;Compare on a Moving Triangle…</source>
        <translation>움직이는 삼각형으로 비교(&amp;C)…</translation>
    </message>
    <message>
        <source>One moving triangle in 32 × 32 × 32 cells, by PEF, by SAT and exactly, in linked views</source>
        <translation>셀 32 × 32 × 32개 안에서 움직이는 삼각형을 PEF, SAT, 정확한 판정으로 나란히, 연동된 뷰로 봅니다</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>격자</translation>
    </message>
    <message>
        <source>S&amp;how cells</source>
        <translation>셀 보이기(&amp;H)</translation>
    </message>
    <message>
        <source>Show the cells occupied by surfaces</source>
        <translation>표면이 점유하는 셀을 표시합니다</translation>
    </message>
    <message>
        <source>Cells by</source>
        <translation>셀 판정</translation>
    </message>
    <message>
        <source>The method that decides each cell</source>
        <translation>셀을 판정하는 방법</translation>
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
        <translation>exact</translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation>스칼라</translation>
    </message>
    <message>
        <source>The number type of PEF and SAT</source>
        <translation>PEF와 SAT의 수 타입</translation>
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
        <translation>분리 방식</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>경계</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>닫힘</translation>
    </message>
    <message>
        <source>open</source>
        <translation>열림</translation>
    </message>
    <message>
        <source>See &amp;through</source>
        <translation>투명하게(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Mark differences</source>
        <translation>차이 표시(&amp;M)</translation>
    </message>
    <message>
        <source>One layer across %1</source>
        <translation>%1에 수직인 층 하나</translation>
    </message>
    <message>
        <source>Show a single layer of cells across %1</source>
        <translation>%1에 수직인 셀 층을 하나만 보여 줍니다</translation>
    </message>
    <message>
        <source>Layer across %1</source>
        <translation>%1에 수직인 층</translation>
    </message>
    <message>
        <source>Which layer across %1 is shown</source>
        <translation>%1에 수직인 층 가운데 보여 줄 것</translation>
    </message>
    <message>
        <source>Number of the layer across %1</source>
        <translation>%1에 수직인 층의 번호</translation>
    </message>
    <message>
        <source>Explain the next difference</source>
        <translation>다음 차이 설명</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Index of the cell along %1</source>
        <translation>%1 방향의 셀 번호</translation>
    </message>
    <message>
        <source>Index of the cell along %1, from 0</source>
        <translation>%1 방향의 셀 번호. 0부터 셉니다</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>설명(&amp;X)</translation>
    </message>
    <message>
        <source>Add as &amp;Box</source>
        <translation>상자로 추가(&amp;B)</translation>
    </message>
    <message>
        <source>Add this cell to the scene as a box</source>
        <translation>이 셀을 상자로 장면에 추가합니다</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>걸린 시간: %1.</translation>
    </message>
    <message>
        <source>Cells shown: %1</source>
        <translation>셀을 보여 주는 격자: %1</translation>
    </message>
    <message>
        <source>%1 of %2 voxels occupied, by %3</source>
        <translation>셀 %2개 중 %1개 채움 (%3)</translation>
    </message>
    <message>
        <source>All methods and scalars give the same voxels.</source>
        <translation>모든 방법과 스칼라가 같은 셀을 채웁니다.</translation>
    </message>
    <message>
        <source>Different from exact: %1.</source>
        <translation>exact와 다름: %1.</translation>
    </message>
    <message>
        <source>No visible grid.

A grid shows which of its cells intersect the triangles, quads, polygons and meshes of the scene, by each method.</source>
        <translation>보이는 격자가 없습니다.

격자는 장면의 삼각형, 사각형, 다각형, 메시가 어느 셀과 만나는지 방법마다 보여 줍니다.</translation>
    </message>
    <message>
        <source>26: a cell is occupied where its box intersects a triangle. 6: where one of the three lines through its centre does, which gives a thinner surface</source>
        <translation>26: 셀의 상자가 삼각형과 만나면 채웁니다. 6: 셀 중심을 지나는 세 선분이 만나면 채우며, 표면이 더 얇아집니다</translation>
    </message>
    <message>
        <source>Closed cells count touching as intersecting, open ones do not</source>
        <translation>닫힌 셀은 닿는 것도 만나는 것으로 치고, 열린 셀은 그러지 않습니다</translation>
    </message>
    <message>
        <source>Draw the cells transparent</source>
        <translation>셀 안에 있는 것이 비쳐 보이게 합니다</translation>
    </message>
    <message>
        <source>Decide every cell by all methods and scalars, and mark the cells where they differ</source>
        <translation>모든 방식으로 셀을 하나하나 판정하고, 서로 다른 셀을 표시합니다</translation>
    </message>
    <message>
        <source>Explain the previous difference</source>
        <translation>이전 차이 설명</translation>
    </message>
    <message>
        <source>Cells where methods or scalars differ</source>
        <translation>방법이나 스칼라에 따라 다른 셀</translation>
    </message>
    <message>
        <source>Choose a cell to explain it; Enter adds it to the scene as a box</source>
        <translation>셀을 고르면 설명합니다. Enter를 누르면 상자로 장면에 추가합니다</translation>
    </message>
    <message>
        <source>Make this cell and its triangle the active pair: the one that occupies it, or about which the methods differ</source>
        <translation>이 셀과 삼각형을 초점 쌍으로 삼습니다. 셀을 채우는 삼각형이나 방법마다 판정이 다른 삼각형입니다</translation>
    </message>
    <message>
        <source>set</source>
        <translation>채움</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: this cell is occupied</source>
        <translation>%1: 이 셀은 점유됩니다</translation>
    </message>
    <message>
        <source>%1: this cell is empty</source>
        <translation>%1: 이 셀은 비어 있습니다</translation>
    </message>
    <message>
        <source>Cells that differ: %1.</source>
        <translation>서로 다른 셀: %1.</translation>
    </message>
    <message>
        <source>No grid fits: %1</source>
        <translation>맞는 격자가 없습니다: %1</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>맞추기</translation>
    </message>
    <message>
        <source>The grid whose cells are shown</source>
        <translation>셀을 표시할 격자</translation>
    </message>
    <message>
        <source>Hide s&amp;urfaces</source>
        <translation>표면 숨기기(&amp;U)</translation>
    </message>
    <message>
        <source>Draw the cells without the triangles, quads, polygons and meshes they come from</source>
        <translation>원래의 삼각형, 사각형, 다각형, 메시 없이 셀만 그립니다</translation>
    </message>
    <message>
        <source>&amp;Fit to Surfaces</source>
        <translation>표면에 맞추기(&amp;F)</translation>
    </message>
    <message>
        <source>Move the grid around all visible surfaces, with as many cells along its longest side as now</source>
        <translation>가장 긴 변의 셀 수를 그대로 두고 보이는 모든 표면을 둘러싸도록 격자를 옮깁니다</translation>
    </message>
    <message>
        <source>26-separating</source>
        <translation>26-분리</translation>
    </message>
    <message>
        <source>6-separating</source>
        <translation>6-분리</translation>
    </message>
</context>
<context>
    <name>hairline::WelcomeBar</name>
    <message>
        <source>Start Lesson 1</source>
        <translation>수업 1 시작</translation>
    </message>
    <message>
        <source>Hide this line. Help &gt; Lessons lists all lessons.</source>
        <translation>이 줄을 숨깁니다. 도움말 &gt; 수업에 모든 수업이 있습니다.</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>처음이신가요?</translation>
    </message>
</context>
<context>
    <name>hairline::WorkStatus</name>
    <message>
        <source>Progress of the computation</source>
        <translation>계산 진행 상황</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Cancel this computation. It restarts with the next edit.</source>
        <translation>이 계산을 취소합니다. 다음 편집 때 다시 시작합니다.</translation>
    </message>
    <message>
        <source>Solving exactly… %1 s</source>
        <translation>정확하게 푸는 중… %1초</translation>
    </message>
    <message>
        <source>Reading mesh files…</source>
        <translation>메시 파일 읽는 중…</translation>
    </message>
    <message>
        <source>Testing the active pair…</source>
        <translation>초점 쌍을 판정하는 중…</translation>
    </message>
    <message>
        <source>Deciding cells…</source>
        <translation>셀 판정하는 중…</translation>
    </message>
    <message>
        <source>Building a tree…</source>
        <translation>트리 만드는 중…</translation>
    </message>
    <message>
        <source>Fitting volumes…</source>
        <translation>볼륨 맞추는 중…</translation>
    </message>
    <message>
        <source>Casting rays…</source>
        <translation>광선 쏘는 중…</translation>
    </message>
    <message>
        <source>Inspecting the mesh…</source>
        <translation>메시 검사하는 중…</translation>
    </message>
    <message>
        <source>Testing all pairs…</source>
        <translation>모든 쌍을 판정하는 중…</translation>
    </message>
    <message>
        <source>Looking for leaks…</source>
        <translation>새는 곳 찾는 중…</translation>
    </message>
    <message>
        <source>Computing the curve…</source>
        <translation>곡선 계산하는 중…</translation>
    </message>
    <message>
        <source>Computing the map…</source>
        <translation>지도를 계산하는 중…</translation>
    </message>
    <message>
        <source>Deciding cells of other grids…</source>
        <translation>다른 격자의 셀 판정 중…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Remove this entry. The computation restarts with the next edit.</source>
        <translation>이 항목을 목록에서 지웁니다. 계산은 다음 편집 때 다시 시작합니다.</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>취소됨: %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>실패: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume this computation</source>
        <translation>이 계산을 이어서 진행합니다</translation>
    </message>
    <message>
        <source>Show all computations in the background</source>
        <translation>백그라운드 계산을 모두 표시합니다</translation>
    </message>
    <message>
        <source>Indexing the mesh for picking…</source>
        <translation>마우스용으로 메시 준비하는 중…</translation>
    </message>
    <message>
        <source>Finding mesh intersections…</source>
        <translation>메시가 만나는 곳 찾는 중…</translation>
    </message>
    <message>
        <source>Traversing two trees…</source>
        <translation>두 트리 순회하는 중…</translation>
    </message>
</context>
<context>
    <name>hairline::Workspaces</name>
    <message>
        <source>Debug</source>
        <translation>디버그</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>수업</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>복셀</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>계층</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>작업 공간</translation>
    </message>
    <message>
        <source>Workspaces: the panels for teaching, debugging, voxels and hierarchies</source>
        <translation>작업 공간: 수업, 디버그, 복셀, 계층을 위한 패널 배치</translation>
    </message>
    <message>
        <source>Switch to the workspace %1</source>
        <translation>작업 공간 &apos;%1&apos;(으)로 전환합니다</translation>
    </message>
    <message>
        <source>&amp;Save Workspace As…</source>
        <translation>작업 공간을 다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Save Workspace</source>
        <translation>작업 공간 저장</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>이름:</translation>
    </message>
    <message>
        <source>&amp;Delete Workspace</source>
        <translation>작업 공간 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Save the current panels as a workspace</source>
        <translation>지금의 패널 배치를 나만의 작업 공간으로 저장합니다</translation>
    </message>
    <message>
        <source>Delete this workspace; the panels stay as they are</source>
        <translation>직접 만든 이 작업 공간을 삭제합니다. 패널 배치는 그대로입니다</translation>
    </message>
</context>
</TS>
