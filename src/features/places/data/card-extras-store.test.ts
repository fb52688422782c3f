import { expect, it } from 'vitest';
import { minuteMs } from '#shared/time-units.ts';
import { ownBackend } from '#support/own-backend.ts';

import { listNextEvents, listPlaceBenefits } from './card-extras-store.ts';

const { answer } = ownBackend();

it('reads the benefits of places and falls back to the readable parts of invalid ones', async () => {
  const percent = { kind: 'percent', percent: 20, amountCents: null };
  const invalidTerms = { kind: 'percent', percent: 'muito', amountCents: {} };
  answer({ format: 1, places: [['p1', percent], 7, ['p2', invalidTerms]] });
  const benefits = await listPlaceBenefits();
  expect([...benefits.keys()]).toEqual(['p1', 'p2']);
  expect(benefits.get('p1')).toEqual(percent);
  expect(benefits.get('p2')).toEqual({ kind: 'percent', percent: null, amountCents: null });
});

it('reads the next events and drops invalid rows', async () => {
  const start = Date.UTC(2026, 10, 27, 23) / minuteMs;
  answer({
    format: 1,
    places: [
      ['p1', 'Roda de samba', start, 180],
      ['p2', '', start, 180],
      ['p3', 'Sem hora', 'logo', 180],
      ['p4', 'Sem fim', start],
      ['p5', 'Longe', 1e300, 180],
      ['p6', {}, start, 180],
      'p7',
      null,
      ['p8', 'a'.repeat(500), start, 180],
    ],
  });
  const next = await listNextEvents();
  expect([...next.keys()]).toEqual(['p1', 'p8']);
  expect(next.get('p1')).toEqual({
    title: 'Roda de samba',
    startsAt: new Date('2026-11-27T20:00:00-03:00'),
    endsAt: new Date('2026-11-27T23:00:00-03:00'),
  });
  expect(next.get('p8')?.title).toHaveLength(120);
});

it.each([null, [], { format: 2, places: [] }, { format: 1, places: {} }])(
  'rejects the response %j',
  async (body) => {
    answer(body);
    await expect(listPlaceBenefits()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(listNextEvents()).rejects.toMatchObject({ code: 'unavailable' });
  },
);
