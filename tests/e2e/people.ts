import type { Page } from '@playwright/test';
import { toRestFields } from '#support/rest-values.ts';
import { newUserRecord } from '#features/account/model/user.ts';
import { documentsUrl } from './city.ts';
import { expect } from './fixtures.ts';

/** Password of the seeded users and of the users that tests create. */
export const password = 'ilha1234';

/** A page of the site without app code. */
export const pageWithoutApp = '/robots.txt';

/** Response of Auth's REST API to a registration or a sign-in. */
interface SignIn {
  localId: string;
  email: string;
  displayName?: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/**
 * Registers a new user without the UI: creates the account through Auth's REST API and writes the user document as that
 * user, under the security rules. Tests of the registration use the form (member-steps.ts).
 * @returns the e-mail; no page is signed in
 */
export async function newPerson(name: string): Promise<string> {
  const email = `pessoa-${crypto.randomUUID()}@guiadailha.test`;
  const { localId: uid, idToken } = await askAuth('signUp', { email, displayName: name });
  const record = newUserRecord(
    { uid, email, displayName: name, photoURL: '', emailVerified: false },
    { role: 'member', status: 'active' },
  );
  await writeOwnRecord({ uid, idToken }, toRestFields(record), {
    instants: ['createdAt', 'updatedAt'],
    write: { currentDocument: { exists: false } },
  });
  return email;
}

/**
 * Like newPerson, with a confirmed e-mail.
 * @returns the e-mail
 */
export async function newProvenPerson(name: string): Promise<string> {
  const email = await newPerson(name);
  const { localId } = await askAuth('signInWithPassword', { email });
  const answer = await fetch(`${authService()}:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId, emailVerified: true }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  const { idToken } = await askAuth('signInWithPassword', { email });
  await writeOwnRecord({ uid: localId, idToken }, toRestFields({ emailVerified: true }), {
    instants: ['updatedAt'],
    write: { updateMask: { fieldPaths: ['emailVerified'] } },
  });
  return email;
}

/** Writes the user document as its owner. */
async function writeOwnRecord(
  { uid, idToken }: { uid: string; idToken: string },
  fields: ReturnType<typeof toRestFields>,
  { instants, write }: { instants: readonly string[]; write: object },
): Promise<void> {
  const folder = documentsUrl(required('E2E_FIRESTORE'));
  const answer = await fetch(`${folder}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      writes: [
        {
          update: {
            name: `${folder.slice(folder.indexOf('projects/'))}/users/${uid}`,
            fields,
          },
          ...write,
          updateTransforms: instants.map((fieldPath) => ({
            fieldPath,
            setToServerValue: 'REQUEST_TIME',
          })),
        },
      ],
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Returns the state that Auth and the app store in the browser of a signed-in user: the entries of localStorage. */
export async function sessionEntries(email: string): Promise<Record<string, string>> {
  const signIn = await askAuth('signInWithPassword', { email });
  const [displayName, photoURL] = [signIn.displayName ?? '', ''];
  const now = Date.now();
  const user = {
    uid: signIn.localId,
    email,
    emailVerified: false,
    displayName,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, displayName, email, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: {
      refreshToken: signIn.refreshToken,
      accessToken: signIn.idToken,
      expirationTime: now + Number(signIn.expiresIn) * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: 'local',
    appName: '[DEFAULT]',
  };
  return {
    'firebase:authUser:local:[DEFAULT]': JSON.stringify(user),
    'guia:session': JSON.stringify({ name: displayName, photoURL, role: 'member' }),
  };
}

/**
 * Signs a page in by writing the state that Auth stores in the browser; the next page opened uses it. Tests of the
 * login fill its form.
 * @param site the origin to sign in at, if it is not the default one
 */
export async function enterAs(page: Page, email: string, site = ''): Promise<void> {
  const entries = await sessionEntries(email);
  await page.goto(`${site}${pageWithoutApp}`);
  await page.evaluate((values) => {
    Object.assign(localStorage, values);
  }, entries);
}

/** Registers a new user and signs the page in as that user. Returns the e-mail. */
export async function enterAsNewPerson(page: Page, name: string, site = ''): Promise<string> {
  const email = await newPerson(name);
  await enterAs(page, email, site);
  return email;
}

async function askAuth(
  method: 'signUp' | 'signInWithPassword',
  person: { email: string; displayName?: string },
): Promise<SignIn> {
  const answer = await fetch(`${authService()}:${method}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, password, returnSecureToken: true }),
  });
  expect(answer.status, `${method} of ${person.email}`).toBe(200);
  return (await answer.json()) as SignIn;
}

function authService(): string {
  return `http://${required('E2E_AUTH')}/identitytoolkit.googleapis.com/v1/accounts`;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the address of a local service`);
  return value;
}
