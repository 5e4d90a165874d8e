#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spooky/core/big_rational.hpp"

// Akl's quantum chess once more, as plainly as the clauses say it: squares are names, the belief is a list of every
// distribution of second types that there may have been, each with its likelihood. Slow, and independent of the engine.
namespace spooky::naive_akl {

struct Man {
  bool white = true;
  int number = 0;  ///< among the men of its side; -1 is the king
  char first = 'P';
  char second = '?';
  char shows = '-';  ///< '-' while quantum
  std::map<char, int> seen;
};

class Game {
 public:
  /// `rank`: White's first rank, as in RNBQKBNR. `believe`: whether the distributions are listed, which are millions on
  /// the standard board.
  Game(const std::string& rank, int height, bool double_step, bool open, bool believe);

  std::vector<std::string> legal() const;
  /// Nature's answers with their chances; only while Nature acts, and where the distributions are listed.
  std::vector<std::pair<std::string, std::string>> chance() const;
  void play(const std::string& action);
  std::string position() const;
  /// "white", "black", "nature" or "none".
  std::string actor() const;
  /// "king white", "fifty draw" …, empty while the game goes on.
  std::string result() const;
  /// The chance of each second type of the man on a square, as in JSON: `P:16/23`, in the order Q R B N P.
  std::vector<std::string> belief(const std::string& square) const;
  std::vector<std::string> squares_of_men() const;

 private:
  struct Distribution {
    std::string types;  ///< of the man of each number
    BigInteger likelihood = 1;
  };

  bool on_board(int file, int rank) const { return file >= 0 && file < width_ && rank >= 0 && rank < height_; }
  const Man* at(int file, int rank) const;
  std::vector<std::string> reach(const std::string& square, const Man& man) const;
  std::vector<std::string> castlings(bool white) const;
  std::vector<std::string> moves_of(const std::string& square, bool touched) const;
  std::vector<std::string> turns() const;
  std::string dealing() const;
  BigRational second_chance(const Man& man, char type) const;
  void observe(const Man& man, char shown, bool dealt);
  void make_move(const std::string& move);
  void end_turn(bool quiet);

  int width_;
  int height_;
  bool double_step_;
  bool open_;
  bool believe_;
  std::map<std::string, Man> board_;
  std::vector<Distribution> distributions_[2];
  std::string bag_[2];
  std::vector<std::string> captured_;
  bool white_to_move_ = true;
  std::string castling_;
  int quiet_ = 0;
  int fullmove_ = 1;
  std::string touched_;
  std::string must_;
};

inline std::string named(int file, int rank) { return {static_cast<char>('a' + file), static_cast<char>('1' + rank)}; }
inline int file_in(const std::string& square) { return square[0] - 'a'; }
inline int rank_in(const std::string& square) { return square[1] - '1'; }
inline bool is_dark(const std::string& square) { return (file_in(square) + rank_in(square)) % 2 == 0; }
inline char cased(char letter, bool white) { return white ? letter : static_cast<char>(letter - 'A' + 'a'); }
inline char raised(char letter) { return static_cast<char>(letter - 'a' + 'A'); }

inline constexpr std::string_view kOrder = "QRBNP";

inline std::string sorted_types(std::string types) {
  std::sort(types.begin(), types.end(), [](char a, char b) { return kOrder.find(a) < kOrder.find(b); });
  return types;
}

inline std::string counts_of(const std::map<char, int>& seen, bool white) {
  std::string text;
  for (const char type : kOrder) {
    if (const auto found = seen.find(type); found != seen.end()) {
      text += cased(type, white) + std::to_string(found->second);
    }
  }
  return text;
}

inline std::string join(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ";") + item;
  return text.empty() ? "-" : text;
}

inline Game::Game(const std::string& rank, int height, bool double_step, bool open, bool believe)
    : width_(static_cast<int>(rank.size())),
      height_(height),
      double_step_(double_step),
      open_(open),
      believe_(believe),
      castling_(rank == "RNBQKBNR" ? "KQkq" : "") {
  for (const bool white : {true, false}) {
    std::string types;
    for (int file = 0; file < width_; ++file) {
      const char letter = rank[static_cast<std::size_t>(file)];
      Man man{white, -1, letter, '?', '-', {}};
      if (letter != 'K') {
        man.number = static_cast<int>(types.size());
        types += letter;
      } else {
        man.shows = 'K';
      }
      board_[named(file, white ? 0 : height - 1)] = man;
      board_[named(file, white ? 1 : height - 2)] = Man{white, static_cast<int>(types.size()), 'P', '?', '-', {}};
      types += 'P';
    }
    const int side = white ? 0 : 1;
    bag_[side] = sorted_types(types);
    if (!believe) continue;
    std::sort(types.begin(), types.end());
    do {
      distributions_[side].push_back({types, 1});
    } while (std::next_permutation(types.begin(), types.end()));
  }
}

