import { wallClockAt } from '#shared/zoned-time.ts';

export type Greeting = 'morning' | 'afternoon' | 'evening';

/** Returns 'morning' before 12:00, 'afternoon' before 18:00, then 'evening', in the time zone of the brand. */
export function greetingAt(now: Date): Greeting {
  const hour = Math.floor(wallClockAt(now).minutes / 60);
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
