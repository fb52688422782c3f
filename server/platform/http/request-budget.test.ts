import express from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withDeadline } from './deadline.ts';
import { withoutBudget, budgetLeftMs, requestBudget } from './request-budget.ts';

const never = () => new Promise<never>(() => undefined);
const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Runs work like a request, and returns the time until it failed. */
async function failsAfter(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const ended = new Promise<unknown>((resolve) => {
    void requestBudget()({} as never, {} as never, () => {
      resolve(work());
    });
  });
  // The time is taken at the failure, because other timers of the process continue until all are over.
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

describe('the time limit of a request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends all waits after eight seconds in total, for any number of steps', async () => {
    const took = await failsAfter(async () => {
      await withDeadline(after(3_000), 5_000, 'the caller');
      await withDeadline(after(3_000), 5_000, 'the place');
      await withDeadline(never(), 8_000, 'the query');
    });
    expect(took).toBe(8_000);
  });

  it('respects a shorter deadline of a single call', async () => {
    expect(await failsAfter(() => withDeadline(never(), 5_000, 'the caller'))).toBe(5_000);
  });

  it('fails immediately without remaining time, also after waiting in a queue', async () => {
    const took = await failsAfter(async () => {
      await after(20_000);
      await withDeadline(never(), 8_000, 'too late');
    });
    // A timer of 0 ms takes 1 ms, unless it starts between two others.
    expect([20_000, 20_001]).toContain(took);
  });

  it('allows work of any length outside the limit, with a deadline per step', async () => {
    const took = await failsAfter(() =>
      withoutBudget(async () => {
        for (let step = 0; step < 10; step += 1) await withDeadline(after(4_000), 5_000, 'a step');
        await withDeadline(never(), 8_000, 'the last');
      }),
    );
    expect(took).toBe(48_000);
  });
});

it('is known after the body parser, and separate for each request', async () => {
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
