import { useEffect, useState } from 'react';

/** Whether something has been going on for longer than `afterMs`. */
export function useSlow(afterMs: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [afterMs]);
  return isSlow;
}
