// HTTP's half of the network code: requests in, replies out.
#include "server/http_connection.hpp"

#include <algorithm>
#include <exception>
#include <memory>
#include <optional>
#include <utility>

#include "server/http_request.hpp"
#include "server/web_socket.hpp"

namespace spooky::server {

namespace {

/// Connections beyond the limit that are still told so; any more are closed without a word.
constexpr std::size_t kMostRefusals = 64;
constexpr std::size_t kMostDrained = 4 << 20;
constexpr std::chrono::seconds kDrainTime{2};

constexpr const char* kContentSecurityPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

beast::string_view to_beast(std::string_view text) { return {text.data(), text.size()}; }

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
        unsent_(shared.backlog, [this] { stream_.close(); }),
        buffer_(shared.limits.header_bytes) {
    place_.on_dismissal([this] { stream_.close(); });
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void start() { wait_for_request(); }

 private:
  /// An open connection may rest; once bytes of a request arrive, the whole of it must follow in good time.
  void wait_for_request() {
    place_.heard(Standing::Waiting);
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
    set_limits(*parser_, shared_.limits);
    stream_.expires_after(crowded_ ? kDrainTime : shared_.limits.request_time);
    header_bytes_ = 0;
    skip_empty_line();
    read_header_part();
  }

  /// RFC 9112, 2.2: old clients end a body with a line of their own.
  void skip_empty_line() {
    const auto bytes = buffer_.cdata();
    if (std::string_view(static_cast<const char*>(bytes.data()), bytes.size()).substr(0, 2) == "\r\n") {
      buffer_.consume(2);
    }
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
    if (crowded_) return turn_away();
    place_.heard(Standing::Busy);
    const RequestHeader& header = parser_->get();
    if (auto refused = header_refusal(header)) return refuse_and_close(std::move(*refused));
    const Question question = question_of(header);
    const bool for_page = question.path.substr(0, 4) != "/api" && question.path != "/ws";
    const bool allowed =
        for_page ? shared_.clients.may_fetch_page(place_.address()) : shared_.clients.may_ask(place_.address());
    Route route = allowed ? shared_.router.route(question) : refusal(429, "too-many", "too-many-requests");
    if (std::holds_alternative<OpenGame>(route) && !shared_.clients.may_open_game(place_.address())) {
      route = refusal(429, "too-many", "too-many-new-games");
    }
    if (const auto overspent = overspending(route)) route = *overspent;
    if (!expects_continue(header) || parser_->is_done()) return read_body(std::move(route));
    // Who waits for a word before the body is told at once that nobody wants it.
    if (auto* refused = std::get_if<Reply>(&route)) return refuse_and_close(std::move(*refused));
    static constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
    asio::async_write(stream_, asio::buffer(kContinue),
                      [self = shared_from_this(), route = std::move(route)](ErrorCode error, std::size_t) mutable {
                        if (!error) self->read_body(std::move(route));
                      });
  }

  void read_body(Route route) {
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this(), route = std::move(route)](ErrorCode error, std::size_t) mutable {
                       if (error) return self->refuse_unreadable(error);
                       std::visit([&](auto& chosen) { self->follow(std::move(chosen)); }, route);
                     });
  }

  /// A refusal for an address that has used up the processor time it gets.
  std::optional<Reply> overspending(const Route& route) {
    const std::string& address = place_.address();
    const bool about_games = std::holds_alternative<OpenGame>(route) || std::holds_alternative<ShowGame>(route);
    const bool about_engine = std::holds_alternative<AskEngine>(route);
    if ((about_games && shared_.clients.has_overspent(address)) ||
        (about_engine && shared_.clients.has_overspent_on_engine(address))) {
      return refusal(429, "too-many", kOverspent);
    }
    return std::nullopt;
  }

  /// A page cannot read the refusal of an upgrade, but the status with which a WebSocket is closed.
  void turn_away() {
    if (beast::websocket::is_upgrade(parser_->get()) && buffer_.size() == 0) {
      return start_web_socket(std::move(stream_), parser_->release(), std::move(place_), shared_, true);
    }
    refuse_and_close(refusal(503, "busy", "busy-connections"));
  }

  void follow(Reply reply) { send(std::move(reply)); }

  void follow(AskEngine) { ask_engine(); }

