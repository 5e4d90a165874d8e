// Which page an address shows. The browser's own history remembers the way.
import { useEffect, useState } from "preact/hooks";

export type Route =
  | { page: "start" }
  /** A game of this browser's own. */
  | { page: "local"; id: string }
  /** A game between browsers. */
  | { page: "game"; id: string }
  | { page: "lesson"; game: string }
  | { page: "unknown" };

export function routeOf(path: string): Route {
  const [page, name, ...rest] = path.split("/").filter((part) => part !== "");
  if (page === undefined) return { page: "start" };
  if (name === undefined || rest.length > 0) return { page: "unknown" };
  if (page === "play") return { page: "local", id: name };
  if (page === "game") return { page: "game", id: name };
  if (page === "learn") return { page: "lesson", game: name };
  return { page: "unknown" };
}

export function gamePath(id: string): string {
  return `/game/${id}`;
}

export function localPath(id: string): string {
  return `/play/${id}`;
}

export function lessonPath(game: string): string {
  return `/learn/${game}`;
}

export interface Visit {
  route: Route;
}

function currentVisit(): Visit {
  return { route: routeOf(location.pathname) };
}

const GO = "spooky-go";

/** Goes to another page of this site; `replace` leaves no way back to where one was. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  scrollTo({ top: 0 });
  dispatchEvent(new Event(GO));
}

/** Where one is; a new object at every step, back and forward too. */
export function useVisit(): Visit {
  const [visit, setVisit] = useState(currentVisit);
  useEffect(() => {
    const onStep = () => setVisit(currentVisit());
    addEventListener("popstate", onStep);
    addEventListener(GO, onStep);
    return () => {
      removeEventListener("popstate", onStep);
      removeEventListener(GO, onStep);
    };
  }, []);
  return visit;
}
