import path from 'node:path';
import type { Stack } from './local-stack.ts';

/** Source folders of the server. Unlike the page, the server has no hot reload. */
const SERVER_SOURCES = ['server', 'src/features', 'src/shared'].map((folder) =>
  path.resolve(folder),
);

/** Debounce time in ms: editors write several files in a row. */
const SETTLE_MS = 150;

/**
 * Restarts the server when one of its source files changes.
 *
 * @param report called with a sentence about the result of each restart
 */
export function restartServerOnChange(stack: Stack, report: (sentence: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();
  const restart = async (): Promise<void> => {
    try {
      await stack.restartServer();
      report('API restarted.');
    } catch {
      report('The API did not start: fix the error above and save the file.');
    }
  };
  stack.vite?.watcher.on('all', (_event, changed) => {
    const file = path.resolve(changed);
    if (/\.test\.tsx?$/.test(file)) return;
    if (!SERVER_SOURCES.some((folder) => file.startsWith(folder + path.sep))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(restart);
    }, SETTLE_MS);
  });
}
