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

const neededAlways = ['VITE_FIREBASE_PROJECT_ID'] as const;

/** Required for a production project. Local emulators accept any value, so there these variables are optional. */
const neededInProduction = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_AUTH_DOMAIN',
] as const;

/**
 * Reads the configuration from the build environment.
 * @throws AppError 'not-initialized' naming every variable that is missing or unreadable
 */
export function readConfig(env: DataEnvironment = import.meta.env): DataConfig {
  const value = (name: keyof DataEnvironment) => env[name]?.trim() ?? '';
  const isLocal = value('VITE_FIRESTORE_EMULATOR_HOST') !== '';
  const needed = isLocal ? neededAlways : [...neededAlways, ...neededInProduction];
  const missing = needed.filter((name) => value(name) === '');
  if (missing.length > 0) {
    throw new AppError('not-initialized', `Missing configuration: ${missing.join(', ')}`);
  }
  const projectId = value('VITE_FIREBASE_PROJECT_ID');
  return {
    projectId,
    apiKey: value('VITE_FIREBASE_API_KEY') || 'local',
    appId: value('VITE_FIREBASE_APP_ID') || 'local',
    authDomain: value('VITE_FIREBASE_AUTH_DOMAIN') || `${projectId}.firebaseapp.com`,
    firestoreEmulator: hostAndPort('VITE_FIRESTORE_EMULATOR_HOST', env),
    authEmulator: hostAndPort('VITE_AUTH_EMULATOR_HOST', env),
    apiOrigin: value('VITE_API_ORIGIN').replace(/\/+$/, ''),
  };
}

function hostAndPort(name: keyof DataEnvironment, env: DataEnvironment): HostAndPort | null {
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
