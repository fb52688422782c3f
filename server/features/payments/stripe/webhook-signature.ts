import type { Stripe } from 'stripe';
import { AppError } from '#shared/app-error.ts';

/** How far an event's time may lie from ours, in either direction, in seconds (Stripe's own default). */
const toleranceSeconds = 300;

/** 't=' once, whole seconds, and schemes with hexadecimal signatures; nothing else is Stripe's. */
const headerShape = /^(?:(?:t=\d{1,12}|v\d{1,3}=[\da-f]{1,256})(?:,(?!$)|$)){2,20}$/;

/**
 * The event in a webhook's body, proven to be Stripe's and of now. Stripe's client checks the signature and how
 * old it is; it reads times leniently and takes those to come, so both are checked here first.
 * @param body the bytes as they came
 * @param header the value of Stripe-Signature; '' when it was missing
 * @throws AppError 'invalid-input'
 */
export function verifiedEvent(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  secret: string,
  { body, header }: { body: Buffer; header: string },
  now: Date,
): Stripe.Event {
  const times = headerShape.test(header) ? header.split(',').filter((part) => part[0] === 't') : [];
  const seconds = Number(times[0]?.slice(2));
  const isOfNow = Math.abs(Math.floor(now.getTime() / 1_000) - seconds) <= toleranceSeconds;
  if (times.length !== 1 || !isOfNow) throw refused('The signature is not of now');
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
    // What it says quotes the body.
    throw refused('The signature does not match');
  }
  if (!isEvent(event)) throw refused('The body is no event');
  return event;
}

function refused(message: string): AppError {
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
    // It becomes the id of a document.
    /^[\w-]{1,200}$/.test(id) &&
    typeof type === 'string' &&
    typeof created === 'number' &&
    isRecord(data) &&
    isRecord(data['object'])
  );
}
