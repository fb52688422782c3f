import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStripe } from '@guia-da-ilha/local-stripe/stripe-server';
import type { LocalStripe } from '@guia-da-ilha/local-stripe/stripe-server';
import { dayMs } from '#shared/time-units.ts';
import { startFaultyProxy } from '#support/faulty-proxy.ts';
import type { FaultyProxy } from '#support/faulty-proxy.ts';
import { spawnServer } from '#support/server-process.ts';
import type { ServerProcess } from '#support/server-process.ts';
import { startPictureCity } from './picture-city.ts';
import type { PictureCity } from './picture-city.ts';

const roundsAtOnce = 50;
const webhookSecret = 'whsec_local';
const priceId = 'price_mensal';
/**
 * All offers are of the same place: each use increments a counter in the offer, and simultaneous uses of one offer
 * would wait for each other.
 */
export const offerIds = ['vinte', ...Array.from({ length: 30 }, (_, index) => `oferta${index}`)];

/** A city with all data that the server serves, and a local replacement of every service that the server calls. */
export interface FaultCity extends PictureCity {
  stripe: LocalStripe;
  folder: string;
  /** Returns the body and the headers with which Stripe sends an event. */
  sign: (event: object) => { body: string; headers: Record<string, string> };
  /** Returns a signed event about an unknown customer. */
  signedEvent: (id: string) => { body: string; headers: Record<string, string> };
  priceId: string;
}

/** The real server in a separate process, with a faulty proxy before Firestore. */
export interface FaultedServer {
  url: string;
  process: ServerProcess;
  database: FaultyProxy;
  close: () => Promise<void>;
}

/** The users of one round, so that no user reaches a rate limit. */
const peopleOf = (round: number) => [
  { uid: `admin${round}`, role: 'super_admin' },
  { uid: `manager${round}`, role: 'manager' },
  { uid: `member${round}`, role: 'member' },
  { uid: `leaver${round}`, role: 'member' },
];

/** Starts the city. @param rounds number of rounds of users */
export async function startFaultCity(rounds: number): Promise<FaultCity> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fault-city-'));
  const city = await startPictureCity(folder);
  const stripe = await startStripe({
    port: 0,
    secretKey: 'sk_test_local',
    webhook: null,
    prices: [
      { id: priceId, name: 'Mensal', unitAmount: 2_990, currency: 'brl', interval: 'month' },
    ],
  });
  const bucket = await startEmptyBucket();
  const { firestore } = city;
  const soon = new Date(Date.now() + 20 * dayMs);
  const plan = { name: 'Mensal', price: 2_990, interval: 'month', isActive: true, features: [] };
  await firestore.doc('subscriptionPlans/mensal').set({ ...plan, stripePriceId: priceId });
  await firestore.doc('categories/bares').set({ name: 'Bares', order: 1, isActive: true });
  for (const id of offerIds) await firestore.doc(`clubOffers/${id}`).set(anOffer(soon));
  let batch = firestore.batch();
  for (let round = 0; round < rounds; round += 1) {
    for (const { uid, role } of peopleOf(round)) {
      const fields = {
        uid,
        role,
        status: 'active',
        displayName: uid,
        email: `${uid}@guia.test`,
        emailVerified: true,
        managedPlaces: [] as string[],
      };
      if (role === 'manager') fields.managedPlaces.push('p1', 'p2', 'p3', 'p4', 'p5');
      batch.set(firestore.doc(`users/${uid}`), fields);
    }
    const membership = { status: 'active', cancelAtPeriodEnd: false, paymentProblem: '' };
    for (const uid of [`manager${round}`, `member${round}`]) {
      const member = { ...membership, userId: uid, entitledUntil: soon };
      batch.set(firestore.doc(`clubMembers/${uid}`), member);
    }
    if (round % roundsAtOnce < roundsAtOnce - 1 && round < rounds - 1) continue;
    await batch.commit();
    batch = firestore.batch();
  }
  const unixSeconds = () => Math.floor(Date.now() / 1000);
  const sign = (event: object) => {
    const body = JSON.stringify(event);
    const at = unixSeconds();
    const mac = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${at},v1=${mac}` } };
  };
  return {
    ...city,
    stripe,
    folder,
    priceId,
    sign,
    signedEvent: (id) =>
      sign({
        ...{ id, object: 'event', type: 'customer.updated', created: unixSeconds() },
        ...{ data: { object: { object: 'customer', id: 'cus_unknown' } } },
        ...{ api_version: '2025-01-01', livemode: false },
      }),
    environment: {
      ...city.environment,
      STORAGE_EMULATOR_HOST: bucket.host,
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_HOST: `127.0.0.1:${stripe.port}`,
      // The snapshot must expire within a fault of a few seconds.
      INDEX_REFRESH_AFTER: '1',
      INDEX_MAX_AGE: '2',
      PUBLIC_ORIGIN: 'https://guia.example',
      LOG_LEVEL: 'warn',
    },
    async close() {
      await stripe.close();
      await bucket.close();
      await city.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server over the city. @param args arguments of node; by default those of spawnServer() */
export async function startFaultedServer(
  city: FaultCity,
  environment: Readonly<Record<string, string>> = {},
  args?: readonly string[],
): Promise<FaultedServer> {
  const database = await startFaultyProxy(`127.0.0.1:${city.fixture.running.port}`);
  const variables = {
    ...city.environment,
    FIRESTORE_EMULATOR_HOST: database.host,
    ...environment,
  };
  const server = spawnServer(variables, args);
  return {
    url: await server.listening,
    process: server,
    database,
    async close() {
      await server.kill();
      await database.close();
    },
  };
}

function anOffer(validUntil: Date) {
  return {
    placeId: 'p1',
    title: '20% na conta',
    kind: 'percent',
    percent: 20,
    maxDiscountCents: 5_000,
    isActive: true,
    validUntil,
    weekdays: [],
    shifts: [],
    excludedDates: [],
    perMemberLimit: { count: 1_000, window: 'month' },
    cooldownMinutes: 0,
    usedCount: 0,
  };
}

/** Starts a replacement of Cloud Storage that contains nothing. */
async function startEmptyBucket(): Promise<{ host: string; close: () => Promise<void> }> {
  const server = http.createServer((req, res) => {
    req.resume();
    res.writeHead(200, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify({ kind: 'storage#objects', items: [] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
