import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  redemptionResponse,
  receiptResponse,
  verifiedRedemptionResponse,
} from '#features/redemptions/model/redemption-contract.ts';
import { issueRedemption } from '#server/features/redemptions/issue-redemption.ts';
import { dayMs, minuteMs } from '#shared/time-units.ts';
import * as v from 'valibot';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { anOffer, evening, furnish, noLimits, openHouse } from './redemption-house.ts';
import type { House } from './redemption-house.ts';

let fixture: Fixture;
let firestore: Firestore;
let house: House;

beforeAll(async () => {
  fixture = await startFixture();
  firestore = fixture.server();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await furnish(firestore);
  house = await openHouse(firestore, noLimits);
});

const stored = async (path: string) => (await firestore.doc(path).get()).data();
const countOf = async (collection: string) => (await firestore.collection(collection).get()).size;

describe('using an offer', () => {
  it('leads from the code to the receipt, and writes the transaction, the count and the visit', async () => {
    const opened = await house.open('ana');
    expect(v.is(redemptionResponse, opened)).toBe(true);
    expect(opened).toMatchObject({
      ...{ status: 'pending', placeId: 'bar' },
      terms: { title: '20% na conta', kind: 'percent', percent: 20 },
    });

    const { body: seen } = await house.verify('gerente', { token: opened.proof.token }).expect(200);
    expect(v.is(verifiedRedemptionResponse, seen)).toBe(true);
    expect(seen).toMatchObject({ memberName: 'Ana', placeName: 'O bar', usesThisMonth: 0 });

    const { body } = await house.confirm('gerente', opened.id, { amountCents: 12_345 }).expect(200);
    expect(v.parse(receiptResponse, body)).toMatchObject({
      amountCents: 12_345,
      discountCents: 2_469,
      finalCents: 9_876,
      confirmedAt: evening.toISOString(),
    });
    expect(await stored(`clubTransactions/${opened.id}`)).toMatchObject({
      userId: 'ana',
      memberName: 'Ana',
      placeId: 'bar',
      offerId: 'vinte',
      redemptionId: opened.id,
      amount: 12_345,
      discount: 2_469,
      finalAmount: 9_876,
      status: 'completed',
    });
    expect(await stored('clubOffers/vinte')).toMatchObject({ usedCount: 1 });
    expect(await stored('clubVisits/bar_ana')).toMatchObject({ userId: 'ana', placeId: 'bar' });
    expect(await stored(`redemptionSecrets/${opened.id}`)).toBeUndefined();

    const { body: after } = await house.show('ana', opened.id).expect(200);
    expect(after).toMatchObject({ status: 'confirmed', discountCents: 2_469, proof: null });
  });

  it('works with the typed code, with any spacing', async () => {
    const { proof, id } = await house.open('ana');
    const code = `${proof.code.slice(0, 3).toLowerCase()} ${proof.code.slice(3)}`;
    const { body } = await house.verify('gerente', { code }).expect(200);
    expect(body).toMatchObject({ id });
  });

  it('two taps create one redemption, which another chosen offer replaces', async () => {
    await firestore.doc('clubOffers/dez').set(anOffer({ title: '10%', percent: 10 }));
    const [one, two] = await Promise.all([house.open('ana'), house.open('ana')]);
    expect(two.id).toBe(one.id);
    const other = await house.open('ana', 'dez');
    expect(other.id).not.toBe(one.id);
    expect((await house.show('ana', one.id)).body).toMatchObject({
      status: 'cancelled',
      proof: null,
    });
    await house.verify('gerente', { code: other.proof.code }).expect(200);
    const { body } = await house.send('post', 'ana', '', { offerId: 'vinte' }).expect(409);
    expect(body).toMatchObject({ reason: 'being_confirmed' });
  });

  it('can be cancelled before the bill, by the member only', async () => {
    const { id, proof } = await house.open('ana');
    await house.send('delete', 'bia', `/${id}`).expect(404);
    await house.send('delete', 'ana', `/${id}`).expect(200);
    await house.send('delete', 'ana', `/${id}`).expect(200);
    const { body } = await house.verify('gerente', { code: proof.code }).expect(404);
    expect(body).toMatchObject({ reason: 'unknown_code' });
    expect(await stored('clubOffers/vinte')).toMatchObject({ usedCount: 0 });
  });
});

