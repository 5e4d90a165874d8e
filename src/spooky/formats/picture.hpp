#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace spooky {

/// A colour of a drawing.
struct Ink {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  bool visible = true;

  static Ink grey(std::uint8_t level) { return {level, level, level, true}; }
  static Ink none() { return {0, 0, 0, false}; }
  bool operator==(const Ink&) const = default;
};

/// A place in a drawing.
struct Spot {
  int x = 0;
  int y = 0;
};

/// One mark of a drawing, in whole units from the upper left corner.
struct Mark {
  enum class Kind : std::uint8_t { Line, Circle, Rectangle, Polygon, Text };
  enum class Anchor : std::uint8_t { Middle, Start };

  Kind kind = Kind::Line;
  int x = 0;  ///< one end, the centre, the upper left corner, or where the text is anchored at half its height
  int y = 0;
  int x2 = 0;  ///< the other end of a line, or the lower right corner
  int y2 = 0;
  int size = 0;  ///< radius of a circle, height of letters
  Ink fill = Ink::none();
  Ink stroke = Ink::none();
  int width = 1;  ///< of the stroke
  bool dashed = false;
  Anchor anchor = Anchor::Middle;
  std::string text = {};
  std::vector<Spot> corners = {};  ///< of a polygon, which is closed

  static Mark line(int x, int y, int x2, int y2, Ink stroke, int width);
  static Mark circle(int x, int y, int radius, Ink fill, Ink stroke, int width);
  static Mark rectangle(int x, int y, int x2, int y2, Ink fill);
  static Mark polygon(std::vector<Spot> corners, Ink fill, Ink stroke, int width);
  static Mark letters(int x, int y, int size, Ink fill, std::string text, Anchor anchor = Anchor::Middle);
};

/// A drawing: marks one over another. Coordinates are whole numbers, so that every program writes the same file.
struct Picture {
  int width = 0;
  int height = 0;
  std::string title;
  std::vector<spooky::Mark> marks;  ///< qualified: a game may have marks of its own
};

/// How far below the middle of its letters the baseline of a text is.
constexpr int baseline_below_middle(int size) { return size * 35 / 100; }
/// Lengths of the dashes of a dashed stroke and of the gaps between them.
inline constexpr int kDash = 5;
inline constexpr int kDashGap = 4;

std::string print_svg(const Picture& picture);

}  // namespace spooky
