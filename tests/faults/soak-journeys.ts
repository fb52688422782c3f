import type { Random } from '#seed/random.ts';
import { uploadForm } from '#support/upload-server.ts';
import { offerIds } from './fault-city.ts';
import type { FaultCity } from './fault-city.ts';

/** One response, or none. */
export interface SoakAnswer {
  status: number;
  body: Record<string, unknown>;
  bytes: Buffer;
}

export interface SoakContext {
  city: FaultCity;
  random: Random;
  /** Number of users of each kind. */
  people: number;
  /** Places that get images. */
  places: readonly string[];
  picture: Buffer;
  ledger: SoakLedger;
  /** Sends a request at the limited rate. */
  ask: (path: string, request?: SoakRequest) => Promise<SoakAnswer>;
}

export interface SoakRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  as?: string;
  json?: object;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Acknowledged data that must exist at the end. */
export interface SoakLedger {
  /** '{placeId}/{filename}' of images. */
  kept: Set<string>;
  /** Images whose removal was requested. */
  removing: Set<string>;
  /** Ids of redemptions whose confirmation was acknowledged. */
  confirmed: Set<string>;
  checkouts: number;
}

type Journey = (context: SoakContext) => Promise<void>;

const oneOf = (context: SoakContext, kind: string) =>
  `${kind}${context.random.int(0, context.people - 1)}`;

const readPages: Journey = async ({ ask, random }) => {
  await ask(random.pick(['/', '/categories', '/subscription', '/club']));
  await ask(`/places/bar/p${random.int(1, 5)}`);
};

const search: Journey = async ({ ask }) => {
  await ask('/api/places/index');
  await ask('/api/places/index/descriptions', { headers: { 'accept-encoding': 'br' } });
};

const crawl: Journey = async ({ ask }) => {
  await ask('/robots.txt');
  await ask('/sitemap.xml');
};

const upload: Journey = async ({ ask, ledger, random, places, picture, people }) => {
  const placeId = random.pick(places);
  const as = `admin${random.int(0, people - 1)}`;
  const mine = [...ledger.kept].filter((name) => name.startsWith(`${placeId}/`));
  if (mine.length >= 5) {
    const name = random.pick(mine);
    ledger.kept.delete(name);
    ledger.removing.add(name);
    const filename = name.slice(placeId.length + 1);
    await ask(`/api/places/${placeId}/images/${filename}`, { method: 'DELETE', as });
    return;
  }
  const { status, body } = await ask('/api/upload/places', {
    method: 'POST',
    as,
    form: uploadForm([{ bytes: picture }], { placeId }),
  });
  if (status === 200) ledger.kept.add(`${placeId}/${String(body['filename'])}`);
  await ask(`/api/places/${placeId}/images`);
};

const seePicture: Journey = async ({ ask, ledger, random }) => {
  const kept = [...ledger.kept];
  if (kept.length > 0) await ask(`/uploads/places/${random.pick(kept)}`);
};

const redeem: Journey = async (context) => {
  const { ask, ledger } = context;
  const member = oneOf(context, 'member');
  const staff = oneOf(context, 'manager');
  const path = '/api/club/redemptions';
  const opened = await ask(path, {
    method: 'POST',
    as: member,
    json: { offerId: context.random.pick(offerIds) },
  });
  const proof = opened.body['proof'] as { code?: string } | undefined;
  if (opened.status !== 201 || proof?.code === undefined) return;
  const id = String(opened.body['id']);
  await ask(`${path}/${id}`, { as: member });
  const json = { code: proof.code };
  const verified = await ask(`${path}/verify`, { method: 'POST', as: staff, json });
  if (verified.status !== 200) return;
  const bill = { amountCents: 10_000 };
  const receipt = await ask(`${path}/${id}/confirm`, { method: 'POST', as: staff, json: bill });
  if (receipt.status === 200) ledger.confirmed.add(id);
};

const subscribe: Journey = async (context) => {
  const { ask, city, ledger } = context;
  const as = oneOf(context, 'leaver');
  const json = { priceId: city.priceId };
  const begun = await ask('/api/create-checkout-session', { method: 'POST', as, json });
  if (begun.status !== 200) return;
  ledger.checkouts += 1;
  await ask(`/api/checkout-session/${String(begun.body['id'])}`, { as });
};

const administrate: Journey = async (context) => {
  const { ask, random } = context;
  const as = oneOf(context, 'admin');
  await ask(
    random.pick([
      '/api/admin/statistics',
      '/api/admin/statistics/days?kind=clubUses',
      '/api/admin/imports',
      '/api/admin/storage',
      '/api/cleanup/uploads',
    ]),
    { as },
  );
};

const manage: Journey = async (context) => {
  const as = oneOf(context, 'manager');
  await context.ask('/api/manager/overview', { as });
  await context.ask('/api/manager/statistics?placeId=p1', { as });
  await context.ask('/api/manager/statistics/period?placeId=p1&period=12m', { as });
};

const exportData: Journey = async (context) => {
  await context.ask('/api/privacy/export', { method: 'POST', as: oneOf(context, 'member') });
};

const attack: Journey = async ({ ask }) => {
  await ask('/api/admin/statistics', { as: 'stranger' });
  await ask('/api/club/redemptions', { method: 'POST', json: { offerId: '../../users' } });
  await ask('/nowhere/%00');
};

const webhook: Journey = async ({ ask, city, random }) => {
  const { body, headers } = city.signedEvent(`evt_${random.int(0, 1e9)}`);
  await ask('/api/stripe/webhook', { method: 'POST', json: JSON.parse(body) as object, headers });
};

/** The journeys of users. Repeated entries are more frequent. */
export const journeys: readonly Journey[] = [
  ...Array.from({ length: 5 }, () => readPages),
  ...Array.from({ length: 4 }, () => search),
  ...Array.from({ length: 4 }, () => seePicture),
  ...Array.from({ length: 3 }, () => upload),
  ...Array.from({ length: 3 }, () => redeem),
  ...Array.from({ length: 2 }, () => manage),
  ...[crawl, subscribe, administrate, exportData, attack, webhook],
];
