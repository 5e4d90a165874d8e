// Draws pictures with Cairo: the only file that knows it.
#include "png_file.hpp"

#include <cairo.h>

#include <cmath>
#include <memory>
#include <numbers>

#include "input_error.hpp"
#include "speech.hpp"

namespace spooky::cli {

namespace {

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Pen = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

void set_ink(cairo_t* pen, Ink ink) { cairo_set_source_rgb(pen, ink.red / 255.0, ink.green / 255.0, ink.blue / 255.0); }

void paint(cairo_t* pen, const Mark& mark) {
  if (mark.fill.visible) {
    set_ink(pen, mark.fill);
    cairo_fill_preserve(pen);
  }
  if (mark.stroke.visible) {
    const double dashes[] = {kDash, kDashGap};
    set_ink(pen, mark.stroke);
    cairo_set_line_width(pen, mark.width);
    cairo_set_dash(pen, dashes, mark.dashed ? 2 : 0, 0);
    cairo_stroke_preserve(pen);
  }
  cairo_new_path(pen);
}

void draw_text(cairo_t* pen, const Mark& mark) {
  cairo_select_font_face(pen, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(pen, mark.size);
  cairo_text_extents_t extents;
  cairo_text_extents(pen, mark.text.c_str(), &extents);
  const double left = mark.anchor == Mark::Anchor::Middle ? extents.x_advance / 2 : 0;
  set_ink(pen, mark.fill);
  cairo_move_to(pen, mark.x - left, mark.y + baseline_below_middle(mark.size));
  cairo_show_text(pen, mark.text.c_str());
  cairo_new_path(pen);
}

void draw(cairo_t* pen, const Mark& mark) {
  switch (mark.kind) {
    case Mark::Kind::Line:
      cairo_move_to(pen, mark.x, mark.y);
      cairo_line_to(pen, mark.x2, mark.y2);
      return paint(pen, mark);
    case Mark::Kind::Circle:
      cairo_arc(pen, mark.x, mark.y, mark.size, 0, 2 * std::numbers::pi);
      return paint(pen, mark);
    case Mark::Kind::Rectangle:
      cairo_rectangle(pen, mark.x, mark.y, mark.x2 - mark.x, mark.y2 - mark.y);
      return paint(pen, mark);
    case Mark::Kind::Polygon:
      for (const Spot& spot : mark.corners) cairo_line_to(pen, spot.x, spot.y);
      cairo_close_path(pen);
      return paint(pen, mark);
    case Mark::Kind::Text: return draw_text(pen, mark);
  }
}

}  // namespace

void write_png(const Picture& picture, int pixels, const std::string& path) {
  constexpr double kUsualScale = 2;  // letters are hard to read with fewer pixels
  const double scale = pixels == 0 ? kUsualScale : static_cast<double>(pixels) / picture.width;
  const int width = static_cast<int>(std::lround(picture.width * scale));
  const int height = static_cast<int>(std::lround(picture.height * scale));
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height), &cairo_surface_destroy);
  const Pen pen(cairo_create(surface.get()), &cairo_destroy);
  cairo_scale(pen.get(), scale, scale);
  cairo_set_line_join(pen.get(), CAIRO_LINE_JOIN_ROUND);
  for (const Mark& mark : picture.marks) draw(pen.get(), mark);
  if (cairo_status(pen.get()) != CAIRO_STATUS_SUCCESS ||
      cairo_surface_write_to_png(surface.get(), path.c_str()) != CAIRO_STATUS_SUCCESS) {
    throw InputError(message("error.picture-unwritten", {{"file", path}}));
  }
}

}  // namespace spooky::cli
