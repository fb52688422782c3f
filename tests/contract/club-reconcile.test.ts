import { Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReconcileOptions } from '#server/features/payments/reconcile.ts';
import { dayMs } from '#shared/time-units.ts';
import { startClub } from './club-fixture.ts';
import type { ClubFixture } from './club-fixture.ts';

let club: ClubFixture;
let said: string[] = [];

beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

function reconcile(options: Partial<ReconcileOptions> = {}) {
  said = [];
  const say = (line: string) => said.push(line);
  const run = club.club.reconcile ?? (() => Promise.reject(new Error('not configured')));
  return run({ isDryRun: false, isForced: false, report: say, pauseMs: 1, ...options });
}

it('repairs what events did not report, lists it in a dry run, and finds nothing in a second run', async () => {
  const [lost, ended, fine] = ['perdida', 'encerrada', 'certa'];
  for (const uid of [lost, ended, fine]) await club.subscriber(uid);
  await club.turn('settle', { seconds: 50 });
  const rightMember = await club.fieldsOf(`clubMembers/${fine}`);
  // A subscription whose records are deleted, one that ends while events are dropped, and a refund without an event.
  for (const path of [`clubMembers/${lost}`, `customers/${lost}`]) {
    await club.firestore.doc(path).delete();
  }
  await club.turn('webhook-fault', { drop: 1_000 });
  const subscription = (await club.fieldsOf(`clubMembers/${ended}`))?.['stripeSubscriptionId'];
  const asStripe = (method: string, path: string, fields: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${club.stripe.port}/v1/${path}`, {
      method,
      headers: { authorization: 'Bearer sk_test_local' },
      ...(method === 'POST' && { body: new URLSearchParams(fields) }),
    });
  await asStripe('DELETE', `subscriptions/${String(subscription)}`);
  const customer = String((await club.fieldsOf(`customers/${ended}`))?.['customerId']);
  const charge = club.stripe.engine.store.all('charges').find((one) => one.customer === customer);
  await asStripe('POST', 'refunds', { charge: charge?.id ?? '' });

  const dry = await reconcile({ isDryRun: true });
  expect(dry).toMatchObject({ customers: 3, differing: 2, customersWithoutUser: 0, failed: 0 });
  expect(said.join('\n')).toContain('status canceled, payments 1');
  expect(await club.fieldsOf(`clubMembers/${lost}`)).toBeUndefined();
  expect(await club.fieldsOf(`clubMembers/${ended}`)).toMatchObject({ status: 'active' });

  await club.turn('api-fault', { kind: 'error', times: 3 });
  expect(await reconcile()).toMatchObject({ customers: 3, differing: 2, failed: 0 });
  expect(await club.fieldsOf(`clubMembers/${lost}`)).toMatchObject({ status: 'active' });
  expect(await club.fieldsOf(`clubMembers/${ended}`)).toMatchObject({ status: 'canceled' });
  expect(await club.fieldsOf(`clubMembers/${fine}`)).toEqual(rightMember);
  const paid = await club.firestore.collection('clubPayments').where('userId', '==', ended).get();
  expect(paid.docs.map((one) => one.get('refundedCents') as number)).toEqual([2_990]);
  expect(said.join('\n')).not.toMatch(/perdida|encerrada|certa/);

  expect(await reconcile()).toMatchObject({ differing: 0 });
  await club.turn('calm');
});

it('ends memberships that Stripe does not know, but refuses to end all of them', async () => {
  const batch = club.firestore.batch();
  const until = Timestamp.fromMillis(Date.now() + dayMs);
  for (let number = 0; number < 6; number += 1) {
    batch.set(club.firestore.doc(`users/fantasma${number}`), { role: 'member', status: 'active' });
    batch.set(club.firestore.doc(`clubMembers/fantasma${number}`), {
      userId: `fantasma${number}`,
      status: 'active',
      stripeSubscriptionId: '',
      entitledUntil: until,
    });
  }
  await batch.commit();
  expect(await reconcile({ isDryRun: true })).toMatchObject({ unknown: 6 });
  await expect(reconcile()).rejects.toMatchObject({ code: 'conflict' });
  expect(await club.fieldsOf('clubMembers/fantasma0')).toMatchObject({ status: 'active' });
  await reconcile({ isForced: true });
  expect(await club.fieldsOf('clubMembers/fantasma0')).toMatchObject({ status: 'canceled' });
  expect(await reconcile()).toMatchObject({ unknown: 0 });
});

it('reports a charged customer without a user', async () => {
  const uid = await club.subscriber('alheia');
  await club.turn('settle', { seconds: 50 });
  const customer = String((await club.fieldsOf(`customers/${uid}`))?.['customerId']);
  for (const path of [`users/${uid}`, `customers/${uid}`, `clubMembers/${uid}`]) {
    await club.firestore.doc(path).delete();
  }
  expect(await reconcile()).toMatchObject({ customersWithoutUser: 1 });
  expect(said.join('\n')).toContain(`${customer}: is charged`);
});
