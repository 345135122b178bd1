#include "app/verifier.h"

#include <algorithm>
#include <limits>

#include "app/answerer.h"
#include "app/request_id.h"
#include "core/queries.h"
#include "core/query/budget.h"
#include "core/query/json_object.h"
#include "core/query/proof/proof_check.h"
#include "core/query/proof/proof_json.h"
#include "core/shapes/fields.h"

namespace hairline {
namespace {

Error errorAt(std::string code, std::string at, const Message& what) {
  Message message("%1: %2", at, what);
  return {std::move(code), std::move(message), std::move(at)};
}

/// Reads fields of a result. Each function returns false and sets `error` on a fault.
class VerdictReader {
 public:
  VerdictReader(const Json& result, std::string path) : m_result(result), m_path(std::move(path)) {}

  Error error;

  bool read(const char* name, std::optional<bool>& value) {
    const auto found = m_result.find(name);
    if (found == m_result.end()) return true;
    if (!found->is_boolean()) return fail("syntax", name, Message("Expected true or false"));
    value = found->get<bool>();
    return true;
  }

  /// A value given by its name.
  template <typename Value>
  bool read(const char* name, std::optional<Value>& value, std::initializer_list<Value> all) {
    const auto found = m_result.find(name);
    if (found == m_result.end()) return true;
    if (!found->is_string()) return fail("syntax", name, Message("Expected a string"));
    for (const Value candidate : all) {
      if (found->get_ref<const std::string&>() == hairline::name(candidate)) value = candidate;
    }
    return value || fail("unsupported", name, Message("Unknown name"));
  }

  /// The sign of a determinant.
  bool read(const char* name, std::optional<int>& sign) {
    const auto found = m_result.find(name);
    if (found == m_result.end()) return true;
    for (const int each : {-1, 0, 1}) {
      if (found->is_number_integer() && *found == each) sign = each;
    }
    return sign || fail("syntax", name, Message("Expected -1, 0 or 1"));
  }

  /// A number, and in exact its rational under `exact`.
  bool read(const char* name, ScalarKind scalar, std::optional<Number>& number) {
    const Json* exact = nullptr;
    if (scalar == ScalarKind::exact) {
      const auto fields = m_result.find("exact");
      if (fields != m_result.end() && !fields->is_object()) {
        return fail("syntax", "exact", Message("Expected an object"));
      }
      if (fields != m_result.end() && fields->contains(name)) exact = &(*fields)[name];
    }
    const auto found = m_result.find(name);
    if (found == m_result.end() && exact == nullptr) return true;
    // A number beyond the range of a double has its rational alone.
    number = Number{std::numeric_limits<double>::infinity(), {}};
    if (found != m_result.end()) {
      Rational value;
      if (!readNumber(*found, name, value)) return false;
      number->value = value.toNearestDouble();
    }
    return exact == nullptr ||
           readNumber(*exact, std::string("exact.") + name, number->exact.emplace());
  }

 private:
  bool fail(std::string code, const std::string& name, const Message& what) {
    error = errorAt(std::move(code), m_path + '.' + name, what);
    return false;
  }
  bool readNumber(const Json& json, const std::string& name, Rational& number) {
    Result<Rational> found = readExactNumber(json, m_path + '.' + name);
    if (!found) {
      error = found.error();
      return false;
    }
    number = *std::move(found);
    return true;
  }

  const Json& m_result;
  std::string m_path;
};

/// A field of an object that has to be an object itself.
Result<const Json*> objectIn(const Json& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end()) {
    return errorAt("syntax", name, Message("Required field is missing"));
  }
  if (!found->is_object()) return errorAt("syntax", name, Message("Expected an object"));
  return &*found;
}

/// The question of a request, whatever methods it asks.
Result<Request> readQuestion(const Json& request) {
  Json question = request;
  const JsonRelease release(question);
  for (const char* name : {"methods", "scalars", "options", "trace", "certificate"}) {
    question.erase(name);
  }
  Result<Request> read = readRequest(question);
  if (read) return read;
  Error error = read.error();
  error.at = error.at.empty() ? "request" : "request." + error.at;
  return error;
}

/// Whether a method is one that tests one face of a triangle.
bool isOneSided(const std::string& method, Kind kind, std::span<const Shape* const> shapes) {
  return std::ranges::any_of(findQueries(shapes, kind), [&](const IndexedQuery& query) {
    return query.entry->info.oneSided && query.entry->info.method == method;
  });
}

std::string stringIn(const Json& object, const char* name) {
  const auto found = object.find(name);
  const bool isText = found != object.end() && found->is_string();
  return isText ? found->get<std::string>() : std::string();
}

/// Why a certificate does not prove a verdict: its name, and in words.
struct Reason {
  std::string_view name;
  std::string_view text;
};
Reason reasonOf(ProofOutcome outcome) {
  switch (outcome) {
    case ProofOutcome::contradicts:
      return {"contradicts", "The certificate is true, and the verdict is wrong by it"};
    case ProofOutcome::untrue:
      return {"untrue", "The certificate is not true of the operands"};
    default:
      return {"unrelated", "The certificate is true, but the verdict does not follow from it"};
  }
}

/// Writes what the certificates of an answer prove.
class AnswerCheck {
 public:
  AnswerCheck(const Request& request, Verifier::Counts& counts, std::string& out)
      : m_request(request), m_counts(counts), m_out(out) {
    for (const Shape& shape : request.operands) m_shapes.push_back(&shape);
  }

