import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { repeats } from '#support/full-run.ts';
import { errorCode } from '#shared/app-error.ts';
import type { ClubBilling } from '#server/features/payments/club-billing.ts';
import { monthly, startClub, yearly } from './club-fixture.ts';
import type { ClubFixture } from './club-fixture.ts';

let club: ClubFixture;
let servers: ClubBilling[];
let people = 0;

const rounds = repeats({ usual: 10, full: 50 });

beforeAll(async () => {
  club = await startClub();
  servers = [club.another(), club.another()].map(({ billing }) => {
    if (billing === null) throw new Error('Payments are not configured');
    return billing;
  });
});
afterAll(() => club.close());
beforeEach(async () => {
  club.clock.now = () => new Date();
  await club.turn('calm');
});

async function somebody(): Promise<string> {
  people += 1;
  const uid = `duplo${people}`;
  await club.firestore.doc(`users/${uid}`).set({ uid, role: 'member', status: 'active' });
  return uid;
}

/** Starts a checkout at one of the servers. Returns the id of its session or the error code. */
async function begin(server: number, uid: string, priceId: string): Promise<string> {
  try {
    const begun = await servers[server]?.beginCheckout({ uid, email: `${uid}@guia.test` }, priceId);
    return begun?.kind === 'created' ? begun.id : 'subscribed';
  } catch (error) {
    return errorCode(error);
  }
}

const stored = () => club.stripe.engine.store;

/** Returns true while the API fault is still armed. */
async function hasApiFault(): Promise<boolean> {
  const answer = await fetch(`${club.stripe.url}/_local/state`);
  const { faults } = (await answer.json()) as { faults: { api: object | null } };
  return faults.api !== null;
}

const openSessions = (uid: string) =>
  stored()
    .all('checkoutSessions')
    .filter(
      (one) =>
        one.client_reference_id === uid &&
        one.status === 'open' &&
        one.expires_at > club.stripe.engine.now(),
    )
    .map(({ id }) => id);

/** Creates a user with an existing Stripe customer, as most repeated checkouts have. */
async function customer(): Promise<string> {
  const uid = await somebody();
  const made = await fetch(`${club.stripe.url}/v1/customers`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local' },
    body: new URLSearchParams({ email: `${uid}@guia.test`, 'metadata[uid]': uid }),
  });
  const { id } = (await made.json()) as { id: string };
  await club.firestore
    .doc(`customers/${uid}`)
    .set({ userId: uid, customerId: id, email: `${uid}@guia.test` });
  return uid;
}

