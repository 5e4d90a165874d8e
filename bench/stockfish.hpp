#pragma once

#include <sys/types.h>

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace spooky {

/// Stockfish, or another engine of ordinary chess, over pipes (UCI).
class Stockfish {
 public:
  struct Strength {
    int skill = 20;           ///< 0 to 20
    std::uint64_t nodes = 0;  ///< for each move; 0: by time
    int milliseconds = 50;
  };

  explicit Stockfish(const Strength& strength);
  ~Stockfish();
  Stockfish(const Stockfish&) = delete;
  Stockfish& operator=(const Stockfish&) = delete;

  /// Whether the program runs and answers.
  bool is_there() const { return ready_; }
  /// Its move, as `e2e4`, after these moves of a game; nothing when it fails.
  std::string move_after(const std::vector<std::string>& moves);

 private:
  bool say(const std::string& line);
  /// Reads until a line that begins so; nothing when the program ends.
  std::string wait_for(const std::string& beginning);

  Strength strength_;
  bool ready_ = false;
  pid_t process_ = -1;
  std::FILE* input_ = nullptr;
  std::FILE* output_ = nullptr;
};

}  // namespace spooky
