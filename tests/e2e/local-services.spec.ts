import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import type * as FirebaseApp from 'firebase/app';
import type * as FullFirestore from 'firebase/firestore';

const project = 'demo-browser';
const sdk = path.resolve(import.meta.dirname, '../../node_modules/firebase');

let firebase: ChildProcess;
let firestorePort: number;
let site: Server;
let browser: Browser;

/** Serves a site with the full web SDK from the CDN files. All host names except localhost resolve to this machine. */
test.beforeAll(async ({ playwright }, testInfo) => {
  const { use } = testInfo.project;
  const rules = testInfo.outputPath('open.rules');
  await writeFile(
    rules,
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write; } } }",
  );
  firebase = fork(
    'packages/local-firebase/main.ts',
    ['--only', 'firestore', '--rules', rules, '--data', testInfo.outputPath('data')],
    {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, PROJECT_ID: project, FIRESTORE_PORT: '0' },
      silent: true,
    },
  );
  const [message] = (await once(firebase, 'message')) as [{ ports: { firestore: number } }];
  firestorePort = message.ports.firestore;
  site = createServer((request, response) => {
    const name = /^\/(firebase-(?:app|firestore)\.js)$/.exec(request.url ?? '')?.[1];
    if (!name) {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Site</title>');
      return;
    }
    response.setHeader('content-type', 'text/javascript');
    void readFile(path.join(sdk, name), 'utf8').then((text) => {
      response.end(text.replace(/https:\/\/www\.gstatic\.com\/firebasejs\/[\d.]+\//g, '/'));
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { args = [], ...launch } = use.launchOptions ?? {};
  browser = await playwright.chromium.launch({
    ...launch,
    args: [
      ...args.filter((arg) => !arg.startsWith('--host-resolver-rules')),
      '--host-resolver-rules=MAP other.test 127.0.0.1 , MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
    ],
  });
});
test.afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => site.close(resolve));
  const stopped = once(firebase, 'exit');
  firebase.disconnect();
  await stopped;
});

async function pageAt(host: string, port = (site.address() as AddressInfo).port): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`http://${host}:${port}/`);
  return page;
}

const documents = `/v1/projects/${project}/databases/(default)/documents`;
const secret = `${documents}/users/ana`;

/** Returns the response to a request with owner credentials; 'nothing' if the browser blocks it. */
function ask(page: Page, method: string, address: string, body?: string): Promise<string> {
  return page.evaluate(
    async ([verb, url, text]) => {
      try {
        const headers = { authorization: 'Bearer owner' };
        const answer = await fetch(url, { method: verb, headers, body: text ?? undefined });
        return `${answer.status} ${await answer.text()}`;
      } catch {
        return 'nothing';
      }
    },
    [method, address, body] as const,
  );
}

test('a page of another site can neither read nor delete the local data', async () => {
  const firestore = `http://127.0.0.1:${firestorePort}`;
  const own = await pageAt('localhost');
  const user = JSON.stringify({ fields: { name: { stringValue: 'Ana' } } });
  expect(await ask(own, 'PATCH', `${firestore}${secret}`, user)).toMatch(/^200 /);

  const other = await pageAt('other.test');
  expect(await ask(other, 'GET', `${firestore}${secret}`)).toBe('nothing');
  expect(await ask(other, 'DELETE', `${firestore}/emulator${documents}`)).toBe('nothing');
  // A form-like request without preflight: the browser sends it but hides the response.
  await other.evaluate(
    (url) => fetch(url, { method: 'POST', mode: 'no-cors', body: '{"writes":[]}' }),
    `${firestore}${documents}:commit`,
  );

  // A sandboxed frame has the origin 'null'.
  await own.setContent('<iframe sandbox="allow-scripts" srcdoc="<title>Frame</title>"></iframe>');
  const frame = own.frames().at(-1)!;
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  expect(
    await frame.evaluate(
      (url) =>
        fetch(url, { headers: { authorization: 'Bearer owner' } }).then(
          () => 'something',
          () => 'nothing',
        ),
      `${firestore}${secret}`,
    ),
  ).toBe('nothing');

  // DNS rebinding: an attacker's host name resolves to this machine, so the browser treats the service as same-site.
  const rebound = await pageAt('other.test', firestorePort);
  expect(await ask(rebound, 'GET', secret)).toMatch(/^403 (?!.*Ana)/);
  expect(await ask(rebound, 'DELETE', `/emulator${documents}`)).toMatch(/^403 /);

  expect(await ask(await pageAt('127.0.0.1'), 'GET', `${firestore}${secret}`)).toContain('Ana');
});

interface Outcome {
  code: string;
  message: string;
}

test('the full web client gets an immediate error that recommends the lite client', async () => {
  const page = await pageAt('localhost');
  const outcomes = await page.evaluate(
    async ([port, projectId]) => {
      const appModule = '/firebase-app.js';
      const firestoreModule = '/firebase-firestore.js';
      const { initializeApp } = (await import(appModule)) as typeof FirebaseApp;
      const fs = (await import(firestoreModule)) as typeof FullFirestore;
      fs.setLogLevel('silent');
      const db = fs.getFirestore(initializeApp({ projectId, apiKey: 'local' }));
      fs.connectFirestoreEmulator(db, '127.0.0.1', port);
      const a = fs.doc(db, 'c/a');
      const c = fs.collection(db, 'c');
      const all: Outcome[] = [];
      for (const call of [
        () => fs.getDoc(a),
        () => fs.getDocs(c),
        () => new Promise((resolve, reject) => fs.onSnapshot(c, resolve, reject)),
        () => fs.setDoc(a, { n: 1 }),
        () => fs.setDoc(a, { n: 2 }),
      ]) {
        all.push(
          await call().then(
            () => ({ code: 'none', message: 'It was answered.' }),
            (error: Outcome) => ({ code: error.code, message: error.message }),
          ),
        );
      }
      return all;
    },
    [firestorePort, project] as const,
  );
  expect(outcomes).toHaveLength(5);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ code: 'unimplemented' });
    expect(outcome.message).toContain('import firebase/firestore/lite in the web client');
  }
});
