import type { Firestore } from '@google-cloud/firestore';
import supertest from 'supertest';
import { createKeyedLock } from '#server/platform/keyed-lock.ts';
import { createAccountStateReader } from '#server/platform/identity/account-state.ts';
import type { RedemptionLimits } from '#server/features/redemptions/routes.ts';
import { dayMs } from '#shared/time-units.ts';
import { testServer } from '#support/test-server.ts';

/** Wednesday, 18 March 2026, 20:00 in Florianópolis. */
export const evening = new Date('2026-03-18T23:00:00Z');

export const noLimits: RedemptionLimits = {
  openRequests: 1e9,
  pollRequests: 1e9,
  staffRequests: 1e9,
  wrongCodes: 1e9,
};

/** Stores two restaurants with their managers, members of every status, and one offer. */
export async function furnish(firestore: Firestore): Promise<void> {
  for (const collection of await firestore.listCollections()) {
    await firestore.recursiveDelete(collection);
  }
  const batch = firestore.batch();
  const put = (path: string, fields: object) => batch.set(firestore.doc(path), fields);
  const person = (uid: string, role: string, fields: object = {}) =>
    put(`users/${uid}`, {
      ...{
        uid,
        role,
        status: 'active',
        displayName: `${uid[0]?.toUpperCase()}${uid.slice(1)} Souza`,
      },
      ...fields,
    });
  person('ana', 'member', { photoURL: 'https://fotos.test/ana.jpg' });
  person('bia', 'member');
  person('caio', 'member');
  person('davi', 'member', { status: 'inactive' });
  person('gerente', 'manager', { managedPlaces: ['bar'] });
  person('vizinha', 'manager', { managedPlaces: ['cafe'] });
  person('admin', 'super_admin');
  for (const id of ['bar', 'cafe']) {
    put(`places/${id}`, { title: `O ${id}`, isActive: true, createdBy: 'admin' });
  }
  const membership = { status: 'active', cancelAtPeriodEnd: false, paymentProblem: '' };
  const later = new Date(evening.getTime() + 20 * dayMs);
  for (const uid of ['ana', 'bia', 'gerente', 'davi']) {
    put(`clubMembers/${uid}`, { ...membership, userId: uid, entitledUntil: later });
  }
  put('clubOffers/vinte', anOffer());
  await batch.commit();
}

export function anOffer(changes: object = {}) {
  return {
    placeId: 'bar',
    title: '20% na conta',
    kind: 'percent',
    percent: 20,
    maxDiscountCents: 5_000,
    isActive: true,
    validUntil: new Date(evening.getTime() + 30 * dayMs),
    weekdays: [],
    shifts: [],
    excludedDates: [],
    perMemberLimit: { count: 2, window: 'month' },
    cooldownMinutes: 0,
    usedCount: 0,
    ...changes,
  };
}

interface Answer {
  [field: string]: unknown;
  error: string;
  proof: { token: string; code: string };
}

interface Reply {
  status: number;
  body: Answer;
}

/** A supertest request with a typed body. */
interface Asked extends PromiseLike<Reply> {
  expect(status: number): Asked;
}

/** Starts the server over a database with a helper per request that takes the caller. Tokens are uids. */
export async function openHouse(firestore: Firestore, limits?: RedemptionLimits) {
  const clock = { now: evening };
  const { app } = await testServer({
    // A thousand simultaneous requests may take as long as the machine needs.
    requestBudgetMs: Infinity,
    environment: { RATE_LIMIT_WRITES: '1000000', RATE_LIMIT_READS: '1000000' },
    account: {
      identity: {
        tokens: {
          verify: (uid) => Promise.resolve({ uid, email: '', signedInAt: new Date() }),
        },
        readAccountState: createAccountStateReader(firestore),
      },
    },
    redemptions: {
      dependencies: { firestore, now: () => clock.now },
      lock: createKeyedLock(),
      ...(limits && { limits }),
    },
  });
  const agent = supertest(app);
  const send = (method: 'post' | 'get' | 'delete', uid: string, path: string, body?: object) => {
    const asked = agent[method](`/api/club/redemptions${path}`);
    return asked.set('Authorization', `Bearer ${uid}`).send(body) as unknown as Asked;
  };
  return {
    clock,
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    send,
    async open(uid: string, offerId = 'vinte') {
      const { body } = await send('post', uid, '', { offerId }).expect(201);
      return body as Answer & { id: string };
    },
    show: (uid: string, id: string) => send('get', uid, `/${id}`),
    verify: (uid: string, proof: object) => send('post', uid, '/verify', proof),
    confirm: (uid: string, id: string, bill: object) => send('post', uid, `/${id}/confirm`, bill),
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;
