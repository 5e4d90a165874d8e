#pragma once

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>

#include "server/limits.hpp"
#include "server/router.hpp"

// From the bytes of a request to the question it asks. Knows nothing of sockets.
namespace spooky::server {

namespace beast = boost::beast;
namespace http = beast::http;

using RequestParser = http::request_parser<http::string_body>;
using RequestHeader = http::request_header<>;

/// Bounds what the parser reads. Its limit for the header is for one line at a time: whoever feeds it counts them all.
void set_limits(RequestParser& parser, const ServeLimits& limits);

/// Why a header that could be parsed is refused all the same: what RFC 9112 demands of a request and the parser leaves
/// open. How long the body is may be unknown then, so the connection must be closed.
std::optional<Reply> header_refusal(const RequestHeader& header);

/// What a header asks for that is not refused. Points into the header.
Question question_of(const RequestHeader& header);

/// True when the client waits for a word before it sends the body.
bool expects_continue(const RequestHeader& header);

/// The refusal of bytes the parser stopped at; nothing when the connection failed, so that nobody would hear it.
std::optional<Reply> parse_refusal(const boost::system::error_code& error, const ServeLimits& limits);

}  // namespace spooky::server
