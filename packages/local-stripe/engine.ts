import type { Store } from './store.ts';
import { newId } from './store.ts';
import type { StripeEvent } from './objects.ts';

/** The API version of the responses, which is that of the official SDK 23.1. */
export const API_VERSION = '2026-10-28.endive';

/** State and services that every operation uses. */
export interface Engine {
  readonly store: Store;
  /** Unix seconds. */
  now(): number;
  /** Base URL of the hosted pages for browsers, without a trailing slash. */
  readonly publicUrl: string;
  /**
   * Records an event and sends it to the webhook. The object is copied, so later changes do not affect the event.
   * @param previous earlier values of the changed fields, for '*.updated'
   */
  emit(type: string, object: object, previous?: Record<string, unknown>): StripeEvent;
}

/** Days from each failed scheduled attempt to the next one. After the fourth failed attempt the subscription ends. */
export const RETRY_DAYS: readonly number[] = [3, 5, 7];

export interface EngineOptions {
  store: Store;
  /**
   * Returns the base URL of the hosted pages. It is a function, because the port is known only after the server
   * listens.
   */
  publicUrl: () => string;
  /** Called with each event after it is recorded. */
  onEvent: (event: StripeEvent) => void;
  now?: () => number;
}

export function createEngine({ store, publicUrl, onEvent, now }: EngineOptions): Engine {
  const clock = now ?? (() => Math.floor(Date.now() / 1000));
  return {
    store,
    get publicUrl() {
      return publicUrl();
    },
    now: clock,
    emit(type, object, previous) {
      const event = store.put('events', {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: clock(),
        livemode: false,
        type,
        data: {
          object: structuredClone(object),
          ...(previous && { previous_attributes: structuredClone(previous) }),
        },
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
      });
      onEvent(event);
      return event;
    },
  };
}

/**
 * Changes an object and sends an event with the earlier values of the changed fields.
 * @param type event to send; no event is sent without a change
 */
export function change<T extends object>(
  engine: Engine,
  type: string,
  object: T,
  apply: (object: T) => void,
): T {
  const before = structuredClone(object) as Record<string, unknown>;
  apply(object);
  const after = object as Record<string, unknown>;
  const previous = Object.fromEntries(
    Object.keys(after)
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, before[name] ?? null]),
  );
  if (Object.keys(previous).length > 0) engine.emit(type, object, previous);
  return object;
}
