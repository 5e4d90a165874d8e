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
  EXPECT_EQ(at(at(*parse_json(test.record(id)), {"actions"}).as_array().at(1), {"face"}), json::value(nullptr));
}

TEST_P(GivenActionsTest, AFaceThatWasRolledIsKept) {
  std::string id;
  std::string record;
  {
    TestHall test({}, database_);
    id = open_game(test);
    const auto guest = test.join(id);
    const json::value roll = at(*parse_json(guest->take_last()), {"actions"}).as_array().at(1);
    // N1: even is the first square.
    const std::int64_t face = at(roll, {"face"}).as_int64();
    EXPECT_EQ(at(roll, {"action"}), face % 2 == 0 ? "#1" : "#2") << print_json(roll);
    EXPECT_TRUE(face >= 1 && face <= 6);
    record = test.record(id);
    EXPECT_EQ(parse_record(record)->actions[1].face, face);
    EXPECT_EQ(parse_record(record)->actions[0].face, std::nullopt);
  }
  // Also after a restart, from disk, and once it has been replayed.
  TestHall test({}, database_);
  EXPECT_EQ(parse_record(test.record(id))->actions, parse_record(record)->actions);
  test.join(id);
  EXPECT_EQ(parse_record(test.record(id))->actions, parse_record(record)->actions);
}

TEST_P(GivenActionsTest, AFaceThatWasGivenHasToMeanTheAction) {
  TestHall test({}, database_);
  const auto opened = [&](const json::value& roll) {
    return json::object{{"game", "chess"},
                        {"position", "4k3/8/8/8/4n3/8/8/n3R2K w - - 0 1 | n:a1/e4=e"},
                        {"moves", json::array{"e1e4", roll}}};
  };
  const std::string id = test.open(opened(json::object{{"action", "#1"}, {"face", 4}}));
  const auto record = parse_record(test.record(id));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->actions[1].face, 4);
  EXPECT_TRUE(record->actions[1].given);
  const auto reason = [&](const json::value& roll) {
    const auto refused = parse_json(test.refused(opened(roll)));
    return at(*refused, {"error", "reason"});
  };
  EXPECT_EQ(reason(json::object{{"action", "#1"}, {"face", 3}}), "the face 3 does not mean #1: 2, 4 or 6 do");
  EXPECT_EQ(reason(json::object{{"action", "#1"}, {"face", 7}}), "a die with 6 faces does not show 7");
  EXPECT_EQ(reason(json::object{{"action", "#1"}, {"face", "4"}}), "a 'face' must be a whole number from 1 on");
}

}  // namespace
}  // namespace spooky
