#include "spooky/games/go/player/local_reply.hpp"

#include <algorithm>

namespace spooky::go {

namespace {

constexpr Point kNowhere = Point();

/// The only liberty of the chain of a stone; nowhere when it has several. Between turns every chain has one.
Point only_liberty(const Board& board, Point stone) {
  const std::size_t most_at_one_point = board.is_grid() ? 4 : kMostNeighbours;
  if (board.pseudo_liberties(stone) > most_at_one_point) return kNowhere;
  Point at = stone;
  while (board.empty_neighbours(at) == 0) at = board.next(at);
  Point liberty = kNowhere;
  board.for_neighbours(at, [&](Point near) {
    if (board.is_empty(near)) liberty = near;
  });
  return board.last_liberty(stone, liberty) ? liberty : kNowhere;
}

/// Whether a stone of the player there would have one liberty or none; captures are not looked at.
bool stays_in_atari(const Board& board, Point point, Colour player) {
  if (board.empty_neighbours(point) > 1) return false;
  Point first = kNowhere;
  bool several = false;
  const auto look = [&](Point near) {
    if (!board.is_empty(near) || near == point) return;
    if (first == kNowhere) first = near;
    several = several || near != first;
  };
  board.for_neighbours(point, look);
  board.for_neighbours(point, [&](Point near) {
    if (board.colour(near) != player) return;
    Point at = near;
    do {
      if (board.empty_neighbours(at) > 0) board.for_neighbours(at, look);
      at = board.next(at);
    } while (at != near && !several);
  });
  return !several;
}

}  // namespace

Point LocalReply::operator()(const Situation& situation, Point last) {
  if (situation.board().colour(last) != other(situation.to_move())) return kNowhere;
  // Each kind of reply is overlooked once in sixteen times.
  const std::uint64_t lot = random_();
  const bool sees_fights = (lot >> 60) != 0;
  const bool sees_shapes = (lot >> 56 & 15) != 0;
  Replies list;
  if (sees_fights) list_fights(situation, last, list);
  if (list.empty() && sees_shapes && situation.board().is_grid()) list_shapes(situation, last, list);
  if (list.empty()) return kNowhere;
  return list.size() == 1 ? list[0] : list[uniform(random_, static_cast<std::uint32_t>(list.size()))];
}

void LocalReply::list_fights(const Situation& situation, Point last, Replies& list) {
  const Board& board = situation.board();
  const Colour player = situation.to_move();
  const auto add = [&](Point point) {
    if (point == kNowhere || point == situation.ko() || list.size() == kMostReplies) return;
    if (std::find(list.begin(), list.end(), point) == list.end()) list.push_back(point);
  };
  add(only_liberty(board, last));
  board.for_neighbours(last, [&](Point near) {
    if (board.colour(near) != player) return;
    const Point liberty = only_liberty(board, near);
    if (liberty == kNowhere) return;
    Point at = near;
    do {
      board.for_neighbours(at, [&](Point beside) {
        if (board.colour(beside) == other(player)) add(only_liberty(board, beside));
      });
      at = board.next(at);
    } while (at != near);
    if (!stays_in_atari(board, liberty, player)) add(liberty);
  });
}

void LocalReply::list_shapes(const Situation& situation, Point last, Replies& list) const {
  const Board& board = situation.board();
  const Colour player = situation.to_move();
  const auto look = [&](Point point) {
    if (!board.is_empty(point) || point == situation.ko() || !shapes_.contains(board, point)) return;
    if (board.is_eye(point, player) || stays_in_atari(board, point, player)) return;
    list.push_back(point);
  };
  board.for_neighbours(last, look);
  board.for_diagonals(last, look);
}

}  // namespace spooky::go
