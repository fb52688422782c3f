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
import { accountByEmail } from '#server/features/account/account-by-email.ts';
import { createAdminAuth } from '#server/platform/identity/admin-auth.ts';
import { CommandError } from './command-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { adminEmail } = readBootstrapOptions(process.argv.slice(2));
  const config = readVariables();
  const isLocal = config.emulators.firestore !== null;
  if (isLocal && adminEmail !== null && config.emulators.auth === null) {
    throw new CommandError(
      'A variável FIREBASE_AUTH_EMULATOR_HOST falta: sem ela não há como encontrar a conta.',
    );
  }
  if (!isLocal) await requireCredentials();
  say(`Projeto: ${config.projectId}${isLocal ? ' (serviços locais)' : ''}.`);
  const firestore = createFirestore(config);
  // If the database does not answer, the command fails here, before any write.
  await firestore.doc('settings/public').get();
  const auth = createAdminAuth(config);
  const findAccount = (email: string) => accountByEmail(auth, email);
  await runBootstrap({ firestore, findAccount, adminEmail, say });
}

/**
 * Reads the server's environment variables. This command computes no hashes, so a placeholder is used if PRIVACY_SECRET
 * is not set.
 */
function readVariables(): ServerConfig {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const secret = process.env['PRIVACY_SECRET']?.trim();
  const unused = 'this command makes no hashes of erased people';
  return readConfig({ ...process.env, PRIVACY_SECRET: secret || unused });
}

/** Checks the credentials first: without them the Firestore client ends the process with a stack trace. */
async function requireCredentials(): Promise<void> {
  try {
    await new GoogleAuth().getApplicationDefault();
  } catch (error) {
    throw new CommandError(
      'Faltam as credenciais do Google: rode gcloud auth application-default login, ou informe o arquivo de uma conta de serviço em GOOGLE_APPLICATION_CREDENTIALS.',
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
  return `O Firebase não respondeu: confira PROJECT_ID, as credenciais do Google e a rede. (${error.message})`;
}
