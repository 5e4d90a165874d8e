#include <cstdlib>
#include <span>
#include <vector>

#include "spooky/formats/go/files/sgf.hpp"
#include "spooky/formats/go/files/sgf_tree.hpp"
#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/picture/stone_labels.hpp"
#include "spooky/formats/go/text/boards.hpp"
#include "spooky/formats/go/text/shown.hpp"
#include "spooky/formats/go/text/words.hpp"

namespace spooky::go {

namespace {

using Entry = GameLog<Game>::Entry;

bool is_entangled(char letter) { return letter == 'x' || letter == 'o'; }

/// Black, white and empty, whether entangled or not.
char colour_of(char letter) { return letter == 'x' ? 'X' : letter == 'o' ? 'O' : letter; }

char initial_of(Colour player) { return player == Colour::Black ? 'B' : 'W'; }

/// Area, positional superko and suicide are the rules of Tromp and Taylor.
std::string rules_name(const Rules& rules, const json::object& fields) {
  if (rules.variant != Variant::Plain) {
    return "Quantum Go (Ranchin), " + std::string(from_json(fields.at("variant").get_string()));
  }
  if (rules.scoring == Scoring::Territory) return "Japanese";
  return rules.suicide && rules.superko != Superko::Off ? "Tromp-Taylor" : "Chinese";
}

std::string result_text(const Position& end) {
  const Colour winner = end.winner();
  if (winner == Colour::Empty) return "0";
  const std::string wins = std::string(1, initial_of(winner)) + "+";
  return wins + (end.by_resignation() ? "R" : points_text(std::abs(end.score().margin_halves())));
}

class Writer {
 public:
  explicit Writer(const GameLog<Game>& log) : log_(log), rules_(log.start.rules()), labels_(log.start) {}

  std::string write() {
    Position end = log_.start;
    for (const Entry& entry : log_.entries) end.play_unchecked(entry.action);
    write_root(end);
    std::span<const Entry> rest = log_.entries;
    for (Position position = log_.start; !rest.empty();) {
      Turn turn{rest.first(turn_length(rest)), position, {}};
      for (const Entry& entry : turn.entries) position.play_unchecked(entry.action);
      turn.after = position;
      write_turn(turn);
      rest = rest.subspan(turn.entries.size());
    }
    return text_ + ")\n";
  }

 private:
  /// The actions of one player's turn, choices of both included; a resignation stands alone.
  struct Turn {
    std::span<const Entry> entries;
    Position before;
    Position after;

    const Action& action() const { return entries.front().action; }
  };

  static std::size_t turn_length(std::span<const Entry> entries) {
    std::size_t length = 1;
    const auto chooses = [&](Action::Kind kind) { return kind == Action::Kind::Keep || kind == Action::Kind::Remove; };
    while (length < entries.size() && chooses(entries[length].action.kind)) ++length;
    return length;
  }

  void property(std::string_view name, const std::vector<std::string>& values) {
    if (values.empty()) return;
    text_ += name;
    for (const std::string& value : values) text_ += "[" + value + "]";
  }
  void property(std::string_view name, std::string_view text) { property(name, std::vector{sgf_escaped(text)}); }

  /// The points of the board that pass the test, as values of a property.
  template <class Test>
  std::vector<std::string> points_where(Test test) const {
    std::vector<std::string> points;
    for_board([&](Point point) {
      if (test(point)) points.push_back(sgf_point(rules_, point));
    });
    return points;
  }

  template <class Visit>
  void for_board(Visit visit) const {
    for (std::size_t i = 0; i < rules_.cells(); ++i) {
      if (rules_.on_board(Point(i))) visit(Point(i));
    }
  }

  void write_root(const Position& end) {
    const json::object fields = Notation<Game>::rules_json(rules_);
    text_ = "(;";
    property("GM", "1");
    property("FF", "4");
    property("CA", "UTF-8");
    property("AP", "spooky");
    const std::string width = std::to_string(rules_.width);
    property("SZ", rules_.width == rules_.height ? width : width + ":" + std::to_string(rules_.height));
    property("KM", points_text(rules_.komi_halves));
    property("RU", rules_name(rules_, fields));
    property("PB", "Black");
    property("PW", "White");
    if (end.is_over()) property("RE", result_text(end));
    property("QV", print_json(fields));
    const Position& start = log_.start;
    if (start != Position::initial(rules_)) property("QB", Notation<Game>::position_text(start));
    std::size_t handicap = 0;
    rules_.handicap.for_each([&](Point) { ++handicap; });
    if (handicap > 0) property("HA", std::to_string(handicap));
    const Shown shown(start);
    property("AB", points_where([&](Point point) { return colour_of(shown.letter(point)) == 'X'; }));
    property("AW", points_where([&](Point point) { return colour_of(shown.letter(point)) == 'O'; }));
    if (start.situation().to_move() != Colour::Black) property("PL", "W");
    write_labels(shown);
  }

