import type { StartStopwatch, Stopwatch } from './stopwatch.ts';

/**
 * Keeps the answer of costly work for a while. However many ask meanwhile, the work is done once; a failure is
 * told to those who waited for it and not kept.
 * @param heldMs how old an answer may be, counted from when its work began
 */
export function heldAnswer<T>(
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
