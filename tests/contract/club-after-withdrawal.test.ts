import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { computeBenefitsStart, isWithdrawable } from '#features/club/model/membership.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { dayMs } from '#shared/time-units.ts';
import { startClub, yearly } from './club-fixture.ts';
import type { ClubFixture } from './club-fixture.ts';

let club: ClubFixture;

beforeAll(async () => {
  club = await startClub();
  await club.firestore.doc('places/bar').set({ title: 'Bar', isActive: true, createdBy: 'admin' });
  await club.firestore.doc('clubOffers/vinte').set({
    placeId: 'bar',
    title: '20% na conta',
    kind: 'percent',
    percent: 20,
    isActive: true,
    validUntil: new Date(Date.now() + 800 * dayMs),
    weekdays: [],
    shifts: [],
    excludedDates: [],
    cooldownMinutes: 0,
    usedCount: 0,
  });
});
afterAll(() => club.close());
beforeEach(async () => {
  club.clock.now = () => new Date();
  await club.turn('calm');
});

const redeem = (as: string) =>
  club.ask('POST', '/club/redemptions', { as, body: { offerId: 'vinte' } });

const withdraw = (as: string) => club.ask('POST', '/billing/withdraw', { as });

const checkout = (as: string, priceId = yearly) =>
  club.ask('POST', '/create-checkout-session', { as, body: { priceId } });

/** Subscribes again and returns the checkout response, which is shown before the payment. */
async function subscribeAgain(as: string) {
  const { body } = await checkout(as);
  await club.pay(String(body['id']));
  return body;
}

/** Subscribes, uses a benefit in the first days, and withdraws with a full refund. */
async function usedAndWithdrawn(uid: string): Promise<string> {
  await club.subscriber(uid, yearly);
  expect(await redeem(uid)).toMatchObject({ status: 201 });
  expect(await withdraw(uid)).toMatchObject({ status: 200, body: { refundedCents: 29_900 } });
  await club.turn('settle', { seconds: 50 });
  expect(await redeem(uid)).toMatchObject({ status: 403, body: { reason: 'not_member' } });
  return uid;
}

const at = (time: Date) => {
  club.clock.now = () => time;
};

describe('a member who withdrew and subscribes again', () => {
  it('is informed before the payment, waits until the eighth day, and then uses the benefits', async () => {
    const uid = await usedAndWithdrawn('volta1');
    const told = await subscribeAgain(uid);
    const member = await club.fieldsOf(`clubMembers/${uid}`);
    if (!member) throw new Error('No member');
    const startedAt = (member['startedAt'] as { toDate: () => Date }).toDate();
    const from = computeBenefitsStart(startedAt, new Date());
    if (from === null) throw new Error('Nothing to wait for');
    expect(told).toMatchObject({ benefitsFrom: from.toISOString() });
    expect(member).toMatchObject({ status: 'active' });

    const refused = await redeem(uid);
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'permission-denied', reason: 'after_withdrawal' },
    });
    expect(refused.body['error']).toContain(`a partir de ${formatDate(from)}.`);

    at(new Date(from.getTime() - 1));
    expect(isWithdrawable(startedAt, club.clock.now())).toBe(true);
    expect(await redeem(uid)).toMatchObject({ status: 403 });
    at(from);
    expect(await redeem(uid)).toMatchObject({ status: 201 });
    // From the eighth day on there is no refund.
    expect(await withdraw(uid)).toMatchObject({ status: 409 });
  });

  it('may withdraw again with a full refund, any number of times, without using benefits', async () => {
    const uid = await usedAndWithdrawn('volta2');
    for (let round = 0; round < 2; round += 1) {
      await subscribeAgain(uid);
      expect(await redeem(uid)).toMatchObject({
        status: 403,
        body: { reason: 'after_withdrawal' },
      });
      expect(await withdraw(uid)).toMatchObject({ status: 200, body: { refundedCents: 29_900 } });
      await club.turn('settle', { seconds: 50 });
    }
  });

  it('has no waiting period twelve months later', async () => {
    const uid = await usedAndWithdrawn('volta3');
    const daysAgo = (days: number) =>
      club.firestore
        .doc(`customers/${uid}`)
        .update({ withdrawnAt: new Date(Date.now() - days * dayMs) });
    await daysAgo(364);
    expect(await checkout(uid)).toMatchObject({
      body: { benefitsFrom: expect.any(String) as string },
    });
    await daysAgo(367);
    expect(await subscribeAgain(uid)).toMatchObject({ benefitsFrom: null });
    expect(await redeem(uid)).toMatchObject({ status: 201 });
  });

  it('is recognised by e-mail after an erasure, without stored personal data', async () => {
    const uid = await usedAndWithdrawn('volta4');
    await club.club.payments.cancelSubscription(uid);
    for (const path of [`users/${uid}`, `customers/${uid}`, `clubMembers/${uid}`]) {
      await club.firestore.doc(path).delete();
    }
    const kept = await club.firestore.collection('withdrawals').get();
    expect(JSON.stringify(kept.docs.map((one) => [one.id, one.data()]))).not.toContain(uid);
    // The token of an account carries the e-mail. A new account with the same e-mail has another uid.
    const again = 'volta4b';
    await club.firestore
      .doc(`users/${again}`)
      .set({ uid: again, role: 'member', status: 'active' });
    const { billing } = club.club;
    const begun = await billing?.beginCheckout({ uid: again, email: `${uid}@GUIA.test` }, yearly);
    expect(begun).toMatchObject({ kind: 'created', benefitsFrom: expect.any(Date) as Date });
    if (begun?.kind === 'created') await club.pay(begun.id);
    expect(await redeem(again)).toMatchObject({
      status: 403,
      body: { reason: 'after_withdrawal' },
    });
    // The record is deleted after its period.
    at(new Date(Date.now() + 370 * dayMs));
    await club.club.sweep();
    expect(await club.idsOf('withdrawals')).toEqual([]);
  });

  it('is not identified to the staff', async () => {
    const uid = await usedAndWithdrawn('volta5');
    await subscribeAgain(uid);
    at(new Date(Date.now() + 9 * dayMs));
    const { status, body } = await redeem(uid);
    expect({ status, body }).toMatchObject({ status: 201 });
    const { token } = body['proof'] as { token: string };
    await club.firestore.doc('users/chefe').set({
      uid: 'chefe',
      role: 'manager',
      status: 'active',
      managedPlaces: ['bar'],
    });
    const verify = () =>
      club.ask('POST', '/club/redemptions/verify', { as: 'chefe', body: { token } });
    // As after another withdrawal and a new subscription while the code is displayed.
    const later = new Date(Date.now() + 12 * dayMs);
    await club.firestore.doc(`clubMembers/${uid}`).update({ benefitsFrom: later });
    expect(await verify()).toMatchObject({ status: 403, body: { reason: 'not_member' } });
  });
});

it('a member who never withdrew or let a subscription end has no waiting period', async () => {
  const uid = await club.subscriber('fiel');
  expect(await redeem(uid)).toMatchObject({ status: 201 });
  expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({
    withdrawnAt: null,
    benefitsFrom: null,
  });
});
