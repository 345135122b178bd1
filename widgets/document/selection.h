#pragma once

#include <QObject>
#include <string>
#include <vector>

namespace hairline {

class Document;
struct Change;

/// Ids of objects, in the order in which they were selected.
using SelectionIds = std::vector<std::string>;

/// The selected objects, shared by the view and the panels. Objects that leave the document leave
/// the selection.
class Selection : public QObject {
  Q_OBJECT

 public:
  explicit Selection(Document* document = nullptr, QObject* parent = nullptr);

  const SelectionIds& ids() const { return m_ids; }
  bool isEmpty() const { return m_ids.empty(); }
  bool contains(const std::string& id) const;
  /// The last selected object, whose properties are shown; empty without a selection.
  std::string current() const { return m_ids.empty() ? std::string() : m_ids.back(); }

  void set(SelectionIds ids);
  void set(const std::string& id) { set(SelectionIds{id}); }
  /// Adds an object as the current one, or removes it.
  void toggle(const std::string& id);
  void clear() { set(SelectionIds{}); }

 signals:
  void changed();

 private:
  void prune(const Document& document, const Change& change);

  SelectionIds m_ids;
};

}  // namespace hairline
