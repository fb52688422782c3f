import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import { AppError } from '#domain/app-error.ts';
import type { Erasure } from '../privacy/erasure.ts';
import { accountOf, isUserMissing } from '../privacy/person-traces.ts';
import { untraceable } from '../privacy/untraceable.ts';

/** What super admins do to people that rules let no client do (DESIGN section 5). */
export interface PersonAdministration {
  /**
   * Revokes every refresh token of somebody: no device of theirs gets another ID token. Nothing happens where
   * there is no account. Idempotent.
   * @throws AppError 'unavailable'
   */
  signOutEverywhere(uid: string): Promise<void>;
  /**
   * Erases somebody, as they would erase themselves, with an entry in the audit log that names only who did it.
   * @param actorId uid of the super admin
   * @throws AppError 'not-found' when there is neither record nor account; as Erasure.erase()
   */
  remove(uid: string, actorId: string): Promise<void>;
}

interface Dependencies {
  firestore: Firestore;
  auth: Auth;
  erasure: Pick<Erasure, 'erase'>;
}

export function createPersonAdministration({
  firestore,
  auth,
  erasure,
}: Dependencies): PersonAdministration {
  return {
    async signOutEverywhere(uid) {
      const revoking = auth.revokeRefreshTokens(uid).catch((error: unknown) => {
        if (!isUserMissing(error)) throw error;
      });
      await untraceable(revoking, 'revoking tokens');
    },

    async remove(uid, actorId) {
      const [record, account] = await Promise.all([
        firestore.collection('users').doc(uid).get(),
        accountOf(auth, uid),
      ]);
      // An erasure begins by making a record: of nobody there must be none.
      if (!record.exists && !account) throw new AppError('not-found', 'Nobody has this uid');
      await erasure.erase(uid, actorId);
    },
  };
}
