#include "spooky/core/message.hpp"

#include <algorithm>

namespace spooky {

namespace {

void gather(const Message& message, std::vector<std::string>& cells) {
  const auto add = [&](const std::string& name) {
    if (std::find(cells.begin(), cells.end(), name) == cells.end()) cells.push_back(name);
  };
  for (const Argument& argument : message.arguments) {
    if (const auto* cell = std::get_if<Cell>(&argument.value)) add(cell->name);
    if (const auto* several = std::get_if<Cells>(&argument.value)) {
      for (const std::string& name : several->names) add(name);
    }
    if (const auto* phrases = std::get_if<Phrases>(&argument.value)) {
      for (const Message& phrase : *phrases) gather(phrase, cells);
    }
  }
}

}  // namespace

std::vector<std::string> cells_of(const Message& message) {
  std::vector<std::string> cells;
  gather(message, cells);
  return cells;
}

}  // namespace spooky
