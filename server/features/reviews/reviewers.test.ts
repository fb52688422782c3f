import request from 'supertest';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reviewer } from '#features/reviews/model/reviewer.ts';
import { testServer } from '#support/test-server.ts';

const of = vi.fn<(uid: string) => Promise<Reviewer | null>>();
const ana: Reviewer = { firstName: 'Ana', since: '2025-03', reviews: 12 };

beforeEach(() => {
  of.mockReset().mockImplementation((uid) => Promise.resolve(uid === 'ana' ? ana : null));
});

const server = async () => (await testServer({ reviewers: { read: of } })).app;

it('returns the data of a user who allows it, with caching disabled', async () => {
  const answer = await request(await server()).get('/api/reviewers/ana');
  expect([answer.status, answer.body]).toEqual([200, ana]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('gives the same answer for all other users', async () => {
  const app = await server();
  const answers = await Promise.all(
    ['bia', 'nobody', 'x'.repeat(500), '%2e%2e', 'ana%2Fprivate'].map((uid) =>
      request(app).get(`/api/reviewers/${uid}`),
    ),
  );
  const said = answers.map(({ status, body }) => {
    const { requestId: _, ...rest } = body as Record<string, unknown>;
    return { status, ...rest };
  });
  expect(said[0]).toMatchObject({ status: 404, success: false, code: 'not-found' });
  expect(said).toEqual(said.map(() => said[0]));
});
it('is 404 for an invalid address, and accepts no other method', async () => {
  const app = await server();
  expect((await request(app).get(`/api/reviewers/${'x'.repeat(10_000)}`)).status).toBe(414);
  expect(of).not.toHaveBeenCalled();
  expect((await request(app).get('/api/reviewers')).status).toBe(404);
  expect((await request(app).post('/api/reviewers/ana')).status).toBe(405);
  expect((await request(app).delete('/api/reviewers/ana')).status).toBe(405);
});

it('answers 120 requests in ten minutes from one address, for any users', async () => {
  const app = (
    await testServer({ reviewers: { read: of }, environment: { RATE_LIMIT_READS: '1000' } })
  ).app;
  const statuses: number[] = [];
  for (let number = 0; number < 121; number += 1) {
    statuses.push((await request(app).get(`/api/reviewers/guess${number}`)).status);
  }
  expect(statuses.slice(-2)).toEqual([404, 429]);
  expect(of).toHaveBeenCalledTimes(120);
});
