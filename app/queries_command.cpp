#include "app/queries_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/text_table.h"
#include "app/usage.h"
#include "core/queries.h"
#include "core/query/json_object.h"

namespace hairline {
namespace {

std::vector<std::string_view> operandNames(const QueryEntry& entry) {
  if (isPredicate(entry.info.kind)) return {"points"};
  std::vector<std::string_view> names;
  for (const std::size_t place : entry.operands) names.push_back(shapeTypeNames[place]);
  return names;
}

std::vector<std::string_view> scalarNames(const QueryEntry& entry) {
  std::vector<std::string_view> names;
  for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
    if (entry.has(scalar)) names.push_back(name(scalar));
  }
  return names;
}

std::string joined(const std::vector<std::string_view>& names) {
  std::string text;
  for (const std::string_view item : names) {
    if (!text.empty()) text += ", ";
    text += item;
  }
  return text;
}

std::string listJson() {
  std::string text;
  const auto appendName = [&text](std::string_view item) { appendJsonString(text, item); };
  appendJsonList(text, allQueries(), [&](const QueryEntry* entry) {
    text += text.size() > 1 ? "\n " : "";
    JsonObject object(text);
    object.field("kind", name(entry->info.kind));
    object.key("operands");
    appendJsonList(text, operandNames(*entry), appendName);
    object.field("method", entry->info.method);
    object.key("scalars");
    appendJsonList(text, scalarNames(*entry), appendName);
    object.field("source", entry->info.source);
  });
  return text + '\n';
}

std::string listText() {
  TextTable table;
  table.addRow({"kind", "operands", "method", "scalars", "source"});
  for (const QueryEntry* entry : allQueries()) {
    table.addRow({std::string(name(entry->info.kind)), joined(operandNames(*entry)),
                  std::string(entry->info.method), joined(scalarNames(*entry)),
                  std::string(entry->info.source)});
  }
  return table.text();
}

}  // namespace

void addQueriesCommand(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "queries", "List all queries: kind, operands, method, number types and source");
  const auto json = std::make_shared<bool>(false);
  command->add_flag("--json", *json, "Print JSON instead of a table");
  command->callback(
      [json, &status] { status = printText("queries", *json ? listJson() : listText()); });
}

}  // namespace hairline
