import type { Firestore, QueryDocumentSnapshot, WriteBatch } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import type { UserFiles } from '../user-files.ts';
import { withoutUserTraces } from './user-scrub.ts';
import type { UserTraces } from './user-scrub.ts';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';

/** Dependencies of the erasure steps. */
export interface ErasureStores {
  firestore: Firestore;
  auth: Auth;
  files: UserFiles;
  /** Store of the review images. */
  images: Pick<ImageStore, 'folderNames' | 'removeFolder'>;
  pseudonyms: Pseudonyms;
}

/** Erasure step for one kind of record. Idempotent. Throws AppError 'unavailable'. */
export type ErasureStep = (stores: ErasureStores, traces: UserTraces) => Promise<void>;

/**
 * Maximum number of entries read from a log collection. It is very high because logs grow for years and their size must
 * never block an erasure.
 */
export const maxHistoryLength = 10_000_000;

/** Returns a step that deletes every document of a collection whose userId is the user's. */
export function deleteUserRecords(collection: string): ErasureStep {
  return async ({ firestore }, { uid }) => {
    for await (const page of readPages(
      firestore.collection(collection).where('userId', '==', uid),
    )) {
      const batch = firestore.batch();
      for (const document of page) batch.delete(document.ref);
      await batch.commit();
    }
  };
}

/** Replaces a document with an anonymous copy under an id without the uid. */
export function replaceWithPseudonym(
  batch: WriteBatch,
  document: QueryDocumentSnapshot,
  fields: Record<string, unknown>,
  { uid, pseudonym }: UserTraces,
): void {
  if (document.id.includes(uid)) {
    batch.set(document.ref.parent.doc(document.id.replaceAll(uid, pseudonym)), fields);
    batch.delete(document.ref);
  } else {
    batch.set(document.ref, fields);
  }
}

/** Returns the fields of a document without personal data of the user. */
export function scrubFields(
  document: QueryDocumentSnapshot,
  traces: UserTraces,
): Record<string, unknown> {
  return withoutUserTraces(document.data(), traces) as Record<string, unknown>;
}
