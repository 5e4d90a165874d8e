#include "server/http_request.hpp"

#include <algorithm>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <string>
#include <string_view>

namespace spooky::server {

namespace {

std::string_view as_view(beast::string_view text) { return {text.data(), text.size()}; }

Reply bad_request(std::string_view key) { return refusal(400, "bad-request", key); }

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

bool is_letter(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'); }

/// RFC 3986's unreserved, sub-delims and pct-encoded.
bool is_name_letter(char letter) {
  return is_letter(letter) || is_digit(letter) ||
         std::string_view("-._~!$&'()*+,;=%").find(letter) != std::string::npos;
}

bool is_ip_literal_letter(char letter) { return is_name_letter(letter) || letter == ':'; }

/// uri-host [ ":" port ]; a host may be empty.
bool is_host(std::string_view text) {
  if (!text.empty() && text.front() == '[') {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return false;
    const std::string_view literal = text.substr(1, end - 1);
    if (literal.empty() || !std::all_of(literal.begin(), literal.end(), is_ip_literal_letter)) return false;
    text.remove_prefix(end + 1);
    if (!text.empty() && text.front() != ':') return false;
  }
  const std::size_t colon = std::min(text.find(':'), text.size());
  const std::string_view name = text.substr(0, colon);
  const std::string_view port = text.substr(std::min(colon + 1, text.size()));
  return std::all_of(name.begin(), name.end(), is_name_letter) && std::all_of(port.begin(), port.end(), is_digit);
}

/// A target in origin-form or absolute-form.
struct Target {
  std::optional<std::string_view> host;  ///< of the absolute-form
  std::string_view path;                 ///< without the query; empty when the target has neither form
};

Target parse_target(std::string_view text) {
  Target target;
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!beast::iequals(beast::string_view(text.substr(0, scheme.size()).data(), std::min(scheme.size(), text.size())),
                        beast::string_view(scheme.data(), scheme.size()))) {
      continue;
    }
    text.remove_prefix(scheme.size());
    const std::size_t end = std::min(text.find_first_of("/?"), text.size());
    target.host = text.substr(0, end);
    text.remove_prefix(end);
    target.path = "/";
    if (text.empty() || text.front() == '?') return target;
    break;
  }
  if (text == "*" || (!text.empty() && text.front() == '/')) target.path = text.substr(0, text.find('?'));
  return target;
}

std::optional<Reply> host_refusal(const RequestHeader& header) {
  const auto hosts = header.count(http::field::host);
  if (hosts > 1) return bad_request("http-hosts");
  if (hosts == 0 && header.version() >= 11) return bad_request("http-no-host");
  if (!is_host(as_view(header[http::field::host]))) return bad_request("http-bad-host");
  return std::nullopt;
}

/// RFC 9112, 6.1 and 6.3: a body whose length two sides may read differently is a way to smuggle a second request.
std::optional<Reply> encoding_refusal(const RequestHeader& header) {
  const auto [first, last] = header.equal_range(http::field::transfer_encoding);
  if (first == last) return std::nullopt;
  if (header.version() < 11) return bad_request("HTTP/1.0 knows no Transfer-Encoding");
  if (header.count(http::field::content_length) > 0) {
    return bad_request("http-two-lengths");
  }
  int chunked = 0;
  for (auto one = first; one != last; ++one) {
    const http::opt_token_list codings(one->value());
    const bool is_list = codings.begin() != codings.end() && http::validate_list(codings);
    if (!is_list) return bad_request("http-codings");
    for (const beast::string_view coding : codings) {
      if (!beast::iequals(coding, "chunked")) {
        return refusal(501, "not-implemented", "http-chunked-only");
      }
      ++chunked;
    }
  }
  if (chunked > 1) return bad_request("http-chunked-once");
  return std::nullopt;
}

}  // namespace

void set_limits(RequestParser& parser, const ServeLimits& limits) {
  parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
  parser.body_limit(limits.body_bytes);
  parser.eager(false);
}

std::optional<Reply> header_refusal(const RequestHeader& header) {
  if (auto refused = host_refusal(header)) return refused;
  if (auto refused = encoding_refusal(header)) return refused;
  const Target target = parse_target(as_view(header.target()));
  if (target.path.empty() || (target.host && !is_host(*target.host))) {
    return bad_request("http-target");
  }
  if (header.count(http::field::expect) > 0 && !expects_continue(header)) {
    return refusal(417, "bad-request", "http-expectation");
  }
  return std::nullopt;
}

Question question_of(const RequestHeader& header) {
  const Target target = parse_target(as_view(header.target()));
  return {.method = as_view(header.method_string()),
          .path = target.path,
          .host = target.host.value_or(as_view(header[http::field::host])),
          .origin = as_view(header[http::field::origin]),
          .accepts_gzip = http::token_list(header[http::field::accept_encoding]).exists("gzip"),
          .accepts_page = as_view(header[http::field::accept]).find("text/html") != std::string_view::npos};
}

bool expects_continue(const RequestHeader& header) {
  return beast::iequals(header[http::field::expect], "100-continue");
}

std::optional<Reply> parse_refusal(const boost::system::error_code& error, const ServeLimits& limits) {
  if (error == http::error::body_limit) {
    return refusal(413, "too-large", "http-body", {{"most", static_cast<std::int64_t>(limits.body_bytes)}});
  }
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return refusal(431, "too-large", "http-headers", {{"most", static_cast<std::int64_t>(limits.header_bytes)}});
  }
  const bool not_http = error.category() == make_error_code(http::error::end_of_stream).category() &&
                        error != http::error::end_of_stream && error != http::error::partial_message;
  if (not_http) return bad_request("http-no-request");
  return std::nullopt;
}

}  // namespace spooky::server
