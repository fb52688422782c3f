/** Runs work sequentially per key, in call order. */
export interface KeyedLock {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Creates a lock within this process. A key without work in progress takes no memory. */
export function createKeyedLock(): KeyedLock {
  const queues = new Map<string, Promise<void>>();
  return {
    async run(key, work) {
      const previousWork = queues.get(key);
      const currentWork = (previousWork ?? Promise.resolve()).then(work);
      // A failure only affects its caller; the next work in the queue runs.
      const queueEnd = currentWork.then(
        () => undefined,
        () => undefined,
      );
      queues.set(key, queueEnd);
      try {
        return await currentWork;
      } finally {
        if (queues.get(key) === queueEnd) queues.delete(key);
      }
    },
  };
}
