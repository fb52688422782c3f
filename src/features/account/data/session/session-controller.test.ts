import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '#features/account/data/auth/account.ts';
import { AppError } from '#shared/app-error.ts';
import type { User } from '#features/account/model/user.ts';
import { createSession } from './session-controller.ts';
import type { SessionServices } from './session-services.ts';
import { anAccount, aUser, memoryHint, signedInState } from '#support/test-session.ts';

const hint = { name: 'Ana Souza', photoURL: '', role: 'member' as const };

/** Fake of Auth and the user records that tests can control. */
function createFakeAuth(records: Record<string, User> = { ana: aUser() }) {
  const knownUids = new Set(Object.keys(records));
  let current: Account | null = null;
  let notify: ((account: Account | null) => void) | null = null;
  const setAccount = (account: Account | null) => {
    current = account;
    notify?.(account);
  };
  const services = {
    watchAccount: vi.fn<SessionServices['watchAccount']>((onChange) => {
      notify = onChange;
      queueMicrotask(() => {
        onChange(current);
      });
      return Promise.resolve(() => undefined);
    }),
    signInWithPassword: vi.fn<SessionServices['signInWithPassword']>((email) => {
      const account = anAccount({ uid: email.split('@')[0] ?? '', email });
      setAccount(account);
      return Promise.resolve(account);
    }),
    createAccount: vi.fn<SessionServices['createAccount']>(({ email, displayName }) => {
      const account = anAccount({ uid: 'nova', email, displayName: '' });
      setAccount(account);
      return Promise.resolve({ ...account, displayName });
    }),
    signOutAccount: vi.fn<SessionServices['signOutAccount']>(() => {
      setAccount(null);
      return Promise.resolve();
    }),
    signInWithGoogle: vi.fn<SessionServices['signInWithGoogle']>(({ identity }) => {
      const email = identity?.email ?? 'ana@guiadailha.test';
      const uid = email.split('@')[0] ?? '';
      const account = anAccount({ uid, email, providers: ['google'] });
      setAccount(account);
      return Promise.resolve({ account, isNew: !knownUids.has(uid) });
    }),
    getGoogleRedirectResult: vi.fn<SessionServices['getGoogleRedirectResult']>(),
    discardSignIn: vi.fn<SessionServices['discardSignIn']>(() => {
      setAccount(null);
      return Promise.resolve();
    }),
    reloadAccount: vi.fn<SessionServices['reloadAccount']>(() =>
      current ? Promise.resolve(current) : Promise.reject(new AppError('unauthenticated')),
    ),
    ensureUser: vi.fn<SessionServices['ensureUser']>(({ uid, displayName }) =>
      Promise.resolve((records[uid] ??= aUser({ uid, displayName }))),
    ),
    findUser: vi.fn<SessionServices['findUser']>(({ uid }) =>
      Promise.resolve(records[uid] ?? null),
    ),
    cacheUser: vi.fn<SessionServices['cacheUser']>(() => Promise.resolve()),
    readCachedUser: vi.fn<SessionServices['readCachedUser']>(() => Promise.resolve(null)),
    clearOfflineData: vi.fn<SessionServices['clearOfflineData']>(() => Promise.resolve()),
  };
  return {
    services,
    records,
    become: setAccount,
    restored: (account: Account) => (current = account),
  };
}

let auth: ReturnType<typeof createFakeAuth>;

beforeEach(() => {
  auth = createFakeAuth();
});

