import { useEffect, useState } from "preact/hooks";
import { serverFacts, type ServerFacts } from "../../client/game_server";

/** What the server tells about itself; null until it does. */
export function useServerFacts(): ServerFacts | null {
  const [facts, setFacts] = useState<ServerFacts | null>(null);
  useEffect(() => {
    let current = true;
    void serverFacts().then((told) => current && setFacts(told));
    return () => {
      current = false;
    };
  }, []);
  return facts;
}
