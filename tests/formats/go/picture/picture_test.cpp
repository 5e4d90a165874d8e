// Pictures of games: numbers, groups, removed and captured stones.
#include "spooky/formats/picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/picture/stone_fates.hpp"
#include "spooky/formats/go/text/points.hpp"

namespace spooky::go {
namespace {

GameLog<Game> game(std::string_view rules_text, const std::vector<std::string>& actions) {
  const auto rules = read_rules<Game>(rules_text);
  GameLog<Game> log{Position::initial(*rules), {}};
  Position position = log.start;
  for (const std::string& text : actions) {
    const auto action = read_action<Game>(position, text);
    EXPECT_TRUE(action) << text << ": " << action.error().reason;
    log.entries.push_back({*action, std::nullopt});
    position.play_unchecked(*action);
  }
  return log;
}

std::size_t texts(const Picture& picture, std::string_view text) {
  return static_cast<std::size_t>(std::count_if(picture.marks.begin(), picture.marks.end(), [&](const Mark& mark) {
    return mark.kind == Mark::Kind::Text && mark.text == text && mark.size > 14;
  }));
}

std::size_t dashed(const Picture& picture, Mark::Kind kind) {
  return static_cast<std::size_t>(std::count_if(picture.marks.begin(), picture.marks.end(),
                                                [&](const Mark& mark) { return mark.kind == kind && mark.dashed; }));
}

TEST(GoPicture, PairsShareANumberAndALink) {
  const auto log = game("width=6,height=6", {"D3 C2", "C4 D5", "D4 C3", "=D3", "=C4", "=D4"});
  const Picture pairs = Notation<Game>::picture(log, 2);
  EXPECT_EQ(texts(pairs, "1"), 2U);
  EXPECT_EQ(texts(pairs, "2"), 2U);
  EXPECT_EQ(dashed(pairs, Mark::Kind::Circle), 4U);
  EXPECT_EQ(dashed(pairs, Mark::Kind::Line), 2U);
  const Picture collapsed = Notation<Game>::picture(log, 6);
  for (const char* number : {"1", "2", "3"}) EXPECT_EQ(texts(collapsed, number), 1U) << number;
  EXPECT_EQ(dashed(collapsed, Mark::Kind::Circle), 0U);
  const std::string svg = print_svg(collapsed);
  EXPECT_TRUE(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
  EXPECT_EQ(print_svg(Notation<Game>::picture(log, 1000)), svg) << "the end is the end";
}

TEST(GoPicture, RemovedAndCapturedStonesAreTold) {
  const auto collapse = game("width=6,height=6", {"D3 C2", "C4 D5", "D4 C3", "=D3", "=C4", "=D4"});
  const StoneFates fates(collapse, collapse.entries.size());
  const Rules& rules = fates.position().rules();
  EXPECT_EQ(fates.removed(*parse_point(rules, "C2")), "1");
  EXPECT_EQ(fates.removed(*parse_point(rules, "D5")), "2");
  EXPECT_EQ(fates.removed(*parse_point(rules, "C3")), "3");
  EXPECT_EQ(fates.removed(*parse_point(rules, "D3")), "");
  EXPECT_TRUE(fates.gone().empty());

  const auto capture = game("variant=plain,width=3,height=3", {"A1", "B1", "pass", "A2", "pass"});
  const StoneFates captured(capture, capture.entries.size());
  ASSERT_EQ(captured.gone().size(), 1U);
  EXPECT_EQ(captured.gone()[0].turn, 1);
  EXPECT_EQ(captured.passes(), (std::vector<int>{3, 5}));
  EXPECT_EQ(texts(Notation<Game>::picture(capture, 5), "Captured: 1 at"), 1U)
      << "long captions are broken between words";
}

TEST(GoPicture, EveryVariantAndSizeCanBeDrawn) {
  for (const std::string variant : {"base", "ghz4", "w4", "mixedk", "plain"}) {
    for (const std::string size : {"width=2,height=2", "width=25,height=2", "width=19,height=19"}) {
      const auto rules = read_rules<Game>(std::string_view("variant=" + variant + "," + size));
      GameLog<Game> log{Position::initial(*rules), {}};
      Position position = log.start;
      Random random(7);
      while (log.entries.size() < 60 && !position.is_over()) {
        log.entries.push_back({position.random_action(random), std::nullopt});
        position.play_unchecked(log.entries.back().action);
      }
      for (std::size_t actions = 0; actions <= log.entries.size(); actions += 7) {
        const Picture picture = Notation<Game>::picture(log, actions);
        for (const Mark& mark : picture.marks) {
          EXPECT_TRUE(mark.x >= 0 && mark.x <= picture.width && mark.y >= 0 && mark.y <= picture.height);
        }
      }
    }
  }
}

TEST(Svg, TextsAreEscaped) {
  Picture picture{10, 20, "a<b>&\"", {}};
  picture.marks.push_back(Mark::letters(1, 2, 10, Ink::grey(17), "<&"));
  EXPECT_EQ(
      print_svg(picture),
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 20\" width=\"10\" height=\"20\" "
      "font-family=\"sans-serif\">\n<title>a&lt;b&gt;&amp;&quot;</title>\n"
      "<text x=\"1\" y=\"5\" font-size=\"10\" text-anchor=\"middle\" fill=\"#111111\">&lt;&amp;</text>\n</svg>\n");
}

}  // namespace
}  // namespace spooky::go
