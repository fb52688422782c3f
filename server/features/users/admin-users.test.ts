import request from 'supertest';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { callerIdentity, verifyCaller } from '#support/admin-callers.ts';
import { testServer } from '#support/test-server.ts';
import type { UserAdministration } from './user-administration.ts';

const remove = vi.fn<UserAdministration['remove']>();
const deactivate = vi.fn<UserAdministration['deactivate']>();

const server = () =>
  testServer({
    account: {
      identity: callerIdentity,
      people: { remove, deactivate },
    },
  });

type Method = 'delete' | 'post';
const routes: [Method, string][] = [
  ['delete', '/api/admin/users/bia'],
  ['post', '/api/admin/users/bia/deactivate'],
];

async function ask(method: Method, path: string, who: string, body: object = bodyOf(path)) {
  const { app } = await server();
  return request(app)[method](path).set('Authorization', `Bearer ${who}`).send(body);
}
const sure = { confirmation: 'EXCLUIR' };
const atPeriodEnd = { membership: 'period_end' };

function bodyOf(path: string): object {
  return path.endsWith('/deactivate') ? atPeriodEnd : sure;
}

function expectNothingDone(): void {
  for (const mock of [remove, deactivate]) expect(mock).not.toHaveBeenCalled();
}

beforeEach(() => {
  remove.mockReset().mockResolvedValue(true);
  deactivate.mockReset().mockResolvedValue(true);
  verifyCaller.mockClear();
});

describe.each(routes)('%s %s', (method, path) => {
  it.each([
    ['gil', 403, 'permission-denied'],
    ['ana', 403, 'permission-denied'],
    ['ivo', 403, 'account-inactive'],
    ['unknown-token', 401, 'unauthenticated'],
  ])('refuses %s', async (who, status, code) => {
    const answer = await ask(method, path, who);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, code });
    expectNothingDone();
  });

  it('accepts a super admin whose token was not revoked', async () => {
    const answer = await ask(method, path, 'sol');
    expect(answer.body).toMatchObject({ success: true });
    expect(verifyCaller).toHaveBeenCalledWith('sol', { checkRevoked: true });
    if (method === 'delete') expect(remove).toHaveBeenCalledExactlyOnceWith('bia', 'sol');
    else {
      const decision = { uid: 'bia', actorId: 'sol', ending: 'period_end' };
      expect(deactivate).toHaveBeenCalledExactlyOnceWith(decision);
    }
  });

  it('rejects a super admin acting on their own account, with an explanation', async () => {
    const answer = await ask(method, path.replace('bia', 'sol'), 'sol');
    expect(answer.body).toMatchObject({ code: 'permission-denied' });
    expect((answer.body as { error: string }).error).toContain('sua própria conta');
    expectNothingDone();
  });

  it.each(['a%2Fb', '__x__', 'a%20b', 'x'.repeat(129), '%2E%2E%2F%2E%2E'])(
    'rejects %s as a uid',
    async (uid) => {
      const answer = await ask(method, path.replace('bia', uid), 'sol');
      expect(answer.status).toBe(400);
      expectNothingDone();
    },
  );

  it.each([
    ['unavailable', 503],
    ['not-found', 404],
    ['last-super-admin', 409],
  ] as const)('answers %s with %i', async (code, status) => {
    for (const mock of [remove, deactivate]) {
      mock.mockRejectedValue(new AppError(code));
    }
    const answer = await ask(method, path, 'sol');
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, code });
  });

  it('answers 405 to every other method', async () => {
    const { app } = await server();
    await request(app).put(path).send({}).expect(405);
  });
});

it.each([{}, { confirmation: 'sim' }, { ...sure, more: 1 }])(
  'removes no user for the body %j',
  async (body) => {
    const answer = await ask('delete', '/api/admin/users/bia', 'sol', body);
    expect(answer.body).toMatchObject({ code: 'invalid-input' });
    expect(remove).not.toHaveBeenCalled();
  },
);

it('removes no user for a form', async () => {
  const { app } = await server();
  const answer = await request(app)
    .delete('/api/admin/users/bia')
    .set('Authorization', 'Bearer sol')
    .type('form')
    .send(sure);
  expect(answer.body).toMatchObject({ code: 'unsupported-type' });
  expect(remove).not.toHaveBeenCalled();
});

it.each([{ membership: 'later' }, { ...atPeriodEnd, more: 1 }, { membership: null }])(
  'deactivates no user for the body %j',
  async (body) => {
    const answer = await ask('post', '/api/admin/users/bia/deactivate', 'sol', body);
    expect(answer.body).toMatchObject({ code: 'invalid-input' });
    expectNothingDone();
  },
);

it('accepts a deactivation without an end of the membership', async () => {
  const answer = await ask('post', '/api/admin/users/bia/deactivate', 'sol', {});
  expect(answer.status).toBe(200);
  const decision = { uid: 'bia', actorId: 'sol', ending: undefined };
  expect(deactivate).toHaveBeenCalledExactlyOnceWith(decision);
});

it('answers 409 for a paying member if the body has no end of the membership', async () => {
  deactivate.mockRejectedValue(new AppError('conflict'));
  const answer = await ask('post', '/api/admin/users/bia/deactivate', 'sol', {});
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: 'conflict' });
});

it.each([true, false])('reports whether the paid membership is ending: %s', async (isEnding) => {
  deactivate.mockResolvedValue(isEnding);
  const body = { membership: 'now' };
  const answer = await ask('post', '/api/admin/users/bia/deactivate', 'sol', body);
  expect(answer.body).toEqual({ success: true, isEnding });
});
