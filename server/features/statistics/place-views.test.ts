import request from 'supertest';
import { expect, it } from 'vitest';
import { aPlaceRecord, testServer } from '#support/test-server.ts';

async function server() {
  const counted: string[] = [];
  const { app } = await testServer({
    places: [aPlaceRecord()],
    placeViews: { count: (placeId) => void counted.push(placeId) },
  });
  return { app, counted, post: (path: string) => request(app).post(path) };
}

it('counts views of public places without data about the visitor', async () => {
  const { counted, post } = await server();
  const answer = await post('/api/places/p1/views').expect(202);
  expect(answer.body).toEqual({ success: true });
  for (const id of ['hidden', 'since', 'p1_2026-01', '..%2Fp1', '__proto__']) {
    await post(`/api/places/${id}/views`);
  }
  expect(counted).toEqual(['p1']);
});

it('accepts only POST and limits the counted views per address', async () => {
  const { app, counted, post } = await server();
  await request(app).get('/api/places/p1/views').expect(405);
  for (let at = 0; at < 310; at += 1) await post('/api/places/p1/views').expect(202);
  expect(counted).toHaveLength(300);
});
