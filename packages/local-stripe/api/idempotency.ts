import { StripeApiError } from '../api-error.ts';

export interface StoredAnswer {
  status: number;
  body: string;
}

interface Entry {
  /** Path of the first request with this key; `fingerprint` is the JSON of its parameters. */
  address: string;
  fingerprint: string;
  requestId: string;
  answer?: StoredAnswer;
}

/** The action for a request with a key: run it, or return the stored answer. */
export type KeyUse =
  { kind: 'begin' } | { kind: 'replay'; answer: StoredAnswer; originalRequest: string };

/**
 * Idempotency keys as documented by Stripe: the same request with the same key always gets the same answer, another
 * request with that key is an error, and a request with that key is refused while the first one runs. Answers with
 * status 400 or 404 are not stored (api-handler.ts).
 */
export class IdempotencyKeys {
  readonly #entries = new Map<string, Entry>();

  /**
   * Looks up a key, and stores a new key with its request.
   * @throws StripeApiError invalid_request_error (400) for a key of more than 255 characters, idempotency_error (400)
   * for another request with the key, or 409 while the first request runs
   */
  use(key: string, address: string, fingerprint: string, requestId: string): KeyUse {
    if (key.length > 255) {
      throw new StripeApiError(
        400,
        'invalid_request_error',
        'Idempotency keys may have at most 255 characters.',
      );
    }
    const entry = this.#entries.get(key);
    if (!entry) {
      this.#entries.set(key, { address, fingerprint, requestId });
      return { kind: 'begin' };
    }
    if (entry.address !== address) {
      throw new StripeApiError(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${address}' vs '${entry.address}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (entry.fingerprint !== fingerprint) {
      throw new StripeApiError(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (!entry.answer) {
      throw new StripeApiError(
        409,
        'idempotency_error',
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
        { code: 'idempotency_key_in_use' },
      );
    }
    return { kind: 'replay', answer: entry.answer, originalRequest: entry.requestId };
  }

  /** Stores the answer of the first request with the key. */
  keep(key: string, answer: StoredAnswer): void {
    const entry = this.#entries.get(key);
    if (entry) entry.answer = answer;
  }

  /** Removes a key whose request was refused before it ran. */
  release(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  toJSON(): unknown {
    return [...this.#entries].filter(([, { answer }]) => answer);
  }

  load(saved: unknown): void {
    if (!Array.isArray(saved)) return;
    for (const [key, entry] of saved as [string, Entry][]) this.#entries.set(key, entry);
  }
}
