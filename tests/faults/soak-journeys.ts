import { FieldValue } from '@google-cloud/firestore';
import type { Random } from '#seed/random.ts';
import { pictureKinds } from '#features/pictures/model/picture-kinds.ts';
import { addDays, reservationId } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { uploadForm } from '#support/upload-server.ts';
import { offerIds } from './fault-city.ts';
import { usersPerKind } from './soak-city.ts';
import type { SoakCity } from './soak-city.ts';

/** One response. Status 0 means that there was none. */
export interface SoakAnswer {
  status: number;
  body: Record<string, unknown>;
  bytes: Buffer;
}

export interface SoakContext {
  city: SoakCity;
  random: Random;
  picture: Buffer;
  ledger: SoakLedger;
  /** Sends a request at the limited rate, to one server after the other. */
  ask: (path: string, request?: SoakRequest) => Promise<SoakAnswer>;
}

export interface SoakRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  as?: string;
  json?: object;
  form?: FormData;
  /** Body to send unchanged. */
  body?: string;
  headers?: Record<string, string>;
  /** Possible statuses without a fault; by default only 200. */
  expected?: readonly number[];
}

/** Acknowledged data, which must exist at the end. */
export interface SoakLedger {
  /** Paths of the uploaded images, without those whose removal was requested. */
  images: Set<string>;
  /** Ids of redemptions whose confirmation was acknowledged. */
  confirmed: Set<string>;
  /**
   * Possible statuses by reservation id: one after an acknowledged request, several after a request without a
   * response. 'none' means that the reservation does not exist.
   */
  reservations: Map<string, ReadonlySet<string>>;
  /** True for stored and false for undone imports of events, by id. */
  imports: Map<string, boolean>;
}

type Journey = (context: SoakContext) => Promise<void>;

const userOf = ({ random }: SoakContext, kind: string) =>
  `${kind}${random.int(0, usersPerKind - 1)}`;

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

/** Uploads one image and reads it, with several servers from another one. @returns its fields, null if refused */
async function uploadImage(
  { ask, ledger, picture }: SoakContext,
  { kind, placeId, as }: { kind: 'place' | 'review'; placeId: string; as: string },
): Promise<{ url: string } | null> {
  const { status, body } = await ask(`/api${pictureKinds[kind].upload}`, {
    method: 'POST',
    as,
    form: uploadForm([{ bytes: picture }], { placeId }),
  });
  if (status !== 200) return null;
  const [file] = body['files'] as { url: string }[];
  if (!file) throw new Error('An accepted upload names no file');
  await ask(file.url);
  ledger.images.add(file.url);
  return file;
}

/** Removes an image of '/uploads/{collection}/{folder}/{file}'. */
async function removeImage(
  { ask, ledger }: SoakContext,
  { kind, url, as }: { kind: 'place' | 'review'; url: string; as: string },
): Promise<void> {
  ledger.images.delete(url);
  const [, , , id = '', filename = ''] = url.split('/');
  const path = pictureKinds[kind].file.replace(':id', id).replace(':filename', filename);
  await ask(`/api${path}`, { method: 'DELETE', as });
}

const imagesIn = ({ ledger }: SoakContext, folder: string) =>
  [...ledger.images].filter((url) => url.startsWith(`/uploads/${folder}/`));

const placeImages: Journey = async (context) => {
  const { ask, city, random } = context;
  const placeId = random.pick(city.places);
  const as = userOf(context, 'admin');
  // The oldest, because the server removes unsaved images after an hour.
  const [oldest, ...others] = imagesIn(context, `places/${placeId}`);
  if (oldest !== undefined && others.length >= 4) {
    await removeImage(context, { kind: 'place', url: oldest, as });
    return;
  }
  await uploadImage(context, { kind: 'place', placeId, as });
  await ask(`/api/places/${placeId}/images`);
};

