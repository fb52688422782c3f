import { expect, test } from 'vitest';
import { largeKept, largeTuned, seededKept, seededTuned } from './judged-queries.ts';
import { recallOf, searchOfCity } from './recall.ts';

const seeded = await searchOfCity(0);
const large = await searchOfCity(1_000);

test.each([
  ['the hand-written places, tuned with', seeded, seededTuned],
  ['the hand-written places, set aside', seeded, seededKept],
  ['1,000 places, tuned with', large, largeTuned],
  ['1,000 places, set aside', large, largeKept],
])('nine of ten expected places are among the first five: %s', (_, search, queries) => {
  const { recall, empty } = recallOf(search, queries);
  expect(recall).toBeGreaterThanOrEqual(0.9);
  expect(empty).toEqual([]);
});
