import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '#data/auth/auth-store.ts';
import { AppError } from '#domain/app-error.ts';
import type { User } from '#domain/user.ts';
import { createSession } from './session-controller.ts';
import type { SessionServices } from './session-controller.ts';
import { anAccount, aUser, memoryHint } from './test-session.ts';

const hint = { name: 'Ana Souza', photoURL: '', role: 'member' as const };

/** Auth and the records as one account server that tests can steer. */
function world(records: Record<string, User> = { ana: aUser() }) {
  let current: Account | null = null;
  let tell: ((account: Account | null) => void) | null = null;
  const become = (account: Account | null) => {
    current = account;
    tell?.(account);
  };
  const services = {
    watchAccount: vi.fn<SessionServices['watchAccount']>((onChange) => {
      tell = onChange;
      queueMicrotask(() => {
        onChange(current);
      });
      return Promise.resolve(() => undefined);
    }),
    signInWithPassword: vi.fn<SessionServices['signInWithPassword']>((email) => {
      const account = anAccount({ uid: email.split('@')[0] ?? '', email });
      become(account);
      return Promise.resolve(account);
    }),
    createAccount: vi.fn<SessionServices['createAccount']>(({ email, displayName }) => {
      const account = anAccount({ uid: 'nova', email, displayName: '' });
      become(account);
      return Promise.resolve({ ...account, displayName });
    }),
    signOutAccount: vi.fn<SessionServices['signOutAccount']>(() => {
      become(null);
      return Promise.resolve();
    }),
    ensureUser: vi.fn<SessionServices['ensureUser']>(({ uid, displayName }) =>
      Promise.resolve((records[uid] ??= aUser({ uid, displayName }))),
    ),
    getUser: vi.fn<SessionServices['getUser']>((uid) => Promise.resolve(records[uid] ?? null)),
  };
  return { services, records, become, restored: (account: Account) => (current = account) };
}

let auth: ReturnType<typeof world>;

beforeEach(() => {
  auth = world();
});

