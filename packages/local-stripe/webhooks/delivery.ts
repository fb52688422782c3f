import type { StripeFaults } from '../faults.ts';
import type { StripeEvent } from '../objects.ts';
import { signatureHeader } from './signature.ts';

/** Seconds before each retry, ten minutes in total. Stripe itself retries for three days. */
const BACK_OFF_SECONDS = [1, 2, 4, 8, 15, 30, 60, 120, 180, 180];
const ATTEMPT_TIMEOUT_MS = 10_000;
/** Maximum number of logged attempts. */
const LOG_LENGTH = 100;

export interface Attempt {
  eventId: string;
  type: string;
  /** Unix milliseconds. */
  at: number;
  /** HTTP status, or the reason why there was no response. */
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
  /** Signing secret, 'whsec_…'. */
  secret: string;
}

/**
 * Sends signed events to one endpoint. Each event is resent until the endpoint answers 2xx or too many attempts have
 * failed. As with Stripe, the order is not guaranteed, and an event may be delivered more than once.
 */
export class WebhookSender {
  readonly #target: WebhookTarget | null;
  readonly #faults: StripeFaults;
  readonly #pending = new Set<Pending>();
  readonly #held: StripeEvent[] = [];
  readonly #log: Attempt[] = [];
  #closed = false;

  /**
   * Creates the sender.
   * @param target null sends nothing; events can still be listed
   */
  constructor(target: WebhookTarget | null, faults: StripeFaults) {
    this.#target = target;
    this.#faults = faults;
  }

  /** Sends an event, subject to the active faults. */
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

  /** Sends the events that are on hold. */
  release(): void {
    for (const event of this.#held.splice(0)) {
      for (let copy = 0; copy < this.#faults.webhooks.copies; copy += 1) this.#schedule(event);
    }
  }

  /** Sends an event again, whether or not it was delivered. The faults hold, drop and copies do not apply. */
  resend(event: StripeEvent): void {
    this.#schedule(event);
  }

  /** Returns the latest attempts, newest first. */
  get log(): readonly Attempt[] {
    return this.#log;
  }

  get heldCount(): number {
    return this.#held.length;
  }

  get pendingCount(): number {
    return this.#pending.size;
  }

  /** Returns the undelivered events for a file. */
  toJSON(): StripeEvent[] {
    return [...[...this.#pending].map(({ event }) => event), ...this.#held];
  }

  /** Resends the events that were undelivered before a restart. */
  load(saved: unknown): void {
    if (!Array.isArray(saved)) return;
    for (const event of saved as StripeEvent[]) this.#schedule(event);
  }

  /** Discards all undelivered events and the log of attempts. */
  clear(): void {
    for (const { timer } of this.#pending) clearTimeout(timer);
    this.#pending.clear();
    this.#held.splice(0);
    this.#log.splice(0);
  }

  /** Stops sending. Undelivered events remain, so that they can be saved. */
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

  /** Sends one request. Returns the HTTP status, or a short reason such as 'TimeoutError' if there was no response. */
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
