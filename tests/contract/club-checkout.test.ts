import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { redirectPayloads } from '#support/redirect-payloads.ts';
import { monthly, startClub, yearly } from './club-fixture.ts';
import type { ClubFixture } from './club-fixture.ts';

let club: ClubFixture;
let people = 0;

beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());
beforeEach(async () => {
  club.clock.now = () => new Date();
  club.database.mode = 'through';
  await club.turn('calm');
});

async function somebody(status = 'active'): Promise<string> {
  people += 1;
  const uid = `pessoa${people}`;
  await club.firestore.doc(`users/${uid}`).set({ uid, role: 'member', status });
  return uid;
}

const checkout = (as: string, priceId = monthly) =>
  club.ask('POST', '/create-checkout-session', { as, body: { priceId } });

const customersOf = (uid: string) =>
  club.stripe.engine.store.all('customers').filter(({ metadata }) => metadata?.['uid'] === uid);

const sessionsOf = (uid: string) =>
  club.stripe.engine.store
    .all('checkoutSessions')
    .filter(({ client_reference_id }) => client_reference_id === uid);

describe('a checkout', () => {
  it('leads from the plan to an active membership with its payment', async () => {
    const uid = await somebody();
    const { status, body } = await checkout(uid);
    expect(status).toBe(200);
    const id = String(body['id']);
    const session = club.stripe.engine.store.get('checkoutSessions', id);
    expect(session).toMatchObject({
      url: body['url'],
      client_reference_id: uid,
      metadata: { uid, planId: 'mensal' },
      locale: 'pt-BR',
      success_url: 'https://guia.example/subscription/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://guia.example/subscription/cancel',
    });
    const open = await club.ask('GET', `/checkout-session/${id}`, { as: uid });
    expect(open.body).toEqual({ success: true, id, state: 'open' });

    await club.pay(id);
    const paid = await club.ask('GET', `/checkout-session/${id}`, { as: uid });
    expect(paid.body).toMatchObject({ state: 'active' });
    const member = await club.fieldsOf(`clubMembers/${uid}`);
    expect(member).toMatchObject({
      userId: uid,
      status: 'active',
      planId: 'mensal',
      interval: 'month',
      cancelAtPeriodEnd: false,
      paymentProblem: '',
      paymentUrl: '',
    });
    expect(member?.['entitledUntil']).toEqual(member?.['currentPeriodEnd']);
    const payments = await club.firestore
      .collection('clubPayments')
      .where('userId', '==', uid)
      .get();
    expect(payments.docs.map((payment) => payment.data())).toMatchObject([
      { amountCents: 2_990, refundedCents: 0 },
    ]);
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ email: `${uid}@guia.test` });
    expect(club.log()).not.toContain(uid);
  });

  it('works without a webhook event: the page polls the state', async () => {
    const uid = await somebody();
    const { body } = await checkout(uid);
    await club.turn('settle', { seconds: 50 });
    await club.turn('webhook-fault', { drop: 1_000 });
    await club.pay(String(body['id']));
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toBeUndefined();
    const { body: told } = await club.ask('GET', `/checkout-session/${String(body['id'])}`, {
      as: uid,
    });
    expect(told).toMatchObject({ state: 'active' });
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'active' });
  });

  it('repeated starts return the same session, with one customer', async () => {
    const uid = await somebody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkout(uid)));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(customersOf(uid)).toHaveLength(1);
    const other = await checkout(uid, yearly);
    expect(other.body['id']).not.toBe(answers[0]?.body['id']);
    expect(sessionsOf(uid).filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('is refused to a subscriber, who is sent to the portal', async () => {
    const uid = await somebody();
    await club.pay(String((await checkout(uid)).body['id']));
    const { status, body } = await checkout(uid, yearly);
    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, code: 'conflict' });
    expect(body['portalUrl']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/portal\//);
    expect(sessionsOf(uid)).toHaveLength(1);
  });

  it.each([
    ['an unknown price', 'price_alheio', 400],
    ['a price of a plan that is not for sale', 'price_parado', 400],
    ['a price with an invalid id', '../v1/customers', 400],
    ['no price', '', 400],
  ])('never calls Stripe for %s', async (_case, priceId, status) => {
    const uid = await somebody();
    await club.firestore.doc('subscriptionPlans/parado').set({
      name: 'Parado',
      stripePriceId: 'price_parado',
      price: 1,
      interval: 'month',
      isActive: false,
    });
    const answer = await checkout(uid, priceId);
    expect(answer).toMatchObject({ status, body: { code: 'invalid-input' } });
    expect(customersOf(uid)).toEqual([]);
    expect(sessionsOf(uid)).toEqual([]);
  });

  it('never redirects to another site', async () => {
    let uid = '';
    for (const [turn, address] of redirectPayloads.entries()) {
      // Maximum number of checkouts per user in ten minutes.
      if (turn % 9 === 0) uid = await somebody();
      for (const field of ['successUrl', 'cancelUrl']) {
        const answer = await club.ask('POST', '/create-checkout-session', {
          as: uid,
          body: { priceId: monthly, [field]: address },
        });
        expect([address, answer.status]).toEqual([address, 400]);
      }
    }
    expect(customersOf(uid)).toEqual([]);
    const own = {
      successUrl: 'https://guia.example/subscription/success',
      cancelUrl: 'https://guia.example/subscription/cancel',
    };
    const answer = await club.ask('POST', '/create-checkout-session', {
      as: await somebody(),
      body: { priceId: monthly, ...own },
    });
    expect(answer.status).toBe(200);
  });

  it('is refused to signed-out users, to users without permission, and while the club is off', async () => {
    const inactive = await somebody('inactive');
    expect(await checkout(inactive)).toMatchObject({ status: 403 });
    expect(await checkout('desconhecido')).toMatchObject({ status: 403 });
    const nobody = await club.ask('POST', '/create-checkout-session', {
      body: { priceId: monthly },
    });
    expect(nobody.status).toBe(401);
    const uid = await somebody();
    await club.firestore.doc('settings/public').set({ clubEnabled: false });
    expect(await checkout(uid)).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
    await club.firestore.doc('settings/public').delete();
    expect(customersOf(uid)).toEqual([]);
  });

  it('is visible to its user only', async () => {
    const uid = await somebody();
    const id = String((await checkout(uid)).body['id']);
    const other = await somebody();
    for (const asked of [id, 'cs_test_nada', 'x', 'cs_..%2Fcustomers']) {
      const answer = await club.ask('GET', `/checkout-session/${asked}`, { as: other });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });
});

