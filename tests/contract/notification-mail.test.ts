import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { FieldValue } from '@google-cloud/firestore';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createFirestore } from '#server/platform/firestore/client.ts';
import { openMailSession } from '#server/features/notifications/smtp-session.ts';
import { hourMs } from '#shared/time-units.ts';
import { testServer } from '#support/test-server.ts';
import type { NewsHouse } from './notification-fixture.ts';
import { aBooking, startNewsHouse, stopTokens } from './notification-fixture.ts';

let house: NewsHouse;
beforeAll(async () => {
  house = await startNewsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.reset());

const booking = 'reservations/p1_ana_2026-12-24';
const ask = () => house.firestore.doc(booking).set(aBooking());
const arrived = () => house.mail.mailbox.list().length;
/** Makes the retry time of waiting e-mails pass. */
const makeDue = async () => {
  const { docs } = await house.firestore.collection('outbox').get();
  for (const { ref } of docs) await ref.update({ dueAt: FieldValue.serverTimestamp() });
};
const states = async () => (await house.outbox()).map(({ state }) => state);

/**
 * Timeout of one response, in ms: generous for a server that responds; for a server that is silent on purpose, long
 * enough that no response before the silence is late on a busy machine.
 */
const patient = 20_000;
const silence = 3_000;

describe('a mail server that fails', () => {
  it.each(['refuse', 'busy', 'drop-before'] as const)(
    '%s: the e-mail was not accepted, and is sent after the server has recovered',
    async (kind) => {
      const news = house.server();
      await ask();
      house.mail.fail(kind, { times: 2 });
      await news.runRound();
      await makeDue();
      await news.runRound();
      expect([arrived(), await states()]).toEqual([0, ['waiting']]);
      await makeDue();
      await news.runRound();
      await news.runRound();
      expect([arrived(), await states()]).toEqual([1, []]);
    },
  );

  it.each(['unknown', 'reject'] as const)(
    '%s: a permanent refusal is counted and not retried',
    async (kind) => {
      const news = house.server();
      await ask();
      house.mail.fail(kind);
      await news.runRound();
      await makeDue();
      await news.runRound();
      expect([arrived(), await states()]).toEqual([0, ['failed']]);
    },
  );

  it.each([
    ['lose', 0],
    ['drop-after', 1],
    ['half', 1],
    ['slow', 1],
  ] as const)('%s: an unknown outcome is counted and never retried', async (kind, taken) => {
    const openSession = () => openMailSession({ url: house.mail.smtpUrl }, silence);
    const news = house.server({ openSession });
    await ask();
    house.mail.fail(kind, { delayMs: 3 * silence });
    await news.runRound();
    await makeDue();
    await news.runRound();
    expect([arrived(), await states()]).toEqual([taken, ['unknown']]);
  });

  it('waits longer before each retry of an e-mail', async () => {
    const news = house.server();
    await ask();
    house.mail.fail('busy', { times: 10 });
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = Date.now();
      await news.runRound();
      const [letter] = await house.outbox();
      const due = letter?.['dueAt'] as { toMillis: () => number };
      // Rounded down to 15 s, because the round itself takes time.
      waits.push(Math.floor((due.toMillis() - before) / 15_000) * 15_000);
      await makeDue();
    }
    expect(waits).toEqual([15_000, 30_000, 60_000]);
  });

  it('does not delay notifications while no mail server responds', async () => {
    const news = house.server({
      openSession: () => openMailSession({ url: 'smtp://127.0.0.1:1' }),
    });
    await ask();
    await news.runRound();
    expect(await house.notices()).toHaveLength(1);
    expect(await states()).toEqual(['waiting']);
    await news.stop();
    await house.server().runRound();
    expect(arrived()).toBe(1);
  });

  it('continues after an e-mail was erased while it was being sent', async () => {
    await ask();
    const news = house.server({
      openSession: () =>
        Promise.resolve({
          isOpen: true,
          send: async () => {
            await house.cleaner.recursiveDelete(house.cleaner.collection('outbox'));
            return { outcome: 'later' as const, reason: '451', isTrouble: false };
          },
          close: () => undefined,
        }),
    });
    await expect(news.runRound()).resolves.toBe(false);
    expect(await states()).toEqual([]);
  });

  it('does not resend an e-mail whose server was killed while sending it', async () => {
    await ask();
    const killed = house.server({
      openSession: () =>
        Promise.resolve({
          isOpen: true,
          send: () => new Promise(() => {}),
          close: () => undefined,
        }),
    });
    void killed.runRound();
    await expect.poll(states, { timeout: 10_000 }).toEqual(['sending']);
    await house.firestore.doc('leases/news').delete();
    const other = house.server({ abandonedAfterMs: -1_000 });
    await other.runRound();
    expect([arrived(), await states()]).toEqual([0, ['unknown']]);
  });

  it('skips an e-mail that another server may still be sending', async () => {
    await ask();
    await house.server({ openSession: () => Promise.reject(new Error('away')) }).runRound();
    const { docs } = await house.firestore.collection('outbox').get();
    await docs[0]?.ref.update({
      state: 'sending',
      owner: 'another',
      sendingAt: FieldValue.serverTimestamp(),
    });
    await house.firestore.doc('leases/news').delete();
    await house.server().runRound();
    expect([arrived(), await states()]).toEqual([0, ['sending']]);
  });
});

