import { membershipEndings } from '#features/club/model/membership-ending.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';

import { countOf, fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** customers/{uid}: what the server alone knows about somebody who pays. */
export interface CustomerRecord {
  /** Stripe's customer; '' after it was deleted there, or before it was made. */
  customerId: string;
  email: string;
  /** How many customers somebody had: part of the key under which the next one is made. */
  generation: number;
  /** Names the checkout that is this customer's, and is the key under which its session is made; '' for none. */
  checkoutKey: string;
  /** The price that it sells. */
  checkoutPriceId: string;
  /** Its session; '' until Stripe made it and it was written down: nobody is sent to one before. */
  checkoutSessionId: string;
  /** The subscription that is being withdrawn from, until everything was given back; '' for none. */
  withdrawing: string;
  /** The last time that they withdrew; null for never. */
  withdrawnAt: Date | null;
  /** The last subscription that was ended because it was one too many; '' for none. */
  duplicate: string;
  duplicateEndedAt: Date | null;
  /** How a super admin wants what they pay for to end, until Stripe has done it; '' for no such wish. */
  ending: MembershipEnding | '';
}

/** Most characters of an id or a key. */
const idLength = 500;

/** A stored customer; whoever has none yet is read from nothing. */
export function toCustomer(data: unknown): CustomerRecord {
  const fields = fieldsOf(data);
  return {
    customerId: textOf(fields['customerId'], idLength),
    email: textOf(fields['email'], 320),
    generation: countOf(fields['generation']),
    checkoutKey: textOf(fields['checkoutKey'], idLength),
    checkoutPriceId: textOf(fields['checkoutPriceId'], idLength),
    checkoutSessionId: textOf(fields['checkoutSessionId'], idLength),
    withdrawing: textOf(fields['withdrawing'], idLength),
    withdrawnAt: instantOf(fields['withdrawnAt']),
    duplicate: textOf(fields['duplicate'], idLength),
    duplicateEndedAt: instantOf(fields['duplicateEndedAt']),
    ending: membershipEndings.find((ending) => ending === fields['ending']) ?? '',
  };
}

/** How often a person's records of the club changed. */
export function revisionOf(data: unknown): number {
  return countOf(fieldsOf(data)['revision']);
}
