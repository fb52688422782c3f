import { describe, expect, it, vi } from 'vitest';

import { AppError } from '#shared/app-error.ts';

import { createBatchLoader } from './batch-loader.ts';

function loader(batchSize = 30) {
  const loadMany = vi.fn((ids: readonly string[]) =>
    Promise.resolve(ids.filter((id) => id !== 'gone').map((id) => ({ id }))),
  );
  return { loadMany, load: createBatchLoader(loadMany, batchSize) };
}

describe('batchLoader', () => {
  it('makes one call for all ids requested at the same time, each id once', async () => {
    const { loadMany, load } = loader();
    const items = await Promise.all([load('a'), load('b'), load('a'), load('gone')]);
    expect(items).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'a' }, null]);
    expect(loadMany.mock.calls).toEqual([[['a', 'b', 'gone']]]);
  });

  it('never requests more ids per call than allowed', async () => {
    const { loadMany, load } = loader(2);
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(load));
    expect(loadMany.mock.calls.map(([ids]) => ids)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('makes a new call for later requests', async () => {
    const { loadMany, load } = loader();
    await load('a');
    await load('a');
    expect(loadMany).toHaveBeenCalledTimes(2);
  });

  it('rejects all requests of a failed call, and no others', async () => {
    const { loadMany, load } = loader();
    loadMany.mockRejectedValueOnce(new AppError('unavailable'));
    const failed = await Promise.allSettled([load('a'), load('b')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await load('a')).toEqual({ id: 'a' });
  });
});
