import type { Firestore } from '@google-cloud/firestore';
import fc from 'fast-check';
import { readLetter } from '@guia-da-ilha/local-mail/mail-server';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import { memoryFirestore } from '#support/memory-firestore.ts';
import { createPseudonyms } from '#server/platform/pseudonyms.ts';
import type { Letter } from '#server/features/notifications/letter.ts';
import { createUnsubscribeTokens } from '#server/features/notifications/unsubscribe-tokens.ts';
import { createNotificationWriter } from '#server/features/notifications/notification-writer.ts';
import { createEmailOutbox } from '#server/features/notifications/email-outbox.ts';
import type { SendOutcome } from '#server/features/notifications/smtp-session.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const payments: readonly NotificationKind[] = [
  'payment_receipt',
  'payment_failed',
  'membership_ends',
];

/** Two accounts with the same address, one with another, and one with an unverified address. */
const accounts = {
  ana: { email: 'ana@example.com', emailVerified: true },
  twin: { email: 'Ana@Example.com', emailVerified: true },
  bia: { email: 'bia@example.com', emailVerified: true },
  caio: { email: 'caio@example.com', emailVerified: false },
};
type Account = keyof typeof accounts;
const uids = Object.keys(accounts) as Account[];

type Step =
  /** One record of an account changes; several times, one second apart, if `times` is more than 1. */
  | { is: 'change'; uid: Account; record: number; kind: NotificationKind; times: number }
  /** Seven records of an account change in each round, with some time between the rounds. */
  | { is: 'busy'; uid: Account; ms: number; rounds: number }
  | { is: 'names'; uid: Account; name: string; title: string }
  | { is: 'pass'; ms: number }
  /** The responses of the mail server to the e-mails of a round, or a kill of the server before or after one. */
  | { is: 'round'; answers: (SendOutcome | 'kill-before' | 'kill-after')[] };

const addresses = [
  'http://ganhou.example',
  'ganhou.com/pix',
  'ganhou．com',
  'ganhou。com',
  'gan\u200bhou.c\u200dom',
  'ganhou.\u00adcom',
  'ＷＷＷ．ganhou．ｃｏｍ',
  'eu＠ganhou',
  'eu@ganhou.com',
  '10.0.0.1/pix',
] as const;
const anyName = fc.oneof(
  fc.constantFrom('Ana', 'Bia Souza', 'A'.repeat(41), 'Ganhou R$ 500! Resgate em http://x.example'),
  fc
    .tuple(fc.constantFrom('', 'Resgate em ', 'Bar '), fc.constantFrom(...addresses))
    .map((parts) => parts.join('')),
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('change' as const),
      uid: fc.constantFrom(...uids),
      record: fc.integer({ min: 0, max: 8 }),
      kind: fc.constantFrom<NotificationKind>('booking_answered', 'event_changed', ...payments),
      times: fc.constantFrom(1, 1, 2, 5),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('busy' as const),
      uid: fc.constantFrom(...uids),
      ms: fc.constantFrom(15 * second, 10 * minute, hour, hour + minute, 5 * hour),
      rounds: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('names' as const),
      uid: fc.constantFrom(...uids),
      name: anyName,
      title: anyName,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('pass' as const),
      ms: fc.constantFrom(
        ...[second, 15 * second, minute, 10 * minute - 1, 10 * minute, 30 * minute],
        ...[hour - 1, hour, 5 * hour, 24 * hour - 1, 24 * hour],
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('round' as const),
      answers: fc.oneof(
        { weight: 3, arbitrary: fc.constant<'sent'[]>([]) },
        {
          weight: 1,
          arbitrary: fc.array(
            fc.constantFrom(
              ...(['sent', 'later', 'never', 'unknown', 'kill-before', 'kill-after'] as const),
            ),
            { minLength: 1, maxLength: 4 },
          ),
        },
      ),
    }),
  },
);

class Killed extends Error {}

interface Sent {
  at: number;
  id: string;
  kind: NotificationKind;
  to: string;
  /** True if the e-mail may have reached its recipient. */
  mayHaveArrived: boolean;
}

