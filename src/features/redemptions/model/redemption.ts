import type { LimitWindow } from '#features/offers/model/club-offer-options.ts';
import { offerTermsRecord } from '#features/offers/model/club-offer.ts';
import type { OfferTerms } from '#features/offers/model/club-offer.ts';
import {
  cents,
  choice,
  defineRecord,
  id,
  instant,
  line,
  map,
  nullable,
  optional,
  readBy,
  text,
} from '#shared/record.ts';
import type { RecordOf } from '#shared/record.ts';
import { instantOf } from '#shared/stored-fields.ts';
import { instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { redemptionStatuses, voidReasonLength } from './redemption-options.ts';
import type { RedemptionStatus } from './redemption-options.ts';

/** A redemption of an offer by a club member, stored in clubRedemptions/{id}. Only the server writes it. */
export const redemptionRecord = defineRecord(
  {
    userId: id(),
    /** First name of the member. */
    memberName: line(400),
    placeId: id(),
    offerId: id(),
    /** Terms of the offer when the redemption was opened, without empty values. */
    offerSnapshot: map(offerTermsRecord.fields),
    /** An unknown status becomes cancelled. */
    status: choice(redemptionStatuses, 'cancelled'),
    /** A malformed expiry is in the past. */
    expiresAt: readBy((value) => instantOf(value) ?? new Date(0), instant()),
    /** uid of the staff user who verified the code or confirmed the bill, whichever was later; '' until then. */
    verifiedBy: optional(id()),
    confirmedAt: optional(instant()),
    /** 0 before confirmation. */
    amountCents: optional(cents()),
    discountCents: optional(cents()),
    finalCents: optional(cents()),
    /** Confirmed price of the cheaper item; null before confirmation and for offers without an item price. */
    itemCents: optional(nullable(cents())),
  },
  {
    unreadFields: {
      createdAt: instant(),
      verifiedAt: optional(instant()),
      /** Id of the ledger entry. */
      transactionId: optional(id()),
      voidedBy: optional(id()),
      voidedAt: optional(instant()),
      voidReason: optional(text(voidReasonLength.max)),
    },
  },
);

export interface RedemptionRecord extends Omit<RecordOf<typeof redemptionRecord>, 'offerSnapshot'> {
  id: string;
  terms: OfferTerms;
}

/** Reads a redemption from its fields. */
export function toRedemption(id: string, data: unknown): RedemptionRecord {
  const { offerSnapshot: terms, ...fields } = redemptionRecord.read(data);
  return { id, ...fields, terms };
}

/** Returns the status at a given time: an open redemption past its end is expired. */
export function statusAt(
  { status, expiresAt }: { status: RedemptionStatus; expiresAt: Date },
  now: Date,
): RedemptionStatus {
  const isOpen = status === 'pending' || status === 'verified';
  return isOpen && now >= expiresAt ? 'expired' : status;
}

/** Returns the start of the current limit window, in the brand's time zone; for 'total' the year 1970. */
export function getWindowStart(window: LimitWindow, now: Date): Date {
  const date = isoDateOf(wallClockAt(now).dayNumber);
  return window === 'total' ? new Date(0) : toMidnight(startDateByWindow[window](date));
}

/** Returns the start of the next window; null for 'total', which has no end. */
export function getWindowEnd(window: LimitWindow, now: Date): Date | null {
  if (window === 'total') return null;
  const today = isoDateOf(wallClockAt(now).dayNumber);
  const [year = 0, month = 0, day = 0] = startDateByWindow[window](today).split('-').map(Number);
  const nextStarts = {
    day: Date.UTC(year, month - 1, day + 1),
    month: Date.UTC(year, month, 1),
    year: Date.UTC(year + 1, 0, 1),
  };
  return toMidnight(new Date(nextStarts[window]).toISOString().slice(0, 10));
}

const startDateByWindow: Record<Exclude<LimitWindow, 'total'>, (date: string) => string> = {
  day: (date) => date,
  month: (date) => `${date.slice(0, 7)}-01`,
  year: (date) => `${date.slice(0, 4)}-01-01`,
};

function toMidnight(date: string): Date {
  return instantOfWallClock({
    dayNumber: Date.parse(`${date}T00:00:00Z`) / 86_400_000,
    minutes: 0,
  });
}
