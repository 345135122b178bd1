#include "app/answerer.h"

#include <algorithm>
#include <array>

#include "app/query_names.h"
#include "app/request_id.h"
#include "core/queries.h"
#include "core/query/budget.h"
#include "core/query/json_object.h"
#include "core/query/proof/certificate.h"
#include "core/query/report_json.h"
#include "core/search/plugin/own_report.h"

namespace hairline {
namespace {

/// Whether a number in it may be written in another form than it was read in.
bool hasFloat(const Json& value) {
  if (value.is_structured()) return std::any_of(value.begin(), value.end(), hasFloat);
  return value.is_number_float();
}

/// The names of the methods that some queries have, for messages.
std::string methodsOf(std::span<const IndexedQuery> queries) {
  std::string text;
  for (const IndexedQuery& query : queries) {
    if (!text.empty()) text += ", ";
    text += query.entry->info.method;
  }
  return text;
}

/// Why a sweep of these operands is refused; nothing if only a method for the pair is missing.
std::optional<Error> unboundedOperand(std::span<const Shape* const> operands) {
  constexpr std::array<const char*, 3> places{"a", "b", "c"};
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const Shape& shape = *operands[i];
    if (!std::holds_alternative<Line<double>>(shape) &&
        !std::holds_alternative<Ray<double>>(shape)) {
      continue;
    }
    return Error{
        "unsupported",
        Message("%1: A %2 is unbounded; the only unbounded shapes that can be swept are planes and "
                "half-spaces",
                places[i], typeName(shape)),
        places[i]};
  }
  return std::nullopt;
}

}  // namespace

std::string idTextOf(const Json& request, std::string_view line) {
  const auto id = request.find("id");
  if (id == request.end()) return "null";
  if (hasFloat(*id)) return std::string(findRequestId(line).value_or("null"));
  return writeJson(*id);
}

void appendRequestError(std::string& out, std::string_view id, const Error& error) {
  JsonObject answer(out);
  answer.key("id");
  out += id;
  answer.key("error");
  JsonObject fields(out);
  fields.field("code", error.code);
  fields.field("message", error.message.text());
  fields.field("at", error.at);
}

void appendNotes(std::string& out, const ReadNotes& notes) {
  appendJsonList(out, notes, [&out](const ReadNote& note) {
    JsonObject fields(out);
    fields.field("at", note.at);
    fields.field("message", note.message.text());
  });
}

void appendLongLineError(std::string_view start, std::string& out) {
  appendRequestError(out, findRequestId(start).value_or("null"),
                     {"limit", Message("The line is longer than 64 MiB; split the request")});
  out += '\n';
}

bool Answerer::answer(std::string_view line, std::string& out) {
  Result<Json> parsed = parseJson(line);
  const JsonRelease release(parsed);
  if (!parsed || !parsed->is_object()) {
    const Error error =
        parsed ? Error{"syntax", Message("A request must be a JSON object")} : parsed.error();
    appendRequestError(out, findRequestId(line).value_or("null"), error);
    out += '\n';
    return false;
  }
  const std::string id = idTextOf(*parsed, line);
  const Result<Request> request = readRequest(*parsed, [this](std::string_view method) {
    return isMethod(method) ||
           std::ranges::any_of(m_own, [&](const OwnMethod* own) { return own->name() == method; });
  });
  const std::size_t start = out.size();
  std::optional<Error> error;
  if (request) {
    JsonObject answer(out);
    answer.key("id");
    out += id;
    if (!request->notes.empty()) {
      answer.key("notes");
      appendNotes(out, request->notes);
    }
    answer.key("results");
    try {
      const OperationBudget budget(operationsOfQuestion);
      error = appendResults(*request, out);
    } catch (const OverBudget&) {
      error = Error{"limit",
                    Message("The request exceeds the limit of operations; use smaller shapes or "
                            "name fewer methods"),
                    "methods"};
    }
  } else {
    error = request.error();
  }
  if (error) {
    out.resize(start);
    appendRequestError(out, id, *error);
  }
  out += '\n';
  return !error;
}

