import { wallClockAt } from '#shared/zoned-time.ts';

/** 'Bom dia' before 12, 'Boa tarde' before 18, then 'Boa noite', in the brand's zone (SPEC section 2). */
export function greetingAt(now: Date): 'Bom dia' | 'Boa tarde' | 'Boa noite' {
  const hour = Math.floor(wallClockAt(now).minutes / 60);
  if (hour < 12) return 'Bom dia';
  return hour < 18 ? 'Boa tarde' : 'Boa noite';
}
