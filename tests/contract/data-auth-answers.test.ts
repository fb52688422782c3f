import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  createAccount,
  reloadAccount,
  sendPasswordReset,
  signInWithPassword,
  signOutAccount,
} from '#features/account/data/auth/auth-store.ts';
import { authConnection } from '#platform/firestore/auth-connection.ts';
import {
  changePassword,
  reauthenticateWithPassword,
  requestEmailChange,
  sendVerificationEmail,
} from '#features/account/data/auth/credential-store.ts';
import { idToken } from '#platform/firestore/id-token.ts';
import { readConfig } from '#platform/firestore/config.ts';
import { closeData, initializeData } from '#platform/firestore/connection.ts';
import { startAuth } from '@guia-da-ilha/local-firebase/auth/auth-emulator';
import type { RunningAuth } from '@guia-da-ilha/local-firebase/auth/auth-emulator';

const projectId = 'demo-guia';
const person = { email: 'ana@x.test', password: 'ilha1234', displayName: 'Ana Souza' };

let auth: RunningAuth;
let host: string;

beforeAll(async () => {
  auth = await startAuth({
    host: '127.0.0.1',
    port: 0,
    projectId,
    onError: (error) => {
      throw error;
    },
  });
  host = `127.0.0.1:${auth.port}`;
  initializeData(
    readConfig({
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
      VITE_AUTH_EMULATOR_HOST: host,
    }),
  );
  await createAccount(person);
});

afterAll(async () => {
  await closeData();
  await auth.close();
});

/** Returns the newest link that Auth would have sent. */
async function sentLink(): Promise<{ requestType: string; oobLink: string }> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { requestType: string; oobLink: string }[];
  };
  const newest = oobCodes.at(-1);
  if (!newest) throw new Error('Nothing was sent');
  return newest;
}

/** If enabled, Auth no longer distinguishes unknown users from wrong passwords. */
async function protectFromEnumeration(enabled: boolean): Promise<void> {
  const config = `http://${host}/emulator/v1/projects/${projectId}/config`;
  const response = await fetch(config, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: enabled } }),
  });
  expect(response.status).toBe(200);
}

describe('responses of the local Auth are mapped to', () => {
  it.each([
    ['an unknown e-mail', 'ninguem@x.test', 'ilha1234', 'not-found'],
    ['a wrong password', person.email, 'errada1', 'wrong-password'],
    ['no e-mail at all', 'isto não é', 'ilha1234', 'invalid-email'],
  ])('%s at the login', async (_what, email, password, code) => {
    await expect(signInWithPassword(email, password)).rejects.toMatchObject({ code });
  });

  it('the same error for both with enumeration protection', async () => {
    await protectFromEnumeration(true);
    try {
      for (const [email, password] of [
        ['ninguem@x.test', 'ilha1234'],
        [person.email, 'errada1'],
      ] as const) {
        await expect(signInWithPassword(email, password)).rejects.toMatchObject({
          code: 'unauthenticated',
        });
      }
      await signInWithPassword(person.email, person.password);
      await expect(reauthenticateWithPassword('errada1')).rejects.toMatchObject({
        code: 'wrong-password',
      });
    } finally {
      await protectFromEnumeration(false);
    }
  });

  it.each([
    ['an e-mail in use', { ...person, password: 'outra123' }, 'conflict'],
    ['a weak password', { ...person, email: 'bia@x.test', password: 'abc' }, 'weak-password'],
    ['no e-mail at all', { ...person, email: 'isto não é' }, 'invalid-email'],
  ])('%s at the registration', async (_what, details, code) => {
    await signOutAccount();
    await expect(createAccount(details)).rejects.toMatchObject({ code });
  });

  it('no error when an unknown user requests a new password', async () => {
    await expect(sendPasswordReset('ninguem@x.test')).resolves.toBeUndefined();
  });
});

describe('an account', () => {
  it('gives no token without a signed-in user', async () => {
    await signOutAccount();
    await expect(idToken()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('shows that its e-mail was confirmed once the link was opened', async () => {
    expect(await signInWithPassword(person.email, person.password)).toMatchObject({
      emailVerified: false,
      providers: ['password'],
    });
    await sendVerificationEmail();
    const { requestType, oobLink } = await sentLink();
    expect(requestType).toBe('VERIFY_EMAIL');
    expect((await fetch(oobLink)).status).toBe(200);
    expect(await reloadAccount()).toMatchObject({ emailVerified: true });
  });

  it('changes its password after a new sign-in was required', async () => {
    await signInWithPassword(person.email, person.password);
    await reauthenticateWithPassword(person.password);
    await changePassword('mar-calmo-7');
    await signOutAccount();
    await signInWithPassword(person.email, 'mar-calmo-7');
    await changePassword(person.password);
    expect((await idToken({ refresh: true })).split('.')).toHaveLength(3);
  });

  it('refuses a new e-mail that another user has, and accepts a free one by its link', async () => {
    await signOutAccount();
    await createAccount({ ...person, email: 'caio@x.test' });
    await requestEmailChange(' livre@x.test ');
    const { requestType, oobLink } = await sentLink();
    expect(requestType).toBe('VERIFY_AND_CHANGE_EMAIL');
    expect((await fetch(oobLink)).status).toBe(200);
    await signOutAccount();
    expect(await signInWithPassword('livre@x.test', person.password)).toMatchObject({
      email: 'livre@x.test',
    });
    await expect(requestEmailChange(person.email)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('the whole page shares one Auth instance', async () => {
    expect(await authConnection()).toBe(await authConnection());
  });
});
