// The quantum view of a tic-tac-toe position: which classical boards it may still become.
#include <string>
#include <vector>

#include "spooky/core/rational.hpp"
#include "spooky/formats/tictactoe/notation.hpp"

namespace spooky {

using namespace tictactoe;
using TicTacToe = Notation<tictactoe::Game>;

namespace {

/// A way for the marks of one component to fall: the square of each mark.
using World = std::vector<std::pair<std::size_t, Square>>;

/// One component and all its worlds. A component that is a tree leaves one square free, any of them; one with a cycle
/// fills all its squares, in two ways.
struct Factor {
  std::vector<World> worlds;
};

/// All ways to give the marks of a component different squares, by trying.
void extend(const Position& position, const std::vector<std::size_t>& marks, World& world, SquareSet taken,
            std::vector<World>& worlds) {
  if (world.size() == marks.size()) {
    worlds.push_back(world);
    return;
  }
  const std::size_t index = marks[world.size()];
  const tictactoe::Mark mark = position.marks()[index];
  for (const Square square : {mark.first, mark.second}) {
    if (taken.contains(square)) continue;
    SquareSet now = taken;
    now.insert(square);
    world.emplace_back(index, square);
    extend(position, marks, world, now, worlds);
    world.pop_back();
  }
}

std::vector<Factor> factors_of(const Position& position) {
  std::vector<Factor> factors;
  std::vector<bool> done(position.marks().size(), false);
  for (std::size_t i = 0; i < position.marks().size(); ++i) {
    if (done[i]) continue;
    // Gather the marks connected with mark i, each touching an earlier one: then trying never wanders far.
    std::vector<std::size_t> marks{i};
    done[i] = true;
    SquareSet squares;
    squares.insert(position.marks()[i].first);
    squares.insert(position.marks()[i].second);
    for (bool grew = !position.marks()[i].classical(); grew;) {
      grew = false;
      for (std::size_t k = i + 1; k < position.marks().size(); ++k) {
        const tictactoe::Mark mark = position.marks()[k];
        if (done[k] || mark.classical() || (!squares.contains(mark.first) && !squares.contains(mark.second))) continue;
        done[k] = grew = true;
        marks.push_back(k);
        squares.insert(mark.first);
        squares.insert(mark.second);
      }
    }
    Factor factor;
    World world;
    if (position.marks()[i].classical()) {
      factor.worlds.push_back({{i, position.marks()[i].first}});
    } else {
      extend(position, marks, world, {}, factor.worlds);
    }
    factors.push_back(std::move(factor));
  }
  return factors;
}

constexpr std::size_t kMostWorlds = 4096;

/// The number of worlds, or more than kMostWorlds.
std::size_t count_worlds(const std::vector<Factor>& factors) {
  std::size_t count = 1;
  for (const Factor& factor : factors) {
    count *= factor.worlds.size();
    if (count > kMostWorlds) break;
  }
  return count;
}

/// The square root of a number: 2 for 4, and for 3 the number between the marks of a root.
std::string root_text(std::size_t number, const char* before, const char* after) {
  for (std::size_t root = 1; root * root <= number; ++root) {
    if (root * root == number) return std::to_string(root);
  }
  return before + std::to_string(number) + after;
}

}  // namespace

Result<json::value> TicTacToe::worlds(const Position& position) {
  const std::vector<Factor> factors = factors_of(position);
  const std::size_t count = count_worlds(factors);
  if (count > kMostWorlds) {
    return Error{ErrorCode::TooLarge, "more than " + std::to_string(kMostWorlds) + " classical boards are possible"};
  }
  const std::string share = Rational(1, static_cast<std::int64_t>(count)).to_string();
  json::array worlds;
  for (std::size_t number = 0; number < count; ++number) {
    IndexArray<Square, std::string> names;
    std::size_t rest = number;
    for (const Factor& factor : factors) {
      for (const auto& [mark, square] : factor.worlds[rest % factor.worlds.size()]) names[square] = mark_name(mark);
      rest /= factor.worlds.size();
    }
    json::object board;
    for (const Square square : position.rules().all()) {
      if (!names[square].empty()) board[square_name(position.rules(), square)] = names[square];
    }
    worlds.push_back(json::object{{"p", share}, {"classical", std::move(board)}});
  }
  return json::value(std::move(worlds));
}

Result<json::value> TicTacToe::ket(const Position& position) {
  const Rules& rules = position.rules();
  std::string text;
  std::string latex;
  for (const Factor& factor : factors_of(position)) {
    if (factor.worlds.size() > kMostWorlds) {
      return Error{ErrorCode::TooLarge, "the state has too many terms to write down"};
    }
    const bool sum = factor.worlds.size() > 1;
    if (!text.empty()) {
      text += " ⊗ ";
      latex += " \\otimes ";
    }
    if (sum) {
      text += "1/" + root_text(factor.worlds.size(), "√", "") + " (";
      latex += "\\frac{1}{" + root_text(factor.worlds.size(), "\\sqrt{", "}") + "}\\left(";
    }
    for (const World& world : factor.worlds) {
      if (&world != &factor.worlds.front()) {
        text += " + ";
        latex += " + ";
      }
      text += "|";
      latex += "\\lvert ";
      for (const auto& [mark, square] : world) {
        const bool first = &world.front().first == &mark;
        const std::string player = mark % 2 == 0 ? "X" : "O";
        text += (first ? "" : " ") + mark_name(mark) + ":" + square_name(rules, square);
        latex +=
            (first ? "" : "\\,") + player + "_{" + std::to_string(mark + 1) + "}^{" + square_name(rules, square) + "}";
      }
      text += "⟩";
      latex += " \\rangle";
    }
    if (sum) {
      text += ")";
      latex += "\\right)";
    }
  }
  if (text.empty()) {
    text = "|empty⟩";
    latex = "\\lvert \\text{empty} \\rangle";
  }
  return json::value(json::object{{"text", text}, {"latex", latex}});
}

}  // namespace spooky