describe('a restored session', () => {
  it('shows the hint, calls no service before start, then is signed in', async () => {
    auth.restored(anAccount());
    const session = createSession(auth.services, memoryHint(hint));
    expect(session.state()).toEqual({ status: 'loading', hint });
    expect(auth.services.watchAccount).not.toHaveBeenCalled();
    expect(await session.whenSettled()).toEqual(signedInState());
  });

  it('is signed out and clears the hint if Auth has no user', async () => {
    const hints = memoryHint(hint);
    const session = createSession(auth.services, hints);
    expect(await session.whenSettled()).toEqual({
      status: 'signed-out',
      isVerified: true,
      reason: null,
    });
    expect(hints.read()).toBeNull();
  });

  it('signs out an inactive account and reports the reason', async () => {
    auth.records['ana'] = aUser({ status: 'inactive' });
    auth.restored(anAccount());
    const session = createSession(auth.services, memoryHint(hint));
    session.start();
    await vi.waitFor(() => {
      expect(session.state()).toMatchObject({ reason: 'account-inactive' });
    });
    expect(auth.services.signOutAccount).toHaveBeenCalledOnce();
  });

  it('lets a pending account browse', async () => {
    auth.records['ana'] = aUser({ status: 'pending' });
    auth.restored(anAccount());
    const state = await createSession(auth.services, memoryHint(hint)).whenSettled();
    expect(state).toMatchObject({ status: 'signed-in', user: { status: 'pending' } });
  });

  it('fails offline without signing in by the hint, and can be retried', async () => {
    auth.restored(anAccount());
    auth.services.findUser.mockRejectedValueOnce(new AppError('unavailable'));
    const hints = memoryHint({ ...hint, role: 'super_admin' });
    const session = createSession(auth.services, hints);
    expect(await session.whenSettled()).toMatchObject({ status: 'failed' });
    expect(hints.read()).not.toBeNull();
    expect(await session.whenSettled()).toMatchObject({
      status: 'signed-in',
      user: { role: 'member' },
    });
  });

  it('can be retried after Auth failed to load', async () => {
    auth.restored(anAccount());
    auth.services.watchAccount.mockRejectedValueOnce(new AppError('unavailable'));
    const session = createSession(auth.services, memoryHint(hint));
    expect(await session.whenSettled()).toMatchObject({ status: 'failed', hint });
    expect(await session.whenSettled()).toMatchObject({ status: 'signed-in' });
  });
});

describe('signing in', () => {
  it('writes a hint without uid or e-mail', async () => {
    const hints = memoryHint();
    const session = createSession(auth.services, hints);
    await session.signIn('ana@guiadailha.test', 'x');
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { uid: 'ana' } });
    expect(hints.read()).toEqual(hint);
    expect(auth.services.ensureUser).toHaveBeenCalledOnce();
  });

  it('stays signed out after wrong credentials', async () => {
    auth.services.signInWithPassword.mockRejectedValueOnce(new AppError('wrong-password'));
    const session = createSession(auth.services, memoryHint());
    await expect(session.signIn('ana@x.test', 'x')).rejects.toMatchObject({
      code: 'wrong-password',
    });
    expect(await session.whenSettled()).toMatchObject({ status: 'signed-out', isVerified: true });
  });

  it('refuses an inactive account and signs it out once', async () => {
    auth.records['ana'] = aUser({ status: 'inactive' });
    const session = createSession(auth.services, memoryHint());
    await expect(session.signIn('ana@x.test', 'x')).rejects.toMatchObject({
      code: 'account-inactive',
    });
    // The form shows the error, so the state has no reason.
    expect(session.state()).toEqual({ status: 'signed-out', isVerified: true, reason: null });
    expect(auth.services.ensureUser).toHaveBeenCalledOnce();
  });

  it('can be repeated if the connection fails before the record is read', async () => {
    auth.services.ensureUser.mockRejectedValueOnce(new AppError('unavailable'));
    const session = createSession(auth.services, memoryHint());
    await expect(session.signIn('ana@x.test', 'x')).rejects.toMatchObject({ code: 'unavailable' });
    expect(session.state()).toMatchObject({ status: 'failed' });
    await session.signIn('ana@x.test', 'x');
    expect(session.state()).toMatchObject({ status: 'signed-in' });
  });
});

