import {
  cents,
  checkedByRule,
  choice,
  choices,
  defineRecord,
  filled,
  flag,
  id,
  instant,
  integer,
  line,
  listOfTexts,
  map,
  nullable,
  optional,
  readBy,
  text,
  translationsOf,
} from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { countOf, fieldsOf, listOf } from '#shared/stored-fields.ts';
import {
  limitWindows,
  maxExcludedDates,
  maxUsesPerMemberLimit,
  maxOfferShifts,
  maxOfferTitleLength,
  offerKinds,
} from './club-offer-options.ts';
import type { LimitWindow } from './club-offer-options.ts';

/** Local times 'HH:MM'. An end at or before the start is on the next day. */
export interface OfferShift {
  start: string;
  end: string;
}

/** Limit of the uses by one member. */
export interface MemberLimit {
  count: number;
  window: LimitWindow;
}

/** Days of the week; 0 is Sunday. */
const weekdays: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Terms from which the discount is computed; a redemption stores a copy. */
export const offerTermsRecord = defineRecord({
  title: filled(line(maxOfferTitleLength)),
  kind: checkedByRule(choice(offerKinds, 'fixed')),
  /** 1 to 100, for 'percent'. */
  percent: optional(nullable(integer())),
  /** For 'fixed'. */
  amountCents: optional(nullable(cents())),
  /** Maximum discount. */
  maxDiscountCents: optional(nullable(cents())),
  /** Minimum bill. */
  minSpendCents: optional(nullable(cents())),
});

export type OfferTerms = RecordOf<typeof offerTermsRecord>;

const memberLimit = map({
  count: integer({ min: 1, max: maxUsesPerMemberLimit }),
  window: choice(limitWindows, null),
});

/** An offer of a place to club members, stored in clubOffers/{id}. */
export const clubOfferRecord = defineRecord({
  placeId: checkedByRule(id()),
  ...offerTermsRecord.fields,
  isActive: flag(),
  /** Timestamp of the end. An offer without one is not listed. */
  validUntil: instant(),
  /** Empty means every day. */
  weekdays: optional(choices(weekdays)),
  /** A list of such maps. Empty means the whole day. */
  shifts: optional(checkedByRule(readBy(parseShifts, map({ start: line(5), end: line(5) })))),
  /** Local dates 'YYYY-MM-DD' on which no use can begin. */
  excludedDates: optional(
    listOfTexts({
      maxItems: maxExcludedDates,
      maxLength: 10,
      maxTotalLength: maxExcludedDates * 10,
    }),
  ),
  usedCount: integer(),
  /** Maximum uses by all members together; null without a limit. */
  totalLimit: optional(nullable(integer())),
  /** Null without a limit. */
  perMemberLimit: optional(nullable(readBy(parseMemberLimit, memberLimit))),
  /** Minimum time in minutes between two uses by one member at the place; null is read as 0. */
  cooldownMinutes: optional(readBy(countOf, nullable(integer()))),
  termsText: optional(text(5_000)),
  /** Written by a person, never by a machine, because an offer is a promise. */
  translations: translationsOf({ title: line(maxOfferTitleLength), termsText: text(5_000) }),
  createdAt: checkedByRule(instant()),
  updatedAt: checkedByRule(instant()),
});

export interface ClubOffer extends RecordOf<typeof clubOfferRecord> {
  id: string;
}

/** Conditions on which the availability of an offer depends. */
export type OfferCalendar = Pick<
  ClubOffer,
  'isActive' | 'validUntil' | 'weekdays' | 'shifts' | 'excludedDates' | 'usedCount' | 'totalLimit'
>;

/**
 * Reads an offer from its stored fields. A list of weekdays or shifts without any readable entry makes the offer
 * inactive. An unreadable end makes it ended. Other malformed fields become empty.
 */
export function toClubOffer(id: string, data: unknown): ClubOffer {
  const fields = clubOfferRecord.read(data);
  const stored = fieldsOf(data);
  // An empty stored list means any time; a list without a readable entry must not mean that.
  const isReadable =
    (fields.weekdays.length > 0 || listOf(stored['weekdays'], 1).length === 0) &&
    (fields.shifts.length > 0 || listOf(stored['shifts'], 1).length === 0);
  return { id, ...fields, isActive: fields.isActive && isReadable };
}

/** Reads the terms stored with an offer and with each of its redemptions. */
export function toOfferTerms(data: unknown): OfferTerms {
  return offerTermsRecord.read(data);
}

function parseShifts(value: unknown): OfferShift[] {
  return listOf(value, maxOfferShifts).flatMap(toShift);
}

function toShift(value: unknown): OfferShift[] {
  const { start, end } = fieldsOf(value);
  const isTime = (time: unknown): time is string =>
    typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isTime(start) && isTime(end) ? [{ start, end }] : [];
}

function parseMemberLimit(value: unknown): MemberLimit | null {
  const { count, window } = memberLimit.read(value);
  return window && { count, window };
}

/** Editable fields of an offer, without its place, use count and timestamps. */
export type OfferContent = Omit<
  ClubOffer,
  'id' | 'placeId' | 'usedCount' | 'createdAt' | 'updatedAt'
>;

/** Returns the editable fields of a stored offer. */
export function toOfferContent(offer: ClubOffer): OfferContent {
  const { id: _id, placeId: _place, usedCount: _used, createdAt: _made, ...rest } = offer;
  const { updatedAt: _changed, ...content } = rest;
  return content;
}
