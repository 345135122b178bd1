#include <cmath>

#include "core/math/number_text.h"
#include "core/query/proof/proof_json.h"

namespace hairline {
namespace {

/// Reads fields of an object. Each function returns false and sets `error` on a fault.
class ProofReader {
 public:
  ProofReader(const Json& object, std::string path, bool isPlanar)
      : m_object(object), m_path(std::move(path)), m_isPlanar(isPlanar) {}

  Error error;

  Result<Proof> readProof() {
    Proof proof;
    if (!readContent(proof)) return error;
    return proof;
  }

 private:
  bool fail(std::string code, const std::string& at, const Message& what) {
    error = {std::move(code), Message("%1: %2", at, what), at};
    return false;
  }
  bool has(const char* name) const { return m_object.contains(name); }
  std::string below(std::string_view name) const {
    return m_path.empty() ? std::string(name) : m_path + '.' + std::string(name);
  }

  bool readContent(Proof& proof) {
    std::string kind;
    if (!readField("kind", kind)) return false;
    if (kind == "point") {
      return has("values") ? readField("values", make<SlabsProof>(proof).values)
                           : readPoint(make<PointProof>(proof));
    }
    if (kind == "axis") return readAxes(make<AxisProof>(proof));
    if (kind == "planes") return readPlanes(make<PlanesProof>(proof));
    if (kind == "weights") {
      return has("empty") ? readEmptiness(make<EmptinessProof>(proof))
                          : readWeights(make<WeightsProof>(proof));
    }
    if (kind == "plane") {
      if (has("facing")) return readField("facing", make<FacingProof>(proof).normal);
      if (has("points")) return readField("points", make<SidesProof>(proof).points);
      if (has("point")) return readOutside(make<OutsideProof>(proof));
      return readPlane(make<PlaneProof>(proof));
    }
    if (kind == "crossings") {
      CrossingsProof& crossings = make<CrossingsProof>(proof);
      if (has("point") && !readField("point", crossings.point.emplace())) return false;
      return readField("triangles", crossings.triangles);
    }
    if (kind == "equations") {
      return has("coefficients") ? readField("coefficients", make<LocusProof>(proof).coefficients)
                                 : readEquations(make<EquationsProof>(proof));
    }
    if (kind == "factors") return readFactors(make<FactorsProof>(proof));
    if (kind == "intervals") return readIntervals(make<IntervalsProof>(proof));
    if (kind == "inside") {
      std::vector<std::array<std::size_t, 3>>& faces = make<InsideProof>(proof).faces;
      return !has("faces") || readField("faces", faces);
    }
    return fail("unsupported", below("kind"),
                Message("Unknown kind; expected point, axis, planes, weights, plane, crossings, "
                        "equations, intervals, inside or factors"));
  }

  template <typename Content>
  static Content& make(Proof& proof) {
    return proof.content.emplace<Content>();
  }

