import { Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import supertest from 'supertest';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { toEvent } from '#features/events/model/event.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { createLease } from '#server/platform/firestore/lease.ts';
import { withinBudget } from '#server/platform/http/request-budget.ts';
import { createEventImportServices } from '#server/features/imports/import-services.ts';
import { withLease } from '#server/platform/firestore/with-lease.ts';
import { eventImportLeaseId } from '#server/features/account/user-leases.ts';
import { createAccountStateReader } from '#server/platform/identity/account-state.ts';
import { eventCheckResponse } from '#features/imports/model/import-contract.ts';
import { eventFileSentences } from '#features/imports/texts.ts';
import { testServer } from '#support/test-server.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { minuteMs } from '#shared/time-units.ts';
import { indexFile } from './data-fixture.ts';

let fixture: Fixture;
let firestore: Firestore;
/** Timeout for a busy machine, in ms. */
const patienceMs = 60_000;
/** A client like that of a server: with deadlines and error codes. */
let bounded: Firestore;
let agent: ReturnType<typeof supertest>;

/** Titles of the places of this city, by id. The index holds the active ones. */
const places = { theatre: 'Teatro da Ponta', square: 'Praça do Farol', bar: 'Bar do Canto' };

/** The services of one of several servers. */
function services() {
  const directory = { places: () => Object.entries(places).map(([id, title]) => ({ id, title })) };
  return createEventImportServices({
    firestore: bounded,
    placeIndex: { current: () => Promise.resolve(directory as unknown as PlaceDirectory) },
  });
}

beforeAll(async () => {
  fixture = await startFixture({ indexes: indexFile });
  firestore = fixture.server();
  const host = `127.0.0.1:${fixture.running.port}`;
  const emulators = { firestore: host, auth: null, storage: null };
  bounded = createFirestore({ projectId: 'demo-contract', emulators }, patienceMs);
  const { app } = await testServer({
    environment: { RATE_LIMIT_WRITES: '1000000', RATE_LIMIT_READS: '1000000' },
    account: {
      identity: {
        tokens: { verify: (uid) => Promise.resolve({ uid, email: '', signedInAt: new Date() }) },
        readAccountState: createAccountStateReader(firestore),
      },
    },
    eventImports: services(),
  });
  agent = supertest(app);
});
afterAll(async () => {
  await bounded.terminate();
  await fixture.close();
});
beforeEach(async () => {
  for (const collection of await firestore.listCollections()) {
    await firestore.recursiveDelete(collection);
  }
  const person = (uid: string, role: string, fields: object = {}) =>
    firestore.doc(`users/${uid}`).set({ uid, role, status: 'active', ...fields });
  await Promise.all([
    person('gil', 'manager', { managedPlaces: ['theatre'] }),
    person('vera', 'manager', { managedPlaces: ['bar'] }),
    person('ana', 'member'),
    person('admin', 'super_admin'),
    firestore.doc('places/square').set({ createdBy: 'gil', createdAt: new Date(), isActive: true }),
  ]);
});

interface Reply {
  status: number;
  body: {
    rows: { row: number; title: string; state: string; errors: string[]; dateCount: number }[];
    importId: string;
    stored: number;
    removed: number;
    kept: { title: string; reason: string }[];
    imports: { id: string; events: number; isUndone: boolean }[];
    error: string;
    reason: string;
  };
}

function send(uid: string, path: string, text: string, fields: Record<string, string> = {}) {
  const asked = agent
    .post(`/api/event-imports${path}`)
    .set('Authorization', `Bearer ${uid}`)
    .attach('file', Buffer.from(text), 'agenda.csv');
  for (const [name, value] of Object.entries(fields)) void asked.field(name, value);
  return asked as unknown as Promise<Reply>;
}
const undo = (uid: string, id: string) =>
  agent
    .post(`/api/event-imports/${id}/undo`)
    .set('Authorization', `Bearer ${uid}`) as unknown as Promise<Reply>;
const list = (uid: string) =>
  agent
    .get('/api/event-imports')
    .set('Authorization', `Bearer ${uid}`) as unknown as Promise<Reply>;

const year = new Date().getUTCFullYear() + 1;
const table = (...rows: string[]) => ['titulo;lugar;data;inicio;fim', ...rows].join('\n');
const two = table(
  `Baile;Teatro da Ponta;10/05/${year};22:00;02:00`,
  `Baile;Teatro da Ponta;17/05/${year};22:00;02:00`,
  `Feira;Praça do Farol;11/05/${year};09:00;14:00`,
);

const storedEvents = async () => {
  const { docs } = await firestore.collection('events').get();
  return docs
    .map((document) => toEvent(document.id, document.data()))
    .toSorted((one, other) => one.title.localeCompare(other.title));
};

describe('an import of events', () => {
  it('is a dry run first, which stores nothing', async () => {
    const { status, body } = await send('gil', '/check', two);
    expect(status).toBe(200);
    expect(body.rows).toMatchObject([
      { row: 2, title: 'Baile', placeTitle: 'Teatro da Ponta', state: 'ready', dateCount: 2 },
      { row: 4, title: 'Feira', placeTitle: 'Praça do Farol', state: 'ready', dateCount: 1 },
    ]);
    expect(body).toMatchObject({
      rows: [
        {},
        {
          dates: [
            {
              startsAt: `${year}-05-11T12:00:00.000Z`,
              endsAt: `${year}-05-11T17:00:00.000Z`,
              status: 'scheduled',
            },
          ],
        },
      ],
    });
    expect(v.parse(eventCheckResponse, body).rows[1]?.dates).toEqual([
      {
        startsAt: new Date(`${year}-05-11T12:00:00Z`),
        endsAt: new Date(`${year}-05-11T17:00:00Z`),
        status: 'scheduled',
      },
    ]);
    expect(await storedEvents()).toEqual([]);
  });

  it('stores the selected rows in the format that all readers of events expect', async () => {
    const { status, body } = await send('gil', '', two, { rows: '2' });
    expect([status, body.stored]).toEqual([201, 1]);
    const [baile, ...others] = await storedEvents();
    expect(others).toEqual([]);
    expect(baile).toMatchObject({
      title: 'Baile',
      placeId: 'theatre',
      isActive: true,
      createdBy: 'gil',
      revision: 0,
      dates: [
        { startsAt: new Date(`${year}-05-10T22:00:00-03:00`), status: 'scheduled' },
        { startsAt: new Date(`${year}-05-17T22:00:00-03:00`), status: 'scheduled' },
      ],
      lastAt: new Date(`${year}-05-18T02:00:00-03:00`),
    });
    const { docs: entries } = await firestore.collection('auditLog').get();
    expect(entries.map((entry) => entry.data())).toMatchObject([
      { action: 'import.create', actorId: 'gil' },
    ]);
  });

  it('stores nothing twice when sent again or simultaneously', async () => {
    const all = { rows: '2,4' };
    const atOnce = await Promise.all([send('gil', '', two, all), send('gil', '', two, all)]);
    expect(atOnce.map(({ body }) => body.stored).toSorted()).toEqual([0, 2]);
    const again = await send('gil', '', two, all);
    expect([again.status, again.body.stored]).toEqual([200, 0]);
    expect((await send('gil', '/check', two)).body.rows.map(({ state }) => state)).toEqual([
      'duplicate',
      'duplicate',
    ]);
    expect(await storedEvents()).toHaveLength(2);
  });

  it('stores nothing twice when sent to two servers at the same moment', async () => {
    const [one, other] = [services(), services()];
    const file = {
      bytes: Buffer.from(two),
      ...{ defaultPlaceId: null, rows: new Set([2, 4]), fileName: 'agenda.csv', actorId: 'gil' },
      places: Object.entries(places).map(([id, title]) => ({ id, title })),
    };
    const atOnce = await Promise.all([one, other, one, other].map(({ store }) => store(file)));
    expect(atOnce.map(({ stored }) => stored).toSorted()).toEqual([0, 0, 0, 2]);
    expect(await storedEvents()).toHaveLength(2);
    expect((await firestore.collection('leases').get()).size).toBe(0);
  });

  it('is resumed after a server died while storing it', async () => {
    const gone = createLease(bounded, eventImportLeaseId('gil'), 'gone', 20_000);
    await gone.take();
    const store = () =>
      withLease(bounded, { lease: eventImportLeaseId('gil'), server: 'mine' }, () =>
        Promise.resolve(2),
      );
    // A request fails within its budget instead of waiting, and other imports are not delayed.
    await expect(withinBudget(store, 1_000)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await send('admin', '', two, { rows: '2' })).status).toBe(201);
    await firestore
      .doc(`leases/${eventImportLeaseId('gil')}`)
      .update({ until: Timestamp.fromMillis(Date.now() - minuteMs) });
    expect((await send('gil', '', two, { rows: '4' })).status).toBe(201);
  });

  it('creates no event at a place of another manager', async () => {
    const foreign = table(`Show;Bar do Canto;10/05/${year};22:00;`);
    const { body } = await send('gil', '/check', foreign);
    expect(body.rows).toMatchObject([{ state: 'invalid', errors: ['place-unknown'] }]);
    const stored = await send('gil', '', foreign, { rows: '2' });
    expect([stored.status, stored.body.stored]).toEqual([200, 0]);
    const chosen = await send('gil', '/check', foreign, { place: 'bar' });
    expect(chosen.status).toBe(403);
    expect((await send('admin', '/check', foreign)).body.rows[0]?.state).toBe('ready');
  });

  it('is available to managers and super admins only', async () => {
    expect((await send('ana', '/check', two)).status).toBe(403);
    expect((await send('ana', '', two, { rows: '2' })).status).toBe(403);
    expect((await list('ana')).status).toBe(403);
  });

  it.each([
    ['an empty file', '', 'empty'],
    ['a truncated file', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART', 'broken-calendar'],
    ['a table with other columns', 'cor;tamanho\nazul;3', 'columns-missing'],
  ] as const)('explains why a file is not accepted: %s', async (_, text, reason) => {
    const { status, body } = await send('gil', '/check', text);
    expect([status, body.reason, body.error]).toEqual([400, reason, eventFileSentences[reason]]);
  });

  it('refuses a file above the size limit, an invalid list of rows, and a missing file', async () => {
    const large = await send('gil', '/check', 'a'.repeat(1024 * 1024 + 1));
    expect([large.status, large.body.reason]).toEqual([413, 'too-large']);
    expect((await send('gil', '', two, { rows: '2;drop' })).status).toBe(400);
    expect((await send('gil', '', two)).status).toBe(400);
    const none: Reply = await agent
      .post('/api/event-imports/check')
      .set('Authorization', 'Bearer gil')
      .field('place', 'theatre');
    expect(none.status).toBe(400);
  });

  it('is undone except for events that were changed or saved since', async () => {
    const three = `${two}\nShow;Teatro da Ponta;20/05/${year};20:00;22:00`;
    const { body } = await send('gil', '', three, { rows: '2,4,5' });
    const [baile, feira] = await storedEvents();
    await firestore.doc(`events/${baile?.id}`).update({ revision: 1 });
    await firestore.doc(`savedEvents/ana_${feira?.id}`).set({ userId: 'ana', eventId: feira?.id });
    const undone = await undo('gil', body.importId);
    expect(undone.body).toMatchObject({
      removed: 1,
      kept: expect.arrayContaining([
        { title: 'Baile', reason: 'edited' },
        { title: 'Feira', reason: 'saved' },
      ]) as unknown,
    });
    expect((await storedEvents()).map(({ title }) => title)).toEqual(['Baile', 'Feira']);
    expect((await list('gil')).body.imports).toMatchObject([{ events: 3, isUndone: true }]);
    expect((await undo('gil', body.importId)).body.removed).toBe(0);
  });

  it('can be undone by its creator and by super admins only', async () => {
    const { body } = await send('gil', '', two, { rows: '2,4' });
    expect((await undo('vera', body.importId)).status).toBe(404);
    expect((await list('vera')).body.imports).toEqual([]);
    expect((await list('admin')).body.imports).toMatchObject([{ events: 2, isUndone: false }]);
    expect((await undo('admin', body.importId)).body.removed).toBe(2);
  });

  it('never deletes an event that it did not create, for any content of its record', async () => {
    await firestore.doc('events/foreign').set({ createdBy: 'vera', title: 'Show', revision: 0 });
    await firestore
      .doc('imports/forged')
      .set({ kind: 'events', actorId: 'gil', undo: ['foreign', '../users/ana'], rows: 2 });
    await firestore.doc('imports/places').set({ actorId: 'gil', undo: ['theatre'], rows: 1 });
    expect((await undo('gil', 'forged')).body.removed).toBe(0);
    expect((await undo('gil', 'places')).status).toBe(404);
    expect(await storedEvents()).toHaveLength(1);
  });
});
