// A quantum position as a picture: its worlds beside each other.
#include "spooky/formats/picture.hpp"

#include <algorithm>

#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/picture/panel.hpp"
#include "spooky/formats/combinatorial/text/quantum_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky {

using namespace combinatorial;

using Combinatorial = Notation<combinatorial::Game>;

namespace {

constexpr std::size_t kMostPictured = 12;
constexpr int kEdge = 24;
constexpr int kBetween = 36;
constexpr int kHeading = 26;
constexpr int kWidest = 820;

/// Puts panels in rows, as many in each as there is room for.
class PanelRows {
 public:
  explicit PanelRows(Panel& page) : page_(page) {}

  void add(const Panel& panel) {
    if (x_ > kEdge && x_ + panel.width > kWidest) end_row();
    page_.put(x_, y_, panel);
    x_ += panel.width + kBetween;
    row_ = std::max(row_, panel.height);
  }
  void end_row() {
    if (row_ > 0) y_ += row_ + kBetween / 2;
    x_ = kEdge;
    row_ = 0;
  }
  void add_line(const std::string& text, int size, Ink ink) {
    end_row();
    page_.add(Mark::letters(kEdge, y_ + kHeading / 2, size, ink, text, Mark::Anchor::Start));
    page_.width = std::max(page_.width, kEdge + static_cast<int>(text.size()) * size * 6 / 10);
    y_ += kHeading;
    page_.height = std::max(page_.height, y_);
  }

 private:
  Panel& page_;
  int x_ = kEdge;
  int y_ = kEdge / 2;
  int row_ = 0;
};

/// A world with its heading, where there is more than one.
Panel with_heading(const std::string& heading, const Panel& world) {
  if (heading.empty()) return world;
  Panel panel;
  panel.add(Mark::letters(0, kHeading / 2, 13, kPanelQuiet, heading, Mark::Anchor::Start));
  panel.width = 80;
  panel.put(0, kHeading, world);
  return panel;
}

Message closing_line(const Position& position) {
  if (position.abandoned()) return message("picture.abandoned");
  if (position.actor() != Actor::None) return message("describe.to-act", {{"player", player_term(position.side())}});
  return message("picture.over",
                 {{"winner", player_term(values::other(position.side()))}, {"loser", player_term(position.side())}});
}

}  // namespace

Picture Combinatorial::picture(const GameLog<combinatorial::Game>& log, std::size_t actions) {
  Position position = log.start;
  for (std::size_t i = 0; i < actions && i < log.entries.size(); ++i) position.play_unchecked(log.entries[i].action);
  Panel page;
  PanelRows rows(page);
  const auto in_picture = [&](const Message& words) { return say(words, log.language); };
  const Message name = title(position.rules());
  rows.add_line(in_picture(name), 16, kPanelInk);
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    const std::vector<World> worlds = printed_worlds(position, summand);
    if (position.summands().size() > 1) {
      rows.add_line(in_picture(message("diagram.part", {{"part", as_number(summand + 1)}})), 14, kPanelInk);
    }
    for (std::size_t i = 0; i < std::min(worlds.size(), kMostPictured); ++i) {
      const auto place = position.realisations(summand)[worlds[i].place];
      const std::string heading =
          worlds.size() > 1 ? in_picture(message("picture.world", {{"number", as_number(i + 1)}})) : "";
      rows.add(with_heading(heading, draw_panel(position.summands()[summand].game, place)));
    }
    if (worlds.size() > kMostPictured) {
      const std::size_t more = worlds.size() - kMostPictured;
      rows.add_line(in_picture(message("diagram.more", {{"count", as_number(more)}})), 14, kPanelInk);
    }
  }
  rows.add_line(in_picture(closing_line(position)), 15, kPanelInk);
  Picture picture{page.width + kEdge,
                  page.height + kEdge / 2,
                  in_picture(message("picture.title",
                                     {{"title", Phrases{name}}, {"turns", std::int64_t{finished_turns(position)}}})),
                  {}};
  picture.marks.push_back(Mark::rectangle(0, 0, picture.width, picture.height, Ink::grey(255)));
  picture.marks.insert(picture.marks.end(), page.marks.begin(), page.marks.end());
  return picture;
}

}  // namespace spooky
