import { expect, it } from 'vitest';

import { fingerprintPlace } from './place-fingerprint.ts';

const place = {
  title: 'Bar',
  hours: { periods: [{ open: { day: 1, time: '18:00' } }], note: '' },
  geo: { latitude: -27.5, longitude: -48.5 },
  images: [],
};

it('is equal for equal content in any order, active or not', async () => {
  const print = await fingerprintPlace(place);
  expect(print).toMatch(/^[0-9a-f]{16}$/);
  const { title, ...rest } = place;
  expect(await fingerprintPlace({ ...rest, title })).toBe(print);
  const activated = { ...place, isActive: true, updatedAt: new Date(), auditId: 'a', rating: 0 };
  expect(await fingerprintPlace(activated)).toBe(print);
});

it.each([
  { title: 'Bar ' },
  { images: [{ url: '/a.webp' }] },
  { hours: { ...place.hours, note: 'x' } },
  { geo: null },
  { geo: { latitude: -48.5, longitude: -27.5 } },
  { phone: '' },
])('differs with %j', async (change) => {
  expect(await fingerprintPlace({ ...place, ...change })).not.toBe(await fingerprintPlace(place));
});
