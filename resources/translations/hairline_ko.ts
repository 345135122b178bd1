<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>&amp;Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poly&amp;gon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pl&amp;ane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned B&amp;ox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sp&amp;here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Capsule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ylinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;ne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tetrahe&amp;dron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Con&amp;vex Hull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;k-DOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gr&amp;id</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerDrawing</name>
    <message>
        <source>contact at time %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>common point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t = %1</source>
        <extracomment>t is the parameter of a point on a line or ray.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arrange</name>
    <message>
        <source>Snap %1 to the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap %1 to a vertex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap %1 to an edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap %1 to a face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 coplanar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 collinear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 one ulp apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 one ulp into the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 just meets %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 just misses %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly, they meet; with the neighbouring movement they would not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly, they are apart; with the neighbouring movement they would meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two movements are %1 apart = %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No exact distance of these two shapes is known, so the verdict of their exact query was followed to where it turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stood there already; nothing was moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 touches %2 exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They meet, and no depth is left: the true gap is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %3 apart from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True gap:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reaches %3 into %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True depth, less than zero as a gap:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No doubles touch exactly: the length of the plane&apos;s normal is irrational. These are the nearest ones found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly touching is not representable beside the exact answer. These are the nearest doubles found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No smaller step of the doubles along the axis of the contact does that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nearest doubles miss; neighbours of theirs were taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact query of the pair confirms it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies exactly %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The true distance is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies %2 within %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 exactly; of the others the furthest is off by the true distance:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No doubles near the exact answer are exactly there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the plane of a face of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the line of an edge of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a corner on a vertex of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a corner on an edge of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a corner on a face of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one or more objects first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is selected is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select two objects first: the one that moves, then with Shift the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select two objects first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would move, but is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: on multiples of %2 exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: on the doubles nearest to multiples of %2, which no doubles are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapped %1 to the grid of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cancelled, nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object was changed while this was being solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nudge %1 %2 by one ulp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was nudged: no selected object may move so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every %1 coordinate of the selection went %2 to the next double.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AxisRow</name>
    <message>
        <source>gap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>touching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>degenerate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers leave the range that can be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis as computed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap on the axis as computed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap on the axis as computed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In units of length: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellTexts</name>
    <message>
        <source>PEF float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SAT float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SAT double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message>
        <source>A report is named by its kind, method and scalar, such as “intersect sat double”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no kind of query “%1”; there are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no scalar “%1”; there are: float, double, exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No query of the kind %1 has the method “%2”; there are: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method %1 does not answer in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too much here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no verdict “%1”; there are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A label has to follow, such as “x cross edge 2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports of two kinds answer two questions, and never differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no number “%1”; there are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first bound is above the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind %1 there has to stand float or double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells are counted by pef, sat, exact or differences, not by “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end may stand “by 26” or “by 6”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of an object has to follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ids of two objects have to follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no condition “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Degenerate</name>
    <message>
        <source>rounds to zero in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge %1 has length 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge %1 is parallel to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the triangle has no area</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EdgeFunctionRow</name>
    <message>
        <source>degenerate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>touching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inward normal as computed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foremost corner: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured from: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge function there: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In units of length: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExactText</name>
    <message>
        <source>an integer of %1 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fraction of %1 over %2 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decimal %1
