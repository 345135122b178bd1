// The part of the Python module that calls the library. What people see is package/__init__.py;
// shapes, answers and findings go between the two as JSON of the formats.

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <cstdint>
#include <memory>

#include "app/answers_text.h"
#include "app/query_names.h"
#include "core/batch/rows.h"
#include "core/math/interruption.h"
#include "core/mesh/mesh_file.h"
#include "core/query/proof/proof.h"
#include "core/query/report_json.h"
#include "core/scene/motion.h"
#include "core/scene/scene_file.h"
#include "core/search/plugin/plugin_line.h"
#include "core/search/search.h"
#include "core/search/shrink_finding.h"
#include "core/version.h"

namespace py = pybind11;

namespace hairline {
namespace {

/// Thrown to Python, as `hairline.Error`.
struct Failure {
  Error error;
};

template <typename T>
T valueOf(Result<T> result) {
  if (!result) throw Failure{result.error()};
  return std::move(result).value();
}

/// The class of exceptions that Python gave; it lasts as long as the interpreter.
PyObject* errorClass = nullptr;

void raise(const Error& error) {
  if (errorClass == nullptr) return PyErr_SetString(PyExc_ValueError, error.message.text().c_str());
  try {
    const py::object made =
        py::reinterpret_borrow<py::object>(errorClass)(error.code, error.message.text(), error.at);
    PyErr_SetObject(errorClass, made.ptr());
  } catch (py::error_already_set& fault) {
    fault.restore();
  }
}

void translate(std::exception_ptr thrown) {
  try {
    std::rethrow_exception(std::move(thrown));
  } catch (const Failure& failure) {
    raise(failure.error);
  } catch (const Interrupted&) {
    raise(cancelledError());
  } catch (const OverBudget&) {
    raise({"limit", Message("The question exceeds the limit of operations")});
  }
}

/// An object of a scene that never changes, so that other threads may read it.
using Object = std::shared_ptr<const SceneObject>;

/// An opaque handle of it.
struct Handle {
  Object object;
};

Handle parseObject(const std::string& text) {
  Result<Json> json = parseJson(text);
  const JsonRelease release(json);
  if (!json) throw Failure{json.error()};
  auto object = std::make_shared<SceneObject>(valueOf(readObject(*json)));
  if (auto* mesh = std::get_if<Mesh>(&object->shape); mesh != nullptr && !mesh->file.empty()) {
    Mesh read = valueOf(readMeshFile(mesh->file));
    mesh->vertices = std::move(read.vertices);
    mesh->triangles = std::move(read.triangles);
  }
  return {std::move(object)};
}

Kind kindOf(const std::string& text) {
  if (const std::optional<Kind> kind = kindNamed(text)) return *kind;
  throw Failure{{"unsupported",
                 Message("Unknown kind \"%1\"; expected one of %2", text, kindList()), "kind"}};
}

ScalarKind scalarOf(const std::string& text) {
  if (const std::optional<ScalarKind> scalar = scalarNamed(text)) return *scalar;
  throw Failure{{"unsupported",
                 Message("Unknown scalar \"%1\"; expected float, double or exact", text),
                 "scalar"}};
}

std::size_t typeOf(const std::string& text) {
  const auto found = std::ranges::find(shapeTypeNames, text);
  if (found != shapeTypeNames.end()) {
    return static_cast<std::size_t>(found - shapeTypeNames.begin());
  }
  throw Failure{{"shape", Message("Unknown type of shape \"%1\"", text), "type"}};
}

/// The method asked for, or the first that answers for both faces; a batch prefers those that ask
/// many pairs at once.
const IndexedQuery& queryOf(Kind kind, std::span<const Shape* const> shapes, ScalarKind scalar,
                            const std::string& method, const QueryOptions& options,
                            bool inBatch = false) {
  const std::span<const IndexedQuery> queries = findQueries(shapes, kind);
  const auto fits = [&](const IndexedQuery& query) {
    const QueryInfo& info = query.entry->info;
    return query.entry->has(scalar) && (method.empty() ? canAnswer(info, options) && !info.oneSided
                                                       : !nameAsked(info, method, options).empty());
  };
  auto query = std::ranges::find_if(queries, [&](const IndexedQuery& each) {
    return inBatch && fits(each) && batch::asksManyAtOnce(each, scalar);
  });
  if (query == queries.end()) query = std::ranges::find_if(queries, fits);
  if (query != queries.end() && canAsk(kind, shapes)) return *query;
  std::string types;
  for (const Shape* shape : shapes) {
    if (!types.empty()) types += " and ";
    types += typeName(*shape);
  }
  if (method.empty()) {
    throw Failure{{"unsupported",
                   Message("No method answers %1 in %2 for %3", name(kind), name(scalar), types)}};
  }
  throw Failure{
      {"unsupported",
       Message("No method \"%1\" answers %2 in %3 for %4", method, name(kind), name(scalar), types),
       "method"}};
}

Scene sceneOf(const std::vector<Handle>& operands) {
  if (operands.size() < 2 || operands.size() > mostOperands) {
    throw Failure{
        {"shape",
         Message("A question is about two shapes, three planes, or three, four or five points")}};
  }
  Scene scene;
  for (const Handle& operand : operands) {
    scene.focus.push_back(insert(scene, *operand.object));
  }
  return scene;
}

std::vector<SceneAnswer> answersTo(const Scene& scene, SceneQuestion question) {
  const std::size_t count = scene.objects.size();
  if (count == 2) question.pair = {&scene.objects[0], &scene.objects[1]};
  std::vector<SceneAnswer> answers;
  answerScene(scene, question, [&](SceneAnswer&& answer) {
    if (answer.operands.size() == count) answers.push_back(std::move(answer));
    return true;
  });
  return answers;
}

/// The result as formats have it, and how its certificate is named and whether it holds.
std::tuple<std::string, std::string, std::string> ask(const std::string& kindName,
                                                      const std::vector<Handle>& operands,
                                                      const std::string& method,
                                                      const std::string& scalarName, bool trace) {
  const Kind kind = kindOf(kindName);
  const ScalarKind scalar = scalarOf(scalarName);
  const Scene scene = sceneOf(operands);
  std::vector<const Shape*> shapes;
  for (const SceneObject& object : scene.objects) shapes.push_back(&object.shape);
  QueryOptions motion;
  for (std::size_t i = 0; i < 2; ++i) setMotion(motion, i, scene.objects[i]);
  const IndexedQuery& query = queryOf(kind, shapes, scalar, method, motion);
  const std::string chosen = method.empty() ? std::string(query.entry->info.method) : method;
  SceneQuestion question;
  question.kinds = {kind};
  question.methods = {chosen};
  question.scalars = {scalar};
  question.trace = trace;
  const std::vector<SceneAnswer> answers = answersTo(scene, std::move(question));
  if (answers.empty()) {
    throw Failure{{"unsupported", Message("The method \"%1\" gives no answer", chosen)}};
  }
  const SceneReport& found = answers.front().reports.front();
  if (found.report.limited) {
    throw Failure{{"limit", Message("The question exceeds the limit of operations")}};
  }
  std::string text;
  appendReportJson(text, found.report,
                   {.trace = trace, .swapped = found.swapped, .certificate = true});
  constexpr std::array<const char*, 3> statuses{"none", "holds", "fails"};
  const Certificate& certificate = found.report.certificate;
  const std::string proof(certificate.proof ? hairline::kindName(*certificate.proof) : "none");
  return {std::move(text), proof, statuses[static_cast<std::size_t>(certificate.status)]};
}

std::string explanation(const std::vector<Handle>& operands, const std::string& kind,
                        const std::string& method, const std::string& scalar) {
  SceneQuestion question;
  question.trace = true;
  if (!kind.empty()) question.kinds.push_back(kindOf(kind));
  if (!scalar.empty()) question.scalars.push_back(scalarOf(scalar));
  if (!method.empty()) question.methods.push_back(method);
  const Scene scene = sceneOf(operands);
  const std::vector<SceneAnswer> answers = answersTo(scene, question);
  if (answers.empty()) {
    throw Failure{{"unsupported", Message("No method answers this question about these shapes")}};
  }
  std::string text;
  for (const SceneAnswer& answer : answers) {
    if (!text.empty()) text += '\n';
    text += answerText(answer, false);
  }
  return text;
}

/// Every query there is: kind, operands, method, scalars, source.
py::list queries() {
  py::list list;
  for (const QueryEntry* entry : allQueries()) {
    py::list operands;
    for (const std::size_t type : entry->operands)
      operands.append(py::str(std::string(shapeTypeNames[type])));
    py::list scalars;
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      if (entry->has(scalar)) scalars.append(py::str(std::string(name(scalar))));
    }
    list.append(py::make_tuple(std::string(name(entry->info.kind)), py::tuple(operands),
                               std::string(entry->info.method), py::tuple(scalars),
                               std::string(entry->info.source)));
  }
  return list;
}

/// An array that someone else holds, looked at but not copied.
struct Array {
  py::buffer_info info;