/** Responses of a mail server to each line of the client. No response, or null, closes the connection. */
type Script = (line: string) => string | null | undefined;

const wellBehaved: Script = (line) => {
  if (line === '') return '220 here';
  if (line === 'DATA') return '354 go on';
  if (line === '.') return '250 taken';
  return '250 fine';
};

describe('a mail server that violates the protocol', () => {
  let listening: Server | undefined;
  let connections = 0;
  afterEach(() => {
    listening?.close();
    connections = 0;
  });

  /** Sends an e-mail to a server that follows a script. Returns the outcome. */
  async function speak(script: Script): Promise<string> {
    const talk = (socket: Socket) => {
      connections += 1;
      let isData = false;
      const say = (line: string) => {
        const answer = script(line);
        if (answer == null) socket.destroy();
        else if (answer !== '') socket.write(`${answer}\r\n`);
        isData = answer?.startsWith('354') ?? false;
      };
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
          if (!isData || line === '.') say(line);
        }
      });
      say('');
    };
    listening = createServer(talk);
    await new Promise<void>((resolve) => listening?.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }
  const answering = (to: RegExp, answer: string | null): Script => {
    return (line) => (to.test(line) ? answer : wellBehaved(line));
  };

  it.each<[string, Script, string, number?]>([
    ['sends an invalid greeting', answering(/^$/, 'hello'), 'waiting'],
    ['sends a refusal as greeting', answering(/^$/, '554 no'), 'waiting'],
    ['sends no greeting', () => '', 'waiting', silence],
    ['disconnects after the greeting', answering(/^EHLO|^HELO/, null), 'waiting'],
    [
      'rejects the sender permanently, which does not concern the e-mail',
      answering(/^MAIL/, '550 no'),
      'waiting',
    ],
    ['rejects the sender temporarily', answering(/^MAIL/, '451 later'), 'waiting'],
    ['does not respond to the sender', answering(/^MAIL/, ''), 'waiting', silence],
    ['rejects the recipient temporarily', answering(/^RCPT/, '452 full'), 'waiting'],
    ['rejects the recipient permanently', answering(/^RCPT/, '553 no'), 'failed'],
    ['disconnects after half a response to the recipient', answering(/^RCPT/, null), 'waiting'],
    ['disconnects at DATA', answering(/^DATA$/, null), 'waiting'],
    ['rejects the e-mail temporarily', answering(/^[.]$/, '452 full'), 'waiting'],
    ['rejects the e-mail permanently', answering(/^[.]$/, '554 no'), 'failed'],
    ['asks for more data after the whole e-mail', answering(/^[.]$/, '354 more'), 'unknown'],
    ['sends an invalid response to the e-mail', answering(/^[.]$/, 'hm'), 'unknown'],
    ['does not respond to the e-mail', answering(/^[.]$/, ''), 'unknown', silence],
    ['disconnects after the e-mail', answering(/^[.]$/, null), 'unknown'],
  ])('%s', async (_what, script, state, patience = patient) => {
    const url = await speak(script);
    const news = house.server({ openSession: () => openMailSession({ url }, patience) });
    await ask();
    await news.runRound();
    expect(await states()).toEqual([state]);
    expect(await house.notices()).toHaveLength(1);
  });

  it('loses one e-mail of many if every response is lost, and tries the others a round later', async () => {
    const url = await speak(answering(/^[.]$/, null));
    await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        house.firestore.doc(`reservations/p1_ana${at}_2026-12-24`).set(aBooking()),
      ),
    );
    await house.server({ openSession: () => openMailSession({ url }, patient) }).runRound();
    expect((await states()).sort()).toEqual(['unknown', ...Array<string>(4).fill('waiting')]);
    expect(connections).toBe(1);
  });

  it('drops an e-mail after three days and counts it', async () => {
    const away = { openSession: () => Promise.reject(new Error('away')) };
    await ask();
    const news = house.server(away);
    await news.runRound();
    const { docs } = await house.firestore.collection('outbox').get();
    await docs[0]?.ref.update({ createdAt: new Date(Date.now() - 73 * hourMs) });
    await news.runRound();
    expect(await house.outbox()).toMatchObject([{ state: 'failed', reason: 'old' }]);
  });
});

