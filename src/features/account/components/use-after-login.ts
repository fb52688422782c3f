import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#features/account/components/session/use-session.ts';
import { requiresLogin } from './login-state.ts';

interface AfterLoginOptions {
  /**
   * For actions that do more than open a form, such as leaving for a payment. The action runs only if the login
   * redirected here, so an external link cannot start it.
   */
  onlyBehindLogin?: boolean;
}

/**
 * Continues the action in the fragment of the address once after the login, and removes the fragment.
 * @param askedBy returns the action of a fragment, or null
 */
export function useAfterLogin<Asked>(
  askedBy: (hash: string) => Asked | null,
  goOn: (asked: Asked) => unknown,
  { onlyBehindLogin = false }: AfterLoginOptions = {},
) {
  const { user } = useSession();
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const navigate = useNavigate();
  const begin = useEffectEvent(goOn);
  const begun = useRef('');
  const isBegun = !onlyBehindLogin || requiresLogin(location);

  useEffect(() => {
    const asked = user && askedBy(hash);
    // The fragment can remain for a few more renders.
    if (asked === null || begun.current === key) return;
    begun.current = key;
    const samePage = navigate({ pathname, search }, { replace: true, state: { isSamePage: true } });
    if (isBegun) void Promise.resolve(samePage).then(() => begin(asked));
  }, [user, askedBy, hash, key, isBegun, pathname, search, navigate]);
}
