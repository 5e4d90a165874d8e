import { expect, test } from "vitest";
import { listOf } from "../src/words/say";
import { asPercent, asSentence } from "../src/words/sentence";

test("lists are joined as in speech", () => {
  expect(listOf([])).toBe("");
  expect(listOf(["a1"])).toBe("a1");
  expect(listOf(["a1", "b2"])).toBe("a1 and b2");
  expect(listOf(["a1", "b2", "c3"])).toBe("a1, b2 and c3");
});

test("a reason becomes a sentence, a square keeps its spelling", () => {
  expect(asSentence("the game is over")).toBe("The game is over.");
  expect(asSentence("a1 is taken")).toBe("a1 is taken.");
  expect(asSentence("Done.")).toBe("Done.");
});

test("shares are shown in percent", () => {
  expect(asPercent("1")).toBe("100 %");
  expect(asPercent("1/4")).toBe("25 %");
  expect(asPercent("1/3")).toBe("33.3 %");
  expect(asPercent("1/400")).toBe("0.25 %");
});
