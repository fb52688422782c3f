/**
 * `npm run reconcile:club`: updates memberships and payments to match Stripe, with the server's environment variables.
 * `-- --dry-run` only prints the differences. `-- --force` ends memberships that Stripe does not know even if they are
 * so many that the key may belong to another Stripe account. Idempotent, and safe to run next to a running server.
 * Exits with code 1 if something could not be checked.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { errorCode } from '#shared/app-error.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { createClub } from '#server/features/payments/club-services.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const firestore = createFirestore(config);
  const { reconcile } = createClub({ config, firestore, logger: createLogger('error') });
  if (reconcile === null) {
    say('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set: there is nothing to check.');
    return false;
  }
  const isDryRun = values['dry-run'];
  const found = await reconcile({ isDryRun, isForced: values.force, report: say });
  say(
    `${found.customers} customers checked, ${found.differing} ${isDryRun ? 'differ' : 'corrected'}, ` +
      `${found.customersWithoutUser} charged without an account, ${found.unknown} subscriptions unknown to Stripe, ` +
      `${found.failed} not checked.`,
  );
  return found.failed === 0;
}

main().then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error: unknown) => {
    const isOurs = error instanceof ConfigError;
    const isMixedUp = errorCode(error) === 'conflict';
    if (isMixedUp) {
      say(
        'No membership was ended: check that the key belongs to the right account, or repeat with -- --force.',
      );
    } else {
      process.stderr.write(`${isOurs ? error.message : String(error)}\n`);
    }
    process.exit(1);
  },
);