const review: Journey = async (context) => {
  const { city, random } = context;
  const placeId = random.pick(city.places);
  const as = userOf(context, 'member');
  const id = `${placeId}_${as}`;
  const image = await uploadImage(context, { kind: 'review', placeId, as });
  if (image === null) return;
  // The browser writes the review itself, so the servers only notice it.
  const times = {
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  };
  const fields = { placeId, userId: as, rating: random.int(1, 5), text: 'Bom.', ...times };
  await city.firestore.doc(`reviews/${id}`).set({ ...fields, pictures: [image] });
  for (const url of imagesIn(context, `reviews/${id}`)) {
    if (url !== image.url) await removeImage(context, { kind: 'review', url, as });
  }
};

const seeImage: Journey = async ({ ask, ledger, random }) => {
  // Another user may remove it at the same moment.
  if (ledger.images.size > 0) {
    await ask(random.pick([...ledger.images]), { expected: [200, 404] });
  }
};

const redeem: Journey = async (context) => {
  const { ask, ledger } = context;
  const member = userOf(context, 'member');
  const staff = userOf(context, 'manager');
  const path = '/api/club/redemptions';
  const opened = await ask(path, {
    method: 'POST',
    as: member,
    json: { offerId: context.random.pick(offerIds) },
    expected: [201],
  });
  const proof = opened.body['proof'] as { code?: string } | undefined;
  if (opened.status !== 201 || proof?.code === undefined) return;
  const id = String(opened.body['id']);
  await ask(`${path}/${id}`, { as: member });
  const json = { code: proof.code };
  // The code may have expired after a fault.
  const expected = [200, 404, 409];
  const verified = await ask(`${path}/verify`, { method: 'POST', as: staff, json, expected });
  if (verified.status !== 200) return;
  const receipt = await ask(`${path}/${id}/confirm`, {
    ...{ method: 'POST', as: staff, json: { amountCents: 10_000 }, expected },
  });
  if (receipt.status === 200) ledger.confirmed.add(id);
};

/** A reservation, its answer, a change and mostly its end, each with a notification and an e-mail. */
const reserve: Journey = async (context) => {
  const { ask, city, ledger, random } = context;
  const placeId = random.pick(city.places);
  const as = userOf(context, 'member');
  const draft = {
    ...{ name: 'Ana Souza', phone: '+5548999990000', people: random.int(1, 8), note: '' },
    date: addDays(brandMoment(new Date()).date, random.int(2, 170)),
    time: `${random.int(12, 22)}:00`,
  };
  const id = reservationId(placeId, as, draft);
  if (ledger.reservations.has(id)) return;

  /** Sends one request; without a response both the earlier and the requested status are possible. */
  const request = async (path: string, status: string, options: SoakRequest) => {
    const possible = ledger.reservations.get(id) ?? new Set(['none']);
    ledger.reservations.set(id, new Set([...possible, status]));
    const answer = await ask(`/api/reservations${path}`, { method: 'POST', ...options });
    if (answer.status >= 400 && answer.status < 500) ledger.reservations.set(id, possible);
    if (answer.status !== 200 && answer.status !== 201) return null;
    const stored = answer.body['reservation'] as { status: string; updatedAt: string };
    ledger.reservations.set(id, new Set([stored.status]));
    return stored;
  };
  const json = { placeId, ...draft };
  // 409: too many open reservations of this user.
  const created = await request('', 'pending', { as, json, expected: [201, 409] });
  if (!created) return;
  const status = random.pick(['confirmed', 'confirmed', 'declined']);
  const answer = { answer: status, updatedAt: created.updatedAt };
  const manager = random.pick(city.managersOf(placeId));
  const answered = await request(`/${id}/answer`, status, { as: manager, json: answer });
  if (!answered || status === 'declined') return;
  const changed = { ...draft, people: draft.people + 1 };
  if (random.chance(0.3) && !(await request(`/${id}/change`, 'pending', { as, json: changed })))
    return;
  if (random.chance(0.8)) await request(`/${id}/cancel`, 'cancelled', { as });
};

