import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Listener } from './http-listener.ts';
import { SERVICE_NAMES } from './options.ts';
import type { ServiceName, ServicePorts } from './options.ts';

export interface LocalFirebaseOptions {
  projectId: string;
  /** Services to start and their ports, 0 for a free one. */
  ports: ServicePorts;
  host?: string;
  /** Folder that keeps the data; nothing is kept when absent. */
  dataDir?: string;
  /** Texts of firestore.rules, storage.rules and firestore.indexes.json. Everything is denied without rules. */
  rules?: string;
  storageRules?: string;
  indexes?: string;
  /** Told of what goes wrong in the background, such as a save that failed. */
  onError?: (error: unknown) => void;
}

export interface LocalFirebase {
  /** The ports in use, for the services that were started. */
  readonly ports: ServicePorts;
  /** Saves everything and frees the ports. */
  close(): Promise<void>;
}

/** A port that another program holds. */
export class PortTakenError extends Error {
  readonly service: ServiceName;
  readonly port: number;
  constructor(service: ServiceName, port: number, cause: unknown) {
    super(`Port ${port} of ${service} is taken.`, { cause });
    this.service = service;
    this.port = port;
  }
}

/**
 * Starts local Auth, Firestore and Storage, or some of them. What is not asked for is not loaded, so
 * that Firestore alone starts at once.
 *
 * @throws PortTakenError when another program holds a port; nothing is left running
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const started: { service: ServiceName; listener: Listener }[] = [];
  const close = async (): Promise<void> => {
    for (const { listener } of started.splice(0).reverse()) await listener.close();
  };
  // Firestore first: Storage rules may read from it.
  const order: ServiceName[] = ['firestore', 'storage', 'auth'];
  try {
    for (const service of order) {
      const port = options.ports[service];
      if (port === undefined) continue;
      started.push({ service, listener: await start(service, port, options) });
    }
  } catch (error) {
    await close();
    throw error;
  }
  const ports: ServicePorts = {};
  for (const { service, listener } of started) ports[service] = listener.port;
  return { ports, close };
}

/** Deletes what local Firebase keeps in a data folder, and nothing else that may be there. */
export async function deleteData(dataDir: string): Promise<void> {
  for (const service of SERVICE_NAMES) {
    await rm(path.join(dataDir, service), { recursive: true, force: true });
  }
}

async function start(
  service: ServiceName,
  port: number,
  options: LocalFirebaseOptions,
): Promise<Listener> {
  const common = {
    port,
    host: options.host ?? '127.0.0.1',
    projectId: options.projectId,
    dataDir: options.dataDir && path.join(options.dataDir, service),
    onError: options.onError ?? rethrow,
  };
  try {
    switch (service) {
      case 'auth': {
        const { startAuth } = await import('./auth/auth-emulator.ts');
        return await startAuth(common);
      }
      case 'storage': {
        const { startStorage } = await import('./storage/storage-emulator.ts');
        const { loadRules } = await import('./storage/load-rules.ts');
        return await startStorage({ ...common, rules: options.storageRules, loadRules });
      }
      case 'firestore': {
        const { startFirestore } = await import('./firestore/server.ts');
        return await startFirestore({ ...common, rules: options.rules, indexes: options.indexes });
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new PortTakenError(service, port, error);
    }
    throw error;
  }
}

function rethrow(error: unknown): never {
  throw error;
}
