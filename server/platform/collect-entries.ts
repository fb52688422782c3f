import type { Logger } from 'pino';
import { withoutBudget } from './http/request-budget.ts';

/** Time in milliseconds for which entries are collected. */
const flushDelayMs = 10_000;

/**
 * Creates a collection of entries that are stored together after ten seconds, so that many requests cause one write.
 * A failure is logged and not retried, because the write may have succeeded; a crash loses the entries.
 * @param failure message of the log
 * @returns a function that adds entries
 */
export function collectEntries<T>(
  { logger, failure }: { logger: Pick<Logger, 'warn'>; failure: string },
  store: (entries: ReadonlyMap<string, T>) => Promise<void>,
): (addTo: (entries: Map<string, T>) => void) => void {
  let entries = new Map<string, T>();

  async function flush(): Promise<void> {
    const collected = entries;
    entries = new Map();
    try {
      await store(collected);
    } catch (error) {
      logger.warn({ err: error }, failure);
    }
  }

  return (addTo) => {
    // Runs without the time limit of the current request, which has ended by then.
    if (entries.size === 0) setTimeout(() => void withoutBudget(flush), flushDelayMs).unref();
    addTo(entries);
  };
}
