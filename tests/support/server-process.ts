import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
 * Starts the server on a free port with these variables and no others.
 * @param args how node starts it; from its sources when absent
 */
export function spawnServer(
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = ['--import', 'tsx', 'server/main.ts'],
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
