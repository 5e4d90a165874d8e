#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

namespace spooky::cli {

/// Shows on a terminal that something is being computed, and for how long, from the first half second on; the line is
/// gone when the sign is. Elsewhere it does nothing. Nobody else may print to the stream meanwhile.
class SignOfLife {
 public:
  enum class Stream : std::uint8_t { Output, Error };

  explicit SignOfLife(std::string what, Stream stream = Stream::Output);
  ~SignOfLife();
  SignOfLife(const SignOfLife&) = delete;
  SignOfLife& operator=(const SignOfLife&) = delete;

 private:
  void blink();

  std::string what_;
  int descriptor_;
  bool over_ = false;
  std::mutex mutex_;
  std::condition_variable ended_;
  std::thread thread_;
};

}  // namespace spooky::cli
