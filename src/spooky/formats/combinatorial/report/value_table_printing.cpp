#include <algorithm>

#include "spooky/formats/combinatorial/report/value_table.hpp"

namespace spooky::combinatorial {

namespace {

/// Calls visit(layer, row, texts) for every row of the table, its label first when rows have labels.
template <class Visit>
void for_each_row(const ValueTable& table, const Visit& visit) {
  const bool labelled = table.rows.size() > 1;
  std::size_t cell = 0;
  for (std::size_t layer = 0; layer < table.layers.size(); ++layer) {
    std::vector<std::string> head = table.columns;
    if (labelled) head.insert(head.begin(), "");
    visit(layer, true, head);
    for (const std::string& label : table.rows) {
      std::vector<std::string> texts;
      if (labelled) texts.push_back(label);
      for (std::size_t column = 0; column < table.columns.size(); ++column, ++cell) {
        const auto& position = table.cells[cell];
        texts.push_back(position ? table.positions[*position].value.value_or("?") : "");
      }
      visit(layer, false, texts);
    }
  }
}

/// Characters, not bytes.
std::size_t width_of(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

std::string print_text(const ValueTable& table) {
  std::vector<std::size_t> widths;
  for_each_row(table, [&](std::size_t, bool, const std::vector<std::string>& texts) {
    widths.resize(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) widths[i] = std::max(widths[i], width_of(texts[i]));
  });
  std::string text;
  for_each_row(table, [&](std::size_t layer, bool is_head, const std::vector<std::string>& texts) {
    if (is_head && table.layers.size() > 1) text += (layer == 0 ? "" : "\n") + table.layers[layer] + "\n";
    std::string line;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (i > 0) line += "  ";
      line += std::string(widths[i] - width_of(texts[i]), ' ') + texts[i];
    }
    text += line + "\n";
  });
  return text;
}

std::string csv_field(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char letter : text) quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
  return quoted + "\"";
}

std::string print_csv(const ValueTable& table) {
  std::string text;
  for_each_row(table, [&](std::size_t layer, bool is_head, const std::vector<std::string>& texts) {
    if (is_head && layer > 0) text += "\n";
    if (is_head && table.layers.size() > 1) text += csv_field(table.layers[layer]) + "\n";
    for (std::size_t i = 0; i < texts.size(); ++i) text += (i == 0 ? "" : ",") + csv_field(texts[i]);
    text += "\n";
  });
  return text;
}

/// A value in mathematics: `*2` as a nimber, `^` and `v` as arrows, braces kept.
std::string latex_field(const std::string& text) {
  std::string latex;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char letter = text[i];
    if (letter == '*') {
      latex += "{\\ast}";
    } else if (letter == '^') {
      latex += "{\\uparrow}";
    } else if (letter == 'v') {
      latex += "{\\downarrow}";
    } else if (letter == '{' || letter == '}') {
      latex += std::string("\\") + letter;
    } else if (letter == '|') {
      latex += "\\mid ";
    } else if (text.compare(i, 2, "±") == 0) {
      latex += "{\\pm}";
      ++i;
    } else {
      latex += letter;
    }
  }
  return latex.empty() ? latex : "$" + latex + "$";
}

std::string print_latex(const ValueTable& table) {
  const bool labelled = table.rows.size() > 1;
  std::string text;
  std::size_t open = table.layers.size();
  const std::string end = "\\end{tabular}\n";
  for_each_row(table, [&](std::size_t layer, bool is_head, const std::vector<std::string>& texts) {
    if (is_head) {
      if (open < table.layers.size()) text += end + "\n";
      open = layer;
      if (table.layers.size() > 1) text += "% " + table.layers[layer] + "\n";
      text += "\\begin{tabular}{" + std::string(labelled ? "r|" : "") + std::string(table.columns.size(), 'r') + "}\n";
    }
    for (std::size_t i = 0; i < texts.size(); ++i) text += (i == 0 ? "" : " & ") + latex_field(texts[i]);
    text += is_head ? " \\\\\n\\hline\n" : " \\\\\n";
  });
  return text + end;
}

std::string print_table_json(const ValueTable& table) {
  json::object object = table_header(table);
  const bool is_number =
      table.request.content == TableContent::Value && classical::is_impartial(table.boards.front().game);
  const auto value_of = [&](std::size_t cell) -> json::value {
    const auto& position = table.cells[cell];
    if (!position || !table.positions[*position].value) return nullptr;
    const std::string& text = *table.positions[*position].value;
    return is_number ? *parse_json(text) : json::value(text);
  };
  std::size_t cell = 0;
  json::array layers;
  for (std::size_t layer = 0; layer < table.layers.size(); ++layer) {
    json::array rows;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
      json::array columns;
      for (std::size_t column = 0; column < table.columns.size(); ++column) columns.push_back(value_of(cell++));
      rows.emplace_back(std::move(columns));
    }
    layers.emplace_back(std::move(rows));
  }
  json::value values = std::move(layers);
  // A table of one layer is a list of rows, and one of one row a list of values.
  if (table.layers.size() == 1) values = json::value(values.get_array()[0]);
  if (table.layers.size() == 1 && table.rows.size() == 1) values = json::value(values.get_array()[0]);
  object["column_labels"] = json::array(table.columns.begin(), table.columns.end());
  if (table.rows.size() > 1) object["row_labels"] = json::array(table.rows.begin(), table.rows.end());
  object["values"] = std::move(values);
  return print_json(object) + "\n";
}

}  // namespace

std::optional<TableFormat> table_format_named(std::string_view name) {
  if (name == "text") return TableFormat::Text;
  if (name == "csv") return TableFormat::Csv;
  if (name == "latex") return TableFormat::Latex;
  if (name == "json") return TableFormat::Json;
  return std::nullopt;
}

std::string print_table(const ValueTable& table, TableFormat format) {
  switch (format) {
    case TableFormat::Text: return print_text(table);
    case TableFormat::Csv: return print_csv(table);
    case TableFormat::Latex: return print_latex(table);
    case TableFormat::Json: break;
  }
  return print_table_json(table);
}

}  // namespace spooky::combinatorial
