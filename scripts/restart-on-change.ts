import path from 'node:path';
import type { Stack } from './local-stack.ts';

/** What the server is made of; it is not told of changes as the page is. */
const SERVER_SOURCES = ['server', 'src/features', 'src/shared'].map((folder) =>
  path.resolve(folder),
);

/** Editors write several files at once. */
const SETTLE_MS = 150;

/**
 * Restarts the server whenever one of its sources changes.
 *
 * @param report told how each restart went, as a sentence
 */
export function restartServerOnChange(stack: Stack, report: (sentence: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();
  const restart = async (): Promise<void> => {
    try {
      await stack.restartServer();
      report('API reiniciada.');
    } catch {
      report('A API não iniciou: corrija o erro acima e salve o arquivo.');
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
