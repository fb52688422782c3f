import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreePorts } from './ports.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guia-dev-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a script of this folder and waits until it ends. */
function runCommand(script: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}`, ...args], {
    env: { ...process.env, LOCAL_DIR: folder, ...env },
  });
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (text: Buffer) => (ended.stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (ended.stderr += text.toString()));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ ...ended, code });
    });
  });
}

it.each(['dev.ts', 'demo.ts'])(
  '%s ends with one sentence and starts nothing if a port is in use',
  async (script) => {
    const ports = await findFreePorts();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(ports.auth, '127.0.0.1', resolve));
    const ended = await runCommand(script, [], {
      WEB_PORT: String(ports.web),
      API_PORT: String(ports.api),
      AUTH_PORT: String(ports.auth),
      FIRESTORE_PORT: String(ports.firestore),
      STORAGE_PORT: String(ports.storage),
      STRIPE_PORT: String(ports.stripe),
      MAIL_PORT: String(ports.mail),
      MAIL_PAGE_PORT: String(ports.mailPage),
    });
    await new Promise((resolve) => other.close(resolve));
    expect(ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${ports.auth} (Firebase Auth) is in use: close the program that uses it or set AUTH_PORT to another port.\n`,
    });
    expect(await readdir(folder)).toEqual([]);
  },
);

it('names the accepted options if an unknown one is given', async () => {
  const ended = await runCommand('dev.ts', ['--novo'], {});
  expect(ended.code).toBe(1);
  expect(ended.stderr).toBe(
    'Options: --fresh deletes the local data, --official-firebase uses the official emulators.\n',
  );
});
