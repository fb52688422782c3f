import { FieldValue } from '@google-cloud/firestore';
import type { Timestamp } from '@google-cloud/firestore';
import type { MailFaultKind } from '@guia-da-ilha/local-mail/mail-server';
import fc from 'fast-check';
import { expect, vi } from 'vitest';

import type { NotificationWorker } from '#server/features/notifications/notification-worker.ts';
import type { MailSession } from '#server/features/notifications/smtp-session.ts';
import { openMailSession } from '#server/features/notifications/smtp-session.ts';
import { hourMs } from '#shared/time-units.ts';
import type { NewsHouse } from './notification-fixture.ts';
import { aBooking } from './notification-fixture.ts';

/** Events of several reservations and of the servers that notify users of them. */
type Step =
  | { kind: 'ask' | 'confirm' | 'decline' | 'cancel' | 'move'; booking: number }
  /** A round that succeeds, or is killed before, during or after sending an e-mail. */
  | { kind: 'round'; kill: 'none' | 'before' | 'during' | 'after'; letter: number }
  | { kind: 'mail'; fault: MailFaultKind };

/** Few enough to stay below the limit of e-mails per address. */
const bookings = 3;
const anyBooking = fc.integer({ min: 0, max: bookings - 1 });

export const anyLife = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('ask', 'confirm', 'decline', 'cancel', 'move' as const),
      booking: anyBooking,
    }),
    fc.record({
      kind: fc.constant('round' as const),
      kill: fc.constantFrom('none', 'none', 'before', 'during', 'after' as const),
      letter: fc.integer({ min: 0, max: 2 }),
    }),
    fc.record({
      kind: fc.constant('mail' as const),
      fault: fc.constantFrom(
        ...(['refuse', 'busy', 'drop-before', 'drop-after', 'half', 'lose'] as const),
      ),
    }),
  ),
  { minLength: 4, maxLength: 14 },
) as fc.Arbitrary<Step[]>;

/** The process is killed: nothing runs after this point. */
class Killed extends Error {}

/** Opens a mail session that is killed at one e-mail. */
function killedSession(
  { mail }: NewsHouse,
  { kill, letter }: { kill: string; letter: number },
): () => Promise<MailSession> {
  let sent = 0;
  return async () => {
    const session = await openMailSession({ url: mail.smtpUrl });
    return {
      get isOpen() {
        return session.isOpen;
      },
      async send(one) {
        const isLast = sent === letter;
        sent += 1;
        if (isLast && kill === 'during') throw new Killed();
        const outcome = await session.send(one);
        if (isLast && kill === 'after') throw new Killed();
        return outcome;
      },
      close() {
        session.close();
      },
    };
  };
}

/** Interval of the rounds and duration of a lease after its server has died, in ms. */
const roundMs = 15_000;
const leaseMs = 40_000;
const recoveryMs = 60_000;

let latest = 0;

/** Returns a database clock that only moves by an explicit call. All scenarios use it in turn. */
function movedClock() {
  const set = (ms: number) => {
    latest = ms;
    vi.setSystemTime(ms);
  };
  set(Math.max(Date.now(), latest));
  return {
    pass: (ms: number) => {
      set(latest + ms);
    },
    stop: () => vi.useRealTimers(),
  };
}

/**
 * Runs a scenario, then lets everything recover, and checks the result: each change was notified exactly once, no
 * e-mail arrived twice, each e-mail whose sending had not begun and that was not to be merged was sent within a minute
 * of the recovery, and in the end the newest e-mail of every reservation to each user arrived or was marked unknown.
 */
export async function live(house: NewsHouse, steps: readonly Step[]): Promise<void> {
  // Uses the real clock, because the deletion waits in real time.
  await house.reset();
  const clock = movedClock();
  try {
    await liveBy(clock, house, steps);
  } finally {
    clock.stop();
  }
}

