#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/go/rules/naive_go.hpp"
#include "spooky/games/go/game.hpp"
#include "spooky/games/go/rules/presets.hpp"

namespace spooky::go {

using Texts = std::vector<std::string>;

inline constexpr std::string_view kVariantNames[] = {"base", "weak", "symmetric", "semi",   "ghz3", "ghz4",
                                                     "w3",   "w4",   "mixed3",    "mixedk", "plain"};
inline constexpr std::string_view kShapeNames[] = {"1", "2", "3G", "3W", "4G", "4W"};

template <std::size_t kSize>
std::size_t place_of(const std::string_view (&names)[kSize], std::string_view name) {
  const auto found = std::find(std::begin(names), std::end(names), name);
  EXPECT_NE(found, std::end(names)) << name;
  return static_cast<std::size_t>(found - std::begin(names));
}

inline constexpr std::string_view kBoardNames[] = {"grid",  "torus",      "cylinder",  "moebius", "circular",
                                                   "round", "triangular", "hexagonal", "cube",    "town"};

inline Point point(const Rules& rules, std::string_view name) {
  if (rules.topology) return rules.topology->find(name).value_or(Point());
  const std::size_t column = std::string_view("ABCDEFGHJKLMNOPQRSTUVWXYZ").find(name[0]);
  return rules.point(column, static_cast<std::size_t>(std::stoi(std::string(name.substr(1)))) - 1);
}
inline std::string name(const Rules& rules, Point point) {
  if (rules.topology) return rules.topology->name(point);
  return "ABCDEFGHJKLMNOPQRSTUVWXYZ"[rules.column(point)] + std::to_string(rules.row(point) + 1);
}

/// A board of the naive game as one of our own, drawn nowhere.
inline BoardPlan plan_of(const naive::Layout& layout) {
  BoardPlan plan;
  plan.width = layout.names.size();
  plan.height = 1;
  for (const std::string& name : layout.names) plan.places.push_back({name, 0, 0});
  plan.row_lengths.assign(layout.row_lengths.begin(), layout.row_lengths.end());
  const auto add = [](BoardPlan::Pairs& pairs, int a, int b) {
    if (a < b) pairs.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b)});
  };
  for (const auto& [a, b] : layout.neighbours) add(plan.edges, a, b);
  if (!layout.opposites.empty()) plan.opposite.emplace();
  for (const auto& [a, b] : layout.opposites) add(*plan.opposite, a, b);
  return plan;
}

/// The rules with small defaults for tests: no komi.
inline Rules rules_of(const naive::Options& options) {
  Rules rules;
  rules.width = static_cast<std::uint8_t>(options.width);
  rules.height = static_cast<std::uint8_t>(options.height);
  if (options.graph) {
    rules.width = rules.height = 0;
    rules.topology = SharedTopology(Topology(plan_of(*options.graph)));
  } else if (options.board != "grid") {
    const auto kind = static_cast<BoardKind>(place_of(kBoardNames, options.board));
    rules.topology = SharedTopology(Topology(preset_plan(kind, rules.width, rules.height)));
  }
  rules.variant = static_cast<Variant>(place_of(kVariantNames, options.variant));
  rules.komi_halves = static_cast<std::int16_t>(options.komi_halves);
  rules.scoring = options.scoring == "area" ? Scoring::Area : Scoring::Territory;
  rules.self_contact = options.self_contact;
  rules.suicide = options.suicide;
  rules.superko = options.superko == "off"      ? Superko::Off
                  : options.superko == "exists" ? Superko::Exists
                                                : Superko::Guarantee;
  rules.remaining = options.remaining == "count" ? Remaining::Count : Remaining::Measure;
  for (const std::string& at : options.handicap) rules.handicap.insert(point(rules, at));
  return rules;
}
inline Rules small_rules(int width, int height, const std::string& variant = "base") {
  return rules_of({.width = width, .height = height, .variant = variant});
}

inline bool is_mixed(const Rules& rules) {
  return rules.variant == Variant::Mixed3 || rules.variant == Variant::MixedK;
}

