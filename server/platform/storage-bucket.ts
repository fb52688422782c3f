import { Storage } from '@google-cloud/storage';
import type { Bucket } from '@google-cloud/storage';
import type { ServerConfig } from '#server/config.ts';

/** Opens the configured bucket, in Cloud Storage or in the emulator. */
export function openBucket({
  projectId,
  storageBucket,
  emulators,
}: Pick<ServerConfig, 'projectId' | 'storageBucket' | 'emulators'>): Bucket {
  const emulatorHost = emulators.storage;
  const storage = new Storage({
    projectId,
    ...(emulatorHost !== null && { apiEndpoint: `http://${emulatorHost}` }),
    // A request is waiting, and the library would retry for ten minutes by default.
    retryOptions: { totalTimeout: 10, maxRetries: 2 },
  });
  // The library uses STORAGE_EMULATOR_HOST as a URL, but the variable may have no scheme.
  if (emulatorHost !== null) storage.baseUrl = `http://${emulatorHost}/storage/v1`;
  return storage.bucket(storageBucket);
}