/** A subscription from the checkout to its end: payment, renewals and failed renewals, portal, withdrawal. */
const subscribe: Journey = async (context) => {
  const { ask, city, random } = context;
  const as = userOf(context, 'leaver');
  const begun = await ask('/api/create-checkout-session', {
    ...{ method: 'POST', as, json: { priceId: city.priceId }, expected: [200, 409] },
  });
  if (begun.status === 200) {
    const id = String(begun.body['id']);
    if (random.chance(0.8)) city.payCheckout(id);
    await ask(`/api/checkout-session/${id}`, { as });
    return;
  }
  const subscription = city.findSubscription(as)?.id;
  if (subscription === undefined) return;
  const payment = random.pick(['paid', 'paid', 'failed', null, null, null]);
  if (payment !== null) {
    await city.commandStripe('advance', { subscription, to: 'period_end', payment });
    return;
  }
  await ask('/api/billing/portal', { method: 'POST', as, expected: [200, 404] });
  // 404 and 409: the subscription has ended, or is too old.
  await ask('/api/billing/withdraw', { method: 'POST', as, expected: [200, 404, 409] });
};

const importEvents: Journey = async (context) => {
  const { ask, city, ledger, random } = context;
  const placeId = random.pick(city.places);
  const as = random.pick(city.managersOf(placeId));
  const year = new Date().getUTCFullYear() + 1;
  const title = `Baile ${random.int(0, 1e9)}`;
  const table = `titulo;lugar;data;inicio;fim\n${title};;10/05/${year};22:00;02:00`;
  const form = (fields: Record<string, string>) => {
    const filled = new FormData();
    for (const [name, value] of Object.entries(fields)) filled.append(name, value);
    filled.append('file', new Blob([table], { type: 'text/csv' }), 'agenda.csv');
    return filled;
  };
  const path = '/api/event-imports';
  const checked = await ask(`${path}/check`, {
    method: 'POST',
    as,
    form: form({ place: placeId }),
  });
  if (checked.status !== 200) return;
  const stored = await ask(path, {
    ...{ method: 'POST', as, form: form({ place: placeId, rows: '2' }), expected: [201] },
  });
  if (stored.status !== 201) return;
  const id = String(stored.body['importId']);
  ledger.imports.set(id, true);
  if (random.chance(0.1)) return;
  // Without a response to the undo, both states are correct.
  ledger.imports.delete(id);
  const undone = await ask(`${path}/${id}/undo`, { method: 'POST', as });
  if (undone.status === 200) ledger.imports.set(id, false);
};

const administrate: Journey = async (context) => {
  const { ask, random } = context;
  const as = userOf(context, 'admin');
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
  const as = userOf(context, 'manager');
  await context.ask('/api/manager/overview', { as });
  await context.ask('/api/manager/statistics?placeId=p1', { as });
  await context.ask('/api/manager/statistics/period?placeId=p1&period=12m', { as });
};

const exportData: Journey = async (context) => {
  await context.ask('/api/privacy/export', { method: 'POST', as: userOf(context, 'member') });
};

const attack: Journey = async ({ ask }) => {
  await ask('/api/admin/statistics', { as: 'stranger', expected: [401, 403] });
  await ask('/api/club/redemptions', {
    ...{ method: 'POST', json: { offerId: '../../users' }, expected: [401] },
  });
  await ask('/nowhere/%00', { expected: [400, 404] });
};

/** The journeys of users by name. Those with a higher weight are more frequent. */
export const journeys: Readonly<Record<string, { weight: number; run: Journey }>> = {
  pages: { weight: 5, run: readPages },
  search: { weight: 4, run: search },
  'images seen': { weight: 4, run: seeImage },
  'images of places': { weight: 3, run: placeImages },
  reviews: { weight: 1, run: review },
  redemptions: { weight: 3, run: redeem },
  reservations: { weight: 2, run: reserve },
  payments: { weight: 2, run: subscribe },
  imports: { weight: 1, run: importEvents },
  managers: { weight: 2, run: manage },
  admins: { weight: 1, run: administrate },
  crawlers: { weight: 1, run: crawl },
  exports: { weight: 1, run: exportData },
  attacks: { weight: 1, run: attack },
};
