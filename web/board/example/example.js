// A tiny board without any engine: horses that may be on two squares at once. Plain JavaScript, one script, one style sheet.
import { createBoard, graphPlan, squaresPlan, toggled } from "../dist/board.standalone.js";

const HORSE = "M-17 28c-1-13 7-18 12-27-6 3-10 4-14 8-3 3-6 5-10 3-5-2-7-8-4-12 4-6 8-11 10-18 1-4 4-7 8-9l2-10c4 2 7 4 9 7 18 1 28 14 28 34 0 9-2 16-4 24z";
const said = document.getElementById("said");

/** Each horse is on one square, or on two with equal shares. The second half of a pair has turned half a turn. */
const horses = [
  { name: "light", squares: ["b1"] },
  { name: "dark", squares: ["c4", "d2"] },
];
let picked = [];
let splitting = false;
let annotations = [];

const horseOn = (square) => horses.find(({ squares }) => squares.includes(square));

function pieces() {
  return horses.flatMap(({ name, squares }) =>
    squares.map((cell, index) => ({
      id: `${name}-${index}`,
      cell,
      path: HORSE,
      class: name,
      ...(squares.length > 1 ? { share: 1 / squares.length, phase: index / 2 } : {}),
    })),
  );
}

function describe(square) {
  const horse = horseOn(square);
  if (!horse) return `${square}: empty`;
  return `${square}: ${horse.name} horse${horse.squares.length > 1 ? `, a half, else on ${horse.squares.find((one) => one !== square)}` : ""}`;
}

function show(sentence) {
  said.textContent = sentence;
  board.update({
    pieces: pieces(),
    links: horses.filter(({ squares }) => squares.length > 1).map(({ squares }) => ({ cells: squares })),
    picked,
    annotations,
  });
}

function move(from, to) {
  const horse = horseOn(from);
  if (!horse || horseOn(to)) return show(`Nothing goes from ${from} to ${to}.`);
  horse.squares = horse.squares.map((square) => (square === from ? to : square));
  show(`The ${horse.name} horse went from ${from} to ${to}.`);
}

/** Finds a horse that is on two squares: on the one that was asked about. A real game would roll a die. */
function measure(square) {
  const horse = horseOn(square);
  horse.squares = [square];
  show(`The ${horse.name} horse was found on ${square}.`);
}

function tap(square) {
  const [first, ...rest] = picked;
  const horse = horseOn(square);
  if (first === undefined) {
    if (!horse) return show(`There is nothing on ${square}.`);
    if (horse.squares.length > 1) return measure(square);
    picked = [square];
    return show(`Where does the ${horse.name} horse go? Tap it again to put it on two squares.`);
  }
  if (square === first) {
    splitting = true;
    return show("Tap two squares.");
  }
  if (horse) return show(`${square} is taken.`);
  if (splitting && rest.length === 0) {
    picked = [first, square];
    return show("And the second one?");
  }
  picked = [];
  if (!splitting) return move(first, square);
  splitting = false;
  horseOn(first).squares = [rest[0], square];
  show(`The horse is on ${rest[0]} and ${square}.`);
}

const board = createBoard(document.getElementById("squares"), {
  plan: squaresPlan({ columns: 4, rows: 4, shaded: (square) => (square.charCodeAt(0) + Number(square[1])) % 2 === 0 }),
  label: "Horses",
  describe,
  canDrag: (square) => horseOn(square) !== undefined,
  onTap: tap,
  onDrop: move,
  onRevoke: () => {
    picked = [];
    splitting = false;
    show("Taken back.");
  },
  onAnnotate: (annotation) => {
    annotations = toggled(annotations, annotation);
    show("Drawn.");
  },
});
show("Two horses, one of them on two squares.");

// A strip of three rows whose ends are joined.
const names = [1, 2, 3].flatMap((row) => ["A", "B", "C", "D", "E"].map((letter, column) => ({ name: letter + row, x: column, y: row - 1 })));
const across = names.filter(({ x }) => x < 4).map(({ name, x, y }) => [name, names.find((one) => one.x === x + 1 && one.y === y).name]);
const up = names.filter(({ y }) => y < 2).map(({ name, x, y }) => [name, names.find((one) => one.x === x && one.y === y + 1).name]);
const seams = [1, 2, 3].map((row) => [`A${row}`, `E${row}`]);
const stones = new Set(["A2"]);
const graph = createBoard(document.getElementById("graph"), {
  plan: graphPlan({ points: names, edges: [...across, ...up, ...seams], seams }),
  label: "A cylinder",
  describe: (point) => `${point}: ${stones.has(point) ? "a stone" : "empty"}`,
  onTap: (point) => {
    if (!stones.delete(point)) stones.add(point);
    showStones();
  },
});
function showStones() {
  graph.update({ pieces: [...stones].map((cell) => ({ id: cell, cell, path: "M-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0z", class: "dark" })) });
}
showStones();
