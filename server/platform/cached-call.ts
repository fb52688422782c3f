import type { StartStopwatch, Stopwatch } from './stopwatch.ts';

/**
 * Caches the result of costly work for a limited time. Simultaneous calls share one run. A failure is not cached; it
 * rejects all calls that share the run.
 * @param cacheMs maximum age of a result, counted from the start of its work
 */
export function cachedCall<T>(
  cacheMs: number,
  startStopwatch: StartStopwatch,
  work: () => Promise<T>,
): () => Promise<T> {
  let cached: { answer: T; age: Stopwatch } | null = null;
  let runningCall: Promise<T> | null = null;

  async function startCall(): Promise<T> {
    const age = startStopwatch();
    const answer = await work();
    cached = { answer, age };
    return answer;
  }

  return () => {
    if (cached && cached.age() < cacheMs) return Promise.resolve(cached.answer);
    runningCall ??= startCall().finally(() => {
      runningCall = null;
    });
    return runningCall;
  };
}
