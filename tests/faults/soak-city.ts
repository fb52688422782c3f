import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Timestamp } from '@google-cloud/firestore';
import { startLocalFirebase } from '@guia-da-ilha/local-firebase';
import { completeCheckout } from '@guia-da-ilha/local-stripe/billing/checkout';
import { findTestCard } from '@guia-da-ilha/local-stripe/billing/test-cards';
import { startFaultCity, startFaultedServer } from './fault-city.ts';
import type { FaultCity, FaultedServer } from './fault-city.ts';
import { startSoakMail } from './soak-mail.ts';
import type { SoakMail } from './soak-mail.ts';

/** Number of users of each kind. */
export const usersPerKind = 150;

const root = fileURLToPath(new URL('../../', import.meta.url));
const probe = import.meta.resolve('./soak-probe.js');

/** A city with the servers of a soak and every service that they call. */
export interface SoakCity extends FaultCity {
  servers: readonly FaultedServer[];
  mail: SoakMail;
  /** Places that get images, reviews, reservations and events. */
  places: readonly string[];
  /** Returns the managers of one of these places. */
  managersOf: (placeId: string) => readonly string[];
  /** Sends a command to the local Stripe: packages/local-stripe/README.md lists them. */
  commandStripe: (command: string, body?: object) => Promise<void>;
  /** Pays an open checkout with a valid card. */
  payCheckout: (sessionId: string) => void;
  /** Returns the subscription of a user that has not ended. */
  findSubscription: (uid: string) => { id: string } | undefined;
}

/**
 * Starts a city with one or more built servers. One server stores its images on the disk; several servers store images
 * and snapshots in the bucket, as docs/operations.md requires.
 */
export async function startSoakCity(serverCount: number): Promise<SoakCity> {
  const city = await startFaultCity(usersPerKind);
  const mail = await startSoakMail();
  const storage = await startLocalFirebase({ projectId: 'demo-guia', ports: { storage: 0 } });
  const { firestore, stripe } = city;
  const places = Array.from({ length: 40 }, (_, index) => `s${index}`);
  for (const id of places) {
    const reservation = { mode: 'request', value: '' };
    const fields = { title: `Bar ${id}`, isActive: true, createdBy: 'admin', rating: 4 };
    await firestore.doc(`places/${id}`).set({ ...fields, reservation });
  }
  const managers = Array.from({ length: usersPerKind }, (_, index) => ({
    uid: `manager${index}`,
    placeId: places[index % places.length] ?? '',
  }));
  for (const { uid, placeId } of managers) {
    const managedPlaces = ['p1', 'p2', 'p3', 'p4', 'p5', placeId];
    await firestore.doc(`users/${uid}`).update({ managedPlaces });
  }
  // `advance` of the local Stripe makes payments older. They must not count as older than the notifications.
  const since = Timestamp.fromMillis(0);
  for (const source of ['payment', 'membership']) {
    await firestore.doc(`cursors/${source}`).set({ at: Timestamp.now(), since });
  }
  const environment = {
    ...{ NODE_ENV: 'production', STATIC_DIR: path.join(root, 'dist') },
    ...{ INDEX_REFRESH_AFTER: '20', INDEX_MAX_AGE: '30' },
    ...{ MAIL_URL: mail.url, MAIL_FROM: 'guia@guia.test' },
    STORAGE_EMULATOR_HOST: `127.0.0.1:${storage.ports.storage ?? 0}`,
    IMAGE_STORE: serverCount === 1 ? 'disk' : 'bucket',
  };
  const program = ['--expose-gc', '--import', probe, path.join(root, 'dist-server', 'main.js')];
  const servers: FaultedServer[] = [];
  for (let count = 0; count < serverCount; count += 1) {
    servers.push(await startFaultedServer(city, environment, program));
  }
  return {
    ...city,
    servers,
    mail,
    places,
    managersOf: (placeId) =>
      managers.filter((manager) => manager.placeId === placeId).map(({ uid }) => uid),
    async commandStripe(command, body = {}) {
      const answer = await fetch(`${stripe.url}/_local/${command}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${command}: ${await answer.text()}`);
    },
    payCheckout(sessionId) {
      const card = findTestCard('pm_card_visa');
      const session = stripe.engine.store.get('checkoutSessions', sessionId);
      if (card && session.status === 'open') completeCheckout(stripe.engine, session, card);
    },
    findSubscription: (uid) =>
      stripe.engine.store
        .all('subscriptions')
        .find(({ metadata, status }) => metadata['uid'] === uid && status !== 'canceled'),
    async close() {
      for (const server of servers) await server.close();
      await Promise.all([mail.close(), storage.close()]);
      await city.close();
    },
  };
}
