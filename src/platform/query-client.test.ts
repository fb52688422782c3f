import { describe, expect, it } from 'vitest';

import { AppError, appErrorCodes } from '#shared/app-error.ts';

import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

describe('shouldRetry', () => {
  it('retries only errors that may be temporary', () => {
    const retried = appErrorCodes.filter((code) => shouldRetry(0, new AppError(code)));
    expect(retried).toEqual(['too-many-requests', 'unavailable']);
  });

  it('gives up after two more attempts', () => {
    const error = new AppError('unavailable');
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('does not retry a programming error', () => {
    expect(shouldRetry(0, new TypeError('undefined is not a function'))).toBe(false);
  });

  it('waits longer before each retry, within a short bound', () => {
    expect([0, 1].map(retryDelay)).toEqual([400, 800]);
  });
});

describe('createQueryClient', () => {
  it('sends requests even if the browser reports to be offline, so that the failure is shown', async () => {
    const client = createQueryClient();
    const failing = client.fetchQuery({
      queryKey: ['x'],
      queryFn: () => Promise.reject(new AppError('not-found')),
    });
    await expect(failing).rejects.toMatchObject({ code: 'not-found' });
    expect(client.getDefaultOptions().queries).toMatchObject({
      networkMode: 'always',
      refetchOnReconnect: true,
    });
    client.clear();
  });
});
