import type { RequestListener } from 'node:http';

/** Delay between a change and its save, in milliseconds. */
const SAVE_DELAY_MS = 1000;

/** Saves a service's state shortly after a change, and again when the service stops. */
export interface Autosave {
  /** Wraps a request handler: every request that may change state schedules a save. */
  watch(handler: RequestListener): RequestListener;
  /**
   * Saves unsaved changes now. Call it after the last request, because a later one schedules a save again. Rejects when
   * the save fails.
   */
  stop(): Promise<void>;
}

/**
 * Creates an {@link Autosave}.
 * @param save writes the whole state; calls never overlap
 * @param onError called when a scheduled save fails; the next change schedules another save
 */
export function createAutosave(
  save: () => Promise<void>,
  onError: (error: unknown) => void,
  delayMs = SAVE_DELAY_MS,
): Autosave {
  let timer: NodeJS.Timeout | undefined;
  let changed = false;
  let saving: Promise<void> = Promise.resolve();

  const saveChanges = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const next = saving.then(async () => {
      if (!changed) return;
      changed = false;
      try {
        await save();
      } catch (error) {
        changed = true;
        throw error;
      }
    });
    saving = next.catch(() => undefined);
    return next;
  };

  return {
    watch: (handler) => (request, response) => {
      if (request.method !== 'GET' && request.method !== 'OPTIONS' && request.method !== 'HEAD') {
        response.once('close', () => {
          changed = true;
          timer ??= setTimeout(() => {
            saveChanges().catch(onError);
          }, delayMs);
        });
      }
      handler(request, response);
    },
    stop: saveChanges,
  };
}
