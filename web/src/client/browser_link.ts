import type { LinkSurroundings } from "./game_link";

/** The page's own WebSocket, and the browser's word on when it is worth another try. */
export const browserSurroundings: LinkSurroundings = {
  connect: () => new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws`),
  isVisible: () => document.visibilityState === "visible",
  onWake(listener) {
    const onVisible = () => document.visibilityState === "visible" && listener();
    addEventListener("online", listener);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      removeEventListener("online", listener);
      document.removeEventListener("visibilitychange", onVisible);
    };
  },
  random: Math.random,
};
