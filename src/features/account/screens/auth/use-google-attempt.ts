import { useCallback, useState } from 'react';

/** Runs the Google sign-in with `run` of the form above the button, so that the form shows the error. */
export function useGoogleAttempt(run: (action: () => Promise<void>) => Promise<void>) {
  const [isRunning, setRunning] = useState(false);
  const attempt = useCallback(
    (action: () => Promise<void>) =>
      run(async () => {
        setRunning(true);
        try {
          await action();
        } finally {
          setRunning(false);
        }
      }),
    [run],
  );
  return { attempt, isUnderWay: isRunning };
}
