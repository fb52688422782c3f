import request from 'supertest';
import { beforeEach, expect, it, vi } from 'vitest';
import { testServer } from '#support/test-server.ts';

const count = vi.fn<(words: string) => void>();

beforeEach(() => {
  count.mockReset();
});

async function sender() {
  const { app } = await testServer({ searchMisses: { count } });
  return (body: object | string, type = 'application/json') =>
    request(app).post('/api/search/misses').type(type).send(body);
}

it('counts words sent by any visitor', async () => {
  const send = await sender();
  const answer = await send({ words: 'rafting noturno' });
  expect([answer.status, answer.body]).toEqual([202, { success: true }]);
  expect(count).toHaveBeenCalledExactlyOnceWith('rafting noturno');
});

it.each([
  ['an e-mail address', { words: 'ana@exemplo.com' }],
  ['a telephone number', { words: '48 99999 1234' }],
  ['words that are not normalized', { words: 'Ráfting' }],
  ['one letter', { words: 'r' }],
  ['more than 80 characters', { words: 'r'.repeat(81) }],
  ['an additional user id', { words: 'rafting', uid: 'ana' }],
  ['an empty body', {}],
])('refuses %s', async (_, body) => {
  const send = await sender();
  expect(await send(body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  expect(count).not.toHaveBeenCalled();
});

it('refuses non-JSON bodies, large bodies and other methods', async () => {
  const send = await sender();
  expect((await send('words=rafting', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await send({ words: 'r'.repeat(2_000) })).status).toBe(413);
  const { app } = await testServer({ searchMisses: { count } });
  expect((await request(app).get('/api/search/misses')).status).toBe(405);
  expect(count).not.toHaveBeenCalled();
});

it('accepts sixty requests in ten minutes from one address', async () => {
  const { app } = await testServer({
    searchMisses: { count },
    environment: { RATE_LIMIT_WRITES: '1000' },
  });
  const statuses: number[] = [];
  for (let number = 0; number < 61; number += 1) {
    const { status } = await request(app).post('/api/search/misses').send({ words: 'rafting' });
    statuses.push(status);
  }
  expect(statuses.slice(-2)).toEqual([202, 429]);
  expect(count).toHaveBeenCalledTimes(60);
});
