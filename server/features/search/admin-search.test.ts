import request from 'supertest';
import { beforeEach, expect, it, vi } from 'vitest';
import { callerIdentity } from '#support/admin-callers.ts';
import { testServer } from '#support/test-server.ts';
import type { AdminSearch } from './admin-search.ts';

const found = { ids: ['bia'], count: 1, next: { key: 'bia', id: 'bia' } };
const users = vi.fn<AdminSearch['findUsers']>();
const places = vi.fn<AdminSearch['findPlaces']>();

const server = (environment: Record<string, string> = {}) =>
  testServer({
    environment,
    adminSearch: { findUsers: users, findPlaces: places },
    account: {
      identity: callerIdentity,
    },
  });

const all = { text: 'silva maria', after: null, limit: 25 };
const userSearch = { ...all, role: null, status: null };
const placeSearch = { ...all, categoryId: null, isActive: null, notCreatedBy: [] };
const searches = [
  ['users', userSearch],
  ['places', placeSearch],
] as const;

async function ask(what: string, body: object, who = 'sol') {
  const { app } = await server();
  return request(app)
    .post(`/api/admin/search/${what}`)
    .set('Authorization', `Bearer ${who}`)
    .send(body);
}

beforeEach(() => {
  users.mockReset().mockResolvedValue(found);
  places.mockReset().mockResolvedValue(found);
});

it.each(searches)('a super admin finds %s', async (what, body) => {
  const answer = await ask(what, body);
  expect(answer.body).toEqual({ success: true, ...found });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(what === 'users' ? users : places).toHaveBeenCalledExactlyOnceWith(body);
});

it.each(searches)('no other user finds %s', async (what, body) => {
  for (const [who, status] of [
    ['gil', 403],
    ['ana', 403],
    ['ivo', 403],
    ['nobody', 401],
  ] as const) {
    expect((await ask(what, body, who)).status).toBe(status);
  }
  expect(users).not.toHaveBeenCalled();
  expect(places).not.toHaveBeenCalled();
});

it.each([
  ['users', { ...userSearch, text: 'a'.repeat(101) }],
  ['users', { ...userSearch, limit: 501 }],
  ['users', { ...userSearch, limit: 0 }],
  ['users', { ...userSearch, role: 'root' }],
  ['users', { ...userSearch, more: 1 }],
  ['users', { ...userSearch, after: { key: 'a' } }],
  ['places', { ...placeSearch, notCreatedBy: Array(51).fill('a') }],
  ['places', { ...placeSearch, isActive: 'yes' }],
  ['places', []],
])('refuses %s searched for by %j', async (what, body) => {
  const answer = await ask(what, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid-input' });
});

it('the query is sent in a body, so that the log contains no searched names', async () => {
  const { app, log } = await server();
  const send = () =>
    request(app).post('/api/admin/search/users').set('Authorization', 'Bearer sol');
  expect((await send().send(userSearch)).status).toBe(200);
  expect((await send().type('text').send('silva')).body).toMatchObject({
    code: 'unsupported-type',
  });
  expect((await request(app).get('/api/admin/search/users?text=silva')).status).toBe(405);
  expect(log()).not.toContain('silva');
});

it('counts as a read, so that typing is not limited after sixty letters', async () => {
  const { app } = await server({ RATE_LIMIT_WRITES: '1', RATE_LIMIT_READS: '3' });
  const send = () =>
    request(app)
      .post('/api/admin/search/users')
      .set('Authorization', 'Bearer sol')
      .send(userSearch)
      .then(({ status }) => status);
  expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429]);
});
