#include "spooky/protocols/gtp/clocks.hpp"

#include <algorithm>

#include "spooky/protocols/gtp/line.hpp"

namespace spooky::gtp {

namespace {

std::optional<Milliseconds> parse_seconds(const std::string& text) {
  const auto thousandths = parse_thousandths(text);
  if (!thousandths || *thousandths < 0) return std::nullopt;
  return Milliseconds(*thousandths);
}

}  // namespace

void Clocks::set(Milliseconds main, Milliseconds byo_yomi, int stones) {
  limited_ = byo_yomi.count() == 0 || stones > 0;
  go::Clock clock{main, 0, byo_yomi, byo_yomi.count() > 0 ? stones : 0};
  if (main.count() == 0) {
    clock.left = clock.period;
    clock.turns = clock.period_turns;
  }
  clocks_.fill(clock);
}

void Clocks::set_left(go::Colour player, Milliseconds time, int stones) {
  go::Clock& clock = clocks_[index(player)];
  clock.left = std::max(time, Milliseconds(0));
  clock.turns = stones;
}

std::optional<Milliseconds> Clocks::for_turn(go::Colour player, const go::Board& board) const {
  if (!limited_) return std::nullopt;
  return go::time_for_turn(clocks_[index(player)], board);
}

void Clocks::spend(go::Colour player, Milliseconds time) {
  go::Clock& clock = clocks_[index(player)];
  clock.left = std::max(clock.left - time, Milliseconds(0));
  const bool new_period = clock.turns > 0 ? --clock.turns == 0 : clock.left.count() == 0 && clock.period_turns > 0;
  if (!new_period) return;
  clock.left = clock.period;
  clock.turns = clock.period_turns;
}

bool set_time(Clocks& clocks, const std::vector<std::string>& arguments) {
  if (arguments.size() != 3) return false;
  const auto main = parse_seconds(arguments[0]);
  const auto byo_yomi = parse_seconds(arguments[1]);
  const auto stones = parse_count(arguments[2]);
  if (!main || !byo_yomi || !stones) return false;
  clocks.set(*main, *byo_yomi, *stones);
  return true;
}

bool set_kgs_time(Clocks& clocks, const std::vector<std::string>& arguments) {
  if (arguments.empty()) return false;
  std::vector<Milliseconds> times;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const auto time = parse_seconds(arguments[i]);
    if (!time) return false;
    times.push_back(*time);
  }
  const std::string system = lower_case(arguments[0]);
  if (system == "none" && times.empty()) {
    clocks.clear();
  } else if (system == "absolute" && times.size() == 1) {
    clocks.set(times[0], Milliseconds(0), 0);
  } else if (system == "byoyomi" && times.size() == 3) {
    clocks.set(times[0], times[1], 1);  // a stone a period; how many there are does not matter
  } else if (system == "canadian" && times.size() == 3) {
    const auto stones = parse_count(arguments[3]);
    if (!stones || *stones == 0) return false;
    clocks.set(times[0], times[1], *stones);
  } else {
    return false;
  }
  return true;
}

}  // namespace spooky::gtp
