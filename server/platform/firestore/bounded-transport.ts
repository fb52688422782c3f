import { Readable, finished } from 'node:stream';
import { gaxios } from 'google-auth-library';

/**
 * HTTP transport that aborts a request to Google, including a partial response, after a time limit. BoundedFirestore
 * has rejected the call before that time; the abort releases the socket. The Firestore client sets no limit for
 * streamed responses, so an unanswered request would hold its socket indefinitely.
 *
 * Uses a timer, not AbortSignal.timeout() and any(): on Node 20 these are lost if garbage collection runs while the
 * request is pending (nodejs/node#57736).
 */
export class BoundedTransport extends gaxios.Gaxios {
  readonly #longestMs: number;

  constructor(maxMs: number) {
    super();
    this.#longestMs = maxMs;
  }

  override async request<T>(options: gaxios.GaxiosOptions = {}): gaxios.GaxiosPromise<T> {
    const abortController = new AbortController();
    const abort = () => {
      abortController.abort();
    };
    const timer = setTimeout(abort, this.#longestMs);
    options.signal?.addEventListener('abort', abort, { once: true });
    try {
      const response = await super.request<T>({ ...options, signal: abortController.signal });
      // The body is a Node stream in this client, although its type is that of a web stream.
      const body: unknown = response.body;
      if (body instanceof Readable) {
        finished(body, () => {
          clearTimeout(timer);
        });
      } else clearTimeout(timer);
      return response;
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  }
}