hexadecimal %2
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly √(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly (%1 + %2 √(%3)) / √(%4)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FeatureSnapping</name>
    <message>
        <source>vertex %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldTexts</name>
    <message>
        <source>Vertex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half extents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Methods differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proof fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes when operands are swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes with the order of vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes when all is moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes when all is scaled by 2ⁿ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes when all is turned by 90°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fails</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
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
| S, also while dragging | snap to corners, edges and faces of other objects, or no more |
| M | measure between two places that are clicked |
| Ctrl+Wheel over the selected grid, [ and ] | its resolution; with Shift by one cell |
| Click a cell | explain it; double click: add it as a box |
| Esc while dragging | take the drag back |
| Drag on empty space, middle button, or Alt + left button | turn the view |
| Shift + middle button, or right button | move the view |
| Wheel | zoom to the cursor |
| Shift or Ctrl + drag on empty space | select what a rectangle touches |
| W, E, R | arrows to move, rings to turn, arms to scale |
| L | along the axes of the object or of the world |
| Ctrl while turning | by 15 degrees; a quarter turn is exact |
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
| Ctrl+N, Ctrl+O, Ctrl+S, Ctrl+Shift+S | new, open, save, save as |
| Ctrl+E | examples |
| Ctrl+Z, Ctrl+Shift+Z | undo, redo |
| Ctrl+X, Ctrl+C, Ctrl+V | cut, copy and paste objects as text |
| Ctrl+D, Delete | duplicate, delete |
| Ctrl+A, Ctrl+I | select all, invert the selection |
| Ctrl+H, Ctrl+Shift+H | hide, show all |
| Ctrl+Shift+L | lock or unlock |
| Ctrl+T, Ctrl+B | add a triangle, add a box |
| Shift+A, then a letter of the menu | add any shape |
| Ctrl+L | ask about the selected objects, or the one and the first of the pair |
| Ctrl+M, Ctrl+Shift+M | let the selected objects move, let them stand still |
| Ctrl+Shift+E | export as a unit test, a file or a vector picture |
| Ctrl+Shift+C | copy the view as a picture |
| Ctrl+Shift+P | find and run any command |
| F6, Shift+F6 | to the next panel, to the one before |
| Ctrl+K | freeze the case |
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Hairline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Hairline %1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workbench for collision geometry: drag two shapes until they almost touch, and see what every test says, why, and which of them is wrong.

Made with Qt %1 and Eigen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HierarchyTexts</name>
    <message>
        <source>top-down, at the midpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top-down, at the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top-down, at the median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top-down, by surface area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by insertion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sphere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>14-DOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>18-DOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>26-DOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smallest sphere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sphere by Ritter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned box, principal axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned box, tighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6-DOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-DOP of the plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8-DOP of the plane</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>vertex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 %3</source>
        <extracomment>An axis made of the cross product of two directions, such as &quot;x × edge 2&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 edge %2</source>
        <extracomment>An edge of the triangle in a projection, such as &quot;XY edge 2&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GJK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k-DOP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k-DOP in the plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the plane</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonEdits</name>
    <message>
        <source>“%1” is no change of the form object.field = value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value “%1” cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells is 6 or 26</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs an object in front, as in triangle.%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The focus names an object that the scene does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene has no object “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no field “%2”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The scene has no object “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step is called “%1”; there are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checkpoint has no condition; there are: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question has one answer “right: …” and at least one “wrong: …”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not of the form key: value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block %1 has no “%2”; it has: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has to say what to do: task: …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no kind of query “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson has to begin with its title: # Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson has no pages; each begins with a heading: ## Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a second title; pages begin with ##</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title has to stand above all pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text stands above the title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no block “%1”; there are scene, checkpoint, predict and question, and code: text, c, cpp, json, python, rust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block that begins here has no end: ```</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block stands before the first page, which begins with ##</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure “%1” is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scene has to name its file: file: NAME.hairline.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page has a scene already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene “%1” cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be watched before a page has a scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page has no title</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Show or hide the panel %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Measurement</name>
    <message>
        <source>Δx %1, Δy %2, Δz %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2
distance %3 = %4
squared %5
%6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly %1, as a double %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
angle between their directions %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which is rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
nearest points by closest, %1, in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no angle: two points are one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angle at %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angle at %1 between %2 and %3
%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message>
        <source>Too small: the smallest double beside 0 is 4.9e-324.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large: the largest double is about 1.8e308.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: type a number, such as 1.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a fraction within the range of a double. Type two integers, the second not 0, such as 1/3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a hexadecimal float within the range of a double. Type one such as 0x1.8p+1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma and point in one number: use one of them, and none between thousands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a number. Type a decimal (1.5 or 1,5), a fraction (1/3), or a hexadecimal float (0x1.8p+0).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <extracomment>A number in decimal and then as a hexadecimal float.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>A number that is no double: &quot;about 0.333 (0x1.5p-2)&quot;, then the fraction it is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, exactly %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ObjectCommands</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no objects of a scene. Copy objects here, or text such as {&quot;type&quot;: &quot;point&quot;, &quot;position&quot;: [0,0,0]}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add displacement to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove displacement of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about these three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about this pair</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PolygonRow</name>
    <message>
        <source>cut at %1</source>
        <extracomment>A cut by a plane of the box, such as &quot;cut at x min&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 vertex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertex %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved changes were found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hairline ended before the changes to “%1” were saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were last kept on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Throw Away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask &amp;Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes to “%1” could not be read. They stay in %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionRow</name>
    <message>
        <source>nearest: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked about: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest point: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShapeTools</name>
    <message>
        <source>Add: %1 (%2)</source>
        <extracomment>A tool of the palette: what it adds, and the keys that do the same.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Change Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As at &amp;First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to “%2” already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SignRow</name>
    <message>
        <source>positive: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>negative: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SimplexRow</name>
    <message>
        <source>1 point, distance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points, distance %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next direction: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlabRow</name>
    <message>
        <source>nothing left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (parallel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside the slab for t in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left after it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least overlap</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeRow</name>
    <message>
        <source>t = %1, distance %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A query where a pair has more than one kind: &quot;Closest: Voronoi&quot;.
----------
A method and its verdicts in float, double, exact: &quot;SAT: hit, hit, miss&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>Methods and the scalar they ran in: &quot;PEF, SAT in float&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straddles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Miss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unproven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method gives no proof that could be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven: the common point lies in both, checked exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unproven: checked exactly, the point found is not in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven: checked exactly, it does not come from the front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unproven: checked exactly, it does not come from the front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven: checked exactly, the slabs of a k-DOP leave no point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven: checked exactly, all slabs overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unproven: rounding left neither a common point nor an axis to check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven: checked exactly, the axis separates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unproven: checked exactly, the axis does not separate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven: checked exactly, the gap on this axis is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unproven: checked exactly, the projections touch on this axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unproven: checked exactly, the projections overlap by %1 on this axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 separates by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>touching on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least overlap %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>Method, scalar, verdict: &quot;SAT in double: Hit&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A verdict and the reason for it: &quot;SAT in double: Hit, least overlap 0.2 on box x&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Some number left the range of the scalar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still being computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; the next change asks again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answers so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 answers agree: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every proof given was checked exactly and holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One proof fails when checked exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 proofs fail when checked exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the front alone: %1. %2</source>
        <extracomment>The verdict of methods that see one face of a triangle alone, and how the proofs stand.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No exact verdict says who is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly: %1. Wrong: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — all agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — answers differ. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline</name>
    <message>
        <source>touching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap &gt; 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the offset of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the base of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the upper face of slab %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lower face of slab %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the upper %1 face of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lower %1 face of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the centre of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the apex of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the origin of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cells of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the radius of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the normal of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the direction of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the displacement of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first of the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second of the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells that are set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells about which methods differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest points, distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>separating plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>common point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>common part, overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangles in which meshes meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounding volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>volumes that meet around objects that do not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth or normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other pairs that touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voronoi region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>axis with both projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step pointed at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handles to drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scene is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a shape in the toolbar above,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open one of File &gt; Examples,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or drop a scene file here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit &gt; Show All brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where they differ: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::AnswersBanner</name>
    <message>
        <source>Freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze this case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the drag and copy the scene, every number as a hexadecimal float. The arrow lists the cases frozen before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No frozen cases yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen cases</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::ArrangeMenu</name>
    <message>
        <source>A&amp;rrange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the &amp;Second Selected Instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to &amp;Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move each selected object so that its first position lies on the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to a &amp;Vertex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 the shortest way that brings a corner of it to a vertex of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to an &amp;Edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 the shortest way that brings a corner of it onto an edge of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to a &amp;Face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 the shortest way that brings a corner of it onto a face of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Touch Exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 the shortest way after which it touches %2 to the last bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make &amp;Coplanar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the vertices of %1 exactly into the plane of the nearest face of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make C&amp;ollinear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the vertices of %1 exactly onto the line of the nearest edge of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Ulp &amp;Apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 from where it touches %2 by the smallest step of the doubles that parts them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Ulp &amp;Into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 from where it touches %2 by the smallest step of the doubles that lets them overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nudge by One Ulp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 &amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 &amp;Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number in Properties U&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number in Properties Do&amp;wn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of Properties in which the cursor stands goes to the next double; there also with Alt and the arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap &amp;While Dragging	S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is dragged goes to the corner, edge or face of another object that it comes near to, and takes its coordinates over exactly (S, also during a drag)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click two places in the view to measure their distance (M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number was nudged: click one in Properties first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is now %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first selected object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two selected objects the first moves, or so the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every coordinate goes to its neighbouring double by itself</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::CheckpointCard</name>
    <message>
        <source>They may meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It straddles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They touch on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They miss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me a solution: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the scene so that this is done. Undo brings back what was there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Right.**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Not so.**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Done.**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Read aloud: what a checkpoint of a lesson asks for, and whether it is done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To do.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::CommandPalette</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands that fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::ComparisonWindow</name>
    <message>
        <source>Voxels by PEF, SAT and Exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the triangle goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glides by tenths of a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jumps near walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which arithmetic PEF and SAT are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the whole box of a cell, or by the cross of lines through its middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>26 (box)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 (cross)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether touching counts as meeting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same animation, everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meeting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on by one frame (.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin anew at frame 0, with an empty tally (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as fast as it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop at the &amp;first difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause at a frame in which methods or scalars differ; play goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames in which methods or scalars differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double click or Enter opens the frame as a scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the chosen frame as a scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the chosen frame as a scene file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;All…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save each frame kept into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the frames kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: stopped, cells differ: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: cells differ: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: all ways agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 frames, %2 cells in each of five ways.
%3 cells differ in %4 frames.
Otherwise than exact: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hairline scenes (*.hairline.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save All Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 of %2, then: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 scenes in %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::ContactSlider</name>
    <message>
        <source>%1 in %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No contact on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First contact: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: first contact at %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::DifferenceModel</name>
    <message>
        <source>set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sets this cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not set this cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::DistancePlot</name>
    <message>
        <source>Distance against time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>A method, a scalar, and the time of first contact.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No contact during the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First contact
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::Document</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene has no file yet. Use Save As to name one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refer to Mesh Files From Here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::Drag</name>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %n object(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (the file of %1 is not loaded; it stays as it is)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns about the axes of the world only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be turned so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1 turns by 90° only)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1 becomes a turned box)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (evenly, as %1 cannot be stretched)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::Drawing</name>
    <message>
        <source>%1 (separates)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a point in this projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: corner outside by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: corner inside by %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::ExamplesDialog</name>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the example shows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::ExplainPanel</name>
    <message>
        <source>&amp;Copy explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the explanation as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalar explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This method tells no steps: its verdict and its proof are all there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict first, in the panel Lesson; then look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to explain yet.

Add two objects, such as a triangle and a box, or select two in the scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::ExportDialog</name>
    <message>
        <source>Unit test: Qt Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit test: GoogleTest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit test: Catch2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit test: doctest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit test: C with assert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit test: Python unittest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit test: Rust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene with hexadecimal floats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector picture (SVG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mesh: OBJ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mesh: STL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mesh: PLY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mesh: GLB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the &amp;pair in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test the two objects that are asked about, and no other pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the view stands: lines and letters, for papers and slides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deciding exactly…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One case. The value expected is the exact verdict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cases. The values expected are the exact verdicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to test here: no two objects have a verdict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All objects as one mesh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is selected as one mesh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, as they have no triangles: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no triangle to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A binary file of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… (%1 in all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates that this format rounds to binary32: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::FileController</name>
    <message>
        <source>Hairline scenes (*.hairline.json);;JSON files (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be opened. The open scene is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scene. Add a triangle and a box from the Add menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene could not be saved. It is still open, and a file that was there before is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::FindDialog</name>
    <message>
        <source>Find Disagreements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Methods that are judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What counts as a finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Near the pair in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the cases are the pair in focus with its numbers changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed finds the same again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was searched for yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;hrink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search until it is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the chosen finding as simple as it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the chosen finding in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cases, %2 a second, %3 findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrunk. Open it to see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::FindingsModel</name>
    <message>
        <source>Double click to open it. Case %1 of seed %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The verdict of another method: &quot;SAT: hit&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shrunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::Freeze</name>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2, answers differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2, all agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen: the scene is on the clipboard as text with hexadecimal floats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore frozen case</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::GridCells</name>
    <message>
        <source>No triangle comes near this cell.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::HierarchyModel</name>
    <message>
        <source>leaf %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The surface of the node&apos;s volume, by that of the root: how likely a ray that meets the root meets it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::HierarchyPanel</name>
    <message>
        <source>&amp;Light up where meshes meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the triangles in which two meshes of the scene meet, and the curves along which their surfaces cross, as decided exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the tree is built over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mesh selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the objects of the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the tree comes about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which bounding volume each node has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the volumes of a level of the tree in the view, and of the leaves above it: %1 at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which level is drawn; 0 is the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a node to see its volume and what is in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 nodes, %3 leaves, depth %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost %1 · overlap %2 · %3 bytes an item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bounded object is visible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mesh in the scene. A tree can be built over its objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; the next change builds again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2: pairs of triangles that meet: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two meshes meet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::InvarianceDialog</name>
    <message>
        <source>Invariance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts of all ways to ask the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every method answers all %1 ways alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s) differ from the others of the method.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::InvarianceModel</name>
    <message>
        <source>As it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertices %1</source>
        <extracomment>&quot;a 1 0 2&quot;: the vertices of the first shape in another order.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned %1°</source>
        <extracomment>&quot;z 90&quot;: about the axis, by so many degrees.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most other ways to ask the same are answered: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::KeptDifferencesModel</name>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise than exact</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::LegendStrip</name>
    <message>
        <source>Legend of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here stands what the colours and marks in the view mean.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::LessonList</name>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start &amp;Anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the lesson is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the lesson, from where it was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget what was done in this lesson, and begin at its first page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lesson of your own, by its file lesson.md</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
cannot be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
✓ all %2 done</source>
        <extracomment>A lesson: its title, and how many of its checkpoints are done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2 of %3 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lesson cannot be played yet:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::LessonPageView</name>
    <message>
        <source>Page of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‹ Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list of lessons. The page is remembered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the scene of this page back as it was. Undo brings back what was there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>Which page of how many.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::LessonPanel</name>
    <message>
        <source>Open Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons (lesson.md)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::LessonPlayer</name>
    <message>
        <source>Scene of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::MainWindow</name>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ray Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes are not kept for recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the colours and marks in the view mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A crash would lose the unsaved changes: the copy for a recovery in %1 %2. It is tried again; save the scene elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something could not be computed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checkpoint of the lesson is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Hairline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::MeasureTool</name>
    <message>
        <source>Measure angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1 measurements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to measure there: click a corner, an edge or a face of an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An angle needs three points; click without Ctrl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No closest query tells the distance of these two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a corner, an edge or a face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure: click %1, Ctrl+click takes the whole object. Esc ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure from %1: click %2; Shift+click goes on to an angle there. Esc goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle at %1: click %2. Esc goes back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::MeshFiles</name>
    <message>
        <source>reading was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read %1: one triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read %1: %2 triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mesh of the scene refers to a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::MeshSection</name>
    <message>
        <source>Read Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the files of meshes again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangles: %1, vertices: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not inspected: cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being inspected…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed, and nothing unusual was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::NotesPane</name>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes of the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes of the scene, as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to look for in this scene, as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the notes as a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write notes for this scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the notes of this scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::PairListModel</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The two objects of a pair: &quot;Triangle and Box&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: methods give different answers. Exactly, they %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::PairsPanel</name>
    <message>
        <source>Pairs of objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict first, in the panel Lesson; then look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pairs yet.

Two objects make the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pair, %2 meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs, %2 meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is near: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, about %1 methods differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> – cancelled; the next change asks about the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> – still asking…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::ProjectionDrawing</name>
    <message>
        <source>%1: edge %2 separates by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: touching</source>
        <extracomment>No edge separates in this projection, but one just touches.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no edge separates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::PropertiesPanel</name>
    <message numerus="yes">
        <source>%n more row(s) are not shown. Edit them in the scene file.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected.

Click an object in the view or in the list of the scene to see and edit its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the colour of this object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the theme choose: blue and orange for the pair in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A locked object is neither picked nor dragged in the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells along the longest side, over the same room (Ctrl+wheel over the grid, or [ and ] in the view)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show numbers as hexadecimal floats, which hide nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ ↓ step; with Shift ×10, with Ctrl ÷10, with Alt to the next double. 1/3, 1,5 and 0x1.8p+0 are numbers too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 objects selected. Name, colour and marks are for all, the numbers are of the last one, a %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::RaysPanel</name>
    <message>
        <source>Picture by rays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a pixel, or go there by the arrow keys and press Enter, to add its ray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add the Pixel’s Ray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the ray of the pixel pointed at to the scene, and ask about it and what it meets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By what the pixels are coloured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barycentric weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which arithmetic rays are decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check &amp;Watertightness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send rays from inside a closed mesh or solid to its edges and vertices, and count by each method which of them get out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misses and double hits of each method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance from %1 (yellow) to %2 (dark).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 tests (dark) to %2 (yellow).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; the next change casts again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casting… %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 rays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rays pass through %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a pixel to see what its ray meets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixel %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · meets nothing · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights %1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for leaks of %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: rays from inside to its vertices and edges</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::Recovery</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (recovered)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::ScenePanel</name>
    <message>
        <source>Objects of the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2), operand %3 of the pair in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mesh, not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mesh, being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock, so that it can be dragged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock, so that it cannot be dragged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::SceneRays</name>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, triangle %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ray was added; it meets nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ray was added, and the pair in focus is what it meets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ray was added. No query asks about it and the whole of what it meets.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::SceneView</name>
    <message>
        <source>Change Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>along %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the %1 plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>along its direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about its own axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>along its own axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X/Y/Z lock an axis, Shift the %1 plane, Ctrl snaps to %2, Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 %3. X/Y/Z choose the axis, Ctrl snaps to %4, Esc cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, snapping to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, exactly at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, at %1 as nearly as doubles can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S snaps no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S snaps to other objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2: %3. %4. %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select what the rectangle touches, or take it out of the selection. Esc cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add what the rectangle touches to the selection. Esc cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag: change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag: move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Click: select %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1. Ctrl snaps to %2, Esc cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag: scale %1 evenly. Ctrl snaps to 0.1, Esc cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag: turn %1 %2. Ctrl snaps to 15°, Esc cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag: scale %1 %2. Ctrl snaps to 0.1, Esc cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag: move %1 %2. Ctrl snaps to %3, Esc cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys and Page Up/Down: move %1 by %2; with Shift by ten times that, with Alt by one ulp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Click again: select %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: explain cell %1, %2, %3. Double click: add it as a box.%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag: move %1. %2. Ctrl+wheel or [ and ]: resolution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag: move %1. %2. Arrow keys nudge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: select %1. Shift+click: add it. Drag: move it. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene is empty: add shapes by the menu Add, open one of File &gt; Examples, or learn by Help &gt; Lessons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag: turn the view. Right drag: move it. Wheel: zoom. Click an object to select it, Tab for the next, Shift+drag for all in a rectangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::StepList</name>
    <message>
        <source>Steps of the explanation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::StepPlayer</name>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step forwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: One Step Back</source>
        <extracomment>What is played, and what the command does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Play or Pause the Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: One Step Forwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The number of a step and how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::StepsModel</name>
    <message>
        <source>%1. %2</source>
        <extracomment>A numbered step of an explanation.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::TimePanel</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No contact during the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First contact: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this pair moves.

Give an object a displacement (Ctrl+M), and see here when the two first touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time: Play or Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let what moves go from time 0 to 1, or stop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::ToolsPanel</name>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click two places in the view to measure their distance (M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press M and click two places in the view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected measurements, or all of them, as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the selected measurements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete all measurements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select two objects and choose a command of the menu Arrange: the first one moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the newest result as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arranged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be told: an object or a part of it is gone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::VerdictTableModel</name>
    <message>
        <source>Wrong: the exact verdict is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This method is not built for this scalar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <extracomment>Method, scalar, and why there is no verdict.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: %3, %4</source>
        <extracomment>Method, scalar, verdict, state of the proof, read aloud.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, differs from exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (source: %3)</source>
        <extracomment>A kind of query, a method, and the book or paper it comes from.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::VerdictsPanel</name>
    <message>
        <source>%1, %2 and %3</source>
        <extracomment>The three objects asked about: &quot;Floor, Wall and Roof&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The two objects asked about: &quot;Triangle and Box&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the axes of SAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order in which SAT tries its axes: 3 box normals, 1 triangle normal, 9 cross products.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SAT &amp;order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts: a row for each method, a column for each scalar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict first, in the panel Lesson; then look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to ask yet.

A query needs two objects, such as a triangle and a box. Add them, or select two in the scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Read aloud: the two objects, and what is said of them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::Viewport</name>
    <message>
        <source>The scene in 3D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 3D view needs a display. Start the program in a desktop session, or under xvfb-run -a -s &quot;-screen 0 1280x800x24&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.3, and this display offers no OpenGL. Install a driver (package libgl1-mesa-dri).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 3D view could not use this display&apos;s OpenGL. Check its driver, or set LIBGL_ALWAYS_SOFTWARE=1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.3, and this display offers %1.%2. Set LIBGL_ALWAYS_SOFTWARE=1 to draw without the graphics card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::VolumeCostModel</name>
    <message>
        <source>%1 bytes for both trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounding volume of every node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of volumes that were compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of volumes that are apart: nothing below them was looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of triangles that were decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of triangles that meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::VolumeModel</name>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the volume the object fills; 0 for flat objects</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::VolumesSection</name>
    <message>
        <source>Draw this &amp;volume around all objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounding volumes of the selected object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the kind of volume chosen in the list around every visible object, and find the pairs whose volumes meet although they do not meet themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volumes around %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a bounded object to see volumes around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no pair is known whose volumes meet and which does not meet itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: may collide only, as the volumes meet and the objects do not: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::VoxelsPanel</name>
    <message>
        <source>No grid was added: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose cells are shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells are not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cells set by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many faces to draw: none of %1 cells is shown. Look at single layers, or make the cells larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of them shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells %1 times as large, for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; the next change asks again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All methods and scalars set the same cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 cell differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cells differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise than exact: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No grid to be seen.

A grid shows which of its cells the triangles, quads, polygons and meshes of the scene meet, by each method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a &amp;Grid Around the Surfaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a grid of %1 cells along the longest side of all visible surfaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare Side by Side…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moving triangle in 32 × 32 × 32 cells, by PEF, by SAT and exactly, in linked views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose cells are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;how cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the cells that surfaces set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which method decides about a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which arithmetic PEF and SAT decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>26: a cell is set where its box meets a triangle. 6: where the three lines through its middle do, which gives a thinner surface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>26 (box)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 (cross)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed cells count touching as meeting, open ones do not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See &amp;through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let what is inside the cells shine through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mark differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide every cell in all ways, and mark those about which they differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meeting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One layer across %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a single layer of cells across %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer across %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which layer across %1 is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the layer across %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the difference before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the next difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells about which methods or scalars differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell to have it explained; Enter adds it to the scene as a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the cell along %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the cell along %1, from 0 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about this cell and the triangle that sets it, or that the ways differ about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add as &amp;Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add this cell to the scene as a box</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::WalkSection</name>
    <message>
        <source>&amp;Walk Two Trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk of Two Trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the triangles in which two meshes meet by the trees over both: count what each kind of volume costs, and play the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs of each kind of volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene has no two meshes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two meshes: %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1 of %2 and node %3 of %4: may meet, so their children are looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1 of %2 and node %3 of %4: apart, so nothing below is looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangle %1 of %2 and triangle %3 of %4 meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangle %1 of %2 and triangle %3 of %4 do not meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far: %1 volume tests, %2 pruned, %3 triangle tests, %4 hits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later steps are left out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::WatertightnessModel</name>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rays from inside that get out without hitting any triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rays that hit more than one of the triangles at the edge or vertex; in exact those that truly meet it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rays from a point inside at every vertex, and at three points of every edge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::WindowActions</name>
    <message>
        <source>F&amp;ind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Disagreements…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for shapes on which answers are wrong or disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Invariance…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about the pair in focus in all ways that are the same question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened a finding: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two objects are asked about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import Mesh…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a mesh that is read from a file: OBJ, STL, PLY, OFF, glTF or GLB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read Mesh Files Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the files of meshes again: those that were missing, and those that have changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mesh &amp;Edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show lines along the edges of meshes&apos; triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import Mesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.ply *.off *.glb *.gltf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No query fits the two selected objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query of three fits three planes alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select another object, or one that fits the first of the pair that is asked about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select two objects to ask about, or three planes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard could not be pasted. The scene is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Examples…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scene under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the scene as a unit test, a file, a vector picture or a mesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Pic&amp;ture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the view as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view was copied as a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the selected objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected objects as JSON text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste objects from JSON text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate the selected objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the selected objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the visible objects that are not selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the selected objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the hidden objects and select them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loc&amp;k or Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the selected objects: they are neither picked nor dragged in the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask About T&amp;hese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about the selected objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin the Focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep asking about this pair, whatever is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Displace&amp;ment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the selected objects move; drag the tip of the arrow to say where to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remo&amp;ve Displacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the selected objects stand still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Freeze the Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze the case: stop the drag and copy the scene with hexadecimal floats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Plane (&amp;2D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame &amp;Selected	F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame what is selected (F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame &amp;All	A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame everything (A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Orthographic	P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orthographic view: parallel lines stay parallel (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the ground grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;plit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Drag Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare Voxels…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moving triangle, voxel by voxel, by PEF, by SAT and exactly, side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the keyboard to the next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the keyboard to the panel before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels where they were at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The free view alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Two Views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view from the top and the free one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Four Views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The views from the top, the front and the right, and the free one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Maximize the Active View	V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the view that was clicked last alone, or all of them again (V, or a double click on its name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move	W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move what is selected by its arrows (W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn	E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn what is selected by its rings (E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scale	R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale what is selected by its arms (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the Object&apos;s &amp;Own Axes	L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows and rings along the axes of the object, not of the world (L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and Mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find and run any command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change &amp;Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See and change all shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn collision tests in the live scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Lesson…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lesson of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Notes of the Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the notes of the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Hairline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Hairline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hairline::WorkStatus</name>
    <message>
        <source>Progress of the computation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop computing. The next change asks again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving exactly… %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading mesh files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking about the pair…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the mesh for the mouse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deciding cells…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking where meshes meet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building a tree…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walking two trees…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitting volumes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casting rays…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspecting the mesh…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking about all pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for leaks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing the curve…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
