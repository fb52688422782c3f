/** Runs work one at a time for each key, in the order it was asked for. */
export interface KeyedLock {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** A lock within this process. A key without work in progress takes no memory. */
export function keyedLock(): KeyedLock {
  const tails = new Map<string, Promise<void>>();
  return {
    async run(key, work) {
      const before = tails.get(key);
      const running = (before ?? Promise.resolve()).then(work);
      // A failure is the caller's; whoever waits behind goes on.
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
