import { FieldValue } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import { newUserRecord } from '#features/account/model/user.ts';
import { SeedRefused } from './options.ts';
import { writeAuditEntry } from './write-audit-entry.ts';

/** Account data from Auth; a subset of UserRecord of firebase-admin. */
export interface SeedAuthAccount {
  uid: string;
  displayName?: string | undefined;
  photoURL?: string | undefined;
  /** True if the user has verified the e-mail. */
  emailVerified: boolean;
  disabled: boolean;
}

/** Returns the account with an e-mail (in lower case, as Auth stores it), or null if there is none. */
export type FindAccount = (email: string) => Promise<SeedAuthAccount | null>;

/** The security rules require both values for a super admin. */
const superAdminState = { role: 'super_admin', status: 'active' } as const;

/**
 * Makes the user with this e-mail an active super admin. Creates the complete users record if it does not exist,
 * otherwise changes only role and status. The audit log entry is written in the same transaction. An unverified e-mail
 * is refused, because any visitor can register with the address of another person.
 * @returns the result for the record; 'unchanged' if the user already was an active super admin and nothing was written
 * @throws SeedRefused if there is no such account, it is disabled or being erased, or its e-mail is not verified
 */
export async function writeSuperAdmin(
  db: Firestore,
  findAccount: FindAccount,
  email: string,
): Promise<'made' | 'changed' | 'unchanged'> {
  const account = await findAccount(email);
  requireTrustworthy(account, email);
  const person = db.collection('users').doc(account.uid);
  const erasures = db.collection('erasures').where('uid', '==', account.uid).limit(1);
  const outcome = await db.runTransaction(async (transaction) => {
    const [record, erasure] = await Promise.all([
      transaction.get(person),
      transaction.get(erasures),
    ]);
    if (!erasure.empty) return 'being-erased';
    const { role, status } = (record.data() ?? {}) as Record<string, unknown>;
    if (role === superAdminState.role && status === superAdminState.status) return 'unchanged';
    const auditId = writeAuditEntry(db, transaction, {
      action: 'user.update',
      target: person.path,
      before: Object.fromEntries(
        Object.entries({ role, status }).filter(([, value]) => value !== undefined),
      ),
      after: { ...superAdminState },
    });
    const updatedAt = FieldValue.serverTimestamp();
    if (record.exists) {
      const isProven = record.get('email') === email;
      transaction.update(person, {
        ...superAdminState,
        // Auth has just confirmed this e-mail. A different e-mail in the record is updated at the next sign-in.
        ...(isProven && { emailVerified: true }),
        auditId,
        updatedAt,
      });
      return 'changed';
    }
    const { uid, displayName = '', photoURL = '' } = account;
    const known = {
      uid,
      email,
      emailVerified: true,
      displayName,
      photoURL: safeExternalUrl(photoURL) ?? '',
    };
    const made = newUserRecord(known, superAdminState);
    transaction.create(person, { ...made, auditId, createdAt: updatedAt, updatedAt });
    return 'made';
  });
  if (outcome === 'being-erased') {
    throw new SeedRefused(`The account of ${email} is being erased and cannot become an admin.`);
  }
  return outcome;
}

/** @throws SeedRefused if the account is missing or disabled, or its e-mail is not verified */
function requireTrustworthy(
  account: SeedAuthAccount | null,
  email: string,
): asserts account is SeedAuthAccount {
  if (account === null) {
    throw new SeedRefused(
      `No account has the e-mail ${email}: register on the site, verify the e-mail and run the command again.`,
    );
  }
  if (account.disabled) {
    throw new SeedRefused(
      `The account of ${email} is disabled: enable it in the Firebase console and run the command again.`,
    );
  }
  if (!account.emailVerified) {
    throw new SeedRefused(
      `The e-mail ${email} is not verified: open the verification link (or sign in with Google) and run the command again.`,
    );
  }
}
