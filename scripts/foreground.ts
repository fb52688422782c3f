import { spawnSync } from 'node:child_process';
import { ChildFailedError } from './child.ts';
import { describeFailure } from './command-error.ts';
import type { Stack } from './local-stack.ts';

const PARENT_CHECK_MS = 1000;

/**
 * Runs a stack in the foreground until Ctrl+C, a signal or the end of the npm that started it, and ends
 * this process when no other is left: with code 0 when it was told to stop, with 1 when it failed.
 *
 * @param start starts the stack; gives up when the signal is aborted
 * @param onReady prints what the person at the terminal needs
 */
export async function runInForeground(
  start: (signal: AbortSignal) => Promise<Stack>,
  onReady: (stack: Stack) => void,
): Promise<never> {
  const told = new AbortController();
  listenForStop(() => {
    if (told.signal.aborted) return;
    process.stdout.write('\nParando...\n');
    told.abort();
  });

  try {
    const stack = await start(told.signal);
    try {
      onReady(stack);
      await Promise.race([stack.broken, aborted(told.signal)]);
    } finally {
      await stack.stop();
    }
  } catch (error) {
    // Whatever fails because it was told to stop is no failure.
    if (!told.signal.aborted) {
      process.stderr.write(`${failureText(error)}\n`);
      process.exit(1);
    }
  }
  process.exit(0);
}

function failureText(error: unknown): string {
  if (!(error instanceof ChildFailedError)) return describeFailure(error);
  // What it wrote went to the terminal as it was written.
  return `O processo ${error.label} parou sozinho; o motivo está acima. Tudo foi encerrado.`;
}

function listenForStop(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // A killed npm cannot pass the signal on, and the shell between it and us does not.
  if (process.env['npm_lifecycle_event']) {
    const starters = findStarters();
    setInterval(() => {
      if (!starters.every(isAlive)) stop();
    }, PARENT_CHECK_MS).unref();
  }
}

/** Our parent and, when that is the shell through which npm runs its scripts, npm itself. */
function findStarters(): number[] {
  if (process.platform === 'win32') return [process.ppid];
  const ps = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], {
    encoding: 'utf8',
  });
  const [, grandparent] = /^\s*(\d+)\s+\S*sh\s*$/.exec(ps.stdout ?? '') ?? [];
  return grandparent === undefined ? [process.ppid] : [process.ppid, Number(grandparent)];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Someone else's process, but a process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}
