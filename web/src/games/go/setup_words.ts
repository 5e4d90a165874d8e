// The words of the form.
import type { FurtherRule } from "../../form/further_rules";
import { titleOf } from "./rules_words";

export const setupWords = {
  board: "Board",
  kind: "Shape of the board",
  kinds: {
    grid: "Grid",
    torus: "Torus: all edges joined",
    cylinder: "Cylinder: left and right joined",
    moebius: "Möbius strip",
    circular: "Circle with a centre",
    round: "Round, four neighbours everywhere",
    triangular: "Triangles",
    hexagonal: "Honeycomb",
    cube: "Cube",
    town: "Town with a canal",
    graph: "A board of your own",
  } as Readonly<Record<string, string>>,
  width: "Columns, spokes or side",
  height: "Rows or rings",
  graphFile: "File with the board (JSON)",
  size: (columns: number, rows: number) => `${columns}×${rows}`,
  otherSize: "Other",
  columns: "Columns",
  rows: "Rows",
  variant: "Variant",
  variantName: (variant: string) => titleOf({ variant }),
  komi: "Komi: points for White",
  handicap: "Handicap: black stones at the start",
  noHandicap: "none",
  stones: (count: number) => `${count} stones`,
  handicapHint: "White begins.",
  beginning: "The board at the start",
  more: "More rules",
};

export const FURTHER: readonly FurtherRule[] = [
  {
    key: "scoring",
    label: "Counting",
    choices: [
      { value: "area", label: "Area, with the stones" },
      { value: "territory", label: "Territory, with prisoners" },
    ],
  },
  {
    key: "remaining",
    label: "Still entangled at the end",
    choices: [
      { value: "count", label: "All stones count" },
      { value: "measure", label: "Measured: one stone stays" },
    ],
  },
  {
    key: "self_contact",
    label: "Two stones of one pair side by side",
    choices: [
      { value: true, label: "Touch, and collapse at once" },
      { value: false, label: "Do not collapse by that" },
    ],
  },
  {
    key: "suicide",
    label: "Capturing one's own stones",
    choices: [
      { value: true, label: "Allowed" },
      { value: false, label: "Not allowed" },
    ],
  },
  {
    key: "superko",
    label: "No position comes back",
    choices: [
      { value: "guarantee", label: "The mover must avoid it" },
      { value: "exists", label: "It must be avoidable" },
      { value: "off", label: "It may come back" },
    ],
  },
];
