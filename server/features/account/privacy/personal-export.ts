import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { AppError } from '#shared/app-error.ts';
import type { UserFiles } from '../user-files.ts';
import { findAccount } from './user-traces.ts';
import { plainValue } from './plain-value.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';

/** All data about a user. Section names are written for the user; field names are the stored ones. */
export type PersonalExport = Readonly<Record<string, unknown>>;

export interface ExportStores {
  firestore: Firestore;
  auth: Auth;
  files: UserFiles;
}

type Entry = Record<string, unknown>;

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
 * Gathers all stored data about a user (LGPD, article 18, II and V). Reads one document per record, in pages.
 * @param now time of the export
 * @throws AppError 'unavailable'; 'too-large' beyond 20,000 records of one kind
 */
export async function gatherPersonalData(
  { firestore, auth, files }: ExportStores,
  uid: string,
  now: Date,
): Promise<PersonalExport> {
  const ownEntries = (collection: string, field = 'userId') =>
    entriesOf(firestore.collection(collection).where(field, '==', uid));
  const account = await findAccount(auth, uid);
  const [record, contactRecord, paceRecord, lists] = await firestore.getAll(
    firestore.collection('users').doc(uid),
    firestore.collection('contacts').doc(uid),
    firestore.collection('requestPace').doc(uid),
    firestore.collection('listCounts').doc(uid),
  );
  return {
    geradoEm: now.toISOString(),
    conta: account && accountEntry(account),
    perfil: record?.exists ? plainValue(record.data()) : null,
    contato: contactRecord?.exists ? plainValue(contactRecord.data()) : null,
    favoritos: await ownEntries('favorites'),
    eventosSalvos: await ownEntries('savedEvents'),
    listas: await ownEntries('lists'),
    contagemDeListas: lists?.exists ? plainValue(lists.data()) : null,
    avaliacoes: await ownEntries('reviews'),
    fotosDenunciadas: await ownEntries('reportedPictures'),
    avaliacoesUteis: await ownEntries('helpful'),
    correcoesSugeridas: await ownEntries('suggestions'),
    pedidosDeGestao: await ownEntries('claims'),
    ritmoDePedidos: paceRecord?.exists ? plainValue(paceRecord.data()) : null,
    denuncias: await ownEntries('reports', 'reporter'),
    reservas: await ownEntries('reservations'),
    avisos: await ownEntries('notices'),
    cartasPorEnviar: await ownEntries('outbox'),
    cartasRecentes: await ownEntries('letterPace'),
    clube: {
      associacao: await ownEntries('clubMembers'),
      pagamentos: await ownEntries('clubPayments'),
      transacoes: await ownEntries('clubTransactions'),
      resgates: await ownEntries('clubRedemptions'),
      visitas: await ownEntries('clubVisits'),
    },
    lugaresCadastrados: (await ownEntries('places', 'createdBy')).map(placeEntry),
    eventosCadastrados: (await ownEntries('events', 'createdBy')).map(placeEntry),
    acoesRegistradas: (await ownEntries('auditLog', 'actorId')).map(actionEntry),
    importacoes: (await ownEntries('imports', 'actorId')).map(importEntry),
    fotos: await files.list(uid),
  };
}

async function entriesOf(query: Query): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const page of readPages(query)) {
    entries.push(...page.map(entryOf));
    if (entries.length > maxRecords)
      throw new AppError('too-large', 'The export is too large for one file');
  }
  return entries;
}

function entryOf(document: QueryDocumentSnapshot): Entry {
  const fields: [string, unknown][] = Object.entries(document.data());
  const exportedFields = fields.filter(([name]) => !fieldsOfOthers.has(name));
  return {
    id: document.id,
    ...Object.fromEntries(exportedFields.map(([name, value]) => [name, plainValue(value)])),
  };
}

function accountEntry(account: UserRecord): Entry {
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
function placeEntry({ id, title, createdAt }: Entry): Entry {
  return { id, title, createdAt };
}

/** Omits the changed values, which may concern others; only the action itself is the user's data. */
function actionEntry({ id, action, createdAt }: Entry): Entry {
  return { id, action, createdAt };
}

function importEntry({ id, fileName, rows, createdAt }: Entry): Entry {
  return { id, fileName, rows, createdAt };
}
