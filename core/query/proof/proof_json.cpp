#include "core/query/proof/proof_json.h"

namespace hairline {
namespace {

/// Appends the fields of a proof.
class ProofWriter {
 public:
  ProofWriter(std::string& text, JsonObject& object, bool hexadecimal)
      : m_text(text), m_object(object), m_hexadecimal(hexadecimal) {}

  void operator()(const PointProof& proof) { putPoint(m_object, proof); }
  void operator()(const SlabsProof& proof) { put(m_object, "values", proof.values); }
  void operator()(const AxisProof& proof) {
    putItems("axes", proof.axes, [&](JsonObject& object, const AxisProof::Axis& axis) {
      put(object, "axis", axis.axis);
    });
  }
  void operator()(const PlanesProof& proof) {
    put(m_object, "points", proof.points);
    putItems("planes", proof.planes, [&](JsonObject& object, const PlanesProof::Planes& planes) {
      put(object, "normal", planes.normal);
      put(object, "offsets", planes.offsets);
    });
  }
  void operator()(const WeightsProof& proof) {
    put(m_object, "weights", proof.weights);
    if (!proof.vertices.empty()) put(m_object, "vertices", proof.vertices);
    if (proof.piece) put(m_object, "piece", *proof.piece);
  }
  void operator()(const EmptinessProof& proof) {
    m_object.field("empty", nameOf(proof.operand));
    put(m_object, "weights", proof.weights);
  }
  void operator()(const PlaneProof& proof) {
    putItems("planes", proof.planes, [&](JsonObject& object, const PlaneProof::Plane& plane) {
      put(object, "normal", plane.normal);
      put(object, "offset", plane.offset);
    });
  }
  void operator()(const SidesProof& proof) { put(m_object, "points", proof.points); }
  void operator()(const FacingProof& proof) { put(m_object, "facing", proof.normal); }
  void operator()(const CrossingsProof& proof) {
    if (proof.point) put(m_object, "point", *proof.point);
    put(m_object, "triangles", proof.triangles);
  }
  void operator()(const EquationsProof& proof) {
    if (proof.point) {
      put(m_object, "point", *proof.point);
    } else if (proof.line) {
      m_object.key("line");
      JsonObject line(m_text);
      put(line, "origin", (*proof.line)[0]);
      put(line, "direction", (*proof.line)[1]);
    } else {
      put(m_object, "weights", proof.weights);
    }
  }
  void operator()(const IntervalsProof& proof) {
    m_object.key("intervals");
    appendJsonList(m_text, proof.intervals, [&](const IntervalsProof::Interval& interval) {
      JsonObject object(m_text);
      if (interval.higher.empty()) {
        put(object, "axis", interval.axis);
      } else {
        std::vector<Vector3<Rational>> coefficients{interval.axis};
        coefficients.insert(coefficients.end(), interval.higher.begin(), interval.higher.end());
        put(object, "axis", coefficients);
      }
      put(object, "from", interval.from);
      if (interval.to) put(object, "to", *interval.to);
      putPieces(object, interval.pieces);
    });
    if (proof.contact) putPoint(m_object, *proof.contact);
    if (!proof.meeting) return;
    m_object.key("contact");
    JsonObject contact(m_text);
    put(contact, "polynomial", proof.meeting->polynomial);
    put(contact, "from", proof.meeting->times.min);
    put(contact, "to", proof.meeting->times.max);
    put(contact, "weights", proof.meeting->weights);
    putPieces(contact, proof.meeting->pieces);
  }

  void operator()(const OutsideProof& proof) {
    put(m_object, "point", proof.point);
    put(m_object, "normal", proof.normal);
    put(m_object, "offset", proof.offset);
  }
  void operator()(const InsideProof& proof) {
    if (!proof.faces.empty()) put(m_object, "faces", proof.faces);
  }
  void operator()(const FactorsProof& proof) {
    put(m_object, "rows", proof.rows);
    put(m_object, "lower", proof.lower);
    put(m_object, "upper", proof.upper);
  }
  void operator()(const LocusProof& proof) { put(m_object, "coefficients", proof.coefficients); }

 private:
  /// An item about whole operands alone has its fields in the proof, several are in a list.
  template <typename Item, typename Write>
  void putItems(std::string_view name, const std::vector<Item>& items, const Write& write) {
    if (items.size() == 1 && items[0].pieces.a.empty() && items[0].pieces.b.empty()) {
      write(m_object, items[0]);
      return;
    }
    m_object.key(name);
    appendJsonList(m_text, items, [&](const Item& item) {
      JsonObject object(m_text);
      write(object, item);
      putPieces(object, item.pieces);
    });
  }
  void putPieces(JsonObject& object, const PiecePair& pieces) {
    putPieces(object, "a", pieces.a);
    putPieces(object, "b", pieces.b);
  }
  void putPieces(JsonObject& object, std::string_view name, const std::vector<std::size_t>& list) {
    if (list.size() == 1) put(object, name, list[0]);
    if (list.size() > 1) put(object, name, list);
  }
  void putPoint(JsonObject& object, const PointProof& proof) {
    put(object, "point", proof.point);
    if (proof.crossing) {
      put(object, "end", proof.crossing->end);
      put(object, "normal", proof.crossing->normal);
    }
    if (sign(proof.time) != 0) put(object, "time", proof.time);
    if (proof.operand) object.field("operand", nameOf(*proof.operand));
  }
  static std::string_view nameOf(std::size_t operand) { return operand == 0 ? "a" : "b"; }
  template <typename Value>
  void put(JsonObject& object, std::string_view name, const Value& value) {
    object.key(name);
    append(value);
  }

  void append(const Rational& number) {
    if (number.isDouble()) {
      appendJsonNumber(m_text, number.toNearestDouble(), m_hexadecimal);
    } else {
      m_text += '"';
      m_text += number.toString();
      m_text += '"';
    }
  }
  void append(std::size_t index) { m_text += std::to_string(index); }
  void append(const Vector3<Rational>& vector) {
    append(std::array<Rational, 3>{vector[0], vector[1], vector[2]});
  }
  template <typename Item, std::size_t count>
  void append(const std::array<Item, count>& list) {
    appendJsonList(m_text, list, [&](const Item& item) { append(item); });
  }
  template <typename Item>
  void append(const std::vector<Item>& list) {
    appendJsonList(m_text, list, [&](const Item& item) { append(item); });
  }

  std::string& m_text;
  JsonObject& m_object;
  bool m_hexadecimal;
};

}  // namespace

void appendProofFields(std::string& text, JsonObject& object, const Proof& proof,
                       bool hexadecimal) {
  object.field("kind", kindName(proof));
  ProofWriter writer(text, object, hexadecimal);
  std::visit(writer, proof.content);
}

}  // namespace hairline
