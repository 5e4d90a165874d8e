// Questions of strangers: answered by processes that can be killed, within limits that the system keeps.
#include "server/engine_pool.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <future>

#include "server_fixture.hpp"
#include "testing/paths.hpp"

namespace spooky {
namespace {

using server::EngineLimits;
using server::EnginePool;

/// Takes for ever where nothing limits the positions that are looked at.
const std::string kEndless = R"({"game":"tictactoe","rules":{"width":4,"height":4},"report":["value"]})";
const std::string kEasy = R"({"id":"7","game":"tictactoe","moves":["a1b2"],"report":["result"]})";

/// Limits that only the system keeps.
EngineLimits patient(unsigned seconds) {
  EngineLimits limits;
  limits.processor_seconds = seconds;
  limits.answer = {};
  limits.answer.solve = {.positions = std::uint64_t{1} << 60, .table_bytes = 1 << 20};
  return limits;
}

struct Asked {
  std::future<std::string> answer;
  std::shared_ptr<EnginePool::Question> question;
};

Asked ask(EnginePool& pool, const std::string& text) {
  auto promise = std::make_shared<std::promise<std::string>>();
  auto answer = promise->get_future();
  auto question = pool.ask(text, [promise](server::Reply given, double) { promise->set_value(std::move(given.text)); });
  EXPECT_TRUE(question);
  return {std::move(answer), std::move(question)};
}

TEST(EnginePoolServer, AnswersAsTheEngineDoes) {
  EnginePool pool(2, 10, test_server(), EngineLimits{});
  for (int i = 0; i < 20; ++i) EXPECT_EQ(ask(pool, kEasy).answer.get(), analyze(kEasy));
  EXPECT_NE(ask(pool, "{\n").answer.get().find("bad-json"), std::string::npos);
  const std::string lines = "{\"game\":\n\"tictactoe\"}";
  EXPECT_EQ(ask(pool, lines).answer.get(), analyze(lines));
}

TEST(EnginePoolServer, AQuestionThatTakesTooLongIsRefusedAndTheNextIsAnswered) {
  EnginePool pool(1, 10, test_server(), patient(1));
  const std::string refused = ask(pool, kEndless).answer.get();
  EXPECT_NE(refused.find(R"("code":"too-large")"), std::string::npos) << refused;
  EXPECT_NE(refused.find("more than 1 seconds of a processor"), std::string::npos) << refused;
  EXPECT_EQ(ask(pool, kEasy).answer.get(), analyze(kEasy));
}

TEST(EnginePoolServer, ACancelledQuestionMakesRoomForTheNext) {
  EnginePool pool(1, 10, test_server(), patient(100'000));
  const Asked endless = ask(pool, kEndless);
  Asked next = ask(pool, kEasy);
  endless.question->cancel();
  EXPECT_EQ(next.answer.get(), analyze(kEasy));
}

TEST(EnginePoolServer, EndsWhateverIsAsked) {
  EnginePool pool(2, 10, test_server(), patient(100'000));
  std::vector<Asked> asked;
  for (int i = 0; i < 5; ++i) asked.push_back(ask(pool, kEndless));
  pool.stop();
  for (Asked& one : asked) EXPECT_NE(one.answer.get().find(R"("error")"), std::string::npos);
  EXPECT_FALSE(pool.ask(kEasy, [](const server::Reply&, double) {}));
}

TEST(EnginePoolServer, TheQueueHasAnEnd) {
  EnginePool pool(1, 2, test_server(), patient(100'000));
  std::vector<Asked> asked;
  asked.push_back(ask(pool, kEndless));
  while (pool.ask(kEndless, [](const server::Reply&, double) {})) {
  }
  pool.stop();
}

TEST(EnginePoolServer, AProgramThatIsNoWorkerIsToldAsAnError) {
  EnginePool pool(1, 2, "/nonexistent/program", EngineLimits{});
  EXPECT_NE(ask(pool, kEasy).answer.get().find("could not answer"), std::string::npos);
  EnginePool other(1, 2, "/bin/true", EngineLimits{});
  EXPECT_NE(ask(other, kEasy).answer.get().find("could not answer"), std::string::npos);
}

class EngineServerTest : public ServerTest {
 protected:
  server::ServeOptions one_patient_worker() const {
    server::ServeOptions narrow = options();
    narrow.limits.engine_workers = 1;
    narrow.limits.engine = patient(100'000);
    return narrow;
  }
  static std::string request(const std::string& question) {
    return "POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + std::to_string(question.size()) +
           "\r\n\r\n" + question;
  }
};

TEST_F(EngineServerTest, WhoHangsUpCancelsTheQuestion) {
  const server::HttpServer server(one_patient_worker());
  for (int i = 0; i < 3; ++i) {
    wire::Client gone(server.port());
    ASSERT_TRUE(gone.say(request(kEndless)));
  }
  wire::Client waits(server.port());
  ASSERT_TRUE(waits.say(request(kEasy)));
  EXPECT_EQ(wire::body(waits.hear_reply()), analyze(kEasy));
}

TEST_F(EngineServerTest, TheServerEndsWhateverIsAsked) {
  server::HttpServer server(one_patient_worker());
  std::deque<wire::Client> clients;
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(clients.emplace_back(server.port()).say(request(kEndless)));
  }
  EXPECT_EQ(wire::status(wire::ask(server.port(), "GET", "/")), 200);
  server.stop();
  // One was in hand, the others waited.
  for (wire::Client& client : clients) {
    const std::string reply = client.hear_reply();
    EXPECT_EQ(wire::status(reply), 503);
    EXPECT_NE(reply.find("the server is ending"), std::string::npos);
  }
}

TEST_F(EngineServerTest, AnAddressGetsItsShareOfProcessorTime) {
  server::ServeOptions mean = options();
  mean.limits.engine_work = {.per_second = 0, .at_once = 0};
  const server::HttpServer server(mean);
  EXPECT_EQ(wire::status(wire::ask(server.port(), "POST", "/api/analyze", kEasy)), 200);
  const std::string refused = wire::ask(server.port(), "POST", "/api/analyze", kEasy);
  EXPECT_EQ(wire::status(refused), 429);
  EXPECT_NE(refused.find("keeps the server too busy"), std::string::npos) << refused;
  // Games are counted by themselves.
  EXPECT_EQ(open_game(server).size(), 12U);
}

}  // namespace
}  // namespace spooky
