import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  createAccount,
  sendPasswordReset,
  signInWithPassword,
  watchAccount,
} from './auth-store.ts';

const auth = { currentUser: null as { email: string } | null };
const sdk = {
  onAuthStateChanged: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  createUserWithEmailAndPassword: vi.fn(),
  updateProfile: vi.fn(),
  sendPasswordResetEmail: vi.fn(),
};

vi.mock('#platform/firestore/auth-connection.ts', () => ({
  authConnection: () => Promise.resolve({ sdk, auth }),
}));

const refusal = (code: string) => new FirebaseError(`auth/${code}`, code);
const user = {
  uid: 'ana',
  email: 'ana@x.test',
  emailVerified: false,
  providerData: [{ providerId: 'password' }, { providerId: 'phone' }],
  displayName: null,
  photoURL: null,
};
const details = { email: ' ana@x.test ', password: 'ilha1234', displayName: 'Ana' };

beforeEach(() => {
  vi.resetAllMocks();
  auth.currentUser = null;
  sdk.updateProfile.mockResolvedValue(undefined);
});

describe('signInWithPassword', () => {
  it('trims the e-mail and returns the account without nulls', async () => {
    sdk.signInWithEmailAndPassword.mockResolvedValue({ user });
    expect(await signInWithPassword(' ana@x.test', 'x')).toEqual({
      uid: 'ana',
      email: 'ana@x.test',
      emailVerified: false,
      providers: ['password'],
      displayName: '',
      photoURL: '',
    });
    expect(sdk.signInWithEmailAndPassword).toHaveBeenCalledWith(auth, 'ana@x.test', 'x');
  });

  it.each([
    ['invalid-credential', 'unauthenticated'],
    ['too-many-requests', 'too-many-requests'],
    ['user-disabled', 'account-inactive'],
    ['network-request-failed', 'unavailable'],
  ])('maps the error %s', async (code, ours) => {
    sdk.signInWithEmailAndPassword.mockRejectedValue(refusal(code));
    await expect(signInWithPassword('a@x.test', 'x')).rejects.toMatchObject({ code: ours });
  });
});

describe('createAccount', () => {
  it('sets the display name of the account', async () => {
    sdk.createUserWithEmailAndPassword.mockResolvedValue({ user });
    expect(await createAccount(details)).toMatchObject({ uid: 'ana', displayName: 'Ana' });
    expect(sdk.updateProfile).toHaveBeenCalledWith(user, { displayName: 'Ana' });
  });

  it('reuses the account of an interrupted registration in this browser', async () => {
    sdk.createUserWithEmailAndPassword.mockRejectedValue(refusal('email-already-in-use'));
    sdk.signInWithEmailAndPassword.mockResolvedValue({ user });
    auth.currentUser = { email: 'ana@x.test' };
    expect(await createAccount(details)).toMatchObject({ uid: 'ana', displayName: 'Ana' });
  });

  it('refuses an e-mail that is in use, without trying the password', async () => {
    sdk.createUserWithEmailAndPassword.mockRejectedValue(refusal('email-already-in-use'));
    await expect(createAccount(details)).rejects.toMatchObject({ code: 'conflict' });
    expect(sdk.signInWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it('refuses the interrupted account for a wrong password', async () => {
    sdk.createUserWithEmailAndPassword.mockRejectedValue(refusal('email-already-in-use'));
    sdk.signInWithEmailAndPassword.mockRejectedValue(refusal('wrong-password'));
    auth.currentUser = { email: 'ana@x.test' };
    await expect(createAccount(details)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('sendPasswordReset', () => {
  it('does not reveal that an e-mail is unknown', async () => {
    sdk.sendPasswordResetEmail.mockRejectedValue(refusal('user-not-found'));
    await expect(sendPasswordReset('ninguem@x.test')).resolves.toBeUndefined();
  });

  it('reports that the message could not be sent', async () => {
    sdk.sendPasswordResetEmail.mockRejectedValue(refusal('network-request-failed'));
    await expect(sendPasswordReset('a@x.test')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it('watchAccount reports sign-ins and sign-outs until it is unsubscribed', async () => {
  const stop = vi.fn();
  sdk.onAuthStateChanged.mockImplementation((_auth, tell: (found: unknown) => void) => {
    tell(user);
    tell(null);
    return stop;
  });
  const onAccountChange = vi.fn();
  expect(await watchAccount(onAccountChange)).toBe(stop);
  expect(onAccountChange.mock.calls).toEqual([[expect.objectContaining({ uid: 'ana' })], [null]]);
});
