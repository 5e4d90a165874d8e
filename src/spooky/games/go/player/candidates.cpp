#include "spooky/games/go/player/candidates.hpp"

#include <algorithm>

#include "spooky/games/go/player/point_value.hpp"

namespace spooky::go {

namespace {

/// What a stone would touch: nothing, classical stones and those named with it, or an entangled one.
enum class Contact : std::uint8_t { None, Classical, Entangled };

Contact contact_of(const TurnView& view, Point point) {
  const Board& board = view.board();
  const Laws& laws = view.situation().laws();
  Contact contact = Contact::None;
  const auto look = [&](Point near) {
    if (board.is_stone(near)) {
      contact = std::max(contact, board.is_entangled(near) ? Contact::Entangled : Contact::Classical);
    } else if (laws.self_contact && std::find(view.named().begin(), view.named().end(), near) != view.named().end()) {
      contact = std::max(contact, Contact::Classical);
    }
  };
  board.for_neighbours(point, look);
  if (laws.variant == Variant::Weak) board.for_diagonals(point, look);
  return contact;
}

void list_choices(const TurnView& view, Candidates& list) {
  const Choice choice = view.situation().choice();
  const PointValues values(view, choice.owner);
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (!choice.allowed[i]) continue;
    const Point point = choice.points[i];
    float prior = 0.5F;
    if (choice.step == Step::New) {
      const float keep = view.board().is_eye(point, choice.owner) ? 0.1F : values(point);
      prior = choice.removes ? 1 - keep : keep;
    }
    list.push_back({Ply::choice(point), prior, 0});
  }
}

void list_first_stones(const TurnView& view, Candidates& list) {
  const Board& board = view.board();
  const Colour player = view.actor();
  const bool symmetric = view.situation().laws().variant == Variant::Symmetric;
  const auto useful = [&](Point point) { return !board.is_eye(point, player) && !board.is_suicide(point, player); };
  const PointValues values(view, player);
  for (const Point point : board.empties()) {
    float value = values(point);
    bool sensible = useful(point);
    if (symmetric) {
      const Point across = board.opposite(point);
      if (across != point && board.is_empty(across)) {
        if (across < point) continue;  // the pair is listed once
        sensible = sensible || useful(across);
        value = std::max(value, values(across));
      }
    }
    if (sensible) list.push_back({Ply::stone(point), value, 0});
  }
}

void list_further_stones(const TurnView& view, Candidates& list) {
  const Board& board = view.board();
  const auto named = view.named();
  Contact before = Contact::None;
  for (const Point point : named) before = std::max(before, contact_of(view, point));
  const bool all_matter = loses_one(view.shape()) || before == Contact::Entangled;
  const PointValues values(view, view.actor());
  Candidate stand_in;
  for (const Point point : board.empties()) {
    if (std::find(named.begin(), named.end(), point) != named.end()) continue;
    const Contact contact = std::max(before, contact_of(view, point));
    const float value = board.is_eye(point, view.actor()) ? 0.1F : values(point);
    const Candidate candidate{Ply::stone(point), value, 0};
    if (all_matter || contact != Contact::Classical) {
      list.push_back(candidate);
    } else if (value > stand_in.prior) {
      stand_in = candidate;
    }
  }
  if (stand_in.prior > 0) list.push_back(stand_in);
}

}  // namespace

void list_candidates(const TurnView& view, bool wins_count, Candidates& list) {
  list.clear();
  if (view.situation().is_choosing()) return list_choices(view, list);
  if (!view.is_between_turns()) {
    return view.named().empty() ? list_first_stones(view, list) : list_further_stones(view, list);
  }
  const auto shapes = view.offered();
  if (shapes.size() == 1) {
    list_first_stones(view, list);
  } else {
    for (const Shape shape : shapes) list.push_back({Ply::of(shape), 0.5F, 0});
  }
  list.push_back({Ply::pass(), wins_count ? 0.6F : 0.05F, 0});
}

}  // namespace spooky::go
