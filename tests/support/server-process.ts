import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The real server in a separate process. */
export interface ServerProcess {
  pid: number;
  /** Resolves to 'http://127.0.0.1:{port}' once the server listens; rejects if the process exits before. */
  listening: Promise<string>;
  /** Returns the complete output so far. */
  output: () => string;
  /** Sends a message to the process and resolves with the next message of the process. */
  ask: (message: string) => Promise<unknown>;
  /** Kills the process, as in a crash, and waits until it has exited. */
  kill: () => Promise<void>;
  /** Requests a graceful shutdown. @returns the exit code */
  stop: () => Promise<number | null>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Returns the Node arguments that start a program: its bundle from server-bundle.ts if there is one, otherwise its
 * source.
 * @param source path relative to the project root
 */
export function programArguments(source: string): string[] {
  const bundle = process.env['SERVER_BUNDLE'];
  if (bundle) return [path.join(bundle, `${path.basename(source, '.ts')}.js`)];
  return ['--import', 'tsx', path.join(root, source)];
}

/**
 * Starts the server on a free port with only these environment variables.
 * @param args arguments for Node
 */
export function spawnServer(
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = programArguments('server/main.ts'),
): ServerProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const listening = new Promise<string>((resolve, reject) => {
    child.on('message', (message) => {
      resolve(`http://127.0.0.1:${(message as { port: number }).port}`);
    });
    void exited.then((code) => {
      reject(new Error(`The server exited with ${code}:\n${lines.join('')}`));
    });
  });
  // Prevents an unhandled rejection if a test kills the server during startup.
  listening.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    listening,
    output: () => lines.join(''),
    async ask(message) {
      child.send(message);
      const [answer] = (await once(child, 'message')) as [unknown];
      return answer;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Returns the resident memory of a process in MB. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_000;
}
