import { Stripe } from 'stripe';
import { AppError } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

/**
 * Waits for a call to Stripe. What Stripe says of a failure can hold an e-mail address or a card: only its kind,
 * its code and the request's id go on, and so into the log.
 * @throws AppError 'unavailable' when Stripe cannot be asked now, or refuses our key; 'not-found' for an object
 *   that does not exist; 'conflict' for one whose state does not allow it; 'unknown' for a mistake of ours
 */
export async function askStripe<T>(call: Promise<T>, what: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code = 'no code', requestId = 'no request' } = error;
    throw new AppError(codeOf(error), `${what}: ${type} (${code}, ${requestId})`);
  }
}

function codeOf(error: InstanceType<typeof Stripe.errors.StripeError>): AppErrorCode {
  const { errors } = Stripe;
  // No answer, a slow one, too many requests, a fault of theirs, a key that is wrong: nothing the caller can mend.
  if (error instanceof errors.StripeConnectionError) return 'unavailable';
  if (error instanceof errors.StripeRateLimitError) return 'unavailable';
  if (error instanceof errors.StripeAuthenticationError) return 'unavailable';
  if (error instanceof errors.StripePermissionError) return 'unavailable';
  if (error.code === 'resource_missing') return 'not-found';
  if (error instanceof errors.StripeIdempotencyError) return 'conflict';
  if (error instanceof errors.StripeCardError) return 'conflict';
  if (error instanceof errors.StripeInvalidRequestError) {
    return error.statusCode === 409 || isStateOf(error.code) ? 'conflict' : 'unknown';
  }
  return 'unavailable';
}

/** Codes that say that the object moved on meanwhile (https://docs.stripe.com/error-codes). */
function isStateOf(code: string | undefined): boolean {
  return (
    code === 'charge_already_refunded' || code === 'lock_timeout' || code === 'charge_disputed'
  );
}
