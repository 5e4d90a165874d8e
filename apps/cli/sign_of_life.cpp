#include "sign_of_life.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>

namespace spooky::cli {

namespace {

void put(int descriptor, const std::string& text) {
  const ssize_t written = write(descriptor, text.data(), text.size());
  (void)written;  // a terminal that is gone sees no sign
}

}  // namespace

SignOfLife::SignOfLife(std::string what, Stream stream)
    : what_(std::move(what)), descriptor_(stream == Stream::Output ? STDOUT_FILENO : STDERR_FILENO) {
  if (isatty(descriptor_) == 0) return;
  std::fflush(stdout);
  // Ctrl-C is the main thread's: a signal must not be lost in this one.
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  thread_ = std::thread([this] { blink(); });
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

SignOfLife::~SignOfLife() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  ended_.notify_all();
  thread_.join();
}

void SignOfLife::blink() {
  using namespace std::chrono;
  constexpr milliseconds kFirst{500};
  const auto begin = steady_clock::now();
  bool shown = false;
  std::unique_lock lock(mutex_);
  for (auto next = begin + kFirst; !ended_.wait_until(lock, next, [this] { return over_; });) {
    const auto seconds = duration_cast<std::chrono::seconds>(steady_clock::now() - begin).count();
    put(descriptor_,
        seconds == 0 ? fmt::format("\r\x1b[K({} ...)", what_) : fmt::format("\r\x1b[K({} ... {} s)", what_, seconds));
    shown = true;
    next += next == begin + kFirst ? kFirst : milliseconds{1000};
  }
  if (shown) put(descriptor_, "\r\x1b[K");
}

}  // namespace spooky::cli
