import { locale } from '#shared/language.ts';
import { useEffect, useState } from 'react';
import * as brand from '#shared/brand.ts';

/** Returns the current time, updated every second. */
export function useCurrentSecond(): Date {
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

const clockFormat = new Intl.DateTimeFormat(locale, {
  timeZone: brand.timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Formats a time as '20:31:07' in the brand's time zone. */
export function clockTextWithSeconds(now: Date): string {
  return clockFormat.format(now);
}

/** Formats the remaining time as '9:05'; '0:00' after the end. */
export function remainingText(until: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((until.getTime() - now.getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