async function live(steps: readonly Step[]): Promise<void> {
  let now = Date.UTC(2026, 10, 1);
  const firestore = memoryFirestore(() => now);
  const writer = createNotificationWriter({ firestore, canSendLetters: true });
  const sent: Sent[] = [];
  let dropped = 0;
  let answers: Extract<Step, { is: 'round' }>['answers'] = [];
  const logger = {
    ...pino({ level: 'silent' }),
    warn: (fields: { count?: number }) => {
      if (fields.count === undefined) return;
      dropped += fields.count;
      // No e-mail may be dropped below a limit.
      const full = uids.some((uid) => isFull(attemptsTo(sent, uid), now));
      expect(full, 'dropped below the limit').toBe(true);
    },
    error: () => expect.unreachable('an e-mail could not be rendered'),
  };
  let servers = 0;
  const newOutbox = () =>
    createEmailOutbox({
      firestore,
      logger: logger as never,
      serverId: `server ${(servers += 1)}`,
      openSession: () => Promise.resolve({ isOpen: true, send, close: () => undefined }),
      from: 'guia@example.com',
      siteOrigin: 'https://guia.example',
      unsubscribeTokens: createUnsubscribeTokens('a secret of tests'),
      pseudonyms: createPseudonyms('a secret of tests'),
      elapsed: () => 0,
    });
  let outbox = newOutbox();

  /**
   * The latest state of each record of an account, with the id of its newest notification; and all notifications in
   * order.
   */
  const newest = new Map<string, { id: string; people: number }>();
  const noticed: { id: string; uid: Account; kind: NotificationKind; record: string }[] = [];

  async function send(letter: Letter) {
    const answer = answers.shift() ?? 'sent';
    const mail = await readLetter(letter.source);
    const id = /<(\w+)@/.exec(mail.messageId ?? '')?.[1] ?? '';
    const notice = noticed.find((one) => one.id === id);
    if (!notice) throw new Error('An e-mail about a missing notification');
    const { uid, kind, record } = notice;
    expect(accounts[uid].emailVerified, 'sent to an unverified address').toBe(true);
    expect(letter.envelope.to).toBe(accounts[uid].email);
    const [greeting = ''] = mail.text?.split('\n') ?? [];
    expect(greeting).toMatch(/^Olá(?:, [^.@/．。＠]{1,40})?\.$/u);
    expect(mail.subject).not.toMatch(/[@/．。＠\u200b\u00ad]|\.\p{L}/u);
    if (!payments.includes(kind)) {
      const { people } = newest.get(record) ?? { people: 0 };
      expect(id, 'an e-mail has the latest state').toBe(newest.get(record)?.id);
      if (kind === 'booking_answered')
        expect(mail.text).toMatch(new RegExp(`(?<!\\d)${people} pessoas`));
    }
    // An e-mail that was refused temporarily is retried and does not count.
    if (answer !== 'later') {
      const mayHaveArrived = answer !== 'never' && answer !== 'kill-before';
      sent.push({ at: now, id, kind, to: letter.envelope.to.toLowerCase(), mayHaveArrived });
    }
    if (answer === 'kill-before' || answer === 'kill-after') throw new Killed();
    const isTrouble = answer === 'unknown';
    return { outcome: answer, reason: answer === 'sent' ? '' : 'test', isTrouble };
  }

  async function change({ uid, record, kind, times }: Extract<Step, { is: 'change' }>) {
    for (let time = 0; time < times; time += 1) {
      now += second;
      const name = `${kind}_${record}_${uid}`;
      const people = (newest.get(name)?.people ?? 1) + 1;
      const about = { placeId: 'p1', people, amountCents: people, status: 'confirmed' };
      const event = { eventTitle: titles.get(uid) ?? 'Samba', dates: 1, status: 'moved' };
      const isEvent = kind === 'event_changed';
      const before = await idsOf(firestore, 'notices');
      const count = await writer.notify(name, () => ({
        notifications: [
          {
            kind,
            to: { uid },
            about: { ...about, ...(isEvent && event) },
            ...(isEvent && { dateKeys: [`date${people % 3}`] }),
          },
        ],
        newState: { people },
        ownerId: uid,
      }));
      expect(count, 'a notification in the guide').toBe(1);
      const [id = ''] = [...(await idsOf(firestore, 'notices'))].filter((one) => !before.has(one));
      newest.set(name, { id, people });
      noticed.push({ id, uid, kind, record: name });
    }
  }

  const titles = new Map<string, string>();
  const users = firestore.collection('users');
  for (const uid of uids) {
    const record = { ...accounts[uid], displayName: uid, role: 'member', status: 'active' };
    await users.doc(uid).set(record);
  }
  await firestore.collection('places').doc('p1').set({ title: 'Bar do Boni' });

  const round = async (said: typeof answers) => {
    answers = [...said];
    const isWell = said.every((answer) => answer === 'sent');
    try {
      // Each call sends one page of e-mails.
      while (await outbox.send(new Date(now), () => Promise.resolve(true)));
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      outbox = newOutbox();
      return;
    }
    if (!isWell) return;
    const { docs } = await firestore.collection('outbox').where('state', '==', 'waiting').get();
    const late = docs.filter((one) => payments.includes(one.get('kind') as NotificationKind));
    const untried = late.filter((one) => one.get('attempts') === 0);
    expect(untried, 'waiting payment e-mails').toEqual([]);
  };

  const keepBusy = async ({ uid, ms, rounds }: Extract<Step, { is: 'busy' }>) => {
    for (let count = 0; count < rounds; count += 1) {
      for (let record = 0; record < 7; record += 1) {
        await change({ is: 'change', uid, record, kind: 'booking_answered', times: 1 });
      }
      await round([]);
      now += ms;
    }
  };

  for (const step of steps) {
    if (step.is === 'change') await change(step);
    else if (step.is === 'pass') now += step.ms;
    else if (step.is === 'round') await round(step.answers);
    else if (step.is === 'busy') await keepBusy(step);
    else {
      titles.set(step.uid, step.title);
      await users.doc(step.uid).update({ displayName: step.name });
      await firestore.collection('places').doc('p1').update({ title: step.title });
    }
  }
  // E-mails that were refused temporarily or are to be merged are sent now. After days they would be dropped.
  for (let passed = 0; passed < 2 * hour; passed += 10 * minute) {
    now += 10 * minute;
    await round([]);
  }

  for (const uid of uids) {
    const all = attemptsTo(sent, uid).filter(({ mayHaveArrived }) => mayHaveArrived);
    for (const { at } of all) {
      const since = (ms: number) => all.filter((one) => one.at > at - ms && one.at <= at).length;
      expect(since(hour), 'e-mails in an hour').toBeLessThanOrEqual(6);
      expect(since(24 * hour), 'e-mails in a day').toBeLessThanOrEqual(20);
    }
  }
  const arrived = sent.filter(({ mayHaveArrived }) => mayHaveArrived).map(({ id }) => id);
  expect(new Set(arrived).size, 'an e-mail was sent twice').toBe(arrived.length);
  const left = await idsOf(firestore, 'outbox');
  const accounted = (id: string) => arrived.includes(id) || left.has(id);
  const toProven = noticed.filter(({ uid }) => accounts[uid].emailVerified);
  const paid = toProven.filter(({ kind }) => payments.includes(kind));
  expect(
    paid.filter(({ id }) => !accounted(id)),
    'dropped payment e-mails',
  ).toEqual([]);
  const lost = toProven.filter(
    ({ id, kind, record }) =>
      !payments.includes(kind) && !accounted(id) && isLastOfItsLetter(id, record),
  );
  expect(lost.length, 'dropped e-mails that were not counted').toBeLessThanOrEqual(dropped);

  /** Returns true if no later change of the record replaced this e-mail. */
  function isLastOfItsLetter(id: string, record: string): boolean {
    return newest.get(record)?.id === id;
  }
}

async function idsOf(firestore: Firestore, collection: string): Promise<Set<string>> {
  const { docs } = await firestore.collection(collection).get();
  return new Set(docs.map(({ id }) => id));
}

function attemptsTo(sent: readonly Sent[], uid: Account): Sent[] {
  const address = accounts[uid].email.toLowerCase();
  return sent.filter(({ to, kind }) => to === address && !payments.includes(kind));
}

function isFull(attempts: readonly Sent[], now: number): boolean {
  const since = (ms: number) => attempts.filter(({ at }) => at > now - ms).length;
  return since(hour) >= 6 || since(24 * hour) >= 20;
}

it('respects the limits of every address and merges changes in 1,000 random scenarios', async () => {
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 16 }), live), {
    numRuns: 1_000,
    endOnFailure: true,
  });
}, 600_000);
