// Which page an address shows. The browser's own history remembers the way.
import { useEffect, useState } from "preact/hooks";

export type Route = { page: "start" } | { page: "game"; id: string } | { page: "lesson"; game: string };

/** What is at no known address is the start page. */
export function routeOf(path: string): Route {
  const [, page, name, ...rest] = path.split("/");
  if (!name || rest.some((one) => one !== "")) return { page: "start" };
  if (page === "game") return { page: "game", id: name };
  if (page === "learn") return { page: "lesson", game: name };
  return { page: "start" };
}

export function gamePath(id: string): string {
  return `/game/${id}`;
}

export function lessonPath(game: string): string {
  return `/learn/${game}`;
}

export interface Visit {
  route: Route;
  /** True when the form for a new game is wanted, whatever game there is. */
  atForm: boolean;
}

function currentVisit(): Visit {
  const state = history.state as { atForm?: unknown } | null;
  return { route: routeOf(location.pathname), atForm: state?.atForm === true };
}

const GO = "spooky-go";

/** Goes to another page of this site, or to another view of this one; `replace` leaves no way back to where one was. */
export function go(path: string, { atForm = false, replace = false } = {}): void {
  if (replace) history.replaceState({ atForm }, "", path);
  else history.pushState({ atForm }, "", path);
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
