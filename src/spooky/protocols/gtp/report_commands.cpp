// Questions about the position.
#include <cstdlib>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/picture/stone_labels.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/shown.hpp"
#include "spooky/formats/go/text/words.hpp"
#include "spooky/protocols/gtp/dead_stones.hpp"
#include "spooky/protocols/gtp/line.hpp"
#include "spooky/protocols/gtp/session.hpp"

namespace spooky::gtp {

namespace {

/// The stones that a test picks, a chain on each line as GTP wants it.
template <class Test>
std::string chain_lines(const go::Position& position, Test test) {
  const go::Board& board = position.board();
  const go::Rules& rules = position.rules();
  go::PointSet listed;
  std::string lines;
  for (std::size_t i = 0; i < board.cell_count(); ++i) {
    const go::Point first(i);
    if (!board.is_stone(first) || listed.contains(first) || !test(first)) continue;
    if (!lines.empty()) lines += "\n";
    go::Point stone = first;
    do {
      lines += (stone == first ? "" : " ") + go::point_name(rules, stone);
      listed.insert(stone);
      stone = board.next(stone);
    } while (stone != first);
  }
  return lines;
}

}  // namespace

Session::Answer Session::showboard(const Arguments&) {
  return "\n" + Notation<go::Game>::diagram(position(), {}) + "\n" +
         told(Notation<go::Game>::describe(position()), Language::English);
}

Session::Answer Session::final_score(const Arguments&) {
  const int margin = position().score().margin_halves();
  if (margin == 0) return std::string("0");
  return (margin > 0 ? "B+" : "W+") + go::points_text(std::abs(margin));
}

Session::Answer Session::final_status_list(const Arguments& arguments) {
  const std::string status = arguments.size() == 1 ? lower_case(arguments[0]) : "";
  if (status != "alive" && status != "dead" && status != "seki") return fault(std::string(kSyntaxError));
  // What lives in seki is alive to us: stones that stay on the board count.
  if (status == "seki") return std::string();
  const go::PointSet dead = dead_stones(position());
  return chain_lines(position(), [&](go::Point point) { return dead.contains(point) == (status == "dead"); });
}

Session::Answer Session::gogui_analyze_commands(const Arguments&) {
  return std::string(
      "gfx/Entangled Groups/spooky-groups\n"
      "gfx/Chances To Be Kept/spooky-belief\n"
      "none/Place Group/spooky-play %c %P\n"
      "none/Keep Stone/spooky-keep %c %p\n"
      "none/Remove Stone/spooky-remove %c %p\n"
      "string/Whole Turn/spooky-genmove %c\n"
      "string/Last Turn/spooky-last\n"
      "string/Open Choice/spooky-choices\n"
      "string/Position/spooky-position\n"
      "string/Rules/spooky-rules\n"
      "string/Final Score/final_score\n"
      "plist/Dead Stones/final_status_list dead");
}

Session::Answer Session::spooky_position(const Arguments&) { return Notation<go::Game>::position_text(position()); }

/// For GoGui: the number of the turn on every stone of a group, and the choice to be made.
Session::Answer Session::spooky_groups(const Arguments&) {
  go::StoneLabels labels(table_.start());
  table_.for_actions(
      [&](const go::Position& before, const go::Action& action, const auto&) { labels.follow(before, action); });
  std::string text;
  const go::Shown shown(position());
  for (const go::Group& group : shown.groups()) {
    for (const go::Point point : group.stones()) {
      text += (text.empty() ? "LABEL " : " ") + go::point_name(table_.rules(), point) + " " + labels.text(point);
    }
  }
  if (!text.empty()) text += "\n";
  for (const go::Point point : table_.pending()) text += "CIRCLE " + go::point_name(table_.rules(), point) + "\n";
  if (position().situation().is_choosing()) {
    text += "TEXT " + say(go::asked(position()), Language::English);
  }
  return text;
}

/// For GoGui: how likely each stone of a group is to stay, in hundredths.
Session::Answer Session::spooky_belief(const Arguments&) {
  if (position().is_over()) return fault("the game is over");
  std::string text;
  const auto beliefs = go::estimate_beliefs(position(), go::level_simulations(settings_.level, table_.rules()), 1);
  for (const go::GroupBelief& belief : beliefs) {
    for (std::size_t i = 0; i < belief.group.count; ++i) {
      text += (text.empty() ? "LABEL " : " ") + go::point_name(table_.rules(), belief.group.points[i]) + " " +
              std::to_string(static_cast<int>(belief.chances[i] * 100 + 0.5));
    }
  }
  return text;
}

/// The actions of the last turn and what they did, a line each.
Session::Answer Session::spooky_last(const Arguments&) {
  std::string text;
  int turn = 0;
  table_.for_actions([&](const go::Position& before, const go::Action& action, const go::Position& after) {
    if (before.turn() != turn) text.clear();
    turn = before.turn();
    text += (text.empty() ? "" : "\n") + Notation<go::Game>::action_text(before, action) + ": " +
            say(Notation<go::Game>::events(before, action, after), Language::English);
  });
  return text;
}

}  // namespace spooky::gtp
