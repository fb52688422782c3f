import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyOptions } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';

interface FirstAnswerOptions extends StrategyOptions {
  /** Longest wait for the network where something is kept, in milliseconds. */
  patienceMs: number;
  /** What is made of a kept answer before it is given. */
  asKept?: (answer: Response) => Promise<Response>;
  /** In the place of a kept answer where there is none. */
  otherwise?: {
    /** Longest wait for the network then, in milliseconds. */
    patienceMs: number;
    answer: (request: Request) => Promise<Response | undefined>;
  };
}

/**
 * The network's answer if it comes in time, otherwise what is kept; where nothing is kept the network is waited for. An
 * answer that comes late is kept for the next time. A server that fails counts as one that does not answer. Workbox's
 * NetworkFirst has no word for the last, and waits without end where only a substitute could be given.
 */
export class FirstAnswer extends Strategy {
  private readonly options: FirstAnswerOptions;

  constructor(options: FirstAnswerOptions) {
    super({ matchOptions: { ignoreVary: true }, ...options });
    this.options = options;
  }

  /** @throws what the network threw, when nothing is kept either */
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
        // What there is no room for is given nevertheless.
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

/** Firefox resolves `event.preloadResponse` with an error response when the network fails, other browsers reject. */
function orNetworkError(response: Response): Response {
  if (response.type === 'error') throw new TypeError('The network failed');
  return response;
}

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));
