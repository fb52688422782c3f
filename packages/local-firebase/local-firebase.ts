import path from 'node:path';
import type { FirestoreEngine } from './firestore/engine.ts';
import { writeExport } from './export-folder.ts';
import type { ServiceName, ServicePorts } from './options.ts';
import type { DocumentsOf } from './storage/storage-rules.ts';

export interface LocalFirebaseOptions {
  projectId: string;
  /** Services to start and their ports. 0 picks a free port. */
  ports: ServicePorts;
  host?: string;
  /** Folder for the data. Without it, nothing is saved. */
  dataDir?: string;
  /**
   * Texts of firestore.rules, storage.rules and firestore.indexes.json. Without rules, all requests except the owner's
   * are denied.
   */
  rules?: string;
  storageRules?: string;
  indexes?: string;
  /** Storage buckets in addition to the project's default ones. Any other bucket is answered with 404. */
  buckets?: readonly string[];
  /** Called with errors in the background, such as a failed save. */
  onError?: (error: unknown) => void;
  /** Called once for each kind of request that is refused or not served. Default: a process warning. */
  warn?: (message: string) => void;
}

export interface LocalFirebase {
  /** The ports of the started services. */
  readonly ports: ServicePorts;
  /**
   * Writes the data of the started services into a folder, for `importData`.
   * @throws Error when the folder contains something other than an export
   */
  exportTo(folder: string): Promise<void>;
  /** Saves all data and releases the ports. */
  close(): Promise<void>;
}

/** Error for a port that another program uses. */
export class PortTakenError extends Error {
  readonly service: ServiceName;
  readonly port: number;
  constructor(service: ServiceName, port: number, cause: unknown) {
    super(`Port ${port} of ${service} is taken.`, { cause });
    this.service = service;
    this.port = port;
  }
}

/** The common interface of a running service. */
interface Service {
  readonly port: number;
  exportTo(directory: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts local Auth, Firestore and Storage, or some of them. Services that are not requested are not loaded, so that
 * Firestore alone starts fast.
 * @throws PortTakenError when another program uses a port; all services are then stopped
 * @throws Error when rules, indexes or saved data cannot be read; all services are then stopped
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const started: [ServiceName, Service][] = [];
  const close = async (): Promise<void> => {
    for (const [, service] of started.splice(0).reverse()) await service.close();
  };
  const start = async <S extends Service>(
    name: ServiceName,
    startService: (common: CommonOptions) => Promise<S>,
  ): Promise<S | undefined> => {
    const port = options.ports[name];
    if (port === undefined) return undefined;
    try {
      const service = await startService({
        port,
        host: options.host ?? '127.0.0.1',
        projectId: options.projectId,
        dataDir: options.dataDir && path.join(options.dataDir, name),
        onError: options.onError ?? rethrow,
        warn: options.warn,
      });
      started.push([name, service]);
      return service;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      throw new PortTakenError(name, port, error);
    }
  };

  try {
    const firestore = await start('firestore', async (common) => {
      const { startFirestore } = await import('./firestore/server.ts');
      const indexes: unknown = options.indexes && JSON.parse(options.indexes);
      return startFirestore({ ...common, rules: options.rules, indexes });
    });
    await start('storage', async (common) => {
      const { startStorage } = await import('./storage/storage-emulator.ts');
      const documentsOf = firestore && (await readerOf(firestore.engine));
      const { storageRules: rules, buckets } = options;
      return startStorage({ ...common, rules, buckets, documentsOf });
    });
    await start('auth', async (common) => {
      const { startAuth } = await import('./auth/auth-emulator.ts');
      return startAuth(common);
    });
  } catch (error) {
    await close();
    throw error;
  }
  const services = new Map(started);
  return {
    exportTo: (folder) =>
      writeExport(folder, [...services.keys()], async (name, directory) =>
        services.get(name)?.exportTo(directory),
      ),
    ports: Object.fromEntries(started.map(([name, service]) => [name, service.port])),
    close,
  };
}

interface CommonOptions {
  port: number;
  host: string;
  projectId: string;
  dataDir: string | undefined;
  onError: (error: unknown) => void;
  warn: ((message: string) => void) | undefined;
}

/** Creates a reader of the local Firestore's documents, for Storage rules. */
async function readerOf(engine: FirestoreEngine): Promise<DocumentsOf> {
  const { toRulesMap } = await import('./firestore/rules-values.ts');
  return (project) => {
    const { store } = engine.database({ project, database: '(default)' });
    const read = (segments: readonly string[]) => {
      const document = store.get(segments.join('/'));
      return document && toRulesMap(document.fields);
    };
    return { before: read, after: read };
  };
}

function rethrow(error: unknown): never {
  throw error;
}