/// The text of an action, its points in board order.
inline std::string text(const Rules& rules, const Action& action) {
  switch (action.kind) {
    case Action::Kind::Pass: return "pass";
    case Action::Kind::Resign: return "resign";
    case Action::Kind::Keep: return "=" + name(rules, action.points[0]);
    case Action::Kind::Remove: return "-" + name(rules, action.points[0]);
    case Action::Kind::Place: break;
  }
  std::string list;
  for (const Point stone : action.stones()) list += (list.empty() ? "" : " ") + name(rules, stone);
  if (is_mixed(rules) && action.stones().size() == 3) {
    list += ":" + std::string(kShapeNames[static_cast<std::size_t>(action.shape)]);
  }
  return list;
}

inline Shape shape_of(const Rules& rules, std::size_t stones) {
  if (stones < 3) return stones == 1 ? Shape::Single : Shape::Pair;
  const bool loses = rules.variant != Variant::Ghz3 && rules.variant != Variant::Ghz4;
  return stones == 3 ? (loses ? Shape::W3 : Shape::G3) : (loses ? Shape::W4 : Shape::G4);
}

inline Action action(const Rules& rules, const std::string& words) {
  if (words == "pass") return Action::pass();
  if (words == "resign") return Action::resign();
  if (words[0] == '=') return Action::keep(point(rules, words.substr(1)));
  if (words[0] == '-') return Action::remove(point(rules, words.substr(1)));
  const std::size_t colon = words.find(':');
  std::istringstream stream(words.substr(0, colon));
  std::vector<Point> points;
  for (std::string word; stream >> word;) points.push_back(point(rules, word));
  const Shape shape = colon == std::string::npos ? shape_of(rules, points.size())
                                                 : static_cast<Shape>(place_of(kShapeNames, words.substr(colon + 1)));
  return Action::place(shape, points);
}

inline bool is_legal(const Position& position, const std::string& words) {
  return position.is_legal(action(position.rules(), words));
}
inline Texts legal(const Position& position) {
  Position::Actions actions;
  position.legal_actions(actions);
  Texts list;
  for (const Action& each : actions) list.push_back(text(position.rules(), each));
  std::sort(list.begin(), list.end());
  return list;
}
/// Plays actions one after the other; each must be legal.
inline void play(Position& position, const Texts& actions) {
  for (const std::string& words : actions) {
    ASSERT_TRUE(is_legal(position, words)) << words;
    position.play_unchecked(action(position.rules(), words));
  }
}
inline Position played(const Rules& rules, const Texts& actions) {
  Position position = Position::initial(rules);
  play(position, actions);
  return position;
}

inline Texts names(const Rules& rules, std::span<const Point> points) {
  Texts list;
  for (const Point each : points) list.push_back(name(rules, each));
  return list;
}
inline Texts choosing(const Position& position) {
  const Choice choice = position.choice();
  return names(position.rules(), {choice.points.data(), choice.count});
}
inline Texts allowed(const Position& position) {
  const Choice choice = position.choice();
  Texts list;
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (choice.allowed[i]) list.push_back(name(position.rules(), choice.points[i]));
  }
  return list;
}
inline int step(const Position& position) { return static_cast<int>(position.situation().step()); }

/// 'X', 'O', '.'.
inline char letter(Colour colour) { return colour == Colour::Black ? 'X' : colour == Colour::White ? 'O' : '.'; }
inline char actor(const Position& position) {
  return position.actor() == Actor::First ? 'X' : position.actor() == Actor::Second ? 'O' : '.';
}

/// Rows from the top, all stones not yet removed.
inline Texts rows(const Position& position) {
  const Rules& rules = position.rules();
  const Board& board = position.board();
  const Situation& situation = position.situation();
  Texts list;
  rules.for_rows([&](std::span<const Point> row) {
    list.emplace_back();
    for (const Point at : row) {
      char stone = letter(board.colour(at));
      bool entangled = board.is_entangled(at);
      const auto waiting = situation.waiting();
      if (std::find(waiting.begin(), waiting.end(), at) != waiting.end()) {
        EXPECT_EQ(stone, '.') << "a waiting stone is on the board already";
        stone = letter(situation.to_move());
        entangled = situation.waiting_shape() != Shape::Single;
      }
      list.back() += entangled ? static_cast<char>(std::tolower(stone)) : stone;
    }
  });
  return list;
}

