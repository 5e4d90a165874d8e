#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "games/go/rules/naive_board.hpp"
#include "games/go/rules/naive_turn.hpp"

namespace spooky::go::naive {

/// The rules by the names they have in the rules' text.
struct Options {
  int width = 19;
  int height = 19;
  std::string variant = "base";
  int komi_halves = 0;
  std::vector<std::string> handicap = {};
  std::string scoring = "area";
  bool self_contact = true;
  bool suicide = true;
  std::string superko = "guarantee";
  std::string remaining = "count";
  std::string board = "grid";
  std::shared_ptr<const Layout> graph = nullptr;  // of the board `graph`

  Board empty_board() const {
    if (graph) return Board(graph);
    return board == "grid" ? Board(width, height)
                           : Board(std::make_shared<const Layout>(preset_layout(board, width, height)));
  }
};

/// A second, slow reading of G1–G26 to check the fast one: boards are strings, chains are flooded, repetition is judged
/// by playing every outcome of a turn to its end. Actions go in and out as text.
class Game {
 public:
  explicit Game(const Options& options) : options_(options), board_(options.empty_board()) {
    for (const std::string& name : options.handicap) board_.at(board_.spot(name)) = 'X';
    mover_ = options.handicap.empty() ? 'X' : 'O';  // G4
    history_.insert(board_.key());
  }

  /// Classical stones, rows from the top, with no history before them.
  Game(const Options& options, const std::vector<std::string>& start, char mover) : Game(options) {
    board_.stones.clear();
    for (auto row = start.rbegin(); row != start.rend(); ++row) board_.stones += *row;
    mover_ = mover;
    history_ = {board_.key()};
  }

  /// What happened on the way, to prove that the rare clauses were tested.
  struct Counts {
    int refused = 0;          // placements not available for G13, G14
    int released = 0;         // the must-keep of G8 gave way (G13)
    int limited_late = 0;     // a keep in step 3 was not available for G13
    int limited_early = 0;    // a choice in step 1 was not available for G14
    int dead_ends = 0;        // `exists`: the opponent's choice left nothing but repetition
    int suicides = 0;         // stones
    int taken_entangled = 0;  // turns in which entangled stones were captured (W)
  };
  mutable Counts counts;

  bool over() const { return resigned_ != '.' || (passes_ == 2 && measuring_.empty()); }
  /// A resignation ends a turn; the measurement belongs to the turn of the last pass.
  int finished_turns() const { return finished_ + (resigned_ != '.' ? 1 : 0) - (measuring_.empty() ? 0 : 1); }
  char mover() const { return mover_; }
  /// 'X' or 'O'; '.' when the game is over.
  char actor() const {
    if (over()) return '.';
    if (!measuring_.empty()) return board_.group_of(*measuring_.front().begin())->owner;
    if (!turn_) return mover_;
    return turn_->step() == 2 ? other(mover_) : mover_;
  }

  /// 0 when stones are to be placed, 4 for the measurement after the last pass.
  int step() const { return !measuring_.empty() ? 4 : turn_ ? turn_->step() : 0; }
  std::vector<std::string> choosing() const { return names(group()); }
  std::vector<std::string> allowed() const { return names(allowed_spots()); }

  /// Sorted as texts.
  std::vector<std::string> legal() const {
    std::vector<std::string> list;
    if (over()) return list;
    if (step() != 0) {
      for (const Spot spot : allowed_spots()) list.push_back(choice_text(spot));
    } else {
      list.push_back("pass");
      for_placements([&](const Spots& spots, const std::string& shape) {
        if (may_place(spots, shape)) {
          list.push_back(placement_text(spots, shape));
        } else {
          ++counts.refused;
        }
      });
    }
    std::sort(list.begin(), list.end());
    return list;
  }

  /// For boards where the list is long: whether stones may be put on these distinct points, in a shape of the variant.
  bool is_legal_placement(const std::vector<std::string>& points, const std::string& shape) const {
    Spots spots;
    for (const std::string& name : points) spots.insert(board_.spot(name));
    if (!spots_are_open(spots) || !symmetric_fits(spots)) return false;
    if (may_place(spots, shape)) return true;
    ++counts.refused;
    return false;
  }

