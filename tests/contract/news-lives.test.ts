import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';

import type { NewsHouse } from './news-house.ts';
import { startNewsHouse } from './news-house.ts';
import { anyLife, live } from './news-lives.ts';

let house: NewsHouse;
beforeAll(async () => {
  house = await startNewsHouse();
});
afterAll(() => house.close());

it('tells each change once and sends no letter twice, whenever servers are killed', async () => {
  await fc.assert(
    fc.asyncProperty(anyLife, (steps) => live(house, steps)),
    { numRuns: 4, endOnFailure: true },
  );
});
