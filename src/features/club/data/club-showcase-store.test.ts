import { expect, it } from 'vitest';
import { ownBackend } from '#support/own-backend.ts';

import { readClubShowcase } from './club-showcase-store.ts';

const shown = {
  id: 'o1',
  title: '20% no jantar',
  place: { id: 'p1', title: 'Bar', categoryName: 'Bares', neighborhood: 'Centro', cover: null },
};

const example = {
  placeTitle: 'Bar',
  billCents: 12_000,
  itemCents: null,
  discountCents: 2_400,
  finalCents: 9_600,
};

const { answer } = ownBackend();

it('parses the answer of the server', async () => {
  const saved = { cents: 123_400, uses: 47 };
  const showcase = { partners: 2, offers: 3, shown: [shown], example, saved };
  answer(showcase);
  expect(await readClubShowcase()).toEqual(showcase);
});

it('replaces malformed fields by defaults and drops savings of too few uses', async () => {
  answer({ partners: -1, offers: 'x', shown: [{ id: null }], saved: { cents: 100, uses: 29 } });
  const { shown: parsedShown, ...others } = await readClubShowcase();
  expect(others).toEqual({ partners: 0, offers: 0, example: null, saved: null });
  expect(parsedShown).toMatchObject([{ id: '', title: '', place: { id: '', cover: null } }]);
});

it.each([null, [], {}, { shown: {} }])('fails as unavailable for the answer %j', async (body) => {
  answer(body);
  await expect(readClubShowcase()).rejects.toMatchObject({ code: 'unavailable' });
});
