// All network code of the server. One I/O thread runs every callback below; only the engine's work leaves it, for the
// worker pool, and comes back as a callback.
#include "server/http_server.hpp"

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>

#include "server/router.hpp"
#include "server/worker_pool.hpp"
#include "spooky/protocols/analyze.hpp"

namespace spooky::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using ErrorCode = boost::system::error_code;

/// Connections beyond the limit that are still told so; any more are closed without a word.
constexpr std::size_t kMostRefusals = 64;
constexpr std::size_t kMostDrained = 4 << 20;
constexpr std::chrono::seconds kDrainTime{2};

constexpr const char* kContentSecurityPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

std::string_view from_beast(beast::string_view text) { return {text.data(), text.size()}; }
beast::string_view to_beast(std::string_view text) { return {text.data(), text.size()}; }

/// What every connection needs from its server.
struct Shared {
  const ServeLimits& limits;
  const Router& router;
  WorkerPool& pool;
  std::size_t connections = 0;
};

std::string engine_answer(const std::string& request, const SolveLimits& limits) {
  try {
    return analyze(request, limits);
  } catch (const std::exception&) {
    return refusal(200, "too-large", "the engine ran out of memory on this request").text;
  }
}

/// Headers that every reply has, whatever it carries.
template <class Fields>
void add_headers(Fields& fields, const Reply& reply) {
  fields.set(http::field::server, "spooky");
  fields.set(http::field::content_type, to_beast(reply.content_type));
  fields.set(http::field::cache_control, to_beast(reply.cache));
  if (reply.compressed) fields.set(http::field::content_encoding, "gzip");
  if (reply.varies) fields.set(http::field::vary, "Accept-Encoding");
  if (!reply.allow.empty()) fields.set(http::field::allow, to_beast(reply.allow));
  fields.set("Content-Security-Policy", kContentSecurityPolicy);
  fields.set("X-Content-Type-Options", "nosniff");
  fields.set("Referrer-Policy", "no-referrer");
  fields.set("Cross-Origin-Opener-Policy", "same-origin");
  fields.set("Cross-Origin-Embedder-Policy", "require-corp");
  fields.set("Cross-Origin-Resource-Policy", "same-origin");
}

