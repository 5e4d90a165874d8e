#include "spooky/games/combinatorial/rules/position.hpp"

#include <algorithm>

#include "spooky/classical/content.hpp"

namespace spooky::combinatorial {

namespace {

std::shared_ptr<const Setting> usual_setting() {
  const classical::Heaps board(2);
  const classical::Position start = board.with_size(board.with_size({}, 0, 3), 1, 3);
  static const auto setting =
      std::make_shared<const Setting>(Setting{Description{}, Start{{Summand{board, {}}}, {{start}}}});
  return setting;
}

/// All choices of `count` of the available moves, in order, as long as the list may grow.
void append_choices(std::span<const Available> available, std::size_t count, std::uint16_t summand, std::size_t most,
                    Position::Actions& list) {
  std::vector<std::size_t> chosen(count);
  for (std::size_t i = 0; i < count; ++i) chosen[i] = i;
  if (count > available.size()) return;
  while (list.size() < most) {
    Moves moves;
    for (const std::size_t i : chosen) moves.push_back(available[i].move);
    list.push_back({summand, std::move(moves)});
    std::size_t last = count;
    while (last > 0 && chosen[last - 1] == available.size() - count + last - 1) --last;
    if (last == 0) return;
    ++chosen[last - 1];
    for (std::size_t i = last; i < count; ++i) chosen[i] = chosen[i - 1] + 1;
  }
}

/// How many actions a list of available moves makes, or anything above the limit.
double count_choices(std::span<const Available> available, std::size_t widest) {
  double actions = 0;
  double ways = 1;
  for (const Available& one : available) actions += one.alone ? 1 : 0;
  for (std::size_t count = 1; count <= std::min(available.size(), widest); ++count) {
    ways = ways * static_cast<double>(available.size() - count + 1) / static_cast<double>(count);
    if (count >= 2) actions += ways;
    if (actions > 2.0 * Position::kMostActions) break;
  }
  return actions;
}

}  // namespace

Rules::Rules() : setting_(usual_setting()) {}

Result<Position, SetupError> Position::from(const Rules& rules, const Setup& setup) {
  if (setup.summands.empty() || setup.summands.size() != setup.realisations.size()) return SetupError::Summands;
  for (const Realisations& realisations : setup.realisations) {
    if (realisations.empty()) return SetupError::Empty;
    const auto unsorted = std::adjacent_find(realisations.begin(), realisations.end(),
                                             [](const auto& a, const auto& b) { return !(a < b); });
    if (unsorted != realisations.end()) return SetupError::Unsorted;
  }
  return Position(rules, setup);
}

Position::Position(const Rules& rules, Start start)
    : setting_(rules.shared_setting()),
      summands_(std::make_shared<const std::vector<Summand>>(std::move(start.summands))),
      realisations_(std::move(start.realisations)),
      side_(rules.first()) {
  judge();
}

std::vector<Available> Position::available(std::size_t summand, Side side) const {
  const Summand& one = (*summands_)[summand];
  return std::visit(
      [&](const auto& game) { return available_moves(game, realisations_[summand], side, one.rules.ruleset); },
      one.game);
}

std::size_t Position::widest_action(std::size_t summand) const {
  const std::size_t width = (*summands_)[summand].rules.width;
  const std::size_t size = realisations_[summand].size();
  const std::size_t pairs = size * std::max<std::size_t>(1, move_counts_[summand]);
  const std::size_t bound = std::min(kMostRealisations / size, kMostPairs / pairs);
  return width == 0 ? bound : std::min(width, bound);
}

void Position::list_actions(Actions& list, std::size_t most) const {
  list.clear();
  if (over_) return;
  for (std::size_t summand = 0; summand < summands_->size(); ++summand) {
    const std::size_t widest = widest_action(summand);
    const std::vector<Available> moves = available(summand);
    const auto number = static_cast<std::uint16_t>(summand);
    for (const Available& one : moves) {
      if (one.alone && widest >= 1 && list.size() < most) list.push_back({number, {one.move}});
    }
    for (std::size_t count = 2; count <= std::min(moves.size(), widest) && list.size() < most; ++count) {
      append_choices(moves, count, number, most, list);
    }
  }
  std::sort(list.begin(), list.end());
}

Action Position::random_action(Random& random) const {
  const auto count = static_cast<std::uint32_t>(summands_->size());
  // From some summand on, the first where the player can act at all.
  for (std::uint32_t i = 0, first = uniform(random, count); i < count; ++i) {
    const std::uint32_t summand = (first + i) % count;
    const std::size_t widest = widest_action(summand);
    std::vector<Available> moves = available(summand);
    const auto size = static_cast<std::uint32_t>(moves.size());
    std::vector<Move> alone;
    for (const Available& one : moves) {
      if (one.alone && widest >= 1) alone.push_back(one.move);
    }
    const bool superposes = size >= 2 && widest >= 2;
    const auto number = static_cast<std::uint16_t>(summand);
    if (!alone.empty() && (!superposes || uniform(random, 3) == 0)) {
      return {number, {alone[uniform(random, static_cast<std::uint32_t>(alone.size()))]}};
    }
    if (!superposes) continue;
    const auto most = static_cast<std::uint32_t>(std::min<std::size_t>(size, widest));
    // Mostly narrow ones, so that the worlds do not multiply too fast.
    const std::uint32_t chosen = uniform(random, 4) > 0 ? 2 : 2 + uniform(random, most - 1);
    Moves taken;
    for (std::uint32_t j = 0; j < chosen; ++j) {
      std::swap(moves[j], moves[j + uniform(random, size - j)]);
      taken.push_back(moves[j].move);
    }
    std::sort(taken.begin(), taken.end());
    return {number, std::move(taken)};
  }
  return {};
}

bool Position::lists_every_action() const {
  if (over_) return true;
  double actions = 0;
  for (std::size_t summand = 0; summand < summands_->size(); ++summand) {
    actions += count_choices(available(summand), widest_action(summand));
  }
  return actions <= kMostActions;
}

bool Position::is_legal(const Action& action) const {
  if (over_ || action.summand >= summands_->size() || action.moves.empty()) return false;
  if (std::adjacent_find(action.moves.begin(), action.moves.end(), std::greater_equal<>()) != action.moves.end()) {
    return false;
  }
  if (action.moves.size() > widest_action(action.summand)) return false;
  const std::vector<Available> moves = available(action.summand);
  const auto find = [&](Move move) {
    const auto found = std::lower_bound(moves.begin(), moves.end(), move,
                                        [](const Available& one, Move wanted) { return one.move < wanted; });
    return found != moves.end() && found->move == move ? &*found : nullptr;
  };
  if (action.moves.size() == 1) {
    const Available* one = find(action.moves.front());
    return one != nullptr && one->alone;
  }
  return std::all_of(action.moves.begin(), action.moves.end(), [&](Move move) { return find(move) != nullptr; });
}

void Position::play_unchecked(const Action& action) {
  Realisations& realisations = realisations_[action.summand];
  realisations = std::visit(
      [&](const auto& game) { return after_action(game, std::span(std::as_const(realisations)), action.moves); },
      (*summands_)[action.summand].game);
  side_ = values::other(side_);
  ++turns_;
  judge();
}

Price Position::price_of(const Start& start) {
  Price price = 1;
  for (std::size_t summand = 0; summand < start.summands.size(); ++summand) {
    std::visit(
        [&](const auto& game) {
          for (const classical::Position& one : start.realisations[summand]) {
            price = added(price, added(1, game.move_bound(one)));
          }
        },
        start.summands[summand].game);
  }
  return price;
}

Price Position::price(const Action& action) const {
  Price price = added(1, legal_pairs_);
  for (std::size_t summand = 0; summand < summands_->size(); ++summand) {
    const Price made = summand == action.summand ? std::max<Price>(1, action.moves.size()) : 1;
    std::visit(
        [&](const auto& game) {
          for (const classical::Position& one : realisations_[summand]) {
            price = added(price, multiplied(made, added(1, game.move_bound(one))));
          }
        },
        (*summands_)[summand].game);
  }
  return price;
}

std::size_t Position::bytes() const {
  std::size_t bytes = sizeof *this;
  for (const Realisations& one : realisations_) bytes += one.capacity() * sizeof(classical::Position);
  return bytes;
}

Hash Position::recomputed_hash() const {
  Hash hash = side_ == Side::Left ? 1 : 2;
  for (std::size_t summand = 0; summand < summands_->size(); ++summand) {
    Hash set = 0;
    for (const classical::Position& position : realisations_[summand]) {
      set += mix(classical::content_hash((*summands_)[summand].game, position));
    }
    hash = combine(hash, set);
  }
  return hash;
}

/// The game is over when the player to move has no action: no superposition, and no move that may be played alone.
void Position::judge() {
  hash_ = recomputed_hash();
  over_ = true;
  abandoned_ = false;
  legal_pairs_ = 0;
  move_counts_.assign(summands_->size(), 0);
  for (std::size_t summand = 0; summand < summands_->size(); ++summand) {
    const std::vector<Available> moves = available(summand);
    move_counts_[summand] = moves.size();
    for (const Available& one : moves) legal_pairs_ += one.realisations;
    const std::size_t widest = widest_action(summand);
    const bool superposes = moves.size() >= 2;
    const bool moves_alone = std::any_of(moves.begin(), moves.end(), [](const Available& one) { return one.alone; });
    const bool acts = (superposes && widest >= 2) || (moves_alone && widest >= 1);
    over_ &= !acts;
    abandoned_ |= !acts && ((superposes && may_superpose((*summands_)[summand].rules, 2)) || moves_alone);
  }
  abandoned_ &= over_;
}

bool Position::operator==(const Position& other) const {
  if (hash_ != other.hash_ || side_ != other.side_ || realisations_.size() != other.realisations_.size()) return false;
  if (setting_ != other.setting_ && setting_->description != other.setting_->description) return false;
  if (summands_ == other.summands_ || *summands_ == *other.summands_) return realisations_ == other.realisations_;
  for (std::size_t summand = 0; summand < realisations_.size(); ++summand) {
    const Realisations& mine = realisations_[summand];
    const Realisations& theirs = other.realisations_[summand];
    const Summand& here = (*summands_)[summand];
    const Summand& there = (*other.summands_)[summand];
    if (here.rules != there.rules || mine.size() != theirs.size()) return false;
    const bool same = std::all_of(mine.begin(), mine.end(), [&](const classical::Position& one) {
      return std::any_of(theirs.begin(), theirs.end(), [&](const classical::Position& two) {
        return classical::same_content(here.game, one, there.game, two);
      });
    });
    if (!same) return false;
  }
  return true;
}

}  // namespace spooky::combinatorial
