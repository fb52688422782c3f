import { parseArgs } from 'node:util';

/** Services to start and their ports (0 picks a free port). */
export type ServicePorts = Partial<Record<ServiceName, number>>;

export const SERVICE_NAMES = ['auth', 'firestore', 'storage'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/**
 * The option, the environment variable and the default port of each service. The default ports are those of the
 * Firebase Local Emulator Suite.
 */
export const SERVICE_PORTS = {
  auth: { option: 'auth-port', variable: 'AUTH_PORT', port: 9099 },
  firestore: { option: 'firestore-port', variable: 'FIRESTORE_PORT', port: 8080 },
  storage: { option: 'storage-port', variable: 'STORAGE_PORT', port: 9199 },
} as const satisfies Record<ServiceName, { option: string; variable: string; port: number }>;

/** Parsed options of the command. Files and folders are as given, not resolved. */
export interface EmulatorOptions {
  ports: ServicePorts;
  projectId: string;
  dataDir: string;
  /** Storage buckets in addition to the project's default ones. */
  buckets: string[];
  rulesFile: string;
  storageRulesFile: string;
  indexesFile: string;
  fresh: boolean;
  /** Folder of an export that replaces the saved data. */
  importDir?: string;
  /** Folder for an export on stop. */
  exportDir?: string;
}

/** Command line options with their argument and their help text. */
const OPTIONS = {
  only: { type: 'string', takes: 'LIST', help: 'services to start: auth,firestore,storage (all)' },
  'auth-port': { type: 'string', takes: 'PORT', help: 'port of Auth, 0 for a free one (9099)' },
  'firestore-port': { type: 'string', takes: 'PORT', help: 'port of Firestore (8080)' },
  'storage-port': { type: 'string', takes: 'PORT', help: 'port of Storage (9199)' },
  project: { type: 'string', takes: 'ID', help: 'default project (demo-local)' },
  bucket: { type: 'string', takes: 'NAME', help: 'an additional bucket' },
  rules: { type: 'string', takes: 'FILE', help: 'rules of Firestore (firestore.rules)' },
  'storage-rules': { type: 'string', takes: 'FILE', help: 'rules of Storage (storage.rules)' },
  indexes: { type: 'string', takes: 'FILE', help: 'indexes (firestore.indexes.json)' },
  data: { type: 'string', takes: 'DIR', help: 'folder of the data (.local)' },
  fresh: { type: 'boolean', takes: '', help: 'delete the data first' },
  import: { type: 'string', takes: 'DIR', help: 'replace the data with an export' },
  'export-on-exit': { type: 'string', takes: 'DIR', help: 'write an export on exit' },
  help: { type: 'boolean', takes: '', help: 'show this help' },
} as const;

const usages = Object.entries(OPTIONS).map(([name, { takes, help }]) => ({
  usage: `--${name}${takes === '' ? '' : ` ${takes}`}`,
  help,
}));

/** Output of `--help`: every option, with its default in parentheses. */
export const HELP = `Local Firebase: Cloud Firestore, Auth and Storage on this machine.

Usage: local-firebase [options]

${usages.map(({ usage, help }) => `  ${usage.padEnd(24)}${help}`).join('\n')}

The variables AUTH_PORT, FIRESTORE_PORT, STORAGE_PORT, PROJECT_ID, STORAGE_BUCKET and LOCAL_DIR replace
options that are not given.`;

/**
 * Reads the command line and, for options that are not given, the environment.
 * @returns null when help is requested
 * @throws Error with a sentence for the terminal, for an unknown option, service or port
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
    // The first sentence of the parser's message names the option and the error; the rest explains quoting.
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
 * Parses a TCP port; 0 means any free port.
 * @param source name of the option or variable, for the error message
 * @throws Error with a sentence for the terminal, when the text is not a port
 */
function readPort(source: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${source}${text} is not a port: use a number from 0 to 65535.`);
  }
  return port;
}
