// The hall without a network: guests that only write down what they hear, a real store in memory, a clock of our own.
#include "server/hall.hpp"

#include <gtest/gtest.h>

#include "hall_model.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/record.hpp"
#include "test_hall.hpp"

namespace spooky {
namespace {

using server::GameStore;
using server::Reply;
using wire::at;
using wire::text_at;

constexpr std::int64_t kHour = 60 * 60 * 1000;

TEST(Hall, NobodyHearsOfAnActionBeforeItIsOnDisk) {
  TestHall test;
  const std::string id = test.open(kX, kO);
  const auto x = test.join(id, kX);
  const auto o = test.join(id, kO);
  x->take();
  o->take();
  Blocked blocked(test.store);
  test.hall.hear(*x, R"({"action":"a1b2","number":1})");
  // The same again, another spelling, another action, the next one: nothing of it is stored or acknowledged.
  test.hall.hear(*x, R"({"action":"b2a1","number":1})");
  EXPECT_TRUE(x->take().empty());
  EXPECT_TRUE(o->take().empty());
  test.hall.hear(*x, R"({"action":"a1c3","number":1})");
  EXPECT_EQ(x->take_error(), "number-taken");
  test.hall.hear(*o, R"({"action":"a1c3","number":2})");
  EXPECT_EQ(o->take_error(), "gap");
  blocked.release();
  test.settle();
  const std::vector<std::string> expected{R"({"action":"a1b2","number":1,"actor":"x","ms":0,"result":null})"};
  EXPECT_EQ(x->take(), expected);
  EXPECT_EQ(o->take(), expected);
}

TEST(Hall, AnActionOfAGuestWhoLeavesIsStoredAllTheSame) {
  TestHall test;
  const std::string id = test.open(kX, kO);
  auto x = test.join(id, kX);
  Blocked blocked(test.store);
  test.hall.hear(*x, R"({"action":"a1b2","number":1})");
  test.hall.leave(*x);
  x.reset();
  const auto early = std::make_shared<WritingGuest>();
  test.hall.hear(*early, print_json(wire::join_message(id)));
  blocked.release();
  test.settle();
  const auto late = test.join(id);
  EXPECT_NE(late->take_last().find(R"("action":"a1b2","number":1)"), std::string::npos);
  EXPECT_NE(early->take()[0].find(id), std::string::npos);
}

TEST(Hall, WhoComesAndGoesIsToldAFewTimesASecondAndTheLastStateAlways) {
  TestHall test;
  test.limits.presence_time = std::chrono::milliseconds(250);
  const std::string id = test.open(kX, kO);
  const auto x = test.join(id, kX);
  test.now += 1000;
  x->take();
  // The first is told at once, then a crowd comes and goes.
  const auto o = test.join(id, kO);
  EXPECT_EQ(x->take().size(), 1U);
  std::vector<std::shared_ptr<WritingGuest>> crowd;
  for (int i = 0; i < 100; ++i) {
    crowd.push_back(test.join(id));
    test.hear(*o, {{"sit", "o"}});
    if (i != 50) test.hall.leave(*crowd.back());
    test.hall.tell_presence();
  }
  EXPECT_TRUE(x->take().empty());
  test.now += 249;
  test.hall.tell_presence();
  EXPECT_TRUE(x->take().empty());
  test.now += 1;
  test.hall.tell_presence();
  EXPECT_EQ(x->take(),
            (std::vector<std::string>{
                R"({"seats":{"x":{"taken":true,"here":true},"o":{"taken":true,"here":true}},"watching":1})"}));
  test.now += 1000;
  test.hall.tell_presence();
  EXPECT_TRUE(x->take().empty());
  // A room that is left before it was told is forgotten.
  test.hall.leave(*crowd[50]);
  test.hall.leave(*o);
  test.hall.leave(*x);
  test.now += 1000;
  test.hall.tell_presence();
  // So is one that is being read again by then.
  Blocked blocked(test.store);
  test.hall.hear(*x, print_json(wire::join_message(id, kX)));
  test.hall.tell_presence();
  blocked.release();
  test.settle();
  EXPECT_NE(x->take_last().find(R"("game":)"), std::string::npos);
}

TEST(Hall, TellsHowLongAfterTheBeginning) {
  TestHall test;
  const std::string id = test.open(kX, kO);
  const auto x = test.join(id, kX);
  test.now += 5120;
  test.hear(*x, wire::act_message("a1b2", 1));
  EXPECT_NE(x->take_last().find(R"("ms":5120)"), std::string::npos);
  // A clock that goes back does not make it negative.
  const auto o = test.join(id, kO);
  test.now = kNow - 1000;
  test.hear(*o, wire::act_message("a1c3", 2));
  EXPECT_NE(o->take_last().find(R"("ms":0)"), std::string::npos);
}

/// A game of chess in which White, to move, may attempt to capture a half.
std::string open_chess(TestHall& test, const std::vector<std::string>& moves = {}) {
  json::object request{{"game", "chess"},
                       {"position", "4k3/8/8/8/4n3/8/8/n3R2K w - - 0 1 | n:a1/e4=e"},
                       {"seats", json::object{{"white", kX}, {"black", kO}}}};
  if (!moves.empty()) request["moves"] = json::array(moves.begin(), moves.end());
  std::string id;
  test.hall.open(print_json(request), [&](server::Reply reply) {
    const auto answer = parse_json(reply.text);
    ASSERT_EQ(reply.status, 201U) << reply.text;
    id = text_at(*answer, {"id"});
  });
  test.settle();
  return id;
}

TEST(Hall, RollsForNatureAndTellsEverybody) {
  TestHall test;
  const std::string id = open_chess(test);
  const auto white = test.join(id, kX);
  const auto black = test.join(id, kO);
  white->take();
  black->take();
  test.hear(*white, wire::act_message("e1e4", 1));
  for (const auto& guest : {white, black}) {
    const auto heard = guest->take();
    ASSERT_EQ(heard.size(), 2U);
    EXPECT_NE(heard[0].find(R"("action":"e1e4","number":1,"actor":"white")"), std::string::npos) << heard[0];
    EXPECT_NE(heard[1].find(R"("number":2,"actor":"nature")"), std::string::npos) << heard[1];
  }
  test.hear(*white, wire::act_message("#1", 3));
  EXPECT_EQ(white->take_error(), "not-your-turn");
  // Both are on disk, in their order.
  const auto again = test.join(id, kO);
  const auto welcome = parse_json(again->take_last());
  EXPECT_EQ(at(*welcome, {"actions"}).as_array().size(), 2U);
  test.hear(*black, wire::act_message("e8d8", 3));
  EXPECT_NE(black->take_last().find(R"("action":"e8d8","number":3)"), std::string::npos);
}

TEST(Hall, RollsWhereAGameIsOpenedInTheMiddleOfATurn) {
  TestHall test;
  const std::string id = open_chess(test, {"e1e4"});
  const auto guest = test.join(id);
  const auto welcome = parse_json(guest->take_last());
  EXPECT_EQ(at(*welcome, {"actions"}).as_array().size(), 2U);
}

TEST(Hall, ADieThatRunsDryLosesNothing) {
  TestHall test({}, ":memory:", "device:/dev/null");
  const std::string id = open_chess(test);
  const auto white = test.join(id, kX);
  white->take();
  test.hear(*white, wire::act_message("e1e4", 1));
  const std::string heard = white->take_last();
  EXPECT_NE(heard.find(R"("code":"no-dice","reason":"the server cannot roll: the random device /dev/null has run dry)"),
            std::string::npos)
      << heard;
  test.hear(*white, wire::act_message("e1e2", 1));
  EXPECT_NE(white->take_last().find(R"("action":"e1e2","number":1)"), std::string::npos);
}

TEST(Hall, WhoAsksTwiceWhileTheGameIsReadMeansTheLast) {
  TestHall test;
  const std::string id = test.open(kX, kO, {"a1", "a2", "b1"});
  const auto guest = std::make_shared<WritingGuest>();
  Blocked blocked(test.store);
  test.hall.hear(*guest, print_json(wire::join_message(id, kX)));
  test.hall.hear(*guest, R"({"action":"a1b2","number":1})");
  EXPECT_EQ(guest->take_error(), "not-joined");
  test.hall.hear(*guest, print_json(wire::join_message(id, kO, 3)));
  blocked.release();
  test.settle();
  ASSERT_EQ(guest->heard.size(), 1U);
  const auto welcome = parse_json(guest->take_last());
  EXPECT_EQ(at(*welcome, {"you"}), json::array{"o"});
  EXPECT_EQ(at(*welcome, {"from"}), 3);
}

TEST(Hall, WhoChangesTheirMindWhileTheGameIsReadIsNotInIt) {
  TestHall test;
  const std::string first = test.open(kX, kO);
  const std::string second = test.open(kX, kO);
  const auto guest = std::make_shared<WritingGuest>();
  Blocked blocked(test.store);
  test.hall.hear(*guest, print_json(wire::join_message(first, kX)));
  test.hall.hear(*guest, print_json(wire::join_message(second, kX)));
  auto gone = std::make_shared<WritingGuest>();
  test.hall.hear(*gone, print_json(wire::join_message(first, kO)));
  test.hall.leave(*gone);
  gone.reset();
  blocked.release();
  test.settle();
  ASSERT_EQ(guest->heard.size(), 1U);
  EXPECT_EQ(text_at(*parse_json(guest->take_last()), {"game", "id"}), second);
  const auto other = test.join(first);
  EXPECT_EQ(at(*parse_json(other->take_last()), {"watching"}), 1);
}

TEST(Hall, TooManyWritesWaitingMakeItBusy) {
  server::ServeLimits limits;
  limits.waiting_writes = 1;
  TestHall test(limits);
  const std::string id = test.open(kX, "");
  const std::string over = test.open(kX, kO, {"a1", "a2", "b1", "b2", "c1"});
  const auto x = test.join(id, kX);
  const auto o = test.join(id, kO);
  const auto winner = test.join(over, kX);
  Blocked blocked(test.store);
  ASSERT_TRUE(test.store.submit([](GameStore&) {}, [](bool) {}));
  test.hall.hear(*x, R"({"action":"a1b2","number":1})");
  EXPECT_EQ(print_json(at(*parse_json(x->take_last()), {"error", "number"})), "1");
  test.hall.hear(*x, R"({"action":"a1b2","number":1})");
  EXPECT_EQ(x->take_error(), "busy");
  test.hall.hear(*o, R"({"sit":"o"})");
  EXPECT_EQ(o->take_error(), "busy");
  test.hall.hear(*winner, R"({"rematch":true})");
  EXPECT_EQ(winner->take_error(), "busy");
  unsigned status = 0;
  test.hall.open(R"({"game":"tictactoe"})", [&](const Reply& reply) { status = reply.status; });
  while (status == 0) test.take_one();
  EXPECT_EQ(status, 503U);
  test.hall.refresh_all();
  blocked.release();
  test.settle();
  // Nothing was changed, and everything goes on.
  test.hear(*x, wire::act_message("a1b2", 1));
  EXPECT_NE(x->take_last().find(R"("action":"a1b2","number":1)"), std::string::npos);
  test.hear(*o, {{"sit", "o"}});
  EXPECT_NE(o->take_last().find(R"("you":["o"])"), std::string::npos);
}

TEST(Hall, CatchesUpWithWhatOthersStored) {
  const wire::PageFolder folder;
  TestHall test({}, (folder.parent() / "games.db").string());
  const std::string id = test.open(kX, "");
  const auto x = test.join(id, kX);
  x->take();
  // Another server on the same file.
  GameStore other((folder.parent() / "games.db").string());
  other.append(id, 1, {"a1b2", "x", 7});
  test.hear(*x, wire::act_message("a1c3", 1));
  auto heard = x->take();
  ASSERT_EQ(heard.size(), 2U);
  EXPECT_EQ(heard[0], R"({"error":{"code":"number-taken","reason":"another action came first","detail":"came-first",)"
                      R"("arguments":{},"number":1}})");
  EXPECT_EQ(heard[1], R"({"action":"a1b2","number":1,"actor":"x","ms":7,"result":null})");
  other.append(id, 2, {"a1c3", "o", 8});
  other.take_seat(id, "o", "somebody");
  test.hall.refresh(id);
  test.hall.refresh("bbbbbbbbbbbb");
  test.settle();
  heard = x->take();
  ASSERT_EQ(heard.size(), 2U);
  EXPECT_NE(heard[0].find(R"("number":2)"), std::string::npos);
  EXPECT_NE(heard[1].find(R"("o":{"taken":true,"here":false})"), std::string::npos);
  // News of nothing new are none.
  test.hall.refresh_all();
  test.settle();
  EXPECT_TRUE(x->take().empty());
}

TEST(Hall, GamesNobodyHasBegunAreForgottenAfterADay) {
  TestHall test;
  const std::string waiting = test.open(kX, "");
  const std::string alone = test.open(kX, "");
  const std::string begun = test.open(kX, kO, {"a1"});
  auto guest = test.join(waiting, kX);
  test.now += 23 * kHour;
  test.hall.tidy_up();
  test.settle();
  EXPECT_EQ(test.show(alone).status, 200U);
  test.now += 2 * kHour;
  test.hall.tidy_up();
  test.settle();
  EXPECT_EQ(test.show(alone).status, 404U);
  EXPECT_EQ(test.show(begun).status, 200U);
  // Somebody still waits for a partner here; a day after they left it is forgotten too.
  EXPECT_EQ(test.show(waiting).status, 200U);
  test.hall.leave(*guest);
  test.now += 25 * kHour;
  test.hall.tidy_up();
  test.settle();
  EXPECT_EQ(test.show(waiting).status, 404U);
}

TEST(Hall, AGameThatCannotBeReplayedSaysSo) {
  TestHall test;
  const std::string id = test.open(kX, kO);
  test.with_store([&](GameStore& store) { store.append(id, 1, {"nonsense", "x", 0}); });
  EXPECT_NE(test.record(id).find(R"("action":"nonsense")"), std::string::npos);
  const auto guest = test.join(id);
  EXPECT_EQ(guest->take_error(), "unreadable-game");
}

// ---- What a stranger may cost ----

TEST(Hall, ARecordIsShownWithoutAReplay) {
  TestHall test;
  const std::string id(12, 'A');
  test.with_store([&](GameStore& store) {
    server::StoredGame game;
    game.id = id;
    game.game = "tictactoe";
    game.rules = R"({"variant":"goff","width":3,"height":3,"line":3})";
    // No rules of today allow this: who shows it has not replayed it.
    game.actions = {{"a1b2", "x", 5}, {"j9", "o", 7}};
    store.create(game);
  });
  const server::Reply reply = test.show(id);
  EXPECT_EQ(reply.status, 200U);
  EXPECT_NE(reply.text.find(R"("actions":[{"action":"a1b2","actor":"x","ms":5},{"action":"j9","actor":"o","ms":7}])"),
            std::string::npos)
      << reply.text;
}

TEST(Hall, TheRecordOfARunningAndAStoredGameAreTheSame) {
  TestHall test;
  const std::string id = test.open(kX, kO, {"a1", "a2", "b1", "b2"});
  const std::string stored = test.record(id);
  const auto x = test.join(id, kX);
  EXPECT_EQ(test.record(id), stored);
  EXPECT_TRUE(parse_record(stored)) << stored;
  test.hear(*x, wire::act_message("c1", 5));
  const std::string ended = test.record(id);
  const auto record = parse_record(ended);
  ASSERT_TRUE(record) << ended;
  EXPECT_EQ(print_record(*record), ended);
}

TEST(Hall, GamesInMemoryHaveABound) {
  server::ServeLimits limits;
  limits.live_bytes = 4000;
  TestHall test(limits);
  std::vector<std::shared_ptr<WritingGuest>> guests;
  int entered = 0;
  for (int i = 0; i < 50; ++i) {
    guests.push_back(test.join(test.open(kX, kO)));
    if (guests.back()->take_last().find(R"({"game")") == 0) ++entered;
  }
  EXPECT_GT(entered, 0);
  EXPECT_LT(entered, 50);
  // Who leaves makes room.
  for (const auto& guest : guests) test.hall.leave(*guest);
  EXPECT_EQ(test.join(test.open(kX, kO))->take_last().find(R"({"game")"), 0U);
}

/// Notes what is paid, also after it has gone.
class PayingGuest : public WritingGuest {
 public:
  Payer payer() override {
    return [spent = spent](double seconds) { *spent += seconds; };
  }
  std::shared_ptr<double> spent = std::make_shared<double>(0);
};

TEST(Hall, WhoIsLetInPaysForTheReplay) {
  TestHall test;
  const std::string id = test.open(kX, kO, {"a1", "a2"});
  const auto guest = std::make_shared<PayingGuest>();
  test.hear(*guest, wire::join_message(id, ""));
  EXPECT_GT(*guest->spent, 0);
}

TEST(Hall, WhoLeavesBeforeTheReplayPaysForItToo) {
  TestHall test;
  const std::string id = test.open(kX, kO, {"a1", "a2"});
  auto guest = std::make_shared<PayingGuest>();
  const auto spent = guest->spent;
  test.hall.hear(*guest, print_json(wire::join_message(id, "")));
  test.hall.leave(*guest);
  guest.reset();
  test.settle();
  EXPECT_GT(*spent, 0);
}

// ---- The contract, as a model ----

/// What was heard without the data of refusals, which every one of them has to have.
std::vector<std::string> without_details(std::vector<std::string> heard) {
  for (std::string& text : heard) {
    auto message = parse_json(text);
    if (!message || !message->as_object().contains("error")) continue;
    json::object& error = message->as_object()["error"].as_object();
    EXPECT_TRUE(error.contains("detail") && error.contains("arguments")) << text;
    error.erase("detail");
    error.erase("arguments");
    text = print_json(*message);
  }
  return heard;
}

/// Random talk of some guests in some games: after every message, everybody has heard exactly what the model says.
TEST(Hall, DoesWhatTheContractSaysInRandomTalks) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    TestHall test;
    HallModel model;
    std::vector<std::string> games;
    for (int i = 0; i < 3; ++i) {
      const bool plain = uniform(random, 2) == 0;
      const std::string o = uniform(random, 2) == 0 ? kO : "";
      json::object seats{{"x", kX}};
      if (!o.empty()) seats["o"] = o;
      json::object rules{{"variant", plain ? "plain" : "goff"}};
      games.push_back(test.open({{"game", "tictactoe"}, {"rules", rules}, {"seats", seats}}));
      model.add_game(games.back(), rules, {kX, o});
    }
    std::vector<std::shared_ptr<WritingGuest>> guests;
    for (int i = 0; i < 4; ++i) guests.push_back(std::make_shared<WritingGuest>());
    model.add_guests(guests.size());
    for (int step = 0; step < 120; ++step) {
      const std::size_t who = uniform(random, static_cast<std::uint32_t>(guests.size()));
      const json::object message = model.random_message(random, who);
      SCOPED_TRACE("step " + std::to_string(step) + ", guest " + std::to_string(who) + " says " + print_json(message));
      if (message.empty()) {
        test.hall.leave(*guests[who]);
        model.leave(who);
      } else {
        test.hear(*guests[who], message);
        model.hear(who, message, guests[who]->heard);
      }
      for (std::size_t i = 0; i < guests.size(); ++i) {
        ASSERT_EQ(without_details(guests[i]->take()), model.take(i)) << "guest " << i;
      }
    }
    for (const auto& guest : guests) test.hall.leave(*guest);
    // What is on disk is what was told.
    for (const auto& [id, actions] : model.all_actions()) {
      test.with_store([&, name = id, expected = actions](GameStore& store) {
        const auto stored = store.load(name);
        ASSERT_TRUE(stored) << name;
        std::vector<std::string> texts;
        for (const auto& action : stored->actions) texts.push_back(action.text);
        EXPECT_EQ(texts, expected);
      });
    }
  }
}

