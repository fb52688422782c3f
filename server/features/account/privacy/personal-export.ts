import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { AppError } from '#shared/app-error.ts';
import type { UserFiles } from '../user-files.ts';
import { accountOf } from './user-traces.ts';
import { plainValue } from './plain-value.ts';
import { pagesOf } from '#server/platform/firestore/record-pages.ts';

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
const othersFields: ReadonlySet<string> = new Set([
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
  const own = (collection: string, field = 'userId') =>
    entriesOf(firestore.collection(collection).where(field, '==', uid));
  const account = await accountOf(auth, uid);
  const [record, contact, pace, lists] = await firestore.getAll(
    firestore.collection('users').doc(uid),
    firestore.collection('contacts').doc(uid),
    firestore.collection('requestPace').doc(uid),
    firestore.collection('listCounts').doc(uid),
  );
  return {
    geradoEm: now.toISOString(),
    conta: account && accountEntry(account),
    perfil: record?.exists ? plainValue(record.data()) : null,
    contato: contact?.exists ? plainValue(contact.data()) : null,
    favoritos: await own('favorites'),
    eventosSalvos: await own('savedEvents'),
    listas: await own('lists'),
    contagemDeListas: lists?.exists ? plainValue(lists.data()) : null,
    avaliacoes: await own('reviews'),
    fotosDenunciadas: await own('reportedPictures'),
    avaliacoesUteis: await own('helpful'),
    correcoesSugeridas: await own('suggestions'),
    pedidosDeGestao: await own('claims'),
    ritmoDePedidos: pace?.exists ? plainValue(pace.data()) : null,
    denuncias: await own('reports', 'reporter'),
    reservas: await own('reservations'),
    avisos: await own('notices'),
    cartasPorEnviar: await own('outbox'),
    cartasRecentes: await own('letterPace'),
    clube: {
      associacao: await own('clubMembers'),
      pagamentos: await own('clubPayments'),
      transacoes: await own('clubTransactions'),
      resgates: await own('clubRedemptions'),
      visitas: await own('clubVisits'),
    },
    lugaresCadastrados: (await own('places', 'createdBy')).map(placeEntry),
    eventosCadastrados: (await own('events', 'createdBy')).map(placeEntry),
    acoesRegistradas: (await own('auditLog', 'actorId')).map(actionEntry),
    importacoes: (await own('imports', 'actorId')).map(importEntry),
    fotos: await files.list(uid),
  };
}

async function entriesOf(query: Query): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const page of pagesOf(query)) {
    entries.push(...page.map(entryOf));
    if (entries.length > maxRecords) throw new AppError('too-large', 'Too much for one file');
  }
  return entries;
}

function entryOf(document: QueryDocumentSnapshot): Entry {
  const fields: [string, unknown][] = Object.entries(document.data());
  const told = fields.filter(([name]) => !othersFields.has(name));
  return {
    id: document.id,
    ...Object.fromEntries(told.map(([name, value]) => [name, plainValue(value)])),
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
