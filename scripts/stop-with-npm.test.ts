import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findFreePorts, requireFreePorts } from './ports.ts';

const root = path.resolve(import.meta.dirname, '..');
const timeout = 50_000;

let folder: string;
let npm: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guia-npm-'));
});
afterEach(async () => {
  // The process group also contains the shell and the program, which a signal to npm may not have reached.
  if (npm?.pid) killGroup(npm.pid);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ESRCH');
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/**
 * Runs npm until the port is in use, sends the signal and waits until the port is free. SIGINT is sent to the whole
 * group, as by Ctrl+C in a terminal; the other signals are sent to npm only.
 */
async function stopsListening(
  args: string[],
  { cwd, port, env }: { cwd: string; port: number; env: NodeJS.ProcessEnv },
  signal: NodeJS.Signals,
): Promise<void> {
  npm = spawn('npm', args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(npm, 'exit');
  await vi.waitFor(async () => expect(await listens(port)).toBe(true), { timeout, interval: 100 });
  if (signal === 'SIGINT') process.kill(-npm.pid!, signal);
  else npm.kill(signal);
  await ended;
  await vi.waitFor(async () => expect(await listens(port)).toBe(false), { timeout, interval: 100 });
}

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'npm start stops the server gracefully when npm gets %s',
  async (signal) => {
    const { api } = await findFreePorts();
    for (const part of ['scripts', 'dist-server']) await mkdir(path.join(folder, part));
    for (const file of ['package.json', 'scripts/start.js', 'scripts/stop-with-npm.js']) {
      await copyFile(path.join(root, file), path.join(folder, file));
    }
    await writeFile(
      path.join(folder, 'dist-server', 'main.js'),
      `import { writeFileSync } from 'node:fs';
       import { createServer } from 'node:net';
       createServer().listen(${api}, '127.0.0.1');
       for (const signal of ['SIGTERM', 'SIGINT']) {
         process.once(signal, () => {
           writeFileSync('closed', '');
           process.exit(0);
         });
       }`,
    );
    await stopsListening(['start'], { cwd: folder, port: api, env: {} }, signal);
    expect(await readFile(path.join(folder, 'closed'), 'utf8')).toBe('');
  },
);

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'npm run emulator frees its port when npm gets %s',
  async (signal) => {
    const { firestore } = await findFreePorts();
    const env = { LOCAL_DIR: folder, FIRESTORE_PORT: String(firestore) };
    const args = ['run', 'emulator', '--', '--only', 'firestore'];
    await stopsListening(args, { cwd: root, port: firestore, env }, signal);
  },
);

it.each([
  ['local-firebase', 'firestore', ['--', '--project', 'demo-guia', '--only', 'firestore']],
  ['local-mail', 'mail', []],
  ['local-stripe', 'stripe', []],
] as const)('npm start of %s frees its port when npm gets SIGTERM', async (name, port, options) => {
  const ports = await findFreePorts();
  const env = {
    LOCAL_DIR: folder,
    FIRESTORE_PORT: String(ports.firestore),
    STRIPE_PORT: String(ports.stripe),
    MAIL_PORT: String(ports.mail),
    MAIL_PAGE_PORT: String(ports.mailPage),
  };
  const args = ['start', ...options];
  const cwd = path.join(root, 'packages', name);
  await stopsListening(args, { cwd, port: ports[port], env }, 'SIGTERM');
});

it.each(['dev', 'demo'])('npm run %s frees its ports when npm gets SIGTERM', async (command) => {
  const ports = await findFreePorts();
  const env = {
    LOCAL_DIR: folder,
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    AUTH_PORT: String(ports.auth),
    FIRESTORE_PORT: String(ports.firestore),
    STORAGE_PORT: String(ports.storage),
    STRIPE_PORT: String(ports.stripe),
    MAIL_PORT: String(ports.mail),
    MAIL_PAGE_PORT: String(ports.mailPage),
  };
  await stopsListening(['run', command], { cwd: root, port: ports.firestore, env }, 'SIGTERM');
  await vi.waitFor(() => requireFreePorts(ports), { timeout, interval: 100 });
});
