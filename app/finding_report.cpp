#include "app/finding_report.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <set>

#include "app/usage.h"
#include "core/base/atomic_file.h"
#include "core/base/plain_text.h"
#include "core/search/findings_file.h"
#include "core/search/simplicity.h"
#include "core/version.h"

namespace hairline {
namespace {

constexpr std::array<std::string_view, 4> outcomeNames{"stands", "known", "fixed", "unasked"};

constexpr std::array<std::string_view, 3> reportFormats{"json", "junit", "sarif"};

/// What each kind of finding means, in the order of `FindingKind`.
constexpr std::array<const char*, findingKindNames.size()> kindMeanings{
    "Two methods differ",
    "A verdict differs from the exact one",
    "A squared distance differs from the exact one",
    "A nearest point is not in its operand, or the points are not as far apart as the operands; or "
    "the point, the time or the t of a contact is wrong",
    "The proof of a verdict fails",
    "A verdict changes when the operands are swapped",
    "A verdict changes when vertices are reordered",
    "A verdict changes under a translation that rounds nothing",
    "A verdict changes under a scaling that rounds nothing",
    "A verdict changes under a rotation that rounds nothing",
    "A result is not a number",
    "An answer took longer than the limit",
    "A plugin crashed, timed out or returned invalid output",
    "Rounding the operands to float changes the true answer",
};
static_assert(kindMeanings.back() != nullptr);

/// A format and the file that a report is written to; no format if the text names none.
std::pair<std::string, std::string> formatAndFile(const std::string& report) {
  const std::size_t end = std::min(report.find('='), report.size());
  return {report.substr(0, end), report.substr(std::min(end + 1, report.size()))};
}

std::string checkReport(const std::string& report) {
  const auto [format, file] = formatAndFile(report);
  if (std::ranges::find(reportFormats, format) != reportFormats.end() && !file.empty()) return "";
  return "\"" + report + "\" must be junit=FILE, sarif=FILE or json=FILE";
}

/// Escaped for XML elements and attributes.
std::string xml(std::string_view text) {
  std::string escaped;
  for (const char c : wellFormedText(text)) {
    switch (c) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      case '\n':
        escaped += "&#10;";
        break;
      default:
        escaped += c;
        break;
    }
  }
  return escaped;
}

/// A path as a URI reference: every byte that is not a letter, a digit or a path mark is
/// percent-encoded.
std::string uri(std::string_view path) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string escaped;
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    const bool isPlain = byte < 0x80 && (std::isalnum(byte) || c == '-' || c == '.' || c == '_' ||
                                         c == '~' || c == '/');
    if (isPlain) {
      escaped += c;
    } else {
      escaped += '%';
      escaped += digits[byte >> 4];
      escaped += digits[byte & 15];
    }
  }
  return escaped;
}

std::string messageOf(const ReportedFinding& reported) {
  std::string text =
      reported.finding ? textOf(*reported.finding, reported.margin) : "not a finding";
  if (!reported.reason.empty()) text += ": " + reported.reason;
  return wellFormedText(text);
}

/// A finding as a test case, named after its case if that is known.
std::string testName(const ReportedFinding& reported) {
  std::string name = "finding " + std::to_string(reported.number);
  if (reported.finding) name += ' ' + reported.finding->sort();
  if (reported.source && reported.finding && reported.finding->method == recordedMethod) {
    name += ", record " + std::to_string(reported.source->number + 1);
    if (!reported.source->recipe.empty()) name += ", " + reported.source->recipe;
  } else if (reported.source) {
    name += ", seed " + std::to_string(reported.source->seed) + " case " +
            std::to_string(reported.source->number);
  }
  return name;
}

std::string sortOf(const ReportedFinding& reported) {
  return reported.finding ? std::string(name(reported.finding->kind)) : "unreadable";
}

}  // namespace

void ReportChoice::addTo(CLI::App& command) {
  command.add_flag("--exit-code", exitCode, "End with status 1 if a finding stands");
  command
      .add_option("--baseline", baseline,
                  "A file of known findings: a finding that it has, about the same case up to the "
                  "order of operands and vertices, is counted as known and neither kept nor "
                  "reported as a failure")
      ->type_name("FINDINGS");
  command
      .add_option("--report", reports,
                  "Write a report: junit=FILE (JUnit XML), sarif=FILE (SARIF 2.1.0) or json=FILE "
                  "(one line of counts), - for standard output; repeatable")
      ->type_name("FORMAT=FILE")
      ->allow_extra_args(false)
      ->check(checkReport);
  command.add_flag("--quiet", quiet, "Print errors only");
}

