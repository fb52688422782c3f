import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { createAccountServices } from '#server/features/account/account-services.ts';
import type { PaymentsPort } from '#server/features/payments/payments-port.ts';
import { person, startErasureCity } from './erasure-city.ts';
import { completeErasures } from '#support/no-images.ts';
import type { ErasureCity } from './erasure-city.ts';

const adminId = 'QuemAdministraUid00000000004';

let city: ErasureCity;
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
const cancelsNothing: PaymentsPort = {
  cancelSubscription: () => Promise.resolve(),
  finishEnding: () => Promise.resolve(),
};

beforeAll(async () => {
  city = await startErasureCity();
});
afterAll(() => city.close());
beforeEach(async () => {
  lines.length = 0;
  await city.populate('manager');
});

function services(afterErasureStep?: (name: string) => void) {
  const { config, firestore } = city;
  return createAccountServices({
    ...completeErasures,
    config,
    firestore,
    logger,
    payments: cancelsNothing,
    ...(afterErasureStep && { afterErasureStep }),
  });
}

async function removals() {
  const log = await city.firestore
    .collection('auditLog')
    .where('action', '==', 'user.delete')
    .where('actorId', '==', adminId)
    .get();
  return log.docs.map((entry): Record<string, unknown> => entry.data());
}

it('a removal leaves no trace of the user, and the log names its actor', async () => {
  await services().people.remove(person.uid, adminId);
  const dump = (await city.dump()).toLowerCase();
  for (const trace of [person.uid, person.email, person.displayName, person.phone]) {
    expect(dump).not.toContain(trace.toLowerCase());
  }
  expect(lines.join('')).not.toContain(person.uid);
  const entries = await removals();
  expect(entries).toMatchObject([{ before: { role: 'manager', status: 'active' }, after: {} }]);
  expect(entries[0]?.['target']).toMatch(/^users\/removido[0-9a-f]{32}$/);
});

it('an interrupted removal that is repeated is logged once', async () => {
  const breaking = services((name) => {
    if (name === 'reviews') throw new AppError('unavailable', 'The process ended');
  });
  await expect(breaking.people.remove(person.uid, adminId)).rejects.toMatchObject({
    code: 'unavailable',
  });
  await services().people.remove(person.uid, adminId);
  expect(await removals()).toHaveLength(1);
  expect(await city.dump()).not.toContain(person.uid);
});

it('a removal of an unknown user creates no record', async () => {
  const removing = services().people.remove('NinguemTemEsteUid00000000009', adminId);
  await expect(removing).rejects.toMatchObject({ code: 'not-found' });
  expect(await removals()).toEqual([]);
  expect(await city.dump()).not.toContain('NinguemTemEsteUid');
});

it('a deactivated user is signed out everywhere: requests with the old token fail', async () => {
  const { identity, people } = services();
  const token = await city.signIn(person.email);
  await identity.tokens.verify(token, { checkRevoked: true });
  // Tokens issued in the same second as the revocation stay valid, as in production.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await people.deactivate({ uid: person.uid, actorId: adminId, ending: 'now' });
  const asking = identity.tokens.verify(token, { checkRevoked: true });
  await expect(asking).rejects.toMatchObject({ code: 'unauthenticated' });
});
