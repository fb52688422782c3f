import { beforeAll, expect, it } from 'vitest';

import { getPaidMembership } from '#features/club/data/paid-membership-store.ts';
import {
  exportPayments,
  listPayments,
  sumPayments,
} from '#features/payments/data/payment-store.ts';
import { toMonthSpan } from '#features/payments/model/club-payment.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson } from './stored-documents.ts';

const { as } = signedRequests();
const month = { first: '2026-03', last: '2026-03' };
const { from, to } = toMonthSpan('2026-03');
const justBefore = (instant: Date) => new Date(instant.getTime() - 1);

const fixture = dataFixtureOfFile();

const paid = (userId: string, paidAt: Date, refundedCents = 0) => ({
  userId,
  amountCents: 2_990,
  refundedCents,
  paidAt,
  recordedAt: paidAt,
});

beforeAll(async () => {
  await fixture.store({
    'users/sol': aPerson('sol', { role: 'super_admin' }),
    'users/ana': aPerson('ana'),
    'clubPayments/antes': paid('ana', justBefore(from)),
    'clubPayments/a': paid('ana', from),
    'clubPayments/b': paid('bia', from, 990),
    'clubPayments/c': paid('ana', justBefore(to)),
    'clubPayments/depois': paid('ana', to),
    'subscriptionPlans/mensal': { name: 'Mensal', price: 2_990, interval: 'month' },
    'clubMembers/ana': { userId: 'ana', status: 'active', planId: 'mensal' },
    'clubMembers/bia': { userId: 'bia', status: 'canceled', planId: 'mensal' },
  });
});

const idsOf = (payments: readonly { id: string }[]) => payments.map(({ id }) => id);

it('lists a month up to its last instant, newest first, in pages without a gap', async () => {
  const first = await as('sol', () => listPayments(month, null, 2));
  expect(idsOf(first.items)).toEqual(['c', 'b']);
  const second = await as('sol', () => listPayments(month, first.nextCursor, 2));
  expect(idsOf(second.items)).toEqual(['a']);
  expect(second.nextCursor).toBeNull();
  const all = await as('sol', () => listPayments(null));
  expect(idsOf(all.items)).toEqual(['depois', 'c', 'b', 'a', 'antes']);
});

it('sums a month and the total without reading a payment', async () => {
  await fixture.resetReads();
  expect(await as('sol', () => sumPayments(month))).toEqual({
    count: 3,
    amountCents: 8_970,
    refundedCents: 990,
  });
  expect((await as('sol', () => sumPayments(null))).count).toBe(5);
  expect(await fixture.reads()).toBeLessThanOrEqual(2);
});

it('limits the rows of a file', async () => {
  const read = async (most: number) => {
    const ids: string[] = [];
    for await (const chunk of exportPayments(month, { most })) ids.push(...idsOf(chunk));
    return ids;
  };
  expect(await as('sol', () => read(2))).toEqual(['c', 'b']);
  expect(await as('sol', () => read(100))).toEqual(['c', 'b', 'a']);
});

it('is available to super admins only', async () => {
  const denied = { code: 'permission-denied' };
  await expect(as('ana', () => listPayments(month))).rejects.toMatchObject(denied);
  await expect(as('ana', () => sumPayments(month))).rejects.toMatchObject(denied);
  await expect(as('ana', () => getPaidMembership('bia'))).rejects.toMatchObject(denied);
});

it('returns the price of a membership in two reads, and null for a user who is not charged any more', async () => {
  await fixture.resetReads();
  expect(await as('sol', () => getPaidMembership('ana'))).toMatchObject({
    membership: { status: 'active' },
    plan: { name: 'Mensal', price: 2_990 },
  });
  expect(await fixture.reads()).toBeLessThanOrEqual(2);
  expect(await as('sol', () => getPaidMembership('bia'))).toBeNull();
  expect(await as('sol', () => getPaidMembership('gil'))).toBeNull();
});
