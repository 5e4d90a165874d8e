#include "spooky/formats/pgn_text.hpp"

#include <algorithm>
#include <array>

#include "spooky/formats/quote.hpp"

namespace spooky {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kTimes = "[%ms ";
constexpr std::string_view kFaces = "[%face ";
constexpr std::string_view kDraw = "[%draw]";

bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || is_digit(c) || c == '_'; }

/// Where a line ends: at its line break, or with the text.
std::size_t end_of_line(std::string_view text) { return std::min(text.find_first_of("\r\n"), text.size()); }

/// What follows the byte order mark, white space and lines for programs only.
std::string_view without_prelude(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  bool new_line = true;
  while (!text.empty() && (is_space(text.front()) || (new_line && text.front() == '%'))) {
    const bool escape = text.front() == '%';
    new_line = !escape && (text.front() == '\n' || text.front() == '\r' || (new_line && is_space(text.front())));
    text.remove_prefix(escape ? end_of_line(text) : 1);
  }
  return text;
}

bool is_result(std::string_view token) {
  constexpr std::array<std::string_view, 4> kResults = {"1-0", "0-1", "1/2-1/2", "*"};
  return std::find(kResults.begin(), kResults.end(), token) != kResults.end();
}

/// `17.e4` and `17...e5` without the number; nothing is left of `17`, `17.` and `...`.
std::string_view without_number(std::string_view token) {
  const std::size_t digits = std::min(token.find_first_not_of("0123456789"), token.size());
  if (digits == token.size()) return {};
  if (digits > 0 && token[digits] != '.') return token;
  return token.substr(std::min(token.find_first_not_of('.', digits), token.size()));
}

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  Result<PgnGame> read() {
    while (!over_) {
      if (at_new_line_ && rest_.starts_with('%')) {
        rest_.remove_prefix(end_of_line(rest_));
        continue;
      }
      if (rest_.empty()) break;
      const char next = rest_.front();
      at_new_line_ = next == '\n' || next == '\r';
      if (is_space(next)) {
        rest_.remove_prefix(1);
        continue;
      }
      if (const Status status = read_item(next); !status) return status.error();
    }
    if (depth_ > 0) return bad_pgn("the PGN file ends in the middle of a variation");
    return std::move(game_);
  }

 private:
  std::string where() const {
    return game_.moves.empty() ? "before the first move of the PGN file"
                               : "after the move " + quote(game_.moves.back()) + " of the PGN file";
  }

  Status read_item(char next) {
    switch (next) {
      case '[': return read_tag();
      case '{': return read_comment();
      case ';': rest_.remove_prefix(end_of_line(rest_)); return success();
      case '(':
        ++depth_;
        rest_.remove_prefix(1);
        return success();
      case ')':
        if (depth_ == 0) return bad_pgn(where() + " stands a closing parenthesis without an opening one");
        --depth_;
        rest_.remove_prefix(1);
        return success();
      case '$':
        rest_.remove_prefix(1);
        rest_.remove_prefix(std::min(rest_.find_first_not_of("0123456789"), rest_.size()));
        return success();
      case '}':
      case ']': return bad_pgn(where() + " stands " + quote({&next, 1}) + ", which closes nothing");
      default: return read_token();
    }
  }

  void skip_spaces() {
    while (!rest_.empty() && is_space(rest_.front())) rest_.remove_prefix(1);
  }

  /// `[Name "value"]`. After the moves it belongs to the next game.
  Status read_tag() {
    if (depth_ > 0) return bad_pgn(where() + " a tag stands in the middle of a variation");
    if (moves_began_) {
      over_ = true;
      return success();
    }
    rest_.remove_prefix(1);
    skip_spaces();
    PgnGame::Tag tag;
    while (!rest_.empty() && is_name(rest_.front())) {
      tag.name += rest_.front();
      rest_.remove_prefix(1);
    }
    skip_spaces();
    if (tag.name.empty() || !rest_.starts_with('"')) {
      return bad_pgn("a tag of the PGN file is not written as in [Name \"value\"]");
    }
    std::size_t i = 1;
    for (; i < rest_.size() && rest_[i] != '"'; ++i) {
      if (rest_[i] == '\\' && i + 1 < rest_.size()) ++i;
      tag.value += rest_[i];
    }
    rest_.remove_prefix(std::min(i + 1, rest_.size()));
    skip_spaces();
    if (!rest_.starts_with(']')) return bad_pgn("the tag " + quote(tag.name) + " of the PGN file does not end");
    rest_.remove_prefix(1);
    if (!game_.find(tag.name)) game_.tags.push_back(std::move(tag));
    return success();
  }

  Status read_comment() {
    const std::size_t end = rest_.find('}');
    if (end == std::string_view::npos) return bad_pgn("the PGN file ends in the middle of a comment");
    const std::string_view comment = rest_.substr(1, end - 1);
    rest_.remove_prefix(end + 1);
    if (depth_ > 0) return success();
    if (comment == kDraw) return add_move("draw");
    if (const Status faces = read_faces(comment); !faces) return faces;
    const auto times = read_numbers(comment, kTimes, "time", "number of milliseconds");
    if (!times) return times.error();
    game_.times.insert(game_.times.end(), times->begin(), times->end());
    return success();
  }

  Status read_faces(std::string_view comment) {
    const auto numbers = read_numbers(comment, kFaces, "face", "number");
    if (!numbers) return numbers.error();
    if (numbers->empty()) return success();
    if (game_.moves.empty()) return bad_pgn(where() + " stands a face of a die");
    const std::size_t move = game_.moves.size() - 1;
    if (!game_.faces.empty() && game_.faces.back().first == move) return bad_pgn(where() + " stand its faces twice");
    constexpr std::int64_t kNoFace = 1'000'000;
    std::vector<std::optional<int>> faces;
    for (const auto& number : *numbers) {
      faces.push_back(number ? std::optional(static_cast<int>(std::min(*number, kNoFace))) : std::nullopt);
    }
    game_.faces.emplace_back(move, std::move(faces));
    return success();
  }

  /// The numbers of a command `[%name 1,,3]` in a comment, empty ones as nothing; no list when the comment has no
  /// such command.
  Result<std::vector<std::optional<std::int64_t>>> read_numbers(std::string_view comment, std::string_view command,
                                                                std::string_view what, std::string_view kind) const {
    std::vector<std::optional<std::int64_t>> numbers;
    const std::size_t begin = comment.find(command);
    if (begin == std::string_view::npos) return numbers;
    std::string_view list = comment.substr(begin + command.size());
    list = list.substr(0, list.find(']'));
    while (true) {
      const std::size_t end = std::min(list.find(','), list.size());
      constexpr std::size_t kMostDigits = 15;
      const std::string_view digits = list.substr(0, end);
      if (digits.size() > kMostDigits || digits.find_first_not_of("0123456789") != std::string_view::npos) {
        return bad_pgn(where() + " stands the " + std::string(what) + " " + quote(digits) + ", which is no " +
                       std::string(kind));
      }
      std::int64_t number = 0;
      for (const char digit : digits) number = 10 * number + (digit - '0');
      numbers.push_back(digits.empty() ? std::nullopt : std::optional(number));
      if (end == list.size()) return numbers;
      list.remove_prefix(end + 1);
    }
  }

  Status read_token() {
    std::size_t length = 0;
    while (length < rest_.size() && !is_space(rest_[length]) &&
           std::string_view("[]{}();$").find(rest_[length]) == std::string_view::npos) {
      ++length;
    }
    const std::string_view token = rest_.substr(0, length);
    rest_.remove_prefix(length);
    if (depth_ > 0) return success();
    moves_began_ = true;
    if (is_result(token)) {
      over_ = true;
      return success();
    }
    const std::string_view move = without_number(token);
    // Annotations as `!?` that stand alone, and words for en passant.
    if (move.find_first_not_of("!?") == std::string_view::npos || move == "e.p." || move == "ep") return success();
    if (is_result(move)) {
      over_ = true;
      return success();
    }
    return add_move(move);
  }

  Status add_move(std::string_view move) {
    if (game_.moves.size() == kMostPgnMoves) {
      return bad_pgn("the PGN file has more than " + std::to_string(kMostPgnMoves) + " moves");
    }
    game_.moves.emplace_back(move);
    return success();
  }

  std::string_view rest_;
  PgnGame game_;
  std::size_t depth_ = 0;  ///< of variations
  bool at_new_line_ = true;
  bool moves_began_ = false;
  bool over_ = false;
};

}  // namespace

Error bad_pgn(std::string reason) { return {ErrorCode::BadRecord, std::move(reason)}; }

const std::string* PgnGame::find(std::string_view name) const {
  for (const Tag& tag : tags) {
    if (tag.name == name) return &tag.value;
  }
  return nullptr;
}

bool looks_like_pgn(std::string_view text) {
  text = without_prelude(text);
  if (text.starts_with('[')) {
    text.remove_prefix(1);
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    std::size_t name = 0;
    while (name < text.size() && is_name(text[name])) ++name;
    text.remove_prefix(name);
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    return name > 0 && text.starts_with('"');
  }
  const std::size_t digits = text.find_first_not_of("0123456789");
  return digits != std::string_view::npos && digits > 0 && digits < 4 && text[digits] == '.';
}

Result<PgnGame> parse_pgn_game(std::string_view text) {
  if (text.size() > kMostPgnBytes) return bad_pgn("the PGN file has more than 16 MiB");
  if (!looks_like_pgn(text)) return bad_pgn("this is not a PGN file: it begins with no tag and no move");
  return Reader(without_prelude(text)).read();
}

std::string pgn_escaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '"' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

}  // namespace spooky
