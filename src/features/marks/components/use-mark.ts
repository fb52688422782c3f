import { useCallback, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import type { User } from '#features/account/model/user.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { useLazyCode } from '#ui/progressive/lazy-code.ts';
import type { LazyCode } from '#ui/progressive/lazy-code.ts';
import type { LoginState } from '#features/account/components/login-state.ts';
import { useSignInFirst } from '#features/account/components/use-sign-in-first.ts';

/**
 * Props of the component that syncs a mark for a signed-in user. The component renders nothing, so the button keeps its
 * DOM element when the component loads.
 */
export interface SyncMarkProps<Target> {
  owner: User;
  /** Fields that identify the item to mark. */
  target: Target;
  onSetChange: (isSet: boolean) => void;
  /** Registers the handler for taps; returns a function that unregisters it. */
  onReady: (changeRef: ChangeMark) => () => void;
}

/** Saves or removes the mark. */
export type ChangeMark = (shouldBeSet: boolean) => void;

/**
 * Returns the state of a mark button for visitors and signed-in users. A visitor causes no read; a tap opens the login,
 * which then saves the mark. The code that reads and changes marks is loaded only for signed-in users.
 * @param target the item to mark, also by the login
 */
export function useMark<Target extends NonNullable<LoginState['save']>>(
  lazyMark: LazyCode<ComponentType<SyncMarkProps<Target>>>,
  target: Target,
  failure: (code: AppErrorCode) => string,
) {
  const { user } = useSession();
  const signInFirst = useSignInFirst();
  const [isSet, setSet] = useState(false);
  const changeRef = useRef<ChangeMark>(null);
  const pendingValue = useRef<boolean>(null);
  // A failed load of the chunk is ignored here. A tap loads it again and reports a failure.
  const { code } = useLazyCode(lazyMark, user !== null);

  const applyChange = useCallback((shouldBeSet: boolean) => {
    pendingValue.current = changeRef.current ? null : shouldBeSet;
    changeRef.current?.(shouldBeSet);
  }, []);

  const onReady = useCallback(
    (changeMark: ChangeMark) => {
      changeRef.current = changeMark;
      if (pendingValue.current !== null) applyChange(pendingValue.current);
      return () => {
        changeRef.current = null;
      };
    },
    [applyChange],
  );

  const tap = () => {
    // A tap toggles the state that is visible at the time of the tap, even if the stored state arrives later.
    const shouldBeSet = !isSet;
    if (changeRef.current) applyChange(shouldBeSet);
    else
      void signInFirst({
        run: async () => {
          await lazyMark.load();
          applyChange(shouldBeSet);
        },
        login: { save: target, isBelow: true },
        toErrorText: (error) => failure(errorCode(error)),
      });
  };

  return {
    isSet,
    tap,
    Member: code,
    mark: user && { owner: user, target, onSetChange: setSet, onReady },
  };
}
