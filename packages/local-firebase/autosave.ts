import type { RequestListener } from 'node:http';

/** How long a change may wait before it is on disk. */
const SAVE_DELAY_MS = 1000;

/** Saves a service's state soon after it changed, and once more when it stops. */
export interface Autosave {
  /** Wraps a request handler: every request that may have changed something schedules a save. */
  watch(handler: RequestListener): RequestListener;
  /** Saves what has changed and schedules nothing more. Rejects when the last save fails. */
  stop(): Promise<void>;
}

/**
 * @param save writes the whole state; never called again before it has settled
 * @param onError called when a save failed, which is tried again after the next change
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
