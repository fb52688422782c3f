import type { RequestListener } from 'node:http';
import { FieldValue } from '@google-cloud/firestore';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openMailSession } from '#server/services/news/smtp-session.ts';
import { testServer } from '#support/test-server.ts';
import type { NewsHouse } from './news-house.ts';
import { aBooking, startNewsHouse, stopTokens } from './news-house.ts';

let house: NewsHouse;
beforeAll(async () => {
  house = await startNewsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.reset());

const booking = 'reservations/p1_ana_2026-12-24';
const ask = () => house.firestore.doc(booking).set(aBooking());
const arrived = () => house.mail.mailbox.list().length;
/** Lets the wait of a letter that was not taken pass. */
const makeDue = async () => {
  const { docs } = await house.firestore.collection('outbox').get();
  for (const { ref } of docs) await ref.update({ dueAt: FieldValue.serverTimestamp() });
};
const states = async () => (await house.outbox()).map(({ state }) => state);

describe('a mail server that fails', () => {
  it.each(['refuse', 'busy', 'drop-before'] as const)(
    '%s: the letter was not taken, and comes once the server is well',
    async (kind) => {
      const news = house.server();
      await ask();
      house.mail.fail(kind, { times: 2 });
      await news.round();
      await makeDue();
      await news.round();
      expect([arrived(), await states()]).toEqual([0, ['waiting']]);
      await makeDue();
      await news.round();
      await news.round();
      expect([arrived(), await states()]).toEqual([1, []]);
    },
  );

  it.each(['unknown', 'reject'] as const)(
    '%s: refused for good, it is counted and not tried again',
    async (kind) => {
      const news = house.server();
      await ask();
      house.mail.fail(kind);
      await news.round();
      await makeDue();
      await news.round();
      expect([arrived(), await states()]).toEqual([0, ['failed']]);
    },
  );

  it.each([
    ['lose', 0],
    ['drop-after', 1],
    ['half', 1],
    ['slow', 1],
  ] as const)('%s: nobody knows, so it is counted and never repeated', async (kind, taken) => {
    const openSession = () => openMailSession({ url: house.mail.smtpUrl }, 300);
    const news = house.server({ openSession });
    await ask();
    house.mail.fail(kind, { delayMs: 3_000 });
    await news.round();
    await makeDue();
    await news.round();
    expect([arrived(), await states()]).toEqual([taken, ['unknown']]);
  });

  it('waits longer each time for a letter that is not taken', async () => {
    const news = house.server();
    await ask();
    house.mail.fail('busy', { times: 10 });
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = Date.now();
      await news.round();
      const [letter] = await house.outbox();
      const due = letter?.['dueAt'] as { toMillis: () => number };
      waits.push(Math.round((due.toMillis() - before) / 5_000) * 5_000);
      await makeDue();
    }
    expect(waits).toEqual([15_000, 30_000, 60_000]);
  });

  it('does not hold up news while no mail server answers at all', async () => {
    const news = house.server({
      openSession: () => openMailSession({ url: 'smtp://127.0.0.1:1' }),
    });
    await ask();
    await news.round();
    expect(await house.notices()).toHaveLength(1);
    expect(await states()).toEqual(['waiting']);
    await news.stop();
    await house.server().round();
    expect(arrived()).toBe(1);
  });

  it('goes on after a letter that was erased while it was being sent', async () => {
    await ask();
    const news = house.server({
      openSession: () =>
        Promise.resolve({
          isOpen: true,
          send: async () => {
            await house.cleaner.recursiveDelete(house.cleaner.collection('outbox'));
            return { outcome: 'later' as const, reason: 'busy' };
          },
          close: () => undefined,
        }),
    });
    await expect(news.round()).resolves.toBe(false);
    expect(await states()).toEqual([]);
  });

  it('does not repeat a letter that was being sent when its server was killed', async () => {
    await ask();
    const killed = house.server({
      openSession: () =>
        Promise.resolve({
          isOpen: true,
          send: () => new Promise(() => {}),
          close: () => undefined,
        }),
    });
    void killed.round();
    await expect.poll(states, { timeout: 10_000 }).toEqual(['sending']);
    await house.firestore.doc('leases/news').delete();
    const other = house.server({ abandonedAfterMs: -1_000 });
    await other.round();
    expect([arrived(), await states()]).toEqual([0, ['unknown']]);
  });

  it('leaves a letter alone that another server may still be sending', async () => {
    await ask();
    await house.server({ openSession: () => Promise.reject(new Error('away')) }).round();
    const { docs } = await house.firestore.collection('outbox').get();
    await docs[0]?.ref.update({
      state: 'sending',
      owner: 'another',
      sendingAt: FieldValue.serverTimestamp(),
    });
    await house.firestore.doc('leases/news').delete();
    await house.server().round();
    expect([arrived(), await states()]).toEqual([0, ['sending']]);
  });
});

describe('the link that stops letters', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await testServer({
      letterStop: { firestore: house.firestore, stopTokens },
    }));
  });
  const path = (uid = 'maria') =>
    `/api/letters/stop?t=${stopTokens.of({ uid, kind: 'booking_received' }) ?? ''}`;
  const stopped = async () => {
    const maria = await house.firestore.doc('users/maria').get();
    return (maria.get('preferences') as { noLetters?: string[] } | undefined)?.noLetters ?? [];
  };

  it('asks before it stops anything: programs follow links for people', async () => {
    const page = await request(app).get(path());
    expect(page.status).toBe(200);
    expect(page.text).toContain('Nova reserva nos seus lugares');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(await stopped()).toEqual([]);
  });

  it('stops one kind by one click of a mail program, twice as well as once', async () => {
    for (let click = 0; click < 2; click += 1) {
      const answer = await request(app)
        .post(path())
        .type('application/x-www-form-urlencoded')
        .send('List-Unsubscribe=One-Click');
      expect(answer.status).toBe(200);
    }
    expect(await stopped()).toEqual(['booking_received']);
    await ask();
    await house.server().round();
    expect([arrived(), (await house.notices()).length]).toEqual([0, 1]);
  });

  it('stops nothing for words that are not ours, or of somebody who is gone', async () => {
    for (const wrong of [
      '/api/letters/stop',
      `${path()}x`,
      '/api/letters/stop?t=a.b.c',
      path('nobody'),
    ]) {
      expect((await request(app).post(wrong)).status, wrong).toBe(404);
    }
    expect(await stopped()).toEqual([]);
    expect((await request(app).delete(path())).status).toBe(405);
  });
});
