// The network code of the server, but for the WebSocket's half. One I/O thread runs every callback below; only the
// engine's work and the database leave it, for threads of their own, and come back as callbacks.
#include "server/http_server.hpp"

#include <ifaddrs.h>
#include <net/if.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>
#include <future>
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>

#include "server/change_listener.hpp"
#include "server/database_lock.hpp"
#include "server/network.hpp"
#include "server/web_socket.hpp"
#include "spooky/protocols/analyze.hpp"

namespace spooky::server {

namespace {

/// Connections beyond the limit that are still told so; any more are closed without a word.
constexpr std::size_t kMostRefusals = 64;
constexpr std::size_t kMostDrained = 4 << 20;
constexpr std::chrono::seconds kDrainTime{2};
/// How long the end of the server waits for clients to say goodbye too.
constexpr int kGoodbyeSteps = 50;
constexpr std::chrono::milliseconds kGoodbyeStep{10};

constexpr const char* kContentSecurityPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

std::string_view from_beast(beast::string_view text) { return {text.data(), text.size()}; }
beast::string_view to_beast(std::string_view text) { return {text.data(), text.size()}; }

std::string engine_answer(const std::string& request, const AnalyzeLimits& limits) {
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
  if (!reply.upgrade.empty()) fields.set(http::field::upgrade, to_beast(reply.upgrade));
  if (reply.status == 429 || reply.status == 503) fields.set(http::field::retry_after, "5");
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
  Connection(tcp::socket socket, std::string address, Shared& shared)
      : stream_(std::move(socket)),
        shared_(shared),
        place_(shared.clients, std::move(address)),
        crowded_(place_.refused()),
        buffer_(shared.limits.header_bytes) {}
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void start() { wait_for_request(); }

 private:
  /// An open connection may rest; once bytes of a request arrive, the whole of it must follow in good time.
  void wait_for_request() {
    if (buffer_.size() > 0 || crowded_) return read_header();
    stream_.expires_after(shared_.limits.idle_time);
    stream_.async_read_some(buffer_.prepare(std::min<std::size_t>(4096, buffer_.max_size())),
                            [self = shared_from_this()](ErrorCode error, std::size_t bytes) {
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
    parser_->eager(false);
    header_bytes_ = 0;
    read_header_part();
  }

  /// Beast's own limit is for one line; this one is for all of them.
  void read_header_part() {
    http::async_read_some(stream_, buffer_, *parser_, [self = shared_from_this()](ErrorCode error, std::size_t used) {
      self->header_bytes_ += used;
      if (self->header_bytes_ > self->shared_.limits.header_bytes) error = http::error::header_limit;
      if (error) return self->refuse_unreadable(error);
      if (!self->parser_->is_header_done()) return self->read_header_part();
      self->decide();
    });
  }

  void decide() {
    const auto& request = parser_->get();
    if (crowded_) return turn_away();
    const std::string_view target = from_beast(request.target());
    const Question question{.method = from_beast(request.method_string()),
                            .path = target.substr(0, target.find('?')),
                            .host = from_beast(request[http::field::host]),
                            .origin = from_beast(request[http::field::origin]),
                            .accepts_gzip = http::token_list(request[http::field::accept_encoding]).exists("gzip")};
    const bool for_page = question.path.substr(0, 4) != "/api" && question.path != "/ws";
    Route route = for_page || shared_.clients.may_ask(place_.address())
                      ? shared_.router.route(question)
                      : refusal(429, "too-many", "too many requests from your address: slow down");
    if (std::holds_alternative<OpenGame>(route) && !shared_.clients.may_open_game(place_.address())) {
      route = refusal(429, "too-many", "too many new games from your address: wait a minute");
    }
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this(), route = std::move(route)](ErrorCode error, std::size_t) mutable {
                       if (error) return self->refuse_unreadable(error);
                       std::visit([&](auto& chosen) { self->follow(std::move(chosen)); }, route);
                     });
  }

  /// A page cannot read the refusal of an upgrade, but the status with which a WebSocket is closed.
  void turn_away() {
    if (beast::websocket::is_upgrade(parser_->get()) && buffer_.size() == 0) {
      return start_web_socket(std::move(stream_), parser_->release(), std::move(place_), shared_, true);
    }
    refuse_and_close(refusal(503, "busy", "the server has too many connections: try again soon"));
  }

  void follow(Reply reply) { send(std::move(reply)); }

  void follow(AskEngine) { ask_engine(); }

  void follow(OpenGame) {
    stream_.expires_never();
    shared_.hall.open(parser_->get().body(),
                      [self = shared_from_this()](Reply reply) { self->send(std::move(reply)); });
  }

  void follow(ShowGame wanted) {
    stream_.expires_never();
    shared_.hall.show(wanted.id, [self = shared_from_this()](Reply reply) { self->send(std::move(reply)); });
  }

  void follow(Upgrade) {
    if (!beast::websocket::is_upgrade(parser_->get()) || buffer_.size() > 0) {
      Reply reply = refusal(426, "bad-request", "this address speaks WebSocket only");
      reply.upgrade = "websocket";
      return refuse_and_close(std::move(reply));
    }
    start_web_socket(std::move(stream_), parser_->release(), std::move(place_), shared_, false);
  }

  void ask_engine() {
    stream_.expires_never();
    if (!shared_.clients.begin_job(place_.address())) {
      return send(refusal(429, "too-many", "too many questions from your address wait for the engine"));
    }
    const bool queued = shared_.pool.submit([self = shared_from_this()]() mutable {
      std::string answer = engine_answer(self->parser_->get().body(), self->shared_.limits.answer);
      const auto executor = self->stream_.get_executor();
      // The connection goes back to its thread, also to be destroyed.
      asio::post(executor, [self = std::move(self), answer = std::move(answer)]() mutable {
        self->shared_.clients.end_job(self->place_.address());
        Reply reply;
        reply.text = std::move(answer);
        self->send(std::move(reply));
      });
    });
    if (queued) return;
    shared_.clients.end_job(place_.address());
    send(refusal(503, "busy", "the engine has too many questions waiting: try again soon"));
  }

  void refuse_unreadable(ErrorCode error) {
    if (error == http::error::body_limit) {
      return refuse_and_close(
          refusal(413, "too-large",
                  "the body of a request may have at most " + std::to_string(shared_.limits.body_bytes) + " bytes"));
    }
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
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
    stream_.async_read_some(buffer_.prepare(buffer_.max_size()),
                            [self = shared_from_this(), left](ErrorCode error, std::size_t bytes) {
                              // The deadline is for all of it: it is not set again.
                              if (!error && bytes < left) self->drain(left - bytes);
                            });
  }

  beast::tcp_stream stream_;
  Shared& shared_;
  Clients::Place place_;
  bool crowded_;  ///< one connection too many: it is only told so
  bool closing_ = false;
  beast::flat_buffer buffer_;
  std::size_t header_bytes_ = 0;  ///< of the request in hand, as far as it has been read
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

/// The addresses of this machine under which others in its network reach what listens there.
std::vector<std::string> network_addresses(const tcp::endpoint& endpoint) {
  const std::string port = ":" + std::to_string(endpoint.port());
  const asio::ip::address own = endpoint.address();
  if (own.is_loopback()) return {};
  if (!own.is_unspecified()) return {"http://" + (own.is_v6() ? "[" + own.to_string() + "]" : own.to_string()) + port};
  std::vector<std::string> found;
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return found;
  for (const ifaddrs* one = all; one; one = one->ifa_next) {
    const bool useful = one->ifa_addr && one->ifa_addr->sa_family == AF_INET && (one->ifa_flags & IFF_UP) != 0 &&
                        (one->ifa_flags & IFF_LOOPBACK) == 0;
    if (!useful) continue;
    const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
    found.push_back("http://" + asio::ip::address_v4(ntohl(address->sin_addr.s_addr)).to_string() + port);
  }
  ::freeifaddrs(all);
  return found;
}

/// Whom limits count as one client: an address of IPv4, a network of IPv6, which is what one client is given there.
std::string client_address(const tcp::endpoint& peer) {
  if (peer.address().is_v4()) return peer.address().to_string();
  const asio::ip::address_v6 address = peer.address().to_v6();
  if (address.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, address).to_string();
  const auto bytes = address.to_bytes();
  return {bytes.begin(), bytes.begin() + 8};
}

/// A socket needs a file descriptor: takes as many as the system gives.
void raise_file_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

class HttpServer::Machine {
 public:
  explicit Machine(const ServeOptions& options)
      : limits_(options.limits),
        router_(options.web_root, options.version, options.commit),
        database_(options.database.empty() ? default_database() : options.database),
        lock_(database_),
        clients_(limits_),
        pool_(limits_.workers, limits_.waiting_jobs),
        store_(std::make_unique<GameStore>(database_), limits_.waiting_writes,
               [this](std::function<void()> task) { asio::post(context_, std::move(task)); }),
        die_(make_fair_die(options.dice)),
        hall_(limits_, store_, now, *die_),
        shared_{limits_, router_, pool_, hall_, clients_},
        acceptor_(context_),
        retry_(context_),
        housekeeping_(context_) {
    listen(acceptor_, find_endpoint(context_, options), options);
    endpoint_ = acceptor_.local_endpoint();
    router_.set_addresses(network_addresses());
    accept();
    keep_house(0);
    if (store_.is_shared()) {
      listener_.emplace(database_, store_.instance(), [this](std::optional<std::string> id) {
        asio::post(context_, [this, id = std::move(id)] { id ? hall_.refresh(*id) : hall_.refresh_all(); });
      });
    }
    thread_ = std::thread([this] { context_.run(); });
  }

  ~Machine() { stop(); }

  const tcp::endpoint& endpoint() const { return endpoint_; }
  const std::string& database() const { return database_; }

  std::vector<std::string> network_addresses() const { return server::network_addresses(endpoint_); }

  void stop() {
    if (!thread_.joinable()) return;
    listener_.reset();
    say_goodbye();
    context_.stop();
    thread_.join();
    pool_.stop();
    store_.stop();
    lock_.release();
  }

 private:
  static std::int64_t now() {
    const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
  }

  void accept() {
    acceptor_.async_accept([this](ErrorCode error, tcp::socket socket) {
      if (error == asio::error::operation_aborted) return;
      if (error) return accept_later();
      welcome(std::move(socket));
      accept();
    });
  }

  void welcome(tcp::socket socket) {
    ErrorCode gone;
    const tcp::endpoint peer = socket.remote_endpoint(gone);
    if (gone) return;
    const std::string address = client_address(peer);
    if (clients_.is_full_for(address) && clients_.refusals() >= kMostRefusals) return;
    socket.set_option(tcp::no_delay(true), gone);
    std::make_shared<Connection>(std::move(socket), address, shared_)->start();
  }

  /// Out of file descriptors, say: a moment's rest instead of a busy loop.
  void accept_later() {
    retry_.expires_after(std::chrono::milliseconds(100));
    retry_.async_wait([this](ErrorCode error) {
      if (!error) accept();
    });
  }

  /// Once a minute, and once an hour.
  void keep_house(unsigned minute) {
    clients_.forget_absent();
    if (minute % 60 == 0) hall_.tidy_up();
    housekeeping_.expires_after(std::chrono::minutes(1));
    housekeeping_.async_wait([this, minute](ErrorCode error) {
      if (!error) keep_house(minute + 1);
    });
  }

  /// Takes no more connections, and gives the open ones a moment to hear that the server ends.
  void say_goodbye() {
    std::promise<void> said;
    asio::post(context_, [this, &said] {
      ErrorCode ignored;
      acceptor_.close(ignored);
      close_web_sockets(shared_);
      wait_for_silence(kGoodbyeSteps, said);
    });
    said.get_future().wait();
  }

  void wait_for_silence(int steps, std::promise<void>& said) {
    if (shared_.web_sockets.empty() || steps == 0) return said.set_value();
    retry_.expires_after(kGoodbyeStep);
    retry_.async_wait([this, steps, &said](ErrorCode) { wait_for_silence(steps - 1, said); });
  }

  // Connections use what is above the context, and the context destroys the connections that are left.
  ServeLimits limits_;
  Router router_;
  std::string database_;
  DatabaseLock lock_;
  Clients clients_;
  WorkerPool pool_;
  StoreThread store_;
  std::unique_ptr<Die> die_;
  Hall hall_;
  Shared shared_;
  asio::io_context context_{1};
  tcp::acceptor acceptor_;
  asio::steady_timer retry_;
  asio::steady_timer housekeeping_;
  tcp::endpoint endpoint_;
  std::optional<ChangeListener> listener_;
  std::thread thread_;
};

HttpServer::HttpServer(const ServeOptions& options) : machine_(std::make_unique<Machine>(options)) {}
HttpServer::~HttpServer() = default;

unsigned short HttpServer::port() const { return machine_->endpoint().port(); }

std::string HttpServer::address() const {
  const asio::ip::address address = machine_->endpoint().address();
  const std::string port = ":" + std::to_string(this->port());
  const bool is_usual = address == asio::ip::address_v4::loopback() || address == asio::ip::address_v6::loopback();
  if (is_usual || address.is_unspecified()) return "http://localhost" + port;
  return "http://" + (address.is_v6() ? "[" + address.to_string() + "]" : address.to_string()) + port;
}

std::vector<std::string> HttpServer::network_addresses() const { return machine_->network_addresses(); }

const std::string& HttpServer::database() const { return machine_->database(); }

void HttpServer::stop() { machine_->stop(); }

int serve(const ServeOptions& options) {
  asio::io_context context(1);
  asio::signal_set signals(context, SIGINT, SIGTERM);
  // Once one has come, the next one ends the program the hard way.
  signals.async_wait([&](ErrorCode, int) { signals.clear(); });
  raise_file_limit();
  HttpServer server(options);
  const bool elsewhere = server.database().find("://") != std::string::npos;
  std::fprintf(stderr, "Games are kept in %s\n", elsewhere ? "PostgreSQL" : server.database().c_str());
  for (const std::string& address : server.network_addresses()) {
    if (address != server.address()) std::fprintf(stderr, "Others in your network open %s\n", address.c_str());
  }
  std::printf("spooky is at %s (Ctrl-C ends it)\n", server.address().c_str());
  std::fflush(stdout);
  context.run();
  server.stop();
  return 0;
}

}  // namespace spooky::server
