import { formatDayAndMonth } from '#shared/formats/formats.en.ts';
import { shortWeekdays } from '#shared/formats/weekdays.en.ts';
import { dayMs } from '#shared/time-units.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

type BenefitAvailability =
  { kind: 'valid'; until: Date } | { kind: 'later'; from: Date } | { kind: 'over' };

export function benefitTimeText(availability: BenefitAvailability, now: Date): string | null {
  switch (availability.kind) {
    case 'valid':
      return availability.until.getTime() - now.getTime() >= dayMs
        ? 'valid now'
        : `valid until ${clockText(wallClockAt(availability.until).minutes)}`;
    case 'later':
      return benefitStartText(availability.from, now);
    case 'over':
      return null;
  }
}

export function benefitStartText(from: Date, now: Date): string {
  const { dayNumber, minutes } = wallClockAt(from);
  const daysAway = dayNumber - wallClockAt(now).dayNumber;
  if (daysAway === 0) return `from ${clockText(minutes)}`;
  return daysAway < 7
    ? `from ${shortWeekdays[weekdayOf(dayNumber)] ?? ''} ${clockText(minutes)}`
    : `from ${formatDayAndMonth(isoDateOf(dayNumber))}`;
}

export function benefitNowText(benefit: string): string {
  return `${benefit} now`;
}

export type Complete = TranslationOf<
  typeof import('./benefit-texts.ts'),
  typeof import('./benefit-texts.en.ts')
>;