  /// Plays a legal action.
  void play(const std::string& text) {
    if (text == "resign") {
      resigned_ = actor();
    } else if (text == "pass") {
      pass();
    } else if (text[0] == '=' || text[0] == '-') {
      choose(board_.spot(text.substr(1)));
    } else {
      const auto [spots, shape] = placement(text);
      turn_ = begin(spots, shape);
      finish_turn();
    }
  }

  /// All stones not yet removed.
  std::vector<std::string> rows() const { return shown().rows(); }
  /// "X 2 C2/D3", sorted by the lowest point.
  std::vector<std::string> groups() const {
    const Board& board = shown();
    std::vector<std::string> list;
    for (const Group& group : std::set<Group>(board.groups.begin(), board.groups.end())) {
      std::string text = std::string(1, group.owner) + " " + group.shape + " ";
      for (const Spot spot : group.spots) text += (spot == *group.spots.begin() ? "" : "/") + board.name(spot);
      list.push_back(text);
    }
    return list;
  }
  int captured(char colour) const { return colour == 'X' ? captured_black_ : captured_white_; }

  /// Half points, komi included; every stone counts that is shown.
  int score(char colour) const {
    const Board& board = shown();
    int points = board.surrounded(colour);
    points += options_.scoring == "area"
                  ? static_cast<int>(std::count(board.stones.begin(), board.stones.end(), colour))
                  : captured(other(colour));
    return 2 * points + (colour == 'O' ? options_.komi_halves : 0);
  }
  /// 'X', 'O', or '.' for a draw.
  char winner() const {
    if (resigned_ != '.') return other(resigned_);
    return score('X') == score('O') ? '.' : score('X') > score('O') ? 'X' : 'O';
  }

 private:
  static char other(char colour) { return colour == 'X' ? 'O' : 'X'; }
  const Board& shown() const { return turn_ ? turn_->board : board_; }
  const Spots& group() const { return !measuring_.empty() ? measuring_.front() : turn_->choosing(); }

  std::vector<std::string> names(const Spots& spots) const {
    std::vector<std::string> list;
    for (const Spot spot : spots) list.push_back(board_.name(spot));
    return list;
  }

  /// The shapes of the variant that a player may place.
  std::vector<std::string> shapes() const {
    const std::string& variant = options_.variant;
    if (variant == "plain") return {"1"};
    if (variant == "semi") return {mover_ == 'X' ? "2" : "1"};
    if (variant == "symmetric") return {"1", "2"};
    if (variant == "ghz3") return {"3G"};
    if (variant == "ghz4") return {"4G"};
    if (variant == "w3") return {"3W"};
    if (variant == "w4") return {"4W"};
    if (variant == "mixed3") return {"3G", "3W"};
    if (variant == "mixedk") return {"2", "3G", "3W", "4W"};
    return {"2"};
  }
  bool spots_are_open(const Spots& spots) const {
    return std::all_of(spots.begin(), spots.end(), [&](Spot spot) { return board_.at(spot) == '.'; });
  }
  bool symmetric_fits(const Spots& spots) const {
    if (options_.variant != "symmetric") return true;
    const Spot opposite = board_.opposite(*spots.begin());
    if (spots.size() == 2) return *spots.rbegin() == opposite;
    return opposite == *spots.begin() || board_.at(opposite) != '.';
  }
  /// Calls visit(spots, shape) for all sets of empty points that fit the variant.
  void for_placements(const std::function<void(const Spots&, const std::string&)>& visit) const {
    std::function<void(Spots, Spot, std::size_t, const std::string&)> add =
        [&](const Spots& chosen, Spot from, std::size_t size, const std::string& shape) {
          if (chosen.size() == size) {
            if (symmetric_fits(chosen)) visit(chosen, shape);
            return;
          }
          for (Spot spot = from; spot < board_.size(); ++spot) {
            if (board_.at(spot) != '.') continue;
            Spots more = chosen;
            more.insert(spot);
            add(more, spot + 1, size, shape);
          }
        };
    for (const std::string& shape : shapes()) add({}, 0, static_cast<std::size_t>(shape[0] - '0'), shape);
  }
  bool names_shape(const std::string& shape) const { return options_.variant.starts_with("mixed") && shape[0] == '3'; }
  std::string placement_text(const Spots& spots, const std::string& shape) const {
    std::string text;
    for (const Spot spot : spots) text += (text.empty() ? "" : " ") + board_.name(spot);
    return text + (names_shape(shape) ? ":" + shape : "");
  }
  std::pair<Spots, std::string> placement(const std::string& text) const {
    const std::size_t colon = text.find(':');
    std::istringstream words(text.substr(0, colon));
    Spots spots;
    for (std::string word; words >> word;) spots.insert(board_.spot(word));
    if (colon != std::string::npos) return {spots, text.substr(colon + 1)};
    for (const std::string& shape : shapes()) {
      if (static_cast<std::size_t>(shape[0] - '0') == spots.size()) return {spots, shape};
    }
    return {spots, "?"};
  }
  std::string choice_text(Spot spot) const {
    const bool removes = turn_ && turn_->removes();
    return (removes ? "-" : "=") + board_.name(spot);
  }

