import fc from 'fast-check';
import { alwaysOpenPeriod } from '#features/opening-hours/model/opening-hours.ts';
import type {
  OpeningHours,
  OpeningPeriod,
  PlaceHours,
} from '#features/opening-hours/model/opening-hours.ts';
import { dayMs } from '#shared/time-units.ts';
import { isoDateOf } from '#shared/zoned-time.ts';

/** Dates with special hours are near this one, Sunday 15 March 2026, in days since 1970. */
export const randomHoursDay = Date.UTC(2026, 2, 15) / dayMs;

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const weekTime = fc.record({ day: fc.integer({ min: 0, max: 6 }), time });
const label = fc.constantFrom('', 'Natal');

const periods = fc.oneof(
  { weight: 1, arbitrary: fc.constant<OpeningPeriod[]>([alwaysOpenPeriod]) },
  {
    weight: 9,
    arbitrary: fc.array(fc.record({ open: weekTime, close: weekTime }), { maxLength: 9 }),
  },
);

const exceptions = fc.uniqueArray(
  fc.record({
    date: fc.integer({ min: -10, max: 10 }).map((days) => isoDateOf(randomHoursDay + days)),
    closed: fc.boolean(),
    periods: fc.array(fc.record({ open: time, close: time }), { maxLength: 3 }),
    label,
  }),
  { selector: ({ date }) => date, maxLength: 4 },
);

/** Arbitrary structured hours: overnight, overlapping, around the clock, special dates. */
export const anyOpeningHours: fc.Arbitrary<OpeningHours> = fc.record({
  periods,
  exceptions,
  note: label,
});

/** Arbitrary hours of a place, known or unknown. */
export const anyPlaceHours: fc.Arbitrary<PlaceHours> = fc.oneof(
  {
    weight: 8,
    arbitrary: anyOpeningHours.map((hours): PlaceHours => ({ kind: 'structured', hours })),
  },
  { weight: 1, arbitrary: fc.constant<PlaceHours>({ kind: 'unknown' }) },
  { weight: 1, arbitrary: fc.constant<PlaceHours>({ kind: 'text', lines: ['Todo dia'] }) },
);