  bool readPoint(PointProof& proof) {
    if (has("time") && !readField("time", proof.time)) return false;
    if (has("operand") && !readOperand("operand", proof.operand.emplace())) return false;
    if (has("end")) {
      PointProof::Crossing& crossing = proof.crossing.emplace();
      if (!readField("end", crossing.end) || !readField("normal", crossing.normal)) return false;
    }
    if (has("point") || !has("line")) return readField("point", proof.point);
    // The point at a parameter of a line.
    std::array<Vector3<Rational>, 2> line;
    Rational t;
    if (!readLine(line) || !readField("t", t)) return false;
    proof.point = line[0] + line[1] * t;
    return true;
  }
  bool readLine(std::array<Vector3<Rational>, 2>& line) {
    const Json* value = member("line");
    if (value == nullptr) return false;
    if (!value->is_object()) return fail("syntax", below("line"), Message("Expected an object"));
    ProofReader inner(*value, below("line"), m_isPlanar);
    const bool isRead = inner.readField("origin", line[0]) && inner.readField("direction", line[1]);
    if (!isRead) error = inner.error;
    return isRead;
  }
  bool readAxes(AxisProof& proof) {
    return readItems("axes", proof.axes, [](ProofReader& reader, AxisProof::Axis& axis) {
      return reader.readField("axis", axis.axis);
    });
  }
  bool readPlanes(PlanesProof& proof) {
    return readField("points", proof.points) &&
           readItems("planes", proof.planes, [](ProofReader& reader, PlanesProof::Planes& planes) {
             return reader.readField("normal", planes.normal) &&
                    reader.readField("offsets", planes.offsets);
           });
  }
  bool readPlane(PlaneProof& proof) {
    return readItems("planes", proof.planes, [](ProofReader& reader, PlaneProof::Plane& plane) {
      return reader.readField("normal", plane.normal) && reader.readField("offset", plane.offset);
    });
  }
  bool readOutside(OutsideProof& proof) {
    return readField("point", proof.point) && readField("normal", proof.normal) &&
           readField("offset", proof.offset);
  }
  bool readWeights(WeightsProof& proof) {
    if (has("vertices") && !readField("vertices", proof.vertices)) return false;
    return readIndex("piece", proof.piece) && readField("weights", proof.weights);
  }
  bool readEmptiness(EmptinessProof& proof) {
    return readOperand("empty", proof.operand) && readField("weights", proof.weights);
  }
  bool readOperand(const char* name, std::size_t& operand) {
    std::string text;
    if (!readField(name, text)) return false;
    if (text != "a" && text != "b") {
      return fail("syntax", below(name), Message("Expected \"a\" or \"b\""));
    }
    operand = text == "a" ? 0 : 1;
    return true;
  }
  bool readEquations(EquationsProof& proof) {
    if (has("point")) return readField("point", proof.point.emplace());
    if (has("line")) return readLine(proof.line.emplace());
    return readField("weights", proof.weights);
  }
  bool readFactors(FactorsProof& proof) {
    return readField("rows", proof.rows) && readField("lower", proof.lower) &&
           readField("upper", proof.upper);
  }
  bool readIntervals(IntervalsProof& proof) {
    if (has("point") && !readPoint(proof.contact.emplace())) return false;
    if (has("contact") && !readMeeting(proof.meeting.emplace())) return false;
    return readList(
        "intervals", proof.intervals, [](ProofReader& reader, IntervalsProof::Interval& interval) {
          return reader.readMovingAxis(interval) && reader.readField("from", interval.from) &&
                 (!reader.has("to") || reader.readField("to", interval.to.emplace()));
        });
  }
  /// A vector, or a list of the coefficients of a polynomial.
  bool readMovingAxis(IntervalsProof::Interval& interval) {
    const Json* json = member("axis");
    if (json == nullptr) return false;
    const bool isList = json->is_array() && !json->empty() && json->front().is_array();
    if (!isList) return readField("axis", interval.axis);
    if (!readField("axis", interval.higher)) return false;
    interval.axis = interval.higher[0];
    interval.higher.erase(interval.higher.begin());
    return true;
  }
  bool readMeeting(MeetingProof& proof) {
    const Json& value = *member("contact");
    if (!value.is_object()) return fail("syntax", below("contact"), Message("Expected an object"));
    ProofReader inner(value, below("contact"), m_isPlanar);
    const auto read = [&](ProofReader& reader, MeetingProof& meeting) {
      return reader.readField("polynomial", meeting.polynomial) &&
             reader.readField("from", meeting.times.min) &&
             reader.readField("to", meeting.times.max) &&
             reader.readField("weights", meeting.weights);
    };
    if (readItem(inner, proof, read)) return true;
    error = inner.error;
    return false;
  }

  /// A list of items, or the fields of one in the proof itself.
  template <typename Item, typename Read>
  bool readItems(const char* name, std::vector<Item>& items, const Read& read) {
    if (has(name)) return readList(name, items, read);
    items.emplace_back();
    return readItem(*this, items[0], read);
  }
  template <typename Item, typename Read>
  bool readList(const char* name, std::vector<Item>& items, const Read& read) {
    const Json* list = member(name);
    if (list == nullptr) return false;
    if (!list->is_array()) return fail("syntax", below(name), Message("Expected a list"));
    items.resize(list->size());
    for (std::size_t i = 0; i < items.size(); ++i) {
      const std::string at = below(name) + '[' + std::to_string(i) + ']';
      if (!(*list)[i].is_object()) return fail("syntax", at, Message("Expected an object"));
      ProofReader inner((*list)[i], at, m_isPlanar);
      if (readItem(inner, items[i], read)) continue;
      error = inner.error;
      return false;
    }
    return true;
  }
  template <typename Item, typename Read>
  static bool readItem(ProofReader& reader, Item& item, const Read& read) {
    return read(reader, item) && reader.readPieces("a", item.pieces.a) &&
           reader.readPieces("b", item.pieces.b);
  }
  /// An optional index, or a list of some.
  bool readPieces(const char* name, std::vector<std::size_t>& pieces) {
    if (!has(name)) return true;
    const Json& value = *member(name);
    if (value.is_array()) return readField(name, pieces);
    return read(value, below(name), pieces.emplace_back());
  }
  /// An optional index.
  bool readIndex(const char* name, std::optional<std::size_t>& index) {
    return !has(name) || readField(name, index.emplace());
  }

