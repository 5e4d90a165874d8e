#include "spooky/formats/chess/text/san.hpp"

#include <optional>

#include "spooky/formats/chess/text/castling_words.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/formats/chess/text/words.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky::chess {

namespace {

std::optional<Wing> castles(const Position& position, const Action& move) {
  const Board& board = position.board();
  if (board.type_on(move.from()) != PieceType::King) return std::nullopt;
  return castling_wing(position.rules(), board.to_move(), move);
}

bool is_capture(const Board& board, const Action& move) {
  return !board.is_empty(move.to()) ||
         (board.type_on(move.from()) == PieceType::Pawn && file_of(move.from()) != file_of(move.to()));
}

/// What of the departure must be told because another piece of the type can go there too.
std::string departure(const Position& position, const Action& move) {
  const Board& board = position.board();
  const Square from = move.from();
  Position::Actions moves;
  position.legal_actions(moves);
  bool others = false;
  bool same_file = false;
  bool same_rank = false;
  for (const Action& one : moves) {
    if (one.to() != move.to() || one.from() == from || board.type_on(one.from()) != board.type_on(from)) continue;
    others = true;
    same_file = same_file || file_of(one.from()) == file_of(from);
    same_rank = same_rank || rank_of(one.from()) == rank_of(from);
  }
  const std::string name = square_name(from);
  if (!others) return "";
  if (!same_file) return name.substr(0, 1);
  return same_rank ? name : name.substr(1);
}

/// A text taken apart: whatever it says of the move.
struct Said {
  PieceType type = PieceType::Pawn;
  std::optional<std::size_t> file;
  std::optional<std::size_t> rank;
  Square to;
  std::optional<PieceType> promotion;
};

std::optional<Said> take_apart(const Rules& rules, std::string_view text) {
  Said said;
  if (!text.empty()) {
    const auto type = piece_of_letter(text.front());
    if (type && piece_letter(*type) == text.front()) {
      said.type = *type;
      text.remove_prefix(1);
    }
  }
  std::string rest;
  for (const char c : text) {
    if (c != 'x' && c != ':' && c != '-' && c != '=') rest += c;
  }
  if (!rest.empty()) {
    // The last letter names a piece; the last of `a7b` would be a file, but no move ends with one.
    const auto type = piece_of_letter(rest.back());
    if (type) {
      said.promotion = type;
      rest.pop_back();
    }
  }
  if (rest.size() < 2 || rest.size() > 4) return std::nullopt;
  const auto to = parse_square(rules, std::string_view(rest).substr(rest.size() - 2));
  if (!to) return std::nullopt;
  said.to = *to;
  rest.resize(rest.size() - 2);
  for (const char c : rest) {
    if (c >= 'a' && c <= 'h' && !said.file && !said.rank) {
      said.file = static_cast<std::size_t>(c - 'a');
    } else if (c >= '1' && c <= '8' && !said.rank) {
      said.rank = static_cast<std::size_t>(c - '1');
    } else {
      return std::nullopt;
    }
  }
  return said;
}

/// Without what is said of the move behind it: a check, a judgement, en passant.
std::string_view without_remarks(std::string_view text) {
  while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos) text.remove_suffix(1);
  for (const std::string_view passing : {"e.p.", "ep"}) {
    if (text.ends_with(passing)) text.remove_suffix(passing.size());
  }
  return text;
}

bool fits(const Board& board, const Said& said, bool any_type, const Action& move) {
  return move.type() == Action::Type::Move && move.to() == said.to &&
         (any_type || board.type_on(move.from()) == said.type) && (!said.file || file_of(move.from()) == *said.file) &&
         (!said.rank || rank_of(move.from()) == *said.rank) && move.promotes() == said.promotion.has_value() &&
         (!said.promotion || move.promotion() == *said.promotion);
}

}  // namespace

std::string san_text(const Position& position, const Action& move) {
  const Board& board = position.board();
  std::string text;
  if (const auto wing = castles(position, move)) {
    text = *wing == Wing::Short ? "O-O" : "O-O-O";
  } else {
    const PieceType type = board.type_on(move.from());
    const bool captures = is_capture(board, move);
    if (type != PieceType::Pawn) {
      text = piece_letter(type) + departure(position, move);
    } else if (captures) {
      text = square_name(move.from()).substr(0, 1);
    }
    text += (captures ? "x" : "") + square_name(move.to());
    if (move.promotes()) text += std::string("=") + piece_letter(move.promotion());
  }
  Position after = position;
  after.play_unchecked(move);
  if (after.ending() == Ending::Checkmate) return text + "#";
  return after.in_check() ? text + "+" : text;
}

Result<Action> parse_san(const Position& position, std::string_view text) {
  const auto refused = [&, whole = text](std::string_view key) {
    return illegal(message(key, {{"text", quote(whole)}}));
  };
  text = without_remarks(text);
  const Board& board = position.board();
  for (const Wing wing : {Wing::Short, Wing::Long}) {
    std::string pattern;
    for (const char c : text) pattern += c == '0' || c == 'o' ? 'O' : c;
    if (pattern != (wing == Wing::Short ? "O-O" : "O-O-O")) continue;
    if (auto reason = castling_refusal(board, position.rules(), wing)) return illegal(std::move(*reason));
    const Action move = castling_move(board.to_move(), wing);
    if (!position.is_legal(move)) return refused("refusal.not-legal");
    return move;
  }
  if (!take_apart(position.rules(), text)) return refused("refusal.not-san");
  const std::vector<Action> found = moves_meant(position, text);
  if (found.size() > 1) return refused("refusal.ambiguous");
  if (found.empty()) return refused("refusal.not-legal");
  return found.front();
}

std::vector<Action> moves_meant(const Position& position, std::string_view text) {
  const auto said = take_apart(position.rules(), without_remarks(text));
  if (!said) return {};
  // `e2e4` and `g1f3` name no piece.
  const bool any_type = said->type == PieceType::Pawn && said->file && said->rank;
  Position::Actions moves;
  position.legal_actions(moves);
  std::vector<Action> found;
  for (const Action& move : moves) {
    if (fits(position.board(), *said, any_type, move)) found.push_back(move);
  }
  return found;
}

}  // namespace spooky::chess
