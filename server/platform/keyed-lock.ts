/** Runs work sequentially per key, in call order. */
export interface KeyedLock {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Creates a lock within this process. A key without work in progress takes no memory. */
export function keyedLock(): KeyedLock {
  const tails = new Map<string, Promise<void>>();
  return {
    async run(key, work) {
      const before = tails.get(key);
      const running = (before ?? Promise.resolve()).then(work);
      // A failure only affects its caller; the next work in the queue runs.
      const tail = running.then(
        () => undefined,
        () => undefined,
      );
      tails.set(key, tail);
      try {
        return await running;
      } finally {
        if (tails.get(key) === tail) tails.delete(key);
      }
    },
  };
}
