import { useCallback, useRef, useState } from 'react';
import { chunkErrors } from '#ui/chunk-errors.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { CodeLoadError } from '#ui/lazy-code.ts';
import type { LazyCode } from '#ui/lazy-code.ts';
import { useAfterLogin } from './use-after-login.ts';
import { useSignInFirst } from './use-sign-in-first.ts';
import type { SignedInAction } from './use-sign-in-first.ts';

interface SignedInDialog<Dialog> extends Pick<SignedInAction, 'obstacle' | 'failure'> {
  code: LazyCode<Dialog>;
  /** The address's fragment with which one returns from the login to go on. */
  hash: string;
  /** Reads what it shows: with what is known it opens in the size that it keeps. What cannot be read it says itself. */
  prefetch: (uid: string) => Promise<unknown>;
}

/**
 * A dialog for whoever is signed in; a visitor is led through the login to it. Its code comes when it is asked for.
 * @returns the ref of the button that opens it, and what is open: for whom and its code
 */
export function useSignedInDialog<Dialog>(dialog: SignedInDialog<Dialog>) {
  const { code, hash, obstacle, prefetch, failure } = dialog;
  const { user } = useSession();
  const signInFirst = useSignInFirst();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ uid: string; Dialog: Dialog } | null>(null);

  const open = () =>
    signInFirst({
      obstacle,
      run: async ({ uid }) => {
        const [Dialog] = await Promise.all([code.load(), prefetch(uid)]);
        setOpened({ uid, Dialog });
      },
      login: { hash },
      failure: (error) =>
        error instanceof CodeLoadError ? errorSentence(chunkErrors, 'unavailable') : failure(error),
    });
  const isAsked = useCallback((asked: string) => asked === hash || null, [hash]);
  useAfterLogin(isAsked, () => {
    button.current?.focus();
    return open();
  });

  return {
    button,
    open: () => void open(),
    close: () => {
      setOpened(null);
    },
    // Somebody else may have signed in meanwhile, in another tab.
    opened: user && opened?.uid === user.uid ? opened : null,
  };
}
