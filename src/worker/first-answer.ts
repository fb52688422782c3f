import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyOptions } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';

interface FirstAnswerOptions extends StrategyOptions {
  /** Maximum wait for the network if there is a cached answer, in milliseconds. */
  patienceMs: number;
  /** Transforms a cached answer before it is returned. */
  asKept?: (answer: Response) => Promise<Response>;
  /** Fallback if there is no cached answer. */
  otherwise?: {
    /** Maximum wait for the network before the fallback is used, in milliseconds. */
    patienceMs: number;
    answer: (request: Request) => Promise<Response | undefined>;
  };
}

/**
 * Returns the network's answer if it arrives in time, otherwise the cached one. Without a cached answer it returns the
 * network's answer however late. A late answer is cached for the next time. A server error counts as no answer.
 * Workbox's NetworkFirst does not handle server errors, and waits without limit if there is only a fallback.
 */
export class FirstAnswer extends Strategy {
  private readonly options: FirstAnswerOptions;

  constructor(options: FirstAnswerOptions) {
    super({ matchOptions: { ignoreVary: true }, ...options });
    this.options = options;
  }

  /** @throws the error of the network if there is no cached answer either */
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { patienceMs, asKept, otherwise } = this.options;
    const answer = handler.fetch(request).then(orNetworkError);
    const settled = answer.then(
      (response) => (response.status < 500 ? response : null),
      () => null,
    );
    void handler.waitUntil(
      answer
        .then((response) => handler.cachePut(request, response.clone()))
        // An answer that cannot be cached is returned anyway.
        .catch(() => false),
    );
    const within = (ms: number) => Promise.race([settled, pause(ms)]);
    const inTime = await within(patienceMs);
    if (inTime) return inTime;
    const kept = await handler.cacheMatch(request);
    if (kept) return asKept ? asKept(kept) : kept;
    if (!otherwise) return answer;
    const later = await within(otherwise.patienceMs - patienceMs);
    return later ?? (await otherwise.answer(request)) ?? answer;
  }
}

/** Firefox resolves `event.preloadResponse` with an error response if the network fails; other browsers reject. */
function orNetworkError(response: Response): Response {
  if (response.type === 'error') throw new TypeError('The network failed');
  return response;
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));
