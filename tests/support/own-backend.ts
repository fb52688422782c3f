import { afterEach, beforeEach, vi } from 'vitest';
import { readConfig } from '#platform/firestore/config.ts';
import { closeData, initializeData } from '#platform/firestore/connection.ts';

/**
 * Makes the tests of a file read from the own backend with responses set by each test. There is no Firestore.
 * @param origin of the backend; by default the origin of the page
 */
export function ownBackend(origin?: string): { answer: (body: unknown) => void } {
  beforeEach(() => {
    initializeData(
      readConfig({
        VITE_FIREBASE_PROJECT_ID: 'demo-guia',
        VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
        ...(origin !== undefined && { VITE_API_ORIGIN: origin }),
      }),
    );
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await closeData();
  });
  return {
    answer(body) {
      const headers = { 'content-type': 'application/json' };
      vi.stubGlobal('fetch', () =>
        Promise.resolve(new Response(JSON.stringify(body), { headers })),
      );
    },
  };
}
