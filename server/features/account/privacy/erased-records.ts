import { FieldPath } from '@google-cloud/firestore';
import type {
  CollectionReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  WriteBatch,
} from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import type { UserFiles } from '../user-files.ts';
import { mentionsUser, withoutUserTraces } from './user-scrub.ts';
import type { UserTraces } from './user-scrub.ts';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';
import type { CollectionName } from './collections.ts';

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

/** Erasure step that needs only Firestore. */
type RecordStep = (stores: Pick<ErasureStores, 'firestore'>, traces: UserTraces) => Promise<void>;

/**
 * Maximum number of entries read from a log collection. It is very high because logs grow for years and their size must
 * never block an erasure.
 */
const maxHistoryLength = 10_000_000;

/** Returns the query of the documents of a collection whose field is the uid; the field 'id' is the document id. */
export function queryByUid(
  firestore: Firestore,
  collection: CollectionName,
  field: string,
  uid: string,
): Query {
  const path = field === 'id' ? FieldPath.documentId() : field;
  return firestore.collection(collection).where(path, '==', uid);
}

/** Adds writes about a document to a batch. */
type AddWrites = (batch: WriteBatch, document: QueryDocumentSnapshot) => void;

/** Adds the writes for all documents of a query, with one commit per page. */
export async function writePages(
  query: Query,
  addWrites: AddWrites,
  { isConcerned = () => true, maxRecords }: WriteOptions = {},
): Promise<void> {
  for await (const page of readPages(query, maxRecords)) {
    const documents = page.filter(isConcerned);
    if (documents.length === 0) continue;
    const batch = query.firestore.batch();
    for (const document of documents) addWrites(batch, document);
    await batch.commit();
  }
}

interface WriteOptions {
  /** Returns false for documents that remain unchanged. */
  isConcerned?: (document: QueryDocumentSnapshot) => boolean;
  maxRecords?: number;
}

/**
 * Adds writes for all documents of a collection that mention the user anywhere. Reads every document, because uids in
 * ids and nested fields cannot be queried.
 */
export function writeMentions(
  collection: CollectionReference,
  traces: UserTraces,
  addWrites: AddWrites,
): Promise<void> {
  return writePages(collection, addWrites, {
    isConcerned: (document) =>
      document.id.includes(traces.uid) || mentionsUser(document.data(), traces),
    maxRecords: maxHistoryLength,
  });
}

/** Returns a step that deletes every document of a collection whose field is the uid. */
export function deleteUserRecords(collection: CollectionName, field: string): RecordStep {
  return ({ firestore }, { uid }) =>
    writePages(queryByUid(firestore, collection, field, uid), (batch, { ref }) =>
      batch.delete(ref),
    );
}

/**
 * Returns a step that replaces the uid in one field by the pseudonym. No account has the pseudonym as its uid, so no
 * other user gains access to the documents.
 */
export function pseudonymiseField(collection: CollectionName, field: string): RecordStep {
  return ({ firestore }, { uid, pseudonym }) =>
    writePages(queryByUid(firestore, collection, field, uid), (batch, { ref }) =>
      batch.update(ref, { [field]: pseudonym }),
    );
}

/**
 * Returns a step that anonymises the documents of a collection: those with the uid in one of the fields, or 'all' that
 * mention the user anywhere.
 */
export function scrubUserRecords(
  collection: CollectionName,
  fields: 'all' | readonly string[],
): RecordStep {
  return async ({ firestore }, traces) => {
    const scrub: AddWrites = (batch, document) => scrubRecord(batch, document, traces);
    if (fields === 'all') return writeMentions(firestore.collection(collection), traces, scrub);
    for (const field of fields) {
      await writePages(queryByUid(firestore, collection, field, traces.uid), scrub);
    }
  };
}

/** Replaces a document by an anonymous copy under an id without the uid. */
export function scrubRecord(
  batch: WriteBatch,
  document: QueryDocumentSnapshot,
  traces: UserTraces,
): void {
  const { uid, pseudonym } = traces;
  const { memberName, ...fields } = scrubFields(document, traces);
  // The member's name is removed if the member is erased, not if the manager who confirmed is erased.
  const isErasedMember = document.get('userId') === uid;
  if (document.id.includes(uid)) batch.delete(document.ref);
  batch.set(
    document.ref.parent.doc(document.id.replaceAll(uid, pseudonym)),
    memberName === undefined || isErasedMember ? fields : { ...fields, memberName },
  );
}

/** Returns the fields of a document without personal data of the user. */
export function scrubFields(
  document: QueryDocumentSnapshot,
  traces: UserTraces,
): Record<string, unknown> {
  return withoutUserTraces(document.data(), traces) as Record<string, unknown>;
}
