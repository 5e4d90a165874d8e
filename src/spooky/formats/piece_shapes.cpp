#include "spooky/formats/piece_shapes.hpp"

#include <span>

namespace spooky {

namespace {

constexpr int kStroke = 2;

constexpr Spot kBase[] = {{14, 55}, {46, 55}, {43, 49}, {17, 49}};
constexpr Spot kPawn[] = {{26, 29}, {34, 29}, {40, 49}, {20, 49}};
constexpr Spot kKnight[] = {{20, 49}, {22, 39}, {31, 31}, {24, 32}, {17, 36}, {13, 31}, {19, 22},
                            {24, 16}, {26, 10}, {31, 15}, {38, 18}, {43, 28}, {44, 38}, {42, 49}};
constexpr Spot kMitre[] = {{30, 14}, {37, 23}, {38, 30}, {34, 37}, {26, 37}, {22, 30}, {23, 23}};
constexpr Spot kBishop[] = {{26, 37}, {34, 37}, {39, 49}, {21, 49}};
constexpr Spot kTower[] = {{22, 27}, {38, 27}, {40, 49}, {20, 49}};
constexpr Spot kBattlements[] = {{17, 27}, {17, 14}, {23, 14}, {23, 19}, {27, 19}, {27, 14},
                                 {33, 14}, {33, 19}, {37, 19}, {37, 14}, {43, 14}, {43, 27}};
constexpr Spot kQueen[] = {{18, 49}, {12, 22}, {20, 35}, {21, 17}, {27, 33}, {30, 15},
                           {33, 33}, {39, 17}, {40, 35}, {48, 22}, {42, 49}};
constexpr Spot kPearls[] = {{12, 20}, {21, 15}, {30, 13}, {39, 15}, {48, 20}};
constexpr Spot kKing[] = {{18, 49}, {12, 34}, {16, 27}, {25, 27}, {30, 32}, {35, 27}, {44, 27}, {48, 34}, {42, 49}};

class Sketch {
 public:
  Sketch(int left, int top, Ink fill, Ink stroke) : left_(left), top_(top), fill_(fill), stroke_(stroke) {}

  void polygon(std::span<const Spot> corners) {
    std::vector<Spot> placed;
    for (const Spot& corner : corners) placed.push_back({left_ + corner.x, top_ + corner.y});
    marks_.push_back(Mark::polygon(std::move(placed), fill_, stroke_, kStroke));
  }
  void circle(Spot centre, int radius) {
    marks_.push_back(Mark::circle(left_ + centre.x, top_ + centre.y, radius, fill_, stroke_, kStroke));
  }
  void line(Spot from, Spot to, int width) {
    marks_.push_back(Mark::line(left_ + from.x, top_ + from.y, left_ + to.x, top_ + to.y, stroke_, width));
  }
  std::vector<Mark> marks() && { return std::move(marks_); }

 private:
  int left_;
  int top_;
  Ink fill_;
  Ink stroke_;
  std::vector<Mark> marks_;
};

}  // namespace

std::vector<Mark> piece_shape(PieceShape shape, int left, int top, Ink fill, Ink stroke) {
  Sketch sketch(left, top, fill, stroke);
  switch (shape) {
    case PieceShape::Pawn:
      sketch.polygon(kPawn);
      sketch.circle({30, 23}, 8);
      break;
    case PieceShape::Knight:
      sketch.polygon(kKnight);
      sketch.circle({25, 23}, 1);
      break;
    case PieceShape::Bishop:
      sketch.polygon(kBishop);
      sketch.polygon(kMitre);
      sketch.circle({30, 13}, 3);
      sketch.line({31, 29}, {35, 22}, kStroke);
      break;
    case PieceShape::Rook:
      sketch.polygon(kTower);
      sketch.polygon(kBattlements);
      break;
    case PieceShape::Queen:
      sketch.polygon(kQueen);
      for (const Spot& pearl : kPearls) sketch.circle(pearl, 3);
      break;
    case PieceShape::King:
      sketch.line({30, 10}, {30, 31}, 4);
      sketch.line({24, 17}, {36, 17}, 4);
      sketch.polygon(kKing);
      break;
  }
  sketch.polygon(kBase);
  return std::move(sketch).marks();
}

}  // namespace spooky
