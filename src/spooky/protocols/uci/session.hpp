#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "spooky/games/chess/player/searcher.hpp"
#include "spooky/games/chess/rules/position.hpp"
#include "spooky/protocols/uci/go_words.hpp"
#include "spooky/protocols/uci/options.hpp"

namespace spooky::uci {

struct SessionSettings {
  Options options;
  std::string version;
  /// Takes whole lines, one call at a time, from any thread.
  std::function<void(const std::string& lines)> say;
};

/// A chess engine that speaks UCI (docs/uci.md). It thinks and counts in a thread of its own, so that it hears `stop`.
class Session {
 public:
  explicit Session(SessionSettings settings);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Understands one line. What cannot be understood is answered by one `info string` and changes nothing.
  void hear(std::string_view line);
  /// `quit` was heard.
  bool finished() const { return finished_; }
  /// There will be no more lines: lets a count and a search that ends by itself end, and stops any other.
  void hear_end();

 private:
  using Words = std::vector<std::string>;

  // session.cpp
  void tell(const std::string& lines);
  void complain(const std::string& reason);
  void introduce();
  void set_option(const Words& words);
  void set_position(const Words& words);
  void go(const Words& words);

  // thinking.cpp
  enum class Work : std::uint8_t { Count, Search, EndlessSearch };
  /// Does something in the thread, which must be free.
  void start(Work kind, std::function<void()> work);
  /// Before the next command: a count comes to its end, as with engines that hear nothing meanwhile; a search is
  /// stopped.
  void make_free();
  void count_tree(int depth);
  void think(const Go& wish);
  /// The legal ones of the moves that were told.
  std::vector<chess::Action> read_moves(const Words& moves);
  void tell_info(const chess::SearchInfo& info);
  /// The line of the move that was chosen, after the last that was told.
  void tell_choice(const chess::SearchInfo& last, const chess::SearchResult& result);
  void stop();
  void wait();

  SessionSettings settings_;
  chess::Position position_;
  std::unique_ptr<chess::Searcher> searcher_;
  std::mutex saying_;
  std::mutex stopping_;
  std::condition_variable stopped_;
  std::atomic<bool> stop_ = false;
  Work work_ = Work::Search;  ///< what the thread does
  bool finished_ = false;
  std::thread thread_;
};

}  // namespace spooky::uci
