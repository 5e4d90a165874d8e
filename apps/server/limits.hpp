#pragma once

#include <chrono>
#include <cstddef>

#include "server/rate.hpp"
#include "spooky/protocols/analyze.hpp"

namespace spooky::server {

/// How much the server takes on at once. Everything beyond gets a clear refusal.
struct ServeLimits {
  std::size_t connections = 4000;
  std::size_t connections_of_one_address = 1000;  ///< a class may sit behind one address
  std::size_t header_bytes = 8 * 1024;
  std::size_t body_bytes = 1 << 20;
  std::chrono::milliseconds request_time{15'000};        ///< for a whole request to arrive, or a whole reply to leave
  std::chrono::milliseconds idle_time{60'000};           ///< for the next request on an open connection
  Rate requests = {.per_second = 200, .at_once = 1000};  ///< to /api from one address
  Rate new_games = {.per_second = 1, .at_once = 60};     ///< from one address

  unsigned workers = 2;
  std::size_t waiting_jobs = 32;
  std::size_t jobs_of_one_address = 8;  ///< at work or waiting
  /// For one question to the engine.
  AnalyzeLimits answer = {.solve = {.positions = 1'000'000, .table_bytes = 64 << 20}, .thinking_work = 4'000'000};

  std::size_t message_bytes = 16 * 1024;
  Rate messages = {.per_second = 20, .at_once = 100};  ///< of one WebSocket
  std::size_t unsent_bytes = 4 << 20;                  ///< for a client that does not read
  std::chrono::milliseconds silence{30'000};           ///< of a WebSocket, pongs included

  std::size_t open_games = 20'000;
  std::size_t guests_of_one_game = 500;
  std::size_t actions_of_one_game = 4096;
  std::size_t waiting_writes = 10'000;
};

}  // namespace spooky::server
