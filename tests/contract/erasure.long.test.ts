import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toReview } from '#features/reviews/model/review.ts';
import { AppError } from '#shared/app-error.ts';
import { createApp } from '#server/app.ts';
import { erasureSteps } from '#server/features/account/privacy/erasure-steps.ts';
import { createAccountServices } from '#server/features/account/account-services.ts';
import { createPictureServices } from '#server/features/pictures/picture-services.ts';
import { createPlaceIndex } from '#server/search-index/place-index.ts';
import type { PaymentsPort } from '#server/features/payments/payments-port.ts';
import { createReadiness } from '#server/platform/process/readiness.ts';
import { createStatisticsServices } from '#server/features/statistics/statistics-services.ts';
import { startStopwatch } from '#server/platform/stopwatch.ts';
import { minuteMs } from '#shared/time-units.ts';
import { unreachableServices } from '#support/unreachable-services.ts';
import { fakeSource } from '#support/fake-source.ts';
import { programArguments } from '#support/server-process.ts';
import { someSiteFacts } from '#support/test-server.ts';
import { person, projectId, startErasureCity } from './erasure-city.ts';
import { completeErasures } from '#support/no-images.ts';
import type { ErasureCity } from './erasure-city.ts';

let city: ErasureCity;
const lines: string[] = [];
const logger = pino(
  { level: 'trace' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);

beforeAll(async () => {
  city = await startErasureCity();
});
afterAll(() => city.close());
beforeEach(async () => {
  lines.length = 0;
  await city.populate('member');
});

const cancelsNothing: PaymentsPort = {
  cancelSubscription: () => Promise.resolve(),
  finishEnding: () => Promise.resolve(),
};

interface AppOptions {
  payments?: PaymentsPort;
  now?: () => Date;
}

/** The complete server over the local Firebase. */
function app({ payments = cancelsNothing, now }: AppOptions = {}): RequestListener {
  const { config, firestore } = city;
  const { account, identity, people } = createAccountServices({
    ...completeErasures,
    ...{ config, firestore, logger, payments },
  });
  const nothing = () => fakeSource(() => 0, []);
  return createApp({
    ...unreachableServices(),
    config,
    logger,
    readiness: createReadiness([], startStopwatch),
    placeIndex: createPlaceIndex({
      places: nothing(),
      categories: nothing(),
      offers: nothing(),
      events: nothing(),
      readSiteFacts: () => Promise.resolve(someSiteFacts),
      times: config.placeIndex,
      startStopwatch,
      logger,
    }),
    identity,
    people,
    account: { ...account, now: now ?? account.now },
    pictures: createPictureServices({ config, firestore, logger }),
    statistics: createStatisticsServices(firestore),
  });
}

const erase = (server: RequestListener, token: string, confirmation = 'EXCLUIR') =>
  request(server)
    .delete('/api/account')
    .set('Authorization', `Bearer ${token}`)
    .send({ confirmation });

/** Every spelling of all data by which the user can be recognised. */
const traces = [
  person.uid,
  person.email,
  person.displayName,
  person.searchName,
  person.phone,
  person.contactPhone,
  person.photoURL,
  '991234567',
  '99123-4567',
  "joaquina vieira d'avila",
].map((trace) => trace.toLowerCase());

function tracesIn(text: string): string[] {
  return traces.filter((trace) => text.toLowerCase().includes(trace));
}

async function expectNoTrace(): Promise<void> {
  const dump = await city.dump();
  expect(tracesIn(dump), dump).toEqual([]);
  expect(tracesIn(lines.join(''))).toEqual([]);
}

/** Revokes every session of the user. */
async function revoke(): Promise<void> {
  const { auth } = city.config.emulators;
  await fetch(
    `http://${auth ?? ''}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        localId: person.uid,
        validSince: String(Math.floor(Date.now() / 1000) + 10),
      }),
    },
  );
}

const fieldsOf = async (path: string) => (await city.firestore.doc(path).get()).data();

const idsOf = async (collection: string) =>
  (await city.firestore.collection(collection).get()).docs.map(({ id }) => id).sort();

describe('the scan', () => {
  it('finds every trace before the erasure, which proves that it can fail', async () => {
    const dump = await city.dump();
    expect(tracesIn(dump).sort()).toEqual([...traces].sort());
    expect(dump).toContain(`users/${person.uid}/avatar/a.webp`);
  });
});

describe.each(['member', 'manager', 'super_admin'] as const)('an erased %s', (role) => {
  it('leaves no trace in the database, ids, images, accounts and logs', async () => {
    await city.populate(role);
    const token = await city.signIn(person.email);
    await erase(app(), token).expect(200, { success: true, isComplete: true });
    await expectNoTrace();
    expect(await idsOf('erasures')).toEqual([]);
    expect(lines.join('')).toContain('account erased');
  });
});

describe('the data that remains after an erasure', () => {
  let token = '';
  beforeEach(async () => {
    token = await city.signIn(person.email);
    await erase(app(), token).expect(200);
  });

  it('reviews remain without their author, readable by the app, and the rating of the place is unchanged', async () => {
    const ids = (await idsOf('reviews')).filter((id) => id.includes('removido'));
    expect(ids.map((id) => id.split('_')[0])).toEqual(['p1', 'p2']);
    const [first = ''] = ids;
    const review = toReview(first, await fieldsOf(`reviews/${first}`));
    expect(review).toMatchObject({
      placeId: 'p1',
      authorName: 'Usuário removido',
      authorPhotoURL: '',
      rating: 4,
      verifiedVisit: true,
      text: 'Vista linda. Falem comigo: Usuário removido ou Usuário removido.',
      createdAt: new Date(1_750_000_000_000),
    });
    // The rules require this format for replies to a review and for its removal.
    expect(review.id).toBe(`${review.placeId}_${review.userId}`);
    expect(await fieldsOf('places/p1')).toMatchObject({
      rating: 4.5,
      reviewsCount: 2,
      ratingCounts: [0, 0, 0, 1, 1],
    });
    // Two reviews of one user must not be linkable.
    expect(new Set(ids.map((id) => id.split('_')[1])).size).toBe(2);
  });

  it('reports point to the anonymised review and lose their reporter', async () => {
    const [review] = (await idsOf('reviews')).filter((id) => id.startsWith('p1_removido'));
    expect(await fieldsOf('reports/r1')).toMatchObject({ reviewId: review, status: 'open' });
    expect((await fieldsOf('reports/r2'))?.['reporter']).toMatch(/^removido[\da-f]{32}$/);
    expect(await idsOf('reports')).toHaveLength(7);
    const [second] = (await idsOf('reviews')).filter((id) => id.startsWith('p2_removido'));
    const moved = await fieldsOf(`reports/${second}_OutraPessoaUid00000000000002`);
    expect(moved).toMatchObject({
      reviewId: second,
      reason: 'spam: é a Usuário removido outra vez, do Usuário removido',
      status: 'open',
    });
  });

  it('reports of events remain, without the reporter and the user they name', async () => {
    const [id = ''] = (await idsOf('reports')).filter((name) => name.startsWith('e2_'));
    expect(id).toMatch(/^e2_removido[\da-f]{32}$/);
    const own = await fieldsOf(`reports/${id}`);
    expect(own).toMatchObject({
      eventId: 'e2',
      placeId: 'p2',
      reporter: id.slice('e2_'.length),
      reason: 'spam: escrevam para Usuário removido',
      status: 'open',
    });
    expect(own).not.toHaveProperty('reviewId');
    expect(await fieldsOf('reports/e1_OutraPessoaUid00000000000002')).toMatchObject({
      eventId: 'e1',
      reporter: 'OutraPessoaUid00000000000002',
      reason: 'false: a Usuário removido inventou, perguntem a Usuário removido',
    });
  });

  it('reports of a review that was removed before remain without its author', async () => {
    const [id = ''] = (await idsOf('reports')).filter((name) => name.startsWith('p3_'));
    expect(id).toMatch(/^p3_removido[\da-f]{32}_OutraPessoaUid00000000000002$/);
    expect(await fieldsOf(`reports/${id}`)).toMatchObject({
      reviewId: id.slice(0, id.lastIndexOf('_')),
      reporter: 'OutraPessoaUid00000000000002',
      reason: 'false: a Usuário removido nunca esteve lá',
      status: 'removed',
    });
  });

  it("a voided use remains voided, without the staff's note about the member", async () => {
    const undone = await fieldsOf('clubRedemptions/red3');
    expect(undone).toMatchObject({ status: 'voided', voidedBy: 'OutraPessoaUid00000000000002' });
    expect(undone).not.toHaveProperty('voidReason');
    const logged = await fieldsOf('auditLog/a4');
    expect(logged).toMatchObject({
      target: 'clubRedemptions/red3',
      before: { status: 'confirmed', finalCents: 4500 },
      after: { status: 'voided' },
    });
    expect(logged?.['after']).not.toHaveProperty('voidReason');
    expect(await fieldsOf('clubRedemptions/red4')).toMatchObject({ voidReason: 'Conta errada' });
    expect(await fieldsOf('auditLog/a5')).toMatchObject({ after: { voidReason: 'Conta errada' } });
  });

  it('payments and transactions keep one hash of the member, without the name', async () => {
    const payment = await fieldsOf('clubPayments/in_1');
    expect(payment).toMatchObject({ amountCents: 2990 });
    const transaction = await fieldsOf('clubTransactions/t1');
    expect(transaction?.['amount']).toBe(5000);
    expect(transaction?.['userId']).toBe(payment?.['userId']);
    expect(payment?.['userId']).toMatch(/^removido[\da-f]{32}$/);
    expect(transaction).not.toHaveProperty('memberName');
    const confirmed = await fieldsOf('clubTransactions/t2');
    expect(confirmed?.['memberName']).toBe('Outra');
    expect(confirmed?.['confirmedBy']).toBe(payment?.['userId']);
    expect(await idsOf('redemptionSecrets')).toEqual([]);
    expect(await idsOf('customers')).toEqual([]);
  });

  it('the audit log keeps the actions', async () => {
    expect(await fieldsOf('auditLog/a1')).toMatchObject({
      action: 'place.update',
      before: { title: 'Bar' },
      after: { changedBy: [{ name: 'Usuário removido', mail: 'Usuário removido' }] },
    });
    expect(await fieldsOf('auditLog/a3')).toMatchObject({ before: { title: 'Joaquina' } });
  });

  it("the user's marks are deleted and not counted, and so are those of the user's own review", async () => {
    const other = 'OutraPessoaUid00000000000002';
    const [mark, ...more] = await idsOf('helpful');
    expect(mark).toMatch(new RegExp(`^p1_${other}_`));
    expect(mark).not.toContain(person.uid);
    expect(more).toEqual([]);
    expect(await fieldsOf(`reviews/p1_${other}`)).toMatchObject({ helpfulCount: 1 });
    const [anonymous] = (await idsOf('reviews')).filter((id) => id.startsWith('p1_removido'));
    expect(await fieldsOf(`reviews/${anonymous}`)).not.toHaveProperty('helpfulCount');
  });

  it('no data of other users is lost', async () => {
    const other = 'OutraPessoaUid00000000000002';
    expect(await idsOf('favorites')).toEqual([`${other}_p1`]);
    expect(await idsOf('savedEvents')).toEqual([`${other}_e1`]);
    expect(await idsOf('lists')).toEqual(['l2']);
    expect(await idsOf('listCounts')).toEqual([other]);
    expect(await idsOf('suggestions')).toEqual([`p1_${other}`]);
    expect(await idsOf('claims')).toEqual([`p1_${other}`]);
    expect(await idsOf('requestPace')).toEqual([other]);
    expect(await idsOf('reportedPictures')).toEqual([`p1_${other}`]);
    expect(await fieldsOf('events/e2')).toMatchObject({ createdBy: other });
    expect(await idsOf('clubMembers')).toEqual([other]);
    expect(await idsOf('contacts')).toEqual([other]);
    expect(await fieldsOf(`reviews/p1_${other}`)).toMatchObject({ authorName: 'Outra Pessoa' });
    expect(await fieldsOf('places/p2')).toMatchObject({ createdBy: other });
    expect(await fieldsOf('clubPayments/in_2')).toMatchObject({ userId: other });
    const dump = await city.dump();
    expect(dump).toContain(`users/${other}/avatar/b.webp`);
    expect(dump).toContain('outra@exemplo.test');
  });

  it('the user can neither sign in nor use an old token', async () => {
    await expect(city.signIn(person.email)).rejects.toThrow('EMAIL_NOT_FOUND');
    await erase(app(), token).expect(401);
  });
});

describe('an interrupted erasure', () => {
  const steps = ['subscription', 'begin', ...erasureSteps.map(([name]) => name), 'end'];

  async function inProcess(...args: string[]): Promise<NodeJS.Signals | null> {
    const child = spawn(
      process.execPath,
      [...programArguments('tests/support/erasure-process.ts'), person.uid, ...args],
      {
        env: { PATH: process.env['PATH'], ...city.environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    }
    const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return signal;
  }

  it.each(steps)('that was killed after %s is completed by the next start', async (step) => {
    await city.populate('manager');
    expect(await inProcess(step)).toBe('SIGKILL');
    const { config, firestore } = city;
    const { account, finishPending } = createAccountServices({
      ...completeErasures,
      config,
      firestore,
      logger,
      payments: cancelsNothing,
    });
    if (step === 'subscription') {
      // The user's data is still unchanged, so that only another call continues the erasure.
      expect(await fieldsOf(`users/${person.uid}`)).toMatchObject({ status: 'active' });
      await account.erase(person.uid);
    } else {
      await finishPending();
    }
    await expectNoTrace();
    expect(await idsOf('erasures')).toEqual([]);
  });

  it('is only completed after all charges have ended', async () => {
    expect(await inProcess('begin')).toBe('SIGKILL');
    const { config, firestore } = city;
    const cancelSubscription = vi
      .fn<PaymentsPort['cancelSubscription']>()
      .mockRejectedValueOnce(new AppError('unavailable'))
      .mockResolvedValue();
    const payments = { ...cancelsNothing, cancelSubscription };
    const { finishPending } = createAccountServices({
      ...completeErasures,
      config,
      firestore,
      logger,
      payments,
    });
    await finishPending();
    expect(await idsOf('erasures')).toHaveLength(1);
    expect(await fieldsOf(`clubMembers/${person.uid}`)).toBeDefined();
    await finishPending();
    expect(cancelSubscription.mock.calls).toEqual([[person.uid], [person.uid]]);
    await expectNoTrace();
  });

  it('blocks writes of the user from the first step on', async () => {
    expect(await inProcess('begin')).toBe('SIGKILL');
    expect(await fieldsOf(`users/${person.uid}`)).toMatchObject({ status: 'inactive' });
    const token = await city.signIn(person.email);
    await erase(app(), token).expect(200);
    await expectNoTrace();
  });

  it('has exactly the steps listed here, so that this list stays complete', async () => {
    const { config, firestore } = city;
    const done: string[] = [];
    const { account } = createAccountServices({
      ...completeErasures,
      config,
      firestore,
      logger,
      payments: cancelsNothing,
      afterErasureStep: (step) => void done.push(step),
    });
    await account.erase(person.uid);
    expect(done).toEqual(steps);
  });
});

describe('an erasure', () => {
  it('changes no data of other users, for any text that the user wrote', async () => {
    const { firestore } = city;
    await firestore
      .doc(`users/${person.uid}`)
      .update({ displayName: 'place.update', photoURL: 'title' });
    const reservation = firestore.doc(`reservations/p1_${person.uid}_2026-12-24`);
    await reservation.update({ phone: 'places', name: 'target' });
    const about = firestore.doc('auditLog/a3');
    const before = (await about.get()).data();
    await erase(app(), await city.signIn(person.email)).expect(200);
    expect((await about.get()).data()).toEqual(before);
    expect(await fieldsOf('auditLog/a1')).toMatchObject({
      action: 'place.update',
      target: 'places/p1',
      before: { title: 'Bar' },
    });
  });

  it('may be requested twice simultaneously, and again afterwards', async () => {
    const { config, firestore } = city;
    const { account } = createAccountServices({
      ...completeErasures,
      config,
      firestore,
      logger,
      payments: cancelsNothing,
    });
    await Promise.all([account.erase(person.uid), account.erase(person.uid)]);
    await account.erase(person.uid);
    await expectNoTrace();
    const anonymous = (await idsOf('reviews')).filter((id) => id.includes('removido'));
    expect(anonymous).toHaveLength(2);
  });

  it("blocks writes of the user's other tabs once it has begun", async () => {
    const { config, firestore } = city;
    const token = await city.signIn(person.email);
    const favorites = `http://${config.emulators.firestore ?? ''}/v1/projects/${projectId}/databases/(default)/documents`;
    const save = async () => {
      const name = `projects/${projectId}/databases/(default)/documents/favorites/${person.uid}_p2`;
      const userId = { stringValue: person.uid };
      const answer = await fetch(`${favorites}:commit`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          writes: [
            {
              update: { name, fields: { userId, placeId: { stringValue: 'p2' } } },
              updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
            },
          ],
        }),
      });
      return answer.status;
    };
    expect(await save()).toBe(200);
    const statuses: number[] = [];
    const { account } = createAccountServices({
      ...completeErasures,
      config,
      firestore,
      logger,
      payments: cancelsNothing,
      afterErasureStep: async (step) => {
        if (step !== 'subscription') statuses.push(await save());
      },
    });
    await account.erase(person.uid);
    expect(new Set(statuses)).toEqual(new Set([403]));
    await expectNoTrace();
  });

  it('also removes what the staff writes about the user during the erasure', async () => {
    const { config, firestore } = city;
    const voidReason = `A ${person.displayName} desistiu`;
    const { account } = createAccountServices({
      ...completeErasures,
      config,
      firestore,
      logger,
      payments: cancelsNothing,
      afterErasureStep: async (step) => {
        if (step !== 'clubRedemptions') return;
        await firestore.doc('clubRedemptions/red1').update({ status: 'voided', voidReason });
        await firestore.doc('auditLog/a6').set({
          actorId: 'OutraPessoaUid00000000000002',
          action: 'redemption.void',
          target: 'clubRedemptions/red1',
          before: { status: 'confirmed' },
          after: { status: 'voided', voidReason },
        });
      },
    });
    await account.erase(person.uid);
    await expectNoTrace();
  });

  it('works for an account without a record', async () => {
    const token = await city.signIn(person.email);
    await city.firestore.doc(`users/${person.uid}`).delete();
    await erase(app(), token).expect(200);
    expect(tracesIn(await city.dump())).not.toContain(person.uid.toLowerCase());
  });

  it('is refused to the last super admin, and nothing changes', async () => {
    await city.populate('super_admin');
    await city.firestore.doc('users/AdminQueFicaUid0000000000003').update({ status: 'inactive' });
    const token = await city.signIn(person.email);
    const before = await city.dump();
    const answer = await erase(app(), token).expect(409);
    expect(answer.body).toMatchObject({ code: 'last-super-admin', success: false });
    expect(await city.dump()).toBe(before);
  });

  it('of two super admins at the same moment leaves one', async () => {
    await city.populate('super_admin');
    const { config, firestore } = city;
    const { account } = createAccountServices({
      ...completeErasures,
      config,
      firestore,
      logger,
      payments: cancelsNothing,
    });
    const outcomes = await Promise.allSettled(
      [person.uid, 'AdminQueFicaUid0000000000003'].map((uid) => account.erase(uid)),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    const left = await firestore.collection('users').where('role', '==', 'super_admin').get();
    expect(left.docs.map((document) => document.get('status') as unknown)).toEqual(['active']);
  });

  it('is refused if a subscription cannot be cancelled, and nothing changes', async () => {
    const { config, firestore } = city;
    const { account } = createAccountServices({ ...completeErasures, config, firestore, logger });
    await expect(account.erase(person.uid)).rejects.toMatchObject({ code: 'active-subscription' });
    expect(await fieldsOf(`users/${person.uid}`)).toMatchObject({ status: 'active' });
    await firestore.doc(`clubMembers/${person.uid}`).update({ status: 'canceled' });
    await account.erase(person.uid);
    await expectNoTrace();
  });

  it('also ends a subscription that another tab started in between', async () => {
    const { config, firestore } = city;
    const asked: unknown[] = [];
    const payments: PaymentsPort = {
      ...cancelsNothing,
      cancelSubscription: async () => {
        asked.push((await fieldsOf(`users/${person.uid}`))?.['status']);
      },
    };
    const { account } = createAccountServices({
      ...completeErasures,
      ...{ config, firestore, logger, payments },
    });
    await account.erase(person.uid);
    expect(asked).toEqual(['active', 'inactive']);
  });

  it('fails if the payment provider does not respond, and logs no user', async () => {
    const payments: PaymentsPort = {
      ...cancelsNothing,
      cancelSubscription: () =>
        Promise.reject(new AppError('unavailable', 'payments are unavailable')),
    };
    const answer = await erase(app({ payments }), await city.signIn(person.email)).expect(503);
    expect(answer.body).toMatchObject({ code: 'unavailable' });
    expect(tracesIn(lines.join(''))).toEqual([]);
  });
});

