/** A city with traces of one user in every collection, next to the data of others. */
import { readFileSync } from 'node:fs';
import type { CollectionReference, Firestore } from '@google-cloud/firestore';
import { Timestamp } from '@google-cloud/firestore';
import { startLocalFirebase } from '@guia-da-ilha/local-firebase';
import type { LocalFirebase } from '@guia-da-ilha/local-firebase';
import { readConfig } from '#server/config.ts';
import type { ServerConfig } from '#server/config.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { toPlainValue } from '#server/features/account/privacy/plain-value.ts';

export const projectId = 'demo-guia';
const root = new URL('../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** All data by which the user of these tests can be recognised. */
export const person = {
  uid: 'Zx9PessoaApagadaUid0000000001',
  email: 'Joaquina.Vieira@exemplo.test',
  displayName: 'Joaquina Vieira d’Ávila',
  searchName: 'joaquina vieira d’avila',
  phone: '+5548991234567',
  /** Stored as the last used contact, and nowhere else. */
  contactPhone: '+5548994445566',
  memberName: 'Joaquina',
  photoURL: 'https://fotos.example/joaquina-vieira.webp',
} as const;

const other = 'OutraPessoaUid00000000000002';
const keeper = 'AdminQueFicaUid0000000000003';

export interface ErasureCity {
  environment: Record<string, string>;
  config: ServerConfig;
  firestore: Firestore;
  /** Deletes everything and creates the user again with the given role. */
  populate(role: 'member' | 'manager' | 'super_admin'): Promise<void>;
  /** Returns an ID token of the local Auth for a user with a password. */
  signIn(email: string): Promise<string>;
  /** Returns all documents with their ids, all accounts and all objects with their metadata, as one text. */
  dump(): Promise<string>;
  close(): Promise<void>;
}

export async function startErasureCity(): Promise<ErasureCity> {
  const firebase: LocalFirebase = await startLocalFirebase({
    projectId,
    ports: { auth: 0, firestore: 0, storage: 0 },
    rules: textOf('firestore.rules'),
    storageRules: textOf('storage.rules'),
    indexes: textOf('firestore.indexes.json'),
  });
  const host = (name: 'auth' | 'firestore' | 'storage') => `127.0.0.1:${firebase.ports[name] ?? 0}`;
  const environment = {
    PROJECT_ID: projectId,
    FIRESTORE_EMULATOR_HOST: host('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: host('auth'),
    STORAGE_EMULATOR_HOST: host('storage'),
  };
  const config = readConfig(environment);
  const firestore = createFirestore(config);
  const ask = (address: string, init: RequestInit = {}) => askAsOwner(address, init);
  const accounts = `http://${host('auth')}/identitytoolkit.googleapis.com/v1`;
  const objects = `http://${host('storage')}/storage/v1/b/${config.storageBucket}/o`;

  async function documents(): Promise<object[]> {
    const found: object[] = [];
    for (const collection of await firestore.listCollections()) {
      for (const { ref, ...document } of await everyDocument(collection)) {
        found.push({ path: ref.path, fields: toPlainValue(document.fields) });
      }
    }
    return found;
  }

  return {
    environment,
    config,
    firestore,

    async populate(role) {
      await ask(
        `http://${host('firestore')}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
        { method: 'DELETE' },
      );
      await ask(`http://${host('auth')}/emulator/v1/projects/${projectId}/accounts`, {
        method: 'DELETE',
      });
      for (const [uid, email] of [
        [person.uid, person.email],
        [other, 'outra@exemplo.test'],
      ] as const) {
        await ask(`${accounts}/projects/${projectId}/accounts`, {
          method: 'POST',
          body: JSON.stringify({
            localId: uid,
            email,
            password: 'ilha1234',
            displayName: uid === person.uid ? person.displayName : 'Outra Pessoa',
          }),
        });
      }
      const batch = firestore.batch();
      for (const [path, fields] of Object.entries(documentsOf(role))) {
        batch.set(firestore.doc(path), fields);
      }
      await batch.commit();
      for (const name of [`users/${person.uid}/avatar/a.webp`, `users/${other}/avatar/b.webp`]) {
        await ask(
          `http://${host('storage')}/v0/b/${config.storageBucket}/o?name=${encodeURIComponent(name)}`,
          { method: 'POST', headers: { 'content-type': 'image/webp' }, body: 'picture' },
        );
      }
    },

    async signIn(email) {
      const answer = await ask(`${accounts}/accounts:signInWithPassword?key=local`, {
        method: 'POST',
        body: JSON.stringify({ email, password: 'ilha1234', returnSecureToken: true }),
      });
      return ((await answer.json()) as { idToken: string }).idToken;
    },

    async dump() {
      const people = await ask(`${accounts}/projects/${projectId}/accounts:query`, {
        method: 'POST',
        body: '{}',
      });
      const stored = await ask(objects);
      return JSON.stringify([await documents(), await people.json(), await stored.json()], null, 1);
    },

    async close() {
      await firestore.terminate();
      await firebase.close();
    },
  };
}

async function everyDocument(collection: CollectionReference) {
  const { docs } = await collection.get();
  return docs.map((document) => ({ ref: document.ref, fields: document.data() }));
}

async function askAsOwner(address: string, init: RequestInit): Promise<Response> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const answer = await fetch(address, {
    ...init,
    headers: { ...headers, ...(init.headers as Record<string, string> | undefined) },
  });
  if (!answer.ok)
    throw new Error(`${init.method ?? 'GET'} ${answer.status}: ${await answer.text()}`);
  return answer;
}

