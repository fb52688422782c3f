import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { recheckOnReturn } from './recheck-on-return.ts';
import { aUser, fakeSession, signedInState } from '#support/test-session.ts';

let session: ReturnType<typeof fakeSession>;

beforeEach(() => {
  vi.useFakeTimers();
  session = fakeSession(signedInState());
});
afterEach(() => {
  vi.useRealTimers();
});

it('refreshes when the window or tab becomes visible, at most once a minute', () => {
  recheckOnReturn(session);
  window.dispatchEvent(new Event('focus'));
  expect(session.refreshUser).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.refreshUser).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.refreshUser).toHaveBeenCalledTimes(2);
});

it('keeps the user if the refresh fails', async () => {
  session.refreshUser.mockRejectedValue(new AppError('unavailable'));
  recheckOnReturn(session);
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('focus'));
  await vi.runAllTimersAsync();
  expect(session.refreshUser).toHaveBeenCalled();
});

it('refreshes after five seconds while the e-mail is unverified, because the link opens elsewhere', () => {
  session.become(signedInState(aUser(), { emailVerified: false }));
  recheckOnReturn(session);
  vi.advanceTimersByTime(5_000);
  window.dispatchEvent(new Event('focus'));
  expect(session.refreshUser).toHaveBeenCalledOnce();
  session.become(signedInState());
  vi.advanceTimersByTime(5_000);
  window.dispatchEvent(new Event('focus'));
  expect(session.refreshUser).toHaveBeenCalledOnce();
});
