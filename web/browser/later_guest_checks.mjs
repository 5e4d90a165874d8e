// Every game between browsers, whoever is to move: a player's page is loaded again, and somebody comes to watch.
import { check, expectEqual } from "./checks.mjs";
import { ChessPage } from "./chess_page.mjs";
import { CombinatorialPage } from "./combinatorial_page.mjs";
import { GoPage } from "./go_page.mjs";

/** How each game is opened with a free seat, whose that is, and the first turns of a game. */
const GAMES = [
  {
    name: "tic-tac-toe", seats: ["X", "O"],
    open: (game) => game.start({ opponent: "Friend by link", side: "X (begins)" }),
    turns: [(one) => one.play("a1", "b2"), (one) => one.play("b2", "c3")],
    told: ["X put X1 in a1 and b2.", "O put O2 in b2 and c3."],
  },
  {
    name: "Go", seats: ["Black", "White"],
    open: (game) => new GoPage(game).start({ opponent: "Friend by link", side: "Black (begins)", size: 5 }),
    turns: [(one) => one.play("B2", "D4"), (one) => one.play("A5", "E1")],
    told: ["Black placed B2 and D4.", "White placed E1 and A5."],
  },
  {
    name: "chess", seats: ["White", "Black"],
    open: (game) => new ChessPage(game).start({ opponent: "Friend by link", side: "White (begins)", board: "5×5 Gardner" }),
    turns: [(one) => new ChessPage(one).split("b1", "a3", "c3", "b1^a3c3"), (one) => one.play("e4", "e3")],
    told: ["White split the knight on b1.", "Black moved the pawn on e4 to e3."],
  },
  {
    name: "Nim", seats: ["Left", "Right"],
    open: (game) => new CombinatorialPage(game).start({ opponent: "Friend by link", side: "Left (begins)", position: "2,2", ruleset: "C" }),
    turns: [(one) => new CombinatorialPage(one).play("1-1", "2-1"), (one) => new CombinatorialPage(one).play("1-1", "2-1")],
    told: ["There are 2 worlds now.", "There are 3 worlds now."],
  },
];

const seatOf = (visitor, name) => visitor.page.locator(".seat").filter({ hasText: `${name} you` });

for (const { name, seats, open, turns, told } of GAMES) {
  check(`${name}: after a reload, and for those who come later, the game is there whoever is to move`, async (game, _, visitors) => {
    await open(game);
    const link = await game.page.getByLabel("Link to this game").inputValue();
    const friend = await visitors.arrive();
    await friend.page.goto(link);
    await friend.button(`Play as ${seats[1]}`).click();
    await seatOf(friend, seats[1]).waitFor();
    const players = [game, friend];
    for (const [index, turn] of turns.entries()) {
      await turn(players[index]);
      for (const [side, player] of players.entries()) {
        await player.page.reload();
        await seatOf(player, seats[side]).waitFor();
      }
      const watcher = await visitors.arrive();
      await watcher.page.goto(link);
      await watcher.hears("You are watching.");
      await watcher.hears(told[index]);
      for (const one of [...players, watcher]) expectEqual(await one.moves.count(), index + 1, "moves");
    }
  });
}