/// One connection: reads a request, answers it, and again while the client wants. Lives as long as a callback holds it.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(tcp::socket socket, Shared& shared)
      : stream_(std::move(socket)), shared_(shared), crowded_(shared.connections >= shared.limits.connections) {
    ++shared_.connections;
  }
  ~Connection() { --shared_.connections; }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void start() { wait_for_request(); }

 private:
  /// An open connection may rest; once bytes of a request arrive, the whole of it must follow in good time.
  void wait_for_request() {
    if (buffer_.size() > 0 || crowded_) return read_header();
    stream_.expires_after(shared_.limits.idle_time);
    stream_.async_read_some(buffer_.prepare(4096), [self = shared_from_this()](ErrorCode error, std::size_t bytes) {
      if (error) return;
      self->buffer_.commit(bytes);
      self->read_header();
    });
  }

  void read_header() {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(shared_.limits.header_bytes));
    parser_->body_limit(shared_.limits.body_bytes);
    stream_.expires_after(crowded_ ? kDrainTime : shared_.limits.request_time);
    http::async_read_header(stream_, buffer_, *parser_, [self = shared_from_this()](ErrorCode error, std::size_t) {
      if (error) return self->refuse_unreadable(error);
      self->decide();
    });
  }

  void decide() {
    if (crowded_) return refuse_and_close(refusal(503, "busy", "the server has too many connections: try again soon"));
    const auto& request = parser_->get();
    const std::string_view target = from_beast(request.target());
    const Question question{.method = from_beast(request.method_string()),
                            .path = target.substr(0, target.find('?')),
                            .host = from_beast(request[http::field::host]),
                            .origin = from_beast(request[http::field::origin]),
                            .accepts_gzip = http::token_list(request[http::field::accept_encoding]).exists("gzip")};
    Route route = shared_.router.route(question);
    const bool for_engine = std::holds_alternative<AskEngine>(route);
    http::async_read(
        stream_, buffer_, *parser_,
        [self = shared_from_this(), route = std::move(route), for_engine](ErrorCode error, std::size_t) mutable {
          if (error) return self->refuse_unreadable(error);
          if (for_engine) return self->ask_engine();
          self->send(std::get<Reply>(std::move(route)));
        });
  }

  void ask_engine() {
    stream_.expires_never();
    const bool queued = shared_.pool.submit([self = shared_from_this()]() mutable {
      std::string answer = engine_answer(self->parser_->get().body(), self->shared_.limits.solve);
      const auto executor = self->stream_.get_executor();
      // The connection goes back to its thread, also to be destroyed.
      asio::post(executor, [self = std::move(self), answer = std::move(answer)]() mutable {
        Reply reply;
        reply.text = std::move(answer);
        self->send(std::move(reply));
      });
    });
    if (!queued) send(refusal(503, "busy", "the engine has too many questions waiting: try again soon"));
  }

  void refuse_unreadable(ErrorCode error) {
    if (error == http::error::body_limit) {
      return refuse_and_close(
          refusal(413, "too-large",
                  "the body of a request may have at most " + std::to_string(shared_.limits.body_bytes) + " bytes"));
    }
    if (error == http::error::header_limit) {
      return refuse_and_close(refusal(
          431, "too-large",
          "the headers of a request may have at most " + std::to_string(shared_.limits.header_bytes) + " bytes"));
    }
    const bool not_http = error.category() == make_error_code(http::error::end_of_stream).category() &&
                          error != http::error::end_of_stream && error != http::error::partial_message;
    if (not_http) return refuse_and_close(refusal(400, "bad-request", "this is not an HTTP request"));
    close();
  }

  void refuse_and_close(Reply reply) {
    closing_ = true;
    send(std::move(reply));
  }

  auto sent() {
    return [self = shared_from_this()](ErrorCode error, std::size_t) {
      if (error) return;
      if (self->closing_) return self->close();
      self->wait_for_request();
    };
  }

  void send(Reply reply) {
    reply_ = std::move(reply);
    const auto& request = parser_->get();
    const bool keep_alive = !closing_ && request.keep_alive();
    closing_ = !keep_alive;
    // The bytes are not copied: they stay in reply_, or in the page's files.
    const std::string_view body = reply_.body();
    const auto prepare = [&](auto& response) {
      response.version(11);
      response.result(reply_.status);
      add_headers(response, reply_);
      response.keep_alive(keep_alive);
      response.content_length(body.size());
    };
    stream_.expires_after(shared_.limits.request_time);
    if (request.method() == http::verb::head) {
      head_response_.emplace();
      prepare(*head_response_);
      http::async_write(stream_, *head_response_, sent());
    } else {
      response_.emplace();
      prepare(*response_);
      response_->body() = beast::span<const char>(body.data(), body.size());
      http::async_write(stream_, *response_, sent());
    }
  }

  /// Says goodbye and reads what the client still sends for a moment: closing at once could destroy the last reply.
  void close() {
    ErrorCode ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream_.expires_after(kDrainTime);
    drain(kMostDrained);
  }

  void drain(std::size_t left) {
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(65536),
                            [self = shared_from_this(), left](ErrorCode error, std::size_t bytes) {
                              // The deadline is for all of it: it is not set again.
                              if (!error && bytes < left) self->drain(left - bytes);
                            });
  }

  beast::tcp_stream stream_;
  Shared& shared_;
  bool crowded_;  ///< one connection too many: it is only told so
  bool closing_ = false;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  Reply reply_;
  std::optional<http::response<http::span_body<const char>>> response_;
  std::optional<http::response<http::empty_body>> head_response_;
};

std::string quoted_address(const ServeOptions& options) { return options.host + ":" + std::to_string(options.port); }