inline const Man* Game::at(int file, int rank) const {
  const auto found = board_.find(named(file, rank));
  return found == board_.end() ? nullptr : &found->second;
}

inline std::vector<std::string> Game::reach(const std::string& square, const Man& man) const {
  std::vector<std::string> reached;
  const int file = file_in(square);
  const int rank = rank_in(square);
  const auto try_square = [&](int f, int r) {
    if (!on_board(f, r)) return false;
    const Man* other = at(f, r);
    if (other == nullptr || other->white != man.white) reached.push_back(named(f, r));
    return other == nullptr;
  };
  if (man.shows == 'P') {
    const int forward = man.white ? 1 : -1;
    if (on_board(file, rank + forward) && at(file, rank + forward) == nullptr) {
      reached.push_back(named(file, rank + forward));
      const bool second = rank == (man.white ? 1 : height_ - 2);
      if (double_step_ && second && at(file, rank + 2 * forward) == nullptr) {
        reached.push_back(named(file, rank + 2 * forward));
      }
    }
    for (const int side : {-1, 1}) {
      if (!on_board(file + side, rank + forward)) continue;
      const Man* other = at(file + side, rank + forward);
      if (other != nullptr && other->white != man.white) reached.push_back(named(file + side, rank + forward));
    }
    return reached;
  }
  for (int df = -2; df <= 2; ++df) {
    for (int dr = -2; dr <= 2; ++dr) {
      if (man.shows == 'N' && std::abs(df * dr) == 2) try_square(file + df, rank + dr);
      if (std::abs(df) > 1 || std::abs(dr) > 1 || (df == 0 && dr == 0)) continue;
      const bool straight = df == 0 || dr == 0;
      const bool slides = man.shows == 'Q' || (man.shows == 'R' && straight) || (man.shows == 'B' && !straight);
      if (man.shows == 'K') try_square(file + df, rank + dr);
      if (!slides) continue;
      for (int step = 1; try_square(file + step * df, rank + step * dr);) ++step;
    }
  }
  return reached;
}

inline std::vector<std::string> Game::castlings(bool white) const {
  std::vector<std::string> found;
  const std::string rank = white ? "1" : "8";
  const auto shows_rook = [&](const std::string& corner) { return board_.at(corner).shows == 'R'; };
  const auto all_empty = [&](const std::string& files) {
    return std::all_of(files.begin(), files.end(), [&](char file) { return !board_.contains(file + rank); });
  };
  const auto has = [&](char right) { return castling_.find(cased(right, white)) != std::string::npos; };
  if (has('K') && all_empty("fg") && shows_rook("h" + rank)) found.push_back("e" + rank + "g" + rank);
  if (has('Q') && all_empty("bcd") && shows_rook("a" + rank)) found.push_back("e" + rank + "c" + rank);
  return found;
}

inline std::vector<std::string> Game::moves_of(const std::string& square, bool touched) const {
  const Man& man = board_.at(square);
  std::vector<std::string> moves;
  const int last = man.white ? height_ - 1 : 0;
  if (man.shows == 'P' && rank_in(square) == last) {
    for (const char type : {'q', 'r', 'b', 'n'}) moves.push_back(square + "=" + type);
    return moves;
  }
  for (const std::string& to : reach(square, man)) {
    if (man.shows == 'P' && rank_in(to) == last) {
      for (const char type : {'q', 'r', 'b', 'n'}) moves.push_back(square + to + type);
    } else {
      moves.push_back(square + to);
    }
  }
  if (touched) {
    for (const std::string& castling : castlings(man.white)) {
      const bool here = (castling[2] == 'g' ? 'h' : 'a') == square[0] && castling[3] == square[1];
      if (here) moves.push_back(castling);
    }
  }
  return moves;
}

