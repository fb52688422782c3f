import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handledEvents } from '#server/features/payments/stripe/stripe-events.ts';
import { dayMs } from '#shared/time-units.ts';
import { startClub, webhookSecret } from './club-fixture.ts';
import type { ClubFixture } from './club-fixture.ts';

let club: ClubFixture;

beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());
beforeEach(async () => {
  club.clock.now = () => new Date();
  club.database.mode = 'through';
  await club.turn('calm');
});

let sent = 0;

function signed(body: string): string {
  const seconds = Math.floor(club.clock.now().getTime() / 1_000);
  const signature = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Sends an event as Stripe does. */
async function deliver(type: string, object: object, id?: string): Promise<number> {
  sent += 1;
  const body = JSON.stringify({
    id: id ?? `evt_eigen${sent}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1_000),
    data: { object },
  });
  const answer = await fetch(`${club.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': signed(body), 'content-type': 'application/json' },
    body,
  });
  return answer.status;
}

const subscriptionOf = async (uid: string) =>
  String((await club.fieldsOf(`clubMembers/${uid}`))?.['stripeSubscriptionId']);

const customerOf = async (uid: string) =>
  String((await club.fieldsOf(`customers/${uid}`))?.['customerId']);

const paymentsOf = async (uid: string) => {
  const found = await club.firestore.collection('clubPayments').where('userId', '==', uid).get();
  return found.docs.map((payment) => payment.data());
};

async function advance(uid: string, how: object): Promise<void> {
  await club.turn('advance', { subscription: await subscriptionOf(uid), ...how });
  await club.turn('settle', { seconds: 50 });
}

describe('a membership follows its subscription', () => {
  it('through a renewal, a failed payment, the grace period, and the end', async () => {
    const uid = await club.subscriber('ciclo1');
    await advance(uid, { to: 'period_end', payment: 'paid' });
    expect(await paymentsOf(uid)).toHaveLength(2);
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({
      status: 'active',
      paymentProblem: '',
    });

    const asked = Math.floor(Date.now() / 1000) * 1000;
    await advance(uid, { to: 'period_end', payment: 'failed' });
    const refused = await club.fieldsOf(`clubMembers/${uid}`);
    expect(refused).toMatchObject({ status: 'active', paymentProblem: 'failed' });
    expect(refused?.['paymentUrl']).toMatch(/^http/);
    const until = refused?.['entitledUntil'] as { toMillis: () => number } | undefined;
    expect(until?.toMillis()).toBeGreaterThanOrEqual(asked + 3 * dayMs);
    expect(until?.toMillis()).toBeLessThanOrEqual(Date.now() + 3 * dayMs);

    // Stripe sends no event for the end of a grace period: the sweep ends it.
    club.clock.now = () => new Date(Date.now() + 3 * dayMs + 60_000);
    await club.club.sweep();
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'past_due' });

    club.clock.now = () => new Date();
    await advance(uid, { days: 40, payment: 'failed' });
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'canceled' });
    expect(await paymentsOf(uid)).toHaveLength(2);
  });

  it('ends after its period while Stripe is unavailable, and is restored by the event', async () => {
    const uid = await club.subscriber('ciclo2');
    await club.turn('api-fault', { kind: 'error', times: 1_000 });
    const end = (await club.fieldsOf(`clubMembers/${uid}`))?.['currentPeriodEnd'] as {
      toMillis: () => number;
    };
    club.clock.now = () => new Date(end.toMillis() + dayMs);
    await club.club.sweep();
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'active' });
    club.clock.now = () => new Date(end.toMillis() + 4 * dayMs);
    await club.club.sweep();
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'past_due' });
    await club.turn('calm');
    club.clock.now = () => new Date();
    expect(await deliver('invoice.paid', { customer: await customerOf(uid) })).toBe(200);
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'active' });
  });

  it('continues after a won dispute of its payment, and a lost dispute is no revenue', async () => {
    const people = [await club.subscriber('contesta1'), await club.subscriber('contesta2')];
    const ends = ['won', 'lost'];
    for (const [index, uid] of people.entries()) {
      const customer = await customerOf(uid);
      const [charge] = club.stripe.engine.store
        .all('charges')
        .filter((one) => one.customer === customer);
      await club.turn('dispute', { charge: charge?.id });
      await club.turn('settle', { seconds: 50 });
      const contested = { status: 'unpaid', paymentProblem: 'disputed' };
      expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject(contested);
      expect(await paymentsOf(uid)).toMatchObject([{ amountCents: 2_990, refundedCents: 0 }]);
      await club.turn('dispute', { charge: charge?.id, end: ends[index] });
      await club.turn('settle', { seconds: 50 });
    }
    const [won = '', lost = ''] = people;
    expect(await club.fieldsOf(`clubMembers/${won}`)).toMatchObject({ status: 'active' });
    expect(await paymentsOf(won)).toMatchObject([{ refundedCents: 0 }]);
    expect(await club.fieldsOf(`clubMembers/${lost}`)).toMatchObject({ status: 'unpaid' });
    expect(await paymentsOf(lost)).toMatchObject([{ amountCents: 2_990, refundedCents: 2_990 }]);
  });

  it('ends when its customer is deleted at Stripe; a returning user gets a new customer', async () => {
    const uid = await club.subscriber('ciclo3');
    const before = await customerOf(uid);
    const { port } = club.stripe;
    await fetch(`http://127.0.0.1:${port}/v1/customers/${before}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_local' },
    });
    await club.turn('settle', { seconds: 50 });
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'canceled' });
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({
      customerId: '',
      generation: 1,
    });
    await club.subscriber(uid);
    expect(await customerOf(uid)).not.toBe(before);
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'active' });
  });
});

describe('an event', () => {
  it('duplicated, late and reordered events lead to the state of Stripe', async () => {
    await club.turn('webhook-fault', { copies: 3, shuffleMs: 300 });
    const uid = await club.subscriber('ordem1');
    await club.turn('settle', { seconds: 50 });
    await advance(uid, { to: 'period_end', payment: 'paid' });
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'active' });
    expect(await paymentsOf(uid)).toMatchObject([{ amountCents: 2_990 }, { amountCents: 2_990 }]);
  });

  it('is processed once, and its marker contains no user', async () => {
    const uid = await club.subscriber('marca1');
    const object = { customer: await customerOf(uid) };
    expect(await deliver('invoice.paid', object, 'evt_marca')).toBe(200);
    const mark = await club.fieldsOf('stripeEvents/evt_marca');
    expect(mark).toMatchObject({ type: 'invoice.paid' });
    expect(JSON.stringify(mark)).not.toContain(uid);
    const { updateTime } = await club.firestore.doc(`clubMembers/${uid}`).get();
    expect(await deliver('invoice.paid', object, 'evt_marca')).toBe(200);
    const after = await club.firestore.doc(`clubMembers/${uid}`).get();
    expect(after.updateTime).toEqual(updateTime);
    club.clock.now = () => new Date(Date.now() + 40 * dayMs);
    await club.club.sweep();
    expect(await club.fieldsOf('stripeEvents/evt_marca')).toBeUndefined();
  });

  it('that changes nothing raises the revision once, so that no older reading of Stripe is stored later', async () => {
    const uid = await club.subscriber('nada1');
    await club.turn('settle', { seconds: 50 });
    const readRevision = async () => (await club.fieldsOf(`customers/${uid}`))?.['revision'];
    const revision = Number(await readRevision());
    const object = { customer: await customerOf(uid) };
    for (let copies = 0; copies < 2; copies += 1) {
      expect(await deliver('invoice.paid', object, 'evt_nada')).toBe(200);
    }
    expect(await readRevision()).toBe(revision + 1);
  });

  it.each(['reset', '500', 'hang'] as const)(
    'is refused with 5xx while the database is %s, and processed when sent again',
    async (mode) => {
      const uid = await club.subscriber(`banco${mode}`);
      await club.firestore.doc(`clubMembers/${uid}`).update({ status: 'canceled' });
      const object = { customer: await customerOf(uid) };
      club.database.mode = mode;
      expect(await deliver('invoice.paid', object, `evt_${mode}`)).toBe(503);
      club.database.mode = 'through';
      expect(await club.fieldsOf(`stripeEvents/evt_${mode}`)).toBeUndefined();
      expect(await deliver('invoice.paid', object, `evt_${mode}`)).toBe(200);
      expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'active' });
    },
  );

  it('is refused with 5xx while Stripe cannot be read', async () => {
    const uid = await club.subscriber('stripefora');
    await club.turn('api-fault', { kind: 'error', times: 1_000 });
    const object = { customer: await customerOf(uid) };
    expect(await deliver('customer.subscription.updated', object, 'evt_fora')).toBe(503);
    expect(await club.fieldsOf('stripeEvents/evt_fora')).toBeUndefined();
  });

  it('of any type and content is accepted', async () => {
    for (const type of [...handledEvents, 'payout.paid', 'never.heard.of', '']) {
      for (const object of [{}, { id: null, customer: 7, charge: [], product: {} }]) {
        expect([type, await deliver(type, object)]).toEqual([type, 200]);
      }
      expect([
        type,
        await deliver(type, {
          id: 'x_1',
          customer: 'cus_nobody',
          charge: 'ch_nobody',
          product: 'prod_nobody',
        }),
      ]).toEqual([type, 200]);
    }
    expect(await club.idsOf('users')).not.toContain('undefined');
  });

  it('of an unrecorded customer links it, and of a second customer has no effect', async () => {
    const uid = await club.subscriber('liga1');
    const own = await customerOf(uid);
    await club.firestore.doc(`customers/${uid}`).delete();
    await club.firestore.doc(`clubMembers/${uid}`).delete();
    expect(await deliver('checkout.session.completed', { customer: own })).toBe(200);
    expect(await customerOf(uid)).toBe(own);
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'active' });
    const second = await fetch(`http://127.0.0.1:${club.stripe.port}/v1/customers`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams({ 'metadata[uid]': uid }),
    });
    const { id } = (await second.json()) as { id: string };
    expect(await deliver('customer.subscription.created', { customer: id })).toBe(200);
    expect(await customerOf(uid)).toBe(own);
  });

  it('of the catalogue updates the plans, and puts nothing on sale', async () => {
    const { engine } = club.stripe;
    const price = engine.store.get('prices', 'price_anual');
    await club.firestore.doc('subscriptionPlans/anual').update({ price: 1, isActive: false });
    expect(await deliver('price.updated', { id: price.id, product: price.product })).toBe(200);
    expect(await club.fieldsOf('subscriptionPlans/anual')).toMatchObject({
      price: 29_900,
      interval: 'year',
      name: 'Anual',
      isActive: false,
    });
    await club.firestore.doc('subscriptionPlans/anual').update({ isActive: true });
    price.active = false;
    expect(
      await deliver('price.updated', { id: price.id, product: price.product }, 'evt_preco'),
    ).toBe(200);
    expect(await club.fieldsOf('subscriptionPlans/anual')).toMatchObject({ isActive: false });
    price.active = true;
    await club.firestore.doc('subscriptionPlans/anual').update({ isActive: true });
    expect(
      await deliver('price.updated', { id: price.id, product: price.product }, 'evt_preco'),
    ).toBe(200);
    expect(await club.fieldsOf('subscriptionPlans/anual')).toMatchObject({ isActive: true });
  });
});

