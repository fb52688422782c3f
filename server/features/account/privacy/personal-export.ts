import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { AppError } from '#shared/app-error.ts';
import type { UserFiles } from '../user-files.ts';
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
  const readOwnEntries = (collection: string, field = 'userId') =>
    readEntries(firestore.collection(collection).where(field, '==', uid));
  const account = await findAccount(auth, uid);
  const [userRecord, contactRecord, paceRecord, listCountRecord] = await firestore.getAll(
    firestore.collection('users').doc(uid),
    firestore.collection('contacts').doc(uid),
    firestore.collection('requestPace').doc(uid),
    firestore.collection('listCounts').doc(uid),
  );
  return {
    geradoEm: now.toISOString(),
    conta: account && accountEntry(account),
    perfil: userRecord?.exists ? toPlainValue(userRecord.data()) : null,
    contato: contactRecord?.exists ? toPlainValue(contactRecord.data()) : null,
    favoritos: await readOwnEntries('favorites'),
    eventosSalvos: await readOwnEntries('savedEvents'),
    listas: await readOwnEntries('lists'),
    contagemDeListas: listCountRecord?.exists ? toPlainValue(listCountRecord.data()) : null,
    avaliacoes: await readOwnEntries('reviews'),
    fotosDenunciadas: await readOwnEntries('reportedPictures'),
    avaliacoesUteis: await readOwnEntries('helpful'),
    correcoesSugeridas: await readOwnEntries('suggestions'),
    pedidosDeGestao: await readOwnEntries('claims'),
    ritmoDePedidos: paceRecord?.exists ? toPlainValue(paceRecord.data()) : null,
    denuncias: await readOwnEntries('reports', 'reporter'),
    reservas: await readOwnEntries('reservations'),
    avisos: await readOwnEntries('notices'),
    cartasPorEnviar: await readOwnEntries('outbox'),
    cartasRecentes: await readOwnEntries('letterPace'),
    clube: {
      associacao: await readOwnEntries('clubMembers'),
      pagamentos: await readOwnEntries('clubPayments'),
      transacoes: await readOwnEntries('clubTransactions'),
      resgates: await readOwnEntries('clubRedemptions'),
      visitas: await readOwnEntries('clubVisits'),
    },
    lugaresCadastrados: (await readOwnEntries('places', 'createdBy')).map(placeEntry),
    eventosCadastrados: (await readOwnEntries('events', 'createdBy')).map(placeEntry),
    acoesRegistradas: (await readOwnEntries('auditLog', 'actorId')).map(actionEntry),
    importacoes: (await readOwnEntries('imports', 'actorId')).map(importEntry),
    fotos: await files.list(uid),
  };
}

async function readEntries(query: Query): Promise<ExportEntry[]> {
  const entries: ExportEntry[] = [];
  for await (const page of readPages(query)) {
    entries.push(...page.map(toEntry));
    if (entries.length > maxRecords)
      throw new AppError('too-large', 'The export is too large for one file');
  }
  return entries;
}

function toEntry(document: QueryDocumentSnapshot): ExportEntry {
  const fields: [string, unknown][] = Object.entries(document.data());
  const exportedFields = fields.filter(([name]) => !fieldsOfOthers.has(name));
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

/** Reduces a place or event to its id, title and date: only its authorship is personal data. */
function placeEntry({ id, title, createdAt }: ExportEntry): ExportEntry {
  return { id, title, createdAt };
}

/** Omits the changed values, which may concern others; only the action itself is the user's data. */
function actionEntry({ id, action, createdAt }: ExportEntry): ExportEntry {
  return { id, action, createdAt };
}

function importEntry({ id, fileName, rows, createdAt }: ExportEntry): ExportEntry {
  return { id, fileName, rows, createdAt };
}
