import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { AppError } from '#shared/app-error.ts';
import type { UserFiles } from '../user-files.ts';
import { collectionEntries } from './collections.ts';
import { queryByUid } from './erased-records.ts';
import { findAccount } from './user-traces.ts';
import { toPlainValue } from './plain-value.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';

/** All data about a user. Section names are written for the user; field names are the stored ones. */
export type PersonalExport = Readonly<Record<string, unknown>>;

export interface ExportStores {
  firestore: Firestore;
  auth: Auth;
  files: UserFiles;
}

type ExportEntry = Record<string, unknown>;

/** Maximum number of records of one kind, so that the file fits into memory. */
const maxRecords = 20_000;

/**
 * Fields with another user's data: who handled a redemption, decided about a correction or claim, or wrote a review.
 */
const fieldsOfOthers: ReadonlySet<string> = new Set([
  'verifiedBy',
  'confirmedBy',
  'voidedBy',
  'decidedBy',
  'authorId',
]);

/**
 * Gathers the stored data about a user (LGPD, article 18, II and V). Costs one Firestore read per exported record.
 * @param now time of the export
 * @throws AppError 'unavailable'; 'too-large' beyond 20,000 records of one kind
 */
export async function gatherPersonalData(
  { firestore, auth, files }: ExportStores,
  uid: string,
  now: Date,
): Promise<PersonalExport> {
  const account = await findAccount(auth, uid);
  const sections: Record<string, unknown> = {
    geradoEm: now.toISOString(),
    conta: account && accountEntry(account),
  };
  for (const [collection, { inExport }] of collectionEntries) {
    if (inExport === 'none' || 'omit' in inExport) continue;
    const { section, field, only } = inExport;
    const entries = await readEntries(queryByUid(firestore, collection, field, uid), only);
    addSection(sections, section.split('.'), field === 'id' ? (entries[0] ?? null) : entries);
  }
  return { ...sections, fotos: await files.list(uid) };
}

/** Adds a section under its path, such as ['clube', 'pagamentos']. */
function addSection(
  sections: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) sections[name] = value;
  else addSection((sections[name] ??= {}) as Record<string, unknown>, rest, value);
}

async function readEntries(query: Query, only?: readonly string[]): Promise<ExportEntry[]> {
  const entries: ExportEntry[] = [];
  for await (const page of readPages(query)) {
    entries.push(...page.map((document) => toEntry(document, only)));
    if (entries.length > maxRecords)
      throw new AppError('too-large', 'The export is too large for one file');
  }
  return entries;
}

function toEntry(document: QueryDocumentSnapshot, only?: readonly string[]): ExportEntry {
  const fields: [string, unknown][] = Object.entries(document.data());
  const exportedFields = fields.filter(([name]) =>
    only ? only.includes(name) : !fieldsOfOthers.has(name),
  );
  return {
    id: document.id,
    ...Object.fromEntries(exportedFields.map(([name, value]) => [name, toPlainValue(value)])),
  };
}

function accountEntry(account: UserRecord): ExportEntry {
  return {
    uid: account.uid,
    email: account.email ?? '',
    emailVerified: account.emailVerified,
    displayName: account.displayName ?? '',
    photoURL: account.photoURL ?? '',
    phoneNumber: account.phoneNumber ?? '',
    providers: account.providerData.map(({ providerId, email }) => ({ providerId, email })),
    createdAt: account.metadata.creationTime,
    lastSignInAt: account.metadata.lastSignInTime,
  };
}
