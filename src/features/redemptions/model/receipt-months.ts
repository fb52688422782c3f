import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import type { ClubReceipt } from './club-receipt.ts';
import { maxReceipts } from './receipt-options.ts';

/** The uses of the club in a month. */
export interface ReceiptMonth {
  /** '2026-11'; '' if the dates are unknown. */
  key: string;
  date: Date | null;
  uses: { receipt: ClubReceipt; isUndone: boolean }[];
  /** Integer cents saved in the month; null if older uses of the month are not loaded. */
  savedCents: number | null;
}

/**
 * Groups the uses of the club by month in the brand's time zone. A use that was undone saves nothing.
 * @param receipts entries of a user, newest first, with those that reverse a use
 */
export function receiptMonths(receipts: readonly ClubReceipt[]): ReceiptMonth[] {
  const undoneIds = new Set(receipts.map(({ reversalOf }) => reversalOf));
  const months: (ReceiptMonth & { savedCents: number })[] = [];
  for (const receipt of receipts) {
    if (receipt.reversalOf !== '') continue;
    const { id, date, discountCents } = receipt;
    const key = date ? isoDateOf(wallClockAt(date).dayNumber).slice(0, 7) : '';
    let month = months.at(-1);
    if (month?.key !== key) months.push((month = { key, date, uses: [], savedCents: 0 }));
    const isUndone = undoneIds.has(id);
    month.uses.push({ receipt, isUndone });
    if (!isUndone) month.savedCents += discountCents;
  }
  const lastMonth = months.at(-1);
  return receipts.length < maxReceipts
    ? months
    : months.map((month) => (month === lastMonth ? { ...month, savedCents: null } : month));
}
