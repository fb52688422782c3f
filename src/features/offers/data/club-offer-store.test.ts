import { expect, it } from 'vitest';
import { ownBackend } from '#support/own-backend.ts';

import { withoutHoursTexts } from '#features/opening-hours/model/opening-hours.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';

import { listClubOffers } from './club-offer-store.ts';

const offer = {
  id: 'o1',
  placeId: 'p1',
  title: '20% no jantar',
  kind: 'percent',
  percent: 20,
  isActive: true,
  validUntil: Date.UTC(2026, 0, 31),
};
const cover = {
  url: '/uploads/places/p1/a.webp',
  width: 1600,
  height: 1067,
  widths: [320, 640],
  colour: '#a1b2c3',
};
const geo = { latitude: -27.6, longitude: -48.5 };
const place = {
  id: 'p1',
  title: 'Bar',
  categoryName: 'Bares',
  neighborhood: 'Centro',
  cover,
  geo,
};

const { answer } = ownBackend();

it('reads the offers with the card data of their places', async () => {
  const hours = { periods: ['5 22:00-6 04:00'], exceptions: [], note: 'Só sextas' };
  answer({ offers: [offer], places: [{ ...place, hours }] });
  const { offers, places } = await listClubOffers();
  expect(offers).toMatchObject([
    { id: 'o1', percent: 20, isActive: true, validUntil: new Date(offer.validUntil) },
  ]);
  const nightHours = withoutHoursTexts(parsePlaceHours(hours));
  expect(places.get('p1')).toEqual({ ...place, hours: nightHours });
});

it('omits an offer whose place is missing and ignores malformed fields', async () => {
  const invalidPlace = { id: 'p2', title: 7, neighborhood: null, cover: 'javascript:alert(1)' };
  answer({
    offers: [{ ...offer, placeId: 'p9' }, { ...offer, placeId: 'p2' }, 7],
    places: [invalidPlace],
  });
  const { offers, places } = await listClubOffers();
  expect(offers.map(({ placeId }) => placeId)).toEqual(['p2']);
  expect(places.get('p2')).toMatchObject({ neighborhood: '', cover: null });
});

it.each([null, [], {}, { offers: [] }, { offers: {}, places: [] }])(
  "throws 'unavailable' for the response %j",
  async (body) => {
    answer(body);
    await expect(listClubOffers()).rejects.toMatchObject({ code: 'unavailable' });
  },
);
