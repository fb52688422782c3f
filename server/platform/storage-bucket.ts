import { Storage } from '@google-cloud/storage';
import type { Bucket } from '@google-cloud/storage';
import type { ServerConfig } from '#server/config.ts';

/** The bucket of the configuration, or of the local service. */
export function openBucket({
  projectId,
  storageBucket,
  emulators,
}: Pick<ServerConfig, 'projectId' | 'storageBucket' | 'emulators'>): Bucket {
  const local = emulators.storage;
  const storage = new Storage({
    projectId,
    ...(local !== null && { apiEndpoint: `http://${local}` }),
    // Someone waits for an answer: the library alone would try for ten minutes.
    retryOptions: { totalTimeout: 10, maxRetries: 2 },
  });
  return storage.bucket(storageBucket);
}