/** Creates a session at Stripe without the servers, as a server does before it stores the id. */
async function sessionAtStripe(uid: string, price: string): Promise<string> {
  const fields = (await club.fieldsOf(`customers/${uid}`)) ?? {};
  const made = await fetch(`${club.stripe.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local' },
    body: new URLSearchParams({
      mode: 'subscription',
      customer: String(fields['customerId']),
      client_reference_id: uid,
      'line_items[0][price]': price,
      'line_items[0][quantity]': '1',
      success_url: 'https://guia.example/subscription/success',
    }),
  });
  return ((await made.json()) as { id: string }).id;
}

/** Starts both plans at the same moment at different servers. Returns the open and the returned sessions. */
async function race(uid: string) {
  const given = await Promise.all([begin(0, uid, monthly), begin(1, uid, yearly)]);
  return { open: openSessions(uid), given: given.filter((one) => one.startsWith('cs_')) };
}

describe('two servers', () => {
  it(`leave one open session, ${rounds} times, for any simultaneous checkouts`, async () => {
    const seen = { rounds: 0, twoOpen: 0, noneOpen: 0, notGiven: 0 };
    for (const times of [0, 1, 2, 3, 4, 6, 8, 10, 15, 20]) {
      // Makes some of the calls slower than others.
      const slow = { kind: 'slow', slowMs: 40, path: '/v1/checkout/sessions', times };
      if (times > 0) await club.turn('api-fault', slow);
      const racing = Array.from({ length: rounds / 10 }, async (_, index) =>
        race(index % 5 === 4 ? await somebody() : await customer()),
      );
      for (const { open, given } of await Promise.all(racing)) {
        seen.rounds += 1;
        if (open.length > 1) seen.twoOpen += 1;
        if (open.length === 0) seen.noneOpen += 1;
        // Every user who is sent to a checkout page must be able to pay there.
        if (!open.every((id) => given.includes(id))) seen.notGiven += 1;
      }
    }
    expect(seen).toEqual({ rounds, twoOpen: 0, noneOpen: 0, notGiven: 0 });
  }, 300_000);

  it('return the same page for the same checkout', async () => {
    const uid = await customer();
    const ids = await Promise.all([0, 1, 0, 1].map((server) => begin(server, uid, monthly)));
    expect(new Set(ids)).toEqual(new Set(openSessions(uid)));
    expect(openSessions(uid)).toHaveLength(1);
  });

  it('expire a checkout that a crash left unrecorded, and an older one', async () => {
    const uid = await customer();
    const left = await sessionAtStripe(uid, yearly);
    // Created at Stripe, but the response was lost.
    await club.turn('api-fault', {
      kind: 'reset',
      times: 2,
      path: '/v1/checkout/sessions',
      when: 'after',
    });
    expect(await begin(0, uid, yearly)).toBe('unavailable');
    await club.turn('calm');
    expect(openSessions(uid)).toHaveLength(2);
    const given = await begin(1, uid, monthly);
    expect(openSessions(uid)).toEqual([given]);
    expect(given).not.toBe(left);
  });

  it('resume a checkout after a crash, and start a new one if the old one expired long ago', async () => {
    const uid = await customer();
    await club.turn('api-fault', {
      kind: 'reset',
      times: 2,
      path: '/v1/checkout/sessions',
      when: 'after',
    });
    expect(await begin(0, uid, monthly)).toBe('unavailable');
    await club.turn('calm');
    const [made] = openSessions(uid);
    expect(await begin(1, uid, monthly)).toBe(made);
    stored().get('checkoutSessions', made ?? '').expires_at = 1;
    const next = await begin(0, uid, monthly);
    expect(next).not.toBe(made);
    expect(openSessions(uid)).toEqual([next]);
    // Expired before it was recorded.
    await club.firestore.doc(`customers/${uid}`).update({ checkoutSessionId: '' });
    stored().get('checkoutSessions', next).expires_at = 1;
    const last = await begin(1, uid, monthly);
    expect(openSessions(uid)).toEqual([last]);
  });

  it('send no user to a page who has paid another one in between', async () => {
    const uid = await customer();
    const first = await begin(0, uid, monthly);
    // Paid at the moment when the other plan is started.
    const slow = { kind: 'slow', slowMs: 5_000, path: '/v1/checkout/sessions', times: 1 };
    await club.turn('api-fault', slow);
    const other = begin(1, uid, yearly);
    await expect.poll(hasApiFault, { timeout: 30_000 }).toBe(false);
    await club.pay(first);
    expect(await other).toBe('subscribed');
    expect(openSessions(uid)).toEqual([]);
  });
});

describe('two subscriptions that were both paid', () => {
  /** Pays two sessions of one customer one after the other. No server returns two such sessions. */
  async function paidTwice(uid: string): Promise<{ first: string; second: string }> {
    const first = await sessionAtStripe(uid, monthly);
    const second = await sessionAtStripe(uid, yearly);
    await club.turn('webhook-fault', { copies: 3, shuffleMs: 60 });
    await club.pay(first);
    // Stripe timestamps are in seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await club.pay(second);
    return { first, second };
  }

  const subscriptionOf = (session: string) => {
    const { subscription } = stored().get('checkoutSessions', session);
    return stored().get('subscriptions', String(subscription));
  };

  async function paymentsOf(uid: string): Promise<[number, number][]> {
    const found = club.firestore.collection('clubPayments').where('userId', '==', uid);
    const { docs } = await found.get();
    return docs
      .map((one) => one.data() as { amountCents: number; refundedCents: number })
      .map(({ amountCents, refundedCents }): [number, number] => [amountCents, refundedCents])
      .sort(([a], [b]) => a - b);
  }

  /** Sends every earlier event again, the oldest last. */
  async function tellAgain(): Promise<void> {
    const events = stored().all('events').slice(-30).reverse();
    for (const { id } of events) await club.turn('event', { event: id });
    await club.turn('settle', { seconds: 50 });
  }

  it('end with only the first, and the second is refunded once', async () => {
    const uid = await customer();
    const { first, second } = await paidTwice(uid);
    await tellAgain();
    expect(subscriptionOf(first).status).toBe('active');
    expect(subscriptionOf(second).status).toBe('canceled');
    expect(await paymentsOf(uid)).toEqual([
      [2_990, 0],
      [29_900, 29_900],
    ]);
    const { id } = stored().get('customers', String(subscriptionOf(first).customer));
    const refunds = stored()
      .all('refunds')
      .filter(({ charge }) => stored().get('charges', String(charge)).customer === id);
    expect(refunds).toHaveLength(1);
    const member = await club.fieldsOf(`clubMembers/${uid}`);
    expect(member).toMatchObject({
      status: 'active',
      stripeSubscriptionId: subscriptionOf(first).id,
      paymentProblem: '',
      duplicateRefundedCents: 29_900,
      // It is not a withdrawal: there is no waiting period.
      withdrawnAt: null,
      benefitsFrom: null,
    });
    expect(member?.['duplicateEndedAt']).toBeDefined();
    expect(await servers[1]?.readCheckoutState(uid, second)).toBe('duplicate');
    expect(await servers[1]?.readCheckoutState(uid, first)).toBe('active');
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ withdrawing: '' });
    expect(club.log()).toContain('second subscription ended and refunded');
  });

  it('need no event: two pages that poll two servers repair them', async () => {
    const uid = await customer();
    await club.turn('webhook-fault', { drop: 1_000 });
    const first = await sessionAtStripe(uid, monthly);
    const second = await sessionAtStripe(uid, yearly);
    await club.pay(first);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await club.pay(second);
    const states = await Promise.all([
      servers[0]?.readCheckoutState(uid, first),
      servers[1]?.readCheckoutState(uid, second),
    ]);
    expect(states).toEqual(['active', 'duplicate']);
    expect(await paymentsOf(uid)).toEqual([
      [2_990, 0],
      [29_900, 29_900],
    ]);
  });

  it('are refunded after a failure of Stripe or the server in between', async () => {
    const uid = await customer();
    await club.turn('api-fault', { kind: 'error', times: 6, path: '/v1/refunds' });
    const { first, second } = await paidTwice(uid);
    await club.turn('calm');
    await tellAgain();
    expect([subscriptionOf(first).status, subscriptionOf(second).status]).toEqual([
      'active',
      'canceled',
    ]);
    expect(await paymentsOf(uid)).toEqual([
      [2_990, 0],
      [29_900, 29_900],
    ]);
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ withdrawing: '' });
  });
});