  Array(const py::buffer& buffer, bool writable) : info(buffer.request(writable)) {}
};

/// Reads an array of rows, whose shape Python has checked. The check of what memory is read is
/// repeated here.
batch::Rows rowsOf(const Array& array, std::size_t type, const char* at) {
  const py::buffer_info& info = array.info;
  const bool isFloat = info.format == "f" && info.itemsize == sizeof(float);
  const bool isDouble = info.format == "d" && info.itemsize == sizeof(double);
  if (!isFloat && !isDouble) {
    throw Failure{{"number", Message("%1: Expected an array of float32 or float64", at), at}};
  }
  const std::size_t length = batch::rowLength(type);
  if (length == 0) {
    throw Failure{
        {"unsupported",
         Message("%1: Shapes of type %2 have no fixed count of numbers", at, shapeTypeNames[type]),
         at}};
  }
  py::ssize_t stride = info.itemsize;
  bool isDense =
      reinterpret_cast<std::uintptr_t>(info.ptr) % static_cast<std::size_t>(info.itemsize) == 0;
  for (std::size_t i = info.shape.size(); i-- > 0;) {
    isDense &= info.shape[i] == 1 || info.strides[i] == stride;
    stride *= info.shape[i];
  }
  const auto rows = info.ndim > 0 ? static_cast<std::size_t>(info.shape[0]) : 0;
  const auto numbers = static_cast<std::size_t>(info.size);
  if (info.ndim < 1 || (numbers > 0 && !isDense) || numbers != rows * length) {
    throw Failure{
        {"shape", Message("%1: Expected a dense array of %2 numbers a row", at, length), at}};
  }
  batch::Rows made{type, rows, {}};
  if (isFloat) made.numbers = static_cast<const float*>(info.ptr);
  if (isDouble) made.numbers = static_cast<const double*>(info.ptr);
  return made;
}

/// Answers into an array, of bool or, of the kind closest, of float64.
void askBatch(const std::string& kindName, const std::string& method, const std::string& scalarName,
              const std::string& typeA, const py::buffer& a, const std::string& typeB,
              const py::buffer& b, const py::buffer& out) {
  const Kind kind = kindOf(kindName);
  const ScalarKind scalar = scalarOf(scalarName);
  const bool isDistance = kind == Kind::closest;
  if (!isDistance && kind != Kind::intersect && kind != Kind::bound && kind != Kind::contains) {
    throw Failure{{"unsupported",
                   Message("A batch answers intersect, bound, contains and closest; ask about %1 "
                           "one pair at a time",
                           name(kind)),
                   "kind"}};
  }
  const Array firstArray(a, false);
  const Array secondArray(b, false);
  const Array outArray(out, true);
  const batch::Rows first = rowsOf(firstArray, typeOf(typeA), "a");
  const batch::Rows second = rowsOf(secondArray, typeOf(typeB), "b");
  if (first.count != second.count) {
    throw Failure{{"shape",
                   Message("a has %1 rows and b has %2; there must be as many of both", first.count,
                           second.count),
                   "b"}};
  }
  const std::string wanted = isDistance ? "d" : "?";
  if (outArray.info.format != wanted || outArray.info.ndim != 1 ||
      static_cast<std::size_t>(outArray.info.size) != first.count ||
      (first.count > 1 && outArray.info.strides[0] != outArray.info.itemsize)) {
    throw Failure{
        {"shape", Message("out: Expected a dense array of %1 answers", first.count), "out"}};
  }
  const std::array shapes{batch::shapeOf(first.type), batch::shapeOf(second.type)};
  const std::array<const Shape*, 2> operands{&shapes[0], &shapes[1]};
  const IndexedQuery& query = queryOf(kind, operands, scalar, method, {}, true);
  // Between two of these, Ctrl-C is looked for.
  constexpr std::size_t most = 8192;
  for (std::size_t begin = 0; begin < first.count; begin += most) {
    const std::size_t count = std::min(most, first.count - begin);
    std::optional<Error> error;
    {
      const py::gil_scoped_release released;
      const batch::Rows partA = first.from(begin, count);
      const batch::Rows partB = second.from(begin, count);
      error = isDistance
                  ? squaredDistances(query, scalar, partA, partB,
                                     {static_cast<double*>(outArray.info.ptr) + begin, count})
                  : verdicts(query, scalar, partA, partB,
                             {static_cast<std::uint8_t*>(outArray.info.ptr) + begin, count});
    }
    if (error) throw Failure{*error};
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
  }
}

/// A function of Python as a method of the user's. It is asked in the thread that searches.
class PythonMethod : public OwnMethod {
 public:
  PythonMethod(std::string name, py::object call, std::stop_source stop)
      : m_name(std::move(name)), m_call(std::move(call)), m_stop(std::move(stop)) {}

