import path from 'node:path';
import type { FirestoreEngine } from './firestore/engine.ts';
import { writeExport } from './export-folder.ts';
import type { ServiceName, ServicePorts } from './options.ts';
import type { DocumentsOf } from './storage/storage-rules.ts';

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
  /** Buckets of Storage beside the project's default one; every other is answered with 404. */
  buckets?: readonly string[];
  /** Called with what goes wrong in the background, such as a save that failed. */
  onError?: (error: unknown) => void;
  /** Called once for each kind of request that is refused or not served. Default: a warning of the process. */
  warn?: (message: string) => void;
}

export interface LocalFirebase {
  /** The ports in use, for the services that were started. */
  readonly ports: ServicePorts;
  /**
   * Writes what the started services hold into a folder, for `importData`.
   * @throws ExportFolderError when the folder holds something else than an export
   */
  exportTo(folder: string): Promise<void>;
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

/** A service that runs; what all of them have in common. */
interface Service {
  readonly port: number;
  exportTo(directory: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts local Auth, Firestore and Storage, or some of them. What is not asked for is not loaded, so
 * that Firestore alone starts at once.
 *
 * @throws PortTakenError when another program holds a port; nothing is left running
 * @throws Error when rules, indexes or saved data cannot be read; nothing is left running
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

/** Documents of the Firestore beside it, for the rules of Storage. */
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
