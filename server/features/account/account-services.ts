import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config.ts';
import { createUserAdministration } from '#server/features/users/user-administration.ts';
import { createAdminAuth } from '#server/platform/identity/admin-auth.ts';
import { areSigningKeysReachable } from '#server/platform/identity/signing-keys.ts';
import { createAccountStateReader } from '#server/platform/identity/account-state.ts';
import { createTokenVerifier } from '#server/platform/identity/token-verifier.ts';
import { createNoPaymentsPort } from '#server/features/payments/payments-port.ts';
import type { PaymentsPort } from '#server/features/payments/payments-port.ts';
import type { ErasureStores } from './privacy/erased-records.ts';
import { createErasure } from './privacy/erasure.ts';
import { gatherPersonalData } from './privacy/personal-export.ts';
import { createBucketUserFiles } from './user-files.ts';
import { createUserPhotos } from './user-photos.ts';
import { createPseudonyms } from '#server/platform/pseudonyms.ts';
import type { Identity } from '#server/platform/identity/caller.ts';

/** Return value of createAccountServices(). */
export type AccountParts = ReturnType<typeof createAccountServices>;
/** Operations of a user on the stored data of the user's own account. */
export type AccountServices = AccountParts['account'];

interface AccountOptions {
  config: Pick<ServerConfig, 'projectId' | 'emulators' | 'storageBucket' | 'privacySecret'>;
  firestore: Firestore;
  /** Store of the review images. */
  images: ErasureStores['images'];
  logger: Pick<Logger, 'info' | 'error'>;
  /** Absent if no payment provider is configured. */
  payments?: PaymentsPort;
  /** See createErasure(). */
  afterErasureStep?: (name: string) => Promise<void> | void;
  waitForErasureSteps?: () => Promise<void>;
}

/** Creates identity, export and erasure on top of the services in the configuration. */
export function createAccountServices({
  config,
  firestore,
  images,
  logger,
  payments = createNoPaymentsPort(firestore),
  afterErasureStep,
  waitForErasureSteps,
}: AccountOptions) {
  const auth = createAdminAuth(config);
  const files = createBucketUserFiles(config);
  const pseudonyms = createPseudonyms(config.privacySecret);
  const erasure = createErasure({
    firestore,
    auth,
    files,
    images,
    pseudonyms,
    payments,
    logger,
    afterStep: afterErasureStep,
    waitForSteps: waitForErasureSteps,
  });
  const photos = createUserPhotos({ firestore, auth, files, logger });
  const identity: Identity = {
    tokens: createTokenVerifier({
      auth,
      authEmulator: config.emulators.auth,
      areKeysReachable: areSigningKeysReachable,
    }),
    readAccountState: createAccountStateReader(firestore),
  };
  return {
    identity,
    account: {
      gatherPersonalData: (uid: string, now: Date) =>
        gatherPersonalData({ firestore, auth, files }, uid, now),
      erase: (uid: string) => erasure.erase(uid),
      photos,
      now: () => new Date(),
    },
    /** Operations of super admins on other accounts. */
    people: createUserAdministration({ firestore, auth, erasure, payments, pseudonyms, logger }),
    /** Completes the erasures and the changes of profile images that a crash interrupted. Never rejects. */
    finishPending: async () => {
      await erasure.finishPending();
      await photos.finishInterrupted();
    },
  };
}