describe('a super admin', () => {
  it('removes a user at the second attempt, and no log line identifies the user', async () => {
    const admin = 'fica@exemplo.test';
    const address = `http://${city.config.emulators.auth ?? ''}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
    await fetch(address, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ localId: 'AdminQueFicaUid0000000000003', email: admin, password: 'ilha1234' },
      }),
    });
    const server = app();
    const token = await city.signIn(admin);
    const about = `/api/admin/users/${person.uid}`;
    const as = (authorization: string) => ({ Authorization: authorization });
    await request(server).delete(about).set(as('Bearer x')).send({}).expect(401);
    await request(server)
      .delete(about)
      .set(as(`Bearer ${token}`))
      .send({})
      .expect(400);
    await request(server).put(about).expect(405);
    await request(server).get(`${about}/nothing`).expect(404);
    await request(server)
      .post(`${about}/deactivate`)
      .set(as(`Bearer ${token}`))
      .send({ membership: 'never' })
      .expect(400);
    await request(server)
      .delete(about)
      .set(as(`Bearer ${token}`))
      .send({ confirmation: 'EXCLUIR' })
      .expect(200);
    expect(lines.join('')).toContain('/api/admin/users/:uid/deactivate');
    await expectNoTrace();
  });
});

describe('DELETE /api/account', () => {
  it('requires a sign-in within the last five minutes', async () => {
    const token = await city.signIn(person.email);
    const later = () => new Date(Date.now() + 6 * minuteMs);
    const answer = await erase(app({ now: later }), token).expect(403);
    expect(answer.body).toMatchObject({ code: 'requires-recent-login', success: false });
    expect(await fieldsOf(`users/${person.uid}`)).toMatchObject({ status: 'active' });
  });

  it.each<[string, object, number]>([
    ['another confirmation', { confirmation: 'SIM' }, 400],
    ['no confirmation', {}, 400],
    ['a list', { confirmation: ['EXCLUIR'] }, 400],
    ['an extra field', { confirmation: 'EXCLUIR', uid: 'outra' }, 400],
    ['a too large body', { confirmation: 'E'.repeat(20_000) }, 413],
  ])('refuses %s', async (_case, body, status) => {
    const token = await city.signIn(person.email);
    await request(app())
      .delete('/api/account')
      .set('Authorization', `Bearer ${token}`)
      .send(body)
      .expect(status);
    expect(await fieldsOf(`users/${person.uid}`)).toMatchObject({ status: 'active' });
  });

  it('refuses a body that is not JSON', async () => {
    await request(app())
      .delete('/api/account')
      .set('Authorization', `Bearer ${await city.signIn(person.email)}`)
      .set('Content-Type', 'text/plain')
      .send('EXCLUIR')
      .expect(415);
  });

  it.each(['', 'Bearer', 'Bearer abc', 'Basic abc', 'Bearer a.b.c'])(
    'refuses a request with %j',
    async (authorization) => {
      const answer = await request(app())
        .delete('/api/account')
        .set('Authorization', authorization)
        .send({ confirmation: 'EXCLUIR' })
        .expect(401);
      expect(answer.body).toMatchObject({ code: 'unauthenticated', success: false });
    },
  );

  it('refuses a revoked token', async () => {
    const token = await city.signIn(person.email);
    await revoke();
    await erase(app(), token).expect(401);
  });

  it('refuses other methods', async () => {
    const answer = await request(app()).post('/api/account').expect(405);
    expect(answer.headers['allow']).toBe('DELETE');
  });
});

describe('POST /api/privacy/export', () => {
  const exportOf = (server: RequestListener, token: string) =>
    request(server).post('/api/privacy/export').set('Authorization', `Bearer ${token}`);

  it('returns one file with all data of the caller, not cacheable', async () => {
    const answer = await exportOf(app(), await city.signIn(person.email)).expect(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="guia-da-ilha-meus-dados-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const uid = person.uid;
    expect(answer.body).toMatchObject({
      conta: { uid, email: person.email.toLowerCase(), providers: [{ providerId: 'password' }] },
      perfil: { uid, displayName: person.displayName, createdAt: '2025-06-15T15:06:40.000Z' },
      contato: { phone: person.contactPhone, updatedAt: '2025-06-15T15:06:40.000Z' },
      favoritos: [{ id: `${uid}_p1`, placeId: 'p1' }],
      eventosSalvos: [{ id: `${uid}_e2`, eventId: 'e2' }],
      listas: [{ id: 'l1', items: ['p2 Ir cedo'] }],
      contagemDeListas: { count: 1, last: 'l1' },
      correcoesSugeridas: [{ id: `p2_${uid}`, status: 'declined' }],
      pedidosDeGestao: [{ id: `p2_${uid}`, status: 'declined' }],
      ritmoDePedidos: { count: 1, last: `suggestions/p2_${uid}` },
      avaliacoes: [{ id: `p1_${uid}`, rating: 4 }, { id: `p2_${uid}` }],
      fotosDenunciadas: [{ id: `p2_${uid}`, isOpen: true }, { id: `p3_${uid}` }],
      avaliacoesUteis: [{ userId: uid, placeId: 'p1' }],
      denuncias: [
        { id: `e2_${uid}`, eventId: 'e2' },
        { reviewId: expect.any(String) as string },
        { id: 'r2', reason: 'offensive' },
      ],
      reservas: [{ name: person.displayName, phone: person.phone, date: '2026-12-24' }],
      cartasRecentes: [{ id: 'hash1' }],
      clube: {
        associacao: [{ status: 'active' }],
        pagamentos: [{ id: 'in_1', amountCents: 2990 }],
        transacoes: [{ id: 't1', memberName: person.memberName }],
        resgates: [{ id: 'red1' }, { id: 'red3' }],
        visitas: [{ placeId: 'p1' }],
      },
      lugaresCadastrados: [{ id: 'p1', title: 'Bar do Farol' }],
      eventosCadastrados: [{ id: 'e1', title: 'Samba' }],
      acoesRegistradas: [{ id: 'a1', action: 'place.update' }],
      importacoes: [{ rows: 1 }],
      fotos: [{ name: `users/${uid}/avatar/a.webp`, contentType: 'image/webp', bytes: 7 }],
    });
    const { fotos } = answer.body as { fotos: { url: string }[] };
    const picture = await fetch(fotos[0]?.url ?? '');
    expect(await picture.text()).toBe('picture');
  });

  it('contains no data of other users', async () => {
    const answer = await exportOf(app(), await city.signIn(person.email)).expect(200);
    expect(answer.text).not.toMatch(/outra@exemplo|Outra Pessoa|fica@exemplo|evt_1|123456"/);
    expect(answer.text).not.toContain('verifiedBy');
  });

  it('is rate-limited per user', async () => {
    const server = app();
    const token = await city.signIn(person.email);
    for (let turn = 0; turn < 5; turn += 1) await exportOf(server, token).expect(200);
    const answer = await exportOf(server, token).expect(429);
    expect(answer.body).toMatchObject({ code: 'too-many-requests' });
    await exportOf(server, await city.signIn('outra@exemplo.test')).expect(200);
  });

  it('refuses a revoked token for the export', async () => {
    const token = await city.signIn(person.email);
    await revoke();
    await exportOf(app(), token).expect(401);
  });

  it('refuses requests without a token and other methods', async () => {
    await request(app()).post('/api/privacy/export').expect(401);
    await request(app()).get('/api/privacy/export').expect(405);
  });
});