async function liveBy(
  clock: ReturnType<typeof movedClock>,
  house: NewsHouse,
  steps: readonly Step[],
): Promise<void> {
  // Only changes after this moment are notified.
  clock.pass(1_000);
  const { firestore, mail } = house;
  const expected = new Map<string, number>();
  const expectNews = (kind: string): void => {
    expected.set(kind, (expected.get(kind) ?? 0) + 1);
  };
  /** The last notified state and the stored state of each reservation. */
  const told = new Map<number, string>();
  const stored = new Map<number, { status: string; people: number }>();
  const path = (booking: number) => `reservations/p1_ana_2026-12-${24 + booking}`;
  const wordOf = (booking: number) => {
    const { status = '', people = 0 } = stored.get(booking) ?? {};
    return `${status} ${people}`;
  };
  /** Records the changes that a round must notify. */
  const settle = (): void => {
    for (const [booking, { status, people }] of stored) {
      const [was, wasPeople] = told.get(booking)?.split(' ') ?? [];
      if (wordOf(booking) === told.get(booking)) continue;
      if (was === undefined) {
        if (status !== 'cancelled') expectNews('booking_received');
      } else if (status === 'cancelled') {
        if (was !== 'cancelled') expectNews('booking_changed');
      } else if (was === 'cancelled') expectNews('booking_received');
      else if (wasPeople !== String(people)) expectNews('booking_changed');
      if ((status === 'confirmed' || status === 'declined') && was !== status) {
        expectNews('booking_answered');
      }
      told.set(booking, wordOf(booking));
    }
  };
  const change = async (booking: number, fields: { status?: string; people?: number }) => {
    const was = stored.get(booking);
    if (!was) return;
    stored.set(booking, { ...was, ...fields });
    await firestore
      .doc(path(booking))
      .update({ ...fields, updatedAt: FieldValue.serverTimestamp() });
  };
  /** The server that holds the lease; null after a kill. */
  let server: NotificationWorker | null = null;
  let openSession: () => Promise<MailSession> = killedSession(house, { kill: 'none', letter: 0 });
  const round = async (): Promise<void> => {
    server ??= house.server({ openSession: () => openSession(), elapsed: () => Date.now() });
    await server.runRound();
  };

  for (const step of steps) {
    switch (step.kind) {
      case 'ask':
        stored.set(step.booking, { status: 'pending', people: 2 });
        await firestore
          .doc(path(step.booking))
          .set(aBooking({ date: `2026-12-${24 + step.booking}` }));
        break;
      case 'confirm':
        await change(step.booking, { status: 'confirmed' });
        break;
      case 'decline':
        await change(step.booking, { status: 'declined' });
        break;
      case 'cancel':
        await change(step.booking, { status: 'cancelled' });
        break;
      case 'move':
        await change(step.booking, { people: (stored.get(step.booking)?.people ?? 0) + 1 });
        break;
      case 'mail':
        mail.fail(step.fault);
        break;
      case 'round': {
        // Notifications are written even if the server is killed before any e-mail.
        settle();
        // The next server must wait until the lease of a killed server expires.
        clock.pass(server === null ? leaseMs : roundMs);
        openSession =
          step.kill === 'before' ? () => Promise.reject(new Killed()) : killedSession(house, step);
        await round().catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
        });
        if (step.kill !== 'none') server = null;
      }
    }
  }

  mail.fail(null);
  openSession = killedSession(house, { kill: 'none', letter: 0 });
  settle();
  for (let passed = roundMs; passed < recoveryMs; passed += roundMs) {
    clock.pass(roundMs);
    await round();
  }
  const { docs } = await firestore.collection('outbox').where('state', '==', 'waiting').get();
  // The mail server responded with "later", or an e-mail about the same reservation was sent less than ten minutes ago.
  for (const letter of docs) {
    const isToMerge =
      letter.get('reason') === undefined && (letter.get('dueAt') as Timestamp).toMillis() > latest;
    if (!isToMerge) expect(letter.get('reason')).toBe('451');
  }
  // After this time the retries are over, and no killed server is still sending.
  clock.pass(hourMs);
  await round();

  const notices = await house.notices();
  const found = new Map<string, number>();
  for (const { kind } of notices) found.set(kind, (found.get(kind) ?? 0) + 1);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));

  const sent: string[] = [];
  for (const { id } of mail.mailbox.list()) {
    const letter = await mail.mailbox.read(id);
    sent.push(/<(\w+)@/.exec(letter?.email.messageId ?? '')?.[1] ?? '');
  }
  expect(new Set(sent).size, 'no e-mail twice').toBe(sent.length);
  const left = await firestore.collection('outbox').get();
  for (const letter of left.docs) expect(letter.get('state')).toBe('unknown');
  const accounted = new Set([...sent, ...left.docs.map(({ id }) => id)]);
  expect(notices.map(({ id }) => id)).toEqual(expect.arrayContaining([...accounted]));
  // Older e-mails about a reservation are merged into the newest, which is not sent if it is outdated.
  const newest = new Map<string, (typeof notices)[number]>();
  for (const one of notices.toSorted((a, b) => a.createdAt.toMillis() - b.createdAt.toMillis())) {
    newest.set(`${one.userId} ${String(one.about['date'])}`, one);
  }
  for (const { id, kind, about } of newest.values()) {
    const { status } = stored.get(Number(String(about['date']).slice(-2)) - 24) ?? {};
    if (kind === 'booking_answered' && about['status'] !== status) continue;
    expect(accounted).toContain(id);
  }
}
