import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyOptions } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';

interface NetworkFirstOptions extends StrategyOptions {
  /** Maximum wait for the network if there is a cached answer, in milliseconds. */
  patienceMs: number;
  /** Transforms a cached answer before it is returned. */
  transformCached?: (response: Response) => Promise<Response>;
  /** Fallback if there is no cached answer. */
  fallback?: {
    /** Maximum wait for the network before the fallback is used, in milliseconds. */
    patienceMs: number;
    respond: (request: Request) => Promise<Response | undefined>;
  };
}

/**
 * Returns the network's answer if it arrives in time, otherwise the cached one. Without a cached answer it waits longer
 * and then returns the fallback; without a fallback it returns the network's answer, however late. A late answer is
 * cached for the next time. A server error counts as no answer. Workbox's NetworkFirst does not handle server errors,
 * and waits without limit if there is only a fallback.
 */
export class NetworkFirstStrategy extends Strategy {
  private readonly options: NetworkFirstOptions;

  constructor(options: NetworkFirstOptions) {
    super({ matchOptions: { ignoreVary: true }, ...options });
    this.options = options;
  }

  /** @throws the error of the network if there is no cached answer either */
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { patienceMs, transformCached, fallback } = this.options;
    const networkResponse = handler.fetch(request).then(throwIfErrorResponse);
    const nonErrorResponse = networkResponse.then(
      (response) => (response.status < 500 ? response : null),
      () => null,
    );
    void handler.waitUntil(
      networkResponse
        .then((response) => handler.cachePut(request, response.clone()))
        // An answer that cannot be cached is returned anyway.
        .catch(() => false),
    );
    const responseWithin = (ms: number) => Promise.race([nonErrorResponse, wait(ms)]);
    const timelyResponse = await responseWithin(patienceMs);
    if (timelyResponse) return timelyResponse;
    const cachedResponse = await handler.cacheMatch(request);
    if (cachedResponse) return transformCached ? transformCached(cachedResponse) : cachedResponse;
    if (!fallback) return networkResponse;
    const lateResponse = await responseWithin(fallback.patienceMs - patienceMs);
    return lateResponse ?? (await fallback.respond(request)) ?? networkResponse;
  }
}

/** Firefox resolves `event.preloadResponse` with an error response if the network fails; other browsers reject. */
function throwIfErrorResponse(response: Response): Response {
  if (response.type === 'error') throw new TypeError('The network failed');
  return response;
}

const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));
