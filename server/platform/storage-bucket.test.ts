import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBucket } from './storage-bucket.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('openBucket', () => {
  it.each(['127.0.0.1:9199', 'http://127.0.0.1:9199'])(
    'sends its requests to the emulator when the environment names it as %s',
    (host) => {
      vi.stubEnv('STORAGE_EMULATOR_HOST', host);
      const emulators = { firestore: null, auth: null, storage: '127.0.0.1:9199' };
      const { storage } = openBucket({
        projectId: 'demo-guia',
        storageBucket: 'images',
        emulators,
      });
      expect(storage.baseUrl).toBe('http://127.0.0.1:9199/storage/v1');
    },
  );
});
