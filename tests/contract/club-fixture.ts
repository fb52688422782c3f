/** The club's server over the local Firestore and the Stripe stand-in, with users who may call it. */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { pino } from 'pino';
import { startFirestore } from '@guia-da-ilha/local-firebase/firestore/server';
import { completeCheckout } from '@guia-da-ilha/local-stripe/billing/checkout';
import { findTestCard } from '@guia-da-ilha/local-stripe/billing/test-cards';
import { startStripe } from '@guia-da-ilha/local-stripe/stripe-server';
import type { LocalStripe } from '@guia-da-ilha/local-stripe/stripe-server';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { ServerConfig } from '#server/config.ts';
import { createKeyedLock } from '#server/platform/keyed-lock.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { createAccountStateReader } from '#server/platform/identity/account-state.ts';
import { createClub } from '#server/features/payments/club-services.ts';
import type { ClubBackend } from '#server/features/payments/club-services.ts';
import { createPlaceIndex } from '#server/search-index/place-index.ts';
import { createReadiness } from '#server/platform/process/readiness.ts';
import { startStopwatch } from '#server/platform/stopwatch.ts';
import { unreachableServices } from '#support/unreachable-services.ts';
import { fakeSource } from '#support/fake-source.ts';
import { startFaultyProxy } from '#support/faulty-proxy.ts';
import type { FaultyProxy } from '#support/faulty-proxy.ts';
import { someSiteFacts } from '#support/test-server.ts';

export const monthly = 'price_mensal';
export const yearly = 'price_anual';
export const webhookSecret = 'whsec_local';
const root = new URL('../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');

export interface ClubFixture {
  url: string;
  config: ServerConfig;
  firestore: Firestore;
  stripe: LocalStripe;
  club: ClubBackend;
  /**
   * Another server over the same database and the same Stripe stand-in, which shares nothing else with the first. It
   * has no request timeout, so that races do not depend on the load of the machine.
   */
  another(): ClubBackend;
  /** The proxy between the server and Firestore. */
  database: FaultyProxy;
  /** The server's current time: the real time unless a test changes it. */
  clock: { now: () => Date };
  ask(
    method: 'GET' | 'POST',
    path: string,
    options?: { as?: string; body?: object },
  ): Promise<ApiAnswer>;
  /** Sends a command to the Stripe stand-in. */
  turn(command: string, body?: object): Promise<void>;
  /** Pays a checkout with a test card and waits until every event has arrived. */
  pay(sessionId: string, card?: string): Promise<void>;
  /** Creates a user who subscribes to a price. @returns their uid */
  subscriber(uid: string, priceId?: string): Promise<string>;
  fieldsOf(path: string): Promise<Record<string, unknown> | undefined>;
  idsOf(collection: string): Promise<string[]>;
  log(): string;
  close(): Promise<void>;
}

export interface ApiAnswer {
  status: number;
  body: Record<string, unknown>;
}

const at = Timestamp.fromMillis(1_750_000_000_000);

const planFields = (name: string, stripePriceId: string, price: number, interval: string) => ({
  name,
  stripePriceId,
  price,
  interval,
  isActive: true,
  features: [],
  createdAt: at,
  updatedAt: at,
});

