import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The real server in a process of its own. */
export interface ServerProcess {
  pid: number;
  /** 'http://127.0.0.1:{port}', once it listens; rejects when it ends before. */
  listening: Promise<string>;
  /** Everything it wrote so far. */
  output: () => string;
  /** Ends it as a crash would, and waits until it is gone. */
  kill: () => Promise<void>;
  /** Asks it to finish. @returns its exit code */
  stop: () => Promise<number | null>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * How node starts a program: its bundle where server-bundle.ts made one, otherwise its source.
 * @param source path from the project's root
 */
export function programArguments(source: string): string[] {
  const bundle = process.env['SERVER_BUNDLE'];
  if (bundle) return [path.join(bundle, `${path.basename(source, '.ts')}.js`)];
  return ['--import', 'tsx', path.join(root, source)];
}

/**
 * Starts the server on a free port with these variables and no others.
 * @param args how node starts it
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
      reject(new Error(`The server left with ${code}:\n${lines.join('')}`));
    });
  });
  // Whoever kills it while it starts does not wait for this.
  listening.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    listening,
    output: () => lines.join(''),
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
