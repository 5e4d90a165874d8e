#pragma once

#include <vector>

#include "spooky/classical/any_classical.hpp"
#include "spooky/formats/picture.hpp"

// Drawings of classical positions, one beside the other in the picture of a quantum position.
namespace spooky::combinatorial {

/// A part of a picture, its marks counted from its own upper left corner.
struct Panel {
  int width = 0;
  int height = 0;
  std::vector<Mark> marks;

  void add(Mark mark) { marks.push_back(std::move(mark)); }
  /// Puts another panel into this one, and grows to hold it.
  void put(int x, int y, const Panel& other);
};

inline const Ink kPanelInk = Ink::grey(40);
inline const Ink kPanelQuiet = Ink::grey(120);
inline const Ink kLeftInk = {30, 75, 205, true};
inline const Ink kRightInk = {205, 30, 30, true};
inline const Ink kBothInk = {30, 140, 60, true};

/// Any classical position.
Panel draw_panel(const classical::AnyClassical& game, classical::Position position);

// The games on squares and rows, and those on graphs.
Panel draw_panel(const classical::Heaps& game, classical::Position position);
Panel draw_panel(const classical::Octal& game, classical::Position position);
Panel draw_panel(const classical::Domineering& game, classical::Position position);
Panel draw_panel(const classical::Clobber& game, classical::Position position);
Panel draw_panel(const classical::ToadsAndFrogs& game, classical::Position position);
Panel draw_panel(const classical::Hackenbush& game, classical::Position position);
Panel draw_panel(const classical::NodeKayles& game, classical::Position position);
Panel draw_panel(const classical::Colouring& game, classical::Position position);
Panel draw_panel(const classical::Geography& game, classical::Position position);
Panel draw_panel(const classical::TableGame& game, classical::Position position);
Panel draw_panel(const classical::ClassicalSum& game, classical::Position position);

}  // namespace spooky::combinatorial
