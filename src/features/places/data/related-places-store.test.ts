import { expect, it, vi } from 'vitest';
import { ownBackend } from '#support/own-backend.ts';

import { encodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { anEventPlace, anEventSummary } from '#support/builders.ts';
import { listRelatedPlaces } from './related-places-store.ts';

function answer(body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { headers })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

ownBackend();

const cover = {
  url: '/uploads/places/p2/a.webp',
  width: 1600,
  height: 1000,
  widths: [320, 640, 828, 1280],
  colour: '#aabbcc',
};
const events = encodeAgenda(
  [anEventSummary({ placeId: 'p1' })],
  new Map([['p1', anEventPlace({ id: 'p1' })]]),
  '',
);
const card = {
  id: 'p2',
  title: 'Bar',
  rating: 4.5,
  price: 'Alto',
  categoryId: 'c1',
  categoryName: 'Bares',
  categorySlug: 'bares',
  cover,
  geo: { latitude: -27.6, longitude: -48.5 },
  hours: { periods: ['1 18:00-2 02:00'], exceptions: [], note: '' },
  benefit: { kind: 'percent', percent: 20, amountCents: null },
};

it('reads the rails with the data of their cards', async () => {
  const fetched = answer({ rails: [{ kind: 'nearby', places: [card, { id: 'p3' }] }], events });
  const {
    rails: [rail],
    events: upcomingEvent,
  } = await listRelatedPlaces('p/1');
  expect(rail?.kind).toBe('nearby');
  expect(upcomingEvent).toMatchObject([
    { title: 'Noite de choro', dates: [{ status: 'scheduled' }] },
  ]);
  const { hours: _hours, ...shown } = card;
  expect(rail?.places[0]).toMatchObject(shown);
  expect(rail?.places[0]?.hours).toMatchObject({
    kind: 'structured',
    hours: { periods: [{ open: { day: 1, time: '18:00' } }] },
  });
  // Null means that the place has no benefit, so the card sends no request.
  expect(rail?.places[1]?.benefit).toBeNull();
  expect(fetched).toHaveBeenCalledWith(
    expect.stringMatching(/\/api\/places\/p%2F1\/related$/),
    expect.objectContaining({ cache: 'no-cache' }),
  );
});

it('drops unknown kinds of rails and invalid rails', async () => {
  answer({ rails: [{ kind: 'sponsored', places: [card] }, 7, { kind: 'nearby' }], events });
  expect((await listRelatedPlaces('p1')).rails).toEqual([]);
});

it.each([null, [], {}, { rails: 'none' }])('rejects the invalid response %j', async (body) => {
  answer(body);
  await expect(listRelatedPlaces('p1')).rejects.toMatchObject({ code: 'unavailable' });
});

it('fails for events in an unknown format instead of returning none', async () => {
  answer({ rails: [], events: { format: 7 } });
  await expect(listRelatedPlaces('p1')).rejects.toMatchObject({ code: 'unknown' });
});
