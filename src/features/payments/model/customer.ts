import { membershipEndings } from '#features/club/model/membership-ending.ts';
import { choice, defineRecord, id, instant, integer, line } from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { fieldsOf } from '#shared/stored-fields.ts';

/** Id of an object of Stripe, or a key of a request to it; '' for none. */
const stripeId = line(500);

const revision = integer();

/**
 * Payment data of a user that only the server can read, stored in customers/{uid}. Only the server writes it; a field
 * without a value may be missing.
 */
export const customerRecord = defineRecord(
  {
    /** Stripe customer id; '' before it is created or after it was deleted in Stripe. */
    customerId: stripeId,
    email: line(320),
    /**
     * Number of earlier Stripe customers of the user, which were deleted; part of the idempotency key of the next one.
     */
    generation: integer(),
    /** Id of the current checkout and part of the idempotency key of its session; '' for none. */
    checkoutKey: stripeId,
    /** Stripe price of the checkout. */
    checkoutPriceId: stripeId,
    /**
     * Session id of the checkout; '' until Stripe has created it and it is stored. The user is redirected to Stripe only
     * after that.
     */
    checkoutSessionId: stripeId,
    /** Id of the subscription from which the user withdraws, until all payments are refunded; '' for none. */
    withdrawing: stripeId,
    /** Time of the last withdrawal; null for none. */
    withdrawnAt: instant(),
    /** Id of the last subscription cancelled as a duplicate; '' for none. */
    duplicate: stripeId,
    duplicateEndedAt: instant(),
    /** How a super admin has chosen to end the subscription, until Stripe has ended it; '' for none. */
    ending: choice(membershipEndings, ''),
  },
  {
    unreadFields: {
      userId: id(),
      /** Incremented by every change of the user's club records. */
      revision,
      updatedAt: instant(),
    },
  },
);

export type CustomerRecord = RecordOf<typeof customerRecord>;

/** Reads a stored customer; missing data gives an empty record. */
export function toCustomer(data: unknown): CustomerRecord {
  return customerRecord.read(data);
}

/** Reads the revision counter of a user's club records. */
export function getRevision(data: unknown): number {
  return revision.read(fieldsOf(data)['revision']);
}
