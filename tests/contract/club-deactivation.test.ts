import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import { createPseudonyms } from '#server/platform/pseudonyms.ts';
import { deactivate } from '#server/features/users/deactivation.ts';
import { dayMs } from '#shared/time-units.ts';
import { startClub } from './club-fixture.ts';
import type { ClubFixture } from './club-fixture.ts';

const actorId = 'QuemAdministra';
const signOut = vi.fn<(uid: string) => Promise<void>>();
const logger = { error: vi.fn() };

let club: ClubFixture;

beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());
beforeEach(async () => {
  signOut.mockReset().mockResolvedValue();
  logger.error.mockReset();
  await club.turn('calm');
});

function close(uid: string, ending?: MembershipEnding, payments = club.club.payments) {
  const { firestore, config } = club;
  const pseudonyms = createPseudonyms(config.privacySecret);
  const decision = { uid, actorId, ending };
  return deactivate({ firestore, payments, pseudonyms, logger }, decision, signOut);
}

async function somebody(uid: string): Promise<string> {
  await club.firestore.doc(`users/${uid}`).set({ uid, role: 'member', status: 'active' });
  return uid;
}

/** Super admins reactivate users by this write, which the rules allow. */
const reactivate = (uid: string) => club.firestore.doc(`users/${uid}`).update({ status: 'active' });

async function openCheckout(uid: string): Promise<string> {
  const body = { priceId: 'price_mensal' };
  const answer = await club.ask('POST', '/create-checkout-session', { as: uid, body });
  return String(answer.body['id']);
}

const checkoutOf = (id: string) => club.stripe.engine.store.get('checkoutSessions', id);

async function subscriptionOf(uid: string) {
  const member = await club.fieldsOf(`clubMembers/${uid}`);
  return club.stripe.engine.store.get('subscriptions', String(member?.['stripeSubscriptionId']));
}

async function refundedOf(uid: string): Promise<number[]> {
  const payments = await club.firestore.collection('clubPayments').where('userId', '==', uid).get();
  return payments.docs.map((one) => Number(one.get('refundedCents')));
}

async function entriesOf(uid: string) {
  const found = await club.firestore
    .collection('auditLog')
    .where('target', '==', `users/${uid}`)
    .get();
  return found.docs.map((entry): Record<string, unknown> => entry.data());
}

describe('deactivating a user who pays for the club', () => {
  it('"now" ends the membership immediately, without a refund, and is logged once', async () => {
    const uid = await club.subscriber('agora1');
    expect(await close(uid, 'now')).toBe(true);
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'canceled' });
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'canceled' });
    expect(await refundedOf(uid)).toEqual([0]);
    expect(await close(uid, 'now')).toBe(true);
    const person = await club.fieldsOf(`users/${uid}`);
    expect(person).toMatchObject({ status: 'inactive' });
    const entries = await entriesOf(uid);
    expect(entries).toMatchObject([
      {
        action: 'user.update',
        actorId,
        before: { status: 'active', membership: 'renews' },
        after: { status: 'inactive', membership: 'ended' },
      },
    ]);
    const [entry] = await club.firestore
      .collection('auditLog')
      .where('target', '==', `users/${uid}`)
      .get()
      .then(({ docs }) => docs);
    expect(person?.['auditId']).toBe(entry?.id);
    expect(signOut).toHaveBeenCalledWith(uid);
  });

  it('"period_end" ends it after the paid period, and it can still be ended immediately later', async () => {
    const uid = await club.subscriber('fim1');
    expect(await close(uid, 'period_end')).toBe(true);
    expect(await subscriptionOf(uid)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: '' });
    await close(uid, 'now');
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'canceled' });
    const courses = (await entriesOf(uid)).map(({ after }) => after);
    expect(courses).toHaveLength(2);
    expect(courses).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ membership: 'ends_at_period_end' }),
        expect.objectContaining({ membership: 'ended' }),
      ]),
    );
  });

  it('simultaneous requests are logged once', async () => {
    const uid = await club.subscriber('juntos1');
    await Promise.all([close(uid, 'now'), close(uid, 'now'), close(uid, 'now')]);
    expect(await entriesOf(uid)).toHaveLength(1);
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'canceled' });
  });

  it('ends immediately if no period is paid, for every choice', async () => {
    const uid = await club.subscriber('atrasado1');
    const { id } = await subscriptionOf(uid);
    club.stripe.engine.store.get('subscriptions', id).status = 'past_due';
    expect(await close(uid, 'period_end')).toBe(true);
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'canceled' });
  });

  it('expires an open checkout, so that it cannot be paid afterwards', async () => {
    const uid = await somebody('quase1');
    const session = await openCheckout(uid);
    expect(await close(uid, 'now')).toBe(true);
    expect(checkoutOf(session)).toMatchObject({ status: 'expired' });
  });
});