Result<KnownFindings> ReportChoice::known() const {
  KnownFindings known;
  if (baseline.empty()) return known;
  const Result<std::vector<Scene>> scenes = readFindings(baseline, HalfLine::refuse);
  if (!scenes) return scenes.error();
  for (std::size_t i = 0; i < scenes->size(); ++i) {
    const std::optional<Finding> finding = findingOf((*scenes)[i]);
    const std::optional<SearchCase> given = caseInFocus((*scenes)[i]);
    if (!finding || !given) {
      return Error{"file",
                   Message("%1: Finding %2 cannot be read by this version", baseline, i + 1)};
    }
    known.add(*given, *finding);
  }
  return known;
}

std::string textOf(const Finding& finding, const std::optional<Margin>& margin) {
  std::string text(name(finding.query));
  text += ' ' + finding.sort();
  if (finding.kind == FindingKind::failure) return text + ": " + finding.other;
  if (finding.verdict != Verdict::none) text += ": says " + writeJson(jsonOf(finding.verdict));
  if (finding.against != Verdict::none) text += " against " + writeJson(jsonOf(finding.against));
  if (finding.sqdist) {
    text += ", squared distance " + writeJson(*finding.sqdist);
    if (finding.exactSqdist) text += " against " + writeJson(*finding.exactSqdist);
  }
  const bool isChange = std::ranges::find(changeKinds, finding.kind) != changeKinds.end();
  if (!finding.other.empty() && (isChange || finding.kind == FindingKind::points)) {
    text += " (" + finding.other + ')';
  }
  if (margin) {
    char numbers[96];
    std::snprintf(numbers, sizeof numbers, " %.3g, %.3g of the size, %.3g ulp", margin->absolute,
                  margin->relative, margin->ulps);
    text += ", ";
    text += name(margin->measure);
    text += numbers;
  }
  return text;
}

void FindingReport::add(const SearchCase& given, ReportedFinding reported) {
  ++m_counts[static_cast<std::size_t>(reported.outcome)];
  ++m_added;
  if (reported.outcome == FindingOutcome::stands) {
    m_groups.add(causeOf(given, *reported.finding, reported.source), reported.finding->scalar,
                 reported.margin, costOf(given), reported.number);
  }
  if (!m_choice.reports.empty()) m_findings.push_back(std::move(reported));
}

std::string FindingReport::counts() const {
  constexpr std::array<const char*, 4> words{"stand", "known", "fixed", "not asked"};
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (m_counts[i] == 0 && i > 0) continue;
    if (!text.empty()) text += ", ";
    text += std::to_string(m_counts[i]) + ' ' + words[i];
  }
  return text;
}

std::string FindingReport::json(const Json& summary) const {
  Json line = summary;
  line["command"] = m_command;
  if (!m_file.empty()) line["file"] = wellFormedText(m_file);
  for (std::size_t i = 0; i < outcomeNames.size(); ++i) {
    line[std::string(outcomeNames[i])] = m_counts[i];
  }
  line["causes"] = m_groups.json();
  return writeJson(line) + '\n';
}