std::optional<Error> Answerer::appendResults(const Request& request, std::string& out) {
  std::vector<const Shape*> operands;
  for (const Shape& shape : request.operands) operands.push_back(&shape);
  std::vector<IndexedQuery> queries;
  for (const IndexedQuery& query : findQueries(operands, request.kind)) {
    if (canAnswer(query.entry->info, request.options)) queries.push_back(query);
  }
  if (queries.empty() && request.options.rotates()) {
    const std::string at = std::string(request.options.rotates(0) ? "a" : "b") + ".rotation";
    if (request.options.movesVertices()) {
      return Error{"unsupported",
                   Message("%1: No method sweeps a shape that rotates and one whose vertices move "
                           "on their own lines",
                           at),
                   at};
    }
    return Error{"unsupported",
                 Message("%1: No method sweeps a %2 and a %3 of which one rotates", at,
                         typeName(*operands[0]), typeName(*operands[1])),
                 at};
  }
  if (queries.empty() && request.options.movesVertices()) {
    const std::size_t place = request.options.vertexDisplacements[0].empty() ? 1 : 0;
    const std::string at = std::string(place == 0 ? "a" : "b") + ".displacements";
    return Error{"unsupported",
                 Message("%1: No method sweeps a %2 and a %3 whose vertices move on their own "
                         "lines; give a %4",
                         at, typeName(*operands[0]), typeName(*operands[1]), "displacement"),
                 at};
  }
  if (queries.empty()) {
    if (request.kind == Kind::sweep) {
      if (std::optional<Error> error = unboundedOperand(operands)) return error;
    }
    std::string types;
    for (const Shape* shape : operands) {
      if (!types.empty()) types += ", ";
      types += typeName(*shape);
    }
    return Error{"unsupported",
                 Message("No query of kind %1 takes %2; `hairline queries` lists all queries",
                         name(request.kind), types),
                 "kind"};
  }
  if (!canAsk(request.kind, operands)) {
    if (request.kind != Kind::bound) {
      return Error{"unsupported", Message("The mesh has no triangles"), "kind"};
    }
    return Error{
        "unsupported",
        Message("%1: The k-DOPs must have the same directions in the same order", "b.directions"),
        "b.directions"};
  }
  // The interface of plugins has one displacement per operand.
  std::vector<OwnMethod*> chosenOwn;
  if (!request.options.movesVertices() && !request.options.rotates()) {
    std::ranges::copy_if(m_own, std::back_inserter(chosenOwn), [&](const OwnMethod* own) {
      return !request.methods ||
             std::ranges::find(*request.methods, own->name()) != request.methods->end();
    });
  }
  // Each under the name in the request.
  using NamedQuery = std::pair<const IndexedQuery*, std::string_view>;
  std::vector<NamedQuery> chosen;
  if (request.methods) {
    for (std::size_t i = 0; i < request.methods->size(); ++i) {
      const std::string& method = (*request.methods)[i];
      const auto query = std::ranges::find_if(queries, [&](const IndexedQuery& candidate) {
        return !nameAsked(candidate.entry->info, method, request.options).empty();
      });
      const bool isOwn = std::ranges::any_of(
          chosenOwn, [&](const OwnMethod* own) { return own->name() == method; });
      if (query == queries.end() && isOwn) continue;
      if (query == queries.end()) {
        const std::string at = "methods[" + std::to_string(i) + ']';
        return Error{"unsupported",
                     Message("%1: \"%2\" does not answer this pair; the methods are %3", at, method,
                             methodsOf(queries)),
                     at};
      }
      // A method named twice is asked once.
      const NamedQuery named{&*query, nameAsked(query->entry->info, method, request.options)};
      if (std::ranges::find(chosen, named) == chosen.end()) chosen.push_back(named);
    }
  } else {
    for (const IndexedQuery& query : queries) chosen.emplace_back(&query, query.entry->info.method);
  }

  const bool anyAnswers = std::ranges::any_of(chosen, [&](const auto& named) {
    return std::ranges::any_of(request.scalars,
                               [&](ScalarKind scalar) { return named.first->entry->has(scalar); });
  });
  const bool anyOwnAnswers =
      !chosenOwn.empty() && std::ranges::any_of(request.scalars, [](ScalarKind scalar) {
        return scalar != ScalarKind::exact;
      });
  if (!anyAnswers && request.options.rotates()) {
    return Error{"unsupported",
                 Message("%1: Shapes that rotate are swept in float and double only", "scalars"),
                 "scalars"};
  }
  if (!anyAnswers && !anyOwnAnswers) {
    return Error{"unsupported",
                 Message("%1: No selected method has a selected scalar; `hairline queries` lists "
                         "the scalars of each",
                         "scalars"),
                 "scalars"};
  }

  const std::vector<const Shape*> swappedOperands(operands.rbegin(), operands.rend());
  const QueryOptions swappedOptions = withSwappedOperands(request.options);
  const bool isCertified = request.certificate.value_or(m_style.certificate);
  const ReportJsonStyle style{m_style.hexadecimal, request.trace, false, isCertified};
  bool first = true;
  const std::size_t start = out.size();
  out += '[';
  for (const auto& [query, name] : chosen) {
    for (const ScalarKind scalar : request.scalars) {
      if (!query->entry->has(scalar)) continue;
      if (!first) out += ',';
      first = false;
      const std::vector<const Shape*>& shapes = query->swapped ? swappedOperands : operands;
      const QueryOptions& options = query->swapped ? swappedOptions : request.options;
      Report report = query->entry->answer(shapes, scalar, options, request.trace);
      report.info.method = name;
      if (isCertified) {
        report.certificate = certify(report, shapes, options, ProofEffort::every);
      }
      ReportJsonStyle swapped = style;
      swapped.swapped = query->swapped;
      appendReportJson(out, report, swapped);
      if (out.size() - start > bytesOfAnswer) {
        return Error{"limit", Message("The answer is longer than 1 GiB; name fewer methods"),
                     "methods"};
      }
    }
  }
  const SearchCase given{request.operands, request.options.displacements};
  for (OwnMethod* own : chosenOwn) {
    for (const ScalarKind scalar : request.scalars) {
      if (scalar == ScalarKind::exact) continue;
      const OwnAnswer answer = own->answer(given, request.kind, scalar);
      if (answer.isUnsupported) continue;
      if (!answer.failure.isEmpty()) m_failed(own->name() + ": " + answer.failure.text());
      if (!first) out += ',';
      first = false;
      Report report = reportOf(answer, own->name(), given, request.kind, scalar);
      if (isCertified) {
        report.certificate = certify(report, operands, request.options, ProofEffort::every);
      }
      ReportJsonStyle silent = style;
      silent.trace = false;
      appendReportJson(out, report, silent);
    }
  }
  out += ']';
  return std::nullopt;
}

}  // namespace hairline
