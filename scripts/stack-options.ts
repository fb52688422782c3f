import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';

export interface CommandOptions {
  /** Forget the local data. */
  fresh: boolean;
  /** Whose Firebase: ours, or the official suite, which then runs already. */
  firebase: 'local' | 'official';
  dataDir: string;
}

/**
 * The command line and the environment of `npm run dev` and `npm run demo`. A .env file fills in what
 * the environment does not say.
 *
 * @throws CommandError for an option that does not exist
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
    // The official suite forgets its data when it stops, so its seed must not be remembered as ours.
    return values['official-firebase']
      ? { fresh: values.fresh, firebase: 'official', dataDir: path.join(dataDir, 'official') }
      : { fresh: values.fresh, firebase: 'local', dataDir };
  } catch (error) {
    throw new CommandError('A única opção é --fresh, que apaga os dados locais e recomeça.', {
      cause: error,
    });
  }
}
