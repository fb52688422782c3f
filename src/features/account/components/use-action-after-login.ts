import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#features/account/components/session/use-session.ts';
import { isRedirectedByLogin } from './login-state.ts';

interface AfterLoginOptions {
  /**
   * For actions that do more than open a form, such as leaving for a payment. The action runs only if the login
   * redirected here, so an external link cannot start it.
   */
  requiresLoginRedirect?: boolean;
}

/**
 * Continues the action in the fragment of the address once after the login, and removes the fragment.
 * @param parseAction returns the action of a fragment, or null
 */
export function useActionAfterLogin<Action>(
  parseAction: (hash: string) => Action | null,
  runAction: (action: Action) => unknown,
  { requiresLoginRedirect = false }: AfterLoginOptions = {},
) {
  const { user } = useSession();
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const navigate = useNavigate();
  const onAction = useEffectEvent(runAction);
  const handledKey = useRef('');
  const shouldRun = !requiresLoginRedirect || isRedirectedByLogin(location);

  useEffect(() => {
    const action = user && parseAction(hash);
    // The fragment can remain for a few more renders.
    if (action === null || handledKey.current === key) return;
    handledKey.current = key;
    const navigation = navigate(
      { pathname, search },
      { replace: true, state: { isSamePage: true } },
    );
    if (shouldRun) void Promise.resolve(navigation).then(() => onAction(action));
  }, [user, parseAction, hash, key, shouldRun, pathname, search, navigate]);
}