/// "X 2 C2/D3", by the lowest point; the waiting group too.
inline Texts groups(const Position& position) {
  const Rules& rules = position.rules();
  std::vector<Group> list(position.board().groups().begin(), position.board().groups().end());
  const Situation& situation = position.situation();
  if (!situation.waiting().empty() && situation.waiting_shape() != Shape::Single) {
    Group waiting;
    waiting.owner = situation.to_move();
    waiting.shape = situation.waiting_shape();
    for (const Point each : situation.waiting()) waiting.points[waiting.count++] = each;
    list.push_back(waiting);
  }
  std::sort(list.begin(), list.end(), [](const Group& a, const Group& b) { return a.lowest() < b.lowest(); });
  Texts texts;
  for (const Group& group : list) {
    std::string line = std::string(1, letter(group.owner)) + " " +
                       std::string(kShapeNames[static_cast<std::size_t>(group.shape)]) + " ";
    for (const Point each : group.stones()) line += (each == group.lowest() ? "" : "/") + name(rules, each);
    texts.push_back(line);
  }
  return texts;
}

/// A board drawn from the top, `X` `O` `.`, and the groups ("X 2 C2/D3") whose stones are drawn as `x` `o`.
inline Board drawn(const Rules& rules, const Texts& picture, const Texts& entangled = {}) {
  Board board(rules.width, rules.height);
  for (std::size_t row = 0; row < rules.height; ++row) {
    for (std::size_t column = 0; column < rules.width; ++column) {
      const char stone = static_cast<char>(std::toupper(picture[rules.height - 1 - row][column]));
      if (stone != '.') board.put(rules.point(column, row), stone == 'X' ? Colour::Black : Colour::White);
    }
  }
  for (const std::string& line : entangled) {
    std::istringstream words(line);
    std::string owner;
    std::string shape;
    words >> owner >> shape;
    std::vector<Point> points;
    for (std::string word; std::getline(words >> std::ws, word, '/');) points.push_back(point(rules, word));
    std::sort(points.begin(), points.end());
    board.entangle(points, static_cast<Shape>(place_of(kShapeNames, shape)));
  }
  return board;
}
/// A position with a drawn board and no history.
inline Position drawn_position(const Rules& rules, Colour to_move, const Texts& picture, const Texts& entangled = {}) {
  const auto made = Position::from(rules, {drawn(rules, picture, entangled), to_move, 0});
  EXPECT_TRUE(made.has_value());
  return made ? *made : Position::initial(rules);
}
/// A position on a large board from its groups alone.
inline Position placed_position(const Rules& rules, Colour to_move, const Texts& stones, const Texts& entangled) {
  Texts picture(rules.height, std::string(rules.width, '.'));
  const auto draw = [&](char owner, const std::string& at) {
    const Point where = point(rules, at);
    picture[rules.height - 1 - rules.row(where)][rules.column(where)] = owner;
  };
  for (const std::string& stone : stones) draw(stone[0], stone.substr(2));
  for (const std::string& line : entangled) {
    std::istringstream words(line.substr(4));
    for (std::string word; std::getline(words, word, '/');) draw(line[0], word);
  }
  return drawn_position(rules, to_move, picture, entangled);
}

/// Ways to play so many turns, by the naive game.
inline std::uint64_t naive_turns(const naive::Game& game, int turns) {
  if (game.finished_turns() >= turns) return 1;
  std::uint64_t nodes = 0;
  for (const std::string& words : game.legal()) {
    naive::Game next = game;
    next.play(words);
    nodes += naive_turns(next, turns);
  }
  return nodes;
}

}  // namespace spooky::go
