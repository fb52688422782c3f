import { dayMs, minuteMs } from '#shared/time-units.ts';

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
export const redemptionLifeMs = 10 * minuteMs;
/** Lifetime of a QR code, and so of a screenshot of it, in milliseconds. */
export const tokenLifeMs = 45_000;
/** Period in which a confirmed redemption can be voided, in milliseconds. */
export const voidPeriodMs = dayMs;

/** Minimum and maximum length of the reason for voiding a redemption. */
export const voidReasonLength = { min: 3, max: 300 } as const;

/** Maximum number of a member's last uses that are loaded: more than a member confirms within most waiting times. */
export const maxRecentRedemptions = 10;
