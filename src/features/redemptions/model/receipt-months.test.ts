import { expect, it } from 'vitest';
import type { ClubReceipt } from './club-receipt.ts';
import { receiptMonths } from './receipt-months.ts';
import { maxReceipts } from './receipt-options.ts';

const aReceipt = (id: string, date: string | null, changes: Partial<ClubReceipt> = {}) => ({
  ...{ id, placeId: 'bar', amountCents: 10_000, discountCents: 2_000, finalCents: 8_000 },
  ...{ date: date === null ? null : new Date(date), reversalOf: '' },
  ...changes,
});

it('adds up the savings of each month in the time zone of the city, without undone uses', () => {
  const months = receiptMonths([
    aReceipt('r1', '2026-04-03T15:00:00Z', { reversalOf: 'u3', discountCents: -2_000 }),
    aReceipt('u3', '2026-04-02T15:00:00Z'),
    aReceipt('u2', '2026-04-01T02:00:00Z'),
    aReceipt('u1', '2026-03-10T15:00:00Z', { discountCents: 500 }),
  ]);
  expect(months.map(({ key, savedCents }) => [key, savedCents])).toEqual([
    ['2026-04', 0],
    ['2026-03', 2_500],
  ]);
  const ids = months.flatMap(({ uses }) => uses.map(({ receipt }) => receipt.id));
  expect(ids).toEqual(['u3', 'u2', 'u1']);
  expect(months[0]?.uses[0]?.isUndone).toBe(true);
});

it('knows no savings of the last month if older uses are not loaded', () => {
  const recentUses = Array.from({ length: maxReceipts - 1 }, (_, index) =>
    aReceipt(`u${index}`, '2026-04-02T15:00:00Z'),
  );
  const months = receiptMonths([...recentUses, aReceipt('old', '2026-03-10T15:00:00Z')]);
  expect(months.map(({ savedCents }) => savedCents)).toEqual([2_000 * (maxReceipts - 1), null]);
});

it('groups uses without a date', () => {
  expect(receiptMonths([aReceipt('u1', null)])).toMatchObject([
    { key: '', date: null, savedCents: 2_000 },
  ]);
});