describe('a member who may not use an offer', () => {
  const refused = async (uid: string, offerId: string, status: number, reason: string) => {
    const { body } = await house.send('post', uid, '', { offerId }).expect(status);
    expect(body).toMatchObject({ success: false, reason });
    return body;
  };

  it('gets the reason: no membership, not paid, or the club is disabled', async () => {
    await refused('caio', 'vinte', 403, 'not_member');
    await firestore.doc('clubMembers/bia').update({ status: 'past_due', paymentProblem: 'failed' });
    await refused('bia', 'vinte', 403, 'past_due');
    await house.send('post', 'davi', '', { offerId: 'vinte' }).expect(403);
    await firestore.doc('settings/public').set({ clubEnabled: false });
    await refused('ana', 'vinte', 503, 'club_closed');
  });

  it('has no membership after its end, with or without a Stripe event', async () => {
    house.pass(23 * dayMs + minuteMs);
    await refused('ana', 'vinte', 403, 'not_member');
  });

  it('is informed about an offer that is gone, disabled, used up, or not valid now', async () => {
    await refused('ana', 'nenhuma', 409, 'offer_inactive');
    await firestore.doc('clubOffers/off').set(anOffer({ isActive: false }));
    await refused('ana', 'off', 409, 'offer_inactive');
    await firestore.doc('clubOffers/used').set(anOffer({ totalLimit: 3, usedCount: 3 }));
    await refused('ana', 'used', 409, 'used_up');
    await firestore.doc('clubOffers/over').set(anOffer({ validUntil: evening }));
    await refused('ana', 'over', 409, 'offer_ended');
    await firestore
      .doc('clubOffers/noon')
      .set(anOffer({ shifts: [{ start: '11:30', end: '15:00' }] }));
    const { error } = await refused('ana', 'noon', 409, 'not_valid_now');
    expect(error).toBe('Este benefício não vale agora. Ele volta a valer amanhã, às 11:30.');
    await firestore.doc('clubOffers/santo').set(anOffer({ excludedDates: ['2026-03-18'] }));
    const { error: excluded } = await refused('ana', 'santo', 409, 'excluded_date');
    expect(excluded).toBe('Este benefício não vale hoje. Ele volta a valer amanhã.');
    await firestore.doc('places/bar').update({ isActive: false });
    await refused('ana', 'vinte', 409, 'offer_inactive');
  });

  it('is informed that the place is closed, by weekday and by exception, and when it opens', async () => {
    const nights = { periods: ['2 18:00-3 02:00', '4 18:00-5 02:00'], exceptions: [], note: '' };
    await firestore.doc('places/bar').update({ hours: nights });
    const { error } = await refused('ana', 'vinte', 409, 'place_closed');
    expect(error).toBe('O lugar está fechado agora. O benefício volta a valer amanhã, às 18:00.');
    const holiday = { ...nights, exceptions: ['2026-03-19 closed Feriado'] };
    await firestore.doc('places/bar').update({ hours: holiday });
    const { error: later } = await refused('ana', 'vinte', 409, 'place_closed');
    expect(later).toContain('volta a valer na terça, às 18:00.');
    const tonight = { ...nights, exceptions: ['2026-03-18 19:00-23:00 Festa'] };
    await firestore.doc('places/bar').update({ hours: tonight });
    await house.open('ana');
    await firestore.doc('clubOffers/segunda').set(anOffer({ weekdays: [1] }));
    await refused('ana', 'segunda', 409, 'never_again');
    // The opening hours are free text, so that they cannot be evaluated.
    await firestore.doc('places/bar').update({ hours: 'Ter e qui, das 18h às 2h' });
    await house.open('ana');
  });

  it('is informed when the limit and the pause end', async () => {
    for (let use = 0; use < 2; use += 1) {
      const { id, proof } = await house.open('ana');
      await house.verify('gerente', { code: proof.code }).expect(200);
      await house.confirm('gerente', id, { amountCents: 1_000 }).expect(200);
    }
    const { error } = await refused('ana', 'vinte', 409, 'limit_reached');
    expect(error).toBe(
      'Você já usou este benefício 2 vezes neste mês, o máximo de cada sócio. Ele volta em 1º de abril.',
    );
    // The month ends in the night from Tuesday to Wednesday. The place opens next on Thursday at 18:00.
    const thursdays = { periods: ['4 18:00-4 23:00'], exceptions: ['2026-03-18 18:00-23:00 '] };
    await firestore.doc('places/bar').update({ hours: thursdays });
    const { error: open } = await refused('ana', 'vinte', 409, 'limit_reached');
    expect(open).toContain('Ele volta em 2 de abril, às 18:00.');
    await firestore.doc('places/bar').update({ hours: null });
    await firestore.doc('clubOffers/pausa').set(anOffer({ cooldownMinutes: 90 }));
    // Used at 20:00:00.250. The answer names a minute, at which the use must be allowed.
    const used = new Date(evening.getTime() + 250);
    const last = await firestore.collection('clubRedemptions').orderBy('confirmedAt', 'desc').get();
    await last.docs[0]?.ref.update({ confirmedAt: used });
    const { error: wait } = await refused('ana', 'pausa', 409, 'cooldown');
    expect(wait).toBe('Espere até 21:31 para usar outro benefício neste lugar.');
    house.pass(90 * minuteMs);
    await refused('ana', 'pausa', 409, 'cooldown');
    house.pass(minuteMs);
    await house.open('ana', 'pausa');
  });
});