describe('a Stripe failure', () => {
  it.each(['error', 'rate_limit', 'timeout', 'reset'])(
    'with %s is reported by the checkout, and the next checkout is the same session',
    async (kind) => {
      const uid = await somebody();
      await club.turn('api-fault', { kind, times: 100, path: '/v1/checkout' });
      expect(await checkout(uid)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      await club.turn('calm');
      expect(await checkout(uid)).toMatchObject({ status: 200 });
      expect(customersOf(uid)).toHaveLength(1);
    },
  );

  it('with lost responses creates nothing twice', async () => {
    const uid = await somebody();
    for (const path of ['/v1/customers', '/v1/checkout/sessions']) {
      await club.turn('api-fault', { kind: 'reset', times: 2, path, when: 'after' });
      await checkout(uid);
      await club.turn('calm');
    }
    expect(await checkout(uid)).toMatchObject({ status: 200 });
    expect(customersOf(uid)).toHaveLength(1);
    expect(sessionsOf(uid)).toHaveLength(1);
  });
});

describe('the portal', () => {
  it('opens for a user who has paid, also while inactive, and for no other user', async () => {
    const uid = await club.subscriber('portal1');
    await club.firestore.doc(`users/${uid}`).update({ status: 'inactive' });
    const { status, body } = await club.ask('POST', '/billing/portal', { as: uid });
    expect(status).toBe(200);
    expect(body['url']).toMatch(/\/portal\//);
    expect(await club.ask('POST', '/billing/portal', { as: await somebody() })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    expect(await club.ask('POST', '/billing/portal')).toMatchObject({ status: 401 });
    expect(await club.ask('GET', '/billing/portal', { as: uid })).toMatchObject({ status: 405 });
  });

  it('finds the customer of a membership that only references its subscription', async () => {
    const uid = await club.subscriber('portal2');
    await club.firestore.doc(`customers/${uid}`).delete();
    expect(await club.ask('POST', '/billing/portal', { as: uid })).toMatchObject({ status: 200 });
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'active' });
    expect(await checkout(uid)).toMatchObject({ status: 409 });
  });
});
