#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/formats/json.hpp"
#include "spooky/games/combinatorial/rules/rules.hpp"
#include "spooky/games/combinatorial/solver/table_solver.hpp"

namespace spooky::combinatorial {

/// Which positions a table is over: heaps of 0 to max tokens, rows of 0 to max pins, boards or grids of 1 to max rows
/// and columns, or graphs of 1 to max vertices.
struct TableRequest {
  unsigned heaps = 2;  ///< of nim and subtraction: 1, 2 or 3
  unsigned max = 8;
  unsigned columns = 0;        ///< of boards; 0: as many as rows
  std::string graph = "path";  ///< of graphs: path, cycle or complete
  TableContent content = TableContent::Value;
};

/// A table: layers of rows of cells. A position stands in several cells when its heaps may be exchanged.
struct ValueTable {
  struct Position {
    std::string text;
    std::size_t board = 0;
    classical::Position position;
    std::optional<std::string> value;
    std::vector<std::size_t> cells;
  };

  Rules rules;
  TableRequest request;
  /// One board for all positions, where the smaller ones are parts of the largest; each graph has its own.
  std::vector<Summand> boards;
  std::vector<std::string> layers;  ///< titles
  std::vector<std::string> rows;    ///< labels
  std::vector<std::string> columns;
  std::vector<Position> positions;                ///< small ones first
  std::vector<std::optional<std::size_t>> cells;  ///< which position, layer by layer, row by row
};

/// A table without its values; BadRequest when there is no such table.
Result<ValueTable> plan_table(const Rules& rules, const TableRequest& request);

enum class TableFormat : unsigned char { Text, Csv, Latex, Json };

std::optional<TableFormat> table_format_named(std::string_view name);

/// Unknown values are `?`, in JSON null.
std::string print_table(const ValueTable& table, TableFormat format);

/// What the table is of, for its JSON form and to tell whether something belongs to it.
json::object table_header(const ValueTable& table);

}  // namespace spooky::combinatorial
