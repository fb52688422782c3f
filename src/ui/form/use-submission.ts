import { use, useCallback, useRef, useState } from 'react';
import { failureSentence, FailureTextContext } from '../failure-text.ts';
import type { FailureSentences } from '../failure-text.ts';

/** State of the last attempt. */
export interface Submission {
  isBusy: boolean;
  /** Error sentence; '' if it did not fail. */
  failure: string;
  /** True if a retry would be refused again. */
  isFinal: boolean;
  /** True if the form cannot be submitted yet. The form must then explain why. */
  isWaiting?: boolean;
}

export interface SubmissionOptions {
  /** Sentences for errors. Without them every error is treated as a bug and goes to the error boundary. */
  sentences?: FailureSentences | ((error: unknown) => FailureSentences);
  /** Returns true if a retry would fail in the same way. */
  isFinal?: (error: unknown) => boolean;
  /**
   * True while another task must finish first, such as the same change that was started before the user left the page.
   */
  isBusy?: boolean;
}

/**
 * Manages one attempt at a time: `run` runs an action and stores its error, or does nothing while another action runs.
 */
export function useSubmission({ sentences, isFinal, isBusy = false }: SubmissionOptions) {
  const describeFailure = use(FailureTextContext);
  const [isSending, setSending] = useState(false);
  const [failedAttempt, setFailedAttempt] = useState<{ error: unknown } | null>(null);
  const isRunning = useRef(false);

  const run = useCallback(async (action: () => unknown) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    setFailedAttempt(null);
    try {
      await action();
    } catch (error) {
      setFailedAttempt({ error });
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  }, []);
  const forget = useCallback(() => {
    setFailedAttempt(null);
  }, []);

  const submission: Submission = { isBusy: isSending || isBusy, failure: '', isFinal: false };
  if (failedAttempt) {
    const { error } = failedAttempt;
    if (!sentences || !describeFailure) throw error;
    const errorSentences = typeof sentences === 'function' ? sentences(error) : sentences;
    submission.failure = failureSentence(describeFailure(errorSentences, error));
    submission.isFinal = isFinal?.(error) === true;
  }
  return { ...submission, run, forget };
}
