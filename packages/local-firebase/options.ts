import { parseArgs } from 'node:util';

/** Which services a command starts, and on which ports (0 picks a free one). */
export type ServicePorts = Partial<Record<ServiceName, number>>;

export const SERVICE_NAMES = ['auth', 'firestore', 'storage'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** How each service's port is chosen, and what it is without a choice: the ports of the official suite. */
export const SERVICE_PORTS = {
  auth: { option: 'auth-port', variable: 'AUTH_PORT', port: 9099 },
  firestore: { option: 'firestore-port', variable: 'FIRESTORE_PORT', port: 8080 },
  storage: { option: 'storage-port', variable: 'STORAGE_PORT', port: 9199 },
} as const satisfies Record<ServiceName, { option: string; variable: string; port: number }>;

/** What the command was asked for. Files and folders as given, not resolved. */
export interface EmulatorOptions {
  ports: ServicePorts;
  projectId: string;
  dataDir: string;
  /** Buckets of Storage beside the project's default one. */
  buckets: string[];
  rulesFile: string;
  storageRulesFile: string;
  indexesFile: string;
  fresh: boolean;
  /** Folder of an export that takes the place of the kept data. */
  importDir?: string;
  /** Folder that an export is written into on stop. */
  exportDir?: string;
}

/** The options of the command line: what each takes, and what it means, as the help says it. */
const OPTIONS = {
  only: { type: 'string', takes: 'LIST', help: 'services to start: auth,firestore,storage (all)' },
  'auth-port': { type: 'string', takes: 'PORT', help: 'port of Auth, 0 for a free one (9099)' },
  'firestore-port': { type: 'string', takes: 'PORT', help: 'port of Firestore (8080)' },
  'storage-port': { type: 'string', takes: 'PORT', help: 'port of Storage (9199)' },
  project: { type: 'string', takes: 'ID', help: 'default project (demo-local)' },
  bucket: { type: 'string', takes: 'NAME', help: "a bucket beside the project's default one" },
  rules: { type: 'string', takes: 'FILE', help: 'rules of Firestore (firestore.rules)' },
  'storage-rules': { type: 'string', takes: 'FILE', help: 'rules of Storage (storage.rules)' },
  indexes: { type: 'string', takes: 'FILE', help: 'indexes (firestore.indexes.json)' },
  data: { type: 'string', takes: 'DIR', help: 'folder that keeps the data (.local)' },
  fresh: { type: 'boolean', takes: '', help: 'forget the data first' },
  import: { type: 'string', takes: 'DIR', help: 'put an export in the place of the data' },
  'export-on-exit': { type: 'string', takes: 'DIR', help: 'write an export when it is stopped' },
  help: { type: 'boolean', takes: '', help: 'this text' },
} as const;

const usages = Object.entries(OPTIONS).map(([name, { takes, help }]) => ({
  usage: `--${name}${takes === '' ? '' : ` ${takes}`}`,
  help,
}));

/** What `--help` prints: every option, with its default in parentheses. */
export const HELP = `Local Firebase: Cloud Firestore, Auth and Storage on this machine.

Usage: local-firebase [options]

${usages.map(({ usage, help }) => `  ${usage.padEnd(24)}${help}`).join('\n')}

The variables AUTH_PORT, FIRESTORE_PORT, STORAGE_PORT, PROJECT_ID, STORAGE_BUCKET and LOCAL_DIR stand for
options that are not given.`;

/**
 * Reads the command line and, for what it does not say, the environment.
 *
 * @returns null when the help is asked for
 * @throws Error, a sentence for the terminal, for an unknown option, service or port
 */
export function readEmulatorOptions(
  args: string[],
  env: NodeJS.ProcessEnv,
): EmulatorOptions | null {
  const values = readArguments(args);
  if (values.help) return null;
  const bucket = values.bucket ?? env['STORAGE_BUCKET'];
  return {
    ports: readPorts(values, env),
    projectId: values.project ?? env['PROJECT_ID'] ?? 'demo-local',
    dataDir: values.data ?? env['LOCAL_DIR'] ?? '.local',
    buckets: bucket ? [bucket] : [],
    rulesFile: values.rules ?? 'firestore.rules',
    storageRulesFile: values['storage-rules'] ?? 'storage.rules',
    indexesFile: values.indexes ?? 'firestore.indexes.json',
    fresh: values.fresh ?? false,
    importDir: values.import,
    exportDir: values['export-on-exit'],
  };
}

type Arguments = ReturnType<typeof readArguments>;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    // The parser's own sentence says which option and what is wrong with it, then how to quote it.
    const reason = error instanceof Error ? error.message.split('. ')[0]! : String(error);
    const known = usages.map(({ usage }) => usage).join(', ');
    throw new Error(`${reason.replace(/\.$/, '')}. The options are ${known}.`, { cause: error });
  }
}

function readPorts(values: Arguments, env: NodeJS.ProcessEnv): ServicePorts {
  const wanted = values.only?.split(',') ?? SERVICE_NAMES;
  const ports: ServicePorts = {};
  for (const name of wanted) {
    const service = SERVICE_NAMES.find((known) => known === name);
    if (!service) {
      throw new Error(`--only takes ${SERVICE_NAMES.join(', ')}; it got "${name}".`);
    }
    const { option, variable, port } = SERVICE_PORTS[service];
    const given = values[option];
    ports[service] =
      given === undefined
        ? readPort(`${variable}=`, env[variable], port)
        : readPort(`--${option} `, given, port);
  }
  return ports;
}

/**
 * A TCP port from a text; 0 stands for any free port.
 *
 * @param source what stands in front of the text where it comes from
 * @throws Error, a sentence for the terminal, when it is not a port
 */
function readPort(source: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${source}${text} is not a port: use a number from 0 to 65535.`);
  }
  return port;
}
