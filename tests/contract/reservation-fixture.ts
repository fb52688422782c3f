import type { Firestore } from '@google-cloud/firestore';
import supertest from 'supertest';
import type { ReservationDraft } from '#features/reservations/model/reservation-request.ts';
import { createKeyedLock } from '#server/platform/keyed-lock.ts';
import type { KeyedLock } from '#server/platform/keyed-lock.ts';
import { createAccountStateReader } from '#server/platform/identity/account-state.ts';
import type { ReservationLimits } from '#server/features/reservations/routes.ts';
import { dayMs } from '#shared/time-units.ts';
import { testServer } from '#support/test-server.ts';

/** Wednesday, 18 March 2026, 20:00 in Florianópolis. */
export const evening = new Date('2026-03-18T23:00:00Z');

/** The Saturday after {@link evening}. */
export const saturday = '2026-03-21';

const noLimits: ReservationLimits = { ownRequests: 1e9, answers: 1e9 };

const days = [0, 1, 2, 3, 4, 5, 6];

/** Open from 18:00 to 02:00 except on Mondays, and closed on 20 March. */
const hours = {
  periods: days
    .filter((day) => day !== 1)
    .map((day) => ({
      open: { day, time: '18:00' },
      close: { day: (day + 1) % 7, time: '02:00' },
    })),
  exceptions: [{ date: '2026-03-20', closed: true, periods: [], label: 'Aniversário da casa' }],
  note: '',
};

/** The same days from 08:00 to 17:00. */
const byDay = {
  ...hours,
  periods: hours.periods.map(({ open: { day } }) => ({
    open: { day, time: '08:00' },
    close: { day, time: '17:00' },
  })),
};

export const aDraft = (changes: Partial<ReservationDraft> = {}): ReservationDraft => ({
  name: 'Ana Souza',
  phone: '+5548999990000',
  date: saturday,
  time: '20:00',
  people: 4,
  note: 'Mesa perto\nda janela',
  ...changes,
});

/** Stores two bars with their managers, and users of every role and status. */
export async function furnishBars(firestore: Firestore): Promise<void> {
  for (const collection of await firestore.listCollections()) {
    await firestore.recursiveDelete(collection);
  }
  const batch = firestore.batch();
  const put = (path: string, fields: object) => batch.set(firestore.doc(path), fields);
  const person = (uid: string, role: string, fields: object = {}) =>
    put(`users/${uid}`, { uid, role, status: 'active', displayName: uid, ...fields });
  for (const uid of ['ana', 'bia', 'caio', 'socio', 'antigo']) person(uid, 'member');
  person('inativa', 'member', { status: 'inactive' });
  person('pendente', 'member', { status: 'pending' });
  person('gerente', 'manager', { managedPlaces: ['bar', 'mesas'] });
  person('vizinha', 'manager', { managedPlaces: ['cafe'] });
  person('admin', 'super_admin');
  const place = (id: string, fields: object = {}) =>
    put(`places/${id}`, {
      ...{ title: `O ${id}`, isActive: true, createdBy: 'admin', hours },
      ...{ reservation: { mode: 'request', value: '' } },
      ...fields,
    });
  place('bar');
  place('cafe', { hours: byDay });
  place('mesas', { reservation: { mode: 'request', value: '', tables: 3 } });
  place('quandoquer', { hours: null });
  place('fechado', { isActive: false });
  place('zap', { reservation: { mode: 'whatsapp', value: '48999990000' } });
  const membership = { cancelAtPeriodEnd: false, paymentProblem: '' };
  put('clubMembers/socio', {
    ...{ ...membership, userId: 'socio', status: 'active' },
    entitledUntil: new Date(evening.getTime() + 20 * dayMs),
  });
  put('clubMembers/antigo', { ...membership, userId: 'antigo', status: 'canceled' });
  await batch.commit();
}

interface Stored {
  [field: string]: unknown;
  id: string;
  status: string;
  updatedAt: string;
}

interface Reply {
  status: number;
  body: { [field: string]: unknown; reservation: Stored; error: string; reason: string };
}

/** A supertest request with a typed body. */
interface Asked extends PromiseLike<Reply> {
  expect(status: number): Asked;
}

/** Starts the server over a database with a helper per request that takes the caller. Tokens are uids. */
export async function openBars(
  firestore: Firestore,
  limits: ReservationLimits = noLimits,
  lock: KeyedLock = createKeyedLock(),
) {
  const clock = { now: evening };
  const { app } = await testServer({
    // Thousands of simultaneous requests may take as long as the machine needs.
    requestBudgetMs: Infinity,
    environment: { RATE_LIMIT_WRITES: '1000000', RATE_LIMIT_READS: '1000000' },
    account: {
      identity: {
        tokens: { verify: (uid) => Promise.resolve({ uid, email: '', signedInAt: new Date() }) },
        readAccountState: createAccountStateReader(firestore),
      },
    },
    reservations: {
      dependencies: { firestore, now: () => clock.now },
      lock,
      limits,
    },
  });
  const agent = supertest(app);
  const send = (uid: string, path: string, body?: object) =>
    agent
      .post(`/api/reservations${path}`)
      .set('Authorization', `Bearer ${uid}`)
      .send(body) as unknown as Asked;
  return {
    app,
    send,
    /** Advances the clock to a local time in the brand's time zone. */
    passTo(date: string, time: string) {
      clock.now = new Date(`${date}T${time}:00-03:00`);
    },
    book: (uid: string, changes: Partial<ReservationDraft> & { placeId?: string } = {}) => {
      const { placeId = 'bar', ...draft } = changes;
      return send(uid, '', { placeId, ...aDraft(draft) });
    },
    change: (uid: string, id: string, changes: Partial<ReservationDraft>) =>
      send(uid, `/${id}/change`, aDraft(changes)),
    cancel: (uid: string, id: string) => send(uid, `/${id}/cancel`),
    dispute: (uid: string, id: string) => send(uid, `/${id}/dispute`),
    answer: (
      uid: string,
      { id, updatedAt }: Pick<Stored, 'id' | 'updatedAt'>,
      answer: string,
      reason?: string,
    ) => send(uid, `/${id}/answer`, { answer, updatedAt, reason }),
  };
}

export type Bars = Awaited<ReturnType<typeof openBars>>;
