import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { HelpfulMark } from '#features/reviews/model/helpful-mark.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';

/** What the login gets in the history's state: where one came from, and what one was about to do. */
export interface LoginState {
  /** Path and query of the page one came from. */
  from?: string;
  /** A place or an event to save, or a review to find helpful, as soon as one is signed in. */
  save?:
    | Pick<Favorite, 'placeId'>
    | Pick<SavedEvent, 'eventId'>
    | Pick<HelpfulMark, 'reviewId' | 'placeId'>;
  /** One was about to subscribe: a new account goes on there, too, instead of beginning at the start. */
  isSubscribing?: true;
  /** That page is the history's entry right below, and as one left it: going back leads there. */
  isBelow?: true;
}

/** The state of the entry to which the login leads: no link, and no other site, can write it. */
export const behindLogin = { isBehindLogin: true };

/** Whether the login led to an entry of the history. */
export function isBehindLogin({ state }: { state: unknown }): boolean {
  return (state as { isBehindLogin?: unknown } | null)?.isBehindLogin === true;
}
