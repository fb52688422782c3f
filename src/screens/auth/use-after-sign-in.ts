import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { safeReturnPath } from '#domain/return-path.ts';
import { linkTo } from '#domain/routes.ts';
import { useSession, useSessionActions } from '#session/use-session.ts';
import { readLoginState } from '#components/sign-in/login-state.ts';
import { useChangeFavorite } from '#components/favorite-button/use-change-favorite.ts';
import { useToast } from '#ui/toast.tsx';

interface AfterSignIn {
  /** Something is still being decided: nobody leaves yet. */
  isHeld: boolean;
  /** A sentence to greet a new person with; '' for everybody else. */
  greeting?: string;
}

/**
 * As soon as somebody is signed in, however it came: a new account to the home page, everybody else back to
 * where they were; what they were about to save is saved.
 */
export function useAfterSignIn({ isHeld, greeting = '' }: AfterSignIn): void {
  const { user } = useSession();
  const { start } = useSessionActions();
  const location = useLocation();
  const navigate = useNavigate();
  const changeFavorite = useChangeFavorite();
  const toast = useToast();
  const isDone = useRef(false);

  // Somebody may be signed in although the page does not know it yet.
  useEffect(start, [start]);

  useEffect(() => {
    if (!user || isHeld || isDone.current) return;
    isDone.current = true;
    const { from, save, isBelow } = readLoginState(location.state);
    if (greeting) {
      // A new account begins at the start (SPEC section 2); who knows the guide goes on where they were.
      void navigate(linkTo('/'), { replace: true });
      toast(greeting);
    } else if (isBelow) {
      // Whoever comes forward again to this entry saves nothing a second time.
      void navigate(location, { replace: true, state: { from, isBelow } });
      void navigate(-1);
    } else {
      void navigate(safeReturnPath(from), { replace: true });
    }
    if (!save) return;
    void changeFavorite(user, { ...save, saved: true }).then((isSaved) => {
      if (isSaved && !greeting) toast('Lugar salvo nos seus favoritos');
    });
  }, [user, isHeld, greeting, location, navigate, changeFavorite, toast]);
}
