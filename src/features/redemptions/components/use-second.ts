import { useEffect, useState } from 'react';
import { brand } from '#shared/brand.ts';

/** The present moment, renewed every second. */
export function useSecond(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(new Date());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

const clock = new Intl.DateTimeFormat(brand.locale, {
  timeZone: brand.timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** '20:31:07' in the brand's zone. */
export function clockText(now: Date): string {
  return clock.format(now);
}

/** '9:05' of what is left; '0:00' when nothing is. */
export function remainingText(until: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((until.getTime() - now.getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
