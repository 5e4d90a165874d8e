#include "spooky/formats/combinatorial/report/value_table.hpp"

#include <algorithm>

#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/reading.hpp"
#include "spooky/formats/combinatorial/text/start_text.hpp"

namespace spooky::combinatorial {

namespace {

using texts::bad_request;

std::vector<std::string> numbers(unsigned first, unsigned last) {
  std::vector<std::string> list;
  for (unsigned i = first; i <= last; ++i) list.push_back(std::to_string(i));
  return list;
}

/// Puts positions into cells; the first cell of a position makes it.
class Planner {
 public:
  explicit Planner(ValueTable& table) : table_(table) {}

  /// Layers, rows and columns must have been named.
  void put(const std::string& text, std::size_t layer, std::size_t row, std::size_t column) {
    table_.cells.resize(table_.layers.size() * table_.rows.size() * table_.columns.size());
    const std::size_t cell = (layer * table_.rows.size() + row) * table_.columns.size() + column;
    auto found = std::find_if(table_.positions.begin(), table_.positions.end(),
                              [&](const ValueTable::Position& one) { return one.text == text; });
    if (found == table_.positions.end()) found = table_.positions.insert(found, {text, 0, {}, std::nullopt, {}});
    found->cells.push_back(cell);
    table_.cells[cell] = static_cast<std::size_t>(found - table_.positions.begin());
  }

