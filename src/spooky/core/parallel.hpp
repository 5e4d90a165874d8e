#pragma once

#ifndef __wasi__
#include <thread>
#include <vector>
#endif

namespace spooky {

/// Calls work(0) … work(count - 1) and returns when all are done; side by side where there are threads, one after the
/// other in the browser. The calls must not depend on each other.
template <class Work>
void run_parallel(unsigned count, const Work& work) {
#ifndef __wasi__
  std::vector<std::jthread> threads;
  for (unsigned i = 1; i < count; ++i) threads.emplace_back([&work, i] { work(i); });
  if (count > 0) work(0);
#else
  for (unsigned i = 0; i < count; ++i) work(i);
#endif
}

/// How many threads are worth starting here.
inline unsigned hardware_threads() {
#ifndef __wasi__
  const unsigned count = std::thread::hardware_concurrency();
  return count == 0 ? 1 : count;
#else
  return 1;
#endif
}

}  // namespace spooky