describe('a restored session', () => {
  it('shows the hint, asks nobody before it is started, then is signed in', async () => {
    auth.restored(anAccount());
    const session = createSession(auth.services, memoryHint(hint));
    expect(session.state()).toEqual({ status: 'loading', hint });
    expect(auth.services.watchAccount).not.toHaveBeenCalled();
    expect(await session.settled()).toEqual({ status: 'signed-in', user: aUser() });
  });

  it('is a visitor, and forgets the hint, when Auth knows nobody', async () => {
    const hints = memoryHint(hint);
    const session = createSession(auth.services, hints);
    expect(await session.settled()).toEqual({
      status: 'signed-out',
      isVerified: true,
      reason: null,
    });
    expect(hints.read()).toBeNull();
  });

  it('of an inactive account is signed out, and says why', async () => {
    auth.records['ana'] = aUser({ status: 'inactive' });
    auth.restored(anAccount());
    const session = createSession(auth.services, memoryHint(hint));
    session.start();
    await vi.waitFor(() => {
      expect(session.state()).toMatchObject({ reason: 'account-inactive' });
    });
    expect(auth.services.signOutAccount).toHaveBeenCalledOnce();
  });

  it('of a pending account may browse', async () => {
    auth.records['ana'] = aUser({ status: 'pending' });
    auth.restored(anAccount());
    const state = await createSession(auth.services, memoryHint(hint)).settled();
    expect(state).toMatchObject({ status: 'signed-in', user: { status: 'pending' } });
  });

  it('fails without a connection, keeps nobody signed in by the hint, and can be tried again', async () => {
    auth.restored(anAccount());
    auth.services.ensureUser.mockRejectedValueOnce(new AppError('unavailable'));
    const hints = memoryHint({ ...hint, role: 'super_admin' });
    const session = createSession(auth.services, hints);
    expect(await session.settled()).toMatchObject({ status: 'failed' });
    expect(hints.read()).not.toBeNull();
    expect(await session.settled()).toMatchObject({
      status: 'signed-in',
      user: { role: 'member' },
    });
  });

  it('can be tried again after Auth itself could not be loaded', async () => {
    auth.restored(anAccount());
    auth.services.watchAccount.mockRejectedValueOnce(new AppError('unavailable'));
    const session = createSession(auth.services, memoryHint(hint));
    expect(await session.settled()).toMatchObject({ status: 'failed', hint });
    expect(await session.settled()).toMatchObject({ status: 'signed-in' });
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

  it('with wrong credentials leaves a verified visitor', async () => {
    auth.services.signInWithPassword.mockRejectedValueOnce(new AppError('wrong-password'));
    const session = createSession(auth.services, memoryHint());
    await expect(session.signIn('ana@x.test', 'x')).rejects.toMatchObject({
      code: 'wrong-password',
    });
    expect(await session.settled()).toMatchObject({ status: 'signed-out', isVerified: true });
  });

  it('of an inactive account is refused and signed out, once', async () => {
    auth.records['ana'] = aUser({ status: 'inactive' });
    const session = createSession(auth.services, memoryHint());
    await expect(session.signIn('ana@x.test', 'x')).rejects.toMatchObject({
      code: 'account-inactive',
    });
    // The form says it; nothing else has to.
    expect(session.state()).toEqual({ status: 'signed-out', isVerified: true, reason: null });
    expect(auth.services.ensureUser).toHaveBeenCalledOnce();
  });

  it('that loses the connection before the record can be repeated', async () => {
    auth.services.ensureUser.mockRejectedValueOnce(new AppError('unavailable'));
    const session = createSession(auth.services, memoryHint());
    await expect(session.signIn('ana@x.test', 'x')).rejects.toMatchObject({ code: 'unavailable' });
    expect(session.state()).toMatchObject({ status: 'failed' });
    await session.signIn('ana@x.test', 'x');
    expect(session.state()).toMatchObject({ status: 'signed-in' });
  });
});

describe('registering', () => {
  const details = { email: 'nova@x.test', password: 'x', displayName: 'Nova' };

  it('makes the record with the name just given, although Auth told of the account before', async () => {
    const session = createSession(auth.services, memoryHint());
    await session.register(details);
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { displayName: 'Nova' } });
    expect(auth.services.ensureUser).toHaveBeenCalledOnce();
  });

  it('that breaks between account and record does not make a record without a name', async () => {
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

  it('signing out forgets everything', async () => {
    const hints = memoryHint();
    const session = await signedIn(hints);
    await session.signOut();
    expect(session.state()).toMatchObject({ status: 'signed-out', isVerified: true });
    expect(hints.read()).toBeNull();
  });

  it('another tab that signs out signs out here too', async () => {
    const session = await signedIn();
    auth.become(null);
    expect(session.state()).toMatchObject({ status: 'signed-out' });
  });

  it('another tab that signs in as somebody else changes who is here', async () => {
    auth.records['bia'] = aUser({ uid: 'bia', displayName: 'Bia' });
    const session = await signedIn();
    auth.become(anAccount({ uid: 'bia' }));
    expect(session.state()).toMatchObject({ status: 'loading' });
    expect(await session.settled()).toMatchObject({ user: { uid: 'bia' } });
  });

  it('a late record of who left before is dropped', async () => {
    const session = await signedIn();
    let answer: (user: User) => void = () => undefined;
    auth.services.ensureUser.mockImplementationOnce(
      () => new Promise((resolve) => (answer = resolve)),
    );
    auth.become(anAccount({ uid: 'bia' }));
    auth.become(null);
    answer(aUser({ uid: 'bia' }));
    await Promise.resolve();
    expect(session.state()).toMatchObject({ status: 'signed-out' });
  });

  it('a new role is known after refresh', async () => {
    const session = await signedIn();
    auth.records['ana'] = aUser({ role: 'manager' });
    await session.refresh();
    expect(session.state()).toMatchObject({ user: { role: 'manager' } });
  });

  it.each([
    ['made inactive', aUser({ status: 'inactive' }), 'account-inactive'],
    ['deleted', null, null],
  ])('a record that was %s ends the session at refresh', async (_what, record, reason) => {
    const session = await signedIn();
    auth.services.getUser.mockResolvedValueOnce(record);
    await session.refresh();
    expect(session.state()).toEqual({ status: 'signed-out', isVerified: true, reason });
    expect(auth.services.signOutAccount).toHaveBeenCalledOnce();
  });
});
