import type { Store } from './store.ts';
import { newId } from './store.ts';
import type { StripeEvent } from './objects.ts';

/** The version whose shapes are answered: that of the official SDK 23.1. */
export const API_VERSION = '2026-10-28.endive';

/** What every operation works on. */
export interface Engine {
  readonly store: Store;
  /** Unix seconds. */
  now(): number;
  /** Where browsers reach the hosted pages, without a final slash. */
  readonly publicUrl: string;
  /**
   * Records an event and sends it to the webhook. What it holds is copied: later changes do not show.
   * @param previous fields as they were before, for '*.updated'
   */
  emit(type: string, object: object, previous?: Record<string, unknown>): StripeEvent;
}

/** Days after a failed renewal at which payment is tried again; after the last one the subscription ends. */
export const RETRY_DAYS: readonly number[] = [3, 5, 7];

export interface EngineOptions {
  store: Store;
  /** Asked for each time: the port is known only once it listens. */
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
 * Changes an object and tells of it with the fields that were different before.
 * @param type event to send; nothing is sent when nothing changed
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
