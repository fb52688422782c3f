import { use, useCallback, useRef, useState } from 'react';
import { failureSentence, FailureTextContext } from '../failure-text.ts';
import type { FailureSentences } from '../failure-text.ts';

/** What became of the last attempt. */
export interface Submission {
  isBusy: boolean;
  /** Why it failed, as a sentence; '' while it did not. */
  failure: string;
  /** The same attempt would be refused again. */
  isFinal: boolean;
  /** It cannot be submitted yet; the form says why. */
  isWaiting?: boolean;
}

export interface SubmissionOptions {
  /** What is said of an error. Without it, an error is one of the program and the boundary's. */
  sentences?: FailureSentences | ((error: unknown) => FailureSentences);
  /** Whether an error is final: trying again would end the same way. */
  isFinal?: (error: unknown) => boolean;
  /** Something else that has to end first, such as the same change from a page that was left. */
  isBusy?: boolean;
}

/** One attempt at a time: `run` does nothing while another one is under way, and keeps the error it ends with. */
export function useSubmission({ sentences, isFinal, isBusy = false }: SubmissionOptions) {
  const describe = use(FailureTextContext);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const isRunning = useRef(false);

  const run = useCallback(async (act: () => unknown) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    setFailed(null);
    try {
      await act();
    } catch (error) {
      setFailed({ error });
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  }, []);
  const forget = useCallback(() => {
    setFailed(null);
  }, []);

  const submission: Submission = { isBusy: isSending || isBusy, failure: '', isFinal: false };
  if (failed) {
    const { error } = failed;
    if (!sentences || !describe) throw error;
    const said = typeof sentences === 'function' ? sentences(error) : sentences;
    submission.failure = failureSentence(describe(said, error));
    submission.isFinal = isFinal?.(error) === true;
  }
  return { ...submission, run, forget };
}
