import { AsyncLocalStorage } from 'node:async_hooks';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAutosave } from '../autosave.ts';
import { readJsonIfPresent, writeDurably } from '../durable-file.ts';
import { lockDataDirectory } from '../firestore/data-lock.ts';
import { loadStorageModules } from '../firebase-tools.ts';
import type { StorageBackend, StorageModules } from '../firebase-tools.ts';
import { listen } from '../http-listener.ts';
import type { Listener } from '../http-listener.ts';
import { loadStorageRules } from '../rules/storage-ruleset.ts';
import { onlyBuckets } from './bucket-guard.ts';
import { copyBlobs, openBlobs, uniqueBlobFolder } from './blob-store.ts';
import { readIndex, writeIndex } from './object-index.ts';
import type { StoredFiles } from './object-index.ts';
import { createRulesValidator, isAdmin, noDocuments } from './storage-rules.ts';
import type { DocumentsOf } from './storage-rules.ts';

/** A running local Storage service. */
export interface RunningStorage extends Listener {
  /** Writes every object into a folder that can later be used as `dataDir`. */
  exportTo(directory: string): Promise<void>;
}

export interface StorageOptions {
  projectId: string;
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Folder for objects.json and blobs/. By default a temporary one, deleted on close. */
  dataDir?: string;
  /** Text of storage.rules. Without it, all requests except the administrator's are denied. */
  rules?: string;
  /** The Firestore documents that rules may read. By default there are none. */
  documentsOf?: DocumentsOf;
  /** The project's buckets in addition to its default ones. Any other bucket is answered with 404. */
  buckets?: readonly string[];
  /** Called when a save failed. */
  onError: (error: unknown) => void;
  /** Called once for each kind of refused request. Default: a process warning. */
  warn?: (message: string) => void;
}

/** Address of the emulator that serves the current request. The emulator writes its address into responses. */
const currentAddress = new AsyncLocalStorage<{ host: string; port: number }>();

/**
 * Starts the Storage emulator of firebase-tools inside this process. Its rules runtime, a Java archive, is replaced by
 * this package's rules interpreter. Its blobs are in a separate folder, so that two emulators can run in parallel.
 * Objects and their metadata survive a restart.
 * @throws NodeJS.ErrnoException with code EADDRINUSE when the port is taken
 * @throws Error when the rules or the saved index cannot be read, or another process uses the folder
 */
export async function startStorage(options: StorageOptions): Promise<RunningStorage> {
  // The lock is taken before any file is read, because the start deletes blobs that the saved index does not name.
  const unlock = options.dataDir ? lockDataDirectory(options.dataDir, 'storage') : () => undefined;
  try {
    return await start(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start(options: StorageOptions, unlock: () => void): Promise<RunningStorage> {
  const modules = loadStorageModules();
  publishAddress(modules);

  const directory = options.dataDir ?? uniqueBlobFolder(tmpdir());
  const file = indexIn(directory);
  const index = readIndex(await readJsonIfPresent(file));
  const blobs = openBlobs(
    modules.Persistence,
    path.join(directory, 'blobs'),
    new Map(index.objects.map(({ key, blob }) => [key, blob])),
  );

  const functions = new modules.CloudFunctions(options.projectId);
  const files: StoredFiles = new Map(
    index.objects.map(({ key, metadata }) => {
      const restored = modules.StoredFileMetadata.fromJSON(JSON.stringify(metadata), functions);
      return [key, new modules.StoredFile(restored)];
    }),
  );
  const buckets = new Map<string, unknown>();
  const bucketNames = new Set([...defaultBuckets(options.projectId), ...(options.buckets ?? [])]);

  let rules = options.rules === undefined ? null : loadStorageRules(options.rules);
  const layerWith = (validator: ReturnType<typeof createRulesValidator>) =>
    new modules.StorageLayer(
      options.projectId,
      files,
      buckets,
      validator,
      { validate: isAdmin },
      blobs.store,
      functions,
    );
  const uploadService = new modules.UploadService(blobs.store);
  const backend: StorageBackend = {
    storageLayer: layerWith(createRulesValidator(() => rules, options.documentsOf ?? noDocuments)),
    adminStorageLayer: layerWith({ validate: () => Promise.resolve(true) }),
    uploadService,
    rulesManager: { getRuleset: () => rules },
    reset: () => {
      for (const key of files.keys()) blobs.store.deleteFile(key, true);
      files.clear();
      uploadService.reset();
    },
    // Malformed rules do not replace the active ones.
    replaceRules: (source) => {
      try {
        rules = loadStorageRules(rulesText(source));
        return Promise.resolve({ errors: [] });
      } catch (error) {
        return Promise.resolve({ errors: [String(error)] });
      }
    },
  };

  const autosave = createAutosave(async () => {
    await writeDurably(file, writeIndex(files, blobs.store, modules));
    blobs.deleteUnreferenced();
  }, options.onError);

  const app = await modules.createApp(options.projectId, backend);
  const address = { host: options.host, port: options.port };
  const listener = await listen(
    onlyBuckets(
      bucketNames,
      autosave.watch((request, response) => {
        currentAddress.run(address, () => {
          app(request, response);
        });
      }),
    ),
    options,
  );
  address.port = listener.port;
  currentAddress.run(address, () => {
    // Without a bucket the emulator would request the project's default one from the network.
    for (const name of bucketNames) backend.storageLayer.createBucket(name);
  });

  return {
    host: listener.host,
    port: listener.port,
    exportTo: async (target) => {
      // There is no await between writing the index and copying the blobs, so that no request changes the objects in
      // between.
      const index = writeIndex(files, blobs.store, modules);
      copyBlobs(blobs.store, files.keys(), path.join(target, 'blobs'));
      await writeDurably(indexIn(target), index);
    },
    close: async () => {
      await listener.close();
      await autosave.stop().finally(unlock);
      if (!options.dataDir) await rm(directory, { recursive: true, force: true });
    },
  };
}

function indexIn(directory: string): string {
  return path.join(directory, 'objects.json');
}

/** Returns the name that Firebase gives the first bucket of a project. */
export function defaultBucket(projectId: string): string {
  return `${projectId}.firebasestorage.app`;
}

/**
 * Returns the bucket names that clients use without configuration: of new projects, of projects created before October
 * 2024, and of @firebase/rules-unit-testing.
 */
function defaultBuckets(projectId: string): string[] {
  return [defaultBucket(projectId), `${projectId}.appspot.com`, projectId];
}

/**
 * Registers Storage in the process-wide registry in which the emulator looks up its address. The entry returns the
 * address for the current request.
 */
function publishAddress({ EmulatorRegistry }: StorageModules): void {
  EmulatorRegistry.set('storage', {
    getName: () => 'storage',
    getInfo: () => {
      const address = currentAddress.getStore();
      if (!address) throw new Error('The address of Storage is known only within a request.');
      return { name: 'storage', ...address };
    },
  });
}

/**
 * Returns the rules text of a setRules request. The emulator accepts one text, or one per bucket; this service uses one
 * text for all buckets.
 */
function rulesText(source: unknown): string {
  const { content } = source as { content?: unknown };
  if (typeof content !== 'string') throw new Error('One rules file for all buckets is expected.');
  return content;
}
