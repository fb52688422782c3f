import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#domain/app-error.ts';
import { recheckOnReturn } from './recheck-on-return.ts';

const refreshUser = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  refreshUser.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks again when the window or the tab comes back, at most once a minute', () => {
  recheckOnReturn({ refreshUser });
  window.dispatchEvent(new Event('focus'));
  expect(refreshUser).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refreshUser).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refreshUser).toHaveBeenCalledTimes(2);
});

it('leaves who is here when nobody answers', async () => {
  refreshUser.mockRejectedValue(new AppError('unavailable'));
  recheckOnReturn({ refreshUser });
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('focus'));
  await vi.runAllTimersAsync();
  expect(refreshUser).toHaveBeenCalled();
});
