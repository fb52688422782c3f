import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const source = path.resolve(import.meta.dirname, '../../packages/local-firebase');

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{uid} { allow read, write: if request.auth.uid == uid; }
  }
}`;

/** The installation downloads 250 MB if npm has not cached it. */
const INSTALL_TIMEOUT_MS = 900_000;

let folder: string;
let child: ChildProcess | undefined;

/** Packs the package as npm would publish it and installs it in an empty folder. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-firebase-'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: source });
  const [tarball = ''] = await readdir(folder);
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['install', ...options, `./${tarball}`], { cwd: folder });
}, INSTALL_TIMEOUT_MS);
afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A document as returned by Firestore's REST API. */
interface Answer {
  status: number;
  text: string;
}

async function ask(port: string, uid: string, method: string, body?: object): Promise<Answer> {
  const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: uid, user_id: uid, iat: now, exp: now + 3600 };
  const token = `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
  const documents = `http://127.0.0.1:${port}/v1/projects/demo-local/databases/(default)/documents`;
  const answer = await fetch(`${documents}/notes/ana`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

it('starts from its tarball only, stores a document under the rules, and stops', async () => {
  await writeFile(path.join(folder, 'firestore.rules'), rules);
  child = spawn(
    path.join(folder, 'node_modules/.bin/local-firebase'),
    ['--auth-port', '0', '--firestore-port', '0', '--storage-port', '0'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  for await (const text of child.stdout as AsyncIterable<Buffer>) {
    output += text.toString();
    if (output.includes('Ctrl+C')) break;
  }
  expect(output).toMatch(/Auth +127\.0\.0\.1:\d+\n +Firestore +127\.0\.0\.1:\d+\n +Storage +127/);
  const port = /Firestore +127\.0\.0\.1:(\d+)/.exec(output)?.[1] ?? '';

  const note = { fields: { text: { stringValue: 'olá' } } };
  expect(await ask(port, 'ana', 'PATCH', note)).toMatchObject({ status: 200 });
  const read = await ask(port, 'ana', 'GET');
  expect(read.status).toBe(200);
  expect(JSON.parse(read.text)).toMatchObject(note);
  expect(await ask(port, 'bia', 'GET')).toMatchObject({ status: 403 });
  expect(await ask(port, 'bia', 'PATCH', note)).toMatchObject({ status: 403 });

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('contains the file of every published export, for both conditions', async () => {
  const installed = path.join(folder, 'node_modules/@guia-da-ilha/local-firebase');
  const { exports } = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, { source: string; default?: string }>;
  };
  const published = Object.values(exports).filter((conditions) => conditions.default);
  expect(published.length).toBeGreaterThan(10);
  const files = published.flatMap((conditions) => Object.values(conditions));
  expect(files.filter((file) => !existsSync(path.join(installed, file)))).toEqual([]);
});

it('exports its functions to programs that import it by name', async () => {
  const script = `
    import { startLocalFirebase } from '@guia-da-ilha/local-firebase';
    import { loadFirestoreRules } from '@guia-da-ilha/local-firebase/rules/ruleset';
    loadFirestoreRules(${JSON.stringify(rules)});
    const firebase = await startLocalFirebase({ projectId: 'demo-any', ports: { firestore: 0 } });
    const { status } = await fetch('http://127.0.0.1:' + firebase.ports.firestore + '/v1/projects/demo-any/databases/(default)/documents/c/d', {
      headers: { authorization: 'Bearer owner' },
    });
    await firebase.close();
    console.log(status);
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
  });
  expect(stdout.trim()).toBe('404');
});
