// The server over real sockets on loopback.
#include "server/http_server.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "testing/paths.hpp"
#include "wire.hpp"

namespace spooky::server {
namespace {

using wire::body;
using wire::Client;
using wire::PageFolder;
using wire::status;

class HttpServerTest : public testing::Test {
 protected:
  ServeOptions options() const {
    ServeOptions options;
    options.port = 0;
    options.web_root = folder_.path();
    options.database = ":memory:";
    options.engine_program = test_server();
    options.limits.work = options.limits.engine_work = {.per_second = 1e9, .at_once = 1e9};
    options.version = "1.2.3";
    options.commit = "abc";
    return options;
  }

  static std::string ask(const HttpServer& server, const std::string& method, const std::string& target,
                         const std::string& body = "", const std::string& headers = "") {
    return wire::ask(server.port(), method, target, body, headers);
  }

  static bool has(const std::string& reply, const std::string& text) { return reply.find(text) != std::string::npos; }

  PageFolder folder_;
};

std::string failure(const ServeOptions& options) {
  try {
    const HttpServer server(options);
    return "";
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

TEST_F(HttpServerTest, SendsThePageWithSecurityHeaders) {
  const HttpServer server(options());
  for (const char* target : {"/", "/index.html", "/?a=b"}) {
    const std::string reply = ask(server, "GET", target);
    EXPECT_EQ(status(reply), 200) << target;
    EXPECT_TRUE(has(reply, "Content-Type: text/html; charset=utf-8\r\n"));
    EXPECT_TRUE(has(reply, "Cache-Control: no-cache\r\n"));
    EXPECT_TRUE(has(reply, "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"));
    EXPECT_TRUE(has(reply, "X-Content-Type-Options: nosniff\r\n"));
    EXPECT_TRUE(has(reply, "Referrer-Policy: no-referrer\r\n"));
    EXPECT_TRUE(has(reply, "Cross-Origin-Opener-Policy: same-origin\r\n"));
    EXPECT_EQ(body(reply), "<!doctype html><title>page</title>");
  }
}

TEST_F(HttpServerTest, SendsAssetsForEverWithTheirTypes) {
  const HttpServer server(options());
  const std::string script = ask(server, "GET", "/assets/app-1a2b.js");
  EXPECT_TRUE(has(script, "Content-Type: text/javascript; charset=utf-8\r\n"));
  EXPECT_TRUE(has(script, "Cache-Control: public, max-age=31536000, immutable\r\n"));
  EXPECT_TRUE(has(script, "Vary: Accept-Encoding\r\n"));
  EXPECT_EQ(body(script), "start()");
  const std::string engine = ask(server, "GET", "/assets/engine-3c4d.wasm");
  EXPECT_TRUE(has(engine, "Content-Type: application/wasm\r\n"));
  EXPECT_EQ(body(engine), std::string("\0asm", 4));
}

TEST_F(HttpServerTest, SendsTheCompressedFormToThoseWhoAcceptIt) {
  const HttpServer server(options());
  const std::string reply = ask(server, "GET", "/assets/app-1a2b.js", "", "Accept-Encoding: deflate, gzip, br\r\n");
  EXPECT_TRUE(has(reply, "Content-Encoding: gzip\r\n"));
  EXPECT_EQ(body(reply), "compressed");
  EXPECT_EQ(status(ask(server, "GET", "/assets/app-1a2b.js.gz")), 404);
}

TEST_F(HttpServerTest, AnswersHeadWithoutABody) {
  const HttpServer server(options());
  const std::string reply = ask(server, "HEAD", "/");
  EXPECT_EQ(status(reply), 200);
  EXPECT_TRUE(has(reply, "Content-Length: 34\r\n"));
  EXPECT_EQ(body(reply), "");
}

TEST_F(HttpServerTest, TellsItsVersion) {
  const HttpServer server(options());
  const std::string reply = ask(server, "GET", "/api/version");
  EXPECT_TRUE(has(reply, "Content-Type: application/json\r\n"));
  EXPECT_EQ(body(reply), R"({"name":"spooky","version":"1.2.3","commit":"abc","addresses":[],"dice":"system"})");
}

TEST_F(HttpServerTest, TellsWhichDiceAreInUse) {
  const auto told = [&](const std::string& dice, bool file) {
    server::ServeOptions with_dice = options();
    with_dice.dice = dice;
    with_dice.dice_file = file;
    const std::string text = body(ask(HttpServer(with_dice), "GET", "/api/version"));
    return text.substr(std::min(text.size(), text.find(R"("dice")")));
  };
  EXPECT_EQ(told("device:/dev/urandom", false), R"("dice":"device:/dev/urandom"})");
  // The flag is for files: a device stays a device.
  EXPECT_EQ(told("device:/dev/urandom", true), R"("dice":"device:/dev/urandom"})");
  const std::string file = (folder_.parent() / "rolls").string();
  std::ofstream(file) << std::string(1000, 'a');
  EXPECT_THROW(told("device:" + file, false), std::runtime_error);
  EXPECT_EQ(told("device:" + file, true), R"("dice":"device:)" + file + R"(","dice_file":true})");
}

TEST_F(HttpServerTest, PassesQuestionsToTheEngine) {
  const HttpServer server(options());
  const std::string good = ask(server, "POST", "/api/analyze", R"({"id":7,"game":"tictactoe","moves":["a1b2"]})");
  EXPECT_EQ(status(good), 200);
  EXPECT_TRUE(has(body(good), R"("id":7,"ok":true,"actor":"o")")) << good;
  const std::string illegal = ask(server, "POST", "/api/analyze", R"({"game":"tictactoe","moves":["a1a1"]})");
  EXPECT_EQ(status(illegal), 200);
  EXPECT_TRUE(has(body(illegal), R"("code":"illegal-action")"));
  const std::string nonsense = ask(server, "POST", "/api/analyze", "{");
  EXPECT_EQ(status(nonsense), 200);
  EXPECT_TRUE(has(body(nonsense), R"("code":"bad-json")"));
  EXPECT_EQ(status(ask(server, "POST", "/api/analyze")), 200);
}

TEST_F(HttpServerTest, RefusesQuestionsOfForeignPages) {
  const HttpServer server(options());
  const std::string question = R"({"game":"tictactoe"})";
  EXPECT_EQ(status(ask(server, "POST", "/api/analyze", question, "Origin: http://localhost\r\n")), 200);
  for (const char* origin : {"http://example.org", "http://localhost:1", "null", "http://localhost.example.org"}) {
    const std::string reply = ask(server, "POST", "/api/analyze", question, "Origin: " + std::string(origin) + "\r\n");
    EXPECT_EQ(status(reply), 403) << origin;
    EXPECT_TRUE(has(body(reply), "only this server's own page")) << reply;
  }
}

TEST_F(HttpServerTest, KeepsQuestionsSmall) {
  const HttpServer server(options());
  const std::string large = R"({"game":"tictactoe","rules":{"width":4,"height":4},"report":["value"]})";
  const std::string reply = ask(server, "POST", "/api/analyze", large);
  EXPECT_EQ(status(reply), 200);
  EXPECT_TRUE(has(body(reply), R"("code":"too-large")")) << reply;
}

TEST_F(HttpServerTest, TheQuestionsOfOneAddressAreFew) {
  ServeOptions few = options();
  few.limits.questions_of_one_address = 0;
  const HttpServer server(few);
  const std::string reply = ask(server, "POST", "/api/analyze", R"({"game":"tictactoe"})");
  EXPECT_EQ(status(reply), 429);
  EXPECT_TRUE(has(body(reply), R"("code":"too-many")")) << reply;
}

TEST_F(HttpServerTest, SendsThePageForGamesAndLessonsWhateverTheirName) {
  const HttpServer server(options());
  for (const char* target :
       {"/game/abcdefghijkl", "/game/abcdefghijkl/", "/learn/tictactoe", "/learn/ludo", "/play/abcdefghijkl"}) {
    const std::string reply = ask(server, "GET", target);
    EXPECT_EQ(status(reply), 200) << target;
    EXPECT_EQ(body(reply), "<!doctype html><title>page</title>") << target;
  }
}

TEST_F(HttpServerTest, ABrowserThatFollowsABadLinkGetsThePageWhichSaysSo) {
  const HttpServer server(options());
  const std::string browser = "Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n";
  for (const char* target :
       {"/nothing", "/game/", "/game/abcdefghijkl.", "/game/a/b", "/game/../secret.txt", "/play/"}) {
    const std::string reply = ask(server, "GET", target, "", browser);
    EXPECT_EQ(status(reply), 404) << target;
    EXPECT_EQ(body(reply), "<!doctype html><title>page</title>") << target;
    EXPECT_TRUE(has(reply, "Content-Type: text/html; charset=utf-8\r\n")) << target;
    EXPECT_TRUE(has(ask(server, "GET", target), R"("code":"not-found")")) << target << " for a program";
  }
  EXPECT_TRUE(has(ask(server, "GET", "/api/nothing", "", browser), R"("code":"not-found")"));
  EXPECT_TRUE(has(ask(server, "POST", "/nothing", "x", browser), R"("code":"not-found")"));
}

TEST_F(HttpServerTest, OneServerKeepsItsGamesInAFile) {
  ServeOptions first = options();
  first.database = (folder_.parent() / "games.db").string();
  HttpServer server(first);
  EXPECT_EQ(failure(first),
            "another server keeps its games in '" + first.database + "': end it, or name another file with --database");
  server.stop();
  EXPECT_EQ(failure(first), "");
}

TEST_F(HttpServerTest, RefusesWhatIsNotThere) {
  const HttpServer server(options());
  for (const char* target : {"/nothing", "/api", "/api/", "/api/analyze/", "/assets", "/assets/", "*"}) {
    const std::string reply = ask(server, "GET", target);
    EXPECT_EQ(status(reply), 404) << target;
    EXPECT_EQ(
        body(reply),
        R"({"ok":false,"error":{"code":"not-found","reason":"there is nothing at this address; the page is at /",)"
        R"("detail":"not-found","arguments":{}}})");
  }
}

TEST_F(HttpServerTest, RefusesOtherMethods) {
  const HttpServer server(options());
  const std::string page = ask(server, "POST", "/", "x");
  EXPECT_EQ(status(page), 405);
  EXPECT_TRUE(has(page, "Allow: GET, HEAD\r\n"));
  const std::string engine = ask(server, "GET", "/api/analyze");
  EXPECT_EQ(status(engine), 405);
  EXPECT_TRUE(has(engine, "Allow: POST\r\n"));
  EXPECT_EQ(status(ask(server, "DELETE", "/api/version")), 405);
  EXPECT_EQ(status(ask(server, "BREW", "/")), 405);
}

TEST_F(HttpServerTest, NoPathLeavesThePage) {
  const HttpServer server(options());
  for (const char* target :
       {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt",
        "/./index.html", "/assets/..", "/\\..\\secret.txt", "http://localhost/../secret.txt", "/index.html%00.js"}) {
    const std::string reply = ask(server, "GET", target);
    EXPECT_TRUE(status(reply) == 404 || status(reply) == 400) << target << "\n" << reply;
    EXPECT_FALSE(has(reply, "not for the network")) << target;
  }
  const std::string absolute = (folder_.parent() / "secret.txt").string();
  EXPECT_EQ(status(ask(server, "GET", absolute)), 404);
}

TEST_F(HttpServerTest, RefusesLargeBodies) {
  ServeOptions small = options();
  small.limits.body_bytes = 1000;
  const HttpServer server(small);
  const std::string announced = ask(server, "POST", "/api/analyze", std::string(1001, 'x'));
  EXPECT_EQ(status(announced), 413);
  EXPECT_EQ(body(announced),
            R"({"ok":false,"error":{"code":"too-large","reason":"the body of a request may have at most 1000 bytes",)"
            R"("detail":"http-body","arguments":{"most":1000}}})");
  // Without a length, the body is counted as it comes.
  Client client(server.port());
  client.say("POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
  client.say("7D0\r\n" + std::string(2000, 'x') + "\r\n0\r\n\r\n");
  EXPECT_EQ(status(client.hear_all()), 413);
  EXPECT_EQ(status(ask(server, "POST", "/api/analyze", std::string(1000, ' '))), 200);
}

TEST_F(HttpServerTest, RefusesLargeHeaders) {
  const HttpServer server(options());
  EXPECT_EQ(status(ask(server, "GET", "/", "", "X-Long: " + std::string(20'000, 'x') + "\r\n")), 431);
  EXPECT_EQ(status(ask(server, "GET", "/" + std::string(20'000, 'x'))), 431);
  std::string many;
  for (int i = 0; i < 3000; ++i) many += "a:b\r\n";
  EXPECT_EQ(status(ask(server, "GET", "/", "", many)), 431);
}

TEST_F(HttpServerTest, RefusesWhatIsNotHttp) {
  const HttpServer server(options());
  for (const std::string& text :
       {std::string("hello\r\n\r\n"), std::string("GET\r\n\r\n"), std::string("\x16\x03\x01\x02\r\n\r\n"),
        std::string("GET / HTTP/9.9\r\n\r\n"), std::string("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"),
        std::string("POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"),
        std::string("GET / HTTP/1.1\r\nNo colon\r\n\r\n")}) {
    Client client(server.port());
    client.say(text);
    EXPECT_EQ(status(client.hear_all()), 400) << text;
  }
  EXPECT_EQ(status(ask(server, "GET", "/")), 200);
}

TEST_F(HttpServerTest, SurvivesClientsThatLeave) {
  const HttpServer server(options());
  for (const char* text :
       {"", "GE", "GET / HTTP/1.1\r\n", "POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        "GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n"}) {
    Client client(server.port());
    client.say(text);
  }
  EXPECT_EQ(status(ask(server, "GET", "/")), 200);
}

TEST_F(HttpServerTest, KeepsAConnectionOpenForManyRequests) {
  const HttpServer server(options());
  Client client(server.port());
  const std::string question = R"({"game":"tictactoe"})";
  for (int i = 0; i < 50; ++i) {
    client.say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_EQ(status(client.hear_reply()), 200);
    client.say("POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n" + question);
    EXPECT_TRUE(has(client.hear_reply(), R"("ok":true)"));
  }
  // Two at once are answered in order.
  client.say("GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\nGET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_EQ(status(client.hear_reply()), 200);
  EXPECT_EQ(status(client.hear_reply()), 404);
}

TEST_F(HttpServerTest, ClosesConnectionsThatDawdle) {
  ServeOptions hasty = options();
  hasty.limits.request_time = std::chrono::milliseconds(50);
  hasty.limits.idle_time = std::chrono::milliseconds(50);
  const HttpServer server(hasty);
  Client silent(server.port());
  EXPECT_EQ(silent.hear_all(), "");
  Client slow(server.port());
  slow.say("GET / HTTP/1.1\r\n");
  EXPECT_EQ(slow.hear_all(), "");
  Client slow_body(server.port());
  slow_body.say("POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{");
  EXPECT_EQ(slow_body.hear_all(), "");
}

TEST_F(HttpServerTest, ServesManyConnectionsAtOnce) {
  const HttpServer server(options());
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 200; ++i) clients.push_back(std::make_unique<Client>(server.port()));
  for (const auto& client : clients) ASSERT_TRUE(client->say("GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n"));
  for (const auto& client : clients) EXPECT_EQ(status(client->hear_reply()), 200);
}

TEST_F(HttpServerTest, RefusesQuestionsWhenTheEngineHasTooMany) {
  ServeOptions busy = options();
  busy.limits.engine_workers = 1;
  busy.limits.waiting_questions = 1;
  busy.limits.questions_of_one_address = 100;
  const HttpServer server(busy);
  const std::string hard =
      R"({"game":"tictactoe","rules":{"width":6,"height":6,"line":4},"report":["move"],"level":4})";
  const std::string request = "POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: " +
                              std::to_string(hard.size()) + "\r\n\r\n" + hard;
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 12; ++i) {
    clients.push_back(std::make_unique<Client>(server.port()));
    clients.back()->say(request);
  }
  // Meanwhile the page is sent as ever.
  EXPECT_EQ(status(ask(server, "GET", "/")), 200);
  int answered = 0;
  int refused = 0;
  for (const auto& client : clients) {
    const std::string reply = client->hear_all();
    if (status(reply) == 200) ++answered;
    if (status(reply) == 503 && has(body(reply), "too many questions waiting")) ++refused;
  }
  EXPECT_GE(answered, 1);
  EXPECT_GE(refused, 1);
  EXPECT_EQ(answered + refused, 12);
}

TEST_F(HttpServerTest, AMoveThatTakesTooLongIsRefused) {
  const HttpServer server(options());
  const auto answer = [&](const std::string& level) {
    return body(ask(server, "POST", "/api/analyze",
                    R"({"game":"go","rules":{"width":25,"height":25,"variant":"w4"},"report":["move"])" + level + "}"));
  };
  EXPECT_TRUE(has(answer(""), "too-large"));
  EXPECT_TRUE(has(answer(""), "'level' can be 4 at most"));
  EXPECT_TRUE(has(answer(R"(,"level":1)"), "\"move\""));
}

TEST_F(HttpServerTest, StopsInTheMiddleOfEverything) {
  HttpServer server(options());
  Client idle(server.port());
  Client asking(server.port());
  asking.say("POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{\"game\":\"tictactoe\"}");
  server.stop();
  server.stop();
}

TEST_F(HttpServerTest, ManyThreadsAsk) {
  const HttpServer server(options());
  std::atomic<int> good = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int k = 0; k < 25; ++k) {
        if (status(ask(server, "POST", "/api/analyze", R"({"game":"tictactoe","report":["legal"]})")) == 200) ++good;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(good, 100);
}

TEST_F(HttpServerTest, SaysWhyItCannotStart) {
  const HttpServer first(options());
  ServeOptions second = options();
  second.port = first.port();
  EXPECT_EQ(failure(second), "port " + std::to_string(first.port()) +
                                 " is already in use: end the other program or choose another with --port");
  ServeOptions nowhere = options();
  nowhere.host = "203.0.113.1";
  EXPECT_EQ(failure(nowhere), "cannot listen on '203.0.113.1': it is not an address of this machine");
  ServeOptions nonsense = options();
  nonsense.host = "not a host";
  EXPECT_EQ(failure(nonsense), "cannot listen on 'not a host': it is not an address of this machine");
  ServeOptions anywhere = options();
  anywhere.host = "";
  EXPECT_EQ(failure(anywhere), "the address to listen on is empty");
  ServeOptions empty = options();
  empty.web_root = folder_.parent();
  EXPECT_EQ(failure(empty).rfind("there is no page in ", 0), 0U);
}

TEST_F(HttpServerTest, GivesAnAddressToOpen) {
  const HttpServer server(options());
  EXPECT_EQ(server.address(), "http://localhost:" + std::to_string(server.port()));
  ServeOptions other = options();
  other.host = "127.0.0.2";
  const HttpServer elsewhere(other);
  EXPECT_EQ(elsewhere.address(), "http://127.0.0.2:" + std::to_string(elsewhere.port()));
}

}  // namespace
}  // namespace spooky::server
