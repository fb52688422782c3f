import { expect, it } from 'vitest';
import { ownBackend } from '#support/own-backend.ts';

import { encodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';
import { aListedDate, anAgenda, anEventSummary } from '#support/builders.ts';
import { fetchHome } from './home-store.ts';

const nothing = {
  openNow: [],
  tonight: [],
  benefits: [],
  neighborhoods: [],
  agenda: encodeAgenda([], new Map(), ''),
  past: [],
};

const { answer } = ownBackend();

it('parses rails with at most eight places, and neighbourhoods', async () => {
  const place = { id: 'p1', title: 'Bar', createdAt: '2026-01-01T00:00:00.000Z', rating: 4.5 };
  answer({
    ...nothing,
    openNow: Array(20).fill(place),
    neighborhoods: [{ name: 'Centro', count: 3 }, 7],
  });
  const { openNow, neighborhoods } = await fetchHome();
  expect(openNow).toHaveLength(8);
  expect(openNow[0]).toMatchObject({
    id: 'p1',
    title: 'Bar',
    rating: 4.5,
    createdAt: new Date(place.createdAt),
  });
  expect(neighborhoods).toEqual([{ name: 'Centro', count: 3 }]);
});

it('parses the club summary and returns null for a malformed one', async () => {
  const until = '2026-03-18T21:00:00.000Z';
  const cover = parsePlaceImage('/bar.webp', { id: 'p1', title: 'Bar' });
  const place = { placeId: 'p1', placeTitle: 'Bar', cover };
  const offer = { id: 'o1', title: '20%', ...place, from: null, until };
  const price = { price: 2_990, interval: 'month', isOnly: true };
  const club = { price, partners: 9, partnersToday: 3, offers: [offer, { id: 'o2' }] };
  answer({ ...nothing, club });
  expect((await fetchHome()).club).toEqual({
    ...club,
    offers: [{ ...offer, until: new Date(until) }],
  });
  answer({ ...nothing, club: { partners: 9 } });
  expect((await fetchHome()).club).toBeNull();
});

it('parses the agenda and the ids of past events', async () => {
  const agenda = anAgenda([anEventSummary()]);
  answer({
    ...nothing,
    agenda: encodeAgenda(agenda.events, agenda.places, ''),
    past: ['p7', {}],
  });
  expect(await fetchHome()).toMatchObject({
    agenda: { events: [{ title: 'Noite de choro', dates: [aListedDate()] }], isWhole: false },
    past: ['p7', ''],
  });
});

it.each([null, [], {}, { ...nothing, benefits: {} }])('rejects the answer %j', async (body) => {
  answer(body);
  await expect(fetchHome()).rejects.toMatchObject({ code: 'unavailable' });
});
