import type { Firestore } from '@google-cloud/firestore';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { redactErrors } from '#server/platform/redact-errors.ts';
import type { UserTraces } from './user-scrub.ts';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';

/** Maximum number of reservations that are searched for names and phones; more than any genuine user makes. */
const maxReservations = 2_000;

/** Returns the Auth account of a user, or null if it does not exist. @throws AppError 'unavailable' */
export function findAccount(auth: Auth, uid: string): Promise<UserRecord | null> {
  return nullIfMissing(auth.getUser(uid));
}

/** Returns the Auth account with an e-mail address, or null. @throws AppError 'unavailable' */
export function findAccountByEmail(
  auth: Pick<Auth, 'getUserByEmail'>,
  email: string,
): Promise<UserRecord | null> {
  return nullIfMissing(auth.getUserByEmail(email));
}

function nullIfMissing(lookup: Promise<UserRecord>): Promise<UserRecord | null> {
  const found = lookup.catch((error: unknown) => {
    if (isUserMissing(error)) return null;
    throw error;
  });
  return redactErrors(found, 'reading an account');
}

/** Returns true for the firebase-admin error of a missing account. */
export function isUserMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

/**
 * Collects the data that identifies a user from the record, the contact, the Auth account and the reservations. Must
 * run before any of these is deleted.
 * @throws AppError 'unavailable'
 */
export async function readTraces(
  { firestore, auth, pseudonyms }: { firestore: Firestore; auth: Auth; pseudonyms: Pseudonyms },
  uid: string,
): Promise<UserTraces> {
  const [record, contact, account] = await Promise.all([
    firestore.collection('users').doc(uid).get(),
    firestore.collection('contacts').doc(uid).get(),
    findAccount(auth, uid),
  ]);
  const fields: Record<string, unknown> = record.data() ?? {};
  const contactFields: Record<string, unknown> = contact.data() ?? {};
  // Only the e-mail is unique: the rules require it to match the token. Users can set all other fields freely.
  const unique = [fields['email'], fields['searchEmail']];
  const names: unknown[] = [
    ...[fields['displayName'], fields['searchName'], fields['photoURL']],
    // Older users records contain the phone; newer ones store it in the contact.
    ...[fields['phone'], contactFields['phone']],
  ];
  for (const profile of account ? [account, ...account.providerData] : []) {
    unique.push(profile.email, profile.phoneNumber);
    names.push(profile.displayName, profile.photoURL);
  }
  let readCount = 0;
  const reservations = firestore.collection('reservations').where('userId', '==', uid);
  for await (const page of readPages(reservations)) {
    for (const reservation of page) names.push(reservation.get('phone'), reservation.get('name'));
    readCount += page.length;
    if (readCount >= maxReservations) break;
  }
  return {
    uid,
    pseudonym: pseudonyms.ofUser(uid),
    unique: uniqueTexts(unique),
    names: uniqueTexts(names),
  };
}

function uniqueTexts(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}
