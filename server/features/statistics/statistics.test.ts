import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type {
  AdminStatisticsResponse,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { AppError } from '#shared/app-error.ts';
import type { AccountState } from '#server/platform/identity/account-state.ts';
import { testServer } from '#support/test-server.ts';

const figures = { success: true, computedAt: '2026-03-20T12:00:00Z' } as AdminStatisticsResponse;
const counts = {
  favorites: 3,
  reservations: { pending: 1, confirmed: 2, declined: 0, cancelled: 0, no_show: 0 },
  clubUses: 4,
  clubDiscountCents: 1_250,
};
const standings: Record<string, AccountState> = {
  admin: { role: 'super_admin', status: 'active', managedPlaces: [] },
  gina: { role: 'manager', status: 'active', managedPlaces: ['p1'] },
  ana: { role: 'member', status: 'active', managedPlaces: [] },
};

async function server() {
  const verify = vi.fn((uid: string) =>
    Promise.resolve({ uid, email: '', emailVerified: true, signedInAt: new Date(0) }),
  );
  const { app } = await testServer({
    account: {
      identity: {
        tokens: { verify },
        readAccountState: (uid) => Promise.resolve(standings[uid] ?? null),
      },
    },
    statistics: {
      adminStatistics: {
        readStatistics: () => Promise.resolve(figures),
        readDailyCounts: (kind) =>
          Promise.resolve({ success: true, days: [{ date: kind, count: 1 }] }),
      },
      readRatedPlace: (id) =>
        Promise.resolve(
          /^p\d$/.test(id)
            ? { createdBy: id === 'p3' ? 'gina' : 'admin', rating: 4.5, reviewsCount: 12 }
            : null,
        ),
      readPlacePeriod: (id, period) =>
        id === 'p1'
          ? Promise.resolve({ success: true, period } as PlacePeriodResponse)
          : Promise.reject(new AppError('unavailable')),
      readPlaceCounts: (id) =>
        id === 'p1' || id === 'p3'
          ? Promise.resolve(counts)
          : Promise.reject(new AppError('unavailable')),
    },
  });
  const get = (path: string, uid?: string) => {
    const asked = request(app).get(path);
    return uid === undefined ? asked : asked.set('Authorization', `Bearer ${uid}`);
  };
  return { get, verify };
}

describe('GET /api/admin/statistics', () => {
  it('is available only to super admins whose token is not revoked', async () => {
    const { get, verify } = await server();
    const answer = await get('/api/admin/statistics', 'admin').expect(200);
    expect(answer.body).toEqual(figures);
    expect(answer.get('Cache-Control')).toBe('no-store');
    expect(verify).toHaveBeenCalledWith('admin', { checkRevoked: true });
    await get('/api/admin/statistics').expect(401);
    await get('/api/admin/statistics', 'gina').expect(403);
    await get('/api/admin/statistics', 'ana').expect(403);
  });

  it('returns daily counts to super admins only and refuses unknown kinds', async () => {
    const { get, verify } = await server();
    const path = '/api/admin/statistics/days';
    const answer = await get(`${path}?kind=reviews`, 'admin').expect(200);
    expect(answer.body).toEqual({ success: true, days: [{ date: 'reviews', count: 1 }] });
    expect(verify).toHaveBeenCalledWith('admin', { checkRevoked: true });
    for (const query of ['', '?kind=', '?kind=constructor', '?kind=reviews&kind=signUps']) {
      await get(path + query, 'admin').expect(400);
    }
    await get(`${path}?kind=reviews`).expect(401);
    await get(`${path}?kind=reviews`, 'gina').expect(403);
  });
});

describe('GET /api/manager/statistics', () => {
  const path = (placeId: string) => `/api/manager/statistics?placeId=${placeId}`;

  it('is available to managers and creators of a place and to super admins', async () => {
    const { get } = await server();
    const told = { success: true, rating: 4.5, reviews: 12, ...counts };
    expect((await get(path('p1'), 'gina').expect(200)).body).toEqual(told);
    expect((await get(path('p3'), 'gina').expect(200)).body).toEqual(told);
    await get(path('p1'), 'admin').expect(200);
    await get(path('p2'), 'gina').expect(403);
    await get(path('p1'), 'ana').expect(403);
    await get(path('p1')).expect(401);
  });

  it('describes invalid parameters and answers 503 if statistics are unavailable', async () => {
    const { get } = await server();
    await get(path('..%2Fp1'), 'gina').expect(400);
    await get('/api/manager/statistics', 'gina').expect(400);
    await get(`${path('p1')}&placeId=p2`, 'gina').expect(400);
    await get(path('none'), 'gina').expect(404);
    await get(path('p2'), 'admin').expect(503);
  });
});

describe('GET /api/manager/statistics/period', () => {
  const path = (placeId: string, period = '30d') =>
    `/api/manager/statistics/period?placeId=${placeId}&period=${period}`;

  it('is available to managers of the place and to super admins only', async () => {
    const { get } = await server();
    const answer = await get(path('p1'), 'gina').expect(200);
    expect(answer.body).toEqual({ success: true, period: '30d' });
    expect(answer.get('Cache-Control')).toBe('no-store');
    await get(path('p1', '12m'), 'admin').expect(200);
    await get(path('p2'), 'gina').expect(403);
    await get(path('p1'), 'ana').expect(403);
    await get(path('p1')).expect(401);
  });

  it('accepts four periods and answers 503 if statistics are unavailable', async () => {
    const { get } = await server();
    for (const period of ['', '1d', '30D', 'constructor', '30d&period=7d']) {
      await get(path('p1', period), 'gina').expect(400);
    }
    await get('/api/manager/statistics/period?placeId=p1', 'gina').expect(400);
    await get('/api/manager/statistics/period?period=7d', 'gina').expect(400);
    await get(path('..%2Fp1'), 'gina').expect(400);
    await get(path('none'), 'gina').expect(404);
    await get(path('p2'), 'admin').expect(503);
  });
});
