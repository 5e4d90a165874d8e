#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <thread>

#include "server/engine_worker.hpp"
#include "server/rate.hpp"
#include "spooky/core/price.hpp"

namespace spooky::server {

/// What one game may become. A price is in steps (core/price.hpp): a judgement within `action` takes the thread that
/// serves everybody no longer than a few milliseconds, a replay within `whole` takes a worker some tenths of a second.
struct GameLimits {
  std::size_t actions = 4096;
  std::size_t text_bytes = 256 * 1024;  ///< of rules, start and actions
  Price action = 100'000;               ///< and of the start
  Price whole = 8'000'000;
};

/// How much the server takes on at once. Everything beyond gets a clear refusal.
struct ServeLimits {
  std::size_t connections = 4000;
  std::size_t connections_of_one_address = 320;  ///< a class of 40 may sit behind one, with eight for each browser
  std::size_t header_bytes = 8 * 1024;
  std::size_t body_bytes = 256 * 1024;
  std::chrono::milliseconds request_time{15'000};        ///< for a whole request to arrive, or a whole reply to leave
  std::chrono::milliseconds idle_time{60'000};           ///< for the next request on an open connection
  Rate requests = {.per_second = 200, .at_once = 1000};  ///< to /api from one address
  Rate page_requests = {.per_second = 100, .at_once = 1000};  ///< for files of the page, likewise
  Rate new_games = {.per_second = 1, .at_once = 60};          ///< from one address

  unsigned game_workers = 1;  ///< threads that open and replay games
  std::size_t waiting_games = 256;
  std::size_t waiting_games_of_one_address = 64;
  std::size_t read_games = 64;  ///< that nobody is in, read at the same time to be shown or joined
  std::size_t read_games_of_one_address = 16;
  Rate work = {.per_second = 0.25, .at_once = 3};  ///< seconds of a processor for the games of one address

  /// Processes that answer questions to the engine: one processor is left to those who play.
  unsigned engine_workers = std::clamp(std::thread::hardware_concurrency(), 2U, 3U) - 1;
  std::size_t waiting_questions = 32;
  std::size_t questions_of_one_address = 8;               ///< at work or waiting
  Rate engine_work = {.per_second = 0.5, .at_once = 30};  ///< seconds of a processor for those of one address
  EngineLimits engine;                                    ///< for one question

  std::size_t message_bytes = 16 * 1024;
  Rate messages = {.per_second = 20, .at_once = 100};                   ///< of one WebSocket
  Rate messages_of_one_address = {.per_second = 400, .at_once = 2000};  ///< a class may sit behind one address
  std::chrono::milliseconds message_time{10'000};                       ///< for a whole message to arrive, once begun
  std::chrono::milliseconds write_time{20'000};  ///< for a message to leave, those before it included
  std::size_t unsent_bytes_in_all = 64 << 20;    ///< for clients that do not read, replies over HTTP included
  std::size_t unsent_bytes = 4 << 20;          ///< for a client that does not read; from an eighth on, it is not heard
  std::size_t send_buffer_bytes = 256 * 1024;  ///< that the system keeps for one connection
  std::chrono::milliseconds silence{30'000};   ///< of a WebSocket, pongs included

  std::size_t open_games = 20'000;
  std::size_t guests_of_one_game = 500;
  std::chrono::milliseconds presence_time{250};  ///< between two messages about who is in a game; more in a crowd
  GameLimits game;
  std::size_t live_bytes = 512 << 20;  ///< of all games that somebody plays or watches
  std::size_t waiting_writes = 10'000;
};

}  // namespace spooky::server