describe('signing in with Google', () => {
  const bia = { email: 'bia@x.test', displayName: 'Bia' };

  it('lets a user with a record in', async () => {
    const session = createSession(auth.services, memoryHint());
    expect(await session.signInWithGoogle('login', {})).toMatchObject({ isNewUser: false });
    expect(session.state()).toMatchObject({
      status: 'signed-in',
      account: { providers: ['google'] },
    });
  });

  it('refuses an unregistered user on the login page and discards the new account', async () => {
    const hints = memoryHint();
    const session = createSession(auth.services, hints);
    await expect(session.signInWithGoogle('login', { identity: bia })).rejects.toMatchObject({
      code: 'not-registered',
    });
    expect(auth.services.discardSignIn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ isNew: true }),
    );
    expect(auth.services.ensureUser).not.toHaveBeenCalled();
    expect(session.state()).toEqual({ status: 'signed-out', isVerified: true, reason: null });
    expect(hints.read()).toBeNull();
  });

  it('creates the user record on registration, once', async () => {
    const session = createSession(auth.services, memoryHint());
    const enter = () => session.signInWithGoogle('register', { identity: bia });
    expect(await enter()).toMatchObject({ user: { uid: 'bia' }, isNewUser: true });
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { uid: 'bia' } });
    expect(await enter()).toMatchObject({ isNewUser: false });
    expect(auth.services.ensureUser).toHaveBeenCalledOnce();
  });

  it('refuses an inactive account and signs it out', async () => {
    auth.records['ana'] = aUser({ status: 'inactive' });
    const session = createSession(auth.services, memoryHint());
    await expect(session.signInWithGoogle('login', {})).rejects.toMatchObject({
      code: 'account-inactive',
    });
    expect(auth.services.signOutAccount).toHaveBeenCalledOnce();
    expect(session.state()).toMatchObject({ status: 'signed-out', isVerified: true });
  });

  it('works the same after a redirect to Google', async () => {
    const account = anAccount({ uid: 'bia', providers: ['google'] });
    auth.services.getGoogleRedirectResult.mockImplementation(() => {
      auth.become(account);
      return Promise.resolve({ account, isNew: true });
    });
    const session = createSession(auth.services, memoryHint());
    await expect(session.finishGoogleSignIn('login')).rejects.toMatchObject({
      code: 'not-registered',
    });
    await session.finishGoogleSignIn('register');
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { uid: 'bia' } });
  });

  it('stays signed out if cancelled', async () => {
    auth.services.signInWithGoogle.mockRejectedValueOnce(new AppError('cancelled'));
    const session = createSession(auth.services, memoryHint());
    await expect(session.signInWithGoogle('login', {})).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(await session.whenSettled()).toMatchObject({ status: 'signed-out', isVerified: true });
  });
});

describe('an account without a user record', () => {
  it('is signed out and creates no record, because another tab may be registering it', async () => {
    auth.restored(anAccount({ uid: 'nova' }));
    const session = createSession(auth.services, memoryHint());
    expect(await session.whenSettled()).toMatchObject({ status: 'signed-out', isVerified: true });
    expect(auth.services.ensureUser).not.toHaveBeenCalled();
    expect(auth.services.signOutAccount).not.toHaveBeenCalled();
  });

  it('signs in on the next start after another tab created the record', async () => {
    auth.restored(anAccount({ uid: 'nova' }));
    const session = createSession(auth.services, memoryHint());
    await session.whenSettled();
    auth.records['nova'] = aUser({ uid: 'nova' });
    session.start();
    expect(await session.whenSettled()).toMatchObject({
      status: 'signed-in',
      user: { uid: 'nova' },
    });
  });

  it('gets its record at the next sign-in after an interrupted registration', async () => {
    auth.restored(anAccount({ uid: 'nova', displayName: 'Nova' }));
    const session = createSession(auth.services, memoryHint());
    await session.whenSettled();
    await session.signIn('nova@x.test', 'x');
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { uid: 'nova' } });
    expect(auth.services.ensureUser).toHaveBeenCalledOnce();
  });
});

describe('registering', () => {
  const details = { email: 'nova@x.test', password: 'x', displayName: 'Nova' };

  it('creates the record with the given name, although Auth reported the account earlier', async () => {
    const session = createSession(auth.services, memoryHint());
    await session.register(details);
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { displayName: 'Nova' } });
    expect(auth.services.ensureUser).toHaveBeenCalledOnce();
  });

  it('creates no record without a name if it is interrupted', async () => {
    auth.services.createAccount.mockImplementationOnce(() => {
      auth.become(anAccount({ uid: 'nova', displayName: '' }));
      return Promise.reject(new AppError('unavailable'));
    });
    const session = createSession(auth.services, memoryHint());
    await expect(session.register(details)).rejects.toMatchObject({ code: 'unavailable' });
    expect(auth.services.ensureUser).not.toHaveBeenCalled();
    await session.register(details);
    expect(auth.records['nova']).toMatchObject({ displayName: 'Nova' });
  });
});

