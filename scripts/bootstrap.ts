/**
 * `npm run bootstrap -- --admin E-MAIL`: prepares a real project, configured by the server's environment variables.
 * Writes the default categories and plans, the settings, and the first super admin. Idempotent: existing records are
 * not changed. Exits with code 1 if a step was refused.
 */
import { existsSync } from 'node:fs';
import { GoogleAuth } from 'google-auth-library';
import { AppError } from '#shared/app-error.ts';
import { readBootstrapOptions, runBootstrap } from '#seed/bootstrap.ts';
import { SeedRefused } from '#seed/options.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import type { ServerConfig } from '#server/config.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { findAccountByEmail } from '#server/features/account/privacy/user-traces.ts';
import { createAdminAuth } from '#server/platform/identity/admin-auth.ts';
import { CommandError } from './command-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { adminEmail } = readBootstrapOptions(process.argv.slice(2));
  const config = readVariables();
  const isLocal = config.emulators.firestore !== null;
  if (isLocal && adminEmail !== null && config.emulators.auth === null) {
    throw new CommandError(
      'FIREBASE_AUTH_EMULATOR_HOST is not set: it is needed to find the account.',
    );
  }
  if (!isLocal) await requireCredentials();
  say(`Project: ${config.projectId}${isLocal ? ' (local services)' : ''}.`);
  const firestore = createFirestore(config);
  // If the database does not answer, the command fails here, before any write.
  await firestore.doc('settings/public').get();
  const auth = createAdminAuth(config);
  const findAccount = (email: string) => findAccountByEmail(auth, email);
  await runBootstrap({ firestore, findAccount, adminEmail, say });
}

/**
 * Reads the server's environment variables. This command computes no hashes, so a placeholder is used if PRIVACY_SECRET
 * is not set.
 */
function readVariables(): ServerConfig {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const secret = process.env['PRIVACY_SECRET']?.trim();
  const unused = 'this command computes no hashes of erased users';
  return readConfig({ ...process.env, PRIVACY_SECRET: secret || unused });
}

/** Checks the credentials first: without them the Firestore client ends the process with a stack trace. */
async function requireCredentials(): Promise<void> {
  try {
    await new GoogleAuth().getApplicationDefault();
  } catch (error) {
    throw new CommandError(
      'Google credentials are missing: run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS to a service account file.',
      { cause: error },
    );
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  },
);

function sentenceOf(error: unknown): string {
  const isSentence =
    error instanceof SeedRefused || error instanceof ConfigError || error instanceof CommandError;
  if (isSentence) return error.message;
  if (!(error instanceof AppError)) return String(error);
  return `Firebase did not respond: check PROJECT_ID, the Google credentials and the network. (${error.message})`;
}
