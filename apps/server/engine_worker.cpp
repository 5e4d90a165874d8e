#include "server/engine_worker.hpp"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <new>
#include <optional>
#include <string_view>

#include "server/errands.hpp"

namespace spooky::server {

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kIsSanitized = true;  // sanitizers reserve more address space than any limit allows
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kIsSanitized = true;
#else
constexpr bool kIsSanitized = false;
#endif
#else
constexpr bool kIsSanitized = false;
#endif

/// Below everything else that the server does.
constexpr int kNiceness = 10;

bool read_all(void* bytes, std::size_t size) {
  auto* at = static_cast<char*>(bytes);
  while (size > 0) {
    const ssize_t length = ::read(STDIN_FILENO, at, size);
    if (length < 0 && errno == EINTR) continue;
    if (length <= 0) return false;
    at += length;
    size -= static_cast<std::size_t>(length);
  }
  return true;
}

bool write_all(const void* bytes, std::size_t size) {
  const auto* at = static_cast<const char*>(bytes);
  while (size > 0) {
    const ssize_t length = ::write(STDOUT_FILENO, at, size);
    if (length < 0 && errno == EINTR) continue;
    if (length <= 0) return false;
    at += length;
    size -= static_cast<std::size_t>(length);
  }
  return true;
}

/// The system ends the worker when this question takes longer.
void allow_processor_time(unsigned seconds) {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  rlimit limit{};
  ::getrlimit(RLIMIT_CPU, &limit);
  limit.rlim_cur = static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + 1 + seconds;
  ::setrlimit(RLIMIT_CPU, &limit);
}

void limit_worker(const EngineLimits& limits) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  // Meant for the server, where all of a terminal's or a service's processes get them: it ends its workers itself.
  std::signal(SIGINT, SIG_IGN);
  std::signal(SIGTERM, SIG_IGN);
  ::setpriority(PRIO_PROCESS, 0, kNiceness);
  const rlimit none{0, 0};
  ::setrlimit(RLIMIT_CORE, &none);
  if (!kIsSanitized) {
    const rlimit memory{limits.memory_bytes, limits.memory_bytes};
    ::setrlimit(RLIMIT_AS, &memory);
  }
  std::set_new_handler([] { ::_exit(kOutOfMemoryStatus); });
}

std::optional<EngineLimits> read_limits(int count, const char* const* words) {
  std::vector<std::uint64_t> numbers;
  for (int i = 0; i < count; ++i) {
    const std::string_view word = words[i];
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    numbers.push_back(number);
  }
  if (numbers.size() != 8) return std::nullopt;
  EngineLimits limits;
  limits.processor_seconds = static_cast<unsigned>(numbers[0]);
  limits.memory_bytes = numbers[1];
  limits.answer.solve.positions = numbers[2];
  limits.answer.solve.table_bytes = numbers[3];
  limits.answer.thinking_work = numbers[4];
  limits.answer.action = numbers[5];
  limits.answer.moves = numbers[6];
  limits.answer.answer_bytes = numbers[7];
  return limits;
}

}  // namespace

std::vector<std::string> engine_worker_arguments(const EngineLimits& limits) {
  const AnalyzeLimits& answer = limits.answer;
  std::vector<std::string> arguments{kEngineWorkerWord};
  for (const std::uint64_t number :
       {std::uint64_t{limits.processor_seconds}, std::uint64_t{limits.memory_bytes}, answer.solve.positions,
        std::uint64_t{answer.solve.table_bytes}, answer.thinking_work, answer.action, answer.moves,
        std::uint64_t{answer.answer_bytes}}) {
    arguments.push_back(std::to_string(number));
  }
  return arguments;
}

int run_engine_worker(int count, const char* const* words) {
  const auto limits = read_limits(count, words);
  if (!limits) return 2;
  limit_worker(*limits);
  for (;;) {
    std::uint64_t size = 0;
    if (!read_all(&size, sizeof size)) return 0;
    std::string question(size, '\0');
    if (!read_all(question.data(), question.size())) return 0;
    allow_processor_time(limits->processor_seconds);
    const double before = thread_seconds();
    const std::string answer = analyze(question, limits->answer);
    const std::uint64_t head[] = {answer.size(), static_cast<std::uint64_t>((thread_seconds() - before) * 1e6)};
    if (!write_all(head, sizeof head) || !write_all(answer.data(), answer.size())) return 0;
  }
}

}  // namespace spooky::server
