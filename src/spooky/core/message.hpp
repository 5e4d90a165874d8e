#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// What is to be said, as data. Engines make messages; sentences are made of them at the edge (words/words.hpp).
namespace spooky {

namespace words {
struct Section;
}

struct Message;

/// The name of a place on the board, as action texts spell it: "a1", "D3". A page can point at it.
struct Cell {
  std::string name;
  bool operator==(const Cell&) const = default;
};

/// Several places, in the order in which they are told.
struct Cells {
  std::vector<std::string> names;
  bool operator==(const Cells&) const = default;
};

/// Several texts that are the same in every language: moves, marks, numbers.
struct Texts {
  std::vector<std::string> items;
  bool operator==(const Texts&) const = default;
};

/// A word that each language has in forms of its own, a player or a kind of piece: `word` of the `family` in the
/// message's section. Programs see the word alone.
struct Term {
  std::string_view family;
  std::string_view word;
  bool operator==(const Term&) const = default;
};

/// Parts of a sentence that are messages themselves; listed one after another.
using Phrases = std::vector<Message>;

/// A named argument. A `std::string` is a text that is the same in every language: a mark, a move, a fraction.
struct Argument {
  std::string_view name;
  std::variant<std::string, std::int64_t, Cell, Cells, Texts, Term, Phrases> value;

  bool operator==(const Argument&) const = default;
};

/// A key of a section of the catalogues, "refusal.occupied", and its named arguments. Keys, names and terms are
/// literals or live as long as the program. A message without a section says nothing.
struct Message {
  const words::Section* section = nullptr;
  std::string_view key;
  std::vector<Argument> arguments;

  /// The last part of the key, by which programs know the message: "occupied".
  std::string_view code() const { return key.substr(key.rfind('.') + 1); }
  bool empty() const { return section == nullptr; }
  bool operator==(const Message&) const;
};

inline bool Message::operator==(const Message&) const = default;

/// The places a message speaks of, each once, in the order in which it names them.
std::vector<std::string> cells_of(const Message& message);

}  // namespace spooky
