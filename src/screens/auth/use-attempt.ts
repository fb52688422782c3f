import { useCallback, useRef, useState } from 'react';
import { errorCode } from '#domain/app-error.ts';
import { errorSentence } from '#texts/errors.ts';
import type { ErrorSentences } from '#texts/errors.ts';

/** Through what somebody is trying to get in. */
export type Way = 'password' | 'google';

/** One attempt to get in at a time, and what came of the last. */
export function useAttempt(sentences: ErrorSentences) {
  const [busy, setBusy] = useState<Way | null>(null);
  const [failure, setFailure] = useState('');
  const isBusy = useRef(false);

  /** Does nothing while another attempt is under way. */
  const attempt = useCallback(
    async (way: Way, act: () => Promise<unknown>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setBusy(way);
      setFailure('');
      try {
        await act();
      } catch (error) {
        setFailure(errorSentence(sentences, errorCode(error)));
      } finally {
        isBusy.current = false;
        setBusy(null);
      }
    },
    [sentences],
  );

  const forgetFailure = useCallback(() => {
    setFailure('');
  }, []);
  return { attempt, busy, failure, forgetFailure };
}
