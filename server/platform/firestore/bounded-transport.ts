import { Readable, finished } from 'node:stream';
import { gaxios } from 'google-auth-library';

/**
 * Requests to Google that end: so long after it was sent, one is aborted with whatever came of its answer. Whoever
 * asked has given up before (BoundedFirestore); this ends the request itself. Without it one that is never answered is
 * held for ever, with its socket and everything that waits for it, because the Firestore client bounds no request
 * whose answer is a stream.
 *
 * A timer of its own, not AbortSignal.timeout() and any(): on Node 20 these are lost when memory is cleaned up while
 * the request waits (nodejs/node#57736).
 */
export class BoundedTransport extends gaxios.Gaxios {
  readonly #longestMs: number;

  constructor(longestMs: number) {
    super();
    this.#longestMs = longestMs;
  }

  override async request<T>(options: gaxios.GaxiosOptions = {}): gaxios.GaxiosPromise<T> {
    const ending = new AbortController();
    const abort = () => {
      ending.abort();
    };
    const timer = setTimeout(abort, this.#longestMs);
    options.signal?.addEventListener('abort', abort, { once: true });
    try {
      const answer = await super.request<T>({ ...options, signal: ending.signal });
      // A stream of Node in this client, whatever its type says.
      const body: unknown = answer.body;
      if (body instanceof Readable) {
        finished(body, () => {
          clearTimeout(timer);
        });
      } else clearTimeout(timer);
      return answer;
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  }
}