  const std::string& name() const override { return m_name; }

  OwnAnswer answer(const SearchCase& given, Kind /*kind*/, ScalarKind scalar) override {
    if (m_thrown) return OwnAnswer::failed(Message("stopped"));
    const bool isFloat = scalar == ScalarKind::float32;
    std::optional<SearchCase> rounded;
    if (isFloat) rounded = roundedToFloat(given);
    if (isFloat && !rounded) return {};
    // Questions of the function itself are not those of the search, which may be stopped.
    const Interruptible undisturbed{std::stop_token()};
    const py::gil_scoped_acquire held;
    try {
      py::list operands;
      for (const SceneObject& object : sceneOf(rounded ? *rounded : given).objects) {
        operands.append(py::cast(Handle{std::make_shared<SceneObject>(object)}));
      }
      const auto said = m_call(operands).cast<std::string>();
      const Result<Json> json = parseJson(said);
      if (!json || !json->is_object()) return OwnAnswer::failed(Message("answered no JSON"));
      const auto failure = json->find("failure");
      if (failure != json->end() && failure->is_string()) {
        return OwnAnswer::failed(Message::verbatim(failure->get<std::string>()));
      }
      return readOwnAnswer(*json);
    } catch (py::error_already_set&) {
      // Ctrl-C, or what else is no answer: thrown on where the search was called.
      m_thrown = std::current_exception();
      m_stop.request_stop();
      return OwnAnswer::failed(Message("stopped"));
    }
  }

