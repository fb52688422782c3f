import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The present moment, renewed as each minute begins and when the page comes back into view. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const renew = () => {
      clearTimeout(timer);
      setNow(new Date());
      wait();
    };
    const wait = () => {
      timer = setTimeout(renew, minuteMs - (Date.now() % minuteMs));
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') renew();
    };
    wait();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);

  return now;
}
