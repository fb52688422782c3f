import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectEntries } from './collect-entries.ts';

const logger = { warn: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  logger.warn.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const collector = (store: (entries: ReadonlyMap<string, number>) => Promise<void>) => {
  const { add, flush } = collectEntries<number>({ logger, failure: 'not counted' }, store);
  return { count: (key: string) => add((entries) => entries.set(key, 1)), flush };
};

it('stores the entries of ten seconds at once', async () => {
  const store = vi.fn().mockResolvedValue(undefined);
  const { count } = collector(store);
  count('a');
  await vi.advanceTimersByTimeAsync(9_999);
  count('b');
  expect(store).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(store.mock.calls).toEqual([
    [
      new Map([
        ['a', 1],
        ['b', 1],
      ]),
    ],
  ]);
});

it('stores collected entries immediately when flushed, after the write in progress', async () => {
  let finish: () => void = () => undefined;
  const store = vi.fn((_entries: ReadonlyMap<string, number>) => Promise.resolve());
  store.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { count, flush } = collector(store);
  count('a');
  await vi.advanceTimersByTimeAsync(10_000);
  count('b');
  const flushed = flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(store).toHaveBeenCalledTimes(1);
  finish();
  await flushed;
  expect(store.mock.calls.map(([entries]) => [...entries.keys()])).toEqual([['a'], ['b']]);
  await vi.advanceTimersByTimeAsync(10_000);
  await flush();
  expect(store).toHaveBeenCalledTimes(2);
});

it('logs a failed write and does not reject', async () => {
  const error = new Error('down');
  const { count, flush } = collector(() => Promise.reject(error));
  count('a');
  await flush();
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith({ err: error }, 'not counted');
});
