import { AppError, errorCode } from '#shared/app-error.ts';
import type { WaitingChange, WaitingReview } from '#features/reviews/model/waiting-change.ts';

import { forgetEvent, saveEvent } from '#features/events/data/saved-event-store.ts';
import { addFavorite, removeFavorite } from '#features/favorites/data/favorite-store.ts';
import { withAuthUser } from '#platform/firestore/with-auth.ts';
import { getOwnReview } from '#features/reviews/data/review-store.ts';
import { saveReview } from '#features/reviews/data/review-writes.ts';

/**
 * Makes a change true (OutboxWorld.send).
 * @throws AppError 'conflict' for a review that was written or changed elsewhere while this one waited, and for a place
 *   that is saved already while somebody looks; what the stores throw
 * @returns what the store answers
 */
export async function sendChange(change: WaitingChange, hasWaited: boolean): Promise<unknown> {
  const { uid, target } = change;
  if (hasWaited) await requirePerson(uid);
  switch (change.kind) {
    case 'favorite': {
      if (!change.saved) return removeFavorite(uid, target);
      return addFavorite(uid, target).catch((error: unknown) => {
        // It is as it was wished.
        if (!hasWaited || errorCode(error) !== 'conflict') throw error;
      });
    }
    case 'event': {
      return change.saved ? saveEvent(uid, target) : forgetEvent(uid, target);
    }
    case 'review': {
      const { draft } = change;
      if (hasWaited) await requireUnchanged(change);
      return saveReview(uid, target, draft);
    }
  }
}

/**
 * Auth may not know them yet, and rules would refuse what is only early.
 * @throws AppError 'unauthenticated' unless this person is signed in; as withAuthUser()
 */
function requirePerson(uid: string): Promise<void> {
  return withAuthUser((user) =>
    user.uid === uid
      ? Promise.resolve()
      : Promise.reject(new AppError('unauthenticated', 'Somebody else is signed in')),
  );
}

/** @throws AppError 'conflict' where neither what it was written from nor the review itself is stored, but another */
async function requireUnchanged({ uid, target, draft, base }: WaitingReview): Promise<void> {
  const stored = await getOwnReview(uid, target);
  const isKnown = [base, draft].some(
    (known) => known?.rating === stored?.rating && known?.text === stored?.text,
  );
  if (stored && !isKnown) throw new AppError('conflict', 'Another review was written meanwhile');
}
