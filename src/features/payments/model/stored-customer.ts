import { membershipEndings } from '#features/club/model/membership-ending.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';

import { countOf, fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** customers/{uid}: payment data of a user that only the server can read. */
export interface CustomerRecord {
  /** Stripe customer id; '' before it is created or after it was deleted in Stripe. */
  customerId: string;
  email: string;
  /**
   * Number of earlier Stripe customers of the user, which were deleted; part of the idempotency key of the next one.
   */
  generation: number;
  /** Id of the current checkout and part of the idempotency key of its session; '' for none. */
  checkoutKey: string;
  /** Stripe price of the checkout. */
  checkoutPriceId: string;
  /**
   * Session id of the checkout; '' until Stripe has created it and it is stored. The user is redirected to Stripe only
   * after that.
   */
  checkoutSessionId: string;
  /** Id of the subscription from which the user withdraws, until all payments are refunded; '' for none. */
  withdrawing: string;
  /** Time of the last withdrawal; null for none. */
  withdrawnAt: Date | null;
  /** Id of the last subscription cancelled as a duplicate; '' for none. */
  duplicate: string;
  duplicateEndedAt: Date | null;
  /** How a super admin has chosen to end the subscription, until Stripe has ended it; '' for none. */
  ending: MembershipEnding | '';
}

/** Maximum length of an id or key in characters. */
const maxIdLength = 500;

/** Reads a stored customer; missing data gives an empty record. */
export function toCustomer(data: unknown): CustomerRecord {
  const fields = fieldsOf(data);
  return {
    customerId: textOf(fields['customerId'], maxIdLength),
    email: textOf(fields['email'], 320),
    generation: countOf(fields['generation']),
    checkoutKey: textOf(fields['checkoutKey'], maxIdLength),
    checkoutPriceId: textOf(fields['checkoutPriceId'], maxIdLength),
    checkoutSessionId: textOf(fields['checkoutSessionId'], maxIdLength),
    withdrawing: textOf(fields['withdrawing'], maxIdLength),
    withdrawnAt: instantOf(fields['withdrawnAt']),
    duplicate: textOf(fields['duplicate'], maxIdLength),
    duplicateEndedAt: instantOf(fields['duplicateEndedAt']),
    ending: membershipEndings.find((ending) => ending === fields['ending']) ?? '',
  };
}

/** Reads the revision counter of a user's club records. */
export function getRevision(data: unknown): number {
  return countOf(fieldsOf(data)['revision']);
}
