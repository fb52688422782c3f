import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { safeReturnPath } from '#shared/addresses/return-path.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import { redirectedByLoginState } from '#features/account/components/login-state.ts';
import type { LoginState } from '#features/account/components/login-state.ts';
import { loginActions } from '#features/account/model/login-purpose.ts';
import * as texts from '#features/account/sign-in-texts.ts';
import { savedEventMark } from '#features/events/components/save/saved-event-mark.ts';
import { favoriteMark } from '#features/favorites/components/favorite-mark.ts';
import { useChangeMark } from '#features/marks/components/mark-sync.ts';
import { helpfulMark } from '#features/reviews/components/helpful/helpful-mark.ts';
import { useToast } from '#ui/toast.tsx';

interface AfterSignInOptions {
  /** True while the form runs a sign-in or registration; delays the redirect. */
  isPaused: boolean;
  /** Greeting for a new user; '' for others. */
  greeting?: string;
}

/**
 * Redirects as soon as a user is signed in by any method. A new user goes to the home page. All other users, and new
 * users whose action the previous page continues, return to it. Completes the save for which the user had to sign in.
 */
export function useRedirectAfterSignIn({ isPaused, greeting = '' }: AfterSignInOptions): void {
  const { user } = useSession();
  const { start } = useSessionActions();
  const location = useLocation();
  const navigate = useNavigate();
  const changeFavorite = useChangeMark(favoriteMark);
  const changeSavedEvent = useChangeMark(savedEventMark);
  const changeHelpful = useChangeMark(helpfulMark);
  const toast = useToast();
  const isDone = useRef(false);

  // The user may be signed in although the session is not started yet.
  useEffect(start, [start]);

  useEffect(() => {
    if (!user || isPaused || isDone.current) return;
    isDone.current = true;
    const { from, save, isBelow, action } = readLoginState(location.state);
    if (greeting) {
      // A new account starts on the home page, unless it was created for an action that continues.
      const redirectPath = action ? safeReturnPath(from) : linkTo('/');
      void navigate(redirectPath, { replace: true, state: redirectedByLoginState });
      toast(greeting);
    } else if (isBelow) {
      // Removes `save` from this history entry, so that a return to the entry does not save again.
      void navigate(location, { replace: true, state: { from, isBelow } });
      void navigate(-1);
    } else {
      void navigate(safeReturnPath(from), { replace: true, state: redirectedByLoginState });
    }
    if (!save) return;
    const change = { ...save, saved: true };
    const [savePromise, successText] =
      'eventId' in change
        ? [changeSavedEvent(user, change), texts.eventSaved]
        : 'reviewId' in change
          ? [changeHelpful(user, change), texts.reviewMarkedHelpful]
          : [changeFavorite(user, change), texts.placeSaved];
    void savePromise.then((isSaved) => {
      if (isSaved && !greeting) toast(successText);
    });
  }, [
    user,
    isPaused,
    greeting,
    location,
    navigate,
    changeFavorite,
    changeSavedEvent,
    changeHelpful,
    toast,
  ]);
}

/** Parses the history state of the login page. The state is not trusted, so only valid fields are returned. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, save, action, isBelow } = state as Record<string, unknown>;
  const saveRequest = readSaveRequest(save);
  const knownAction = loginActions.find((loginAction) => loginAction === action);
  return {
    ...(typeof from === 'string' && { from }),
    ...(saveRequest && { save: saveRequest }),
    ...(knownAction && { action: knownAction }),
    ...(isBelow === true && { isBelow }),
  };
}

function readSaveRequest(save: unknown): LoginState['save'] {
  if (typeof save !== 'object' || save === null) return undefined;
  const { placeId, eventId, reviewId } = save as Record<string, unknown>;
  if (typeof placeId === 'string') {
    return typeof reviewId === 'string' ? { reviewId, placeId } : { placeId };
  }
  return typeof eventId === 'string' ? { eventId } : undefined;
}