describe('the staff', () => {
  it('staff of another place, members and the member themselves are refused', async () => {
    const { id, proof } = await house.open('ana');
    const { body } = await house.verify('vizinha', { code: proof.code }).expect(403);
    expect(body).toMatchObject({ reason: 'wrong_place' });
    await house.verify('bia', { code: proof.code }).expect(403);
    await house.confirm('vizinha', id, { amountCents: 100 }).expect(403);
    await house.show('bia', id).expect(404);
    await house.show('vizinha', id).expect(404);
    const own = await house.open('gerente');
    const { body: self } = await house.verify('gerente', { code: own.proof.code }).expect(403);
    expect(self).toMatchObject({ reason: 'own_redemption' });
    await house.verify('admin', { code: own.proof.code }).expect(200);
  });

  it('a request for the redemption never returns the code', async () => {
    const { id } = await house.open('ana');
    expect((await house.show('gerente', id).expect(200)).body).toMatchObject({ proof: null });
  });

  it('a screenshot, a forged token and an old code are each reported as such', async () => {
    const { id, proof } = await house.open('ana');
    const [subject, , signature] = proof.token.split('.');
    const far = (evening.getTime() + 40_000).toString(36);
    const forged = await house.verify('gerente', { token: `${subject}.${far}.${signature}` });
    expect(forged.body).toMatchObject({ reason: 'unknown_code' });
    house.pass(46_000);
    const old = await house.verify('gerente', { token: proof.token }).expect(409);
    expect(old.body).toMatchObject({ reason: 'expired' });
    const { body: renewed } = await house.show('ana', id);
    await house.verify('gerente', { token: renewed.proof.token }).expect(200);
    house.pass(10 * minuteMs);
    const late = await house.verify('gerente', { code: proof.code }).expect(409);
    expect(late.body).toMatchObject({ reason: 'expired' });
    expect((await house.show('ana', id)).body).toMatchObject({ status: 'expired', proof: null });
  });

  it('a code cannot be used twice, and a redemption not without its code', async () => {
    const { id, proof } = await house.open('ana');
    const unseen = await house.confirm('gerente', id, { amountCents: 100 }).expect(404);
    expect(unseen.body).toMatchObject({ reason: 'unknown_code' });
    await house.verify('gerente', { code: proof.code }).expect(200);
    await house.confirm('gerente', id, { amountCents: 100 }).expect(200);
    const again = await house.confirm('gerente', id, { amountCents: 200 }).expect(409);
    expect(again.body).toMatchObject({ reason: 'already_used' });
    const replayed = await house.verify('gerente', { token: proof.token }).expect(409);
    expect(replayed.body).toMatchObject({ reason: 'already_used' });
  });

  it.each([[0], [-1], [1e12], [12.5], ['12,34'], [null], [NaN]])(
    '%j is refused as a bill, and the redemption stays usable',
    async (amountCents) => {
      const { id, proof } = await house.open('ana');
      await house.verify('gerente', { code: proof.code }).expect(200);
      await house.confirm('gerente', id, { amountCents }).expect(400);
      await house.confirm('gerente', id, { amountCents: 1_234 }).expect(200);
    },
  );

  it('an offer disabled or a payment failed after the code was issued is reported', async () => {
    const { id, proof } = await house.open('ana');
    await house.verify('gerente', { code: proof.code }).expect(200);
    await firestore.doc('clubMembers/ana').update({ status: 'past_due', paymentProblem: 'failed' });
    const unpaid = await house.confirm('gerente', id, { amountCents: 100 }).expect(403);
    expect(unpaid.body).toMatchObject({ reason: 'past_due' });
    await firestore.doc('clubMembers/ana').update({ status: 'active', paymentProblem: '' });
    await firestore.doc('clubOffers/vinte').update({ isActive: false });
    const off = await house.confirm('gerente', id, { amountCents: 100 }).expect(409);
    expect(off.body).toMatchObject({ reason: 'offer_inactive' });
    expect(await countOf('clubTransactions')).toBe(0);
  });

  it('a member who was blocked or whose erasure began after the code was issued gets no benefit', async () => {
    const { id, proof } = await house.open('ana');
    await house.verify('gerente', { code: proof.code }).expect(200);
    // The first step of an erasure, with the membership still stored.
    await firestore.doc('users/ana').update({ status: 'inactive' });
    for (const asked of [
      house.verify('gerente', { code: proof.code }),
      house.confirm('gerente', id, { amountCents: 100 }),
    ]) {
      const { body } = await asked.expect(403);
      expect(body).toMatchObject({ reason: 'not_member' });
    }
    // A request of theirs that was accepted just before.
    const desk = { firestore, now: () => house.clock.now };
    await expect(issueRedemption(desk, { uid: 'ana', offerId: 'vinte' })).rejects.toMatchObject({
      reason: 'not_member',
    });
    expect(await countOf('clubTransactions')).toBe(0);
    expect(await countOf('clubRedemptions')).toBe(1);
  });

  it('an offer that ended after its code was issued is honoured', async () => {
    await firestore
      .doc('clubOffers/vinte')
      .update({ validUntil: new Date(evening.getTime() + 2 * minuteMs) });
    const { id, proof } = await house.open('ana');
    house.pass(5 * minuteMs);
    await house.verify('gerente', { code: proof.code }).expect(200);
    await house.confirm('gerente', id, { amountCents: 100 }).expect(200);
  });

  it('staff may try five codes per minute, without blocking other staff', async () => {
    const strict = await openHouse(firestore, { ...noLimits, wrongCodes: 5 });
    for (let guess = 0; guess < 5; guess += 1) {
      await strict.verify('vizinha', { code: '222222' }).expect(404);
    }
    const { body } = await strict.verify('vizinha', { code: '333333' }).expect(429);
    expect(body).toMatchObject({ reason: 'too_many_tries' });
    const { proof } = await strict.open('ana');
    await strict.verify('gerente', { code: proof.code }).expect(200);
  });
});

