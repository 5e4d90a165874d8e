// Before and around a game: board, komi, handicap, time, files.
#include <algorithm>
#include <limits>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/boards.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/games/go/rules/handicap.hpp"
#include "spooky/protocols/gtp/line.hpp"
#include "spooky/protocols/gtp/session.hpp"

namespace spooky::gtp {

namespace {

std::string names_of(const go::Rules& rules, const std::vector<go::Point>& points) {
  return go::point_list(rules, points, " ");
}

}  // namespace

Session::Answer Session::boardsize(const Arguments& arguments) {
  const auto side = arguments.size() == 1 ? parse_count(arguments[0]) : std::nullopt;
  if (!side && !(arguments.size() == 1 && is_whole_number(arguments[0]))) return fault("boardsize not an integer");
  if (!side || *side < static_cast<int>(go::kLeastSide) || *side > static_cast<int>(go::kMostSide)) {
    return fault("unacceptable size");
  }
  go::Rules rules = table_.rules();
  rules.width = rules.height = static_cast<std::uint8_t>(*side);
  rules.handicap = {};
  table_ = Table(rules);
  return std::string();
}

Session::Answer Session::clear_board(const Arguments&) {
  go::Rules rules = table_.rules();
  rules.handicap = {};
  table_ = Table(rules);
  return std::string();
}

Session::Answer Session::komi(const Arguments& arguments) {
  constexpr long long kMostKomi = 1000;
  const auto komi = arguments.size() == 1 ? parse_thousandths(arguments[0]) : std::nullopt;
  if (!komi && !(arguments.size() == 1 && is_number(arguments[0]))) return fault("komi not a float");
  if (!komi || *komi % 500 != 0 || *komi > 1000 * kMostKomi || *komi < -1000 * kMostKomi)
    return fault("unacceptable komi");
  table_.set_komi(static_cast<int>(*komi / 500));
  return std::string();
}

Session::Answer Session::set_handicap(const std::vector<go::Point>& points) {
  go::Rules rules = table_.rules();
  for (const go::Point point : points) rules.handicap.insert(point);
  table_ = Table(rules);
  return names_of(rules, points);
}

Session::Answer Session::fixed_handicap(const Arguments& arguments) {
  const auto stones = arguments.size() == 1 ? parse_count(arguments[0]) : std::nullopt;
  if (!stones) return fault("handicap not an integer");
  if (!table_.is_new() || !table_.rules().handicap.empty()) return fault("board not empty");
  if (*stones < 2 || static_cast<std::size_t>(*stones) > go::most_handicap(table_.rules())) {
    return fault("invalid number of stones");
  }
  return set_handicap(go::fixed_handicap(table_.rules(), static_cast<std::size_t>(*stones)));
}

/// We place no more stones than a fixed handicap has, as GTP allows.
Session::Answer Session::place_free_handicap(const Arguments& arguments) {
  const auto stones = arguments.size() == 1 ? parse_count(arguments[0]) : std::nullopt;
  if (!stones) return fault("handicap not an integer");
  if (!table_.is_new() || !table_.rules().handicap.empty()) return fault("board not empty");
  const std::size_t most = go::most_handicap(table_.rules());
  if (*stones < 2 || most == 0) return fault("invalid number of stones");
  return set_handicap(go::fixed_handicap(table_.rules(), std::min(static_cast<std::size_t>(*stones), most)));
}

Session::Answer Session::set_free_handicap(const Arguments& arguments) {
  if (!table_.is_new() || !table_.rules().handicap.empty()) return fault("board not empty");
  const go::Rules& rules = table_.rules();
  std::vector<go::Point> points;
  for (const std::string& text : arguments) {
    const auto point = go::parse_point(rules, text);
    if (!point || std::find(points.begin(), points.end(), *point) != points.end()) return fault("bad vertex list");
    points.push_back(*point);
  }
  if (points.size() < 2 || points.size() >= rules.points()) return fault("bad vertex list");
  const auto answer = set_handicap(points);
  return answer ? Answer(std::string()) : answer;
}

Session::Answer Session::time_settings(const Arguments& arguments) {
  if (!set_time(clocks_, arguments)) return fault(std::string(kSyntaxError));
  return std::string();
}

Session::Answer Session::kgs_time_settings(const Arguments& arguments) {
  if (!set_kgs_time(clocks_, arguments)) return fault(std::string(kSyntaxError));
  return std::string();
}

Session::Answer Session::time_left(const Arguments& arguments) {
  if (arguments.size() != 3) return fault(std::string(kSyntaxError));
  const auto player = parse_colour(arguments[0]);
  const auto time = parse_thousandths(arguments[1]);
  const auto stones = parse_count(arguments[2]);
  if (!player || !time || !stones) return fault(std::string(kSyntaxError));
  clocks_.set_left(*player, Milliseconds(*time), *stones);
  return std::string();
}

/// `loadsgf file [number]`: the position before the turn with that number, or at the end.
Session::Answer Session::loadsgf(const Arguments& arguments) {
  if (arguments.empty() || arguments.size() > 2) return fault(std::string(kSyntaxError));
  int turns = std::numeric_limits<int>::max();
  if (arguments.size() == 2) {
    const auto number = parse_count(arguments[1]);
    if (!number) return fault(std::string(kSyntaxError));
    turns = std::max(*number - 1, 0);
  }
  const auto text = settings_.read_file ? settings_.read_file(arguments[0]) : fault("there are no files");
  if (!text) return fault("cannot load file: " + text.error().reason);
  const auto log = go::Sgf::parse(*text);
  if (!log) return fault("cannot load file: " + log.error().reason);
  table_.load(*log, turns);
  return std::string();
}

/// `spooky-rules key=value,key=value`: a new game by these rules; without arguments the rules as JSON.
Session::Answer Session::spooky_rules(const Arguments& arguments) {
  if (arguments.size() > 1) return fault(std::string(kSyntaxError));
  if (arguments.empty()) return print_json(Notation<go::Game>::rules_json(table_.rules()));
  const auto rules = read_rules<go::Game>(std::string_view(arguments[0]));
  if (!rules) return rules.error();
  if (const Status grid = go::require_grid(*rules, "GTP"); !grid) return grid.error();
  table_ = Table(*rules);
  return std::string();
}

}  // namespace spooky::gtp
