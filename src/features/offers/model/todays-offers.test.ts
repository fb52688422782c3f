import { describe, expect, it } from 'vitest';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { toClubOffer } from './club-offer.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';
import { listTodaysOffers } from './todays-offers.ts';

/** A time in Florianópolis; 2026-03-18 is a Wednesday. */
const at = (local: string) => new Date(`2026-${local}:00-03:00`);
const evening = at('03-18T20:00');
const end = at('03-31T00:00');

const cover = parsePlaceImage('/bar.webp', { id: 'bar', title: 'Bar' });
const allDay = { cover, from: null, until: end };

function offer(id: string, fields: Record<string, unknown> = {}) {
  const terms = { title: `Oferta ${id}`, kind: 'percent', percent: 10 };
  return toClubOffer(id, { placeId: id, ...terms, isActive: true, validUntil: end, ...fields });
}

function places(hours: Record<string, PlaceHours | null>) {
  return new Map(
    Object.entries(hours).map(([id, of]) => [id, { title: `Bar ${id}`, hours: of, cover }]),
  );
}

describe("today's offers", () => {
  it('are sorted by start time, then by discount', () => {
    const offers = [
      offer('a', { shifts: [{ start: '23:00', end: '23:30' }] }),
      offer('b'),
      offer('c', { percent: 30 }),
      offer('d', { shifts: [{ start: '21:00', end: '02:00' }] }),
    ];
    const found = listTodaysOffers(offers, places({ a: null, b: null, c: null, d: null }), evening);
    expect(found).toEqual([
      { id: 'c', placeId: 'c', title: 'Oferta c', placeTitle: 'Bar c', ...allDay },
      { id: 'b', placeId: 'b', title: 'Oferta b', placeTitle: 'Bar b', ...allDay },
      expect.objectContaining({ id: 'd', from: at('03-18T21:00'), until: at('03-19T02:00') }),
      expect.objectContaining({ id: 'a', from: at('03-18T23:00'), until: at('03-18T23:30') }),
    ]);
  });

  it('include one offer per known place: the one that is usable first', () => {
    const offers = [
      offer('late', { placeId: 'a', percent: 50, shifts: [{ start: '22:00', end: '23:00' }] }),
      offer('now', { placeId: 'a' }),
      offer('better', { placeId: 'a', percent: 20 }),
      offer('elsewhere', { placeId: 'z' }),
    ];
    const found = listTodaysOffers(offers, places({ a: null }), evening);
    expect(found.map(({ id }) => id)).toEqual(['better']);
  });

  it('exclude offers of tomorrow and of places that do not open before', () => {
    const offers = [
      offer('tomorrow', { weekdays: [4] }),
      offer('closed'),
      offer('midnight', { shifts: [{ start: '00:00', end: '02:00' }] }),
    ];
    const byDay = parsePlaceHours({ periods: ['3 09:00-3 18:00'], exceptions: [] });
    const knownPlaces = places({ tomorrow: null, closed: byDay, midnight: null });
    expect(listTodaysOffers(offers, knownPlaces, evening)).toEqual([]);
  });
});
