import type { Auth } from 'firebase-admin/auth';
import { AppError } from '#shared/app-error.ts';
import type { Erasure } from '#server/features/account/privacy/erasure.ts';
import { findAccount, isUserMissing } from '#server/features/account/privacy/user-traces.ts';
import { redactErrors } from '#server/platform/redact-errors.ts';
import { deactivate } from './deactivation.ts';
import type { DeactivationRequest, DeactivationDependencies } from './deactivation.ts';

/** Operations of super admins on users. The security rules allow no client to perform them. */
export interface UserAdministration {
  /**
   * Erases a user like a self-service erasure, with an audit log entry that names only the super admin.
   * @param actorId uid of the super admin
   * @returns false if the erasure continues in the background, as Erasure.erase()
   * @throws AppError 'not-found' if the uid has no user document and no Auth account; errors of Erasure.erase()
   */
  remove(uid: string, actorId: string): Promise<boolean>;
  /** See deactivate(). */
  deactivate(deactivation: DeactivationRequest): Promise<boolean>;
}

interface UserAdministrationDependencies extends DeactivationDependencies {
  auth: Auth;
  erasure: Pick<Erasure, 'erase'>;
}

export function createUserAdministration(
  dependencies: UserAdministrationDependencies,
): UserAdministration {
  const { firestore, auth, erasure } = dependencies;

  /**
   * Revokes every refresh token of a user, so that no device gets another ID token. Does nothing without an account.
   */
  async function signOutEverywhere(uid: string): Promise<void> {
    const revocation = auth.revokeRefreshTokens(uid).catch((error: unknown) => {
      if (!isUserMissing(error)) throw error;
    });
    await redactErrors(revocation, 'revoking tokens');
  }

  return {
    deactivate: (deactivation) => deactivate(dependencies, deactivation, signOutEverywhere),

    async remove(uid, actorId) {
      const [record, account] = await Promise.all([
        firestore.collection('users').doc(uid).get(),
        findAccount(auth, uid),
      ]);
      // erase() creates a missing user document, which must not happen for an unknown uid.
      if (!record.exists && !account) throw new AppError('not-found', 'No account has this uid');
      return erasure.erase(uid, actorId);
    },
  };
}
