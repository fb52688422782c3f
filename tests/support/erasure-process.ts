/**
 * Erases a user in a separate process that is killed after a step, as in a crash. Arguments: the uid and the name of
 * the step. Without a step, the process only finishes pending erasures.
 */
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { createAccountServices } from '#server/features/account/account-services.ts';
import { completeErasures } from './no-images.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';

const [uid = '', lastStep] = process.argv.slice(2);
const config = readConfig(process.env);
const { account, finishPending } = createAccountServices({
  ...completeErasures,
  config,
  firestore: createFirestore(config),
  logger: pino({ level: 'trace' }, pino.destination({ fd: 1, sync: true })),
  payments: {
    cancelSubscription: () => Promise.resolve(),
    finishEnding: () => Promise.resolve(),
  },
  afterErasureStep: (step) => {
    if (step === lastStep) process.kill(process.pid, 'SIGKILL');
  },
});

await (lastStep === undefined ? finishPending() : account.erase(uid));
process.exit(0);