/// The same without waiting for the store: whatever comes in between, what anybody heard of an action is what is on
/// disk, and everybody in a game has heard all of it.
TEST(Hall, EverybodyHearsTheSameHoweverTheStoreDawdles) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    TestHall test;
    HallModel model;
    for (int i = 0; i < 2; ++i) model.add_game(test.open(kX, i == 0 ? kO : ""), {}, {kX, i == 0 ? kO : ""});
    std::vector<std::shared_ptr<WritingGuest>> guests;
    for (int i = 0; i < 4; ++i) guests.push_back(std::make_shared<WritingGuest>());
    model.add_guests(guests.size());
    for (int step = 0; step < 200; ++step) {
      const std::size_t who = uniform(random, static_cast<std::uint32_t>(guests.size()));
      const json::object message = model.random_message(random, who);
      if (message.empty()) {
        test.hall.leave(*guests[who]);
        model.leave(who);
      } else {
        test.hall.hear(*guests[who], print_json(message));
        // The model only makes up what to say; a rematch of its own would be unknown to the hall.
        if (!message.contains("rematch")) model.hear(who, message, {});
      }
      for (std::uint32_t left = uniform(random, 3); left > 0; --left) test.take_one();
      if (uniform(random, 20) == 0) test.hall.refresh_all();
    }
    test.settle();
    for (std::size_t i = 0; i < guests.size(); ++i) {
      std::string game;
      std::size_t known = 0;
      json::array truth;
      for (const std::string& text : guests[i]->take()) {
        const auto message = parse_json(text);
        ASSERT_TRUE(message);
        if (const std::string joined = text_at(*message, {"game", "id"}); !joined.empty()) {
          game = joined;
          const auto late = test.join(game);
          truth = at(*parse_json(late->take()[0]), {"actions"}).get_array();
          test.hall.leave(*late);
          const auto from = static_cast<std::size_t>(at(*message, {"from"}).as_int64());
          const json::value actions = at(*message, {"actions"});
          known = std::max(from - 1, from - 1 + actions.get_array().size());
          for (std::size_t k = 0; k < actions.get_array().size(); ++k) {
            ASSERT_EQ(actions.get_array()[k], truth[from - 1 + k]);
          }
        } else if (const json::value number = at(*message, {"number"}); number.is_int64()) {
          const auto index = static_cast<std::size_t>(number.get_int64()) - 1;
          ASSERT_LT(index, truth.size());
          ASSERT_EQ(*message, truth[index]);
          // Nothing is left out: new ones come in order, old ones again.
          ASSERT_LE(index, known);
          known = std::max(known, index + 1);
        }
      }
      // Who is still in the game knows all of it; a later `from` than the end is as good as the end.
      guests[i]->heard.clear();
      test.hear(*guests[i], {{"rematch", true}});
      if (guests[i]->take_error() != "not-joined") {
        ASSERT_GE(known, truth.size());
      }
    }
  }
}

}  // namespace
}  // namespace spooky
