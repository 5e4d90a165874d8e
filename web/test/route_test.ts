import { describe, expect, test } from "vitest";
import { routeOf } from "../src/app/shared/route";
import { invitationTo } from "../src/app/friend/invitation";

describe("addresses", () => {
  test("lead to their pages, and any other is told to be unknown", () => {
    expect(routeOf("/game/k3Jd0aQm2XyZ")).toEqual({ page: "game", id: "k3Jd0aQm2XyZ" });
    expect(routeOf("/game/k3Jd0aQm2XyZ/")).toEqual({ page: "game", id: "k3Jd0aQm2XyZ" });
    expect(routeOf("/learn/tictactoe")).toEqual({ page: "lesson", game: "tictactoe" });
    expect(routeOf("/play/k3jd0aqm2xyz")).toEqual({ page: "local", id: "k3jd0aqm2xyz" });
    for (const path of ["/", ""]) expect(routeOf(path)).toEqual({ page: "start" });
    for (const path of ["/game", "/game/", "/game/a/b", "/else/where", "/play", "/nothing"]) expect(routeOf(path)).toEqual({ page: "unknown" });
  });
});

describe("the link to a game", () => {
  const ID = "k3Jd0aQm2XyZ";
  const LAN = "http://192.168.1.5:8080";

  test("has the address that others reach when the page is open at this machine's own", () => {
    for (const origin of ["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080", "http://localhost"]) {
      expect(invitationTo(ID, origin, [LAN])).toEqual({ link: `${LAN}/game/${ID}`, nearOnly: false });
    }
  });

  test("is marked when others reach the server nowhere", () => {
    const origin = "http://localhost:8080";
    expect(invitationTo(ID, origin, [])).toEqual({ link: `${origin}/game/${ID}`, nearOnly: true });
    expect(invitationTo(ID, origin, null)).toEqual({ link: `${origin}/game/${ID}`, nearOnly: false });
  });

  test("has the page's own address everywhere else", () => {
    for (const origin of [LAN, "https://example.org", "https://localhost.example.org"]) {
      expect(invitationTo(ID, origin, ["http://10.0.0.1:80"])).toEqual({ link: `${origin}/game/${ID}`, nearOnly: false });
    }
  });
});
