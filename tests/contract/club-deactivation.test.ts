import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import { createPseudonyms } from '#server/platform/pseudonyms.ts';
import { deactivate } from '#server/features/users/deactivation.ts';
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

/** As super admins do under the rules. */
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

describe('making somebody inactive who pays for the club', () => {
  it('ends at once, gives nothing back, and is told once in the log', async () => {
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

  it('ends with what is paid for, and can still be ended at once later', async () => {
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

  it('is logged once, however many ask at the same moment', async () => {
    const uid = await club.subscriber('juntos1');
    await Promise.all([close(uid, 'now'), close(uid, 'now'), close(uid, 'now')]);
    expect(await entriesOf(uid)).toHaveLength(1);
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'canceled' });
  });

  it('ends at once what no period is paid of, whatever was chosen', async () => {
    const uid = await club.subscriber('atrasado1');
    const { id } = await subscriptionOf(uid);
    club.stripe.engine.store.get('subscriptions', id).status = 'past_due';
    expect(await close(uid, 'period_end')).toBe(true);
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'canceled' });
  });

  it('leaves no checkout open that could be paid afterwards', async () => {
    const uid = await somebody('quase1');
    const session = await openCheckout(uid);
    expect(await close(uid, 'now')).toBe(true);
    expect(checkoutOf(session)).toMatchObject({ status: 'expired' });
  });
});