inline std::vector<std::string> Game::turns() const {
  std::vector<std::string> list;
  for (const auto& [square, man] : board_) {
    if (man.white != white_to_move_) continue;
    if (man.shows == '-') {
      list.push_back(square + "!");
      continue;
    }
    for (const std::string& move : moves_of(square, false)) list.push_back(move);
  }
  for (const std::string& castling : castlings(white_to_move_)) list.push_back(castling);
  return list;
}

inline std::string Game::dealing() const {
  if (!open_) return "";
  for (const std::string& square : squares_of_men()) {
    if (board_.at(square).second == '?') return square;
  }
  return "";
}

inline std::vector<std::string> Game::squares_of_men() const {
  std::vector<std::string> squares;
  for (int rank = 0; rank < height_; ++rank) {
    for (int file = 0; file < width_; ++file) {
      if (const Man* man = at(file, rank); man != nullptr && man->number >= 0) squares.push_back(named(file, rank));
    }
  }
  return squares;
}

inline std::string Game::result() const {
  bool kings[2] = {false, false};
  for (const auto& [square, man] : board_) {
    if (man.number < 0) kings[man.white ? 0 : 1] = true;
  }
  if (!kings[0]) return "king black";
  if (!kings[1]) return "king white";
  if (board_.size() == 2) return "dead draw";
  if (quiet_ >= 100) return "fifty draw";
  if (dealing().empty() && touched_.empty() && must_.empty() && turns().empty()) return "stalemate draw";
  return "";
}

inline std::string Game::actor() const {
  if (!result().empty()) return "none";
  if (!dealing().empty() || !touched_.empty()) return "nature";
  return white_to_move_ ? "white" : "black";
}

inline std::vector<std::string> Game::legal() const {
  std::vector<std::string> list;
  const std::string who = actor();
  if (who == "nature") {
    const std::string square = dealing().empty() ? touched_ : dealing();
    const Man& man = board_.at(square);
    for (const char type : kOrder) {
      const bool first = dealing().empty() && type == man.first;
      const bool second =
          man.second == '?' ? bag_[man.white ? 0 : 1].find(type) != std::string::npos : man.second == type;
      if (first || second) list.push_back(std::string("#") + cased(type, false));
    }
  } else if (who != "none") {
    list = must_.empty() ? turns() : moves_of(must_, true);
  }
  std::sort(list.begin(), list.end());
  return list;
}

inline BigRational Game::second_chance(const Man& man, char type) const {
  if (man.second != '?') return BigRational(man.second == type ? 1 : 0);
  BigInteger with = 0;
  BigInteger all = 0;
  for (const Distribution& each : distributions_[man.white ? 0 : 1]) {
    all += each.likelihood;
    if (each.types[static_cast<std::size_t>(man.number)] == type) with += each.likelihood;
  }
  return {with, all};
}

inline std::vector<std::pair<std::string, std::string>> Game::chance() const {
  std::vector<std::pair<std::string, std::string>> list;
  const bool deals = !dealing().empty();
  const Man& man = board_.at(deals ? dealing() : touched_);
  for (const std::string& answer : legal()) {
    const char type = raised(answer[1]);
    const BigRational half(1, 2);
    const BigRational second = second_chance(man, type);
    const BigRational p = deals ? second : half * BigRational(man.first == type ? 1 : 0) + half * second;
    list.emplace_back(answer, p.to_string());
  }
  return list;
}

inline std::vector<std::string> Game::belief(const std::string& square) const {
  std::vector<std::string> list;
  for (const char type : kOrder) {
    const BigRational p = second_chance(board_.at(square), type);
    if (p != BigRational(0)) list.push_back(type + (":" + p.to_string()));
  }
  return list;
}

/// Bayes: twice the chance of what was seen, which is 0, 1 or 2.
inline void Game::observe(const Man& man, char shown, bool dealt) {
  std::vector<Distribution> left;
  for (Distribution each : distributions_[man.white ? 0 : 1]) {
    const bool second = each.types[static_cast<std::size_t>(man.number)] == shown;
    const int twice = (second ? 1 : 0) + (!dealt && man.first == shown ? 1 : 0);
    if (twice == 0) continue;
    each.likelihood *= twice;
    left.push_back(std::move(each));
  }
  distributions_[man.white ? 0 : 1] = std::move(left);
}

