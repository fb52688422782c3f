import { beforeEach, expect, it, vi } from 'vitest';
import { CodeLoadError, lazyCode } from './lazy-code.ts';

const fetchCode = vi.fn<() => Promise<string>>();
const lost = new TypeError('Failed to fetch');

beforeEach(() => {
  vi.useFakeTimers();
  fetchCode.mockReset();
  return () => vi.useRealTimers();
});

it('fetches code once, however often it is asked for', async () => {
  fetchCode.mockResolvedValue('code');
  const code = lazyCode(fetchCode);
  expect(code.loaded()).toBeNull();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect(code.loaded()).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

it('tries twice before it gives up, and anew when it is asked again', async () => {
  fetchCode.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce('code');
  const code = lazyCode(fetchCode);
  const failure = expect(code.load()).rejects.toBeInstanceOf(CodeLoadError);
  await vi.runAllTimersAsync();
  await failure;
  expect(fetchCode).toHaveBeenCalledTimes(2);
  expect(await code.load()).toBe('code');
});

it('says nothing of a first try that failed when the second succeeds', async () => {
  fetchCode.mockRejectedValueOnce(lost).mockResolvedValueOnce('code');
  const loading = lazyCode(fetchCode).load();
  await vi.runAllTimersAsync();
  expect(await loading).toBe('code');
});
