import { useCallback, useRef, useState } from 'react';
import * as uiTexts from '#ui/texts.ts';
import { chunkErrors } from '#ui/chunk-errors.ts';
import { useFocusAfterClose } from '#ui/use-focus-after-close.ts';
import type { LoginAction } from '#features/account/model/login-purpose.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { CodeLoadError, needsConnection, useNeedsConnection } from '#ui/progressive/lazy-code.ts';
import type { LazyCode } from '#ui/progressive/lazy-code.ts';
import { useActionAfterLogin } from './use-action-after-login.ts';
import { useSignInFirst } from './use-sign-in-first.ts';
import type { SignedInAction } from './use-sign-in-first.ts';

interface SignedInDialog<Dialog> extends Pick<SignedInAction, 'getObstacleText' | 'toErrorText'> {
  lazyDialog: LazyCode<Dialog>;
  /** The reason that the login states. */
  action: LoginAction;
  /** Fragment of the address that reopens the dialog after the login. */
  hash: string;
  /** Prefetches the data of the dialog, so that it opens with its final height. The dialog handles failed reads. */
  prefetch?: (uid: string) => Promise<unknown>;
}

/**
 * Returns the state of a dialog for signed-in users. A visitor is sent to the login and returns to the dialog. The
 * chunk is loaded on demand.
 * @returns the attributes of the button, a function to close, and the open dialog with its user and component
 */
export function useSignedInDialog<Dialog>(dialog: SignedInDialog<Dialog>) {
  const { lazyDialog, action, hash, getObstacleText, prefetch, toErrorText } = dialog;
  const { user } = useSession();
  const signInFirst = useSignInFirst();
  const isDisabled = useNeedsConnection(lazyDialog);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [openedDialog, setOpenedDialog] = useState<{ uid: string; Dialog: Dialog } | null>(null);
  // After the login, the dialog may open before the button can take the focus, so it cannot return it.
  const focusButtonAfterClose = useFocusAfterClose(buttonRef, openedDialog !== null);

  const open = () =>
    signInFirst({
      getObstacleText: (sessionUser) =>
        needsConnection(lazyDialog)
          ? uiTexts.needsConnection
          : (getObstacleText?.(sessionUser) ?? ''),
      run: async ({ uid }) => {
        const [Dialog] = await Promise.all([lazyDialog.load(), prefetch?.(uid)]);
        setOpenedDialog({ uid, Dialog });
      },
      login: { hash, action },
      toErrorText: (error) =>
        error instanceof CodeLoadError ? chunkErrors.default : toErrorText(error),
    });
  const matchHash = useCallback((currentHash: string) => currentHash === hash || null, [hash]);
  useActionAfterLogin(matchHash, () => {
    buttonRef.current?.focus();
    return open();
  });

  return {
    button: { ref: buttonRef, onClick: () => void open(), 'aria-disabled': isDisabled },
    close: () => {
      focusButtonAfterClose();
      setOpenedDialog(null);
    },
    // Another user may have signed in in another tab.
    opened: user && openedDialog?.uid === user.uid ? openedDialog : null,
  };
}
