import { gamePath } from "../shared/route";

/** A link for somebody at another machine. */
export interface Invitation {
  link: string;
  /** True when the server answers this machine alone, so that the link leads nowhere from another one. */
  nearOnly: boolean;
}

/** The link to a game on a page opened at `origin`, when the server tells its addresses, or null when it does not. */
export function invitationTo(id: string, origin: string, addresses: readonly string[] | null): Invitation {
  const near = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(origin);
  const base = (near ? addresses?.[0] : undefined) ?? origin;
  return { link: base + gamePath(id), nearOnly: near && addresses?.length === 0 };
}

