#include "spooky/protocols/uci/go_words.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "spooky/formats/quote.hpp"
#include "spooky/protocols/uci/words.hpp"

namespace spooky::uci {

namespace {

constexpr std::int64_t kMostMilliseconds = 1'000'000'000;
constexpr std::int64_t kMostDepth = 100;
constexpr std::int64_t kMostNodes = std::numeric_limits<std::int64_t>::max();
/// For a move, where the limits that were told cannot be understood.
constexpr std::chrono::milliseconds kShortTime{1'000};

/// A word that has a number after it.
struct Number {
  std::string_view word;
  std::int64_t least;
  std::int64_t most;
  std::optional<std::int64_t> told = std::nullopt;

  std::int64_t or_none() const { return told.value_or(0); }
};

/// All of them; clocks in the order of the colours.
struct Numbers {
  Number depth{"depth", 1, kMostDepth};
  Number nodes{"nodes", 1, kMostNodes};
  Number time{"movetime", 1, kMostMilliseconds};
  Number mate{"mate", 1, kMostDepth};
  Number perft{"perft", 1, kMostDepth};
  Number left[2] = {{"wtime", 1, kMostMilliseconds}, {"btime", 1, kMostMilliseconds}};
  Number increment[2] = {{"winc", 0, kMostMilliseconds}, {"binc", 0, kMostMilliseconds}};
  Number moves_to_go{"movestogo", 0, 1000};

  Number* find(std::string_view word) {
    for (Number* number :
         {&depth, &nodes, &time, &mate, &perft, &left[0], &left[1], &increment[0], &increment[1], &moves_to_go}) {
      if (number->word == word) return number;
    }
    return nullptr;
  }
  bool tell_of_clocks() const {
    return left[0].told || left[1].told || increment[0].told || increment[1].told || moves_to_go.told;
  }
  bool limit() const { return depth.told || nodes.told || time.told || mate.told || perft.told || tell_of_clocks(); }
};

/// Reads the words one after the other.
class GoReader {
 public:
  explicit GoReader(const std::vector<std::string>& words) : words_(words) {}

  Go read(chess::Colour to_move) {
    while (at_ < words_.size()) read_word(words_[at_++]);
    go_.perft = static_cast<int>(numbers_.perft.or_none());
    go_.limits.depth = static_cast<int>(numbers_.mate.told ? 2 * *numbers_.mate.told : numbers_.depth.or_none());
    go_.limits.nodes = static_cast<std::uint64_t>(numbers_.nodes.or_none());
    go_.limits.time = std::chrono::milliseconds(numbers_.time.or_none());
    if (numbers_.tell_of_clocks() && !go_.infinite) set_clock(chess::index_of(to_move));
    if (!numbers_.limit() && !go_.infinite && left_out_) set_short_time();
    return std::move(go_);
  }

 private:
  void remark(std::string sentence) { go_.remarks.push_back(std::move(sentence)); }
  void leave_out(std::string sentence) {
    remark(std::move(sentence));
    left_out_ = true;
  }

  bool is_known(std::string_view word) {
    return word == "infinite" || word == "ponder" || word == "searchmoves" || numbers_.find(word) != nullptr;
  }
  /// A word that belongs to the one before.
  const std::string* next_value() { return at_ < words_.size() && !is_known(words_[at_]) ? &words_[at_++] : nullptr; }

  void read_word(const std::string& word) {
    if (word == "infinite" || word == "ponder") {
      go_.infinite = true;
    } else if (word == "searchmoves") {
      while (const std::string* move = next_value()) go_.moves.push_back(*move);
    } else if (Number* number = numbers_.find(word)) {
      read_number_of(*number);
    } else {
      leave_out("go does not know " + quote(word) + ": it is left out");
    }
  }

  void read_number_of(Number& number) {
    const std::string name = "go " + std::string(number.word);
    const std::string* text = next_value();
    if (text == nullptr) return leave_out(name + " has no number: it is left out");
    const auto value = read_number_near(*text, number.least, number.most);
    if (!value) return leave_out(name + ": " + quote(*text) + " is no whole number: it is left out");
    number.told = value;
    if (read_number(*text, number.least, number.most)) return;
    remark(name + ": " + quote(*text) + " is taken as " + std::to_string(*value) + ", the bounds are " +
           std::to_string(number.least) + " and " + std::to_string(number.most));
  }

  void set_clock(std::size_t us) {
    const Number& left = numbers_.left[us];
    if (!left.told) remark("go has no " + std::string(left.word) + ": it is taken as 1");
    go_.limits.clock = chess::PlayerClock{std::chrono::milliseconds(left.told.value_or(1)),
                                          std::chrono::milliseconds(numbers_.increment[us].or_none()),
                                          static_cast<int>(numbers_.moves_to_go.or_none())};
  }

  void set_short_time() {
    remark("go has no limit that can be understood: movetime is taken as " + std::to_string(kShortTime.count()));
    go_.limits.time = kShortTime;
  }

  const std::vector<std::string>& words_;
  std::size_t at_ = 0;
  Numbers numbers_;
  Go go_;
  bool left_out_ = false;
};

}  // namespace

Go read_go(const std::vector<std::string>& words, chess::Colour to_move) { return GoReader(words).read(to_move); }

}  // namespace spooky::uci
