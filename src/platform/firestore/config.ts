import { AppError } from '#shared/app-error.ts';

export interface HostAndPort {
  host: string;
  port: number;
}

/** Addresses and keys of the services that the data layer uses. */
export interface DataConfig {
  projectId: string;
  apiKey: string;
  appId: string;
  authDomain: string;
  firestoreEmulator: HostAndPort | null;
  authEmulator: HostAndPort | null;
  /** Origin of our backend; '' for the origin of the page. */
  apiOrigin: string;
}

/** Names of the variables that config.ts reads. Tests can pass a plain object. */
export type DataEnvironment = Partial<
  Record<
    | 'VITE_FIREBASE_PROJECT_ID'
    | 'VITE_FIREBASE_API_KEY'
    | 'VITE_FIREBASE_APP_ID'
    | 'VITE_FIREBASE_AUTH_DOMAIN'
    | 'VITE_FIRESTORE_EMULATOR_HOST'
    | 'VITE_AUTH_EMULATOR_HOST'
    | 'VITE_API_ORIGIN',
    string
  >
>;

const requiredVariables = ['VITE_FIREBASE_PROJECT_ID'] as const;

/** Required for a production project. Local emulators accept any value, so there these variables are optional. */
const requiredInProduction = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_AUTH_DOMAIN',
] as const;

/**
 * Reads the configuration from the build environment.
 * @throws AppError 'not-initialized' naming every variable that is missing or unreadable
 */
export function readConfig(env: DataEnvironment = import.meta.env): DataConfig {
  const readVariable = (name: keyof DataEnvironment) => env[name]?.trim() ?? '';
  const isLocal = readVariable('VITE_FIRESTORE_EMULATOR_HOST') !== '';
  const requiredNames = isLocal
    ? requiredVariables
    : [...requiredVariables, ...requiredInProduction];
  const missingNames = requiredNames.filter((name) => readVariable(name) === '');
  if (missingNames.length > 0) {
    throw new AppError('not-initialized', `Missing configuration: ${missingNames.join(', ')}`);
  }
  const projectId = readVariable('VITE_FIREBASE_PROJECT_ID');
  return {
    projectId,
    apiKey: readVariable('VITE_FIREBASE_API_KEY') || 'local',
    appId: readVariable('VITE_FIREBASE_APP_ID') || 'local',
    authDomain: readVariable('VITE_FIREBASE_AUTH_DOMAIN') || `${projectId}.firebaseapp.com`,
    firestoreEmulator: parseHostAndPort('VITE_FIRESTORE_EMULATOR_HOST', env),
    authEmulator: parseHostAndPort('VITE_AUTH_EMULATOR_HOST', env),
    apiOrigin: readVariable('VITE_API_ORIGIN').replace(/\/+$/, ''),
  };
}

function parseHostAndPort(name: keyof DataEnvironment, env: DataEnvironment): HostAndPort | null {
  const text = env[name]?.trim() ?? '';
  if (text === '') return null;
  const match = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+):(\d{1,5})$/i.exec(text);
  const host = match?.[1];
  const port = Number(match?.[2]);
  if (host === undefined || port < 1 || port > 65_535) {
    throw new AppError('not-initialized', `${name} must be host:port, not '${text}'`);
  }
  return { host, port };
}
