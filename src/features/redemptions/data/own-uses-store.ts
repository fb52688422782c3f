import type { ConfirmedUse } from '#features/offers/model/member-availability.ts';

/** Followed by the uid. Not deviceKey(): its module would join the code of the club with that of other screens. */
const keyPrefix = 'guia:club-uses:';

/**
 * Returns the uses of a member that this device knew last; null if it knows none of this user, or the browser refuses
 * its storage.
 * @param uid null while the session is restored: the uses of the last member are returned
 */
export function readOwnUses(uid: string | null): readonly ConfirmedUse[] | null {
  try {
    const key = uid === null ? keysOfAllMembers()[0] : keyPrefix + uid;
    const stored: unknown = JSON.parse((key && localStorage.getItem(key)) ?? 'null');
    return Array.isArray(stored) ? stored.map(toUse) : null;
  } catch {
    return null;
  }
}

/**
 * Stores the uses of a member, newest first, instead of those of any other; null if the user is no member. Does nothing
 * if the browser refuses its storage.
 */
export function storeOwnUses(uid: string, uses: readonly ConfirmedUse[] | null): void {
  try {
    for (const key of keysOfAllMembers()) localStorage.removeItem(key);
    if (uses === null) return;
    const stored = uses.map(({ placeId, offerId, confirmedAt }) => ({
      ...{ placeId, offerId },
      confirmedAt: confirmedAt?.getTime(),
    }));
    localStorage.setItem(keyPrefix + uid, JSON.stringify(stored));
  } catch {
    // Only the next visit shows a waiting time later.
  }
}

function keysOfAllMembers(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix));
}

function toUse(stored: unknown): ConfirmedUse {
  const { placeId, offerId, confirmedAt } = stored as Record<string, unknown>;
  const time = new Date(Number(confirmedAt));
  return {
    placeId: String(placeId),
    offerId: String(offerId),
    confirmedAt: Number.isNaN(time.getTime()) ? null : time,
  };
}
