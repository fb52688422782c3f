import fc from 'fast-check';
import { hasHoursProblems, toPlaceHours } from '#features/opening-hours/model/hours-draft.ts';
import type { HoursDraft, HoursRange } from '#features/opening-hours/model/hours-draft.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { smallerWidths } from '#features/pictures/model/place-image.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';
import { minuteMs } from '#shared/time-units.ts';

const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => new Date(minutes * minuteMs).toISOString().slice(11, 16));
const range: fc.Arbitrary<HoursRange> = fc.record({ open: time, close: time });
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** Names that could break a form: separators and keywords of its format, line breaks, emoji and halves of emoji. */
export const hostileLabel = fc.oneof(
  fc.constantFrom(
    'closed',
    '10:00-12:00',
    '2026-12-25 closed',
    'Natal\n2026-12-26 closed',
    '#1600x1067;320;a1b2c3',
    '\r\n\t\v\f\u0085\u2028\u2029\ufeff\u00a0',
    'a\u0000b\u200bc\u202ed',
    '🎄👩‍🍳',
    '\ud83c',
    '[^\\n]{1,9}$|^.*?(?i)\\Q',
    '; , | / " \' < > & = {}',
    'x'.repeat(100),
    '🎄'.repeat(50),
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const hoursDraft: fc.Arbitrary<HoursDraft> = fc.record({
  mode: fc.constantFrom('none', 'text', 'always', 'weekly'),
  lines: fc.constantFrom([], ['Seg a sex, 9h às 18h', 'Sábado: fechado']),
  days: fc.array(fc.array(range, { maxLength: 3 }), { minLength: 7, maxLength: 7 }),
  exceptions: fc.array(
    fc.record({
      date,
      closed: fc.boolean(),
      periods: fc.array(range, { minLength: 1, maxLength: 3 }),
      label: hostileLabel,
    }),
    { maxLength: 60 },
  ),
  note: fc.constantFrom('', 'A cozinha fecha antes.'),
});

/** Arbitrary hours that the editor can store. */
export const validHours: fc.Arbitrary<PlaceHours> = hoursDraft
  .map((draft) => ({ draft: withoutProblems(draft) }))
  .map(({ draft }) => toPlaceHours(draft));

/** Returns the draft without the parts that fail validation. */
function withoutProblems(draft: HoursDraft): HoursDraft {
  let { exceptions } = draft;
  const days = hasHoursProblems({ ...draft, exceptions: [] })
    ? draft.days.map((_, day) => (day === 1 ? [{ open: '18:00', close: '02:00' }] : []))
    : draft.days;
  exceptions = exceptions.filter(
    (exception) => !hasHoursProblems({ ...draft, mode: 'always', exceptions: [exception] }),
  );
  exceptions = exceptions.filter(
    ({ date: day }, position) => exceptions.findIndex((other) => other.date === day) === position,
  );
  while (hasHoursProblems({ ...draft, days, exceptions })) exceptions = exceptions.slice(1);
  return { ...draft, days, exceptions };
}

const name = fc.oneof(
  fc.constantFrom('a', 'foto da praia', 'ação', '%20', 'a,b', 'a?b=c', 'x#y', '🌊'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);
const address = fc.oneof(
  name.map((text) => `/uploads/places/p1/${text}.webp`),
  name.map((text) => `https://fotos.example/${text}.jpg`),
  name.map((text) => `HTTP://fotos.example/${text}`),
  name,
);

/** Arbitrary images that pages show. */
export const validImage: fc.Arbitrary<PlaceImage> = fc
  .record({
    url: address,
    width: fc.integer({ min: 1, max: 20_000 }),
    height: fc.integer({ min: 1, max: 20_000 }),
    colour: fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
    isPlain: fc.boolean(),
  })
  .map(({ url, width, height, colour, isPlain }) =>
    parsePlaceImage(isPlain ? url : { url, width, height, widths: smallerWidths(width), colour }, {
      id: 'p1',
      title: 'Praia Mole',
    }),
  )
  .filter((image) => image !== null);
