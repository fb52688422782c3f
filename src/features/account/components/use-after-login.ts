import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#features/account/components/session/use-session.ts';
import { isBehindLogin } from './login-state.ts';

interface AfterLoginOptions {
  /**
   * For what does more than open a form, such as leaving for a payment: it is begun where the login itself led here,
   * and by no link that somebody else wrote.
   */
  onlyBehindLogin?: boolean;
}

/**
 * Back from the login, one goes on with what the fragment of the address says, once; the fragment goes.
 * @param askedBy what a fragment asks for; null for nothing
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
  const isBegun = !onlyBehindLogin || isBehindLogin(location);

  useEffect(() => {
    const asked = user && askedBy(hash);
    // The address may be the same for some more renderings.
    if (asked === null || begun.current === key) return;
    begun.current = key;
    const samePage = navigate({ pathname, search }, { replace: true, state: { isSamePage: true } });
    if (isBegun) void Promise.resolve(samePage).then(() => begin(asked));
  }, [user, askedBy, hash, key, isBegun, pathname, search, navigate]);
}