inline void Game::make_move(const std::string& move) {
  const std::string from = move.substr(0, 2);
  const std::string to = move.substr(2, 2);
  Man man = board_.at(from);
  bool quiet = man.shows != 'P';
  if (const auto victim = board_.find(to); victim != board_.end()) {
    quiet = false;
    const Man& gone = victim->second;
    if (gone.second == '?' && !gone.seen.empty()) captured_.push_back(counts_of(gone.seen, gone.white));
  }
  board_.erase(from);
  if (move.size() == 5) {
    (man.first == 'P' ? man.first : man.second) = raised(move[4]);
    man.shows = raised(move[4]);
  }
  if (man.number >= 0 && is_dark(to)) man.shows = '-';
  board_[to] = man;
  for (const std::string& square : {from, to}) {
    const auto drop = [&](const std::string& rights) {
      for (const char right : rights) std::erase(castling_, right);
    };
    if (square == "e1") drop("KQ");
    if (square == "h1") drop("K");
    if (square == "a1") drop("Q");
    if (square == "e8") drop("kq");
    if (square == "h8") drop("k");
    if (square == "a8") drop("q");
  }
  if (man.number < 0 && std::abs(file_in(from) - file_in(to)) == 2) {
    const std::string rank(1, from[1]);
    const std::string corner = (to[0] == 'g' ? "h" : "a") + rank;
    const std::string beside = (to[0] == 'g' ? "f" : "d") + rank;
    Man rook = board_.at(corner);
    board_.erase(corner);
    if (is_dark(beside)) rook.shows = '-';
    board_[beside] = rook;
  }
  end_turn(quiet);
}

inline void Game::end_turn(bool quiet) {
  must_.clear();
  quiet_ = quiet ? quiet_ + 1 : 0;
  if (!white_to_move_) ++fullmove_;
  white_to_move_ = !white_to_move_;
}

inline void Game::play(const std::string& action) {
  if (action[0] == '#') {
    const bool deals = !dealing().empty();
    const std::string square = deals ? dealing() : touched_;
    Man& man = board_.at(square);
    const char type = raised(action[1]);
    if (believe_ && man.second == '?') observe(man, type, deals);
    if (man.second == '?' && (deals || type != man.first)) {
      man.second = type;
      man.seen.clear();
      std::string& bag = bag_[man.white ? 0 : 1];
      bag.erase(bag.find(type), 1);
    } else if (man.second == '?') {
      ++man.seen[type];
    }
    if (deals) return;
    man.shows = type;
    touched_.clear();
    if (moves_of(square, true).empty()) return end_turn(true);
    must_ = square;
  } else if (action[2] == '!') {
    touched_ = action.substr(0, 2);
  } else if (action[2] == '=') {
    Man& man = board_.at(action.substr(0, 2));
    (man.first == 'P' ? man.first : man.second) = raised(action[3]);
    man.shows = raised(action[3]);
    end_turn(false);
  } else {
    make_move(action);
  }
}

inline std::string Game::position() const {
  std::string text;
  for (int rank = height_ - 1; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file <= width_; ++file) {
      const Man* man = file < width_ ? at(file, rank) : nullptr;
      if (file < width_ && man == nullptr) {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      if (man != nullptr) text += cased(man->shows == '-' ? man->first : man->shows, man->white);
    }
    if (rank > 0) text += "/";
  }
  const auto bag_in = [&](int side) {
    std::string bag;
    for (const char type : bag_[side]) bag += cased(type, side == 0);
    return bag.empty() ? "-" : bag;
  };
  std::vector<std::string> men;
  for (const std::string& square : squares_of_men()) {
    const Man& man = board_.at(square);
    if (man.shows == '-' && man.second == '?' && man.seen.empty()) continue;
    std::string item = square + ":" + cased(man.first, man.white);
    item += man.second == '?' ? "?" + counts_of(man.seen, man.white) : std::string(1, cased(man.second, man.white));
    if (man.shows != '-') item += std::string("=") + cased(man.shows, man.white);
    men.push_back(item);
  }
  std::vector<std::string> captured = captured_;
  std::sort(captured.begin(), captured.end());
  text += (white_to_move_ ? " w " : " b ") + (castling_.empty() ? "-" : castling_) + " - " + std::to_string(quiet_) +
          " " + std::to_string(fullmove_) + " | " + bag_in(0) + "/" + bag_in(1) + " | " + join(men) + " | " +
          join(captured);
  if (!touched_.empty()) text += " | touch=" + touched_;
  if (!must_.empty()) text += " | must=" + must_;
  return text;
}

}  // namespace spooky::naive_akl
