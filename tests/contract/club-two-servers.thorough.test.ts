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
    if (billing === null) throw new Error('No payments are configured');
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

/** A checkout at one of the servers: the id of its session, or the code of the refusal. */
async function begin(server: number, uid: string, priceId: string): Promise<string> {
  try {
    const begun = await servers[server]?.beginCheckout({ uid, email: `${uid}@guia.test` }, priceId);
    return begun?.kind === 'created' ? begun.id : 'subscribed';
  } catch (error) {
    return errorCode(error);
  }
}

const stored = () => club.stripe.engine.store;

/** Whether the fault of the API still waits for the request that it hits. */
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

/** Somebody whose customer is made already, as of most who begin a checkout twice. */
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

/** A session that Stripe was asked for past the servers, or before they wrote down what they ask for. */
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

/** Both plans at the same moment, each at another server: what is open then, and what was given. */
async function race(uid: string) {
  const given = await Promise.all([begin(0, uid, monthly), begin(1, uid, yearly)]);
  return { open: openSessions(uid), given: given.filter((one) => one.startsWith('cs_')) };
}

describe('two servers', () => {
  it(`leave one open session, ${rounds} times, whatever is begun at both at once`, async () => {
    const seen = { rounds: 0, twoOpen: 0, noneOpen: 0, notGiven: 0 };
    for (const times of [0, 1, 2, 3, 4, 6, 8, 10, 15, 20]) {
      // Some of the calls take longer than others.
      const slow = { kind: 'slow', slowMs: 40, path: '/v1/checkout/sessions', times };
      if (times > 0) await club.turn('api-fault', slow);
      const racing = Array.from({ length: rounds / 10 }, async (_, index) =>
        race(index % 5 === 4 ? await somebody() : await customer()),
      );
      for (const { open, given } of await Promise.all(racing)) {
        seen.rounds += 1;
        if (open.length > 1) seen.twoOpen += 1;
        if (open.length === 0) seen.noneOpen += 1;
        // Whoever is sent to a page can pay there.
        if (!open.every((id) => given.includes(id))) seen.notGiven += 1;
      }
    }
    expect(seen).toEqual({ rounds, twoOpen: 0, noneOpen: 0, notGiven: 0 });
  }, 300_000);

  it('give one page to whoever begins the same at both', async () => {
    const uid = await customer();
    const ids = await Promise.all([0, 1, 0, 1].map((server) => begin(server, uid, monthly)));
    expect(new Set(ids)).toEqual(new Set(openSessions(uid)));
    expect(openSessions(uid)).toHaveLength(1);
  });

  it('end a checkout that a crash left unwritten, and one of before', async () => {
    const uid = await customer();
    const left = await sessionAtStripe(uid, yearly);
    // Made at Stripe, and nobody was told.
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

  it('take a crashed checkout up, and begin anew where one expired long ago', async () => {
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
    // Expired before it was written down.
    await club.firestore.doc(`customers/${uid}`).update({ checkoutSessionId: '' });
    stored().get('checkoutSessions', next).expires_at = 1;
    const last = await begin(1, uid, monthly);
    expect(openSessions(uid)).toEqual([last]);
  });

  it('send nobody to a page who paid another one meanwhile', async () => {
    const uid = await customer();
    const first = await begin(0, uid, monthly);
    // Paid in the moment in which the other plan is begun.
    const slow = { kind: 'slow', slowMs: 5_000, path: '/v1/checkout/sessions', times: 1 };
    await club.turn('api-fault', slow);
    const other = begin(1, uid, yearly);
    await expect.poll(hasApiFault, { timeout: 30_000 }).toBe(false);
    await club.pay(first);
    expect(await other).toBe('subscribed');
    expect(openSessions(uid)).toEqual([]);
  });
});

describe('two subscriptions that were paid for all the same', () => {
  /** Two sessions of one customer, as no server gives them out, paid one after the other. */
  async function paidTwice(uid: string): Promise<{ first: string; second: string }> {
    const first = await sessionAtStripe(uid, monthly);
    const second = await sessionAtStripe(uid, yearly);
    await club.turn('webhook-fault', { copies: 3, shuffleMs: 60 });
    await club.pay(first);
    // Stripe counts seconds.
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

  /** Every event of before, once more, the oldest last. */
  async function tellAgain(): Promise<void> {
    const events = stored().all('events').slice(-30).reverse();
    for (const { id } of events) await club.turn('event', { event: id });
    await club.turn('settle', { seconds: 50 });
  }

  it('end with the first alone, and the second given back once', async () => {
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
      // It was no withdrawal: nothing has to be waited for.
      withdrawnAt: null,
      benefitsFrom: null,
    });
    expect(member?.['duplicateEndedAt']).toBeDefined();
    expect(await servers[1]?.checkoutState(uid, second)).toBe('duplicate');
    expect(await servers[1]?.checkoutState(uid, first)).toBe('active');
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ withdrawing: '' });
    expect(club.log()).toContain('a second subscription was ended and given back');
  });

  it('need no event: two pages that ask at two servers find out', async () => {
    const uid = await customer();
    await club.turn('webhook-fault', { drop: 1_000 });
    const first = await sessionAtStripe(uid, monthly);
    const second = await sessionAtStripe(uid, yearly);
    await club.pay(first);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await club.pay(second);
    const states = await Promise.all([
      servers[0]?.checkoutState(uid, first),
      servers[1]?.checkoutState(uid, second),
    ]);
    expect(states).toEqual(['active', 'duplicate']);
    expect(await paymentsOf(uid)).toEqual([
      [2_990, 0],
      [29_900, 29_900],
    ]);
  });

  it('are given back when Stripe, or the server, failed in between', async () => {
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