  void rethrow() const {
    if (m_thrown) std::rethrow_exception(m_thrown);
  }

 private:
  std::string m_name;
  py::object m_call;
  std::stop_source m_stop;
  std::exception_ptr m_thrown;
};

/// Searches for cases on which a function is wrong: their scenes, how many cases were judged, and
/// how many of them the function answered.
std::tuple<std::vector<std::string>, std::uint64_t, std::uint64_t> fuzz(
    const py::object& call, const std::string& name, const std::string& kind,
    const std::vector<std::string>& types, const std::string& scalar, std::optional<double> seconds,
    std::optional<std::uint64_t> cases, std::uint64_t seed, std::uint64_t keep, bool shrinks) {
  SearchPlan plan;
  plan.question.kind = kindOf(kind);
  for (const std::string& type : types) plan.question.operands.push_back(typeOf(type));
  plan.question.scalars = {scalarOf(scalar)};
  for (const FindingKind each :
       {FindingKind::exact, FindingKind::distance, FindingKind::points, FindingKind::failure}) {
    plan.question.kinds.set(static_cast<std::size_t>(each));
  }
  plan.cases.operands = plan.question.operands;
  plan.cases.isMoving = plan.question.kind == Kind::sweep;
  plan.cases.isSingle = plan.question.scalars.front() == ScalarKind::float32;
  plan.seed = seed;
  plan.threads = 1;
  plan.keep = keep;
  plan.end = cases;
  if (seconds) plan.time = std::chrono::duration<double>(*seconds);
  std::stop_source stop;
  PythonMethod method(name, call, stop);
  Work work;
  work.stop = stop.get_token();
  std::vector<FoundCase> found;
  SearchListener listener;
  listener.found = [&](const FoundCase& each) {
    found.push_back(each);
    return true;
  };
  std::optional<Error> error;
  SearchState state;
  std::vector<std::string> scenes;
  {
    const py::gil_scoped_release released;
    error = tryOwnMethods(plan, {&method}, work);
    if (!error) {
      Result<SearchState> searched =
          search(plan, listener, work, [&] { return std::vector<OwnMethod*>{&method}; });
      if (!searched) error = searched.error();
      if (searched) state = *searched;
    }
    for (const FoundCase& each : found) {
      if (error || work.isCancelled()) break;
      Scene scene = sceneOf(each);
      if (shrinks) {
        ShrinkRequest request;
        request.question = plan.question;
        request.options.tries = 400;
        Result<Scene> smaller = shrunk(scene, scene.focus, request, {&method}, work);
        if (smaller) scene = std::move(*smaller);
      }
      scenes.push_back(writeScene(scene));
    }
  }
  method.rethrow();
  if (error) throw Failure{*error};
  std::uint64_t answered = 0;
  for (const auto& [which, counts] : state.own) answered += counts.answered;
  return {std::move(scenes), state.cases, answered};
}

}  // namespace
}  // namespace hairline