  Turn begin(const Spots& spots, const std::string& shape) const {
    return Turn::place(board_, mover_, spots, shape, options_.variant == "weak", options_.self_contact);
  }
  bool has_limits() const { return options_.superko != "off" || !options_.suicide; }
  bool is_forbidden(const Turn& ended) const {
    const Turn::Outcome outcome = ended.outcome();
    return (options_.superko != "off" && history_.contains(outcome.board.key())) ||
           (!options_.suicide && outcome.suicides > 0);
  }
  /// G14: the mover can avoid a forbidden end whatever the opponent chooses; `exists`: with the opponent's help.
  bool can_avoid(const Turn& turn) const {
    if (turn.step() == 0) return !is_forbidden(turn);
    const auto fine = [&](Spot choice) { return can_avoid(turn.after(choice)); };
    const Spots& choices = turn.choosing();
    if (turn.step() == 2 && options_.superko != "exists") return std::all_of(choices.begin(), choices.end(), fine);
    return std::any_of(choices.begin(), choices.end(), fine);
  }
  bool may_place(const Spots& spots, const std::string& shape) const {
    return !has_limits() || can_avoid(begin(spots, shape));
  }

  Spots allowed_spots() const {
    if (!measuring_.empty() || turn_->step() == 2) return group();  // the opponent's choices are never limited
    const Spots obedient = turn_->obedient();
    if (!has_limits()) return obedient;
    Spots available;
    for (const Spot choice : turn_->choosing()) {
      if (can_avoid(turn_->after(choice))) available.insert(choice);
    }
    Spots both;
    std::set_intersection(obedient.begin(), obedient.end(), available.begin(), available.end(),
                          std::inserter(both, both.end()));
    if (available.empty()) ++counts.dead_ends;
    if (available.empty()) return obedient;
    if (both.empty()) ++counts.released;
    if (both.size() < obedient.size()) ++(turn_->step() == 1 ? counts.limited_early : counts.limited_late);
    return both.empty() ? available : both;  // G13: "if they can do so"
  }

  void pass() {
    ++passes_;
    ++finished_;
    if (passes_ == 2 && options_.remaining == "measure") {
      for (const char owner : {mover_, other(mover_)}) {
        for (const Group& each : std::set<Group>(board_.groups.begin(), board_.groups.end())) {
          if (each.owner == owner) measuring_.push_back(each.spots);
        }
      }
    }
    mover_ = other(mover_);
  }
  void choose(Spot choice) {
    if (measuring_.empty()) {
      turn_ = turn_->after(choice);
      finish_turn();
      return;
    }
    for (const Spot spot : Spots(measuring_.front())) {
      if (spot != choice) board_.remove(spot);
    }
    measuring_.erase(measuring_.begin());
  }
  void finish_turn() {
    if (turn_->step() != 0) return;
    const Turn::Outcome outcome = turn_->outcome();
    (mover_ == 'X' ? captured_white_ : captured_black_) += outcome.taken;
    (mover_ == 'X' ? captured_black_ : captured_white_) += outcome.suicides;
    counts.suicides += outcome.suicides;
    if (outcome.board.groups.size() != turn_->board.groups.size()) ++counts.taken_entangled;
    board_ = outcome.board;
    turn_.reset();
    history_.insert(board_.key());
    mover_ = other(mover_);
    passes_ = 0;
    ++finished_;
  }

  Options options_;
  Board board_;
  char mover_;
  int passes_ = 0;
  int finished_ = 0;
  char resigned_ = '.';
  int captured_black_ = 0;
  int captured_white_ = 0;
  std::optional<Turn> turn_;
  std::vector<Spots> measuring_;
  std::set<std::string> history_;
};

}  // namespace spooky::go::naive
