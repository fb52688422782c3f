import type { Page } from '@playwright/test';
import { toRestFields } from '#platform/firestore/rest-values.ts';
import { newUserRecord } from '#features/account/model/user.ts';
import { documentsUrl } from './city.ts';
import { expect } from './fixtures.ts';

/** Of the seeded people and of those that tests make. */
export const password = 'ilha1234';

/** What Auth answers to a registration or a sign-in; its REST interface names the fields. */
interface SignIn {
  localId: string;
  email: string;
  displayName?: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/**
 * Registers somebody new without a screen: the account through Auth's interface, the record as they themselves
 * write it, under the rules. Tests whose subject is the registration use the form (member-steps.ts).
 *
 * @returns the e-mail; nobody is signed in on any page
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
 * The same of somebody who has opened the link that proves their e-mail.
 *
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

/** Writes somebody's record as they themselves do. */
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

/**
 * Signs a page in as somebody who has an account, by what Auth keeps in the browser: the next page that is opened
 * finds it. Tests whose subject is the login fill its form.
 * @param site where it is opened, when that is not where all tests open it
 */
export async function enterAs(page: Page, email: string, site = ''): Promise<void> {
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
  // A page of this site without its code.
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(
    ([kept, hint]) => {
      localStorage.setItem('firebase:authUser:local:[DEFAULT]', kept);
      localStorage.setItem('guia:session', hint);
    },
    [
      JSON.stringify(user),
      JSON.stringify({ name: displayName, photoURL, role: 'member' }),
    ] as const,
  );
}

/** Somebody new whom the page is signed in as; answers the e-mail. */
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
