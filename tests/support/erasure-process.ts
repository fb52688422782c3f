/**
 * Erases a person in a process of its own that ends without warning after a step, as a crash would.
 * Arguments: the uid and the name of the step; without a step it only finishes what was begun.
 */
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { createAccountServices } from '#server/features/account/account-services.ts';
import { noImages } from './no-images.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';

const [uid = '', lastStep] = process.argv.slice(2);
const config = readConfig(process.env);
const { account, finishPending } = createAccountServices({
  images: noImages,
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
