import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { takeGoogleRedirect } from './google-redirect.ts';
import {
  discardSignIn,
  getGoogleRedirectResult,
  reauthenticateWithGoogle,
  signInWithGoogle,
} from './google-store.ts';

const user = { uid: 'ana', email: 'ana@x.test', emailVerified: true, providerData: [] };
const auth = {
  currentUser: user as typeof user | null,
  authStateReady: () => Promise.resolve(),
};
const setCustomParameters = vi.fn();
const sdk = {
  browserPopupRedirectResolver: class {
    _initialize = vi.fn();
  },
  GoogleAuthProvider: class {
    static credential = vi.fn((idToken: string) => ({ idToken }));
    setCustomParameters = setCustomParameters;
  },
  getAdditionalUserInfo: vi.fn(() => ({ isNewUser: true })),
  signInWithPopup: vi.fn(),
  signInWithRedirect: vi.fn(),
  signInWithCredential: vi.fn(),
  getRedirectResult: vi.fn(),
  reauthenticateWithPopup: vi.fn(),
  reauthenticateWithCredential: vi.fn(),
  deleteUser: vi.fn(),
  signOut: vi.fn(),
};

vi.mock('#platform/firestore/auth-connection.ts', () => ({
  authConnection: () => Promise.resolve({ sdk, auth }),
}));

const refusal = (code: string) => new FirebaseError(`auth/${code}`, code);

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  auth.currentUser = user;
  sdk.signInWithPopup.mockReset().mockResolvedValue({ user });
  sdk.deleteUser.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('with a real project', () => {
  it('the pop-up always offers the account chooser', async () => {
    expect(await signInWithGoogle({})).toMatchObject({ account: { uid: 'ana' }, isNew: true });
    expect(setCustomParameters).toHaveBeenCalledWith({ prompt: 'select_account' });
    expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
  });

  it.each([
    ['popup-closed-by-user', 'cancelled'],
    ['account-exists-with-different-credential', 'conflict'],
    ['user-disabled', 'account-inactive'],
    ['too-many-requests', 'too-many-requests'],
    ['network-request-failed', 'unavailable'],
  ])('maps %s to %s without leaving the page', async (code, ours) => {
    sdk.signInWithPopup.mockRejectedValue(refusal(code));
    await expect(signInWithGoogle({})).rejects.toMatchObject({ code: ours });
    expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
    expect(takeGoogleRedirect()).toBeNull();
  });

  it('a blocked pop-up falls back to a redirect and stores the data to restore', async () => {
    sdk.signInWithPopup.mockRejectedValue(refusal('popup-blocked'));
    sdk.signInWithRedirect.mockResolvedValue({ user });
    await signInWithGoogle({ kept: { from: '/search?q=bar' } }).catch(() => undefined);
    expect(sdk.signInWithRedirect).toHaveBeenCalledOnce();
    expect(takeGoogleRedirect()).toEqual({ kept: { from: '/search?q=bar' } });
    expect(takeGoogleRedirect()).toBeNull();
  });

  it('a blocked pop-up is an error if the browser also refuses its storage', async () => {
    sdk.signInWithPopup.mockRejectedValue(refusal('popup-blocked'));
    vi.stubGlobal('sessionStorage', {
      ...sessionStorage,
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await expect(signInWithGoogle({})).rejects.toMatchObject({ code: 'popup-blocked' });
    expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
  });

  it('returning without an answer is a cancelled sign-in', async () => {
    sdk.getRedirectResult.mockResolvedValueOnce(null);
    await expect(getGoogleRedirectResult()).rejects.toMatchObject({ code: 'cancelled' });
    sdk.getRedirectResult.mockResolvedValueOnce({ user });
    expect(await getGoogleRedirectResult()).toMatchObject({ account: { uid: 'ana' } });
  });

  it('a blocked pop-up of a reauthentication is an error and does not leave the page', async () => {
    sdk.reauthenticateWithPopup.mockRejectedValueOnce(refusal('popup-blocked'));
    await expect(reauthenticateWithGoogle()).rejects.toMatchObject({ code: 'popup-blocked' });
    expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
  });

  it('a reauthentication with another account is a conflict', async () => {
    sdk.reauthenticateWithPopup.mockRejectedValueOnce(refusal('user-mismatch'));
    await expect(reauthenticateWithGoogle()).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('with the Auth emulator', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    sdk.signInWithCredential.mockResolvedValue({ user });
  });

  it('signs in with the token of the chosen identity and opens no window', async () => {
    await signInWithGoogle({ identity: { email: ' Ana@X.test', displayName: 'Ana' } });
    const [token] = sdk.GoogleAuthProvider.credential.mock.calls[0] ?? [''];
    expect(JSON.parse(token)).toEqual({
      sub: 'local-ana@x.test',
      email: 'ana@x.test',
      email_verified: true,
      name: 'Ana',
    });
    expect(sdk.signInWithPopup).not.toHaveBeenCalled();
  });

  it('is cancelled without an identity', async () => {
    await expect(signInWithGoogle({})).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('discardSignIn', () => {
  it('deletes a newly created account', async () => {
    await discardSignIn({ isNew: true });
    expect(sdk.deleteUser).toHaveBeenCalledExactlyOnceWith(user);
  });

  it('only signs out an existing account', async () => {
    await discardSignIn({ isNew: false });
    expect(sdk.deleteUser).not.toHaveBeenCalled();
    expect(sdk.signOut).toHaveBeenCalledOnce();
  });

  it('signs out and reports the error if the account cannot be deleted', async () => {
    sdk.deleteUser.mockRejectedValueOnce(refusal('network-request-failed'));
    await expect(discardSignIn({ isNew: true })).rejects.toMatchObject({ code: 'unavailable' });
    expect(sdk.signOut).toHaveBeenCalledOnce();
  });
});

it.each([['{'], ['7'], ['null'], ['{"other":1}']])(
  'returns no data if the redirect mark is %s',
  (text) => {
    sessionStorage.setItem('guia:google-redirect', text);
    expect(takeGoogleRedirect()?.kept ?? null).toBeNull();
  },
);