  /// What viewers play by themselves: passes, and the moves of plain Go but for suicide, which many refuse.
  bool is_ordinary(const Turn& turn) const {
    if (turn.action().kind == Action::Kind::Pass) return true;
    return rules_.variant == Variant::Plain && turn.action().kind == Action::Kind::Place &&
           !turn.after.situation().was_suicide();
  }

  void write_turn(const Turn& turn) {
    text_ += "\n;";
    labels_.follow(turn.before, turn.action());
    const std::string player(1, initial_of(turn.before.situation().actor()));
    if (turn.action().kind == Action::Kind::Resign) {
      property("QR", player);
      write_times(turn.entries);
    } else if (is_ordinary(turn)) {
      const auto stones = turn.action().stones();
      property(player, stones.empty() ? "" : sgf_point(rules_, stones[0]));
      write_times(turn.entries.first(1));
      if (turn.entries.size() > 1) {
        // The measurement after the last pass: moves and set-up must not meet in one node.
        text_ += "\n;";
        write_choices(turn.entries.subspan(1));
        write_times(turn.entries.subspan(1));
        write_set_up(turn);
      }
    } else {
      write_placement(turn);
      write_choices(turn.entries.subspan(1));
      write_times(turn.entries);
      write_set_up(turn);
    }
    write_labels(Shown(turn.after));
    write_comment(turn);
  }

  void write_placement(const Turn& turn) {
    std::vector<std::string> stones;
    for (const Point point : turn.action().stones()) stones.push_back(sgf_point(rules_, point));
    property("QP", stones);
    if (rules_.variant == Variant::Mixed3 || rules_.variant == Variant::MixedK) {
      property("QS", shape_name(turn.action().shape));
    }
  }

  void write_choices(std::span<const Entry> entries) {
    std::vector<std::string> choices;
    for (const Entry& entry : entries) choices.push_back(sgf_point(rules_, entry.action.points[0]));
    property("QC", choices);
  }

  void write_times(std::span<const Entry> entries) {
    std::vector<std::string> times;
    bool known = false;
    for (const Entry& entry : entries) {
      times.push_back(entry.milliseconds ? std::to_string(*entry.milliseconds) : "");
      known = known || entry.milliseconds;
    }
    if (known) property("QT", times);
  }

  void write_set_up(const Turn& turn) {
    const Shown before(turn.before);
    const Shown after(turn.after);
    const auto became = [&](char colour) {
      return points_where([&](Point point) {
        return colour_of(after.letter(point)) == colour && colour_of(before.letter(point)) != colour;
      });
    };
    property("AB", became('X'));
    property("AW", became('O'));
    property("AE", became('.'));
    property("PL", std::string(1, initial_of(turn.after.situation().to_move())));
    // Crosses where the collapse removed stones.
    property("MA", points_where([&](Point point) {
               const bool placed = turn.action().stones().size() > 1 && labels_.turn(point) == turn.before.turn();
               return (placed || is_entangled(before.letter(point))) && after.letter(point) == '.';
             }));
  }

  /// Entangled stones bear the number of their turn.
  void write_labels(const Shown& shown) {
    std::vector<std::string> labels;
    for_board([&](Point point) {
      if (is_entangled(shown.letter(point))) labels.push_back(sgf_point(rules_, point) + ":" + labels_.text(point));
    });
    property("LB", labels);
  }

  void write_comment(const Turn& turn) {
    std::string comment;
    Position position = turn.before;
    for (const Entry& entry : turn.entries) {
      const Position before = position;
      position.play_unchecked(entry.action);
      comment += (comment.empty() ? "" : "\n") + Notation<Game>::action_text(before, entry.action) + ": " +
                 say(Notation<Game>::events(before, entry.action, position), log_.language);
    }
    property("C", comment);
  }

  const GameLog<Game>& log_;
  const Rules& rules_;
  StoneLabels labels_;
  std::string text_;
};

}  // namespace

std::string sgf_point(const Rules& rules, Point point) {
  return {static_cast<char>('a' + rules.column(point)), static_cast<char>('a' + rules.height - 1 - rules.row(point))};
}

Status Sgf::can_hold(const Rules& rules) { return require_grid(rules, "SGF"); }

std::string Sgf::print(const GameLog<Game>& log) { return Writer(log).write(); }

}  // namespace spooky::go