describe('the unsubscribe link', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await testServer({
      unsubscribe: { firestore: house.firestore, unsubscribeTokens: stopTokens },
    }));
  });
  const path = (uid = 'maria') =>
    `/api/letters/stop?t=${stopTokens.create({ uid, kind: 'booking_received' }) ?? ''}`;
  const stopped = async () => {
    const maria = await house.firestore.doc('users/maria').get();
    return (maria.get('preferences') as { noLetters?: string[] } | undefined)?.noLetters ?? [];
  };

  it('asks for confirmation first, because programs follow links', async () => {
    const page = await request(app).get(path());
    expect(page.status).toBe(200);
    expect(page.text).toContain('Nova reserva nos seus lugares');
    expect(page.headers['cache-control']).toBe('no-store');
    // The policy allows this stylesheet only.
    const sheet = /<style>([^]*)<\/style>/.exec(page.text)?.[1] ?? '';
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await stopped()).toEqual([]);
  });

  it('stops one kind by one-click unsubscribe of a mail client, idempotently', async () => {
    for (let click = 0; click < 2; click += 1) {
      const answer = await request(app)
        .post(path())
        .type('application/x-www-form-urlencoded')
        .send('List-Unsubscribe=One-Click');
      expect(answer.status).toBe(200);
    }
    expect(await stopped()).toEqual(['booking_received']);
    await ask();
    await house.server().runRound();
    expect([arrived(), (await house.notices()).length]).toEqual([0, 1]);
  });

  it('has no effect with a forged token or for a deleted user', async () => {
    for (const wrong of [
      '/api/letters/stop',
      `${path()}x`,
      '/api/letters/stop?t=a.b.c',
      path('nobody'),
    ]) {
      const answer = await request(app).post(wrong);
      expect(answer.status, wrong).toBe(404);
      expect(answer.text).toContain('Este endereço não vale mais');
      expect(answer.text).toContain('href="/settings"');
      expect(answer.text).not.toContain('<form');
    }
    expect(await stopped()).toEqual([]);
    expect((await request(app).delete(path())).status).toBe(405);
  });

  it('shows an error page with a retry button while the database does not respond', async () => {
    const away = createFirestore({
      projectId: 'demo-contract',
      emulators: { firestore: '127.0.0.1:1', auth: null, storage: null },
    });
    const { app: other } = await testServer({
      unsubscribe: { firestore: away, unsubscribeTokens: stopTokens },
    });
    const answer = await request(other).post(path());
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('Tentar novamente');
    // The client is not terminated: its retries of the abandoned call would fail in terminate().
  });
});
