#include "spooky/formats/go/files/sgf.hpp"
#include "spooky/formats/go/files/sgf_start.hpp"
#include "spooky/formats/go/files/sgf_tree.hpp"
#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"

namespace spooky::go {

namespace {

/// Plays the nodes of a file one after another.
class Replay {
 public:
  Replay(const Position& start, bool ours) : position_(start), log_{start, {}}, ours_(ours) {}

  Status play(const SgfNode& node) {
    node_ = &node;
    actions_ = 0;
    if (const auto fault = play_move("B", Colour::Black); !fault) return fault;
    if (const auto fault = play_move("W", Colour::White); !fault) return fault;
    if (!ours_) return success();
    if (const auto fault = play_stones(); !fault) return fault;
    if (const auto* choices = node.find("QC")) {
      for (const std::string& choice : *choices) {
        if (const auto fault = choose(choice); !fault) return fault;
      }
    }
    if (const auto* resigned = node.find("QR")) {
      const bool black = position_.situation().actor() == Colour::Black;
      if (resigned->size() != 1 || resigned->front() != (black ? "B" : "W")) {
        return bad_sgf(move() + " has a resignation of " + quote(resigned->front()) + ", but " +
                       (black ? "Black" : "White") + " is to act");
      }
      if (const auto fault = act("resign"); !fault) return fault;
    }
    const auto* times = node.find("QT");
    if (times && times->size() != actions_) return bad_sgf(move() + " has not as many times as actions");
    return success();
  }

  /// Others tell a resignation only in `RE`.
  void end(const SgfNode& root) {
    const auto* result = root.find("RE");
    if (ours_ || !result || position_.is_over()) return;
    const std::string& text = result->front();
    const std::string_view loses = position_.situation().to_move() == Colour::Black ? "W+R" : "B+R";
    if (!text.starts_with(loses)) return;
    log_.entries.push_back({Action::resign(), std::nullopt});
  }

  GameLog<Game> log() && { return std::move(log_); }

 private:
  std::string move() const { return "move " + std::to_string(position_.turn()) + " of the SGF file"; }

  Status play_move(std::string_view name, Colour player) {
    const auto* values = node_->find(name);
    if (!values) return success();
    if (values->size() > 1) return bad_sgf(move() + " has more than one point");
    const std::string& value = values->front();
    const bool pass = is_sgf_pass(position_.rules(), value);
    // Some programs write more passes than end the game.
    if (!ours_ && pass && position_.is_over()) return success();
    if (!position_.is_over() && player != position_.situation().to_move()) {
      return bad_sgf(move() + " is " + (player == Colour::Black ? "Black's" : "White's") +
                     ", but it is the other player's turn");
    }
    if (pass) return act("pass");
    const auto point = point_name_of(value);
    return point ? act(*point) : Status(point.error());
  }

  Status play_stones() {
    const auto* stones = node_->find("QP");
    if (!stones) return success();
    std::string text;
    for (const std::string& stone : *stones) {
      const auto point = point_name_of(stone);
      if (!point) return point.error();
      text += (text.empty() ? "" : " ") + *point;
    }
    if (const auto* shape = node_->find("QS")) text += ":" + shape->front();
    return act(text);
  }

  Status choose(const std::string& choice) {
    const auto point = point_name_of(choice);
    if (!point) return point.error();
    const bool removes = position_.situation().is_choosing() && position_.situation().choice().removes;
    return act((removes ? "-" : "=") + *point);
  }

  Result<std::string> point_name_of(const std::string& value) const {
    const auto point = parse_sgf_point(position_.rules(), value);
    if (!point) return bad_sgf(move() + " names the point " + quote(value) + ", which is not on the board");
    return point_name(position_.rules(), *point);
  }

  Status act(const std::string& text) {
    const auto action = read_action<Game>(position_, text);
    if (!action) return bad_sgf(move() + ", " + quote(text) + ", cannot be played: " + action.error().reason);
    const auto time = next_time();
    if (!time) return time.error();
    ++actions_;
    log_.entries.push_back({*action, *time});
    position_.play_unchecked(*action);
    return success();
  }

  Result<std::optional<std::int64_t>> next_time() const {
    const auto* times = node_->find("QT");
    if (!ours_ || !times || actions_ >= times->size()) return std::optional<std::int64_t>();
    const std::string& text = (*times)[actions_];
    if (text.empty()) return std::optional<std::int64_t>();
    const auto value = parse_json(text);
    const auto time = value ? whole_number(*value) : std::nullopt;
    if (!time || *time < 0) return bad_sgf(move() + " has a bad time");
    return time;
  }

  Position position_;
  GameLog<Game> log_;
  bool ours_;
  const SgfNode* node_ = nullptr;
  std::size_t actions_ = 0;  ///< of this node, so far
};

}  // namespace

bool Sgf::recognises(std::string_view text) { return looks_like_sgf(text); }

Result<GameLog<Game>> Sgf::parse(std::string_view text) {
  const auto line = parse_sgf_main_line(text);
  if (!line) return line.error();
  const auto start = sgf_start(*line);
  if (!start) return start.error();
  const SgfNode& root = line->front();
  const bool ours = root.find("QV") != nullptr;
  Replay replay(*start, ours);
  for (const SgfNode& node : *line) {
    const bool sets_up = node.find("AB") || node.find("AW") || node.find("AE");
    if (!ours && sets_up && &node != &root) {
      return bad_sgf("the SGF file sets stones up in the middle of the game, which a record cannot hold");
    }
    if (const auto fault = replay.play(node); !fault) return fault.error();
  }
  replay.end(root);
  return std::move(replay).log();
}

}  // namespace spooky::go
