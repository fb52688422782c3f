/**
 * The private modules of firebase-tools that local Auth and Storage use, with types for the parts that are used.
 * firebase-tools is pinned to an exact version in package.json, and firebase-tools.test.ts fails when an upgrade moves
 * a module. Loading takes half a second, so it happens on first use.
 */
import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';

const require = createRequire(import.meta.url);

/**
 * An account as the Auth emulator stores it. Its other fields (claims, second factors) have no type here, and
 * account-file.ts saves them unchanged.
 */
export interface AuthAccount {
  localId: string;
  providerUserInfo?: { providerId: string }[];
  [field: string]: unknown;
}

/** The Auth emulator's state of one project. */
export interface AuthProjectState {
  readonly users: Map<string, AuthAccount>;
  readonly config: Record<string, unknown>;
  updateConfig(config: Record<string, unknown>, updateMask: string | undefined): unknown;
  overwriteUserWithLocalId(localId: string, account: Partial<AuthAccount>): AuthAccount;
}

export interface AuthModules {
  createApp(
    this: void,
    projectId: string,
    singleProjectMode: number,
    states: Map<string, AuthProjectState>,
  ): Promise<RequestListener>;
  ProjectState: new (projectId: string) => AuthProjectState;
}

/** Metadata of a stored object, as the Storage emulator stores it. */
export interface ObjectMetadata {
  readonly name: string;
  readonly bucket: string;
  /** Returns the fields that rules may read. Fields without a value are undefined. */
  asRulesResource(proposed?: unknown): Record<string, unknown>;
}

/** Blobs on disk: `_diskPathMap` maps an object's key (bucket/name) to the blob's file name. */
export interface BlobStore {
  _diskPathMap: Map<string, string>;
  readonly dirPath: string;
  getDiskPath(key: string): string;
  deleteFile(key: string, failSilently?: boolean): void;
  reset(directory: string): void;
}

/** Input of the Storage emulator's access check. */
export interface StorageValidator {
  validate(
    path: string,
    bucket: string,
    method: string,
    file: { before?: Record<string, unknown>; after?: Record<string, unknown> },
    projectId: string,
    authorization: string | undefined,
    delimiter: string | undefined,
  ): Promise<boolean>;
}

/** The parts of the Storage emulator that its HTTP layer uses. */
export interface StorageBackend {
  storageLayer: StorageLayer;
  adminStorageLayer: StorageLayer;
  uploadService: UploadService;
  rulesManager: { getRuleset(bucket: string): unknown };
  reset(): void;
  replaceRules(rules: unknown): Promise<{ errors: string[] }>;
}

interface StorageLayer {
  createBucket(name: string): void;
}

interface UploadService {
  reset(): void;
}

/** The router of the Auth emulator, which creates its routes from an OpenAPI description. */
interface ExegesisExpress {
  middleware(this: void, spec: unknown, options: object): unknown;
}

interface CloudFunctions {
  dispatch(action: string, object: unknown): Promise<void>;
}

export interface StorageModules {
  createApp(this: void, projectId: string, backend: StorageBackend): Promise<RequestListener>;
  Persistence: new (directory: string) => BlobStore;
  UploadService: new (blobs: BlobStore) => UploadService;
  CloudFunctions: new (projectId: string) => CloudFunctions;
  StorageLayer: new (
    projectId: string,
    files: Map<string, { metadata: ObjectMetadata }>,
    buckets: Map<string, unknown>,
    validator: StorageValidator,
    adminCredentials: { validate(authorization: string | undefined): boolean },
    blobs: BlobStore,
    functions: CloudFunctions,
  ) => StorageLayer;
  StoredFile: new (metadata: ObjectMetadata) => { metadata: ObjectMetadata };
  StoredFileMetadata: {
    fromJSON(this: void, json: string, functions: CloudFunctions): ObjectMetadata;
    toJSON(this: void, metadata: ObjectMetadata): string;
  };
  EmulatorRegistry: {
    set(
      name: string,
      instance: {
        getName(): string;
        getInfo(): { name: string; host: string; port: number };
      },
    ): void;
  };
}

/** Loads the Auth emulator's modules. Throws when firebase-tools no longer has them. */
export function loadAuthModules(): AuthModules {
  compileOnFirstUse();
  const server = require('firebase-tools/lib/emulator/auth/server.js') as {
    createApp: AuthModules['createApp'];
  };
  const state = require('firebase-tools/lib/emulator/auth/state.js') as {
    AgentProjectState: AuthModules['ProjectState'];
  };
  return {
    createApp: server.createApp,
    ProjectState: state.AgentProjectState,
  };
}

let isLazy = false;

/**
 * Makes the Auth emulator compile the validators of an operation on its first call: compiling all of them takes
 * seconds.
 */
function compileOnFirstUse(): void {
  if (isLazy) return;
  const itsRequire = createRequire(require.resolve('firebase-tools/lib/emulator/auth/server.js'));
  const router = itsRequire('exegesis-express') as ExegesisExpress;
  const { middleware } = router;
  router.middleware = (spec, options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true });
  isLazy = true;
}

/** Loads the Storage emulator's modules. Throws when firebase-tools no longer has them. */
export function loadStorageModules(): StorageModules {
  const load = (name: string): unknown => require(`firebase-tools/lib/emulator/${name}.js`);
  const functions = load('storage/cloudFunctions') as {
    StorageCloudFunctions: StorageModules['CloudFunctions'];
  };
  const server = load('storage/server') as Pick<StorageModules, 'createApp'>;
  const persistence = load('storage/persistence') as Pick<StorageModules, 'Persistence'>;
  const upload = load('storage/upload') as Pick<StorageModules, 'UploadService'>;
  const files = load('storage/files') as Pick<StorageModules, 'StorageLayer' | 'StoredFile'>;
  const metadata = load('storage/metadata') as Pick<StorageModules, 'StoredFileMetadata'>;
  const registry = load('registry') as Pick<StorageModules, 'EmulatorRegistry'>;
  return {
    createApp: server.createApp,
    Persistence: persistence.Persistence,
    UploadService: upload.UploadService,
    CloudFunctions: functions.StorageCloudFunctions,
    StorageLayer: files.StorageLayer,
    StoredFile: files.StoredFile,
    StoredFileMetadata: metadata.StoredFileMetadata,
    EmulatorRegistry: registry.EmulatorRegistry,
  };
}
