// Actions that were brought along when a game was opened: everybody can see that they were not rolled here.
#include <gtest/gtest.h>

#include "databases.hpp"
#include "spooky/formats/record.hpp"
#include "test_hall.hpp"

namespace spooky {
namespace {

using wire::at;

class GivenActionsTest : public DatabaseTest {
 protected:
  /// White attempted a capture before the game was opened; the server has to roll.
  static std::string open_game(TestHall& test) {
    return test.open({{"game", "chess"},
                      {"position", "4k3/8/8/8/4n3/8/8/n3R2K w - - 0 1 | n:a1/e4=e"},
                      {"moves", json::array{"e1e4"}},
                      {"seats", json::object{{"white", kX}, {"black", kO}}}});
  }

  /// For each of the actions whether it is marked; every mark is `true`.
  static std::vector<bool> marks(const json::value& actions) {
    std::vector<bool> found;
    for (const json::value& action : actions.get_array()) {
      const json::value mark = at(action, {"given"});
      EXPECT_TRUE(mark.is_null() || mark == true) << print_json(action);
      found.push_back(!mark.is_null());
    }
    return found;
  }
};

INSTANTIATE_TEST_SUITE_P(On, GivenActionsTest, testing::Values("SQLite", "PostgreSQL"), database_name);

TEST_P(GivenActionsTest, AreMarkedInEveryMessageAndInTheRecord) {
  std::string id;
  const std::vector<bool> expected{true, false, false};
  {
    TestHall test({}, database_);
    id = open_game(test);
    const auto black = test.join(id, kO);
    const auto welcome = parse_json(black->take_last());
    EXPECT_EQ(marks(at(*welcome, {"actions"})), (std::vector<bool>{true, false}));
    test.hear(*black, wire::act_message("e8d8", 3));
    EXPECT_EQ(at(*parse_json(black->take_last()), {"given"}), json::value(nullptr));
    // Those that come back when they are repeated, too.
    const auto white = test.join(id, kX);
    test.hear(*white, wire::act_message("e1e4", 1));
    EXPECT_EQ(at(*parse_json(white->take_last()), {"given"}), true);
    const auto record = parse_json(test.record(id));
    EXPECT_EQ(marks(at(*record, {"actions"})), expected);
  }
  // Also after a restart, from disk.
  TestHall test({}, database_);
  const auto unread = parse_record(test.record(id));
  ASSERT_TRUE(unread);
  EXPECT_TRUE(unread->actions[0].given);
  EXPECT_FALSE(unread->actions[1].given);
  const auto guest = test.join(id);
  EXPECT_EQ(marks(at(*parse_json(guest->take_last()), {"actions"})), expected);
}

TEST_P(GivenActionsTest, ARollThatWasGivenIsMarked) {
  TestHall test({}, database_);
  const std::string first = open_game(test);
  const auto record = parse_json(test.record(first));
  const json::value roll = at(*record, {"actions"}).as_array().at(1);
  EXPECT_EQ(at(roll, {"actor"}), "nature");
  const std::string id = test.open({{"game", "chess"},
                                    {"position", "4k3/8/8/8/4n3/8/8/n3R2K w - - 0 1 | n:a1/e4=e"},
                                    {"moves", json::array{"e1e4", at(roll, {"action"})}}});
  EXPECT_EQ(marks(at(*parse_json(test.record(id)), {"actions"})), (std::vector<bool>{true, true}));
}

}  // namespace
}  // namespace spooky
