// What an action did, and why: collapses, captures, the end.
#include <algorithm>
#include <string>
#include <vector>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/points.hpp"
#include "spooky/formats/go/shown.hpp"
#include "spooky/formats/go/words.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

class Narrator {
 public:
  Narrator(const Position& before, const Action& action, const Position& after)
      : rules_(before.rules()), before_(before), action_(action), after_(after) {}

  std::string tell() const {
    std::string words = deed();
    if (after_.by_resignation()) return words;
    if (action_.kind != Action::Kind::Pass && !after_.situation().is_choosing()) words += captures();
    if (after_.is_over()) {
      return words +
             (action_.kind == Action::Kind::Pass ? " Both passed, so the game is over. " : " The game is over. ") +
             ending(after_);
    }
    if (after_.situation().is_choosing()) words += " " + choice_sentence(rules_, after_.choice());
    return words;
  }

 private:
  std::string deed() const {
    switch (action_.kind) {
      case Action::Kind::Place: return placement();
      case Action::Kind::Keep:
      case Action::Kind::Remove: return collapse();
      case Action::Kind::Pass: return player_name(before_.situation().to_move()) + " passed.";
      case Action::Kind::Resign: break;
    }
    return ending(after_);
  }

  std::string placement() const {
    const auto stones = action_.stones();
    std::string words = player_name(before_.situation().to_move()) + " placed " + name_points(rules_, stones) + ".";
    if (after_.situation().is_choosing()) return words + " " + contact();
    if (stones.size() > 1) words += " They touch nothing and stay entangled.";
    return words;
  }

  /// Which groups the new stones touch.
  std::string contact() const {
    const std::string subject = action_.stones().size() == 1 ? "It touches " : "They touch ";
    const auto collapsing = after_.situation().collapsing();
    if (collapsing.empty()) return "They are in contact and collapse.";
    std::string groups;
    for (std::size_t i = 0; i < collapsing.size(); ++i) {
      if (i > 0) groups += i + 1 == collapsing.size() ? ", and " : ", ";
      groups += "the group " + name_points(rules_, after_.board().group_of(collapsing[i]).stones());
    }
    return subject + groups + ", which " + (collapsing.size() == 1 ? "collapses." : "collapse.");
  }

  std::string collapse() const {
    const Choice choice = before_.choice();
    std::vector<Point> stay;
    std::vector<Point> go;
    for (std::size_t i = 0; i < choice.count; ++i) {
      const bool named = choice.points[i] == action_.points[0];
      (named != choice.removes ? stay : go).push_back(choice.points[i]);
    }
    const std::string owner = player_name(choice.owner);
    std::string words;
    if (choice.removes) {
      words = owner + " removed " + name_points(rules_, go) + "; " + name_points(rules_, stay) + " stay entangled.";
    } else {
      words = owner + " kept " + name_points(rules_, stay) + "; " + name_points(rules_, go) +
              (go.size() == 1 ? " was removed." : " were removed.");
    }
    return words + reason(choice);
  }

  /// Why no other stone could be named: G8, or repetition and suicide (G13, G14).
  std::string reason(const Choice& choice) const {
    const Choice by_contact = before_.situation().choice();
    std::vector<std::string> reasons;
    for (std::size_t i = 0; i < choice.count; ++i) {
      if (choice.points[i] == action_.points[0]) continue;
      if (choice.allowed[i]) return "";
      if (by_contact.allowed[i]) reasons.push_back(forbidden(choice, i));
    }
    if (reasons.empty()) reasons.push_back(touching(choice));
    std::string text = " There was no other choice: ";
    for (std::size_t i = 0; i < reasons.size(); ++i) text += (i == 0 ? "" : ", and ") + reasons[i];
    return text + ".";
  }

  std::string forbidden(const Choice& choice, std::size_t index) const {
    const Repetition why = before_.repetition(choice.action(index));
    const std::string doing =
        (choice.removes ? "removing " : "keeping ") + point_name(rules_, choice.points[index]) + " would ";
    return doing + (why.suicide ? "capture stones of its own player" : "repeat " + moment_name(why.turn));
  }

  /// The stones that must stay, and what they touch.
  std::string touching(const Choice& choice) const {
    std::string text;
    for (std::size_t i = 0; i < choice.count; ++i) {
      std::vector<Point> kept;
      for (const Point point : before_.situation().kept()) {
        if (before_.situation().touch(choice.points[i], point)) kept.push_back(point);
      }
      if (kept.empty()) continue;
      std::sort(kept.begin(), kept.end());
      text += (text.empty() ? "" : ", and ") + point_name(rules_, choice.points[i]) + " touches " +
              name_points(rules_, kept) + ", just collapsed";
    }
    return text;
  }

  /// The stones that were there before and are gone, though nobody removed them in a collapse.
  std::string captures() const {
    if (captured(Colour::Black) + captured(Colour::White) == 0) return "";
    const Colour mover = before_.situation().to_move();
    std::string words;
    for (const Colour player : {other(mover), mover}) {
      const int count = captured(player);
      if (count == 0) continue;
      const std::string stones = name_points(rules_, gone(player));
      words += player == mover ? " " + player_name(player) + "'s " + stones + " had no liberty left and " +
                                     (count == 1 ? "was" : "were") + " captured."
                               : " " + player_name(mover) + " captured " + stones + ".";
    }
    return words;
  }

  int captured(Colour player) const {
    return after_.situation().captured(player) - before_.situation().captured(player);
  }

  std::vector<Point> gone(Colour player) const {
    std::vector<Point> points;
    const Board& board = before_.board();
    const Choice choice = before_.situation().is_choosing() ? before_.choice() : Choice{};
    for (std::size_t i = 0; i < board.cell_count(); ++i) {
      const Point point(i);
      if (stood(point) == player && !after_.board().is_stone(point) && !was_removed(choice, point)) {
        points.push_back(point);
      }
    }
    return points;
  }

  /// Whose stone was there when the stones that stay had been put down.
  Colour stood(Point point) const {
    const auto has = [&](std::span<const Point> points) {
      return std::find(points.begin(), points.end(), point) != points.end();
    };
    if (has(before_.situation().waiting()) || (action_.kind == Action::Kind::Place && has(action_.stones()))) {
      return before_.situation().to_move();
    }
    return before_.board().colour(point);
  }

  bool was_removed(const Choice& choice, Point point) const {
    for (std::size_t i = 0; i < choice.count; ++i) {
      if (choice.points[i] == point) return (point == action_.points[0]) == choice.removes;
    }
    return false;
  }

  const Rules& rules_;
  const Position& before_;
  const Action& action_;
  const Position& after_;
};

}  // namespace

std::string Go::narrate(const Position& before, const Action& action, const Position& after) {
  return Narrator(before, action, after).tell();
}

}  // namespace spooky
