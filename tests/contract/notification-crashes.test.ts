import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';

import type { NewsHouse } from './notification-fixture.ts';
import { startNewsHouse } from './notification-fixture.ts';
import { anyLife, live } from './notification-crashes.ts';

let house: NewsHouse;
beforeAll(async () => {
  house = await startNewsHouse();
});
afterAll(() => house.close());

it('notifies each change once and sends no e-mail twice, for any kills of servers', async () => {
  await fc.assert(
    fc.asyncProperty(anyLife, (steps) => live(house, steps)),
    { numRuns: 4, endOnFailure: true },
  );
});
