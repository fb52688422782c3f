import type { FirebaseApp } from 'firebase/app';
import type { FirebaseStorage } from 'firebase/storage';

import { AppError } from '#domain/app-error.ts';

import { toAppError } from '../errors.ts';
import { dataConfig, firebaseApp } from '../firebase.ts';
import type * as storageSdk from './storage-sdk.ts';

/** The loaded SDK and the Storage it speaks to. */
interface StorageConnection {
  sdk: typeof storageSdk;
  storage: FirebaseStorage;
}

/** Milliseconds that the SDK keeps trying; by itself it would try an upload for ten minutes. */
const patience = { upload: 30_000, operation: 15_000 };

/** One Storage for each app: the emulator can be connected only once. */
const connections = new WeakMap<FirebaseApp, Promise<StorageConnection>>();

/**
 * Runs something against Cloud Storage, which signs its requests as Auth says; loads the SDK where needed.
 * @throws AppError 'not-initialized'; 'unavailable' when the chunk cannot be loaded; every code that
 *   Storage answers
 */
export async function withStorage<T>(
  act: (connection: StorageConnection) => Promise<T>,
): Promise<T> {
  try {
    const app = await firebaseApp();
    const attempt = connections.get(app) ?? connect(app);
    connections.set(app, attempt);
    const connection = await attempt.catch((error: unknown) => {
      // The next call tries again.
      connections.delete(app);
      throw error;
    });
    return await act(connection);
  } catch (error) {
    throw toAppError(error);
  }
}

async function connect(app: FirebaseApp): Promise<StorageConnection> {
  const sdk = await import('./storage-sdk.ts').catch((error: unknown) => {
    throw new AppError('unavailable', 'The Storage chunk could not be loaded', { cause: error });
  });
  const storage = sdk.getStorage(app);
  storage.maxUploadRetryTime = patience.upload;
  storage.maxOperationRetryTime = patience.operation;
  const { storageEmulator } = dataConfig();
  if (storageEmulator) {
    sdk.connectStorageEmulator(storage, storageEmulator.host, storageEmulator.port);
  }
  return { sdk, storage };
}
