import express from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withDeadline } from './deadline.ts';
import { beyondBudget, budgetLeftMs, requestBudget } from './request-budget.ts';

const never = () => new Promise<never>(() => undefined);
const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Runs a handler as a request would, and says how long it took until it failed. */
async function failsAfter(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const ended = new Promise<unknown>((resolve) => {
    void requestBudget()({} as never, {} as never, () => {
      resolve(work());
    });
  });
  // Looked at when it fails: other timers of the process run on until all of them are over.
  const took = ended.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'unavailable' });
      return performance.now() - began;
    },
  );
  await vi.runAllTimersAsync();
  return took;
}

describe('what a request waits for', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is over within eight seconds, however many steps it has', async () => {
    const took = await failsAfter(async () => {
      await withDeadline(after(3_000), 5_000, 'who calls');
      await withDeadline(after(3_000), 5_000, 'which place');
      await withDeadline(never(), 8_000, 'what is asked');
    });
    expect(took).toBe(8_000);
  });

  it('keeps a deadline of its own that is shorter', async () => {
    expect(await failsAfter(() => withDeadline(never(), 5_000, 'who calls'))).toBe(5_000);
  });

  it('fails at once where nothing is left, and where it waited for others first', async () => {
    const took = await failsAfter(async () => {
      await after(20_000);
      await withDeadline(never(), 8_000, 'too late');
    });
    // A timer of nothing is one of a millisecond, unless it begins between two others.
    expect([20_000, 20_001]).toContain(took);
  });

  it('has a deadline for each step alone where its work is as long as there is much to do', async () => {
    const took = await failsAfter(() =>
      beyondBudget(async () => {
        for (let step = 0; step < 10; step += 1) await withDeadline(after(4_000), 5_000, 'a step');
        await withDeadline(never(), 8_000, 'the last');
      }),
    );
    expect(took).toBe(48_000);
  });
});

it('knows which request it works for behind the parser of bodies, and one request nothing of another', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const app = express();
  const left: number[] = [];
  app.use(express.json(), requestBudget());
  app.post('/', async (_req, res) => {
    await Promise.resolve();
    left.push(budgetLeftMs());
    res.end();
  });
  await request(app).post('/').send({ a: 1 });
  await request(app).post('/').send({ a: 1 });
  expect(left).toEqual([8_000, 8_000]);
});
