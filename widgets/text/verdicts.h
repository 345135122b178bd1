#pragma once

#include <QString>

#include "widgets/pair/pair_reports.h"

namespace hairline {

/// The verdict in one word or two: "Hit", "Miss", "Outside", "Straddles"; "No answer" if none could
/// be formed.
QString verdictText(const Report& report);

/// The state of the proof: "Proven", "Unproven", "No proof".
QString proofText(const Report& report);

/// The proof and whether it holds, as a sentence; for one that fails, by how much.
QString proofDetails(const Report& report);

/// The reason for the verdict, without method and scalar: "x × edge 2 separates by 0.12", "least
/// overlap 0.3 on box x", "touching on box x", or nothing if the method gives none.
QString reasonText(const Report& report);

/// Method, scalar, verdict, reason and proof as sentences.
QString conclusionText(const Report& report);

/// What a user's wrong method missed, according to the proof of an exact one: "Wrong: z ×
/// edge 1 separates by 0.1096, and none of the method's 9 steps tests this axis." Empty for other
/// reports.
QString missedText(const PairReports& pair, const Report& report);

/// Why a report has no answer: "Still being computed", "Cancelled…", or that the question exceeds
/// the limit of operations.
QString unansweredText(const PairReports& pair, const Report& report);

/// Whether the answers of a pair agree.
struct Agreement {
  bool agree = true;
  /// The first question's verdict, "Now: miss (26 agree)", or "Answers differ".
  QString title = {};
  /// The same to be read aloud, without numbers that change during a drag: "Now: miss".
  QString spoken = {};
  /// If all agree, that of a motion, "On the way: hit at t = 0.02346 (3 agree)"; else empty.
  QString motion = {};
  /// If all agree, a line for each further question, "On the way: hit at t = 0.02346 (3 agree)",
  /// and one on the proofs; otherwise the exact answer, and the methods that differ.
  QString details = {};
  /// The number of questions about the pair, whatever the answers.
  int questions = 1;
};
/// Answers are for time 0, and say so while the view shows another time of a moving pair.
Agreement agreementOf(const PairReports& pair, double shownTime = 0);

/// Stands in place of results while a lesson waits for a prediction.
QString withheldText();

}  // namespace hairline
