import type { Faults } from '../faults.ts';
import type { StripeEvent } from '../objects.ts';
import { signatureHeader } from './signature.ts';

/** Seconds before each further attempt; Stripe goes on for three days, here it is ten minutes. */
const BACK_OFF_SECONDS = [1, 2, 4, 8, 15, 30, 60, 120, 180, 180];
const ATTEMPT_TIMEOUT_MS = 10_000;
/** Attempts that are remembered for the page of the switches. */
const LOG_LENGTH = 100;

export interface Attempt {
  eventId: string;
  type: string;
  /** Unix milliseconds. */
  at: number;
  /** HTTP status, or why there was none. */
  result: number | string;
}

/** A delivery that has not succeeded yet. */
interface Pending {
  event: StripeEvent;
  attempts: number;
  timer?: NodeJS.Timeout;
}

export interface WebhookTarget {
  url: string;
  /** 'whsec_…' */
  secret: string;
}

/**
 * Sends events to one endpoint, signed, each until it answers 2xx or too many attempts have failed.
 * As with Stripe, nothing is promised of their order, and the same event may come again.
 */
export class WebhookSender {
  readonly #target: WebhookTarget | null;
  readonly #faults: Faults;
  readonly #pending = new Set<Pending>();
  readonly #held: StripeEvent[] = [];
  readonly #log: Attempt[] = [];
  #closed = false;

  /** @param target null sends nothing: events can still be listed */
  constructor(target: WebhookTarget | null, faults: Faults) {
    this.#target = target;
    this.#faults = faults;
  }

  /** Sends an event, as the switches say. */
  send(event: StripeEvent): void {
    if (!this.#target || this.#closed) return;
    const { webhooks } = this.#faults;
    if (webhooks.hold) {
      this.#held.push(event);
      return;
    }
    if (webhooks.drop > 0) {
      webhooks.drop -= 1;
      return;
    }
    for (let copy = 0; copy < webhooks.copies; copy += 1) this.#schedule(event);
  }

  /** Sends what was held back. */
  release(): void {
    for (const event of this.#held.splice(0)) {
      for (let copy = 0; copy < this.#faults.webhooks.copies; copy += 1) this.#schedule(event);
    }
  }

  /** Sends an event once more, whatever happened to it before. */
  resend(event: StripeEvent): void {
    this.#schedule(event);
  }

  /** The latest attempts, newest first. */
  get log(): readonly Attempt[] {
    return this.#log;
  }

  get heldCount(): number {
    return this.#held.length;
  }

  get pendingCount(): number {
    return this.#pending.size;
  }

  /** Events that have not arrived, for a file. */
  toJSON(): StripeEvent[] {
    return [...[...this.#pending].map(({ event }) => event), ...this.#held];
  }

  /** Sends again what had not arrived before a restart. */
  load(saved: unknown): void {
    if (!Array.isArray(saved)) return;
    for (const event of saved as StripeEvent[]) this.#schedule(event);
  }

  /** Forgets everything that is still to be sent. */
  clear(): void {
    for (const { timer } of this.#pending) clearTimeout(timer);
    this.#pending.clear();
    this.#held.splice(0);
    this.#log.splice(0);
  }

  /** Sends nothing more; what is pending stays so, for the file. */
  close(): void {
    this.#closed = true;
    for (const { timer } of this.#pending) clearTimeout(timer);
  }

  #schedule(event: StripeEvent): void {
    const { delayMs, shuffleMs } = this.#faults.webhooks;
    const pending: Pending = { event, attempts: 0 };
    this.#pending.add(pending);
    this.#attemptAfter(pending, delayMs + Math.random() * shuffleMs);
  }

  #attemptAfter(pending: Pending, milliseconds: number): void {
    pending.timer = setTimeout(() => void this.#attempt(pending), milliseconds);
  }

  async #attempt(pending: Pending): Promise<void> {
    const { event } = pending;
    pending.attempts += 1;
    const result = await this.#post(event);
    this.#log.unshift({ eventId: event.id, type: event.type, at: Date.now(), result });
    this.#log.splice(LOG_LENGTH);
    if (this.#closed || !this.#pending.has(pending)) return;
    const wait = BACK_OFF_SECONDS[pending.attempts - 1];
    const arrived = typeof result === 'number' && result >= 200 && result < 300;
    if (arrived) event.pending_webhooks = 0;
    if (arrived || wait === undefined) this.#pending.delete(pending);
    else this.#attemptAfter(pending, wait * 1000);
  }

  /** The status of the answer, or a word for why none came. */
  async #post(event: StripeEvent): Promise<number | string> {
    if (!this.#target) return 'no endpoint';
    const { url, secret } = this.#target;
    const payload = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(payload, secret, Math.floor(Date.now() / 1000)),
          'user-agent': 'Stripe/1.0 (local stand-in)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      return error instanceof Error ? error.name : 'failed';
    }
  }
}
