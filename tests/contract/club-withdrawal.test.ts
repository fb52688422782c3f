import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { switchPlan } from '@guia-da-ilha/local-stripe/billing/switch-plan';
import { createClubSweep } from '#server/features/payments/club-sweep.ts';
import { dayMs } from '#shared/time-units.ts';
import { monthly, startClub, yearly } from './club-fixture.ts';
import type { ClubFixture } from './club-fixture.ts';

let club: ClubFixture;

beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());
beforeEach(async () => {
  club.clock.now = () => new Date();
  await club.turn('calm');
});

const withdraw = (as: string) => club.ask('POST', '/billing/withdraw', { as });

const checkout = (as: string, priceId = monthly) =>
  club.ask('POST', '/create-checkout-session', { as, body: { priceId } });

async function stranger(uid: string): Promise<string> {
  await club.firestore.doc(`users/${uid}`).set({ uid, role: 'member', status: 'active' });
  return uid;
}

async function subscribeAgain(uid: string, priceId = monthly): Promise<void> {
  const { body } = await checkout(uid, priceId);
  await club.pay(String(body['id']));
}

const stored = () => club.stripe.engine.store;

const subscriptionOf = async (uid: string) =>
  stored().get(
    'subscriptions',
    String((await club.fieldsOf(`clubMembers/${uid}`))?.['stripeSubscriptionId']),
  );

const customerOf = async (uid: string) =>
  stored().get('customers', String((await club.fieldsOf(`customers/${uid}`))?.['customerId']));

/** Changes the plan as the Stripe portal does. */
async function changePlan(uid: string, priceId: string): Promise<void> {
  switchPlan(club.stripe.engine, await subscriptionOf(uid), {
    price: stored().get('prices', priceId),
    prorate: true,
    onlyWhenPaid: true,
    setting: { wish: 'card', onSession: true },
  });
  await club.turn('settle', { seconds: 50 });
}

