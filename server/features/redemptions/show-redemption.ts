import { AppError } from '#shared/app-error.ts';
import type { OfferTerms } from '#features/offers/model/club-offer.ts';
import { statusAt } from '#features/redemptions/model/redemption.ts';
import type { RedemptionStatus } from '#features/redemptions/model/redemption-options.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import { signToken } from './redemption-codes.ts';
import type { RedemptionToken } from './redemption-codes.ts';
import { readRedemption, readSecret, requireStaffOfRedemption } from './redemption-dependencies.ts';
import type { RedemptionDependencies } from './redemption-dependencies.ts';

/** A redemption as the screens of the member and the staff poll it. */
export interface ShownRedemption {
  id: string;
  status: RedemptionStatus;
  placeId: string;
  terms: OfferTerms;
  expiresAt: Date;
  confirmedAt: Date | null;
  amountCents: number;
  discountCents: number;
  finalCents: number;
  /** Code and token to show; only for the member and while the redemption is open. */
  proof: (RedemptionToken & { code: string }) | null;
}

/**
 * Returns a redemption to its member or the staff of its place. While it is open, every response to the member contains
 * a new token.
 * @throws AppError 'not-found', also if the caller is neither; 'unavailable'
 */
export function showRedemption(
  dependencies: RedemptionDependencies,
  { caller, id }: { caller: Caller; id: string },
): Promise<ShownRedemption> {
  const { firestore } = dependencies;
  return dependencies.firestore.runTransaction(async (transaction) => {
    const now = dependencies.now();
    const redemption = await readRedemption(transaction, firestore, id);
    const isOwn = redemption.userId === caller.uid;
    if (!isOwn) {
      await requireStaffOfRedemption(transaction, firestore, caller, redemption).catch(
        (error: unknown) => {
          throw error instanceof AppError && error.code === 'permission-denied'
            ? new AppError('not-found', 'The redemption belongs to another user')
            : error;
        },
      );
    }
    const status = statusAt(redemption, now);
    const isOpen = status === 'pending' || status === 'verified';
    const secret = isOwn && isOpen ? await readSecret(transaction, firestore, id) : null;
    const { placeId, terms, expiresAt, confirmedAt } = redemption;
    const { amountCents, discountCents, finalCents } = redemption;
    return {
      ...{ id, status, placeId, terms, expiresAt, confirmedAt },
      ...{ amountCents, discountCents, finalCents },
      proof: secret && { ...signToken(id, secret, now), code: secret.code },
    };
  });
}
