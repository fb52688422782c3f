import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { safeReturnPath } from '#shared/addresses/return-path.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import { behindLogin } from '#features/account/components/login-state.ts';
import { useChangeFavorite } from '#features/favorites/components/use-change-favorite.ts';
import { useChangeHelpful } from '#features/reviews/components/helpful/use-change-helpful.ts';
import { useChangeSavedEvent } from '#features/events/components/save/use-change-saved-event.ts';
import { useToast } from '#ui/toast.tsx';
import { readLoginState } from './read-login-state.ts';

interface AfterSignIn {
  /** Something is still being decided: nobody leaves yet. */
  isHeld: boolean;
  /** A sentence to greet a new person with; '' for everybody else. */
  greeting?: string;
}

/**
 * As soon as somebody is signed in, however it came: a new account to the home page, everybody else, and whoever was
 * about to subscribe, back to where they were; what they were about to save is saved.
 */
export function useAfterSignIn({ isHeld, greeting = '' }: AfterSignIn): void {
  const { user } = useSession();
  const { start } = useSessionActions();
  const location = useLocation();
  const navigate = useNavigate();
  const changeFavorite = useChangeFavorite();
  const changeSavedEvent = useChangeSavedEvent();
  const changeHelpful = useChangeHelpful();
  const toast = useToast();
  const isDone = useRef(false);

  // Somebody may be signed in although the page does not know it yet.
  useEffect(start, [start]);

  useEffect(() => {
    if (!user || isHeld || isDone.current) return;
    isDone.current = true;
    const { from, save, isBelow, isSubscribing } = readLoginState(location.state);
    if (greeting) {
      // A new account begins at the start (SPEC section 2), unless it was made in order to pay.
      const to = isSubscribing ? safeReturnPath(from) : linkTo('/');
      void navigate(to, { replace: true, state: behindLogin });
      toast(greeting);
    } else if (isBelow) {
      // Whoever comes forward again to this entry saves nothing a second time.
      void navigate(location, { replace: true, state: { from, isBelow } });
      void navigate(-1);
    } else {
      void navigate(safeReturnPath(from), { replace: true, state: behindLogin });
    }
    if (!save) return;
    const change = { ...save, saved: true };
    const [saving, done] =
      'eventId' in change
        ? [changeSavedEvent(user, change), 'Evento salvo nos seus favoritos']
        : 'reviewId' in change
          ? [changeHelpful(user, change), 'Avaliação marcada como útil']
          : [changeFavorite(user, change), 'Lugar salvo nos seus favoritos'];
    void saving.then((isSaved) => {
      if (isSaved && !greeting) toast(done);
    });
  }, [
    user,
    isHeld,
    greeting,
    location,
    navigate,
    changeFavorite,
    changeSavedEvent,
    changeHelpful,
    toast,
  ]);
}
