import type { Auth } from 'firebase-admin/auth';
import { AppError } from '#shared/app-error.ts';
import type { Erasure } from '#server/features/account/privacy/erasure.ts';
import { accountOf, isUserMissing } from '#server/features/account/privacy/person-traces.ts';
import { untraceable } from '#server/platform/untraceable.ts';
import { deactivate } from './deactivation.ts';
import type { Deactivation, DeactivationDependencies } from './deactivation.ts';

/** What super admins do to people that rules let no client do (DESIGN section 5). */
export interface PersonAdministration {
  /**
   * Erases somebody, as they would erase themselves, with an entry in the audit log that names only who did it.
   * @param actorId uid of the super admin
   * @throws AppError 'not-found' when there is neither record nor account; as Erasure.erase()
   */
  remove(uid: string, actorId: string): Promise<void>;
  /** As deactivate(). */
  deactivate(deactivation: Deactivation): Promise<boolean>;
}

interface Dependencies extends DeactivationDependencies {
  auth: Auth;
  erasure: Pick<Erasure, 'erase'>;
}

export function createPersonAdministration(dependencies: Dependencies): PersonAdministration {
  const { firestore, auth, erasure } = dependencies;

  /**
   * Revokes every refresh token of somebody: no device of theirs gets another ID token. Nothing happens where there is
   * no account.
   */
  async function signOutEverywhere(uid: string): Promise<void> {
    const revoking = auth.revokeRefreshTokens(uid).catch((error: unknown) => {
      if (!isUserMissing(error)) throw error;
    });
    await untraceable(revoking, 'revoking tokens');
  }

  return {
    deactivate: (deactivation) => deactivate(dependencies, deactivation, signOutEverywhere),

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
