import { useCallback, useState } from 'react';

/** Runs the Google sign-in as an attempt of the form above it. */
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
