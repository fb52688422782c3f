import { FieldValue, Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { startMail } from '@guia-da-ilha/local-mail/mail-server';
import type { LocalMail } from '@guia-da-ilha/local-mail/mail-server';
import { pino } from 'pino';

import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { createUnsubscribeTokens } from '#server/features/notifications/unsubscribe-tokens.ts';
import { createNotificationWorker } from '#server/features/notifications/notification-worker.ts';
import type {
  NotificationWorker,
  NotificationWorkerOptions,
} from '#server/features/notifications/notification-worker.ts';
import { createPseudonyms } from '#server/platform/pseudonyms.ts';
import { indexFile } from './data-fixture.ts';

const secret = 'a secret of tests that is long enough';
export const stopTokens = createUnsubscribeTokens(secret);
export const pseudonyms = createPseudonyms(secret);

/** A local Firestore and a local mail server, with two places, their manager and users. */
export interface NewsHouse {
  firestore: Firestore;
  /** A client with recursive delete, which the server's own client does not have. */
  cleaner: Firestore;
  mail: LocalMail;
  /** Creates the notification worker of a new server. */
  server(options?: Partial<NotificationWorkerOptions>): NotificationWorker;
  /** Deletes everything and restores the users and places. Only later changes are notified. */
  reset(): Promise<void>;
  /** Returns every notification with its id. */
  notices(): Promise<
    {
      id: string;
      userId: string;
      kind: NotificationKind;
      about: Record<string, unknown>;
      createdAt: Timestamp;
    }[]
  >;
  /** Returns the e-mails left in the outbox. */
  outbox(): Promise<Record<string, unknown>[]>;
  reads(): Promise<number>;
  /** Makes the stored times of e-mails older by so many ms, as if that time had passed. */
  age(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function startNewsHouse(): Promise<NewsHouse> {
  const fixture: Fixture = await startFixture({ indexes: indexFile });
  const mail = await startMail({ smtpPort: 0, pagePort: 0, warn: () => undefined });
  const cleaner = fixture.server();
  const firestore = createFirestore({
    projectId: 'demo-contract',
    emulators: { firestore: new URL(fixture.origin).host, auth: null, storage: null },
  });
  const target = {
    url: mail.smtpUrl,
    from: 'guia@example.com',
    siteOrigin: 'https://guia.example',
  };
  const server = (options: Partial<NotificationWorkerOptions> = {}): NotificationWorker =>
    createNotificationWorker({
      firestore,
      logger: pino({ level: 'silent' }),
      mail: target,
      unsubscribeTokens: stopTokens,
      pseudonyms,
      ...options,
    });
  return {
    firestore,
    cleaner,
    mail,
    server,
    async reset() {
      for (const collection of await cleaner.listCollections()) {
        await cleaner.recursiveDelete(collection);
      }
      mail.mailbox.clear();
      mail.fail(null);
      const batch = firestore.batch();
      for (const [uid, fields] of Object.entries(people)) {
        batch.set(firestore.doc(`users/${uid}`), fields);
      }
      batch.set(firestore.doc('places/p1'), { title: 'Bar do Boni', createdBy: 'admin' });
      batch.set(firestore.doc('places/p2'), {
        title: 'Trapiche',
        createdBy: 'maria',
        createdAt: FieldValue.serverTimestamp(),
      });
      await batch.commit();
      const first = server();
      await first.runRound();
      await first.stop();
    },
    async notices() {
      const { docs } = await firestore.collection('notices').get();
      return docs.map((one) => ({ id: one.id, ...(one.data() as Omit<Listed, 'id'>) }));
    },
    async outbox() {
      const { docs } = await firestore.collection('outbox').get();
      return docs.map((one) => one.data());
    },
    async reads() {
      const usage = `${fixture.origin}/emulator/v1/projects/demo-contract/usage`;
      const answer = await fetch(usage);
      await fetch(usage, { method: 'DELETE' });
      return ((await answer.json()) as { documentReads: number }).documentReads;
    },
    async age(ms) {
      const before = (at: unknown) => Timestamp.fromMillis((at as Timestamp).toMillis() - ms);
      const waiting = await firestore.collection('outbox').where('state', '==', 'waiting').get();
      for (const one of waiting.docs) await one.ref.update({ dueAt: before(one.get('dueAt')) });
      for (const one of (await firestore.collection('letterPace').get()).docs) {
        const sent = one.get('sent') as Record<string, { thread: string; at: Timestamp }>;
        const older = Object.entries(sent).map(([id, { thread, at }]) => [
          id,
          { thread, at: before(at) },
        ]);
        await one.ref.update({ sent: Object.fromEntries(older) as object });
      }
    },
    async close() {
      await Promise.all([mail.close(), firestore.terminate()]);
      await fixture.close();
    },
  };
}

type Listed = Awaited<ReturnType<NewsHouse['notices']>>[number];

/** Returns the record of a user with a verified address. */
export const person = (displayName: string, email: string, more: object = {}) => ({
  displayName,
  email,
  emailVerified: true,
  role: 'member',
  status: 'active',
  ...more,
});

const people = {
  ana: person('Ana', 'ana@example.com'),
  bia: person('Bia', 'bia@example.com'),
  // p1 was assigned to her, and she created p2.
  maria: person('Maria', 'maria@example.com', { role: 'manager', managedPlaces: ['p1'] }),
  admin: person('Admin', 'admin@example.com', { role: 'super_admin' }),
};

/** Returns a reservation of Ana at p1 in its stored form. */
export function aBooking(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    placeId: 'p1',
    userId: 'ana',
    name: 'Ana',
    phone: '+5548999990000',
    date: '2026-12-24',
    time: '20:00',
    people: 2,
    note: '',
    status: 'pending',
    priority: false,
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
    ...fields,
  };
}
