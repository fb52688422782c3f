import { expect, it } from 'vitest';
import { ownBackend } from '#support/own-backend.ts';

import { readClubShowcase } from './club-showcase-store.ts';

const shown = {
  id: 'o1',
  title: '20% no jantar',
  place: { id: 'p1', title: 'Bar', categoryName: 'Bares', neighborhood: 'Centro', cover: null },
};

const { answer } = ownBackend();

it('parses the answer of the server', async () => {
  const saved = { cents: 123_400, uses: 47 };
  answer({ partners: 2, offers: 3, shown: [shown], saved });
  expect(await readClubShowcase()).toEqual({ partners: 2, offers: 3, shown: [shown], saved });
});

it('replaces malformed fields by defaults and drops savings of too few uses', async () => {
  answer({ partners: -1, offers: 'x', shown: [{ id: null }], saved: { cents: 100, uses: 29 } });
  const { partners, offers, shown: parsedShown, saved } = await readClubShowcase();
  expect({ partners, offers, saved }).toEqual({ partners: 0, offers: 0, saved: null });
  expect(parsedShown).toMatchObject([{ id: '', title: '', place: { id: '', cover: null } }]);
});

it.each([null, [], {}, { shown: {} }])('fails as unavailable for the answer %j', async (body) => {
  answer(body);
  await expect(readClubShowcase()).rejects.toMatchObject({ code: 'unavailable' });
});
