import { parseArgs } from 'node:util';

/** Which services a command starts, and on which ports (0 picks a free one). */
export type ServicePorts = Partial<Record<ServiceName, number>>;

export const SERVICE_NAMES = ['auth', 'firestore', 'storage'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** Each service's port variable and what it is without one: the ports of the official suite. */
export const SERVICE_PORTS: Record<ServiceName, { variable: string; port: number }> = {
  auth: { variable: 'AUTH_PORT', port: 9099 },
  firestore: { variable: 'FIRESTORE_PORT', port: 8080 },
  storage: { variable: 'STORAGE_PORT', port: 9199 },
};

/** What `npm run emulator` was asked for. Files and folders as given, not resolved. */
export interface EmulatorOptions {
  ports: ServicePorts;
  projectId: string;
  dataDir: string;
  rulesFile: string;
  storageRulesFile: string;
  indexesFile: string;
  fresh: boolean;
  /** Folder of an export that takes the place of the kept data. */
  importDir?: string;
  /** Folder that an export is written into on stop. */
  exportDir?: string;
}

/**
 * Reads the command line and the environment.
 *
 * @throws Error, a sentence for the terminal, for an unknown option, service or port
 */
export function readEmulatorOptions(args: string[], env: NodeJS.ProcessEnv): EmulatorOptions {
  const values = readArguments(args);
  return {
    ports: readPorts(values.only, env),
    projectId: env['PROJECT_ID'] ?? 'demo-guia',
    dataDir: values.data ?? env['LOCAL_DIR'] ?? '.local',
    rulesFile: values.rules,
    storageRulesFile: values['storage-rules'],
    indexesFile: values.indexes,
    fresh: values.fresh,
    importDir: values.import,
    exportDir: values['export-on-exit'],
  };
}

const commandLine = {
  fresh: { type: 'boolean', default: false },
  only: { type: 'string' },
  data: { type: 'string' },
  import: { type: 'string' },
  'export-on-exit': { type: 'string' },
  rules: { type: 'string', default: 'firestore.rules' },
  'storage-rules': { type: 'string', default: 'storage.rules' },
  indexes: { type: 'string', default: 'firestore.indexes.json' },
} as const;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: commandLine }).values;
  } catch (error) {
    // The parser's own sentence says which option and what is wrong with it, then how to quote it.
    const reason = error instanceof Error ? error.message.split('. ')[0]! : String(error);
    const options = Object.entries(commandLine).map(
      ([name, { type }]) => `--${name}${type === 'boolean' ? '' : ' VALUE'}`,
    );
    throw new Error(`${reason.replace(/\.$/, '')}. The options are ${options.join(', ')}.`, {
      cause: error,
    });
  }
}

function readPorts(only: string | undefined, env: NodeJS.ProcessEnv): ServicePorts {
  const wanted = only?.split(',') ?? SERVICE_NAMES;
  const ports: ServicePorts = {};
  for (const name of wanted) {
    const service = SERVICE_NAMES.find((known) => known === name);
    if (!service) {
      throw new Error(`--only takes ${SERVICE_NAMES.join(', ')}; it got "${name}".`);
    }
    const { variable, port } = SERVICE_PORTS[service];
    ports[service] = readPort(variable, env[variable], port);
  }
  return ports;
}

/**
 * A TCP port from a variable's text; 0 stands for any free port.
 *
 * @throws Error, a sentence for the terminal, when it is not a port
 */
function readPort(variable: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${variable}=${text} is not a port: use a number from 0 to 65535.`);
  }
  return port;
}
