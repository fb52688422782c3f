import type { Favorite } from '#domain/favorite.ts';

/** What the login gets in the history's state: where one came from, and what one was about to do. */
export interface LoginState {
  /** Path and query of the page one came from. */
  from?: string;
  /** A place to save as soon as one is signed in. */
  save?: Pick<Favorite, 'placeId'>;
  /** That page is the history's entry right below, and as one left it: going back leads there. */
  isBelow?: true;
}

/** The state of the login's history entry, which anyone can write: only what has the right shape. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, save, isBelow } = state as Record<string, unknown>;
  const placeId =
    typeof save === 'object' && save !== null ? (save as Record<string, unknown>)['placeId'] : null;
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof placeId === 'string' && { save: { placeId } }),
    ...(isBelow === true && { isBelow }),
  };
}
