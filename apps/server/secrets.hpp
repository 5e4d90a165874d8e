#pragma once

#include <string>
#include <string_view>

namespace spooky::server {

/// A new public name for a game: 12 letters and digits from the kernel's random generator, 71 bits.
std::string new_game_id();
bool is_game_id(std::string_view text);

/// A seat's token as a client draws it: 43 characters of A-Z a-z 0-9 - _, that is 256 bits.
bool is_token(std::string_view text);

/// What the server keeps of a token: its SHA-256 in hexadecimal digits.
std::string fingerprint_of(std::string_view token);

}  // namespace spooky::server
