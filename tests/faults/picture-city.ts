import type { Firestore } from '@google-cloud/firestore';
import { startAccountLookup } from '#support/account-lookup.ts';
import type { AccountLookup } from '#support/account-lookup.ts';
import { localToken } from '#support/local-token.ts';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';

const project = 'demo-guia';
export const placeIds = ['p1', 'p2', 'p3', 'p4', 'p5'] as const;

/** A database with places and users for the image server. */
export interface PictureCity {
  fixture: Fixture;
  accounts: AccountLookup;
  firestore: Firestore;
  /** Environment variables of a server over this database. */
  environment: Record<string, string>;
  /** Returns the headers of a user: 'admin', 'manager', 'member' or 'inactive'. */
  as: (uid: string) => { authorization: string };
  close: () => Promise<void>;
}

export async function startPictureCity(uploadsDir: string): Promise<PictureCity> {
  const fixture = await startFixture();
  const accounts = await startAccountLookup();
  const firestore = fixture.server(project);
  const batch = firestore.batch();
  for (const [id, role, status] of [
    ['admin', 'super_admin', 'active'],
    ['manager', 'manager', 'active'],
    ['member', 'member', 'active'],
    ['inactive', 'manager', 'inactive'],
  ] as const) {
    batch.set(firestore.doc(`users/${id}`), { role, status, managedPlaces: [...placeIds] });
  }
  for (const id of placeIds) {
    batch.set(firestore.doc(`places/${id}`), { title: id, isActive: true, createdBy: 'admin' });
  }
  await batch.commit();
  return {
    fixture,
    accounts,
    firestore,
    environment: {
      PROJECT_ID: project,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${fixture.running.port}`,
      FIREBASE_AUTH_EMULATOR_HOST: accounts.host,
      UPLOADS_DIR: uploadsDir,
      RATE_LIMIT_READS: '1000000',
      RATE_LIMIT_WRITES: '1000000',
      RATE_LIMIT_UPLOADS: '1000000',
    },
    as: (uid) => ({ authorization: `Bearer ${localToken(uid, project)}` }),
    async close() {
      await Promise.all([fixture.close(), accounts.close()]);
    },
  };
}
