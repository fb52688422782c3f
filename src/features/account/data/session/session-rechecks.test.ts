import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { reportRefusal } from '#platform/errors/refusals.ts';
import { recheckOnRefusal, recheckOnReturn } from './session-rechecks.ts';
import { createSession } from './session-controller.ts';
import type { SessionServices } from './session-services.ts';
import {
  anAccount,
  aUser,
  fakeSession,
  memoryHint,
  signedInState,
  visitorState,
} from '#support/test-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const refuse = (code: AppError['code'] = 'permission-denied') => reportRefusal(new AppError(code));

it.each(['permission-denied', 'unauthenticated', 'account-inactive'] as const)(
  'reads the own user record again after %s',
  (code) => {
    const session = fakeSession(signedInState());
    recheckOnRefusal(session);
    refuse(code);
    expect(session.refreshUser).toHaveBeenCalledOnce();
  },
);

it('reads nothing after other errors or for visitors', () => {
  const session = fakeSession(visitorState);
  recheckOnRefusal(session);
  refuse();
  session.become(signedInState());
  refuse('unavailable');
  refuse('not-found');
  expect(session.refreshUser).not.toHaveBeenCalled();
});

it('many refusals cause two reads: immediately and after the pause', () => {
  const session = fakeSession(signedInState());
  recheckOnRefusal(session);
  for (let refusal = 0; refusal < 20; refusal += 1) refuse();
  expect(session.refreshUser).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(15_000);
  expect(session.refreshUser).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(session.refreshUser).toHaveBeenCalledTimes(2);
});

it('a failed read does not stop the watcher', async () => {
  const session = fakeSession(signedInState());
  session.refreshUser.mockRejectedValueOnce(new AppError('unavailable'));
  recheckOnRefusal(session);
  refuse();
  await vi.advanceTimersByTimeAsync(15_000);
  refuse();
  expect(session.refreshUser).toHaveBeenCalledTimes(2);
});

it('reads nothing after the pause if the user was signed out', () => {
  const session = fakeSession(signedInState());
  recheckOnRefusal(session);
  refuse();
  refuse();
  session.become({ ...visitorState, reason: 'account-inactive' });
  vi.advanceTimersByTime(15_000);
  expect(session.refreshUser).toHaveBeenCalledOnce();
});

it('signs out a user deactivated during the session at the next refusal and shows the reason', async () => {
  let record = aUser();
  const never = () => Promise.reject(new AppError('unknown'));
  const services: SessionServices = {
    watchAccount: (onChange) => {
      onChange(anAccount());
      return Promise.resolve(() => undefined);
    },
    reloadAccount: () => Promise.resolve(anAccount()),
    findUser: () => Promise.resolve(record),
    signOutAccount: vi.fn<SessionServices['signOutAccount']>(() => Promise.resolve()),
    signInWithPassword: never,
    createAccount: never,
    signInWithGoogle: never,
    getGoogleRedirectResult: never,
    discardSignIn: never,
    ensureUser: never,
    cacheUser: () => Promise.resolve(),
    readCachedUser: () => Promise.resolve(null),
    clearOfflineData: () => Promise.resolve(),
  };
  const hints = memoryHint({ name: 'Ana', photoURL: '', role: 'member' });
  const session = createSession(services, hints);
  recheckOnRefusal(session);
  expect(await session.whenSettled()).toMatchObject({ status: 'signed-in' });

  record = aUser({ status: 'inactive' });
  refuse();
  await vi.waitFor(() => {
    expect(session.state()).toMatchObject({ status: 'signed-out', reason: 'account-inactive' });
  });
  expect(services.signOutAccount).toHaveBeenCalledOnce();
  expect(hints.read()).toBeNull();
});

describe('recheckOnReturn()', () => {
  let session: ReturnType<typeof fakeSession>;

  beforeEach(() => {
    session = fakeSession(signedInState());
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
});
