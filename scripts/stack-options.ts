import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';

export interface CommandOptions {
  fresh: boolean;
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
    const { values } = parseArgs({ args, options: { fresh: { type: 'boolean', default: false } } });
    return { fresh: values.fresh, dataDir: process.env['LOCAL_DIR']?.trim() || '.local' };
  } catch (error) {
    throw new CommandError('A única opção é --fresh, que apaga os dados locais e recomeça.', {
      cause: error,
    });
  }
}
