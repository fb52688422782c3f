import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { safeReturnPath } from '#domain/return-path.ts';
import { useSession, useSessionActions } from '#session/use-session.ts';
import { readLoginState } from '#components/favorite-button/login-state.ts';
import { useChangeFavorite } from '#components/favorite-button/use-change-favorite.ts';
import { useToast } from '#ui/toast.tsx';

/**
 * As soon as somebody is signed in, however it came: a new account to the home page, everybody else back to
 * where they were; what they were about to save is saved.
 * @param welcome a sentence to greet with, where there is one
 */
export function useAfterSignIn(welcome?: RefObject<string>): void {
  const { user } = useSession();
  const { start } = useSessionActions();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const changeFavorite = useChangeFavorite();
  const toast = useToast();
  const isDone = useRef(false);

  // Somebody may be signed in although the page does not know it yet.
  useEffect(start, [start]);

  useEffect(() => {
    if (!user || isDone.current) return;
    isDone.current = true;
    const { from, save } = readLoginState(state);
    const greeting = welcome?.current ?? '';
    // A new account begins at the start (SPEC section 2); who knows the guide goes on where they were.
    void navigate(greeting ? '/' : safeReturnPath(from), { replace: true });
    if (greeting) toast(greeting);
    if (!save) return;
    void changeFavorite(user, { ...save, saved: true }).then((isSaved) => {
      if (isSaved && !greeting) toast('Lugar salvo nos seus favoritos');
    });
  }, [user, state, navigate, changeFavorite, toast, welcome]);
}
