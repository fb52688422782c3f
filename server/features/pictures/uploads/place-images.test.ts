import request from 'supertest';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testServer } from '#support/test-server.ts';
import { AppError } from '#shared/app-error.ts';

const removePlace = vi.fn(() => Promise.resolve());
const remove = vi.fn(() => Promise.resolve());
beforeEach(() => vi.clearAllMocks());

/** Every caller is a manager of every place; one token counts as revoked if Auth is asked. */
async function server() {
  const { app } = await testServer({
    environment: { RATE_LIMIT_WRITES: '100000' },
    account: {
      identity: {
        tokens: {
          verify: (uid, { checkRevoked = false } = {}) =>
            uid === 'revoked' && checkRevoked
              ? Promise.reject(new AppError('unauthenticated'))
              : Promise.resolve({ uid, email: '', signedInAt: new Date() }),
        },
        readAccountState: () =>
          Promise.resolve({ role: 'manager', status: 'active', managedPlaces: ['p1'] }),
      },
    },
    pictures: {
      removePlace,
      store: { remove } as never,
      readEventImageUrls: () =>
        Promise.resolve(['/uploads/places/p1/shown.webp', '/uploads/places/p1/sol%2C%20mar.webp']),
      readPlace: () =>
        Promise.resolve({ isActive: true, createdBy: 'x', highlightUrl: '', imageUrls: [] }),
    },
  });
  return (path: string, uid: string) =>
    request(app).delete(path).set('Authorization', `Bearer ${uid}`);
}

describe.each([
  ['/api/places/p1', removePlace],
  ['/api/places/p1/images/a.webp', remove],
])('DELETE %s', (path, deed) => {
  it('succeeds for a manager of the place unless the token is revoked', async () => {
    const ask = await server();
    await ask(path, 'revoked').expect(401);
    expect(deed).not.toHaveBeenCalled();
    await ask(path, 'ana').expect(200);
    expect(deed).toHaveBeenCalledOnce();
  });
});

it('an image that an event shows is retained when the place drops it', async () => {
  const ask = await server();
  await ask('/api/places/p1/images/shown.webp', 'ana').expect(200);
  await ask('/api/places/p1/images/sol,%20mar.webp', 'ana').expect(200);
  expect(remove).not.toHaveBeenCalled();
});

it('limits the rate of place removals per user', async () => {
  const ask = await server();
  for (let times = 0; times < 120; times += 1) await ask('/api/places/p1', 'ana').expect(200);
  await ask('/api/places/p1', 'ana').expect(429);
  await ask('/api/places/p1', 'gil').expect(200);
  await ask('/api/places/p1/images/a.webp', 'ana').expect(200);
});
