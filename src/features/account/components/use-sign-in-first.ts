import { use, useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { SessionContext } from '#features/account/components/session/use-session.ts';
import { useToast } from '#ui/toast.tsx';
import type { LoginState } from './login-state.ts';

/** Action that requires a signed-in user. */
export interface SignedInAction {
  /** Returns why the action is not possible, or ''. Also called for visitors, before the redirect to the login. */
  getObstacleText?: (user: User | null) => string | Promise<string>;
  run: (user: User) => unknown;
  /**
   * Login state in addition to the previous page; `hash` is the fragment that continues the action after the login.
   */
  login: Pick<LoginState, 'save' | 'isBelow' | 'action'> & { hash?: string };
  /** Returns the sentence of the toast for an error. */
  toErrorText: (error: unknown) => string;
}

/**
 * Returns a function that runs an action for the signed-in user, or redirects a visitor to the login. Runs one action
 * at a time.
 */
export function useSignInFirst() {
  const controller = use(SessionContext);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const isBusy = useRef(false);

  return useCallback(
    async ({
      getObstacleText,
      run,
      login: { hash = '', ...login },
      toErrorText,
    }: SignedInAction) => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        // The controller is asked, not the rendered session: a press from before the hydration is repeated while the page
        // still shows every user as a visitor.
        const isVisitor = controller.state().status === 'signed-out';
        const session = isVisitor ? null : await controller.whenSettled();
        if (session?.status === 'failed') throw session.error;
        const user = session?.status === 'signed-in' ? session.user : null;
        const obstacleText = await getObstacleText?.(user);
        if (obstacleText) {
          toast(obstacleText);
        } else if (user) {
          await run(user);
        } else {
          const state: LoginState = { from: pathname + search + hash, ...login };
          await navigate(linkTo('/login'), { state });
        }
      } catch (error) {
        toast(toErrorText(error));
      } finally {
        isBusy.current = false;
      }
    },
    [controller, pathname, search, navigate, toast],
  );
}
