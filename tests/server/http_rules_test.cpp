// What HTTP/1.1 (RFC 9112) demands of a server beyond parsing, and what the process owes its surroundings.
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "server_fixture.hpp"
#include "server_process.hpp"
#include "testing/paths.hpp"

namespace spooky {
namespace {

using server::HttpServer;
using wire::Client;
using wire::status;

class HttpRulesServerTest : public ServerTest {
 protected:
  /// Everything the server says to these bytes until it closes the connection.
  static std::string answer(const HttpServer& server, const std::string& bytes) {
    Client client(server.port());
    client.say(bytes);
    return client.hear_all();
  }

  static bool has(const std::string& reply, const std::string& text) { return reply.find(text) != std::string::npos; }
};

/// A second request behind a body, as a smuggler would hide it.
const std::string kSecond = "GET /api/version HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

TEST_F(HttpRulesServerTest, UnknownTransferEncodingsGet501AndAClose) {
  const HttpServer server(options());
  for (const char* coding : {"gzip", "identity", "gzip, chunked", "chunked, gzip", "x", "GZIP", "chunked\r\n\tgzip"}) {
    const std::string reply =
        answer(server, "POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: " + std::string(coding) +
                           "\r\n\r\n" + kSecond);
    EXPECT_TRUE(status(reply) == 501 || (has(coding, "\t") && status(reply) == 400)) << coding << "\n" << reply;
    EXPECT_TRUE(has(reply, "Connection: close\r\n")) << reply;
    EXPECT_FALSE(has(reply, "\"version\"")) << "what follows is no request\n" << reply;
  }
  const std::string reply =
      answer(server, "POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\n");
  EXPECT_TRUE(has(reply, R"("code":"not-implemented")")) << reply;
}

TEST_F(HttpRulesServerTest, ABodyOfDoubtfulLengthGets400AndAClose) {
  const HttpServer server(options());
  for (const char* headers :
       {"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: gzip\r\nContent-Length: 5\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "Transfer-Encoding: chunked, chunked\r\n",
        "Transfer-Encoding: chunked;x=1\r\n", "Transfer-Encoding:\r\n", "Transfer-Encoding: ,\r\n",
        "Content-Length: 5\r\nContent-Length: 6\r\n", "Content-Length: 5, 6\r\n", "Content-Length: +5\r\n",
        "Content-Length: 0x5\r\n", "Content-Length:\r\n", "Content-Length: 5 5\r\n", "Content-Length : 5\r\n",
        "Content-Length: 99999999999999999999\r\n"}) {
    const std::string reply = answer(
        server, "POST /api/analyze HTTP/1.1\r\nHost: localhost\r\n" + std::string(headers) + "\r\n0\r\n\r\n" + kSecond);
    EXPECT_EQ(status(reply), 400) << headers << reply;
    EXPECT_FALSE(has(reply, "\"version\"")) << headers << reply;
  }
  const std::string old =
      answer(server, "POST /api/analyze HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n" + kSecond);
  EXPECT_EQ(status(old), 400) << old;
}

TEST_F(HttpRulesServerTest, ChunkedBodiesAreRead) {
  const HttpServer server(options());
  const std::string reply = answer(server,
                                   "POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: Chunked\r\n\r\n"
                                   "9;why=not\r\n{\"game\":\"\r\nB\r\ntictactoe\"}\r\n0\r\nTrailer: x\r\n\r\n\r\n" +
                                       kSecond);
  EXPECT_EQ(status(reply), 200) << reply;
  EXPECT_TRUE(has(reply, R"("ok":true)")) << reply;
  EXPECT_TRUE(has(reply, "\"version\"")) << "the next request, after an empty line\n" << reply;
  // A byte at a time, also the last chunk.
  Client slow(server.port());
  slow.say("POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n");
  for (const char byte : std::string_view("14\r\n{\"game\":\"tictactoe\"}\r\n0\r\n\r\n")) slow.say({&byte, 1});
  EXPECT_EQ(status(slow.hear_all()), 200);
}

TEST_F(HttpRulesServerTest, ARequestHasOneHost) {
  const HttpServer server(options());
  const auto page = [&](const std::string& version, const std::string& headers) {
    return status(answer(server, "GET / " + version + "\r\nConnection: close\r\n" + headers + "\r\n"));
  };
  EXPECT_EQ(page("HTTP/1.1", ""), 400);
  EXPECT_EQ(page("HTTP/1.1", "Host: localhost\r\nHost: localhost\r\n"), 400);
  EXPECT_EQ(page("HTTP/1.1", "Host: localhost\r\nHost: example.org\r\n"), 400);
  EXPECT_EQ(page("HTTP/1.0", "Host: localhost\r\nHost: localhost\r\n"), 400);
  for (const char* host :
       {"a b", "a/b", "a@b", "local host:80", "localhost:x", "[::1", "[]", "[::1]x", "a:1:2", "\\"}) {
    EXPECT_EQ(page("HTTP/1.1", "Host: " + std::string(host) + "\r\n"), 400) << host;
  }
  EXPECT_EQ(page("HTTP/1.0", ""), 200);
  for (const char* host : {"localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]", "[::1]:8080", "a.b-c_d", ""}) {
    EXPECT_EQ(page("HTTP/1.1", "Host: " + std::string(host) + "\r\n"), 200) << host;
  }
}

TEST_F(HttpRulesServerTest, TargetsMayBeWholeAddresses) {
  const HttpServer server(options());
  const auto get = [&](const std::string& target) { return status(wire::ask(server.port(), "GET", target)); };
  for (const char* target : {"http://localhost/", "http://localhost", "HTTP://localhost:1/index.html", "http://a?b",
                             "https://localhost/game/abcdefghijkl", "/"}) {
    EXPECT_EQ(get(target), 200) << target;
  }
  for (const char* target : {"index.html", "ftp://localhost/", "http:/", "http://a b/", "http://user@localhost/",
                             "localhost:80", "?a", "#"}) {
    EXPECT_EQ(get(target), 400) << target;
  }
  EXPECT_EQ(get("http://localhost/nothing"), 404);
  EXPECT_EQ(status(wire::ask(server.port(), "CONNECT", "localhost:80")), 400);
  // The address is what counts, not the header: a page of that address may ask.
  const auto post = [&](const std::string& target, const std::string& origin) {
    return status(wire::ask(server.port(), "POST", target, R"({"game":"tictactoe"})",
                            "Host: other.example\r\nOrigin: " + origin + "\r\n"));
  };
  EXPECT_EQ(post("http://localhost:1/api/analyze", "http://localhost:1"), 200);
  EXPECT_EQ(post("http://localhost:1/api/analyze", "http://other.example"), 403);
}

TEST_F(HttpRulesServerTest, LinesAreWhatTheyShouldBe) {
  const HttpServer server(options());
  for (const char* text : {"GET / HTTP/1.1\nHost: localhost\n\n", "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
                           "GET / HTTP/1.1\r\n Host: localhost\r\n\r\n", "GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n",
                           "GET / HTTP/1.1 \r\nHost: localhost\r\n\r\n", "GET / HTTP/2.0\r\nHost: localhost\r\n\r\n",
                           "GET / HTTP/1.1\r\nHost: local\rhost\r\n\r\n", "GET /\r\n\r\n"}) {
    EXPECT_EQ(status(answer(server, text)), 400) << text;
  }
  // A folded line is one line (RFC 9112, 5.2), and an empty one before the request is none (2.2).
  EXPECT_EQ(
      status(answer(server, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Folded: a\r\n b\r\nConnection: close\r\n\r\n")),
      200);
  EXPECT_EQ(status(answer(server, "\r\nGET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")), 200);
}

TEST_F(HttpRulesServerTest, WhoWaitsForAWordBeforeTheBodyGetsOne) {
  const HttpServer server(options());
  const std::string head =
      "POST /api/analyze HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 20\r\n";
  Client client(server.port());
  client.say(head + "Expect: 100-continue\r\n\r\n");
  EXPECT_EQ(status(client.hear_head()), 100);
  client.say(R"({"game":"tictactoe"})");
  EXPECT_EQ(status(client.hear_all()), 200);
  Client unwanted(server.port());
  unwanted.say("POST /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\nExpect: 100-Continue\r\n\r\n");
  EXPECT_EQ(status(unwanted.hear_all()), 405);
  Client strange(server.port());
  strange.say(head + "Expect: the-unexpected\r\n\r\n");
  EXPECT_EQ(status(strange.hear_all()), 417);
}

/// While this lives, whoever inherits the standard error writes it to a reader that has left.
class NobodyReadsErrors {
 public:
  NobodyReadsErrors() : kept_(::dup(STDERR_FILENO)) {
    int ends[2];
    if (kept_ < 0 || ::pipe(ends) != 0) throw std::runtime_error("no pipe");
    ::close(ends[0]);
    ::dup2(ends[1], STDERR_FILENO);
    ::close(ends[1]);
  }
  ~NobodyReadsErrors() {
    ::dup2(kept_, STDERR_FILENO);
    ::close(kept_);
  }
  NobodyReadsErrors(const NobodyReadsErrors&) = delete;
  NobodyReadsErrors& operator=(const NobodyReadsErrors&) = delete;

 private:
  int kept_;
};

TEST_F(HttpRulesServerTest, AReaderOfItsMessagesThatLeavesDoesNotEndTheServer) {
  // What the test was started with is inherited, too.
  const auto before = std::signal(SIGPIPE, SIG_DFL);
  std::optional<Process> process;
  {
    const NobodyReadsErrors here;
    process.emplace(std::vector<std::string>{test_server(), file(), folder_.path().string()});
  }
  std::signal(SIGPIPE, before);
  const std::string line = process->hear_line();
  const std::size_t at = line.find("localhost:");
  ASSERT_NE(at, std::string::npos) << line;
  const auto port = static_cast<unsigned short>(std::stoul(line.substr(at + 10)));
  EXPECT_EQ(status(wire::ask(port, "GET", "/api/version")), 200);
  process->signal(SIGTERM);
  EXPECT_EQ(process->wait(), 0);
}

}  // namespace
}  // namespace spooky