/** Sends a request as the Stripe dashboard does. */
const askStripe = (method: string, path: string) =>
  fetch(`${club.stripe.url}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_local' },
  });

async function contest(uid: string, end?: 'won' | 'lost'): Promise<void> {
  const { id } = await customerOf(uid);
  const charge = stored()
    .all('charges')
    .find((one) => one.customer === id);
  await club.turn('dispute', { charge: charge?.id, end });
  await club.turn('settle', { seconds: 50 });
}

describe('withdrawing', () => {
  it('refunds everything and ends immediately, for any number of requests', async () => {
    const uid = await club.subscriber('desiste1', yearly);
    const answers = await Promise.all([withdraw(uid), withdraw(uid), withdraw(uid)]);
    for (const { status, body } of answers) {
      expect({ status, ...body }).toEqual({ status: 200, success: true, refundedCents: 29_900 });
    }
    await club.turn('settle', { seconds: 50 });
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({
      status: 'canceled',
      paymentProblem: 'refunded',
      cancelAtPeriodEnd: false,
    });
    const payments = await club.firestore
      .collection('clubPayments')
      .where('userId', '==', uid)
      .get();
    expect(payments.docs.map((one) => one.data())).toMatchObject([
      { amountCents: 29_900, refundedCents: 29_900 },
    ]);
    expect(await withdraw(uid)).toMatchObject({ status: 200, body: { refundedCents: 29_900 } });
    // A user who withdrew may subscribe again.
    expect(await checkout(uid)).toMatchObject({ status: 200 });
  });

  it('is refused after seven days and to users who never paid', async () => {
    const uid = await club.subscriber('desiste2');
    club.clock.now = () => new Date(Date.now() + 9 * dayMs);
    expect(await withdraw(uid)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'active' });
    expect(await withdraw(await stranger('desiste0'))).toMatchObject({ status: 404 });
  });

  it('is completed by the sweep after a failure', async () => {
    const uid = await club.subscriber('desiste3');
    await club.turn('api-fault', { kind: 'error', times: 100, path: '/v1/refunds' });
    expect(await withdraw(uid)).toMatchObject({ status: 503 });
    await club.turn('calm');
    await club.club.sweep();
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ withdrawing: '' });
    const payments = await club.firestore
      .collection('clubPayments')
      .where('userId', '==', uid)
      .get();
    expect(payments.docs.map((one) => one.get('refundedCents') as number)).toEqual([2_990]);
  });
});

describe('withdrawing after a change of plan', () => {
  it('takes back the credit of the unused time, also after an interruption', async () => {
    const uid = await club.subscriber('credito1', yearly);
    await changePlan(uid, monthly);
    expect((await customerOf(uid)).balance).toBe(2_990 - 29_900);
    await club.turn('api-fault', {
      kind: 'reset',
      times: 20,
      path: `/v1/customers/${(await customerOf(uid)).id}/balance_transactions`,
      when: 'after',
    });
    expect(await withdraw(uid)).toMatchObject({ status: 503 });
    await club.turn('calm');
    expect(await withdraw(uid)).toMatchObject({ status: 200, body: { refundedCents: 29_900 } });
    expect((await customerOf(uid)).balance).toBe(0);
    await subscribeAgain(uid);
    const payments = await club.firestore
      .collection('clubPayments')
      .where('userId', '==', uid)
      .get();
    const paid = payments.docs.map((one) => one.get('amountCents') as number);
    expect(paid.sort((a, b) => a - b)).toEqual([2_990, 29_900]);
  });

  it('keeps an older credit and refunds it once', async () => {
    const uid = await club.subscriber('credito2', yearly);
    const before = await subscriptionOf(uid);
    await changePlan(uid, monthly);
    await club.turn('advance', { subscription: before.id, days: 20 });
    await club.turn('settle', { seconds: 50 });
    const { id, balance } = await customerOf(uid);
    await askStripe('DELETE', `subscriptions/${before.id}`);
    await club.turn('settle', { seconds: 50 });
    await subscribeAgain(uid);
    expect((await customerOf(uid)).balance).toBe(balance + 2_990);
    await withdraw(uid);
    expect((await customerOf(uid)).balance).toBe(balance);
    const movements = stored()
      .all('customerBalanceTransactions')
      .filter(({ customer, metadata }) => customer === id && metadata['withdrawal'] !== undefined);
    expect(movements).toHaveLength(1);
  });
});

describe('a chargeback after a change of plan', () => {
  it('removes its credit after the decision of the bank, and no sooner', async () => {
    const uid = await club.subscriber('estornado', yearly);
    await changePlan(uid, monthly);
    const credit = 2_990 - 29_900;
    await contest(uid);
    expect((await customerOf(uid)).balance).toBe(credit);
    await club.turn('api-fault', { kind: 'error', times: 1, path: '/v1/customers/' });
    await contest(uid, 'lost');
    expect((await customerOf(uid)).balance).toBe(0);
    const events = stored()
      .all('events')
      .filter(({ type }) => type.startsWith('charge.dispute'));
    for (const { id } of events) await club.turn('event', { event: id });
    await club.turn('settle', { seconds: 50 });
    expect((await customerOf(uid)).balance).toBe(0);
  });

  it('keeps the credit if the shop wins', async () => {
    const uid = await club.subscriber('ganho', yearly);
    await changePlan(uid, monthly);
    await contest(uid);
    await contest(uid, 'won');
    expect((await customerOf(uid)).balance).toBe(2_990 - 29_900);
  });
});

describe('withdrawing during a dispute', () => {
  it.each([undefined, 'lost' as const])(
    'ends the subscription and does not block an erasure (decision of the bank: %s)',
    async (end) => {
      const uid = await club.subscriber(`contestada-${end ?? 'aberta'}`);
      await contest(uid, end);
      expect(await withdraw(uid)).toMatchObject({ status: 200, body: { refundedCents: 0 } });
      expect((await subscriptionOf(uid)).status).toBe('canceled');
      expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ withdrawing: '' });
      await club.club.payments.cancelSubscription(uid);
      expect(await customerOf(uid)).toMatchObject({ deleted: true });
    },
  );
});

describe('an unfinished withdrawal', () => {
  /** Stores a withdrawal whose refund has failed. */
  async function interrupted(uid: string): Promise<void> {
    await club.subscriber(uid);
    await club.turn('api-fault', { kind: 'error', times: 100, path: '/v1/refunds' });
    expect(await withdraw(uid)).toMatchObject({ status: 503 });
    await club.turn('calm');
  }

  it('is completed by the next one, which also ends the current subscription', async () => {
    const uid = 'emaberto1';
    await interrupted(uid);
    await subscribeAgain(uid);
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'active' });
    expect(await withdraw(uid)).toMatchObject({ status: 200, body: { refundedCents: 2_990 } });
    expect((await subscriptionOf(uid)).status).toBe('canceled');
    const { id } = await customerOf(uid);
    const charges = stored()
      .all('charges')
      .filter(({ customer }) => customer === id);
    expect(charges.map(({ refunded }) => refunded)).toEqual([true, true]);
  });

  it('is dropped with the customer, and the next one concerns the next subscription', async () => {
    const uid = 'emaberto2';
    await interrupted(uid);
    await askStripe('DELETE', `customers/${(await customerOf(uid)).id}`);
    await club.turn('settle', { seconds: 50 });
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({
      customerId: '',
      withdrawing: '',
    });
    await subscribeAgain(uid);
    expect(await withdraw(uid)).toMatchObject({ status: 200, body: { refundedCents: 2_990 } });
  });

  it('does not block an erasure if Stripe refuses the refund, but does while Stripe is unavailable', async () => {
    const uid = 'emaberto3';
    await interrupted(uid);
    await club.turn('api-fault', { kind: 'error', times: 100, path: '/v1/refunds' });
    await expect(club.club.payments.cancelSubscription(uid)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await club.turn('calm');
    const { id } = await customerOf(uid);
    const charge = stored()
      .all('charges')
      .find(({ customer }) => customer === id);
    // Stripe has no payment that it could refund.
    if (charge) stored().get('paymentIntents', charge.payment_intent).latest_charge = null;
    await club.club.payments.cancelSubscription(uid);
    expect(stored().get('customers', id)).toMatchObject({ deleted: true });
    expect(club.log()).toContain('account erased with an outstanding refund');
  });

  it('many failing withdrawals do not block the others', async () => {
    const batch = club.firestore.batch();
    for (let index = 0; index < 130; index += 1) {
      const uid = `fila${String(index).padStart(3, '0')}`;
      batch.set(club.firestore.doc(`customers/${uid}`), { withdrawing: `sub_${uid}` });
    }
    await batch.commit();
    const asked: string[] = [];
    const sweep = createClubSweep({
      firestore: club.firestore,
      // No membership ends in 1970.
      store: {} as never,
      sync: () => Promise.resolve(),
      finishWithdrawal(uid) {
        asked.push(uid);
        return Promise.reject(new Error('Nothing can be given back'));
      },
      finishEnding: () => Promise.resolve(),
      now: () => new Date(0),
      logger: { info: () => undefined, error: () => undefined },
    });
    await sweep();
    await sweep();
    expect(asked.filter((uid) => uid.startsWith('fila'))).toHaveLength(130);
    await sweep();
    expect(new Set(asked).size).toBeLessThan(asked.length);
  });
});
