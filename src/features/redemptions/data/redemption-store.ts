import * as v from 'valibot';

import {
  receiptResponse,
  redemptionResponse,
  verifiedRedemptionResponse,
} from '#features/redemptions/model/redemption-contract.ts';
import type {
  ReceiptResponse,
  RedemptionResponse,
  VerifiedRedemptionResponse,
} from '#features/redemptions/model/redemption-contract.ts';
import type { Bill } from '#features/offers/model/offer-discount.ts';
import { redemptionRefusals } from '#features/redemptions/model/redemption-options.ts';

import { createRefusableResponseReader } from '#platform/api/refusable-response-reader.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

const apiPath = '/api/club/redemptions';

/**
 * Opens a redemption of an offer for the signed-in user; this does not count as a use.
 * @throws UserFacingError; AppError 'unavailable', 'timeout', 'too-many-requests', 'unauthenticated'
 */
export function openRedemption(offerId: string): Promise<RedemptionResponse> {
  return sendRequest('POST', '', redemptionResponse, { offerId });
}

/**
 * Returns the state of a redemption. While it is open, its member also gets a new token for the QR code.
 * @throws AppError 'not-found' unless the caller is its member or the staff of its place; others like openRedemption()
 */
export function getRedemption(id: string): Promise<RedemptionResponse> {
  return sendRequest('GET', `/${id}`, redemptionResponse);
}

/** Cancels an open redemption. Idempotent. @throws like openRedemption() */
export async function cancelRedemption(id: string): Promise<void> {
  await sendRequest('DELETE', `/${id}`, v.object({ success: v.literal(true) }));
}

/** Checks the token or code of a member, as staff of the place. @throws like openRedemption() */
export function verifyRedemption(
  proof: { token: string } | { code: string },
): Promise<VerifiedRedemptionResponse> {
  return sendRequest('POST', '/verify', verifiedRedemptionResponse, proof);
}

/**
 * Confirms the bill, in integer cents. Idempotent: the same bill returns the same receipt. @throws like
 * openRedemption()
 */
export function confirmRedemption(id: string, bill: Bill): Promise<ReceiptResponse> {
  return sendRequest('POST', `/${id}/confirm`, receiptResponse, bill);
}

/** Voids a confirmed redemption. @param reason for the log @throws like openRedemption() */
export async function voidRedemption(id: string, reason: string): Promise<void> {
  await sendRequest('POST', `/${id}/void`, v.object({ success: v.literal(true) }), { reason });
}

function sendRequest<Schema extends v.GenericSchema>(
  method: 'GET' | 'POST' | 'DELETE',
  suffix: string,
  schema: Schema,
  body?: object,
): Promise<v.InferOutput<Schema>> {
  return signedFetch(
    apiPath + suffix,
    { method, ...(body && { body }) },
    createRefusableResponseReader(apiPath + suffix, schema, redemptionRefusals),
  );
}
