import type { LoginAction } from '#features/account/model/login-purpose.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { HelpfulMark } from '#features/reviews/model/helpful-mark.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';

/** History state of the login page: the previous page and the interrupted action. */
export interface LoginState {
  /** Path and query of the previous page. */
  from?: string;
  /** Place or event to save, or review to mark as helpful, after the sign-in. */
  save?:
    | Pick<Favorite, 'placeId'>
    | Pick<SavedEvent, 'eventId'>
    | Pick<HelpfulMark, 'reviewId' | 'placeId'>;
  /** The action that `from` continues after the sign-in, also for a new account. */
  action?: LoginAction;
  /** The previous page is the history entry directly below, so the login can return with history.back(). */
  isBelow?: true;
}

/** History state of the page that the login redirects to. A link or another site cannot set it. */
export const redirectedByLoginState = { isBehindLogin: true };

/** Returns true if the login redirected to a history entry. */
export function isRedirectedByLogin({ state }: { state: unknown }): boolean {
  return (state as { isBehindLogin?: unknown } | null)?.isBehindLogin === true;
}
