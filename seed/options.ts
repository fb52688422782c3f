import path from 'node:path';
import { parseArgs } from 'node:util';

/** Maximum number of places. */
const mostPlaces = 100_000;

export interface SeedOptions {
  projectId: string;
  /** 'host:port' of the local Firestore. */
  firestoreHost: string;
  /** 'host:port' of the local Auth; null to create no accounts. */
  authHost: string | null;
  /** 'host:port' of the local Stripe; null to create no subscriptions there. */
  stripeHost: string | null;
  uploadsDir: string;
  /** Cache folder of rendered drawings. */
  artCacheDir: string;
  /** Number of places; null for the hand-written ones only. */
  places: number | null;
  fresh: boolean;
}

/** Thrown if the seed or the bootstrap command cannot do its work; the message is a sentence for the terminal. */
export class SeedRefused extends Error {}

/**
 * Reads the command line and the environment.
 * @throws SeedRefused outside local Firebase, and for an invalid number of places
 */
export function readSeedOptions(args: string[], env: NodeJS.ProcessEnv): SeedOptions {
  const projectId = env['PROJECT_ID'] ?? 'demo-guia';
  const firestoreHost = env['FIRESTORE_EMULATOR_HOST'] ?? '';
  if (firestoreHost === '') {
    throw new SeedRefused(
      'The seed writes only to local Firebase: set FIRESTORE_EMULATOR_HOST (for example 127.0.0.1:8080).',
    );
  }
  if (!projectId.startsWith('demo-')) {
    throw new SeedRefused(
      `The seed refuses the project "${projectId}": its id must begin with "demo-".`,
    );
  }
  const uploadsDir = env['UPLOADS_DIR'] ?? path.join('.local', 'uploads');
  const { places, fresh } = readArguments(args);
  return {
    projectId,
    firestoreHost,
    authHost: env['FIREBASE_AUTH_EMULATOR_HOST'] || null,
    stripeHost: env['STRIPE_API_HOST'] || null,
    uploadsDir,
    artCacheDir: env['ART_CACHE_DIR'] ?? path.join(path.dirname(uploadsDir), 'art-cache'),
    places: places === undefined ? null : readPlaces(places),
    fresh,
  };
}

function readArguments(args: string[]): { places?: string | undefined; fresh: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: { places: { type: 'string' }, fresh: { type: 'boolean', default: false } },
    });
    return values;
  } catch (error) {
    throw new SeedRefused('Options: --places NUMBER and --fresh.', { cause: error });
  }
}

function readPlaces(text: string): number {
  const places = Number(text);
  if (!/^\d+$/.test(text) || places < 1 || places > mostPlaces) {
    throw new SeedRefused(`--places must be an integer from 1 to 100000, not "${text}".`);
  }
  return places;
}