std::string FindingReport::junit(std::chrono::duration<double> time) const {
  char seconds[32];
  std::snprintf(seconds, sizeof seconds, "%.3f", time.count());
  const auto number = [this](FindingOutcome outcome) { return std::to_string(count(outcome)); };
  // A test case for the run itself: some readers treat a file without test cases as a failure.
  const std::string totals = " tests=\"" + std::to_string(m_findings.size() + 1) +
                             "\" failures=\"" + number(FindingOutcome::stands) + "\" errors=\"" +
                             number(FindingOutcome::unasked) + "\" skipped=\"" +
                             number(FindingOutcome::known) + "\" time=\"" + seconds + '"';
  const std::string name = xml("hairline " + m_command);
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"" + name +
                     '"' + totals + ">\n<testsuite name=\"" + name + '"' + totals + ">\n";
  text += "<testcase classname=\"" + name + "\" name=\"run\" time=\"" + seconds + "\"/>\n";
  for (const ReportedFinding& reported : m_findings) {
    const std::string method =
        reported.finding
            ? reported.finding->method + ' ' + std::string(hairline::name(reported.finding->scalar))
            : "";
    text += "<testcase classname=\"" + xml(method) + "\" name=\"" + xml(testName(reported)) +
            "\" time=\"0\"";
    const auto element = [&](const char* tag) {
      text += std::string(">\n<") + tag + " message=\"" + xml(messageOf(reported)) + "\" type=\"" +
              xml(sortOf(reported)) + "\">" + xml(reported.scene) + "</" + tag + ">\n</testcase>\n";
    };
    switch (reported.outcome) {
      case FindingOutcome::stands:
        element("failure");
        break;
      case FindingOutcome::unasked:
        element("error");
        break;
      case FindingOutcome::known:
        text += ">\n<skipped message=\"known\"/>\n</testcase>\n";
        break;
      case FindingOutcome::fixed:
        text += "/>\n";
        break;
    }
  }
  return text + "</testsuite>\n</testsuites>\n";
}

std::string FindingReport::sarif() const {
  std::set<std::string> kinds;
  Json results = Json::array();
  for (const ReportedFinding& reported : m_findings) {
    const bool isFault =
        reported.outcome == FindingOutcome::stands || reported.outcome == FindingOutcome::known;
    Json result;
    result["ruleId"] = sortOf(reported);
    kinds.insert(sortOf(reported));
    result["kind"] = isFault                                     ? "fail"
                     : reported.outcome == FindingOutcome::fixed ? "pass"
                                                                 : "review";
    result["level"] = isFault ? "error" : "none";
    result["message"]["text"] = messageOf(reported);
    if (!m_choice.baseline.empty()) {
      result["baselineState"] = reported.outcome == FindingOutcome::known   ? "unchanged"
                                : reported.outcome == FindingOutcome::fixed ? "absent"
                                                                            : "new";
    }
    Json location;
    if (!m_file.empty()) {
      location["physicalLocation"]["artifactLocation"]["uri"] = uri(m_file);
    }
    if (reported.finding) {
      Json method;
      method["name"] = wellFormedText(reported.finding->method);
      method["kind"] = "function";
      location["logicalLocations"] = Json::array({method});
    }
    result["locations"] = Json::array({location});
    result["properties"]["finding"] = reported.number;
    if (reported.margin) result["properties"]["margin"] = jsonOf(*reported.margin);
    result["properties"]["scene"] = wellFormedText(reported.scene);
    results.push_back(std::move(result));
  }
  Json rules = Json::array();
  for (const std::string& kind : kinds) {
    const auto found = std::ranges::find(findingKindNames, kind);
    Json rule;
    rule["id"] = kind;
    rule["shortDescription"]["text"] =
        found == findingKindNames.end()
            ? "A line that this version cannot read"
            : kindMeanings[static_cast<std::size_t>(found - findingKindNames.begin())];
    rules.push_back(std::move(rule));
  }
  Json run;
  run["tool"]["driver"]["name"] = "hairline";
  run["tool"]["driver"]["version"] = std::string(version());
  run["tool"]["driver"]["rules"] = std::move(rules);
  run["results"] = std::move(results);
  Json log;
  log["$schema"] = "https://json.schemastore.org/sarif-2.1.0.json";
  log["version"] = "2.1.0";
  log["runs"] = Json::array({run});
  return writeJson(log) + '\n';
}

int FindingReport::finish(const Json& summary, std::chrono::duration<double> time) const {
  for (const std::string& report : m_choice.reports) {
    const auto [format, file] = formatAndFile(report);
    const std::string text = format == "json"    ? json(summary)
                             : format == "junit" ? junit(time)
                                                 : sarif();
    if (file == "-") {
      if (const int status = printText(m_command, text); status != exitAnswered) return status;
    } else if (const auto error = writeFileAtomically(file, text)) {
      return usageError(m_command, error->message);
    }
  }
  return m_choice.exitCode && count(FindingOutcome::stands) > 0 ? exitErrors : exitAnswered;
}

}  // namespace hairline
