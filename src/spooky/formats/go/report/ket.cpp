// The state of the whole board as the paper writes it (Figure 7): a product of the empty points, the classical stones
// of each player, and a sum for each entangled group with one term for each way in which it may collapse.
#include <algorithm>
#include <string>
#include <vector>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/shown.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

/// How the two forms write the same things.
struct Spelling {
  std::string_view end_of_ket;
  std::string_view minus;
  std::array<std::string_view, kMostStones> coefficients;
  std::string_view before_number;
  std::string_view after_number;
};

constexpr Spelling kText = {"⟩", " − ", {"α", "β", "γ", "δ"}, "", ""};
constexpr Spelling kLatex = {"\\rangle", " - ", {"\\alpha", "\\beta", "\\gamma", "\\delta"}, "_{", "}"};

/// The paper lists points column by column: A1, A3, B2 … Other boards than the grid list them in board order, as they
/// are given here.
std::vector<Point> by_column(const Rules& rules, std::span<const Point> points) {
  std::vector<Point> sorted(points.begin(), points.end());
  if (!rules.is_grid()) return sorted;
  std::sort(sorted.begin(), sorted.end(), [&](Point a, Point b) {
    return std::pair(rules.column(a), rules.row(a)) < std::pair(rules.column(b), rules.row(b));
  });
  return sorted;
}

/// More empty points than these are only counted in the short form.
constexpr std::size_t kMostListed = 12;

enum class Form { Full, Short };

class Writer {
 public:
  Writer(const Position& position, const Spelling& spelling, Form form = Form::Full)
      : rules_(position.rules()), shown_(position), spelling_(spelling), form_(form) {}

  std::string write() const {
    std::string text = factor('.', "0", "") + factor('X', "1", "_B") + factor('O', "1", "_W");
    for (std::size_t i = 0; i < shown_.groups().size(); ++i) text += sum(shown_.groups()[i], i + 1);
    return text;
  }

 private:
  std::string ket(const char* content, std::span<const Point> points) const {
    return std::string("|") + content + std::string(spelling_.end_of_ket) + "_{" + point_list(rules_, points, ",") +
           "}";
  }

  /// All points with one letter.
  std::string factor(char letter, const char* content, const char* owner) const {
    std::vector<Point> points;
    rules_.for_points([&](Point point) {
      if (shown_.letter(point) == letter) points.push_back(point);
    });
    if (points.empty()) return "";
    if (form_ == Form::Short && letter == '.' && points.size() > kMostListed) {
      return std::string("(|") + content + std::string(spelling_.end_of_ket) + "^{⊗" + std::to_string(points.size()) +
             "})" + owner;
    }
    points = by_column(rules_, points);
    return "(" + ket(content, points) + ")" + owner;
  }

  /// Of a W group all stones but one stay, of any other group one. The terms are in the order of their digits.
  std::string sum(const Group& group, std::size_t number) const {
    const std::vector<Point> points = by_column(rules_, group.stones());
    const bool loses = loses_one(group.shape);
    std::string text = "(";
    for (std::size_t term = 0; term < points.size(); ++term) {
      if (term > 0) text += group.count == 2 ? spelling_.minus : " + ";
      text += std::string(spelling_.coefficients[term]) + std::string(spelling_.before_number) +
              std::to_string(number) + std::string(spelling_.after_number);
      const std::size_t special = loses ? term : points.size() - 1 - term;
      for (std::size_t i = 0; i < points.size(); ++i) {
        text += ket((i == special) != loses ? "1" : "0", {&points[i], 1});
      }
    }
    return text + ")" + (group.owner == Colour::Black ? "_B" : "_W");
  }

  const Rules& rules_;
  Shown shown_;
  const Spelling& spelling_;
  Form form_;
};

}  // namespace

json::value Go::ket(const Position& position) {
  json::object ket{{"text", Writer(position, kText).write()}, {"latex", Writer(position, kLatex).write()}};
  if (std::string shorter = Writer(position, kText, Form::Short).write();
      shorter != from_json(ket["text"].get_string())) {
    ket["short"] = std::move(shorter);
  }
  return ket;
}

}  // namespace spooky
