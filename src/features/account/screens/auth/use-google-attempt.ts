import { useCallback, useState } from 'react';

/** Runs the Google sign-in as an attempt of the form above it. */
export function useGoogleAttempt(run: (act: () => Promise<void>) => Promise<void>) {
  const [isUnderWay, setUnderWay] = useState(false);
  const attempt = useCallback(
    (act: () => Promise<void>) =>
      run(async () => {
        setUnderWay(true);
        try {
          await act();
        } finally {
          setUnderWay(false);
        }
      }),
    [run],
  );
  return { attempt, isUnderWay };
}
