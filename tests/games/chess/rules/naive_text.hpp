#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "games/chess/rules/naive_position.hpp"

namespace spooky::chess_naive {

/// The parts between separators.
inline std::vector<std::string> parts(const std::string& text, char separator) {
  std::vector<std::string> list(1);
  for (const char letter : text) {
    if (letter == separator) {
      list.emplace_back();
    } else {
      list.back() += letter;
    }
  }
  return list;
}

/// Reads `<board> <side> <castling> <ep> <halfmove> <fullmove> | <pairs> | must=<square>`; clocks, pairs and must may
/// be missing. The text has to be a sound one.
inline Position parse(const Rules& rules, const std::string& text) {
  Position position;
  const std::vector<std::string> words = parts(text, ' ');

  const std::vector<std::string> rows = parts(words[0], '/');
  std::vector<std::string> drawn;
  for (const std::string& row : rows) {
    drawn.emplace_back();
    for (const char letter : row) {
      if (std::isdigit(static_cast<unsigned char>(letter)) != 0) {
        drawn.back().append(static_cast<std::size_t>(letter - '0'), kEmpty);
      } else {
        drawn.back() += letter;
      }
    }
  }
  position.height = static_cast<int>(drawn.size());
  position.width = static_cast<int>(drawn[0].size());
  position.board.fill(kEmpty);
  std::reverse(drawn.begin(), drawn.end());
  Square square = 0;
  for (const std::string& row : drawn) {
    for (const char letter : row) position.at(square++) = letter;
  }

  position.side = words[1][0];
  for (const char right : std::string("KQkq")) {
    if (words[2].find(right) != std::string::npos) position.castling += right;
  }
  if (words[3] != "-") position.passed = position.square(words[3]);
  if (words.size() > 4 && words[4] != "|") {
    position.halfmove = std::stoi(words[4]);
    position.fullmove = std::stoi(words[5]);
  }

  for (std::size_t i = 4; i + 1 < words.size(); ++i) {
    if (words[i] != "|") continue;
    const std::string& field = words[i + 1];
    if (field.rfind("must=", 0) == 0) {
      position.must = position.square(field.substr(5));
    } else if (field != "-") {
      for (const std::string& pair : parts(field, ';')) {  // R:e4/f4=e@1, N:g1/f3/h3=t
        if (pair.back() == 't') {
          position.triples.push_back({pair[0],
                                      {position.square(pair.substr(2, 2)), position.square(pair.substr(5, 2)),
                                       position.square(pair.substr(8, 2))}});
          continue;
        }
        position.pairs.push_back({pair[0], position.square(pair.substr(2, 2)), position.square(pair.substr(5, 2)),
                                  pair[8], pair.size() > 9 ? pair[10] - '0' : 0});
      }
    }
  }
  normalise(rules, position);
  return position;
}

/// Of a normal position.
inline std::string print(const Position& position) {
  std::string text;
  for (int rank = position.height - 1; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file <= position.width; ++file) {
      const bool at_end = file == position.width;
      const char letter = at_end ? '/' : position.at(rank * position.width + file);
      if (letter == kEmpty) {
        ++empty;
        continue;
      }
      if (empty > 0) text += static_cast<char>('0' + empty);
      empty = 0;
      if (!at_end || rank > 0) text += letter;
    }
  }
  text += ' ';
  text += position.side;
  text += ' ';
  text += position.castling.empty() ? "-" : position.castling;
  text += ' ';
  text += position.passed == kNowhere ? "-" : position.name(position.passed);
  text += ' ' + std::to_string(position.halfmove) + ' ' + std::to_string(position.fullmove) + " | ";
  std::vector<std::pair<Square, std::string>> entries;  // by the lowest square
  for (const Pair& pair : position.pairs) {
    std::string entry = pair.letter + (':' + position.name(pair.first)) + '/' + position.name(pair.second) + '=';
    entry += pair.kind;
    if (pair.group != 0) entry += '@' + std::to_string(pair.group);
    entries.emplace_back(pair.lower(), entry);
  }
  for (const Triple& triple : position.triples) {
    const auto name = [&](std::size_t index) { return position.name(triple.squares[index]); };
    entries.emplace_back(triple.squares[0], triple.letter + (':' + name(0)) + '/' + name(1) + '/' + name(2) + "=t");
  }
  std::sort(entries.begin(), entries.end());
  if (entries.empty()) text += '-';
  for (const auto& entry : entries) text += (&entry == &entries.front() ? "" : ";") + entry.second;
  if (position.must != kNowhere) text += " | must=" + position.name(position.must);
  return text;
}

}  // namespace spooky::chess_naive
