import { useEffect } from 'react';

/** Keeps the screen from going dark while it is shown to somebody, where the browser can. */
export function useWakefulScreen(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    const release = () => {
      void held?.release().catch(ignore);
      held = null;
    };
    const hold = async () => {
      // The browser lets go of it when the page is hidden.
      if (document.visibilityState !== 'visible') return;
      const got = await navigator.wakeLock.request('screen');
      release();
      held = got;
      if (isOver) release();
    };
    const ask = () => void hold().catch(ignore);
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      release();
    };
  }, [isNeeded]);
}

/** Refused to save the battery: the code can be read all the same. */
function ignore(): void {
  // Nothing to do.
}
