import { useCallback, useState } from 'react';

/** The way through Google, as an attempt of the form that it stands below. */
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
