import { expect, it } from 'vitest';
import { killAtRandom } from './picture-faults.ts';

const seed = process.env['FAULT_SEED'] ?? String(Date.now());

it(`keeps acknowledged images after a kill at any time (seed ${seed})`, async () => {
  const { kept, gone, runs } = await killAtRandom({ runs: 20, seed });
  expect(runs).toBe(20);
  // With fewer images the test would prove nothing.
  expect(kept + gone).toBeGreaterThan(20);
}, 120_000);
