import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectHomeRails, minBenefits, minRailSize, railSize } from './home-rails.ts';
import { alwaysOpenPeriod } from '#features/opening-hours/model/opening-hours.ts';
import type { OpeningPeriod, PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import { minuteMs } from '#shared/time-units.ts';

const everyDay = (open: string, close: string): PlaceHours => ({
  kind: 'structured',
  hours: {
    periods: [0, 1, 2, 3, 4, 5, 6].map((day): OpeningPeriod => ({
      open: { day, time: open },
      close: { day: open < close ? day : (day + 1) % 7, time: close },
    })),
    exceptions: [],
    note: '',
  },
});
const always: PlaceHours = {
  kind: 'structured',
  hours: { periods: [alwaysOpenPeriod], exceptions: [], note: '' },
};
const lunch = everyDay('11:00', '15:00');
const late = everyDay('18:00', '02:00');

const aPlace = (id: string, changes: { category?: string; hours?: PlaceHours } = {}) => ({
  id,
  category: id,
  hours: lunch,
  neighborhood: 'Centro',
  ...changes,
});
const ids = (...names: string[]) => names.map((name) => aPlace(name));

/** Tuesday, 10 March 2026, in the time zone of the brand. */
const at = (time: string) => new Date(`2026-03-10T${time}:00-03:00`);
const rails = (
  places: readonly ReturnType<typeof aPlace>[],
  {
    time = '12:00',
    shown = [],
    offers = [],
  }: { time?: string; shown?: string[]; offers?: string[] } = {},
) => {
  const found = selectHomeRails(places, {
    at: at(time),
    shown: new Set(shown),
    isBenefitToday: ({ id }) => offers.includes(id),
  });
  const named = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');
  return {
    ...found,
    openNow: named(found.openNow),
    tonight: named(found.tonight),
    benefits: named(found.benefits),
  };
};

describe('the rail of open places', () => {
  it('shows the first open places, at most eight', () => {
    const closed = ids('x').map((place) => ({ ...place, hours: late }));
    expect(rails([...closed, ...ids(...'abcdefghij')]).openNow).toBe('abcdefgh');
  });

  it('is empty with fewer than four places', () => {
    expect(rails(ids(...'abc')).openNow).toBe('');
    expect(rails(ids(...'abcd')).openNow).toBe('abcd');
  });

  it('excludes places that are always open, close within 30 minutes or are already shown', () => {
    const beaches = [...'uvwxyz'].map((id) => aPlace(id, { hours: always }));
    expect(rails([...beaches, ...ids(...'abcde')], { shown: ['a'] }).openNow).toBe('bcde');
    expect(rails(ids(...'abcd'), { time: '14:30' }).openNow).toBe('');
    expect(rails(ids(...'abcd'), { time: '14:29' }).openNow).toBe('abcd');
  });

  it('has at most three places of a category', () => {
    const bars = [...'pqrst'].map((id) => aPlace(id, { category: 'bars' }));
    expect(rails([...bars, ...ids('a', 'b')]).openNow).toBe('pqrab');
  });
});

describe('the rail of tonight', () => {
  const nightly = [...'abcd'].map((id) => aPlace(id, { hours: late }));

  it.each([
    ['04:59', ''],
    ['05:00', 'abcd'],
    ['17:59', 'abcd'],
    ['18:00', ''],
  ])('at %s shows "%s" of the places that open in the evening', (time, shown) => {
    expect(rails(nightly, { time }).tonight).toBe(shown);
  });

  it('excludes places that are open all afternoon', () => {
    const allDay = [...'abcd'].map((id) => aPlace(id, { hours: everyDay('10:00', '23:00') }));
    expect(rails(allDay, { time: '09:00' }).tonight).toBe('');
  });
});

it('the rail of benefits has priority over other rails and includes places with a low rating', () => {
  const places = ids(...'abcdefghijkl');
  const found = rails(places, { offers: ['b', 'j', 'k', 'l'] });
  expect(found.benefits).toBe('bjkl');
  expect(found.openNow).toBe('acdefghi');
  expect(rails(places, { offers: ['b', 'j'] }).benefits).toBe('bj');
  expect(rails(places, { offers: ['b'] }).benefits).toBe('');
});

it('neighbourhoods have at least two places, and a list of fewer than three is empty', () => {
  const inNeighborhood = (name: string, count: number) =>
    Array.from({ length: count }, (_, position) => ({
      ...aPlace(`${name}${position}`),
      neighborhood: name,
    }));
  const some = [...inNeighborhood('Lagoa', 3), ...inNeighborhood('Centro', 3)];
  expect(rails([...some, ...inNeighborhood('', 9)]).neighborhoods).toEqual([]);
  const more = [...some, ...inNeighborhood('Pântano do Sul', 2), ...inNeighborhood('Daniela', 1)];
  expect(rails(more).neighborhoods).toEqual([
    { name: 'Centro', count: 3 },
    { name: 'Lagoa', count: 3 },
    { name: 'Pântano do Sul', count: 2 },
  ]);
});

it('rails have a valid length and valid places without duplicates for any city and time', () => {
  const place = fc.record({
    category: fc.constantFrom('bars', 'beaches', 'cafes', 'shows'),
    hours: fc.constantFrom<PlaceHours>(lunch, late, always, { kind: 'unknown' }),
    neighborhood: fc.constantFrom('', 'Centro', 'Lagoa', 'Campeche'),
    hasOffer: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 60 }),
      fc.integer({ min: 0, max: 7 * 1440 }),
      (cards, minute) => {
        const places = cards.map((card, position) => ({ ...card, id: String(position) }));
        const now = new Date(at('00:00').getTime() + minute * minuteMs);
        const shown = new Set(['0', '1']);
        const { openNow, tonight, benefits } = selectHomeRails(places, {
          at: now,
          shown,
          isBenefitToday: ({ id }) => places[Number(id)]?.hasOffer ?? false,
        });
        for (const [{ length }, least] of [
          [openNow, minRailSize],
          [tonight, minRailSize],
          [benefits, minBenefits],
        ] as const) {
          expect(length === 0 || (length >= least && length <= railSize)).toBe(true);
        }
        const all = [...openNow, ...tonight, ...benefits];
        expect(new Set([...shown, ...all.map(({ id }) => id)]).size).toBe(2 + all.length);
        expect(openNow.every(({ hours }) => getOpeningState(hours, now).kind === 'open')).toBe(
          true,
        );
        expect(benefits.every(({ hasOffer }) => hasOffer)).toBe(true);
        expect(tonight.every(({ hours }) => hours === late)).toBe(true);
      },
    ),
  );
});
