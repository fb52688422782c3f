import type { StartStopwatch, Stopwatch } from './stopwatch.ts';

/**
 * Caches the result of costly work for a limited time. Simultaneous calls share one run; a failure is reported to the
 * calls that wait for it and not cached.
 * @param heldMs maximum age of a result, counted from the start of its work
 */
export function cachedCall<T>(
  heldMs: number,
  startStopwatch: StartStopwatch,
  work: () => Promise<T>,
): () => Promise<T> {
  let held: { answer: T; age: Stopwatch } | null = null;
  let running: Promise<T> | null = null;

  async function begin(): Promise<T> {
    const age = startStopwatch();
    const answer = await work();
    held = { answer, age };
    return answer;
  }

  return () => {
    if (held && held.age() < heldMs) return Promise.resolve(held.answer);
    running ??= begin().finally(() => {
      running = null;
    });
    return running;
  };
}