describe('while signed in', () => {
  async function signedIn(hints = memoryHint()) {
    const session = createSession(auth.services, hints);
    await session.signIn('ana@x.test', 'x');
    return session;
  }

  it('signing out clears the state and the hint', async () => {
    const hints = memoryHint();
    const session = await signedIn(hints);
    await session.signOut();
    expect(session.state()).toMatchObject({ status: 'signed-out', isVerified: true });
    expect(hints.read()).toBeNull();
  });

  it('a sign-out in another tab signs out this tab', async () => {
    const session = await signedIn();
    auth.become(null);
    expect(session.state()).toMatchObject({ status: 'signed-out' });
  });

  it('a sign-in as another user in another tab switches the user', async () => {
    auth.records['bia'] = aUser({ uid: 'bia', displayName: 'Bia' });
    const session = await signedIn();
    auth.become(anAccount({ uid: 'bia' }));
    expect(session.state()).toMatchObject({ status: 'loading' });
    expect(await session.whenSettled()).toMatchObject({ user: { uid: 'bia' } });
  });

  it('drops a late record of a user who signed out', async () => {
    const session = await signedIn();
    let answer: (user: User) => void = () => undefined;
    auth.services.findUser.mockImplementationOnce(
      () => new Promise((resolve) => (answer = resolve)),
    );
    auth.become(anAccount({ uid: 'bia' }));
    auth.become(null);
    answer(aUser({ uid: 'bia' }));
    await Promise.resolve();
    expect(session.state()).toMatchObject({ status: 'signed-out' });
  });

  it('a refresh detects that the e-mail was verified elsewhere', async () => {
    const session = await signedIn();
    auth.services.reloadAccount.mockResolvedValueOnce(anAccount({ emailVerified: false }));
    await session.refreshUser();
    expect(session.state()).toMatchObject({ account: { emailVerified: false } });
    await session.refreshUser();
    expect(session.state()).toMatchObject({ account: { emailVerified: true } });
  });

  it('a refresh changes nothing if another tab signed in another user', async () => {
    const session = await signedIn();
    auth.services.reloadAccount.mockResolvedValueOnce(anAccount({ uid: 'bia' }));
    await session.refreshUser();
    expect(session.state()).toMatchObject({ user: { uid: 'ana' } });
  });

  it('a failed refresh keeps the user and rejects', async () => {
    const session = await signedIn();
    auth.services.reloadAccount.mockRejectedValueOnce(new AppError('unavailable'));
    await expect(session.refreshUser()).rejects.toMatchObject({ code: 'unavailable' });
    expect(session.state()).toMatchObject({ user: { uid: 'ana' } });
  });

  it('a refresh loads a new role', async () => {
    const session = await signedIn();
    auth.records['ana'] = aUser({ role: 'manager' });
    await session.refreshUser();
    expect(session.state()).toMatchObject({ user: { role: 'manager' } });
  });

  it('reports the reason for a deactivated user with revoked tokens', async () => {
    const session = await signedIn();
    auth.records['ana'] = aUser({ status: 'inactive' });
    // Auth signs an account out when it learns that its tokens are revoked.
    auth.services.reloadAccount.mockImplementationOnce(() => {
      auth.become(null);
      return Promise.reject(new AppError('unauthenticated'));
    });
    await session.refreshUser();
    expect(session.state()).toMatchObject({ status: 'signed-out', reason: 'account-inactive' });
  });

  it('a refresh after an e-mail change reads the updated record', async () => {
    const session = await signedIn();
    auth.services.reloadAccount.mockResolvedValueOnce(anAccount({ email: 'nova@x.test' }));
    auth.services.findUser.mockImplementation(({ email }) => Promise.resolve(aUser({ email })));
    await session.refreshUser();
    expect(session.state()).toMatchObject({ user: { email: 'nova@x.test' } });
  });

  it.each([
    ['deactivated', aUser({ status: 'inactive' }), 'account-inactive'],
    ['deleted', null, null],
  ])('a record that was %s ends the session on refresh', async (_what, record, reason) => {
    const session = await signedIn();
    auth.services.findUser.mockResolvedValueOnce(record);
    await session.refreshUser();
    expect(session.state()).toEqual({ status: 'signed-out', isVerified: true, reason });
    expect(auth.services.signOutAccount).toHaveBeenCalledOnce();
  });
});

