import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { differenceFromModel, playSchedule } from '#support/club/event-schedule.ts';
import { MemoryClubStore } from '#support/club/memory-club-store.ts';
import { repeats } from '#support/full-run.ts';
import { deeds, SimulatedStripe, simulatedPrices } from '#support/club/simulated-stripe.ts';
import type { Deed } from '#support/club/simulated-stripe.ts';

vi.setConfig({ testTimeout: 120_000 });

const schedules = fc.record({
  deeds: fc.array(fc.constantFrom(...deeds), { minLength: 1, maxLength: 6 }),
  paysTwice: fc.boolean(),
  seed: fc.integer(),
  crashes: fc.constantFrom(0, 5, 25),
});

/** An event reads Stripe, a later event finds nothing to change, and the older reading is stored after it. */
const overtakenReading = {
  deeds: ['fail to renew', 'change the plan', 'change the plan'] as Deed[],
  paysTwice: false,
  seed: 1314210440,
  crashes: 5,
};

const count = repeats({ usual: 200, full: 2_000 });

it(`${count} schedules of duplicate, unordered, late and concurrent events with crashes match the model`, async () => {
  const total = { deliveries: 0, crashes: 0 };
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      const stripe = new SimulatedStripe();
      const store = new MemoryClubStore('ana', 'cus_1', Object.keys(simulatedPrices));
      const all = { ...schedule, deeds: ['subscribe' as const, ...schedule.deeds] };
      const played = await playSchedule(all, stripe, store, 'ana');
      total.deliveries += played.deliveries;
      total.crashes += played.crashes;
      expect(await differenceFromModel(stripe, store, 'ana')).toBeNull();
    }),
    { numRuns: count, examples: [[overtakenReading]] },
  );
  // The schedules really contain duplicates and crashes.
  expect(total.deliveries).toBeGreaterThan(10 * count);
  expect(total.crashes).toBeGreaterThan(count);
});
