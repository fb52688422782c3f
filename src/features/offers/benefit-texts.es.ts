import { formatDayAndMonth } from '#shared/formats/formats.es.ts';
import { weekdayInSentence } from '#shared/formats/weekdays.es.ts';
import { dayMs } from '#shared/time-units.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

type BenefitAvailability =
  { kind: 'valid'; until: Date } | { kind: 'later'; from: Date } | { kind: 'over' };

export function benefitTimeText(availability: BenefitAvailability, now: Date): string | null {
  switch (availability.kind) {
    case 'valid':
      return availability.until.getTime() - now.getTime() >= dayMs
        ? 'vale ahora'
        : `vale hasta ${hourText(wallClockAt(availability.until).minutes)}`;
    case 'later':
      return benefitStartText(availability.from, now);
    case 'over':
      return null;
  }
}

export function benefitStartText(from: Date, now: Date): string {
  const { dayNumber, minutes } = wallClockAt(from);
  const daysAway = dayNumber - wallClockAt(now).dayNumber;
  if (daysAway === 0) return `a partir de ${hourText(minutes)}`;
  return daysAway < 7
    ? `a\u00a0partir del ${weekdayInSentence(weekdayOf(dayNumber))}, ${clockText(minutes)}`
    : `a partir del ${formatDayAndMonth(isoDateOf(dayNumber))}`;
}

function hourText(minutes: number): string {
  return `${Math.floor(minutes / 60) === 1 ? 'la' : 'las'} ${clockText(minutes)}`;
}

export function benefitNowText(benefit: string): string {
  return `${benefit} ahora`;
}

export type Complete = TranslationOf<
  typeof import('./benefit-texts.ts'),
  typeof import('./benefit-texts.es.ts')
>;
