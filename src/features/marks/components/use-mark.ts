import { useCallback, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import type { User } from '#features/account/model/user.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { useLazyCode } from '#ui/lazy-code.ts';
import type { LazyCode } from '#ui/lazy-code.ts';
import type { LoginState } from '#features/account/components/login-state.ts';
import { useSignInFirst } from '#features/account/components/use-sign-in-first.ts';

/** What keeps a mark of somebody who is signed in. It shows nothing: the button that is there stays the same. */
export interface MemberMarkProps {
  owner: User;
  onSetChange: (isSet: boolean) => void;
  /** Says that taps can be taken, and how; the answer ends that. */
  onReady: (change: ChangeMark) => () => void;
}

/** Sets the mark, or takes it off. */
export type ChangeMark = (wish: boolean) => void;

/**
 * A mark for everybody: for a visitor it costs no read and leads to the login, which then sets it; its code for
 * members is loaded for them alone.
 * @param save what the login sets
 */
export function useMark<Target>(
  member: LazyCode<ComponentType<MemberMarkProps & Target>>,
  save: LoginState['save'],
  failure: (code: AppErrorCode) => string,
) {
  const { user } = useSession();
  const signInFirst = useSignInFirst();
  const [isSet, setSet] = useState(false);
  const change = useRef<ChangeMark>(null);
  const waiting = useRef<boolean>(null);
  // A tap loads it again, and says so when it fails.
  const { code } = useLazyCode(member, user !== null);

  const take = useCallback((wish: boolean) => {
    waiting.current = change.current ? null : wish;
    change.current?.(wish);
  }, []);

  const onReady = useCallback(
    (ready: ChangeMark) => {
      change.current = ready;
      if (waiting.current !== null) take(waiting.current);
      return () => {
        change.current = null;
      };
    },
    [take],
  );

  const tap = () => {
    // Whoever taps means what they see, whatever becomes known while the tap waits.
    const wish = !isSet;
    if (change.current) take(wish);
    else
      void signInFirst({
        run: async () => {
          await member.load();
          take(wish);
        },
        login: { save, isBelow: true },
        failure: (error) => failure(errorCode(error)),
      });
  };

  return { isSet, tap, Member: code, mark: user && { owner: user, onSetChange: setSet, onReady } };
}
