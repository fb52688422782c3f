import { beforeEach, expect, it, vi } from 'vitest';
import { CodeLoadError, lazyCode } from './lazy-code.ts';

const fetchCode = vi.fn<() => Promise<string>>();
const lost = new TypeError('Failed to fetch');

beforeEach(() => {
  vi.useFakeTimers();
  fetchCode.mockReset();
  return () => vi.useRealTimers();
});

it('loads the code once for several requests', async () => {
  fetchCode.mockResolvedValue('code');
  const code = lazyCode(fetchCode);
  expect(code.loaded()).toBeNull();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect(code.loaded()).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

it('tries twice before it fails, and tries again on the next request', async () => {
  fetchCode.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce('code');
  const code = lazyCode(fetchCode);
  const failure = expect(code.load()).rejects.toBeInstanceOf(CodeLoadError);
  await vi.runAllTimersAsync();
  await failure;
  expect(fetchCode).toHaveBeenCalledTimes(2);
  expect(await code.load()).toBe('code');
});

it('does not report a failed first attempt if the second succeeds', async () => {
  fetchCode.mockRejectedValueOnce(lost).mockResolvedValueOnce('code');
  const loading = lazyCode(fetchCode).load();
  await vi.runAllTimersAsync();
  expect(await loading).toBe('code');
});
