import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  changePassword,
  reauthenticateWithPassword,
  requestEmailChange,
  sendVerificationEmail,
} from './credential-store.ts';
import { idToken } from '#platform/firestore/id-token.ts';

const user = { email: 'ana@x.test', getIdToken: vi.fn() };
const auth = {
  currentUser: user as typeof user | null,
  authStateReady: vi.fn(() => Promise.resolve()),
};
const sdk = {
  EmailAuthProvider: { credential: vi.fn((email: string, password: string) => [email, password]) },
  reauthenticateWithCredential: vi.fn(),
  updatePassword: vi.fn(),
  verifyBeforeUpdateEmail: vi.fn(),
  sendEmailVerification: vi.fn(),
};

vi.mock('#platform/firestore/auth-connection.ts', () => ({
  authConnection: () => Promise.resolve({ sdk, auth }),
}));

const refusal = (code: string) => new FirebaseError(`auth/${code}`, code);

beforeEach(() => {
  vi.clearAllMocks();
  auth.currentUser = user;
  auth.authStateReady.mockResolvedValue(undefined);
  sdk.reauthenticateWithCredential.mockReset().mockResolvedValue({});
  sdk.updatePassword.mockReset().mockResolvedValue(undefined);
  sdk.verifyBeforeUpdateEmail.mockReset().mockResolvedValue(undefined);
});

it.each([
  ['reauthenticateWithPassword', () => reauthenticateWithPassword('x')],
  ['changePassword', () => changePassword('x')],
  ['requestEmailChange', () => requestEmailChange('a@x.test')],
  ['sendVerificationEmail', () => sendVerificationEmail()],
  ['idToken', () => idToken()],
])('%s throws if no user is signed in', async (_name, act) => {
  auth.currentUser = null;
  await expect(act()).rejects.toMatchObject({ code: 'unauthenticated' });
});

it('continues after Auth has restored the account', async () => {
  auth.currentUser = null;
  auth.authStateReady.mockImplementation(() => {
    auth.currentUser = user;
    return Promise.resolve();
  });
  await changePassword('outra1');
  expect(sdk.updatePassword).toHaveBeenCalledWith(user, 'outra1');
});

describe('reauthenticateWithPassword', () => {
  it('checks the password with the e-mail of the account', async () => {
    await reauthenticateWithPassword('ilha1234');
    expect(sdk.reauthenticateWithCredential).toHaveBeenCalledWith(user, ['ana@x.test', 'ilha1234']);
  });

  it.each([
    ['wrong-password', 'wrong-password'],
    ['invalid-credential', 'wrong-password'],
    ['too-many-requests', 'too-many-requests'],
    ['network-request-failed', 'unavailable'],
  ])('maps %s to %s', async (code, ours) => {
    sdk.reauthenticateWithCredential.mockRejectedValue(refusal(code));
    await expect(reauthenticateWithPassword('x')).rejects.toMatchObject({ code: ours });
  });
});

it.each([
  ['requires-recent-login', 'requires-recent-login'],
  ['weak-password', 'weak-password'],
  ['user-token-expired', 'unauthenticated'],
])('maps a password change refused with %s to %s', async (code, ours) => {
  sdk.updatePassword.mockRejectedValue(refusal(code));
  await expect(changePassword('x')).rejects.toMatchObject({ code: ours });
});

it.each([
  ['requires-recent-login', 'requires-recent-login'],
  ['email-already-in-use', 'conflict'],
  ['invalid-new-email', 'invalid-email'],
])('maps an e-mail change refused with %s to %s', async (code, ours) => {
  sdk.verifyBeforeUpdateEmail.mockRejectedValue(refusal(code));
  await expect(requestEmailChange(' nova@x.test ')).rejects.toMatchObject({ code: ours });
  expect(sdk.verifyBeforeUpdateEmail).toHaveBeenCalledWith(user, 'nova@x.test');
});

it('refreshes a token only on request', async () => {
  user.getIdToken.mockResolvedValue('token');
  expect(await idToken()).toBe('token');
  await idToken({ refresh: true });
  expect(user.getIdToken.mock.calls).toEqual([[false], [true]]);
});
