import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { weekdayInSentence } from '#shared/formats/weekdays.ts';
import { dayMs } from '#shared/time-units.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** The parts of an offer's state that the text needs. */
type BenefitAvailability =
  { kind: 'valid'; until: Date } | { kind: 'later'; from: Date } | { kind: 'over' };

/**
 * Formats when a benefit can be used: 'vale até 22:00', or 'vale agora' if the end is more than a day ahead; 'a partir
 * das 18:00' today, 'a partir de sexta, 18:00' within six days, 'a partir de 12/01' later; null if it is over.
 */
export function benefitTimeText(availability: BenefitAvailability, now: Date): string | null {
  switch (availability.kind) {
    case 'valid':
      return availability.until.getTime() - now.getTime() >= dayMs
        ? 'vale agora'
        : `vale até ${clockText(wallClockAt(availability.until).minutes)}`;
    case 'later':
      return benefitStartText(availability.from, now);
    case 'over':
      return null;
  }
}

/**
 * Formats when a benefit can be used next, as in benefitTimeText(). The space within 'a partir' does not break, so that
 * no line of a narrow button ends in 'a'.
 */
export function benefitStartText(from: Date, now: Date): string {
  const { dayNumber, minutes } = wallClockAt(from);
  const daysAway = dayNumber - wallClockAt(now).dayNumber;
  if (daysAway === 0) return `a partir das ${clockText(minutes)}`;
  return daysAway < 7
    ? `a\u00a0partir de ${weekdayInSentence(weekdayOf(dayNumber))}, ${clockText(minutes)}`
    : `a partir de ${formatDayAndMonth(isoDateOf(dayNumber))}`;
}

/** Formats a benefit that can be used now: '20% no clube agora'. */
export function benefitNowText(benefit: string): string {
  return `${benefit} agora`;
}
