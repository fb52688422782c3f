import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';

export interface CommandOptions {
  /** Deletes the local data first. */
  fresh: boolean;
  /**
   * 'local' uses this project's emulators; 'official' uses the official emulator suite, which must already be running.
   */
  firebase: 'local' | 'official';
  dataDir: string;
}

/**
 * Reads the command line and the environment of `npm run dev` and `npm run demo`. A .env file supplies variables that
 * the environment does not set.
 *
 * @throws CommandError for an unknown option
 */
export function readCommandOptions(args: string[]): CommandOptions {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const { values } = parseArgs({
      args,
      options: {
        fresh: { type: 'boolean', default: false },
        'official-firebase': { type: 'boolean', default: false },
      },
    });
    const dataDir = process.env['LOCAL_DIR']?.trim() || '.local';
    // The official suite loses its data when it stops, so its data folder and seed marker are separate from the local
    // ones.
    return values['official-firebase']
      ? { fresh: values.fresh, firebase: 'official', dataDir: path.join(dataDir, 'official') }
      : { fresh: values.fresh, firebase: 'local', dataDir };
  } catch (error) {
    throw new CommandError(
      'Options: --fresh deletes the local data, --official-firebase uses the official emulators.',
      { cause: error },
    );
  }
}
