import type { LimitWindow } from '#features/offers/model/club-offer.ts';
import { instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** Statuses of a redemption; the first two are open. */
export const redemptionStatuses = [
  'pending',
  'verified',
  'confirmed',
  'expired',
  'cancelled',
  'voided',
] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

/** Reasons for refusing a redemption. Responses contain the reason and a message. */
export const redemptionRefusals = [
  'club_closed',
  'not_member',
  'past_due',
  'after_withdrawal',
  'offer_inactive',
  'offer_ended',
  'used_up',
  'never_again',
  'place_closed',
  'excluded_date',
  'not_valid_now',
  'limit_reached',
  'cooldown',
  'unknown_code',
  'expired',
  'already_used',
  'cancelled',
  'wrong_place',
  'own_redemption',
  'being_confirmed',
  'below_minimum',
  'too_late_to_void',
  'too_many_tries',
] as const;
export type RedemptionRefusal = (typeof redemptionRefusals)[number];

/** Lifetime of an unconfirmed redemption, in milliseconds. */
export const redemptionLifeMs = 10 * 60_000;
/** Lifetime of a QR code, and so of a screenshot of it, in milliseconds. */
export const tokenLifeMs = 45_000;
/** Period in which a confirmed redemption can be voided, in milliseconds. */
export const voidPeriodMs = 24 * 60 * 60_000;

/** Characters of a code, without those that look alike (0 O, 1 I L). */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const codeLength = 6;

/** Normalizes a typed code: upper case, without spaces and hyphens; null if it is invalid. */
export function parseRedemptionCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const isValidCode =
    code.length === codeLength && [...code].every((character) => codeAlphabet.includes(character));
  return isValidCode ? code : null;
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
