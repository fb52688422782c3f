import type { Firestore } from '@google-cloud/firestore';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { untraceable } from '#server/platform/untraceable.ts';
import type { PersonTraces } from './person-scrub.ts';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';
import { pagesOf } from '#server/platform/firestore/record-pages.ts';

/** Names and phones are looked for in those of so many reservations: nobody books more honestly. */
const maxReservations = 2_000;

/** A person's Auth account; null when it is gone. @throws AppError 'unavailable' */
export function accountOf(auth: Auth, uid: string): Promise<UserRecord | null> {
  const reading = auth.getUser(uid).catch((error: unknown) => {
    if (isUserMissing(error)) return null;
    throw error;
  });
  return untraceable(reading, 'reading an account');
}

/** Whether firebase-admin says that an account does not exist. */
export function isUserMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

/**
 * What a person can be recognised by: from their record, their contact, their Auth account and what they wrote into
 * reservations. Read before any of these is deleted.
 * @throws AppError 'unavailable'
 */
export async function readTraces(
  { firestore, auth, pseudonyms }: { firestore: Firestore; auth: Auth; pseudonyms: Pseudonyms },
  uid: string,
): Promise<PersonTraces> {
  const [record, contact, account] = await Promise.all([
    firestore.collection('users').doc(uid).get(),
    firestore.collection('contacts').doc(uid).get(),
    accountOf(auth, uid),
  ]);
  const fields: Record<string, unknown> = record.data() ?? {};
  const kept: Record<string, unknown> = contact.data() ?? {};
  // Rules take the record's e-mail from the token; everything else there is the person's own word.
  const unique = [fields['email'], fields['searchEmail']];
  const names: unknown[] = [
    ...[fields['displayName'], fields['searchName'], fields['photoURL']],
    // A phone stands in older records themselves.
    ...[fields['phone'], kept['phone']],
  ];
  for (const shown of account ? [account, ...account.providerData] : []) {
    unique.push(shown.email, shown.phoneNumber);
    names.push(shown.displayName, shown.photoURL);
  }
  let read = 0;
  const reservations = firestore.collection('reservations').where('userId', '==', uid);
  for await (const page of pagesOf(reservations)) {
    for (const reservation of page) names.push(reservation.get('phone'), reservation.get('name'));
    read += page.length;
    if (read >= maxReservations) break;
  }
  return {
    uid,
    pseudonym: pseudonyms.ofPerson(uid),
    unique: texts(unique),
    names: texts(names),
  };
}

function texts(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}