export async function startClub(): Promise<ClubFixture> {
  const local = await startFirestore({
    port: 0,
    rules: textOf('firestore.rules'),
    indexes: JSON.parse(textOf('firestore.indexes.json')) as object,
  });
  const database = await startFaultyProxy(`127.0.0.1:${local.port}`);
  let listener: RequestListener = (_req, res) => res.writeHead(503).end();
  const server = http.createServer((req, res) => {
    listener(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stripe = await startStripe({
    port: 0,
    secretKey: 'sk_test_local',
    webhook: { url: `${url}/api/stripe/webhook`, secret: webhookSecret },
    prices: [
      { id: monthly, name: 'Mensal', unitAmount: 2_990, currency: 'brl', interval: 'month' },
      { id: yearly, name: 'Anual', unitAmount: 29_900, currency: 'brl', interval: 'year' },
    ],
  });
  const config = readConfig({
    FIRESTORE_EMULATOR_HOST: database.host,
    PUBLIC_ORIGIN: 'https://guia.example',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_HOST: `127.0.0.1:${stripe.port}`,
    RATE_LIMIT_WRITES: '100000',
    RATE_LIMIT_READS: '100000',
  });
  // A separate client: tests read the records while the server's database is unavailable.
  const firestore = createFirestore({
    ...config,
    emulators: { ...config.emulators, firestore: `127.0.0.1:${local.port}` },
  });
  const lines: string[] = [];
  const logger = pino(
    { level: 'trace' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const clock = { now: () => new Date() };
  const parts = { config, logger, now: () => clock.now() };
  const serverFirestore = createFirestore(config, 5_000);
  const others: Firestore[] = [];
  const club = createClub({
    ...parts,
    firestore: serverFirestore,
    stripeTimeoutMs: 3_000,
  });
  listener = appOf({
    config,
    logger,
    firestore: serverFirestore,
    club,
    now: () => clock.now(),
  });

  const fixture: ClubFixture = {
    url,
    config,
    firestore,
    stripe,
    club,
    another() {
      const own = createFirestore(config, 60_000);
      others.push(own);
      return createClub({
        ...parts,
        firestore: own,
        stripeTimeoutMs: 30_000,
        callDeadlineMs: 120_000,
      });
    },
    database,
    clock,
    async ask(method, path, { as, body } = {}) {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(as !== undefined && { authorization: `Bearer ${as}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return {
        status: answer.status,
        body: (await answer.json()) as Record<string, unknown>,
      };
    },
    async turn(command, body = {}) {
      const answer = await fetch(`${stripe.url}/_local/${command}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${command}: ${await answer.text()}`);
    },
    async pay(sessionId, card = 'pm_card_visa') {
      const { engine } = stripe;
      const testCard = findTestCard(card);
      if (!testCard) throw new Error(`No such card: ${card}`);
      const session = engine.store.get('checkoutSessions', sessionId);
      completeCheckout(engine, session, testCard, 'approved');
      await fixture.turn('settle', { seconds: 50 });
    },
    async subscriber(uid, priceId = monthly) {
      await firestore.doc(`users/${uid}`).set({ uid, role: 'member', status: 'active' });
      const { status, body } = await fixture.ask('POST', '/create-checkout-session', {
        as: uid,
        body: { priceId },
      });
      if (status !== 200) throw new Error(`No checkout for ${uid}: ${JSON.stringify(body)}`);
      await fixture.pay(String(body['id']));
      return uid;
    },
    async fieldsOf(path) {
      return (await firestore.doc(path).get()).data();
    },
    async idsOf(collection) {
      return (await firestore.collection(collection).get()).docs.map(({ id }) => id).sort();
    },
    log: () => lines.join(''),
    async close() {
      await stripe.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await Promise.all([firestore, ...others].map((one) => one.terminate()));
      await local.close();
    },
  };
  const plans = firestore.collection('subscriptionPlans');
  await plans.doc('mensal').set(planFields('Mensal', monthly, 2_990, 'month'));
  await plans.doc('anual').set(planFields('Anual', yearly, 29_900, 'year'));
  return fixture;
}

/** The complete server. A token is the uid of the caller. */
function appOf({
  config,
  logger,
  firestore,
  club,
  now,
}: {
  config: ServerConfig;
  logger: pino.Logger;
  firestore: Firestore;
  club: ClubBackend;
  now: () => Date;
}): RequestListener {
  const nothing = () => fakeSource(() => 0, []);
  return createApp({
    ...unreachableServices(),
    config,
    logger,
    club,
    readiness: createReadiness([], startStopwatch),
    placeIndex: createPlaceIndex({
      places: nothing(),
      categories: nothing(),
      offers: nothing(),
      events: nothing(),
      readSiteFacts: () => Promise.resolve(someSiteFacts),
      times: config.placeIndex,
      startStopwatch,
      logger,
    }),
    identity: {
      tokens: {
        verify: (uid: string) =>
          Promise.resolve({ uid, email: `${uid}@guia.test`, signedInAt: new Date() }),
      },
      readAccountState: createAccountStateReader(firestore),
    },
    redemptions: { dependencies: { firestore, now }, lock: createKeyedLock() },
  });
}
