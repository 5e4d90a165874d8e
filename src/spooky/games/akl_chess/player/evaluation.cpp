#include "spooky/games/akl_chess/player/evaluation.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "spooky/games/akl_chess/rules/reach.hpp"

namespace spooky::akl_chess {

namespace {

// In the order of the types: Q R B N P.
constexpr std::array<double, kTypes> kWorth = {9.5, 5, 3.3, 3, 1};
constexpr double kStepForward = 0.06;   // of a man that may become a queen, each rank
constexpr double kNearCentre = 0.04;    // each step nearer
constexpr double kNearKing = 0.05;      // each step nearer to the other king
constexpr double kHangs = 0.35;         // the share of a man's worth that an attack on it threatens
constexpr double kThreatToMover = 2.5;  // a king that the other side could capture next
constexpr double kShare = 0.5;          // of what a classical man shows in its worth: it may change

double worth_of(const std::array<double, kTypes>& chances) {
  double worth = 0;
  for (const Type type : kAllTypes) worth += chances[index_of(type)] * kWorth[index_of(type)];
  return worth;
}

double distance(Square a, Square b) {
  const auto apart = [](std::size_t x, std::size_t y) { return x < y ? y - x : x - y; };
  return static_cast<double>(std::max(apart(file_of(a), file_of(b)), apart(rank_of(a), rank_of(b))));
}

double man_value(const Position& position, Square square, const Piece& piece) {
  const Rules& rules = position.rules();
  const std::array<double, kTypes> touch = estimated_touch(position.setup().bags[index_of(piece.owner)], piece.man);
  double value = worth_of(touch);
  if (piece.man.shows) value = kShare * kWorth[index_of(*piece.man.shows)] + (1 - kShare) * value;
  const std::size_t rank = rank_of(square);
  const auto steps = static_cast<double>(piece.owner == Colour::White ? rank : rules.height() - 1 - rank);
  value += kStepForward * steps * touch[index_of(Type::Pawn)];
  const double files = static_cast<double>(rules.width() - 1) / 2 - static_cast<double>(file_of(square));
  const double ranks = static_cast<double>(rules.height() - 1) / 2 - static_cast<double>(rank);
  value -= kNearCentre * std::max(std::abs(files), std::abs(ranks));
  value -= kNearKing * distance(square, lowest(position.board().kings(other(piece.owner))));
  return value;
}

/// The chance that the man shows a type with which it attacks a square, if the player touches or moves it.
double attack_chance(const Position& position, Square from, Colour colour,
                     const std::array<Bitboard, kTypes>& attackers) {
  const Man& man = position.board().man(from);
  if (man.shows) return contains(attackers[index_of(*man.shows)], from) ? 1 : 0;
  const std::array<double, kTypes> touch = estimated_touch(position.setup().bags[index_of(colour)], man);
  double chance = 0;
  for (const Type type : kAllTypes) {
    if (contains(attackers[index_of(type)], from)) chance += touch[index_of(type)];
  }
  return chance;
}

/// For each type the squares from which a man of a colour that shows it attacks a square.
std::array<Bitboard, kTypes> attackers_of(const Position& position, Square target, Colour colour) {
  std::array<Bitboard, kTypes> attackers{};
  for (const Type type : kAllTypes) {
    // Lines and leaps lead both ways; a pawn is attacked from where one of the other colour would capture to.
    attackers[index_of(type)] = attacks(position.board(), position.rules(), target, other(colour), type);
  }
  return attackers;
}

/// The best chance of a colour to capture on a square with one action.
double best_attack(const Position& position, Square target, Colour colour) {
  const auto attackers = attackers_of(position, target, colour);
  Bitboard candidates = 0;
  for (const Bitboard squares : attackers) candidates |= squares;
  double best = 0;
  for (Bitboard rest = candidates & position.board().men(colour); rest != 0;) {
    best = std::max(best, attack_chance(position, take_lowest(rest), colour, attackers));
  }
  if ((king_attacks(position.rules(), target) & position.board().kings(colour)) != 0) best = 1;
  return best;
}

/// The most that the player to move may expect to win by one capture.
double best_prey(const Position& position, Colour mover) {
  const Board& board = position.board();
  double best = 0;
  for (Bitboard rest = board.men(other(mover)); rest != 0;) {
    const Square square = take_lowest(rest);
    const double worth = man_value(position, square, board.at(square));
    if (worth * kHangs > best) best = std::max(best, kHangs * worth * best_attack(position, square, mover));
  }
  return best;
}

}  // namespace

std::array<double, kTypes> estimated_seconds(const Bag& bag, const Man& man) {
  std::array<double, kTypes> chances{};
  if (man.second) {
    chances[index_of(*man.second)] = 1;
    return chances;
  }
  double total = 0;
  const unsigned most = man.seen.largest();
  for (const Type type : kAllTypes) {
    const int exponent = static_cast<int>(man.seen[type]) - static_cast<int>(most);
    chances[index_of(type)] = exponent == 0 ? bag[type] : std::ldexp(static_cast<double>(bag[type]), exponent);
    total += chances[index_of(type)];
  }
  // Where nothing of the bag has been seen, the weights are tiny but not zero, unless the counts are enormous.
  if (total > 0) {
    for (double& chance : chances) chance /= total;
  }
  return chances;
}

std::array<double, kTypes> estimated_touch(const Bag& bag, const Man& man) {
  std::array<double, kTypes> chances = estimated_seconds(bag, man);
  for (double& chance : chances) chance /= 2;
  chances[index_of(man.first)] += 0.5;
  return chances;
}

double evaluate(const Position& position) {
  if (position.is_over()) {
    const auto winner = position.winner();
    return !winner ? 0 : *winner == Colour::White ? kWin : -kWin;
  }
  const Board& board = position.board();
  double value = 0;
  for (const Colour colour : kColours) {
    double side = 0;
    for (Bitboard rest = board.men(colour); rest != 0;) {
      const Square square = take_lowest(rest);
      side += man_value(position, square, board.at(square));
    }
    value += colour == Colour::White ? side : -side;
  }
  // A lead that comes to nothing in a hundred quiet turns is worth less and less.
  value *= 1 - 0.4 * static_cast<double>(position.setup().quiet) / 100;
  const Colour mover = position.to_move();
  const double sign = mover == Colour::White ? 1 : -1;
  if (position.must()) return value;
  value += sign * best_prey(position, mover);
  value -= sign * kThreatToMover * best_attack(position, lowest(board.kings(mover)), other(mover));
  const double capture = best_attack(position, lowest(board.kings(other(mover))), mover);
  return (1 - capture) * value + capture * sign * kWin;
}

}  // namespace spooky::akl_chess
