import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { shortWeekdays } from '#shared/formats/weekdays.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

const dayMs = 86_400_000;

/** What is told of how an offer stands. */
type Told = { kind: 'valid'; until: Date } | { kind: 'later'; from: Date } | { kind: 'over' };

/**
 * When a benefit can be used, as it stands beside what it is: 'vale até 22:00', 'vale agora' when that is not within a
 * day; 'a partir das 18:00' today, 'a partir de sex 18:00' within six days, 'a partir de 12/01' beyond; null when it is
 * over.
 */
export function benefitMoment(standing: Told, now: Date): string | null {
  switch (standing.kind) {
    case 'valid':
      return standing.until.getTime() - now.getTime() >= dayMs
        ? 'vale agora'
        : `vale até ${clockText(wallClockAt(standing.until).minutes)}`;
    case 'later':
      return beginning(standing.from, now);
    case 'over':
      return null;
  }
}

function beginning(from: Date, now: Date): string {
  const { dayNumber, minutes } = wallClockAt(from);
  const daysAway = dayNumber - wallClockAt(now).dayNumber;
  if (daysAway === 0) return `a partir das ${clockText(minutes)}`;
  return daysAway < 7
    ? `a partir de ${shortWeekdays[weekdayOf(dayNumber)] ?? ''} ${clockText(minutes)}`
    : `a partir de ${formatDayAndMonth(isoDateOf(dayNumber))}`;
}
