#include "spooky/games/chess/player/split_choice.hpp"

#include <algorithm>
#include <array>

#include "spooky/games/chess/rules/split_forms.hpp"

namespace spooky::chess {

namespace {

constexpr int kGlance = 16;
/// Beside a quiet move of the same gain a superposition comes later.
constexpr int kSplitBehind = 1'500;
constexpr int kTripleBehind = 2'000;
/// How many of the squares of a piece are tried with each other.
constexpr std::size_t kBestSquares = 5;
/// And with two others.
constexpr std::size_t kBestOfThree = 4;
/// From this difference on the better square gets two thirds.
constexpr int kUnequalFrom = 25;

bool is_one_in_each(Bitboard squares, const Threats::Blocks& blocks) {
  return std::ranges::all_of(blocks, [&](Bitboard block) { return (squares & block) != 0; });
}
bool is_one_in_each(Square a, Square b, const Threats::Blocks& blocks) {
  return is_one_in_each(bit(a) | bit(b), blocks);
}

/// Whether a pawn that goes to one of the squares promotes (N12).
bool reaches_last_rank(const Rules& rules, PieceType type, Colour colour, Square a, Square b) {
  const std::size_t last = rules.last_rank(colour);
  return type == PieceType::Pawn && (rank_of(a) == last || rank_of(b) == last);
}

}  // namespace

std::int32_t SplitRanking::rank(Action move, const Verdict& a, const Verdict& b, const Verdict& stay) const {
  if (move == wish_.best) return kRankOfBest;
  const auto& killers = memory_.killers(wish_.ply);
  if (move == killers[0]) return kRankOfKiller + 1;
  if (move == killers[1]) return kRankOfKiller;
  const int gain = (a.gain + b.gain) / 2 - stay.gain + (a.checks && b.checks ? 60 : 0);
  const int promotion = !move.promotes() ? 0 : move.promotion() == PieceType::Queen ? 300 : -300;
  if (seems_to_mate(a, b)) return kRankOfMate + gain;
  return memory_.history(board_.to_move(), move) + kGlance * (gain + promotion) - kSplitBehind;
}

std::int32_t SplitRanking::rank(Action move, const std::array<const Verdict*, 3>& at, const Verdict& stay) const {
  if (move == wish_.best) return kRankOfBest;
  const auto& killers = memory_.killers(wish_.ply);
  if (move == killers[0]) return kRankOfKiller + 1;
  if (move == killers[1]) return kRankOfKiller;
  int gain = -3 * stay.gain;
  int checks = 0;
  Bitboard covered = 0;
  for (const Verdict* verdict : at) {
    gain += verdict->gain;
    checks += verdict->checks ? 1 : 0;
    covered |= verdict->covered;
  }
  gain = gain / 3 + (checks > 1 ? 60 : 0);
  if (checks > 0 && judge_.leaves_no_escape(covered)) return kRankOfMate + gain;
  return memory_.history(board_.to_move(), move) + kGlance * gain - kTripleBehind;
}

std::int32_t SplitRanking::rank(Action move) const {
  if (move.type() == Action::Type::SplitThree) {
    const PieceType piece = board_.type_on(move.from());
    const Verdict first = judge_.look(piece, move.from(), move.first());
    const Verdict second = judge_.look(piece, move.from(), move.second());
    const Verdict third = judge_.look(piece, move.from(), move.third());
    return rank(move, {&first, &second, &third}, judge_.look(piece, move.from(), move.from()));
  }
  const PieceType type = move.promotes() ? move.promotion() : board_.type_on(move.from());
  const Verdict a = judge_.look(type, move.from(), move.first());
  const Verdict b = judge_.look(type, move.from(), move.second());
  return rank(move, a, b, judge_.look(board_.type_on(move.from()), move.from(), move.from()));
}

void SplitChoice::keep(Action move, std::int32_t rank) {
  if (chosen_.size() == most_) {
    if (rank <= chosen_[most_ - 1].rank) return;
  } else {
    chosen_.push_back({});
  }
  std::size_t place = chosen_.size() - 1;
  for (; place > 0 && chosen_[place - 1].rank < rank; --place) chosen_[place] = chosen_[place - 1];
  chosen_[place] = {move, rank};
}

Action SplitChoice::in_best_form(PieceType type, Square from, const Looked& a, const Looked& b) const {
  const Looked& better = a.verdict.gain >= b.verdict.gain ? a : b;
  const Looked& worse = a.verdict.gain >= b.verdict.gain ? b : a;
  const bool unequal = rules_.has_kind(PairKind::Unequal) && better.verdict.gain - worse.verdict.gain >= kUnequalFrom;
  Square first = better.square;
  Square second = worse.square;
  // In the Deterministic Game only the first square of an equal pair can check.
  if (rules_.variant == Variant::Deterministic && worse.verdict.checks && !better.verdict.checks) {
    std::swap(first, second);
  }
  if (is_oriented_by_rank(rules_, type)) {
    const bool upwards = from < std::max(first, second);
    if ((first < second) == upwards) std::swap(first, second);
  } else if (!unequal && !rules_.keeps_orientation() && second < first) {
    std::swap(first, second);  // N15
  }
  const Action move = Action::split(from, first, second, unequal ? PairKind::Unequal : PairKind::Equal);
  const bool promotes = reaches_last_rank(rules_, type, board_.to_move(), first, second);
  return promotes ? move.with_promotion(PieceType::Queen) : move;
}

void SplitChoice::consider_wanted(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks) {
  const auto& killers = memory_.killers(wish_.ply);
  for (const Action move : {wish_.best, killers[0], killers[1]}) {
    if (move.type() != Action::Type::Split || move.from() != from) continue;
    const Square a = move.first();
    const Square b = move.second();
    if (a == b || !contains(squares, a) || !contains(squares, b) || !is_one_in_each(a, b, blocks)) continue;
    if (rules_.stay_only && a != from && b != from) continue;
    const bool promotes = reaches_last_rank(rules_, type, board_.to_move(), a, b);
    bool found = false;
    for_split_forms(rules_, type, from, a, b, [&](Action form) {
      if (!promotes) return void(found = found || form == move);
      for (const PieceType promotion : kPromotions) found = found || form.with_promotion(promotion) == move;
    });
    if (found && std::ranges::none_of(moves_, [&](const RankedMove& known) { return known.action == move; })) {
      moves_.push_back({move, rank(move)});
    }
  }
}

void SplitChoice::consider_mates(PieceType type, Square from, const StaticVector<Looked, 64>& looked,
                                 const Verdict& stay) {
  for (std::size_t i = 0; i < looked.size(); ++i) {
    if (!looked[i].verdict.checks) continue;
    for (std::size_t j = 0; j < looked.size(); ++j) {
      if (j == i || (j < i && looked[j].verdict.checks)) continue;
      if (rules_.stay_only && looked[i].square != from && looked[j].square != from) continue;
      if (!seems_to_mate(looked[i].verdict, looked[j].verdict)) continue;
      const Action move = in_best_form(type, from, looked[i], looked[j]);
      keep(move, rank(move, looked[i].verdict, looked[j].verdict, stay));
    }
  }
}

void SplitChoice::consider(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks) {
  seen_ = true;
  consider_wanted(type, from, squares, blocks);
  StaticVector<Looked, 64> looked;
  for (Bitboard rest = squares; rest != 0;) {
    const Square square = take_lowest(rest);
    looked.push_back({square, judge_.look(type, from, square)});
  }
  const auto own = std::ranges::find(looked, from, &Looked::square);
  const Verdict stay = own->verdict;
  const bool any_checks = std::ranges::any_of(looked, [](const Looked& at) { return at.verdict.checks; });
  if (blocks.empty() && any_checks) consider_mates(type, from, looked, stay);
  // The best squares first; with lines to be blocked any two may be the ones.
  const std::size_t tried = blocks.empty() ? std::min(looked.size(), kBestSquares) : looked.size();
  for (std::size_t i = 0; i < tried && blocks.empty(); ++i) {
    std::size_t best = i;
    for (std::size_t j = i + 1; j < looked.size(); ++j) {
      if (looked[j].verdict.gain > looked[best].verdict.gain) best = j;
    }
    std::swap(looked[i], looked[best]);
  }
  for (std::size_t i = 0; i < tried; ++i) {
    for (std::size_t j = i + 1; j < tried; ++j) {
      if (rules_.stay_only && looked[i].square != from && looked[j].square != from) continue;
      if (!is_one_in_each(looked[i].square, looked[j].square, blocks)) continue;
      // Those that seem to mate are in the list.
      if (blocks.empty() && any_checks && seems_to_mate(looked[i].verdict, looked[j].verdict)) continue;
      const Action move = in_best_form(type, from, looked[i], looked[j]);
      if (!is_wanted(move)) keep(move, rank(move, looked[i].verdict, looked[j].verdict, stay));
    }
  }
  if (!rules_.stay_only || !blocks.empty()) return;
  for (std::size_t i = 0; i < tried; ++i) {
    if (looked[i].square == from) return;  // it was tried with all of them
  }
  for (std::size_t i = 0; i < tried; ++i) {
    if (any_checks && seems_to_mate(looked[i].verdict, stay)) continue;
    const Action move = in_best_form(type, from, looked[i], {from, stay});
    if (!is_wanted(move)) keep(move, rank(move, looked[i].verdict, stay, stay));
  }
}

void SplitChoice::consider(PieceType type, Square from, Square a, Square b) {
  consider_wanted(type, from, bit(a) | bit(b), {});
  seen_ = true;
  const Looked at_a{a, judge_.look(type, from, a)};
  const Looked at_b{b, judge_.look(type, from, b)};
  const Action move = in_best_form(type, from, at_a, at_b);
  if (!is_wanted(move)) keep(move, rank(move, at_a.verdict, at_b.verdict, judge_.look(type, from, from)));
}

void SplitChoice::consider_three(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks) {
  if (count(squares) < 3) return;
  seen_ = true;
  const auto& killers = memory_.killers(wish_.ply);
  for (const Action move : {wish_.best, killers[0], killers[1]}) {
    if (move.type() != Action::Type::SplitThree || move.from() != from || move.promotes()) continue;
    if ((move.squares() & ~squares) != 0 || (rules_.stay_only && !contains(move.squares(), from))) continue;
    const bool known = std::ranges::any_of(moves_, [&](const RankedMove& one) { return one.action == move; });
    if (!known && is_one_in_each(move.squares(), blocks)) moves_.push_back({move, rank(move)});
  }
  StaticVector<Looked, 64> looked;
  for (Bitboard rest = squares; rest != 0;) {
    const Square square = take_lowest(rest);
    looked.push_back({square, judge_.look(type, from, square)});
  }
  const Verdict stay = std::ranges::find(looked, from, &Looked::square)->verdict;
  // The best squares first, under stay_only its own before them; with lines to be blocked any three may be the ones.
  std::ranges::sort(looked, [&](const Looked& a, const Looked& b) {
    if (rules_.stay_only && (a.square == from || b.square == from)) return a.square == from && b.square != from;
    return a.verdict.gain != b.verdict.gain ? a.verdict.gain > b.verdict.gain : a.square < b.square;
  });
  const std::size_t tried = blocks.empty() ? std::min(looked.size(), kBestOfThree) : looked.size();
  for (std::size_t i = 0; i < (rules_.stay_only ? 1 : tried); ++i) {
    for (std::size_t j = i + 1; j < tried; ++j) {
      for (std::size_t k = j + 1; k < tried; ++k) {
        const Bitboard three = bit(looked[i].square) | bit(looked[j].square) | bit(looked[k].square);
        if (!is_one_in_each(three, blocks)) continue;
        const Action move = Action::split_three(from, three);
        if (is_wanted(move)) continue;
        keep(move, rank(move, {&looked[i].verdict, &looked[j].verdict, &looked[k].verdict}, stay));
      }
    }
  }
}

void SplitChoice::consider(Action move) {
  seen_ = true;
  if (is_wanted(move)) return moves_.push_back({move, rank(move)});
  keep(move, rank(move));
}

bool SplitChoice::finish() {
  for (const RankedMove& move : chosen_) {
    // What the memory asked for is there already.
    if (!is_wanted(move.action)) moves_.push_back(move);
  }
  return !seen_;
}

void AllSplits::add_forms(PieceType type, Square from, Square a, Square b, const Verdict& at_a, const Verdict& at_b,
                          const Verdict& stay) {
  const bool promotes = reaches_last_rank(rules_, type, board_.to_move(), a, b);
  for_split_forms(rules_, type, from, a, b, [&](Action form) {
    const Verdict& first = form.first() == a ? at_a : at_b;
    const Verdict& second = form.first() == a ? at_b : at_a;
    const auto add = [&](Action move) {
      // Of the forms the ones that give the better square more come first.
      const int lean = is_unequal(move.pair_kind()) ? (first.gain - second.gain) * kGlance / 6 : 0;
      moves_.push_back({move, rank(move, first, second, stay) + lean});
    };
    if (!promotes) return add(form);
    for (const PieceType promotion : kPromotions) add(form.with_promotion(promotion));
  });
}

std::array<SquareJudge::Verdict, 64> AllSplits::look_at(PieceType type, Square from, Bitboard squares) const {
  std::array<Verdict, 64> verdicts;
  while (squares != 0) {
    const Square square = take_lowest(squares);
    verdicts[square.value()] = judge_.look(type, from, square);
  }
  return verdicts;
}

void AllSplits::consider(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks) {
  const std::array<Verdict, 64> verdicts = look_at(type, from, squares);
  for (Bitboard rest = squares; rest != 0;) {
    const Square a = take_lowest(rest);
    for (Bitboard others = rest; others != 0;) {
      const Square b = take_lowest(others);
      if ((rules_.stay_only && a != from && b != from) || !is_one_in_each(a, b, blocks)) continue;
      add_forms(type, from, a, b, verdicts[a.value()], verdicts[b.value()], verdicts[from.value()]);
    }
  }
}

void AllSplits::consider_three(PieceType type, Square from, Bitboard squares, const Threats::Blocks& blocks) {
  const std::array<Verdict, 64> verdicts = look_at(type, from, squares);
  for (Bitboard firsts = squares; firsts != 0;) {
    const Square a = take_lowest(firsts);
    for (Bitboard seconds = firsts; seconds != 0;) {
      const Square b = take_lowest(seconds);
      for (Bitboard thirds = seconds; thirds != 0;) {
        const Square c = take_lowest(thirds);
        const Bitboard three = bit(a) | bit(b) | bit(c);
        if ((rules_.stay_only && !contains(three, from)) || !is_one_in_each(three, blocks)) continue;
        const Action move = Action::split_three(from, three);
        moves_.push_back({move, rank(move, {&verdicts[a.value()], &verdicts[b.value()], &verdicts[c.value()]},
                                     verdicts[from.value()])});
      }
    }
  }
}

void AllSplits::consider(PieceType type, Square from, Square a, Square b) {
  add_forms(type, from, a, b, judge_.look(type, from, a), judge_.look(type, from, b), judge_.look(type, from, from));
}

}  // namespace spooky::chess
