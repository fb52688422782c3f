import { wallClockAt } from '#shared/zoned-time.ts';

/** Returns 'Bom dia' before 12:00, 'Boa tarde' before 18:00, then 'Boa noite', in the time zone of the brand. */
export function greetingAt(now: Date): 'Bom dia' | 'Boa tarde' | 'Boa noite' {
  const hour = Math.floor(wallClockAt(now).minutes / 60);
  if (hour < 12) return 'Bom dia';
  return hour < 18 ? 'Boa tarde' : 'Boa noite';
}