describe('an erased user', () => {
  it('is not charged any more, and events create no new records of the user', async () => {
    const uid = await club.subscriber('apagada1');
    const customer = await customerOf(uid);
    const subscription = await subscriptionOf(uid);
    await club.turn('settle', { seconds: 50 });
    await club.turn('webhook-fault', { hold: true });
    await club.club.payments.cancelSubscription(uid);
    await club.club.payments.cancelSubscription(uid);
    expect(club.stripe.engine.store.get('subscriptions', subscription).status).toBe('canceled');
    expect(club.stripe.engine.store.get('customers', customer)).toMatchObject({ deleted: true });
    for (const path of [`users/${uid}`, `clubMembers/${uid}`])
      await club.firestore.doc(path).delete();
    await club.turn('calm');
    await club.turn('settle', { seconds: 50 });
    expect(await deliver('customer.subscription.deleted', { customer }, 'evt_apagada')).toBe(200);
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toBeUndefined();
    expect(await club.fieldsOf(`users/${uid}`)).toBeUndefined();
  });

  it('cannot be erased while Stripe is unavailable', async () => {
    const uid = await club.subscriber('apagada2');
    await club.turn('api-fault', { kind: 'reset', times: 1_000 });
    await expect(club.club.payments.cancelSubscription(uid)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await club.turn('calm');
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'active' });
  });
});
