#pragma once

#include <vector>

#include "spooky/formats/picture.hpp"
#include "spooky/games/go/rules/topology.hpp"

namespace spooky::go {

/// Where the points of a board are in a picture, and where its seams leave it.
class Placing {
 public:
  /// Neighbours are about `cell` apart, and nothing is nearer to the edge of the picture than `margin`.
  Placing(const BoardPlan& plan, int cell, int margin);

  int width() const { return width_; }
  int height() const { return height_; }
  const Spot& spot(std::size_t number) const { return spots_[number]; }
  /// The end of a short line from a point towards a neighbour that is not drawn beside it (a seam): outwards.
  Spot seam_end(std::size_t from, std::size_t to) const;

 private:
  struct Vector {
    double x = 0;
    double y = 0;
  };
  static Vector unit(double x, double y);
  Vector outwards(std::size_t from, std::size_t to) const;

  const BoardPlan& plan_;
  int cell_;
  double left_ = 0;
  double right_ = 0;
  double bottom_ = 0;
  double top_ = 0;
  int width_ = 0;
  int height_ = 0;
  std::vector<Spot> spots_;
};

}  // namespace spooky::go
