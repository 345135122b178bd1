#pragma once

#include <QString>

#include "widgets/pair/pair_reports.h"

namespace hairline {

/// The verdict in one word or two: "Hit", "Miss", "Outside", "Straddles"; "No answer" where none
/// could be formed.
QString verdictText(const Report& report);

/// The state of the proof: "Proven", "Unproven", "No proof".
QString proofText(const Report& report);

/// What the proof is and whether it holds, as a sentence; for one that fails, by how much.
QString proofDetails(const Report& report);

/// What the verdict rests on, without method and scalar: "x × edge 2 separates by 0.12", "least
/// overlap 0.3 on box x", "touching on box x", or nothing where the method tells neither.
QString reasonText(const Report& report);

/// Method, scalar, verdict, reason and proof as sentences.
QString conclusionText(const Report& report);

/// What a wrong method of the user's missed, by the proof of an exact one: "Wrong: z × edge 1
/// separates by 0.1096, and none of the method's 9 steps tests this axis." Empty where the report
/// is none of those.
QString missedText(const PairReports& pair, const Report& report);

/// Why a report has no answer: "Still being computed", "Cancelled…", or that the question takes
/// more operations than one may.
QString unansweredText(const PairReports& pair, const Report& report);

/// How the answers of a pair stand to each other.
struct Agreement {
  bool agree = true;
  /// The first question's verdict, "Now: miss (26 agree)", or "Answers differ".
  QString title = {};
  /// The same to be read aloud, without numbers that change while the user drags: "Now: miss".
  QString spoken = {};
  /// Where all agree a line for each other question, "On the way: hit at t = 0.02346 (3 agree)",
  /// and one on the proofs; otherwise what exact says, and who differs from it.
  QString details = {};
  /// How many questions the pair is asked, whatever the answers are.
  int questions = 1;
};
Agreement agreementOf(const PairReports& pair);

}  // namespace hairline
