import * as fake from 'fake-indexeddb';
import { afterAll, beforeAll } from 'vitest';

/** Gives the tests of a file a database of a browser; the files that share its window have none, as before. */
export function withDatabase(): void {
  const names = Object.keys(fake).filter((name) => name.startsWith('IDB') || name === 'indexedDB');
  beforeAll(() => {
    for (const name of names) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        writable: true,
        value: (fake as unknown as Record<string, unknown>)[name],
      });
    }
  });
  afterAll(() => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  });
}