tcp::endpoint find_endpoint(asio::io_context& context, const ServeOptions& options) {
  if (options.host.empty()) throw std::runtime_error("the address to listen on is empty");
  ErrorCode error;
  tcp::resolver resolver(context);
  const auto found = resolver.resolve(options.host, std::to_string(options.port),
                                      tcp::resolver::passive | tcp::resolver::numeric_service, error);
  if (error || found.empty()) {
    throw std::runtime_error("cannot listen on '" + options.host + "': it is not an address of this machine");
  }
  return found.begin()->endpoint();
}

void listen(tcp::acceptor& acceptor, const tcp::endpoint& endpoint, const ServeOptions& options) {
  ErrorCode error;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (!error) return;
  if (error == asio::error::address_in_use) {
    throw std::runtime_error("port " + std::to_string(options.port) +
                             " is already in use: end the other program or choose another with --port");
  }
  if (error == asio::error::access_denied) {
    throw std::runtime_error("port " + std::to_string(options.port) +
                             " is reserved: choose one above 1023 with --port");
  }
  if (error == boost::system::errc::address_not_available) {
    throw std::runtime_error("cannot listen on '" + options.host + "': it is not an address of this machine");
  }
  throw std::runtime_error("cannot listen on " + quoted_address(options) + ": " + error.message());
}

}  // namespace

class HttpServer::Machine {
 public:
  explicit Machine(const ServeOptions& options)
      : limits_(options.limits),
        router_(options.web_root, options.version, options.commit),
        pool_(limits_.workers, limits_.waiting_jobs),
        shared_{limits_, router_, pool_},
        acceptor_(context_),
        retry_(context_) {
    listen(acceptor_, find_endpoint(context_, options), options);
    endpoint_ = acceptor_.local_endpoint();
    accept();
    thread_ = std::thread([this] { context_.run(); });
  }

  ~Machine() { stop(); }

  const tcp::endpoint& endpoint() const { return endpoint_; }

  void stop() {
    context_.stop();
    if (thread_.joinable()) thread_.join();
    pool_.stop();
  }

 private:
  void accept() {
    acceptor_.async_accept([this](ErrorCode error, tcp::socket socket) {
      if (error) return accept_later();
      if (shared_.connections < limits_.connections + kMostRefusals) {
        ErrorCode ignored;
        socket.set_option(tcp::no_delay(true), ignored);
        std::make_shared<Connection>(std::move(socket), shared_)->start();
      }
      accept();
    });
  }

  /// Out of file descriptors, say: a moment's rest instead of a busy loop.
  void accept_later() {
    retry_.expires_after(std::chrono::milliseconds(100));
    retry_.async_wait([this](ErrorCode error) {
      if (!error) accept();
    });
  }

  // Connections use what is above the context, and the context destroys the connections that are left.
  ServeLimits limits_;
  Router router_;
  WorkerPool pool_;
  Shared shared_;
  asio::io_context context_{1};
  tcp::acceptor acceptor_;
  asio::steady_timer retry_;
  tcp::endpoint endpoint_;
  std::thread thread_;
};

HttpServer::HttpServer(const ServeOptions& options) : machine_(std::make_unique<Machine>(options)) {}
HttpServer::~HttpServer() = default;

unsigned short HttpServer::port() const { return machine_->endpoint().port(); }

std::string HttpServer::address() const {
  const asio::ip::address address = machine_->endpoint().address();
  std::string host = address.to_string();
  if (address.is_loopback()) host = "localhost";
  if (address.is_unspecified()) {
    ErrorCode error;
    host = asio::ip::host_name(error);
    if (error) host = "localhost";
  } else if (address.is_v6() && !address.is_loopback()) {
    host = "[" + host + "]";
  }
  return "http://" + host + ":" + std::to_string(port());
}

void HttpServer::stop() { machine_->stop(); }

int serve(const ServeOptions& options) {
  asio::io_context context(1);
  asio::signal_set signals(context, SIGINT, SIGTERM);
  // Once one has come, the next one ends the program the hard way.
  signals.async_wait([&](ErrorCode, int) { signals.clear(); });
  HttpServer server(options);
  std::printf("spooky is at %s (Ctrl-C ends it)\n", server.address().c_str());
  std::fflush(stdout);
  context.run();
  server.stop();
  return 0;
}

}  // namespace spooky::server
