#include "spooky/formats/go/words.hpp"

#include <cstdlib>

#include "spooky/formats/go/points.hpp"

namespace spooky::go {

std::string player_name(Colour player) { return player == Colour::Black ? "Black" : "White"; }

std::string name_points(const Rules& rules, std::span<const Point> points, std::string_view last_joint) {
  if (points.size() < 2) return point_list(rules, points, "");
  return point_list(rules, points.first(points.size() - 1), ", ") + std::string(last_joint) +
         point_name(rules, points.back());
}

std::string counted(std::size_t count, std::string_view noun) {
  return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

std::string points_text(int halves) {
  const std::string whole = std::to_string(std::abs(halves) / 2);
  return (halves < 0 ? "-" : "") + whole + (halves % 2 == 0 ? "" : ".5");
}

std::string_view shape_name(Shape shape) {
  constexpr std::string_view kNames[] = {"1", "2", "3G", "3W", "4G", "4W"};
  return kNames[static_cast<std::size_t>(shape)];
}

std::string moment_name(int turn) {
  return turn == 0 ? "the position at the start" : "the position after move " + std::to_string(turn);
}

std::string choice_texts(const Rules& rules, const Choice& choice) {
  std::array<Point, kMostStones> points = {};
  std::size_t count = 0;
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (choice.allowed[i]) points[count++] = choice.points[i];
  }
  const std::string sign = choice.removes ? "-" : "=";
  const std::span<const Point> allowed(points.data(), count);
  if (count == 0) return "";
  return sign + point_list(rules, allowed, " or " + sign);
}

std::string choice_sentence(const Rules& rules, const Choice& choice) {
  return player_name(choice.owner) + " chooses which of " + name_points(rules, {choice.points.data(), choice.count}) +
         (choice.removes ? " to remove: " : " to keep: ") + choice_texts(rules, choice) + ".";
}

std::string ending(const Position& position) {
  if (position.by_resignation()) {
    return player_name(other(position.winner())) + " resigned: " + player_name(position.winner()) + " wins.";
  }
  const Score score = position.score();
  const std::string count =
      "Black has " + points_text(score.black_halves) + " and White " + points_text(score.white_halves) + " points: ";
  if (score.margin_halves() == 0) return count + "a draw.";
  return count + player_name(position.winner()) + " wins by " + points_text(std::abs(score.margin_halves())) + ".";
}

}  // namespace spooky::go