  std::optional<Error> check(const Json& answer) {
    const auto results = answer.find("results");
    // An answer that is an error claims nothing.
    if (results == answer.end() && answer.contains("error")) {
      m_out += "[]";
      return std::nullopt;
    }
    if (results == answer.end() || !results->is_array()) {
      return errorAt("syntax", "answer.results", Message("Expected a list"));
    }
    m_out += '[';
    for (std::size_t i = 0; i < results->size(); ++i) {
      if (i > 0) m_out += ',';
      const std::string path = "answer.results[" + std::to_string(i) + ']';
      if (auto error = checkResult((*results)[i], path)) return error;
    }
    m_out += ']';
    return std::nullopt;
  }

 private:
  std::optional<Error> checkResult(const Json& result, const std::string& path) {
    if (!result.is_object()) return errorAt("syntax", path, Message("Expected an object"));
    const std::string method = stringIn(result, "method");
    Result<Report> claim = readVerdict(result, m_request.kind, path);
    if (!claim) return claim.error();
    claim->info.oneSided = isOneSided(method, m_request.kind, m_shapes);
    JsonObject object(m_out);
    object.field("method", method);
    object.field("scalar", name(claim->scalar));
    const auto certificate = result.find("certificate");
    const bool isGiven =
        certificate != result.end() && (!certificate->is_object() || certificate->contains("kind"));
    if (!isGiven || !claim->verdict()) {
      object.field("checked", "none");
      ++m_counts.missing;
      return std::nullopt;
    }
    const bool ofThePlane =
        std::ranges::any_of(m_shapes, [](const Shape* shape) { return isPlanar(*shape); });
    const Result<Proof> proof = readProof(*certificate, path + ".certificate", ofThePlane);
    if (!proof) return proof.error();
    write(object, *proof, checkProof(*claim, m_shapes, m_request.options, *proof));
    return std::nullopt;
  }

  void write(JsonObject& object, const Proof& proof, const ProofChecked& checked) {
    object.field("certificate", kindName(proof));
    if (checked.outcome == ProofOutcome::holds) {
      ++m_counts.hold;
      object.field("checked", "holds");
      object.key("proven");
      appendJsonList(m_out, checked.proven,
                     [&](std::string_view field) { appendJsonString(m_out, field); });
      return;
    }
    ++m_counts.fail;
    const Reason reason = reasonOf(checked.outcome);
    object.field("checked", "fails");
    object.field("reason", reason.name);
    object.field("message", reason.text);
  }

  const Request& m_request;
  Verifier::Counts& m_counts;
  std::string& m_out;
  std::vector<const Shape*> m_shapes;
};

std::string idTextIn(const Json& request) {
  const auto id = request.find("id");
  return id != request.end() ? writeJson(*id) : "null";
}

std::optional<Error> verifyLine(const Json& line, Verifier::Counts& counts, std::string& id,
                                std::string& out) {
  if (!line.is_object()) return Error{"syntax", Message("A line must be a JSON object")};
  const Result<const Json*> request = objectIn(line, "request");
  if (!request) return request.error();
  id = idTextIn(**request);
  const Result<const Json*> answer = objectIn(line, "answer");
  if (!answer) return answer.error();
  if (idTextIn(**answer) != id) {
    return errorAt("syntax", "answer.id", Message("The answer is to another request"));
  }
  const Result<Request> question = readQuestion(**request);
  if (!question) return question.error();
  JsonObject object(out);
  object.key("id");
  out += id;
  object.key("results");
  return AnswerCheck(*question, counts, out).check(**answer);
}

}  // namespace

Result<Report> readVerdict(const Json& result, Kind kind, const std::string& path) {
  Report claim;
  claim.info.kind = kind;
  VerdictReader reader(result, path);
  std::optional<ScalarKind> scalar;
  if (!reader.read("scalar", scalar,
                   {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact})) {
    return reader.error;
  }
  claim.scalar = scalar.value_or(ScalarKind::float64);
  const bool isRead =
      reader.read("hit", claim.hit) && reader.read("may_hit", claim.mayHit) &&
      reader.read("contains", claim.contains) &&
      reader.read("side", claim.side, {Side::front, Side::behind, Side::straddles}) &&
      reader.read("relation", claim.relation,
                  {Relation::none, Relation::point, Relation::line, Relation::plane}) &&
      reader.read("sign", claim.sign) && reader.read("sqdist", claim.scalar, claim.sqdist) &&
      reader.read("time", claim.scalar, claim.time);
  if (!isRead) return reader.error;
  return claim;
}

bool Verifier::verify(std::string_view line, std::string& out) {
  Result<Json> parsed = parseJson(line);
  const JsonRelease release(parsed);
  const std::size_t start = out.size();
  const Counts before = m_counts;
  std::string id = "null";
  std::optional<Error> error;
  if (parsed) {
    try {
      const OperationBudget budget(operationsOfQuestion);
      error = verifyLine(*parsed, m_counts, id, out);
    } catch (const OverBudget&) {
      error =
          Error{"limit", Message("The certificates of the line exceed the limit of operations")};
    }
  } else {
    error = parsed.error();
  }
  if (error) {
    m_counts = before;
    out.resize(start);
    appendRequestError(out, id, *error);
  }
  out += '\n';
  return !error && m_counts.fail == before.fail;
}

}  // namespace hairline
