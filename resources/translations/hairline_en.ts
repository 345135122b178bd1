<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ExactText</name>
    <message numerus="yes">
        <source>an integer of %n digit(s)</source>
        <translation>
            <numerusform>an integer of %n digit</numerusform>
            <numerusform>an integer of %n digits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>Axes with how often each is the one, and how many there are besides: &quot;box x (7), box y (2) and 2 more&quot;.</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message numerus="yes">
        <source>polygon with %n hole(s)</source>
        <translation>
            <numerusform>polygon with %n hole</numerusform>
            <numerusform>polygon with %n holes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeshFindings</name>
    <message numerus="yes">
        <source>%Ln degenerate triangle(s)</source>
        <translation>
            <numerusform>%Ln degenerate triangle</numerusform>
            <numerusform>%Ln degenerate triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate triangle(s)</source>
        <translation>
            <numerusform>%Ln duplicate triangle</numerusform>
            <numerusform>%Ln duplicate triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hole(s) (%1)</source>
        <translation>
            <numerusform>%Ln hole (%1)</numerusform>
            <numerusform>%Ln holes (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>%Ln edge</numerusform>
            <numerusform>%Ln edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln non-manifold edge(s)</source>
        <translation>
            <numerusform>%Ln non-manifold edge</numerusform>
            <numerusform>%Ln non-manifold edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s) with inconsistent winding</source>
        <translation>
            <numerusform>%Ln edge with inconsistent winding</numerusform>
            <numerusform>%Ln edges with inconsistent winding</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unused vertex(vertices)</source>
        <translation>
            <numerusform>%Ln unused vertex</numerusform>
            <numerusform>%Ln unused vertices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SimplexRow</name>
    <message numerus="yes">
        <source>%n point(s), distance %1</source>
        <translation>
            <numerusform>%n point, distance %1</numerusform>
            <numerusform>%n points, distance %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), distance %1 less radii</source>
        <translation>
            <numerusform>%n point, distance %1 less radii</numerusform>
            <numerusform>%n points, distance %1 less radii</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message numerus="yes">
        <source>%1: %2 (%n agree)</source>
        <extracomment>A question, its verdict, and how many answers say so: &quot;Now: miss (26 agree)&quot;.</extracomment>
        <translation>
            <numerusform>%1: %2 (%n answer)</numerusform>
            <numerusform>%1: %2 (%n agree)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proof(s) fail when checked exactly.</source>
        <translation>
            <numerusform>%n proof fails when checked exactly.</numerusform>
            <numerusform>%n proofs fail when checked exactly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong: %1, and none of the method&apos;s %n step(s) tests this axis.</source>
        <translation>
            <numerusform>Wrong: %1, and the method&apos;s %n step does not test this axis.</numerusform>
            <numerusform>Wrong: %1, and none of the method&apos;s %n steps tests this axis.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::ComparisonWindow</name>
    <message numerus="yes">
        <source>Saved %n scene(s) in %1.</source>
        <translation>
            <numerusform>Saved %n scene in %1.</numerusform>
            <numerusform>Saved %n scenes in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::ExportDialog</name>
    <message numerus="yes">
        <source>%n case(s). Expected values are exact verdicts.</source>
        <translation>
            <numerusform>%n case. Expected values are exact verdicts.</numerusform>
            <numerusform>%n cases. Expected values are exact verdicts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::HierarchyPanel</name>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n triangle(s)</source>
        <translation>
            <numerusform>%1: %n triangle</numerusform>
            <numerusform>%1: %n triangles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::MeasureTool</name>
    <message numerus="yes">
        <source>Delete %n measurement(s)</source>
        <translation>
            <numerusform>Delete %n measurement</numerusform>
            <numerusform>Delete %n measurements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::MeshFiles</name>
    <message numerus="yes">
        <source>Read %1: %Ln triangle(s)</source>
        <translation>
            <numerusform>Read %1: %Ln triangle</numerusform>
            <numerusform>Read %1: %Ln triangles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::PairsPanel</name>
    <message numerus="yes">
        <source>; no query takes %n other pair(s)</source>
        <translation>
            <numerusform>; no query takes %n other pair</numerusform>
            <numerusform>; no query takes %n other pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), %1 intersect</source>
        <translation>
            <numerusform>%n pair, %1 intersect</numerusform>
            <numerusform>%n pairs, %1 intersect</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::PasteDialog</name>
    <message numerus="yes">
        <source>%n other reading(s)</source>
        <translation>
            <numerusform>%n other reading</numerusform>
            <numerusform>%n other readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) to be added.</source>
        <translation>
            <numerusform>%n object to be added.</numerusform>
            <numerusform>%n objects to be added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::RaysPanel</name>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>%n test</numerusform>
            <numerusform>%n tests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::ReceivedBar</name>
    <message numerus="yes">
        <source>%n scene(s) received, the last one “%1”.</source>
        <translation>
            <numerusform>%n scene received: “%1”.</numerusform>
            <numerusform>%n scenes received, the last one “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::RecordingWindow</name>
    <message numerus="yes">
        <source>%n part(s) of the recording are missing or damaged</source>
        <translation>
            <numerusform>%n part of the recording is missing or damaged</numerusform>
            <numerusform>%n parts of the recording are missing or damaged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be judged, the first is %1: %2</source>
        <extracomment>How many records, the number of the first of them, and why.</extracomment>
        <translation>
            <numerusform>%n record cannot be judged, record %1: %2</numerusform>
            <numerusform>%n records cannot be judged, the first is %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have no answer</source>
        <translation>
            <numerusform>%n record has no answer</numerusform>
            <numerusform>%n records have no answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have axes that are orthonormal to the precision of float only</source>
        <translation>
            <numerusform>%n record has axes that are orthonormal to the precision of float only</numerusform>
            <numerusform>%n records have axes that are orthonormal to the precision of float only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n finding(s) to %1</source>
        <translation>
            <numerusform>Saved %n finding to %1</numerusform>
            <numerusform>Saved %n findings to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::StepThroughDialog</name>
    <message numerus="yes">
        <source>One file of %n steps.</source>
        <translation>
            <numerusform>One file with %n step.</numerusform>
            <numerusform>One file with %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files, to a folder that you choose.</source>
        <translation>
            <numerusform>%n file, saved to a folder you choose.</numerusform>
            <numerusform>%n files, saved to a folder you choose.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hairline::WorkStatus</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
</TS>
