#include "spooky/formats/combinatorial/sum_text.hpp"

#include "spooky/formats/combinatorial/all_texts.hpp"

namespace spooky::combinatorial::texts {

using classical::ClassicalSum;

namespace {

/// Joins text(number, game, position) over the parts.
template <class Text>
std::string join_parts(const ClassicalSum& sum, Position position, std::string_view separator, const Text& text) {
  std::string joined;
  for (unsigned part = 0; part < sum.parts().size(); ++part) {
    if (part > 0) joined += separator;
    joined +=
        std::visit([&](const auto& game) { return text(part, game, sum.part_of(position, part)); }, sum.parts()[part]);
  }
  return joined;
}

}  // namespace

std::string position_text(const ClassicalSum& sum, Position position) {
  return join_parts(sum, position, ";",
                    [](unsigned, const auto& game, Position place) { return position_text(game, place); });
}

std::string content_text(const ClassicalSum& sum, Position position) {
  return join_parts(sum, position, ";",
                    [](unsigned, const auto& game, Position place) { return content_of(game, place); });
}

std::string move_text(const ClassicalSum& sum, Move move) {
  const unsigned part = ClassicalSum::part_of(move);
  return std::to_string(part + 1) + ":" +
         std::visit([&](const auto& game) { return move_text(game, ClassicalSum::move_of(move)); }, sum.parts()[part]);
}

Result<Move> parse_move(const ClassicalSum& sum, Side side, std::string_view text) {
  const std::size_t colon = text.find(':');
  const auto number = colon == std::string_view::npos ? std::nullopt : read_number(text.substr(0, colon));
  if (!number) {
    return illegal(quote(text) + " is not a move: a part's number, a colon and a move in it make one, as in 2:…");
  }
  if (*number == 0 || *number > sum.parts().size()) {
    return illegal("there is no part " + std::to_string(*number) + ": the sum has " +
                   counted(static_cast<unsigned>(sum.parts().size()), "part"));
  }
  const unsigned part = *number - 1;
  const auto move =
      std::visit([&](const auto& game) { return parse_move(game, side, text.substr(colon + 1)); }, sum.parts()[part]);
  if (!move) return move;
  return ClassicalSum::in_part(part, *move);
}

std::string why_not(const ClassicalSum& sum, Position position, Move move) {
  const unsigned part = ClassicalSum::part_of(move);
  return "in part " + std::to_string(part + 1) + " " +
         std::visit(
             [&](const auto& game) { return why_not(game, sum.part_of(position, part), ClassicalSum::move_of(move)); },
             sum.parts()[part]);
}

std::string drawing(const ClassicalSum& sum, Position position) {
  return join_parts(sum, position, "", [](unsigned part, const auto& game, Position place) {
    return "part " + std::to_string(part + 1) + ":\n" + drawing(game, place);
  });
}

}  // namespace spooky::combinatorial::texts