PYBIND11_MODULE(_core, module) {
  using namespace hairline;
  module.doc() = "The library as the module hairline calls it; not for use by others.";
  module.attr("version") = std::string(version());
  py::list types;
  for (const std::string_view type : shapeTypeNames) types.append(std::string(type));
  module.attr("types") = py::tuple(types);
  py::register_exception_translator(translate);
  module.def("set_error",
             [](const py::object& made) { errorClass = py::object(made).release().ptr(); });
  py::class_<Handle>(module, "Object")
      .def(py::init(&parseObject), py::arg("text"), py::call_guard<py::gil_scoped_release>())
      .def(
          "text", [](const Handle& handle) { return writeJson(writeObject(*handle.object)); },
          py::call_guard<py::gil_scoped_release>());
  module.def("field_names", [](const std::string& type) {
    const std::vector<std::string_view> names = shapeFieldNames(shapeTypeNames[typeOf(type)]);
    return std::vector<std::string>(names.begin(), names.end());
  });
  module.def(
      "scene", [](const std::string& text) { return writeScene(valueOf(parseScene(text))); },
      py::call_guard<py::gil_scoped_release>());
  module.def(
      "read_scene",
      [](const std::string& path) { return writeScene(valueOf(readSceneFile(path))); },
      py::call_guard<py::gil_scoped_release>());
  module.def(
      "save_scene",
      [](const std::string& text, const std::string& path) {
        if (auto error = saveSceneFile(valueOf(parseScene(text)), path)) throw Failure{*error};
      },
      py::call_guard<py::gil_scoped_release>());
  module.def("queries", &queries);
  module.def("ask", &ask, py::call_guard<py::gil_scoped_release>());
  module.def("explain", &explanation, py::call_guard<py::gil_scoped_release>());
  module.def("row_length", [](const std::string& type) { return batch::rowLength(typeOf(type)); });
  module.def("batch", &askBatch);
  module.def("fuzz", &fuzz);
}
