import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import type { AccountState } from '../identity/account-state.ts';
import { errorHandler } from './error-handler.ts';
import { callerOf, limitPerUser, requireCaller } from './caller.ts';
import type { CallerRequirements } from '../identity/caller.ts';

const standings: Record<string, AccountState> = {
  ana: { role: 'member', status: 'active', managedPlaces: [] },
  gil: { role: 'manager', status: 'active', managedPlaces: ['p1'] },
  ivo: { role: 'super_admin', status: 'inactive', managedPlaces: [] },
  pia: { role: 'member', status: 'pending', managedPlaces: [] },
  sol: { role: 'super_admin', status: 'active', managedPlaces: [] },
};

/** The token is the name of its user. */
function app(
  demands?: CallerRequirements,
  readAccountState = (uid: string) => Promise.resolve(standings[uid] ?? null),
) {
  const identity = {
    tokens: {
      verify: (token: string) =>
        /^[a-z]{3}$/.test(token)
          ? Promise.resolve({ uid: token, email: '', signedInAt: new Date() })
          : Promise.reject(new AppError('unauthenticated')),
    },
    readAccountState,
  };
  return express()
    .get('/who', requireCaller(identity, demands), limitPerUser(2, 60_000), (req, res) => {
      res.json({ uid: callerOf(req).uid, standing: callerOf(req).accountState });
    })
    .get('/forgotten', (req, res) => {
      res.json(callerOf(req));
    })
    .use(errorHandler);
}

const ask = (who: string, demands?: CallerRequirements) =>
  request(app(demands)).get('/who').set('Authorization', `Bearer ${who}`);

describe('a route that requires a caller', () => {
  it('receives the caller with role and status, and its response is not cacheable', async () => {
    const answer = await ask('gil').expect(200);
    expect(answer.body).toEqual({ uid: 'gil', standing: standings['gil'] });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each<[string, number, string]>([
    ['ivo', 403, 'account-inactive'],
    ['pia', 403, 'permission-denied'],
    ['xyz', 403, 'permission-denied'],
    ['bad token', 401, 'unauthenticated'],
  ])('rejects %s: %i %s', async (who, status, code) => {
    const answer = await ask(who).expect(status);
    expect(answer.body).toMatchObject({ success: false, code });
    expect((answer.body as { error: string }).error).not.toBe('');
  });

  it('accepts only the given roles', async () => {
    const demands = { roles: ['super_admin'] } as const;
    await ask('sol', demands).expect(200);
    await ask('gil', demands).expect(403);
    await ask('ivo', demands).expect(403);
    await ask('ivo', { ...demands, statuses: 'any' }).expect(200);
    await ask('xyz', { ...demands, statuses: 'any' }).expect(403);
  });

  it('accepts every account if any status is allowed', async () => {
    for (const who of ['ivo', 'pia', 'xyz']) await ask(who, { statuses: 'any' }).expect(200);
  });

  it('accepts no caller while records cannot be read', async () => {
    const away = app({ statuses: 'any' }, () => Promise.reject(new AppError('unavailable')));
    await request(away).get('/who').set('Authorization', 'Bearer sol').expect(503);
  });

  it('limits each user separately', async () => {
    const server = app();
    const as = (who: string) => request(server).get('/who').set('Authorization', `Bearer ${who}`);
    await as('ana').expect(200);
    await as('ana').expect(200);
    await as('ana').expect(429);
    await as('gil').expect(200);
  });
});

it('a route without the check has no caller', async () => {
  await request(app()).get('/forgotten').set('Authorization', 'Bearer sol').expect(401);
});