describe('deactivating a user who does not seem to pay', () => {
  it('expires an open checkout of a user without a membership', async () => {
    const uid = await somebody('semplano1');
    const session = await openCheckout(uid);
    expect(await close(uid)).toBe(true);
    expect(checkoutOf(session)).toMatchObject({ status: 'expired' });
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: '' });
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('a repeated request completes the deactivation after Stripe was unavailable', async () => {
    const uid = await somebody('semplano2');
    const session = await openCheckout(uid);
    await club.turn('api-fault', { kind: 'error', when: 'before', times: 1_000, path: '/v1/' });
    expect(await close(uid)).toBe(false);
    expect(await club.fieldsOf(`users/${uid}`)).toMatchObject({ status: 'inactive' });
    await club.turn('calm');
    // The repeated request keeps the same pending choice.
    expect(await close(uid)).toBe(true);
    expect(checkoutOf(session)).toMatchObject({ status: 'expired' });
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('a user who subscribed in between is not deactivated until an ending is chosen', async () => {
    const uid = await club.subscriber('pagou1');
    await expect(close(uid)).rejects.toMatchObject({ code: 'conflict' });
    expect(await club.fieldsOf(`users/${uid}`)).toMatchObject({ status: 'active' });
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'active' });
    expect(await entriesOf(uid)).toEqual([]);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('a repeated request without a choice keeps the pending choice', async () => {
    const uid = await club.subscriber('pagou2');
    await club.turn('api-fault', { kind: 'error', when: 'before', times: 1_000, path: '/v1/' });
    expect(await close(uid, 'period_end')).toBe(false);
    await club.turn('calm');
    expect(await close(uid)).toBe(true);
    expect(await subscriptionOf(uid)).toMatchObject({ cancel_at_period_end: true });
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('sends no request to Stripe for a user without a Stripe customer', async () => {
    const uid = await somebody('semplano3');
    const until = new Date(Date.now() - dayMs);
    const ended = { status: 'canceled', entitledUntil: until };
    await club.firestore.doc(`clubMembers/${uid}`).set(ended);
    expect(await close(uid)).toBe(true);
    expect(await club.fieldsOf(`customers/${uid}`)).toBeUndefined();
    expect(await club.fieldsOf(`users/${uid}`)).toMatchObject({ status: 'inactive' });
  });
});

describe('a user who is reactivated before Stripe has ended the membership', () => {
  async function halfEnded(uid: string): Promise<string> {
    await club.subscriber(uid);
    await club.turn('api-fault', { kind: 'error', when: 'before', times: 1_000, path: '/v1/' });
    expect(await close(uid, 'now')).toBe(false);
    await club.turn('calm');
    await reactivate(uid);
    return uid;
  }

  it('keeps the subscription: the pending ending is dropped', async () => {
    const uid = await halfEnded('volta1');
    await club.club.sweep();
    expect(await subscriptionOf(uid)).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
    });
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: '' });
  });

  it('requires a new choice when deactivated again', async () => {
    const uid = await halfEnded('volta2');
    await expect(close(uid)).rejects.toMatchObject({ code: 'conflict' });
    expect(await close(uid, 'period_end')).toBe(true);
    expect(await subscriptionOf(uid)).toMatchObject({ cancel_at_period_end: true });
    const courses = (await entriesOf(uid)).map(({ before }) => before);
    expect(courses).toEqual([
      expect.objectContaining({ membership: 'renews' }),
      expect.objectContaining({ membership: 'renews' }),
    ]);
  });

  it('starts a new subscription that the old pending ending does not end', async () => {
    const uid = await halfEnded('volta3');
    const { id } = await subscriptionOf(uid);
    await fetch(`${club.stripe.url}/v1/subscriptions/${id}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_local' },
    });
    const session = await openCheckout(uid);
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: '' });
    await club.pay(session);
    await club.club.sweep();
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'active' });
    expect((await subscriptionOf(uid)).id).not.toBe(id);
  });
});

describe('a checkout of an inactive user', () => {
  const buy = (uid: string) => club.club.billing?.beginCheckout({ uid, email: '' }, 'price_mensal');

  it('is not created, though it was requested before the deactivation', async () => {
    const uid = await somebody('tarde1');
    await close(uid);
    await expect(buy(uid)).rejects.toMatchObject({ code: 'account-inactive' });
    expect(await club.fieldsOf(`customers/${uid}`)).toBeUndefined();
  });

  it('cannot be paid if it was created at the moment of the deactivation', async () => {
    const uid = await somebody('tarde2');
    const session = await openCheckout(uid);
    await club.firestore.doc(`customers/${uid}`).update({ checkoutSessionId: '' });
    await club.firestore.doc(`users/${uid}`).update({ status: 'inactive' });
    await expect(buy(uid)).rejects.toMatchObject({ code: 'account-inactive' });
    expect(checkoutOf(session)).toMatchObject({ status: 'expired' });
  });

  it('does not replace the stored session', async () => {
    const uid = await somebody('tarde3');
    const session = await openCheckout(uid);
    await club.firestore.doc(`users/${uid}`).update({ status: 'inactive' });
    const late = club.club.billing?.beginCheckout({ uid, email: '' }, 'price_anual');
    await expect(late).rejects.toMatchObject({ code: 'account-inactive' });
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ checkoutSessionId: session });
  });
});

describe('a Stripe fault during the deactivation', () => {
  it.each([
    ['error', 'before', 'erro1'],
    ['rate_limit', 'before', 'muitos1'],
    ['reset', 'before', 'queda1'],
    ['reset', 'after', 'perdida1'],
    ['timeout', 'before', 'demora1'],
  ] as const)(
    '%s (%s): the account is deactivated and the sweep ends the subscription later',
    async (kind, when, uid) => {
      await club.subscriber(uid);
      await club.turn('api-fault', { kind, when, times: 1_000, path: '/v1/' });
      expect(await close(uid, 'period_end')).toBe(false);
      expect(await club.fieldsOf(`users/${uid}`)).toMatchObject({ status: 'inactive' });
      expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: 'period_end' });
      // The sweep fails during the fault, and the pending ending is kept.
      await club.club.sweep();
      expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: 'period_end' });
      await club.turn('calm');
      await club.club.sweep();
      expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: '' });
      expect(await subscriptionOf(uid)).toMatchObject({ cancel_at_period_end: true });
      expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ cancelAtPeriodEnd: true });
      expect(await entriesOf(uid)).toHaveLength(1);
      expect(logger.error).toHaveBeenCalled();
      expect(JSON.stringify(logger.error.mock.calls)).not.toContain(uid);
    },
    60_000,
  );

  it('a lost response counts as done after Stripe is read again', async () => {
    const uid = await club.subscriber('resposta1');
    const { id } = await subscriptionOf(uid);
    const path = `/v1/subscriptions/${id}`;
    await club.turn('api-fault', { kind: 'reset', when: 'after', times: 1, path });
    expect(await close(uid, 'now')).toBe(true);
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'canceled' });
  });

  it('a success response is not trusted if the subscription continues', async () => {
    const uid = await club.subscriber('mentira1');
    const { id } = await subscriptionOf(uid);
    const { engine } = club.stripe;
    const kept = engine.store.get('subscriptions', id);
    // Stripe accepts the request, but the subscription still renews.
    const deaf = { enumerable: true, configurable: true, set: () => undefined };
    Object.defineProperty(kept, 'cancel_at', { ...deaf, get: () => null });
    Object.defineProperty(kept, 'cancel_at_period_end', { ...deaf, get: () => false });
    expect(await close(uid, 'period_end')).toBe(false);
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: 'period_end' });
    expect(await close(uid, 'now')).toBe(true);
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'canceled' });
  });
});

describe('users unknown to Stripe', () => {
  it('are deactivated without a pending ending', async () => {
    const uid = 'semclube1';
    await club.firestore.doc(`users/${uid}`).set({ uid, role: 'member', status: 'active' });
    expect(await close(uid, 'now')).toBe(true);
    expect(await club.fieldsOf(`users/${uid}`)).toMatchObject({ status: 'inactive' });
    expect(await club.fieldsOf(`customers/${uid}`)).toBeUndefined();
    const [entry] = await entriesOf(uid);
    expect(entry?.['after']).not.toHaveProperty('membership');
  });

  it.each([
    ['now', { status: 'canceled' }],
    ['period_end', { status: 'active', cancelAtPeriodEnd: true }],
  ] as const)('lose a demo membership: %s', async (ending, expected) => {
    const uid = `demonstra${ending}`;
    const until = new Date(Date.now() + 20 * dayMs);
    await club.firestore.doc(`users/${uid}`).set({ uid, role: 'member', status: 'active' });
    await club.firestore.doc(`clubMembers/${uid}`).set({ status: 'active', entitledUntil: until });
    expect(await close(uid, ending)).toBe(true);
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject(expected);
  });

  it.each([
    ['cus_perdido', 'esquecido1'],
    ['', 'esquecido2'],
  ])(
    'lose their pending ending if their stored customer "%s" does not exist at Stripe',
    async (customerId, uid) => {
      await somebody(uid);
      await club.firestore.doc(`customers/${uid}`).set({ customerId, ending: 'now', revision: 1 });
      await club.firestore.doc(`users/${uid}`).update({ status: 'inactive' });
      // Stripe refuses to list the sessions of an unknown customer.
      const path = '/v1/checkout/sessions';
      await club.turn('api-fault', { kind: 'error', when: 'before', times: 1_000, path });
      await club.club.sweep();
      expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ customerId: '', ending: '' });
    },
  );

  it('are not created by a deactivation', async () => {
    await expect(close('ninguem1', 'now')).rejects.toMatchObject({ code: 'not-found' });
    expect(await club.fieldsOf('users/ninguem1')).toBeUndefined();
    expect(await club.fieldsOf('customers/ninguem1')).toBeUndefined();
  });

  it('are left to their running erasure', async () => {
    const uid = 'saindo1';
    const erasure = createPseudonyms(club.config.privacySecret).ofErasure(uid);
    await club.firestore.doc(`users/${uid}`).set({ uid, role: 'member', status: 'active' });
    await club.firestore.doc(`erasures/${erasure}`).set({ uid });
    await expect(close(uid, 'now')).rejects.toMatchObject({ code: 'not-found' });
    expect(await entriesOf(uid)).toEqual([]);
  });
});

it('a repeated request revokes the sessions that could not be revoked before', async () => {
  const uid = await club.subscriber('sessao1');
  signOut.mockRejectedValueOnce(new Error('Auth is unavailable'));
  await expect(close(uid, 'now')).rejects.toThrow('Auth is unavailable');
  expect(await subscriptionOf(uid)).toMatchObject({ status: 'canceled' });
  expect(await close(uid, 'now')).toBe(true);
  expect(signOut).toHaveBeenCalledTimes(2);
  expect(await entriesOf(uid)).toHaveLength(1);
});
