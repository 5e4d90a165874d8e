#include "server/engine_pool.hpp"

#include <algorithm>
#include <utility>

namespace spooky::server {

namespace {

Reply too_large(std::string_view key, std::vector<Argument> arguments = {}) {
  return refusal(200, "too-large", key, std::move(arguments));
}

Reply closing_words() { return refusal(503, "busy", "busy-ending"); }

Reply words_for(EngineFault fault, const EngineLimits& limits) {
  switch (fault) {
    case EngineFault::TooLong:
      return too_large("engine-seconds", {{"seconds", static_cast<std::int64_t>(limits.processor_seconds)}});
    case EngineFault::TooMuch: return too_large("engine-memory");
    case EngineFault::Crashed: return too_large("engine-crashed");
    case EngineFault::Cancelled: break;  // the asker has gone and reads nothing, or the pool stops
  }
  return closing_words();
}

}  // namespace

EnginePool::EnginePool(unsigned workers, std::size_t most_waiting, const std::string& program,
                       const EngineLimits& limits)
    : most_waiting_(most_waiting) {
  for (unsigned i = 0; i < std::max(workers, 1U); ++i) {
    threads_.emplace_back([this, program, limits] { work(program, limits); });
  }
}

EnginePool::~EnginePool() { stop(); }

std::shared_ptr<EnginePool::Question> EnginePool::ask(std::string text, Answered answered) {
  auto question = std::make_shared<Question>();
  question->text_ = std::move(text);
  question->answered_ = std::move(answered);
  {
    const std::lock_guard lock(mutex_);
    if (stopped_ || waiting_.size() >= most_waiting_) return nullptr;
    waiting_.push_back(question);
  }
  woken_.notify_one();
  return question;
}

void EnginePool::stop() {
  std::deque<std::shared_ptr<Question>> dropped;
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    dropped.swap(waiting_);
    for (const auto& question : in_hand_) question->cancel();
  }
  woken_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
  // Whoever asked may hold the question, and the question holds what is called with the answer: let go of that.
  for (const auto& question : dropped) std::exchange(question->answered_, nullptr)(closing_words(), 0);
}

void EnginePool::work(const std::string& program, const EngineLimits& limits) {
  EngineProcess process(program, limits);
  for (;;) {
    std::shared_ptr<Question> question;
    {
      std::unique_lock lock(mutex_);
      woken_.wait(lock, [this] { return stopped_ || !waiting_.empty(); });
      if (stopped_) return;
      question = std::move(waiting_.front());
      waiting_.pop_front();
      in_hand_.push_back(question);
    }
    auto outcome = process.ask(question->text_, question->cancelled_);
    {
      const std::lock_guard lock(mutex_);
      std::erase(in_hand_, question);
    }
    const auto answered = std::exchange(question->answered_, nullptr);
    if (auto* answer = std::get_if<EngineAnswer>(&outcome)) {
      Reply reply;
      reply.text = std::move(answer->text);
      answered(std::move(reply), answer->seconds);
    } else {
      const auto fault = std::get<EngineFault>(outcome);
      // What was killed had used up what it was given, or as much as makes no difference.
      answered(words_for(fault, limits), fault == EngineFault::TooLong ? limits.processor_seconds : 0.1);
    }
  }
}

}  // namespace spooky::server
