import type { Stripe } from 'stripe';
import { AppError } from '#shared/app-error.ts';

/** Maximum difference between the event's time and the server time in seconds (Stripe's default). */
const toleranceSeconds = 300;

/** Matches 't=' with whole seconds, and schemes with hexadecimal signatures. */
const headerPattern = /^(?:(?:t=\d{1,12}|v\d{1,3}=[\da-f]{1,256})(?:,(?!$)|$)){2,20}$/;

/**
 * Returns the event in a webhook body after verifying its signature and age. Stripe's client verifies both, but parses
 * times leniently and accepts future ones, so the header is checked here first.
 * @param body raw bytes
 * @param header value of Stripe-Signature; '' if missing
 * @throws AppError 'invalid-input'
 */
export function verifyEvent(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  secret: string,
  { body, header }: { body: Buffer; header: string },
  now: Date,
): Stripe.Event {
  const timestamps = headerPattern.test(header)
    ? header.split(',').filter((part) => part[0] === 't')
    : [];
  const timestampSeconds = Number(timestamps[0]?.slice(2));
  const isRecent =
    Math.abs(Math.floor(now.getTime() / 1_000) - timestampSeconds) <= toleranceSeconds;
  if (timestamps.length !== 1 || !isRecent)
    throw invalidWebhookError('The signature is too old or in the future');
  let event: Stripe.Event;
  try {
    event = webhooks.constructEvent(
      body,
      header,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch {
    // The original error is omitted because its message quotes the body.
    throw invalidWebhookError('The signature does not match');
  }
  if (!isEvent(event)) throw invalidWebhookError('The body is not an event');
  return event;
}

function invalidWebhookError(message: string): AppError {
  return new AppError('invalid-input', message);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEvent(value: unknown): value is Stripe.Event {
  if (!isRecord(value)) return false;
  const { object, id, type, created, data } = value;
  return (
    object === 'event' &&
    typeof id === 'string' &&
    // The id is used as a document id.
    /^[\w-]{1,200}$/.test(id) &&
    typeof type === 'string' &&
    typeof created === 'number' &&
    isRecord(data) &&
    isRecord(data['object'])
  );
}