  /// A required field.
  const Json* member(const char* name) {
    const auto found = m_object.find(name);
    if (found != m_object.end()) return &*found;
    fail("syntax", below(name), Message("Required field is missing"));
    return nullptr;
  }
  template <typename Value>
  bool readField(const char* name, Value& value) {
    const Json* json = member(name);
    return json != nullptr && read(*json, below(name), value);
  }

  bool read(const Json& json, const std::string& at, std::string& text) {
    if (!json.is_string()) return fail("syntax", at, Message("Expected a string"));
    text = json.get_ref<const std::string&>();
    return true;
  }
  bool read(const Json& json, const std::string& at, Rational& number) {
    Result<Rational> found = readExactNumber(json, at);
    if (!found) {
      error = found.error();
      return false;
    }
    number = *std::move(found);
    return true;
  }
  bool read(const Json& json, const std::string& at, std::size_t& index) {
    if (!json.is_number_unsigned()) return fail("syntax", at, Message("Expected an index from 0"));
    index = json.get<std::size_t>();
    return true;
  }
  bool read(const Json& json, const std::string& at, Vector3<Rational>& vector) {
    // A missing third coordinate is 0.
    const bool isTwo = m_isPlanar && json.is_array() && json.size() == 2;
    const bool fits = isTwo || (json.is_array() && json.size() == 3);
    if (!fits) {
      return fail("syntax", at,
                  m_isPlanar ? Message("Expected a list of two or three numbers")
                             : Message("Expected a list of three numbers"));
    }
    vector = Vector3<Rational>(Rational(0), Rational(0), Rational(0));
    for (std::size_t i = 0; i < json.size(); ++i) {
      if (!read(json[i], at + '[' + std::to_string(i) + ']', vector[static_cast<int>(i)])) {
        return false;
      }
    }
    return true;
  }
  template <typename Item, std::size_t count>
  bool read(const Json& json, const std::string& at, std::array<Item, count>& list) {
    if (json.is_array() && json.size() == count) return readEntries(json, at, list);
    return fail("syntax", at, Message("Expected a list of %1 entries", count));
  }
  template <typename Item>
  bool read(const Json& json, const std::string& at, std::vector<Item>& list) {
    if (!json.is_array()) return fail("syntax", at, Message("Expected a list"));
    list.resize(json.size());
    return readEntries(json, at, list);
  }
  template <typename List>
  bool readEntries(const Json& json, const std::string& at, List& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (!read(json[i], at + '[' + std::to_string(i) + ']', list[i])) return false;
    }
    return true;
  }

  const Json& m_object;
  std::string m_path;
  /// Vectors may have two coordinates.
  bool m_isPlanar;
};

}  // namespace

Result<Proof> readProof(const Json& object, const std::string& path, bool isPlanar) {
  if (!object.is_object()) {
    return Error{"syntax", Message("%1: %2", path, Message("Expected an object")), path};
  }
  return ProofReader(object, path, isPlanar).readProof();
}

Result<Rational> readExactNumber(const Json& value, const std::string& path) {
  const auto error = [&](std::string code, const Message& what) {
    return Error{std::move(code), Message("%1: %2", path, what), path};
  };
  if (value.is_number_float()) return Rational(value.get<double>());
  if (value.is_number_integer()) return *Rational::fromString(value.dump());
  if (!value.is_string()) return error("number", Message("Expected a number"));
  const auto& text = value.get_ref<const std::string&>();
  if (text.size() > longestRational) {
    return error("limit", Message("The number is longer than %1 characters", longestRational));
  }
  if (std::optional<Rational> found = Rational::fromString(text)) return *std::move(found);
  if (const std::optional<double> found = parseHexadecimal(text)) return Rational(*found);
  return error("number", Message("Expected a rational such as \"1/3\" or a hexadecimal float"));
}

}  // namespace hairline
