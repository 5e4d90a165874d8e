#pragma once

#include <string>

#include "server/network.hpp"

namespace spooky::server {

/// Serves whoever connected from this address, as client_address() has it, until one of both has enough.
void start_connection(tcp::socket socket, const std::string& address, Shared& shared);

}  // namespace spooky::server
