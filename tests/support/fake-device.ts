import * as fake from 'fake-indexeddb';
import { afterAll, beforeAll } from 'vitest';

/** Provides IndexedDB to the tests of a file; other files in the same window have none. */
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
