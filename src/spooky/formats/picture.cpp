#include "spooky/formats/picture.hpp"

namespace spooky {

namespace {

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      default: safe += c;
    }
  }
  return safe;
}

std::string attribute(const std::string& name, const std::string& value) { return " " + name + "=\"" + value + "\""; }
std::string attribute(const std::string& name, int value) { return attribute(name, std::to_string(value)); }

std::string ink_text(Ink ink) {
  constexpr const char* kDigits = "0123456789abcdef";
  if (!ink.visible) return "none";
  std::string text = "#";
  for (const unsigned part : {unsigned{ink.red}, unsigned{ink.green}, unsigned{ink.blue}}) {
    text += kDigits[part / 16];
    text += kDigits[part % 16];
  }
  return text;
}

std::string stroke_text(const Mark& mark) {
  if (!mark.stroke.visible) return "";
  const std::string dashes = std::to_string(kDash) + " " + std::to_string(kDashGap);
  return attribute("stroke", ink_text(mark.stroke)) + attribute("stroke-width", mark.width) +
         (mark.dashed ? attribute("stroke-dasharray", dashes) : "");
}

std::string corners_text(const std::vector<Spot>& corners) {
  std::string text;
  for (const Spot& spot : corners) {
    text += (text.empty() ? "" : " ") + std::to_string(spot.x) + "," + std::to_string(spot.y);
  }
  return text;
}

std::string mark_text(const Mark& mark) {
  const std::string fill = attribute("fill", ink_text(mark.fill));
  switch (mark.kind) {
    case Mark::Kind::Line:
      return "<line" + attribute("x1", mark.x) + attribute("y1", mark.y) + attribute("x2", mark.x2) +
             attribute("y2", mark.y2) + stroke_text(mark) + "/>";
    case Mark::Kind::Circle:
      return "<circle" + attribute("cx", mark.x) + attribute("cy", mark.y) + attribute("r", mark.size) + fill +
             stroke_text(mark) + "/>";
    case Mark::Kind::Rectangle:
      return "<rect" + attribute("x", mark.x) + attribute("y", mark.y) + attribute("width", mark.x2 - mark.x) +
             attribute("height", mark.y2 - mark.y) + fill + stroke_text(mark) + "/>";
    case Mark::Kind::Polygon:
      return "<polygon" + attribute("points", corners_text(mark.corners)) + fill + stroke_text(mark) +
             (mark.stroke.visible ? attribute("stroke-linejoin", "round") : "") + "/>";
    case Mark::Kind::Text: break;
  }
  return "<text" + attribute("x", mark.x) + attribute("y", mark.y + baseline_below_middle(mark.size)) +
         attribute("font-size", mark.size) +
         (mark.anchor == Mark::Anchor::Middle ? attribute("text-anchor", "middle") : "") + fill + ">" +
         escaped(mark.text) + "</text>";
}

}  // namespace

Mark Mark::line(int x, int y, int x2, int y2, Ink stroke, int width) {
  Mark mark{.kind = Kind::Line, .x = x, .y = y, .x2 = x2, .y2 = y2};
  mark.stroke = stroke;
  mark.width = width;
  return mark;
}

Mark Mark::circle(int x, int y, int radius, Ink fill, Ink stroke, int width) {
  Mark mark{.kind = Kind::Circle, .x = x, .y = y};
  mark.size = radius;
  mark.fill = fill;
  mark.stroke = stroke;
  mark.width = width;
  return mark;
}

Mark Mark::rectangle(int x, int y, int x2, int y2, Ink fill) {
  Mark mark{.kind = Kind::Rectangle, .x = x, .y = y, .x2 = x2, .y2 = y2};
  mark.fill = fill;
  return mark;
}

Mark Mark::polygon(std::vector<Spot> corners, Ink fill, Ink stroke, int width) {
  Mark mark{.kind = Kind::Polygon};
  mark.fill = fill;
  mark.stroke = stroke;
  mark.width = width;
  mark.corners = std::move(corners);
  return mark;
}

Mark Mark::letters(int x, int y, int size, Ink fill, std::string text, Anchor anchor) {
  Mark mark{.kind = Kind::Text, .x = x, .y = y};
  mark.size = size;
  mark.fill = fill;
  mark.anchor = anchor;
  mark.text = std::move(text);
  return mark;
}

std::string print_svg(const Picture& picture) {
  const std::string size = std::to_string(picture.width) + " " + std::to_string(picture.height);
  std::string text = "<svg" + attribute("xmlns", "http://www.w3.org/2000/svg") + attribute("viewBox", "0 0 " + size) +
                     attribute("width", picture.width) + attribute("height", picture.height) +
                     attribute("font-family", "sans-serif") + ">\n<title>" + escaped(picture.title) + "</title>\n";
  for (const Mark& mark : picture.marks) text += mark_text(mark) + "\n";
  return text + "</svg>\n";
}

}  // namespace spooky
