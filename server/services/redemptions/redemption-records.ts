import { Timestamp } from '@google-cloud/firestore';
import { limitWindows, offerKinds } from '#domain/club-offer.ts';
import type { ClubOffer, OfferShift, OfferTerms } from '#domain/club-offer.ts';
import { redemptionStatuses } from '#domain/redemption.ts';
import type { RedemptionStatus } from '#domain/redemption.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A stored redemption, clubRedemptions/{id}, in the server's words. */
export interface RedemptionRecord {
  id: string;
  userId: string;
  /** First name. */
  memberName: string;
  placeId: string;
  offerId: string;
  terms: OfferTerms;
  status: RedemptionStatus;
  expiresAt: Date;
  /** Manager who read the code; '' before. */
  verifiedBy: string;
  confirmedAt: Date | null;
  /** Cents; 0 until it is confirmed. */
  amountCents: number;
  discountCents: number;
  finalCents: number;
  /** Price of the cheaper item as confirmed; null for offers that do not ask for it. */
  itemCents: number | null;
}

/** A redemption from its fields. What is missing or odd reads as over and worth nothing. */
export function toRedemption(id: string, fields: Fields): RedemptionRecord {
  return {
    id,
    userId: text(fields['userId']),
    memberName: text(fields['memberName']),
    placeId: text(fields['placeId']),
    offerId: text(fields['offerId']),
    terms: toTerms(map(fields['offerSnapshot'])),
    status: redemptionStatuses.find((status) => status === fields['status']) ?? 'cancelled',
    expiresAt: instant(fields['expiresAt']) ?? new Date(0),
    verifiedBy: text(fields['verifiedBy']),
    confirmedAt: instant(fields['confirmedAt']),
    amountCents: count(fields['amountCents']) ?? 0,
    discountCents: count(fields['discountCents']) ?? 0,
    finalCents: count(fields['finalCents']) ?? 0,
    itemCents: count(fields['itemCents']),
  };
}

/** An offer from its fields. Conditions that cannot be read make it one that is never valid. */
export function toOffer(id: string, fields: Fields): ClubOffer {
  const limit = map(fields['perMemberLimit']);
  const window = limitWindows.find((one) => one === limit['window']);
  const memberUses = count(limit['count']);
  return {
    id,
    placeId: text(fields['placeId']),
    ...toTerms(fields),
    isActive: fields['isActive'] === true,
    validUntil: instant(fields['validUntil']),
    weekdays: list(fields['weekdays']).filter((day) => typeof day === 'number'),
    shifts: list(fields['shifts']).map(toShift),
    excludedDates: list(fields['excludedDates']).filter((date) => typeof date === 'string'),
    usedCount: count(fields['usedCount']) ?? 0,
    totalLimit: count(fields['totalLimit']),
    perMemberLimit: window && memberUses !== null ? { count: memberUses, window } : null,
    cooldownMinutes: count(fields['cooldownMinutes']) ?? 0,
    termsText: text(fields['termsText']),
    createdAt: instant(fields['createdAt']),
    updatedAt: instant(fields['updatedAt']),
  };
}

function toTerms(fields: Fields): OfferTerms {
  return {
    title: text(fields['title']),
    kind: offerKinds.find((kind) => kind === fields['kind']) ?? 'fixed',
    percent: count(fields['percent']),
    amountCents: count(fields['amountCents']),
    maxDiscountCents: count(fields['maxDiscountCents']),
    minSpendCents: count(fields['minSpendCents']),
  };
}

/** The terms as they are stored with a redemption: without those that say nothing. */
export function termsFields(terms: OfferTerms): Fields {
  const { title, kind, percent, amountCents, maxDiscountCents, minSpendCents } = terms;
  const known = { title, kind, percent, amountCents, maxDiscountCents, minSpendCents };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
}

/** A shift that cannot be read begins and ends at no time of a day. */
function toShift(value: unknown): OfferShift {
  const { start, end } = map(value);
  const isTime = (time: unknown): time is string =>
    typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isTime(start) && isTime(end) ? { start, end } : { start: '99:99', end: '99:99' };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function map(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function instant(value: unknown): Date | null {
  return value instanceof Timestamp ? value.toDate() : null;
}
