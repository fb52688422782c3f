import { AppError } from '#shared/app-error.ts';
import { readConfig } from '#platform/firestore/config.ts';
import type { DataConfig, DataEnvironment } from '#platform/firestore/config.ts';
import { CommandError } from './command-error.ts';

/**
 * Returns the project and services that a production build is compiled for. Without this check a build without a
 * project would succeed, and login and search would fail for every visitor.
 * @param env variables of the environment and of .env, as Vite reads them
 * @throws CommandError naming every variable that is missing or invalid
 */
export function readBuildTarget(env: DataEnvironment): DataConfig {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new CommandError(
      `Nothing was built. ${error.message}; set it in the environment or in .env (.env.example describes it).`,
    );
  }
}

/** Returns the last line that a build prints: its folders, its project and the services that the site calls. */
export function describeBuild({ projectId, apiOrigin, ...config }: DataConfig): string {
  const api = apiOrigin === '' ? "the API of the site's own origin" : `the API at ${apiOrigin}`;
  const emulators = [
    ['Firestore', config.firestoreEmulator],
    ['Auth', config.authEmulator],
  ] as const;
  const local = emulators.flatMap(([name, at]) =>
    at === null ? [] : [`local ${name} at ${at.host}:${at.port}`],
  );
  return `Built dist/ and dist-server/ for the project ${projectId}, over ${[api, ...local].join(', ')}.`;
}
