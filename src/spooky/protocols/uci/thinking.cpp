#include <algorithm>
#include <optional>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/games/chess/player/player.hpp"
#include "spooky/games/chess/player/score.hpp"
#include "spooky/protocols/uci/session.hpp"
#include "spooky/protocols/uci/tree_count.hpp"

namespace spooky::uci {

namespace {

using ChessNotation = Notation<chess::Game>;

std::string score_words(chess::Score score) {
  if (!chess::is_proved_win(score) && !chess::is_proved_loss(score)) {
    return "cp " + std::to_string(chess::centipawns_of(score));
  }
  const int moves = (chess::plies_to_mate(score) + 1) / 2;
  return "mate " + std::to_string(score < 0 ? -moves : moves);
}

/// The moves of a line; it ends where the die is rolled.
std::string line_words(chess::Position position, std::span<const chess::Action> line) {
  std::string text;
  for (const chess::Action action : line) {
    if (position.actor() == Actor::None || position.is_rolling() || !position.is_legal(action)) break;
    text += " " + ChessNotation::action_text(position, action);
    position.play_unchecked(action);
  }
  return text;
}

bool is_limited(const chess::SearchLimits& limits) {
  return limits.depth > 0 || limits.nodes > 0 || limits.time.count() > 0 || limits.clock;
}

}  // namespace

void Session::start(Work kind, std::function<void()> work) {
  work_ = kind;
  stop_ = false;
  thread_ = std::thread(std::move(work));
}

void Session::make_free() {
  if (work_ == Work::Count) return wait();
  stop();
}

/// As other engines print it: each move with its number, then the sum.
void Session::count_tree(int depth) {
  chess::Position::Actions actions;
  position_.legal_actions(actions);
  const TreeCount tree(position_.rules(), stop_);
  std::vector<std::pair<std::string, std::uint64_t>> counts;
  std::uint64_t total = 0;
  for (const chess::Action action : actions) {
    chess::Position next = position_;
    next.play_unchecked(action);
    const bool turn_goes_on = next.is_rolling() || next.must_move();
    const std::uint64_t nodes = tree.count(next, turn_goes_on ? depth : depth - 1);
    if (tree.was_stopped()) return complain("the count was stopped");
    counts.emplace_back(ChessNotation::action_text(position_, action), nodes);
    total += nodes;
  }
  std::sort(counts.begin(), counts.end());
  std::string lines;
  for (const auto& [move, nodes] : counts) lines += move + ": " + std::to_string(nodes) + "\n";
  tell(lines + "\nNodes searched: " + std::to_string(total) + "\n\n");
}

void Session::think(const Go& wish) {
  if (position_.is_rolling()) {
    return tell("info string the die has to be rolled: add #1 or #2 to the last move\nbestmove 0000\n");
  }
  if (position_.is_over()) {
    return tell(std::string("info depth 0 score ") +
                (position_.ending() == chess::Ending::Checkmate ? "mate 0" : "cp 0") + "\nbestmove (none)\n");
  }
  const Options& options = settings_.options;
  chess::SearchLimits limits = options.level > 0 ? chess::level_limits(options.level, wish.limits) : wish.limits;
  limits.moves = read_moves(wish.moves);
  limits.overhead = std::chrono::milliseconds(options.move_overhead);
  limits.threads = static_cast<unsigned>(options.threads);
  limits.stop = &stop_;
  const bool infinite = wish.infinite || !is_limited(limits);
  start(infinite ? Work::EndlessSearch : Work::Search, [this, limits, infinite] {
    chess::SearchInfo last;
    std::optional<chess::Action> told;  // the first move of the last line
    const chess::SearchResult result = searcher_->search(position_, limits, [&](const chess::SearchInfo& info) {
      last = info;
      told = info.line.empty() ? std::nullopt : std::optional(info.line.front());
      tell_info(info);
    });
    // A depth that was broken off may have found a better move: the last line told is that of the move played.
    if (told != result.action) tell_choice(last, result);
    if (infinite) {
      std::unique_lock lock(stopping_);
      stopped_.wait(lock, [this] { return stop_.load(); });
    }
    tell("bestmove " + ChessNotation::action_text(position_, result.action) + "\n");
  });
}

std::vector<chess::Action> Session::read_moves(const Words& moves) {
  chess::Position::Actions legal;
  position_.legal_actions(legal);
  std::vector<chess::Action> read;
  for (const std::string& text : moves) {
    const auto move = read_action<chess::Game>(position_, text);
    if (move && std::ranges::find(legal, *move) != legal.end()) {
      read.push_back(*move);
    } else {
      complain("searchmoves: " + quote(text) + " is left out: " + (move ? "it is no move" : move.error().reason));
    }
  }
  if (read.empty() && !moves.empty()) complain("searchmoves: none is left, so that all moves are searched");
  return read;
}

void Session::tell_info(const chess::SearchInfo& info) {
  const auto milliseconds = static_cast<std::uint64_t>(info.time.count());
  tell("info depth " + std::to_string(info.depth) + " seldepth " + std::to_string(info.selective_depth) + " score " +
       score_words(info.score) + " nodes " + std::to_string(info.nodes) + " nps " +
       std::to_string(info.nodes * 1000 / std::max<std::uint64_t>(1, milliseconds)) + " time " +
       std::to_string(milliseconds) + " pv" + line_words(position_, info.line) + "\n");
}

void Session::tell_choice(const chess::SearchInfo& last, const chess::SearchResult& result) {
  const bool begins_so = !result.line.empty() && result.line.front() == result.action;
  const std::vector<chess::Action> line = begins_so ? result.line : std::vector{result.action};
  if (result.moves.front().nodes == 0) {  // chosen unseen, before anything was searched
    return tell("info depth 0 nodes " + std::to_string(result.nodes) + " pv" + line_words(position_, line) + "\n");
  }
  tell_info({.depth = std::max(1, last.depth),
             .selective_depth = std::max(1, last.selective_depth),
             .nodes = result.nodes,
             .time = last.time,
             .score = result.score,
             .line = line});
}

void Session::stop() {
  {
    const std::lock_guard lock(stopping_);
    stop_ = true;
  }
  stopped_.notify_all();
  wait();
}

void Session::wait() {
  if (thread_.joinable()) thread_.join();
  work_ = Work::Search;
}

}  // namespace spooky::uci