function documentsOf(role: string): Record<string, Record<string, unknown>> {
  const at = Timestamp.fromMillis(1_750_000_000_000);
  const { uid, email, displayName, searchName, phone, contactPhone, memberName, photoURL } = person;
  const record = (id: string, own: object) => ({
    uid: id,
    status: 'active',
    statistics: { favorites: 1, views: 2, reviews: 1 },
    managedPlaces: [],
    createdAt: at,
    updatedAt: at,
    ...own,
  });
  const review = (userId: string, own: object) => ({
    placeId: 'p1',
    userId,
    rating: 4,
    text: 'Vista linda.',
    createdAt: at,
    updatedAt: at,
    verifiedVisit: true,
    ...own,
  });
  const mark = (userId: string, reviewId: string, authorId: string) => ({
    ...{ userId, reviewId, authorId, placeId: 'p1', createdAt: at },
  });
  const club = { placeId: 'p1', offerId: 'o1', createdAt: at };
  return {
    [`users/${uid}`]: record(uid, {
      email,
      searchEmail: email.toLowerCase(),
      displayName,
      searchName,
      photoURL,
      role,
      managedPlaces: ['p1'],
    }),
    [`users/${other}`]: record(other, {
      email: 'outra@exemplo.test',
      displayName: 'Outra Pessoa',
      role: 'member',
    }),
    [`users/${keeper}`]: record(keeper, {
      email: 'fica@exemplo.test',
      displayName: 'Quem Fica',
      role: 'super_admin',
    }),
    'places/p1': {
      title: 'Bar do Farol',
      isActive: true,
      createdBy: uid,
      rating: 4.5,
      reviewsCount: 2,
      ratingCounts: [0, 0, 0, 1, 1],
      createdAt: at,
      updatedAt: at,
    },
    'places/p2': { title: 'Outro bar', isActive: true, createdBy: other, createdAt: at },
    'events/e1': { placeId: 'p1', title: 'Samba', createdBy: uid, createdAt: at },
    'events/e2': { placeId: 'p2', title: 'Choro', createdBy: other, createdAt: at },
    [`savedEvents/${uid}_e2`]: { userId: uid, eventId: 'e2', createdAt: at },
    [`savedEvents/${other}_e1`]: { userId: other, eventId: 'e1', createdAt: at },
    'lists/l1': { userId: uid, name: `Praias de ${displayName}`, items: ['p2 Ir cedo'] },
    'lists/l2': { userId: other, name: 'Cafés', items: ['p1'] },
    [`listCounts/${uid}`]: { count: 1, last: 'l1', at },
    [`listCounts/${other}`]: { count: 1, last: 'l2', at },
    [`suggestions/p2_${uid}`]: {
      ...{ placeId: 'p2', userId: uid, message: `Sou ${displayName}`, status: 'declined' },
      ...{ answer: `Obrigado, ${displayName}.`, decidedBy: other, createdAt: at },
    },
    [`suggestions/p1_${other}`]: {
      ...{ placeId: 'p1', userId: other, status: 'applied', decidedBy: uid, createdAt: at },
    },
    [`claims/p2_${uid}`]: {
      ...{
        placeId: 'p2',
        userId: uid,
        message: `Sou ${displayName}, ${phone}`,
        status: 'declined',
      },
      ...{ firstMessage: '', firstAnswer: '' },
      ...{ answer: `Obrigado, ${displayName}.`, decidedBy: other, createdAt: at },
    },
    [`claims/p1_${other}`]: {
      ...{ placeId: 'p1', userId: other, message: 'Sou a dona.', status: 'approved' },
      ...{ decidedBy: uid, createdAt: at },
    },
    [`auditLog/claim1`]: {
      ...{ actorId: other, action: 'claim.update', target: `claims/p2_${uid}`, createdAt: at },
      ...{ before: { status: 'pending' }, after: { status: 'declined' } },
    },
    [`requestPace/${uid}`]: { since: at, count: 1, last: `suggestions/p2_${uid}`, at },
    [`requestPace/${other}`]: { since: at, count: 1, last: `suggestions/p1_${other}`, at },
    [`favorites/${uid}_p1`]: { userId: uid, placeId: 'p1', createdAt: at },
    [`favorites/${other}_p1`]: { userId: other, placeId: 'p1', createdAt: at },
    [`reviews/p1_${uid}`]: review(uid, {
      authorName: displayName,
      authorPhotoURL: photoURL,
      text: `Vista linda. Falem comigo: ${phone} ou ${email}.`,
      reply: { text: `Obrigado, ${displayName}.`, repliedAt: at },
      helpfulCount: 1,
    }),
    // A decided report whose review is deleted, so that no other document references it.
    [`reports/p3_${uid}_${other}`]: {
      reviewId: `p3_${uid}`,
      placeId: 'p3',
      reporter: other,
      reason: `false: a joaquina vieira d'avila nunca esteve lá`,
      status: 'removed',
      createdAt: at,
    },
    [`reviews/p2_${uid}`]: review(uid, { placeId: 'p2', authorName: displayName, rating: 5 }),
    [`reviews/p1_${other}`]: review(other, {
      ...{ authorName: 'Outra Pessoa', rating: 5, helpfulCount: 2 },
    }),
    [`helpful/p1_${other}_${uid}`]: mark(uid, `p1_${other}`, other),
    [`helpful/p1_${other}_${keeper}`]: mark(keeper, `p1_${other}`, other),
    [`helpful/p1_${uid}_${other}`]: mark(other, `p1_${uid}`, uid),
    // Reports of an existing review, of one that its author deleted, and of another author.
    ...Object.fromEntries(
      [`p2_${uid}`, `p3_${uid}`, `p1_${other}`].map((id) => [
        `reportedPictures/${id}`,
        {
          ...{ placeId: id.split('_')[0], userId: id.split('_')[1], isOpen: true, at },
          pictures: { [`/uploads/reviews/${id}/${'0'.repeat(25)}.webp`]: true },
        },
      ]),
    ),
    // As the rules require for a new report: its id contains the author of the review and the reporter.
    [`reports/p2_${uid}_${other}`]: {
      reviewId: `p2_${uid}`,
      placeId: 'p2',
      reporter: other,
      reason: `spam: é a ${displayName} outra vez, do (48) 99123-4567`,
      status: 'open',
      createdAt: at,
    },
    'reports/r1': {
      reviewId: `p1_${uid}`,
      placeId: 'p1',
      reporter: other,
      reason: 'spam',
      status: 'open',
      createdAt: at,
    },
    'reports/r2': {
      reviewId: `p1_${other}`,
      placeId: 'p1',
      reporter: uid,
      reason: 'offensive',
      status: 'open',
      createdAt: at,
    },
    [`reports/p1_${other}_${uid}`]: {
      reviewId: `p1_${other}`,
      placeId: 'p1',
      reporter: uid,
      reason: `Escrevam para ${email}`,
      status: 'kept',
      createdAt: at,
    },
    [`reports/e2_${uid}`]: {
      eventId: 'e2',
      placeId: 'p2',
      reporter: uid,
      reason: `spam: escrevam para ${email}`,
      status: 'open',
      createdAt: at,
    },
    [`reports/e1_${other}`]: {
      eventId: 'e1',
      placeId: 'p1',
      reporter: other,
      reason: `false: a ${displayName} inventou, perguntem a ${email}`,
      status: 'open',
      createdAt: at,
    },
    [`contacts/${uid}`]: { phone: contactPhone, updatedAt: at },
    [`contacts/${other}`]: { phone: '+5548990000002', updatedAt: at },
    [`notices/n_${uid}`]: { userId: uid, kind: 'booking_answered', about: { placeId: 'p1' } },
    [`leases/event-import-${uid}`]: { owner: 'a server that died', until: at },
    [`outbox/n_${uid}`]: { userId: uid, kind: 'booking_answered', state: 'waiting' },
    'letterPace/hash1': { userId: uid, sent: {}, expiresAt: at },
    [`told/reservation_p1_${uid}_2026-12-24`]: { userId: uid, facts: { status: 'pending' } },
    [`reservations/p1_${uid}_2026-12-24`]: {
      placeId: 'p1',
      userId: uid,
      name: displayName,
      phone,
      date: '2026-12-24',
      time: '20:00',
      people: 4,
      note: 'Aniversário',
      status: 'confirmed',
      priority: true,
      createdAt: at,
      updatedAt: at,
    },
    [`clubMembers/${uid}`]: { userId: uid, status: 'active', stripeSubscriptionId: 'sub_1' },
    [`clubMembers/${other}`]: { userId: other, status: 'active', stripeSubscriptionId: 'sub_2' },
    [`customers/${uid}`]: { userId: uid, customerId: 'cus_1', email },
    'clubPayments/in_1': { userId: uid, amountCents: 2990, refundedCents: 0, paidAt: at },
    'clubPayments/in_2': { userId: other, amountCents: 2990, refundedCents: 0, paidAt: at },
    'stripeEvents/evt_1': { userId: uid, type: 'invoice.paid', createdAt: at },
    'clubRedemptions/red1': { ...club, userId: uid, status: 'confirmed', verifiedBy: other },
    'clubRedemptions/red3': {
      ...club,
      userId: uid,
      status: 'voided',
      voidedBy: other,
      voidReason: `A ${displayName} (${phone}) desistiu`,
    },
    'clubRedemptions/red4': {
      ...club,
      userId: other,
      status: 'voided',
      voidedBy: other,
      voidReason: 'Conta errada',
    },
    'clubRedemptions/red2': { ...club, userId: other, status: 'confirmed', verifiedBy: uid },
    'redemptionSecrets/red1': { userId: uid, code: '123456' },
    'clubTransactions/t1': { ...club, userId: uid, memberName, amount: 5000, finalAmount: 4500 },
    'clubTransactions/t2': {
      ...club,
      userId: other,
      memberName: 'Outra',
      confirmedBy: uid,
      amount: 6000,
      finalAmount: 5000,
    },
    [`clubVisits/p1_${uid}`]: { userId: uid, placeId: 'p1', createdAt: at },
    'auditLog/a1': {
      actorId: uid,
      action: 'place.update',
      target: 'places/p1',
      before: { title: 'Bar', createdBy: uid },
      after: { title: 'Bar do Farol', changedBy: [{ name: displayName, mail: email }] },
      createdAt: at,
    },
    'auditLog/a2': {
      actorId: keeper,
      action: 'user.standing',
      target: `users/${uid}`,
      before: { role: 'member', status: 'active', displayName },
      after: { role, status: 'active', [uid]: true, phones: [phone, contactPhone] },
      createdAt: at,
    },
    'auditLog/a3': {
      actorId: keeper,
      action: 'place.update',
      target: 'places/p2',
      before: { title: 'Joaquina' },
      after: { title: 'Outro bar' },
      createdAt: at,
    },
    'auditLog/a4': {
      actorId: other,
      action: 'redemption.void',
      target: 'clubRedemptions/red3',
      before: { status: 'confirmed', finalCents: 4500 },
      after: { status: 'voided', voidReason: `A ${displayName} (${phone}) desistiu` },
      createdAt: at,
    },
    'auditLog/a5': {
      actorId: other,
      action: 'redemption.void',
      target: 'clubRedemptions/red4',
      before: { status: 'confirmed', finalCents: 5000 },
      after: { status: 'voided', voidReason: 'Conta errada' },
      createdAt: at,
    },
    [`imports/${uid}-1`]: {
      actorId: uid,
      fileName: 'lugares de Joaquina Vieira d’Ávila.csv',
      rows: 1,
      undo: [{ path: 'places/p1', before: { createdBy: uid } }],
      createdAt: at,
    },
  };
}