  void follow(OpenGame) {
    stream_.expires_never();
    shared_.hall.open(
        std::move(parser_->get().body()), [self = shared_from_this()](Reply reply) { self->send(std::move(reply)); },
        payer(), place_.address());
  }

  void follow(ShowGame wanted) {
    stream_.expires_never();
    shared_.hall.show(
        wanted.id, [self = shared_from_this()](Reply reply) { self->send(std::move(reply)); }, payer(),
        place_.address());
  }

  Hall::Payer payer() {
    return
        [self = shared_from_this()](double seconds) { self->shared_.clients.spend(self->place_.address(), seconds); };
  }

  void follow(Upgrade) {
    if (!beast::websocket::is_upgrade(parser_->get()) || buffer_.size() > 0) {
      Reply reply = refusal(426, "bad-request", "http-websocket");
      reply.upgrade = "websocket";
      return refuse_and_close(std::move(reply));
    }
    start_web_socket(std::move(stream_), parser_->release(), std::move(place_), shared_, false);
  }

  void ask_engine() {
    stream_.expires_never();
    if (!shared_.clients.begin_job(place_.address())) {
      return send(refusal(429, "too-many", "too-many-questions"));
    }
    question_ = shared_.engine.ask(
        std::move(parser_->get().body()), [self = shared_from_this()](Reply answer, double seconds) mutable {
          const auto executor = self->stream_.get_executor();
          // The connection goes back to its thread, also to be destroyed.
          asio::post(executor, [self = std::move(self), answer = std::move(answer), seconds]() mutable {
            self->answered(std::move(answer), seconds);
          });
        });
    if (question_) return watch_for_hangup();
    shared_.clients.end_job(place_.address());
    send(refusal(503, "busy", "busy-engine"));
  }

  void answered(Reply answer, double seconds) {
    shared_.clients.end_job(place_.address());
    shared_.clients.spend_on_engine(place_.address(), seconds);
    question_.reset();
    ErrorCode ignored;
    stream_.socket().cancel(ignored);
    send(std::move(answer));
  }

  /// Nobody works for a client that has gone.
  void watch_for_hangup() {
    stream_.socket().async_wait(tcp::socket::wait_read, [self = shared_from_this()](ErrorCode error) {
      if (error || !self->question_) return;
      char byte = 0;
      ErrorCode gone;
      self->stream_.socket().receive(asio::buffer(&byte, 1), tcp::socket::message_peek, gone);
      // The next request may wait there already; then a hang-up is noticed only when that is read.
      if (gone) self->question_->cancel();
    });
  }

  void refuse_unreadable(ErrorCode error) {
    if (auto refused = parse_refusal(error, shared_.limits)) return refuse_and_close(std::move(*refused));
    close();
  }

  void refuse_and_close(Reply reply) {
    closing_ = true;
    send(std::move(reply));
  }

  auto sent() {
    return [self = shared_from_this()](ErrorCode error, std::size_t) {
      self->unsent_.clear();
      self->reply_ = {};
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
    // A page's file is there once for all.
    if (!reply_.file) unsent_.add(body.size());
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

  /// Lingering close: says goodbye and reads what the client still sends for a moment. To close at once could destroy
  /// the last reply.
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
  Backlog::Share unsent_;
  beast::flat_buffer buffer_;
  std::size_t header_bytes_ = 0;  ///< of the request in hand, as far as it has been read
  std::optional<RequestParser> parser_;
  std::shared_ptr<EnginePool::Question> question_;  ///< while the engine works on it
  Reply reply_;
  std::optional<http::response<http::span_body<const char>>> response_;
  std::optional<http::response<http::empty_body>> head_response_;
};

}  // namespace

void start_connection(tcp::socket socket, const std::string& address, Shared& shared) {
  shared.clients.make_room_for(address);
  if (shared.clients.is_full_for(address) && shared.clients.refusals() >= kMostRefusals) return;
  ErrorCode ignored;
  socket.set_option(tcp::no_delay(true), ignored);
  // What the system keeps for a client that does not read would grow to megabytes by itself.
  socket.set_option(asio::socket_base::send_buffer_size(static_cast<int>(shared.limits.send_buffer_bytes)), ignored);
  std::make_shared<Connection>(std::move(socket), address, shared)->start();
}

}  // namespace spooky::server
