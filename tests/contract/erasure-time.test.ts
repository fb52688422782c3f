import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { startFirestore } from '@guia-da-ilha/local-firebase/firestore/server';
import type { RunningFirestore } from '@guia-da-ilha/local-firebase/firestore/server';
import { createErasure } from '#server/features/account/privacy/erasure.ts';
import type { UserFiles } from '#server/features/account/user-files.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { createPseudonyms } from '#server/platform/pseudonyms.ts';
import { noImages } from '#support/no-images.ts';
import { unreachable } from '#support/unreachable-services.ts';

const uid = 'AnaUid000000000000000000001';

let local: RunningFirestore;
let firestore: Firestore;

beforeAll(async () => {
  local = await startFirestore({ port: 0 });
  firestore = createFirestore({
    projectId: 'demo-erasure-time',
    emulators: { firestore: `127.0.0.1:${local.port}`, auth: null, storage: null },
  });
});
afterAll(async () => {
  await firestore.terminate();
  await local.close();
});
beforeEach(() => firestore.doc(`users/${uid}`).set({ role: 'member', status: 'active' }));

const missing = () =>
  Promise.reject(Object.assign(new Error('no user'), { code: 'auth/user-not-found' }));
const auth = unreachable<Auth>({ getUser: missing, revokeRefreshTokens: missing });

function erasureWith(parts: {
  removeAll?: UserFiles['removeAll'];
  cancelSubscription?: () => Promise<void>;
  waitForSteps: () => Promise<void>;
}) {
  const { removeAll = () => Promise.resolve(), waitForSteps } = parts;
  const { cancelSubscription = () => Promise.resolve() } = parts;
  const logger = { info: vi.fn(), error: vi.fn() };
  const erasure = createErasure({
    ...{ firestore, auth, logger, waitForSteps, images: noImages },
    files: unreachable<UserFiles>({ removeAll }),
    pseudonyms: createPseudonyms('secret'),
    payments: { cancelSubscription, finishEnding: () => Promise.resolve() },
  });
  return { erasure, logger };
}

const never = () => new Promise<never>(() => undefined);
const statusOf = async () => (await firestore.doc(`users/${uid}`).get()).get('status') as unknown;
const pendingCount = async () => (await firestore.collection('erasures').get()).size;

it('an erasure whose services are slow is answered when its time is up, and completes afterwards', async () => {
  let release = () => undefined as void;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { erasure } = erasureWith({ removeAll: () => slow, waitForSteps: () => Promise.resolve() });
  expect(await erasure.erase(uid)).toBe(false);
  expect(await statusOf()).toBe('inactive');
  expect(await pendingCount()).toBe(1);
  release();
  await vi.waitFor(async () => expect(await pendingCount()).toBe(0), { timeout: 60_000 });
  expect(await statusOf()).toBeUndefined();
});

it('a failure after the answer is logged, and the next resumption completes the erasure', async () => {
  let fail = (_error: Error) => undefined as void;
  const removeAll = vi.fn<UserFiles['removeAll']>().mockResolvedValue();
  removeAll.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { erasure, logger } = erasureWith({
    removeAll,
    waitForSteps: () => Promise.resolve(),
  });
  expect(await erasure.erase(uid)).toBe(false);
  await vi.waitFor(() => expect(removeAll).toHaveBeenCalled(), { timeout: 60_000 });
  fail(new AppError('unavailable'));
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalledOnce(), { timeout: 60_000 });
  expect(logger.error).toHaveBeenCalledWith(
    { code: 'unavailable' },
    'pending erasure not finished',
  );
  expect(await pendingCount()).toBe(1);
  await erasure.finishPending();
  expect(await pendingCount()).toBe(0);
  expect(await statusOf()).toBeUndefined();
});

it('a failure before the answer is reported to the caller, who may call again', async () => {
  const removeAll = vi.fn<UserFiles['removeAll']>().mockResolvedValue();
  removeAll.mockRejectedValueOnce(new AppError('unavailable'));
  const { erasure, logger } = erasureWith({ removeAll, waitForSteps: never });
  await expect(erasure.erase(uid)).rejects.toMatchObject({ code: 'unavailable' });
  expect(logger.error).not.toHaveBeenCalled();
  expect(await erasure.erase(uid)).toBe(true);
  expect(await statusOf()).toBeUndefined();
});

it('a start that takes too long is refused before anything changes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const isCalled = vi.fn();
    const cancelSubscription = () => {
      isCalled();
      return never();
    };
    const refusal = expect(
      erasureWith({ cancelSubscription, waitForSteps: never }).erasure.erase(uid),
    ).rejects.toMatchObject({ code: 'unavailable' });
    while (isCalled.mock.calls.length === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(8_000);
    await refusal;
  } finally {
    vi.useRealTimers();
  }
  expect(await statusOf()).toBe('active');
});