describe('offline', () => {
  const readAt = new Date('2026-11-23T17:05:00Z');
  const mockCachedUser = (user = aUser()) =>
    auth.services.readCachedUser.mockResolvedValue({ user, account: anAccount(), readAt });

  it('shows the stored user until the network is back', async () => {
    auth.restored(anAccount());
    auth.records['ana'] = aUser({ role: 'manager' });
    auth.services.findUser.mockRejectedValueOnce(new AppError('unavailable'));
    mockCachedUser();
    const session = createSession(auth.services, memoryHint(hint));
    expect(await session.whenSettled()).toEqual({ ...signedInState(), readAt });
    session.start();
    await vi.waitFor(() => {
      expect(session.state()).toEqual(signedInState(aUser({ role: 'manager' })));
    });
    expect(auth.services.cacheUser).toHaveBeenCalledWith(
      expect.objectContaining({ role: 'manager' }),
      anAccount(),
    );
  });

  it.each([
    ['the record takes longer than 4 s', () => new Promise<never>(() => {})],
    ['a request times out', () => Promise.reject(new AppError('timeout'))],
  ])('%s: shows the stored user while the request is still running', async (_, findUser) => {
    vi.useFakeTimers();
    try {
      auth.restored(anAccount());
      auth.services.findUser.mockImplementation(findUser);
      mockCachedUser();
      const session = createSession(auth.services, memoryHint(hint));
      session.start();
      await vi.advanceTimersByTimeAsync(4_000);
      expect(session.state()).toEqual({ ...signedInState(), readAt, isAwaited: true });
    } finally {
      vi.useRealTimers();
    }
  });

  it('a timed-out request is retried soon, and its failure ends the wait', async () => {
    vi.useFakeTimers();
    try {
      auth.restored(anAccount());
      auth.services.findUser
        .mockRejectedValueOnce(new AppError('timeout'))
        .mockRejectedValueOnce(new AppError('unavailable'));
      mockCachedUser();
      const session = createSession(auth.services, memoryHint(hint));
      session.start();
      await vi.advanceTimersByTimeAsync(0);
      expect(session.state()).toMatchObject({ isAwaited: true });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(session.state()).toMatchObject({ readAt, isAwaited: false });
      await vi.advanceTimersByTimeAsync(30_000);
      expect(session.state()).toEqual(signedInState());
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows the stored user while Auth takes longer than 4 s', async () => {
    vi.useFakeTimers();
    try {
      auth.services.watchAccount.mockReturnValue(new Promise(() => {}));
      mockCachedUser();
      const session = createSession(auth.services, memoryHint(hint));
      session.start();
      await vi.advanceTimersByTimeAsync(4_000);
      expect(session.state()).toMatchObject({ status: 'signed-in', readAt, isAwaited: true });
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not show the stored user if Auth has another user', async () => {
    auth.restored(anAccount({ uid: 'bia' }));
    auth.services.findUser.mockRejectedValue(new AppError('unavailable'));
    mockCachedUser();
    const session = createSession(auth.services, memoryHint(hint));
    expect(await session.whenSettled()).toMatchObject({ status: 'failed' });
  });

  it('an error other than a network error shows no user', async () => {
    auth.restored(anAccount());
    auth.services.findUser.mockRejectedValue(new AppError('permission-denied'));
    mockCachedUser();
    const session = createSession(auth.services, memoryHint(hint));
    expect(await session.whenSettled()).toMatchObject({ status: 'failed' });
  });

  it('shows the stored user if Auth cannot be loaded, and retries', async () => {
    auth.services.watchAccount.mockRejectedValueOnce(new AppError('unavailable'));
    mockCachedUser();
    const session = createSession(auth.services, memoryHint(hint));
    expect(await session.whenSettled()).toMatchObject({ status: 'signed-in', readAt });
    auth.restored(anAccount());
    session.start();
    await vi.waitFor(() => {
      expect(session.state()).toEqual(signedInState());
    });
  });

  it('signs out a user deactivated while offline and reports the reason', async () => {
    auth.restored(anAccount());
    auth.services.findUser.mockRejectedValueOnce(new AppError('timeout'));
    mockCachedUser();
    const session = createSession(auth.services, memoryHint(hint));
    await session.whenSettled();
    auth.records['ana'] = aUser({ status: 'inactive' });
    session.start();
    await vi.waitFor(() => {
      expect(session.state()).toMatchObject({ status: 'signed-out', reason: 'account-inactive' });
    });
    expect(auth.services.clearOfflineData).toHaveBeenCalled();
  });

  it('signs out a user unknown to Auth and deletes the offline data', async () => {
    auth.restored(anAccount());
    auth.services.findUser.mockRejectedValueOnce(new AppError('unavailable'));
    mockCachedUser();
    const session = createSession(auth.services, memoryHint(hint));
    await session.whenSettled();
    auth.become(null);
    expect(session.state()).toMatchObject({ status: 'signed-out', isVerified: true });
    expect(auth.services.clearOfflineData).toHaveBeenCalled();
  });
});
