// The bytes of requests, one after another as on one connection: parsed, checked and routed, or refused with a
// sentence, and the same whether they come at once or a byte at a time. What gets through has one Host and a body of
// known length.
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fuzz.hpp"
#include "server/http_request.hpp"

using namespace spooky;
using namespace spooky::server;

namespace {

namespace fs = std::filesystem;

const ServeLimits& limits() {
  static const ServeLimits kLimits = [] {
    ServeLimits narrow;
    narrow.header_bytes = 1024;
    narrow.body_bytes = 256;
    return narrow;
  }();
  return kLimits;
}

const Router& router() {
  static const Router kRouter = [] {
    std::string name = (fs::temp_directory_path() / "spooky-fuzz-XXXXXX").string();
    require(::mkdtemp(name.data()) != nullptr);
    std::ofstream(fs::path(name) / "index.html") << "<!doctype html>";
    Router router(name, "1", "2");
    fs::remove_all(name);  // the page is in memory
    return router;
  }();
  return kRouter;
}

/// A request that got through.
struct Accepted {
  std::size_t route = 0;  ///< its kind
  unsigned status = 0;    ///< of a reply that needs nobody else
  std::string body;

  bool operator==(const Accepted&) const = default;
};

void require_refusal(const Reply& reply) {
  require(reply.status >= 400 && reply.status < 600);
  require(reply.text.find("\"reason\":\"") != std::string::npos && reply.text.find('\n') == std::string::npos);
}

Accepted accept(const RequestHeader& header, const std::string& body) {
  require(header.count(http::field::host) == 1 || header.version() < 11);
  const Question question = question_of(header);
  require(question.path == "*" || question.path.front() == '/');
  require(question.path.find('?') == std::string_view::npos);
  require(body.size() <= limits().body_bytes);
  const Route route = router().route(question);
  const auto* reply = std::get_if<Reply>(&route);
  return {route.index(), reply ? reply->status : 0, body};
}

/// One request from the front of the bytes. Like a connection it holds as much at a time as a header may have.
class Reader {
 public:
  enum class State { Reading, Done, Refused };

  Reader() { set_limits(parser_, limits()); }

  /// Takes what it can of the bytes; the rest follows the request, or has to wait for more.
  State read(std::string& waiting) {
    while (!waiting.empty()) {
      boost::system::error_code error;
      const bool in_header = !parser_.is_header_done();
      const std::size_t used = parser_.put(boost::asio::buffer(waiting), error);
      waiting.erase(0, used);
      const bool needs_more = error == http::error::need_more;
      if (needs_more) error = {};
      if (needs_more && waiting.size() >= limits().header_bytes) error = http::error::buffer_overflow;
      if (in_header) header_bytes_ += used;
      if (header_bytes_ > limits().header_bytes) error = http::error::header_limit;
      if (error) return refuse(parse_refusal(error, limits()));
      if (in_header && parser_.is_header_done()) {
        if (auto reply = header_refusal(parser_.get())) return refuse(std::move(reply));
        require(parser_.get().count(http::field::transfer_encoding) == 0 ||
                (parser_.chunked() && parser_.get().count(http::field::content_length) == 0));
      }
      if (parser_.is_done()) return State::Done;
      if (needs_more) break;
    }
    return State::Reading;
  }

  const http::request<http::string_body>& request() const { return parser_.get(); }

 private:
  static State refuse(const std::optional<Reply>& reply) {
    require(reply.has_value());
    require_refusal(*reply);
    return State::Refused;
  }

  RequestParser parser_;
  std::size_t header_bytes_ = 0;
};

/// Reads requests until one ends the connection or the bytes end; at most `step` bytes arrive at a time.
std::vector<Accepted> serve(std::string_view bytes, std::size_t step) {
  std::vector<Accepted> accepted;
  std::string waiting;
  std::optional<Reader> reader(std::in_place);
  while (!bytes.empty()) {
    const std::string_view arriving = bytes.substr(0, std::min(step, limits().header_bytes - waiting.size()));
    bytes.remove_prefix(arriving.size());
    waiting += arriving;
    for (;;) {
      const Reader::State state = reader->read(waiting);
      if (state == Reader::State::Refused) return accepted;
      if (state == Reader::State::Reading) break;
      accepted.push_back(accept(reader->request(), reader->request().body()));
      if (!reader->request().keep_alive()) return accepted;
      reader.emplace();
    }
  }
  return accepted;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz_text(data, size);
  require(serve(text, size) == serve(text, 1));
  return 0;
}
