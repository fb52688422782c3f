import { SpanKind } from '@opentelemetry/api';
import { Stripe } from 'stripe';
import { inChildSpan } from '#server/platform/telemetry/spans.ts';
import { AppError, errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

/**
 * Awaits a call to Stripe and converts its error. Stripe's messages can contain an e-mail address or card data, so only
 * kind, code and request id are passed on and logged.
 * @param description fixed words such as 'reading a customer', also the name of the span
 * @throws AppError 'unavailable' if Stripe does not respond or refuses the key; 'not-found' for an unknown object;
 *   'conflict' if the state of the object does not allow the call; 'unknown' for an invalid request
 */
export function callStripe<T>(call: Promise<T>, description: string): Promise<T> {
  return inChildSpan(`Stripe: ${description}`, { kind: SpanKind.CLIENT }, () =>
    convertErrors(call, description),
  );
}

async function convertErrors<T>(call: Promise<T>, description: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code = 'no code', requestId = 'no request' } = error;
    throw new AppError(appErrorCodeOf(error), `${description}: ${type} (${code}, ${requestId})`);
  }
}

/** Returns a handler of catch() that replaces the error 'not-found' of callStripe() by a value. */
export function ifNotFound<T>(replacement: T): (error: unknown) => T {
  return (error) => {
    if (errorCode(error) === 'not-found') return replacement;
    throw error;
  };
}

function appErrorCodeOf(error: InstanceType<typeof Stripe.errors.StripeError>): AppErrorCode {
  const { errors } = Stripe;
  // Failures that the caller cannot fix: connection, timeout, rate limit, server error, wrong key.
  if (error instanceof errors.StripeConnectionError) return 'unavailable';
  if (error instanceof errors.StripeRateLimitError) return 'unavailable';
  if (error instanceof errors.StripeAuthenticationError) return 'unavailable';
  if (error instanceof errors.StripePermissionError) return 'unavailable';
  if (error.code === 'resource_missing') return 'not-found';
  if (error instanceof errors.StripeIdempotencyError) return 'conflict';
  if (error instanceof errors.StripeCardError) return 'conflict';
  if (error instanceof errors.StripeInvalidRequestError) {
    return error.statusCode === 409 || isStateConflict(error.code) ? 'conflict' : 'unknown';
  }
  return 'unavailable';
}

/** Returns true for error codes of an object whose state has changed (https://docs.stripe.com/error-codes). */
function isStateConflict(code: string | undefined): boolean {
  return (
    code === 'charge_already_refunded' || code === 'lock_timeout' || code === 'charge_disputed'
  );
}
