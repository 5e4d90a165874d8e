#pragma once

#include <boost/beast.hpp>

#include "server/network.hpp"

namespace spooky::server {

namespace beast = boost::beast;
namespace http = beast::http;

/// Makes a guest of the hall out of a connection whose request for an upgrade has been read; one of a crowd is only
/// told to come back later.
void start_web_socket(beast::tcp_stream stream, http::request<http::string_body> request, Clients::Place place,
                      Shared& shared, bool crowded);

}  // namespace spooky::server
