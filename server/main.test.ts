import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

/** No service listens on this port: these tests need no database. */
const local = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9', LOG_LEVEL: 'warn' };
const started: ChildProcess[] = [];

interface Running {
  child: ChildProcess;
  /** Resolves to the complete output after the process exits. */
  output: () => Promise<string>;
  exitCode: Promise<number | null>;
}

function start(environment: Record<string, string>): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  const [stdout, stderr] = [child.stdout, child.stderr].map(async (stream) => {
    let text = '';
    for await (const chunk of stream ?? []) text += String(chunk);
    return text;
  });
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output: async () => `${await stdout}${await stderr}`, exitCode };
}

async function listening({ child, exitCode, output }: Running): Promise<number> {
  const message = once(child, 'message').then(([value]) => value as { type: string; port: number });
  const gone = exitCode.then(async () => {
    throw new Error(`left before listening: ${await output()}`);
  });
  // A later exit is not a failure.
  gone.catch(() => undefined);
  const { type, port } = await Promise.race([message, gone]);
  expect(type).toBe('listening');
  return port;
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

describe('the server process', { timeout: 30_000 }, () => {
  it('reports its port to the parent, serves requests, and exits with 0 on SIGTERM', async () => {
    const server = start({ ...local, PORT: '0' });
    const port = await listening(server);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await answer.json()).toEqual({ status: 'ok', unhandledRejections: 0 });
    server.child.kill('SIGTERM');
    expect(await server.exitCode).toBe(0);
  });

  it('exits when its parent is gone', async () => {
    const server = start({ ...local, PORT: '0' });
    await listening(server);
    server.child.disconnect();
    expect(await server.exitCode).toBe(0);
  });

  it('names the port and its variable when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = start({ ...local, API_PORT: String(port) });
    expect(await server.exitCode).toBe(1);
    expect(await server.output()).toBe(
      `Port ${port} is in use: close the program that uses it or set API_PORT to another port.\n`,
    );
    other.close();
  });

  it('lists the problems of the environment and exits with 1', async () => {
    const server = start({ ...local, API_PORT: 'x', PROJECT_ID: 'guia-real' });
    expect(await server.exitCode).toBe(1);
    expect((await server.output()).trim().split('\n')).toEqual([
      expect.stringContaining('API_PORT'),
      expect.stringContaining('PROJECT_ID'),
    ]);
  });
});
