#pragma once

#include <string>
#include <string_view>

#include "spooky/formats/picture.hpp"
#include "spooky/formats/record.hpp"
#include "spooky/words/language.hpp"

namespace spooky {

/// A record as a file may hold it: in our own format, or in one that a game shares with other programs (SGF for Go, PGN
/// for chess), told apart by its content, and by the ending of its name where there is one.
Result<Record> parse_record_file(std::string_view text, std::string_view file_name = "");

/// The record in the format that goes with the ending of a file name: `.sgf` for games of Go, `.pgn` for games of
/// chess; ours for all others. Comments are in the language.
Result<std::string> print_record_file(const Record& record, std::string_view file_name,
                                      Language language = Language::English);

/// A picture of the game after so many of its actions; an error for games that have none.
Result<Picture> draw_record(const Record& record, std::size_t actions, Language language = Language::English);

}  // namespace spooky
