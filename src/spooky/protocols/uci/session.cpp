#include "spooky/protocols/uci/session.hpp"

#include <algorithm>

#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/printable.hpp"
#include "spooky/protocols/uci/position_words.hpp"
#include "spooky/protocols/uci/words.hpp"

namespace spooky::uci {

namespace {

chess::Position beginning(const Options& options) {
  const auto rules = options.rules();
  return chess::Position::initial(rules ? *rules : chess::Rules{});
}

}  // namespace

Session::Session(SessionSettings settings)
    : settings_(std::move(settings)),
      position_(beginning(settings_.options)),
      searcher_(std::make_unique<chess::Searcher>(static_cast<std::size_t>(settings_.options.hash_megabytes))) {}

Session::~Session() { stop(); }

void Session::tell(const std::string& lines) {
  const std::lock_guard lock(saying_);
  settings_.say(lines);
}

void Session::complain(const std::string& reason) { tell("info string " + printable(reason) + "\n"); }

void Session::hear(std::string_view line) {
  Words words = split_words(line);
  if (words.empty()) return;
  const std::string command = words[0];
  words.erase(words.begin());
  if (command == "uci") return introduce();
  if (command == "isready") return tell("readyok\n");
  if (command == "stop") return stop();
  if (command == "quit") {
    finished_ = true;
    return make_free();
  }
  if (command == "setoption") return set_option(words);
  if (command == "ucinewgame") {
    make_free();
    return searcher_->forget();
  }
  if (command == "position") return set_position(words);
  if (command == "go") return go(words);
  if (command == "d") {
    using ChessNotation = Notation<chess::Game>;
    return tell(ChessNotation::diagram(position_, {}) + "\nFen: " + ChessNotation::position_text(position_) + "\n");
  }
  if (command == "ponderhit" || command == "debug" || command == "register") return;
  complain("there is no command " + quote(command));
}

void Session::hear_end() {
  if (work_ == Work::EndlessSearch) stop();
  wait();
}

void Session::introduce() {
  tell("id name spooky " + settings_.version + "\nid author the authors of spooky\n" + list_options(settings_.options) +
       "uciok\n");
}

/// `setoption name NAME [value VALUE]`: both may have blanks in them.
void Session::set_option(const Words& words) {
  const auto value = static_cast<std::size_t>(std::ranges::find(words, "value") - words.begin());
  if (words.empty() || words[0] != "name") return complain("setoption needs a name");
  make_free();
  const Options before = settings_.options;
  const Status set =
      uci::set_option(settings_.options, join_words(words, 1, value), join_words(words, value + 1, words.size()));
  if (!set) return complain(set.error().reason);
  const Options& now = settings_.options;
  if (before.hash_megabytes != now.hash_megabytes) {
    searcher_ = std::make_unique<chess::Searcher>(static_cast<std::size_t>(now.hash_megabytes));
  }
  const auto rules = now.rules();
  if (rules && *rules != position_.rules()) {
    position_ = chess::Position::initial(*rules);
    searcher_->forget();
  }
}

void Session::set_position(const Words& words) {
  make_free();
  auto position = read_position(position_.rules(), words);
  if (!position) return complain(position.error().reason);
  position_ = std::move(*position);
}

void Session::go(const Words& words) {
  const auto heard = std::chrono::steady_clock::now();
  make_free();
  Go wish = read_go(words, position_.board().to_move());
  for (const std::string& sentence : wish.remarks) complain(sentence);
  if (wish.perft > 0) return start(Work::Count, [this, depth = wish.perft] { count_tree(depth); });
  wish.limits.since = heard;
  think(wish);
}

}  // namespace spooky::uci
