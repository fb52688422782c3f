import type { Logger } from 'pino';
import { withoutBudget } from './http/request-budget.ts';

/** Time in milliseconds for which entries are collected. */
const flushDelayMs = 10_000;

/** Counts that are stored later, and have to be stored before the process ends. */
export interface StoredLater {
  /** Stores everything collected so far. Never rejects. */
  flush: () => Promise<void>;
}

interface EntryCollector<T> extends StoredLater {
  /** Adds entries to the collected ones. */
  add: (addTo: (entries: Map<string, T>) => void) => void;
}

/**
 * Creates a collection of entries that are stored together after ten seconds, so that many requests cause one write.
 * A failure is logged and not retried, because the write may have succeeded; a crash loses the entries.
 * @param failure message of the log
 */
export function collectEntries<T>(
  { logger, failure }: { logger: Pick<Logger, 'warn'>; failure: string },
  store: (entries: ReadonlyMap<string, T>) => Promise<void>,
): EntryCollector<T> {
  let entries = new Map<string, T>();
  let lastStore = Promise.resolve();

  async function storeCollected(): Promise<void> {
    const collected = entries;
    if (collected.size === 0) return;
    entries = new Map();
    try {
      await store(collected);
    } catch (error) {
      logger.warn({ err: error }, failure);
    }
  }

  // Runs without the time limit of the current request, which has ended by then.
  const flush = () => {
    lastStore = withoutBudget(() => lastStore.then(storeCollected));
    return lastStore;
  };
  return {
    add(addTo) {
      if (entries.size === 0) setTimeout(() => void flush(), flushDelayMs).unref();
      addTo(entries);
    },
    flush,
  };
}
