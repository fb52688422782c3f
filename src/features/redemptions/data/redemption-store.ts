import * as v from 'valibot';

import {
  receiptAnswer,
  redemptionAnswer,
  verifiedRedemptionAnswer,
} from '#features/redemptions/model/redemption-contract.ts';
import type {
  ReceiptAnswer,
  RedemptionAnswer,
  VerifiedRedemptionAnswer,
} from '#features/redemptions/model/redemption-contract.ts';
import type { Bill } from '#features/offers/model/offer-discount.ts';
import { redemptionRefusals } from '#features/redemptions/model/redemption.ts';

import { refusableAnswer } from '#platform/api/refused-error.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

const path = '/api/club/redemptions';

/**
 * Opens the use of an offer for whoever is signed in; nothing is used up yet.
 * @throws RefusedError; AppError 'unavailable', 'timeout', 'too-many-requests', 'unauthenticated'
 */
export function openRedemption(offerId: string): Promise<RedemptionAnswer> {
  return ask('POST', '', redemptionAnswer, { offerId });
}

/**
 * How a redemption stands; for its member with a fresh token.
 * @throws AppError 'not-found' for other people's; as openRedemption()
 */
export function getRedemption(id: string): Promise<RedemptionAnswer> {
  return ask('GET', `/${id}`, redemptionAnswer);
}

/** Takes back an open redemption. Idempotent. @throws as openRedemption() */
export async function cancelRedemption(id: string): Promise<void> {
  await ask('DELETE', `/${id}`, v.object({ success: v.literal(true) }));
}

/** Reads what a member shows, as the staff of the place. @throws as openRedemption() */
export function verifyRedemption(
  proof: { token: string } | { code: string },
): Promise<VerifiedRedemptionAnswer> {
  return ask('POST', '/verify', verifiedRedemptionAnswer, proof);
}

/** Settles the bill, in integer cents. The same bill sent again gets the same receipt. @throws as openRedemption() */
export function confirmRedemption(id: string, bill: Bill): Promise<ReceiptAnswer> {
  return ask('POST', `/${id}/confirm`, receiptAnswer, bill);
}

/** Undoes a confirmed redemption. @param reason for the log @throws as openRedemption() */
export async function voidRedemption(id: string, reason: string): Promise<void> {
  await ask('POST', `/${id}/void`, v.object({ success: v.literal(true) }), { reason });
}

function ask<Schema extends v.GenericSchema>(
  method: 'GET' | 'POST' | 'DELETE',
  suffix: string,
  schema: Schema,
  body?: object,
): Promise<v.InferOutput<Schema>> {
  return signedFetch(
    path + suffix,
    { method, ...(body && { body }) },
    refusableAnswer(path + suffix, schema, redemptionRefusals),
  );
}
