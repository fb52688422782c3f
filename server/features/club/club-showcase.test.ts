import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { ClubShowcase } from '#features/club/model/club-showcase.ts';
import { anOfferRecord, aPlaceRecord, someSiteFacts, testServer } from '#support/test-server.ts';
import type { TestServer } from '#support/test-server.ts';

const address = '/api/club/showcase';
const letters = [...'abcdefgh'];
const places = letters.map((id) => aPlaceRecord({ id, title: `Bar ${id}` }));
const today = { title: 'Hoje', kind: 'percent', percent: 20 };

async function showcase({ app }: TestServer): Promise<ClubShowcase> {
  return ((await request(app).get(address).expect(200)) as { body: ClubShowcase }).body;
}

describe('GET /api/club/showcase', () => {
  it('returns the totals and one offer for each of six places, offers of today first', async () => {
    const server = await testServer({
      places,
      offers: letters.flatMap((id, at) => [
        // The clock of testServer starts on a Thursday.
        anOfferRecord({
          id: `${id}1`,
          placeId: id,
          terms: id < 'c' ? { ...today, title: 'Outro dia', weekdays: [1] } : today,
        }),
        ...(at === 7 ? [anOfferRecord({ id: `${id}2`, placeId: id })] : []),
      ]),
    });
    const answer = await showcase(server);
    expect(answer).toMatchObject({ partners: 8, offers: 9, saved: null });
    expect(answer.shown.map(({ id }) => id)).toEqual(['c1', 'd1', 'e1', 'f1', 'g1', 'h1']);
    expect(answer.shown[0]).toEqual({
      id: 'c1',
      title: 'Hoje',
      place: {
        id: 'c',
        title: 'Bar c',
        categoryName: expect.any(String) as string,
        neighborhood: 'Lagoa da Conceição',
        cover: null,
      },
    });
  });

  it('fills free positions with offers that are valid later, and omits expired ones', async () => {
    const server = await testServer({
      places,
      offers: [
        anOfferRecord({ id: 'a1', placeId: 'a', terms: { ...today, weekdays: [1] } }),
        anOfferRecord({ id: 'b1', placeId: 'b', terms: today }),
        anOfferRecord({ id: 'c1', placeId: 'c', terms: { ...today, totalLimit: 1, usedCount: 1 } }),
        anOfferRecord({ id: 'd1', placeId: 'unpublished', terms: today }),
      ],
    });
    const { shown } = await showcase(server);
    expect(shown.map(({ id }) => id)).toEqual(['b1', 'a1']);
  });

  it('returns the example bill with the largest discount of the shown offers', async () => {
    const server = await testServer({
      places,
      offers: [
        anOfferRecord({ id: 'a1', placeId: 'a', terms: today }),
        anOfferRecord({ id: 'b1', placeId: 'b', terms: { ...today, percent: 25 } }),
        anOfferRecord({ id: 'c1', placeId: 'c', terms: { ...today, percent: 25 } }),
      ],
    });
    expect((await showcase(server)).example).toEqual({
      placeTitle: 'Bar b',
      billCents: 12_000,
      itemCents: null,
      discountCents: 3_000,
      finalCents: 9_000,
    });
  });

  it('returns the amount that members saved', async () => {
    const saved = { cents: 123_400, uses: 47 };
    const server = await testServer({
      places,
      offers: [anOfferRecord({ id: 'a1', placeId: 'a' })],
      readSiteFacts: () => Promise.resolve({ ...someSiteFacts, saved }),
    });
    expect((await showcase(server)).saved).toEqual(saved);
  });

  it('is empty without offers, and only accepts reads', async () => {
    const server = await testServer({ places });
    expect(await showcase(server)).toMatchObject({ shown: [], example: null });
    await request(server.app).post(address).expect(405);
  });
});
