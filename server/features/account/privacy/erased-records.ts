import type { Firestore, QueryDocumentSnapshot, WriteBatch } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import type { PersonFiles } from '../person-files.ts';
import { withoutPerson } from './person-scrub.ts';
import type { PersonTraces } from './person-scrub.ts';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';
import { pagesOf } from '#server/platform/firestore/record-pages.ts';

/** What the steps of an erasure work on. */
export interface ErasureStores {
  firestore: Firestore;
  auth: Auth;
  files: PersonFiles;
  /** Where the pictures of reviews are. */
  images: Pick<ImageStore, 'folderNames' | 'removeFolder'>;
  pseudonyms: Pseudonyms;
}

/** What happens to one kind of record. Idempotent. Errors: AppError 'unavailable'. */
export type Step = (stores: ErasureStores, traces: PersonTraces) => Promise<void>;

/** Entries of one collection of what was done: it grows for years, and must never keep anybody from leaving. */
export const longestHistory = 10_000_000;

/** Deletes every document of a collection that belongs to the person. */
export function deleteOwn(collection: string): Step {
  return async ({ firestore }, { uid }) => {
    for await (const page of pagesOf(firestore.collection(collection).where('userId', '==', uid))) {
      const batch = firestore.batch();
      for (const document of page) batch.delete(document.ref);
      await batch.commit();
    }
  };
}

/** Stores a document without the person, under an id without them too. */
export function replace(
  batch: WriteBatch,
  document: QueryDocumentSnapshot,
  fields: Record<string, unknown>,
  { uid, pseudonym }: PersonTraces,
): void {
  if (document.id.includes(uid)) {
    batch.set(document.ref.parent.doc(document.id.replaceAll(uid, pseudonym)), fields);
    batch.delete(document.ref);
  } else {
    batch.set(document.ref, fields);
  }
}

/** Its fields without the person. */
export function scrubbed(
  document: QueryDocumentSnapshot,
  traces: PersonTraces,
): Record<string, unknown> {
  return withoutPerson(document.data(), traces) as Record<string, unknown>;
}