describe('a thousand simultaneous confirmations', () => {
  it('create one transaction', { timeout: 120_000 }, async () => {
    const { id, proof } = await house.open('ana');
    await house.verify('gerente', { code: proof.code }).expect(200);
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, number) =>
        house.confirm('gerente', id, { amountCents: 1_000 + (number % 7) }),
      ),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    // An overloaded server may refuse some with 503. Those must have no effect.
    expect([...statuses].filter((status) => status !== 503).sort()).toEqual([200, 409]);
    const receipts = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => body as object);
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await countOf('clubTransactions')).toBe(1);
    expect(await stored('clubOffers/vinte')).toMatchObject({ usedCount: 1 });
  });

  it('create one transaction through two servers, too', { timeout: 60_000 }, async () => {
    const other = await openHouse(firestore, noLimits);
    const { id, proof } = await house.open('ana');
    await house.verify('gerente', { code: proof.code }).expect(200);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        (number % 2 ? house : other).confirm('gerente', id, { amountCents: 1_000 }),
      ),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await countOf('clubTransactions')).toBe(1);
    expect(await stored('clubOffers/vinte')).toMatchObject({ usedCount: 1 });
  });
});

describe('voiding', () => {
  const use = async (uid: string) => {
    const { id, proof } = await house.open(uid);
    await house.verify('gerente', { code: proof.code }).expect(200);
    await house.confirm('gerente', id, { amountCents: 10_000 }).expect(200);
    return id;
  };
  const undo = (uid: string, id: string, reason = 'Valor errado') =>
    house.send('post', uid, `/${id}/void`, { reason });

  it('adds a record that reverses the first, restores the use, and is logged', async () => {
    const id = await use('ana');
    await undo('gerente', id).expect(200);
    await undo('gerente', id).expect(200);
    expect(await stored(`clubTransactions/${id}v`)).toMatchObject({
      amount: -10_000,
      discount: -2_000,
      finalAmount: -8_000,
      reversalOf: id,
    });
    expect(await countOf('clubTransactions')).toBe(2);
    expect(await stored('clubOffers/vinte')).toMatchObject({ usedCount: 0 });
    expect(await stored('clubVisits/bar_ana')).toBeUndefined();
    const log = await firestore.collection('auditLog').get();
    expect(log.docs.map((entry) => entry.data())).toMatchObject([
      { actorId: 'gerente', action: 'redemption.void', target: `clubRedemptions/${id}` },
    ]);
    await use('ana');
    expect(await stored('clubVisits/bar_ana')).toBeDefined();
  });

  it('removes the mark of the review while no other use confirms a visit', async () => {
    const review = firestore.doc('reviews/bar_ana');
    await review.set({ placeId: 'bar', userId: 'ana', rating: 5, verifiedVisit: false });
    const mark = async (): Promise<unknown> => (await review.get()).get('verifiedVisit');
    const first = await use('ana');
    expect(await mark()).toBe(true);
    const second = await use('ana');
    await undo('gerente', first).expect(200);
    expect(await mark()).toBe(true);
    await undo('gerente', second).expect(200);
    expect(await mark()).toBe(false);
  });

  it('is allowed to the staff of the place, with a reason, for one day', async () => {
    const id = await use('ana');
    await undo('ana', id).expect(403);
    await undo('vizinha', id).expect(403);
    await undo('gerente', id, ' ').expect(400);
    house.pass(dayMs + minuteMs);
    const { body } = await undo('admin', id).expect(409);
    expect(body).toMatchObject({ reason: 'too_late_to_void' });
  });
});
