import { expect, it } from 'vitest';
import { killAtRandom } from './picture-faults.ts';

const seed = process.env['FAULT_SEED'] ?? String(Date.now());

it(`keeps what it acknowledged, whenever it is killed (seed ${seed})`, async () => {
  const { kept, gone, runs } = await killAtRandom({ runs: 20, seed });
  expect(runs).toBe(20);
  // Otherwise nothing happened that could have gone wrong.
  expect(kept + gone).toBeGreaterThan(20);
}, 120_000);