describe('making somebody inactive who is taken to pay nothing', () => {
  it('leaves no checkout open that could be paid afterwards', async () => {
    const uid = await somebody('semplano1');
    const session = await openCheckout(uid);
    expect(await close(uid)).toBe(true);
    expect(checkoutOf(session)).toMatchObject({ status: 'expired' });
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: '' });
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('is gone on with by asking again when Stripe was away', async () => {
    const uid = await somebody('semplano2');
    const session = await openCheckout(uid);
    await club.turn('api-fault', { kind: 'error', when: 'before', times: 1_000, path: '/v1/' });
    expect(await close(uid)).toBe(false);
    expect(await club.fieldsOf(`users/${uid}`)).toMatchObject({ status: 'inactive' });
    await club.turn('calm');
    // Asked again it is the same wish.
    expect(await close(uid)).toBe(true);
    expect(checkoutOf(session)).toMatchObject({ status: 'expired' });
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('changes nothing of who pays by now, until somebody chooses', async () => {
    const uid = await club.subscriber('pagou1');
    await expect(close(uid)).rejects.toMatchObject({ code: 'conflict' });
    expect(await club.fieldsOf(`users/${uid}`)).toMatchObject({ status: 'active' });
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'active' });
    expect(await entriesOf(uid)).toEqual([]);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('changes nothing of an ending that was chosen and is not done yet', async () => {
    const uid = await club.subscriber('pagou2');
    await club.turn('api-fault', { kind: 'error', when: 'before', times: 1_000, path: '/v1/' });
    expect(await close(uid, 'period_end')).toBe(false);
    await club.turn('calm');
    expect(await close(uid)).toBe(true);
    expect(await subscriptionOf(uid)).toMatchObject({ cancel_at_period_end: true });
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('asks Stripe nothing about whoever never was there', async () => {
    const uid = await somebody('semplano3');
    const until = new Date(Date.now() - 86_400_000);
    const ended = { status: 'canceled', entitledUntil: until };
    await club.firestore.doc(`clubMembers/${uid}`).set(ended);
    expect(await close(uid)).toBe(true);
    expect(await club.fieldsOf(`customers/${uid}`)).toBeUndefined();
    expect(await club.fieldsOf(`users/${uid}`)).toMatchObject({ status: 'inactive' });
  });
});

describe('whoever is active again before Stripe has done its part', () => {
  async function halfEnded(uid: string): Promise<string> {
    await club.subscriber(uid);
    await club.turn('api-fault', { kind: 'error', when: 'before', times: 1_000, path: '/v1/' });
    expect(await close(uid, 'now')).toBe(false);
    await club.turn('calm');
    await reactivate(uid);
    return uid;
  }

  it('keeps what they pay for: the wish goes', async () => {
    const uid = await halfEnded('volta1');
    await club.club.sweep();
    expect(await subscriptionOf(uid)).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
    });
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: '' });
  });

  it('is asked about anew when they are made inactive again', async () => {
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

  it('subscribes to something new that the wish does not end', async () => {
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

describe('a checkout of somebody inactive', () => {
  const buy = (uid: string) => club.club.billing?.beginCheckout({ uid, email: '' }, 'price_mensal');

  it('is not begun, though it was asked for before', async () => {
    const uid = await somebody('tarde1');
    await close(uid);
    await expect(buy(uid)).rejects.toMatchObject({ code: 'account-inactive' });
    expect(await club.fieldsOf(`customers/${uid}`)).toBeUndefined();
  });

  it('cannot be paid when it was being made in that moment', async () => {
    const uid = await somebody('tarde2');
    const session = await openCheckout(uid);
    await club.firestore.doc(`customers/${uid}`).update({ checkoutSessionId: '' });
    await club.firestore.doc(`users/${uid}`).update({ status: 'inactive' });
    await expect(buy(uid)).rejects.toMatchObject({ code: 'account-inactive' });
    expect(checkoutOf(session)).toMatchObject({ status: 'expired' });
  });

  it('takes the place of no other', async () => {
    const uid = await somebody('tarde3');
    const session = await openCheckout(uid);
    await club.firestore.doc(`users/${uid}`).update({ status: 'inactive' });
    const late = club.club.billing?.beginCheckout({ uid, email: '' }, 'price_anual');
    await expect(late).rejects.toMatchObject({ code: 'account-inactive' });
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ checkoutSessionId: session });
  });
});

describe('when Stripe does not do its part', () => {
  it.each([
    ['error', 'before', 'erro1'],
    ['rate_limit', 'before', 'muitos1'],
    ['reset', 'before', 'queda1'],
    ['reset', 'after', 'perdida1'],
    ['timeout', 'before', 'demora1'],
  ] as const)(
    'by %s (%s), the account is closed and the sweep ends what is paid for',
    async (kind, when, uid) => {
      await club.subscriber(uid);
      await club.turn('api-fault', { kind, when, times: 1_000, path: '/v1/' });
      expect(await close(uid, 'period_end')).toBe(false);
      expect(await club.fieldsOf(`users/${uid}`)).toMatchObject({ status: 'inactive' });
      expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: 'period_end' });
      // In vain while it lasts, and nobody is forgotten.
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

  it('a lost answer counts as done once Stripe is read again', async () => {
    const uid = await club.subscriber('resposta1');
    const { id } = await subscriptionOf(uid);
    const path = `/v1/subscriptions/${id}`;
    await club.turn('api-fault', { kind: 'reset', when: 'after', times: 1, path });
    expect(await close(uid, 'now')).toBe(true);
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject({ status: 'canceled' });
  });

  it('an answer that something ended which goes on is not believed', async () => {
    const uid = await club.subscriber('mentira1');
    const { id } = await subscriptionOf(uid);
    const { engine } = club.stripe;
    const kept = engine.store.get('subscriptions', id);
    // Stripe takes the request, and the subscription renews all the same.
    const deaf = { enumerable: true, configurable: true, set: () => undefined };
    Object.defineProperty(kept, 'cancel_at', { ...deaf, get: () => null });
    Object.defineProperty(kept, 'cancel_at_period_end', { ...deaf, get: () => false });
    expect(await close(uid, 'period_end')).toBe(false);
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ ending: 'period_end' });
    expect(await close(uid, 'now')).toBe(true);
    expect(await subscriptionOf(uid)).toMatchObject({ status: 'canceled' });
  });
});

describe('people of whom Stripe knows nothing', () => {
  it('are made inactive, as before', async () => {
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
  ] as const)('lose a membership of a demonstration: %s', async (ending, expected) => {
    const uid = `demonstra${ending}`;
    const until = new Date(Date.now() + 20 * 86_400_000);
    await club.firestore.doc(`users/${uid}`).set({ uid, role: 'member', status: 'active' });
    await club.firestore.doc(`clubMembers/${uid}`).set({ status: 'active', entitledUntil: until });
    expect(await close(uid, ending)).toBe(true);
    expect(await club.fieldsOf(`clubMembers/${uid}`)).toMatchObject(expected);
  });

  it.each([
    ['cus_perdido', 'esquecido1'],
    ['', 'esquecido2'],
  ])('are done with when their customer is "%s" there', async (customerId, uid) => {
    await somebody(uid);
    await club.firestore.doc(`customers/${uid}`).set({ customerId, ending: 'now', revision: 1 });
    await club.firestore.doc(`users/${uid}`).update({ status: 'inactive' });
    // Stripe refuses to list what belongs to a customer that it does not know.
    const path = '/v1/checkout/sessions';
    await club.turn('api-fault', { kind: 'error', when: 'before', times: 1_000, path });
    await club.club.sweep();
    expect(await club.fieldsOf(`customers/${uid}`)).toMatchObject({ customerId: '', ending: '' });
  });

  it('are not made', async () => {
    await expect(close('ninguem1', 'now')).rejects.toMatchObject({ code: 'not-found' });
    expect(await club.fieldsOf('users/ninguem1')).toBeUndefined();
    expect(await club.fieldsOf('customers/ninguem1')).toBeUndefined();
  });

  it('are left to their erasure', async () => {
    const uid = 'saindo1';
    const erasure = createPseudonyms(club.config.privacySecret).ofErasure(uid);
    await club.firestore.doc(`users/${uid}`).set({ uid, role: 'member', status: 'active' });
    await club.firestore.doc(`erasures/${erasure}`).set({ uid });
    await expect(close(uid, 'now')).rejects.toMatchObject({ code: 'not-found' });
    expect(await entriesOf(uid)).toEqual([]);
  });
});

it('what is left is done by asking again when the sessions could not be ended', async () => {
  const uid = await club.subscriber('sessao1');
  signOut.mockRejectedValueOnce(new Error('Auth is away'));
  await expect(close(uid, 'now')).rejects.toThrow('Auth is away');
  expect(await subscriptionOf(uid)).toMatchObject({ status: 'canceled' });
  expect(await close(uid, 'now')).toBe(true);
  expect(signOut).toHaveBeenCalledTimes(2);
  expect(await entriesOf(uid)).toHaveLength(1);
});
