import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { ClubOffer } from './club-offer.ts';
import { getWindowEnd, getWindowStart } from './limit-window.ts';
import { offerAvailabilityAt } from './offer-calendar.ts';
import type { MemberAvailability, MemberWait } from './offer-calendar.ts';
import { findUsableFrom } from './offer-refusal.ts';

/** A use of an offer that the staff confirmed and did not void. */
export interface ConfirmedUse {
  placeId: string;
  offerId: string;
  confirmedAt: Date | null;
}

/**
 * Returns the state of an offer for a member: like offerAvailabilityAt(), but after the member's own waiting time. The
 * server decides; uses that are missing here only make the offer look usable too early.
 * @param uses the member's uses, newest first; empty for a visitor
 */
export function memberAvailabilityAt(
  offer: ClubOffer,
  hours: PlaceHours | null,
  uses: readonly ConfirmedUse[],
  now: Date,
): MemberAvailability {
  const availability = offerAvailabilityAt(offer, hours, now);
  if (availability.kind === 'over') return availability;
  const wait = [findLimitWait(offer, uses, now), findCooldownWait(offer, uses, now)]
    .filter((candidate) => candidate !== null)
    .reduce<Wait | null>((a, b) => (a && toEndMs(a) >= toEndMs(b) ? a : b), null);
  if (wait === null) return availability;
  const from = wait.until && findUsableFrom(offer, hours, wait.until);
  if (from === null) return { kind: 'over', why: wait.why };
  const isOverBefore = availability.kind === 'later' && from <= availability.from;
  return isOverBefore ? availability : { kind: 'later', from, why: wait.why };
}

/** A waiting time; `until` is null if it does not end. */
interface Wait {
  why: MemberWait;
  until: Date | null;
}

function toEndMs({ until }: Wait): number {
  return until?.getTime() ?? Infinity;
}

function findLimitWait(offer: ClubOffer, uses: readonly ConfirmedUse[], now: Date): Wait | null {
  const { perMemberLimit: limit } = offer;
  if (!limit || countOwnRemainingUses(offer, uses, now) !== 0) return null;
  return { why: 'member-limit', until: getWindowEnd(limit.window, now) };
}

/**
 * Returns how often a member can still use an offer in the current window of its limit; null without a limit.
 * @param uses the member's uses since the start of the window
 */
export function countOwnRemainingUses(
  { id, perMemberLimit: limit }: Pick<ClubOffer, 'id' | 'perMemberLimit'>,
  uses: readonly ConfirmedUse[],
  now: Date,
): number | null {
  if (!limit) return null;
  const start = getWindowStart(limit.window, now);
  const usesInWindow = uses.filter(
    ({ offerId, confirmedAt }) => offerId === id && confirmedAt !== null && confirmedAt >= start,
  );
  return Math.max(0, limit.count - usesInWindow.length);
}

function findCooldownWait(offer: ClubOffer, uses: readonly ConfirmedUse[], now: Date): Wait | null {
  const lastUsedAt = uses.find(({ placeId }) => placeId === offer.placeId)?.confirmedAt;
  const until = lastUsedAt ? getCooldownEnd(lastUsedAt, offer.cooldownMinutes, now) : null;
  return until && { why: 'member-cooldown', until };
}

/**
 * Returns the end of the cooldown after a use, rounded up because messages show whole minutes and a use at the shown
 * minute must succeed; null if it is over.
 */
export function getCooldownEnd(lastUsedAt: Date, cooldownMinutes: number, now: Date): Date | null {
  const endMs = lastUsedAt.getTime() + cooldownMinutes * minuteMs;
  return endMs <= now.getTime() ? null : new Date(Math.ceil(endMs / minuteMs) * minuteMs);
}