 private:
  ValueTable& table_;
};

void plan_heaps(ValueTable& table) {
  const TableRequest& request = table.request;
  const auto all = numbers(0, request.max);
  table.layers = {""};
  table.rows = request.heaps >= 2 ? all : std::vector<std::string>{""};
  table.columns = all;
  if (request.heaps == 3) {
    table.layers.clear();
    for (const std::string& third : all) table.layers.push_back("third heap " + third);
  }
  Planner planner(table);
  const auto size = [](const std::vector<std::string>& labels) { return static_cast<unsigned>(labels.size()); };
  // Small sums first: what is found there serves the larger ones.
  for (unsigned sum = 0; sum <= request.heaps * request.max; ++sum) {
    for (unsigned layer = 0; layer < size(table.layers); ++layer) {
      for (unsigned row = 0; row < size(table.rows); ++row) {
        for (unsigned column = 0; column < size(table.columns); ++column) {
          if (layer + row + column != sum) continue;
          std::vector<unsigned> heaps{layer, row, column};
          std::sort(heaps.begin(), heaps.end());
          std::string text;
          for (std::size_t i = heaps.size() - request.heaps; i < heaps.size(); ++i) {
            text += (text.empty() ? "" : ",") + std::to_string(heaps[i]);
          }
          planner.put(text, layer, row, column);
        }
      }
    }
  }
}

void plan_pins(ValueTable& table) {
  const unsigned max = table.request.max;
  table.layers = {""};
  table.rows = {""};
  table.columns = numbers(0, max);
  Planner planner(table);
  for (unsigned pins = 0; pins <= max; ++pins) {
    planner.put(std::string(pins, '#') + std::string(max - pins, '.'), 0, 0, pins);
  }
}

/// Boards in the lower left corner of the largest one. The square of a row and column is drawn by the game.
template <class Draw>
void plan_boards(ValueTable& table, Draw draw) {
  const unsigned rows = table.request.max;
  const unsigned columns = table.request.columns == 0 ? rows : table.request.columns;
  table.layers = {""};
  table.rows = numbers(1, rows);
  table.columns = numbers(1, columns);
  Planner planner(table);
  for (unsigned size = 1; size <= rows * columns; ++size) {
    for (unsigned high = 1; high <= rows; ++high) {
      if (size % high != 0 || size / high > columns) continue;
      std::string text;
      for (unsigned row = rows; row-- > 0;) {
        for (unsigned column = 0; column < columns; ++column) {
          text += row < high && column < size / high ? draw(row, column) : '.';
        }
        if (row > 0) text += '/';
      }
      planner.put(text, 0, high - 1, size / high - 1);
    }
  }
}

void plan_graphs(ValueTable& table) {
  const TableRequest& request = table.request;
  const unsigned least = request.graph == "cycle" ? 3 : 1;
  table.layers = {""};
  table.rows = {""};
  table.columns = numbers(least, std::max(least, request.max));
  Planner planner(table);
  for (unsigned size = least; size <= std::max(least, request.max); ++size) {
    planner.put(request.graph + std::to_string(size), 0, 0, size - least);
  }
}

}  // namespace

Result<ValueTable> plan_table(const Rules& rules, const TableRequest& request) {
  const Description& description = rules.setting().description;
  ValueTable table;
  table.rules = rules;
  table.request = request;
  const AnyClassical& kind = rules.setting().start.summands.front().game;
  const bool is_board =
      std::holds_alternative<classical::Domineering>(kind) || std::holds_alternative<classical::Clobber>(kind);
  if (request.max > (is_board ? 16U : 100U) || request.columns > 16) {
    return bad_request("the table would be too large: boards up to 16 by 16, anything else up to 100");
  }
  if (description.game == kSum || description.game == kQuantumSum) {
    return bad_request("there are no tables of sums");
  }
  if (is_board && request.max == 0) return bad_request("a board has one row at least: --max 1 or more");
  const bool is_graph =
      std::holds_alternative<classical::NodeKayles>(kind) || std::holds_alternative<classical::Colouring>(kind);
  if (std::holds_alternative<classical::Heaps>(kind)) {
    if (request.heaps < 1 || request.heaps > 3) return bad_request("tables are over 1, 2 or 3 heaps");
    plan_heaps(table);
  } else if (std::holds_alternative<classical::Octal>(kind)) {
    plan_pins(table);
  } else if (std::holds_alternative<classical::Domineering>(kind)) {
    plan_boards(table, [](unsigned, unsigned) { return '#'; });
  } else if (std::holds_alternative<classical::Clobber>(kind)) {
    plan_boards(table, [](unsigned row, unsigned column) { return (row + column) % 2 == 0 ? 'x' : 'o'; });
  } else if (is_graph) {
    if (request.graph != "path" && request.graph != "cycle" && request.graph != "complete") {
      return bad_request("graphs for a table are path, cycle or complete");
    }
    plan_graphs(table);
  } else {
    return bad_request(
        "there are no tables of " + description.game +
        "; there are of nim, subtraction, octal games, domineering, clobber, node-kayles, col and snort");
  }
  const ClassicalOptions options{description.set, description.code, ""};
  if (is_graph) {
    for (ValueTable::Position& one : table.positions) {
      auto start = parse_start(description.game, options, one.text);
      if (!start) return bad_request(start.error().reason);
      one.board = table.boards.size();
      one.position = start->positions.front();
      table.boards.push_back({std::move(start->game), description.quantum});
    }
    return table;
  }
  std::string all;
  for (const ValueTable::Position& one : table.positions) all += (all.empty() ? "" : "|") + one.text;
  auto start = parse_start(description.game, options, all);
  if (!start) return bad_request(start.error().reason);
  table.boards.push_back({std::move(start->game), description.quantum});
  for (std::size_t i = 0; i < table.positions.size(); ++i) table.positions[i].position = start->positions[i];
  return table;
}

json::object table_header(const ValueTable& table) {
  const Description& description = table.rules.setting().description;
  json::object header{{"game", description.game},
                      {"ruleset", to_json(ruleset_name(description.quantum.ruleset))},
                      {"width", description.quantum.width}};
  if (!description.set.empty()) header["set"] = json::array(description.set.begin(), description.set.end());
  if (!description.code.empty()) header["code"] = description.code;
  const AnyClassical& game = table.boards.front().game;
  if (std::holds_alternative<classical::Heaps>(game)) header["heaps"] = table.request.heaps;
  if (std::holds_alternative<classical::NodeKayles>(game) || std::holds_alternative<classical::Colouring>(game)) {
    header["graph"] = table.request.graph;
  }
  header["max"] = table.request.max;
  if (table.request.columns != 0) header["columns"] = table.request.columns;
  header["content"] = table.request.content == TableContent::Outcome ? "outcome" : "value";
  return header;
}

}  // namespace spooky::combinatorial
