import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PRELOADED = [
  '--conditions=source',
  ...['--import', 'tsx', '--import', './scripts/exit-with-parent.ts'],
];
const TAIL_LINES = 40;
const DRAIN_TIMEOUT_MS = 500;
/**
 * Milliseconds until a child that does not stop is killed: longer than the server takes to finish requests in progress.
 */
const STOP_TIMEOUT_MS = 15_000;

/** How a child process ended: its exit code (null after a signal) and the last lines of its output. */
export interface ChildEnd {
  code: number | null;
  output: string;
}

export interface Child {
  readonly label: string;
  /** Resolves when the child reports that it listens; rejects with ChildFailedError if it ends before that. */
  readonly listening: Promise<void>;
  /** Resolves when the child has ended. Never rejects. */
  readonly ended: Promise<ChildEnd>;
  /** Asks the child to stop, kills it after a timeout, and resolves when it has ended. */
  stop(): Promise<void>;
}

/** Thrown if a child ended without a stop request, or failed. */
export class ChildFailedError extends Error {
  readonly label: string;
  constructor(label: string, { code, output }: ChildEnd) {
    super(`${label} ended with code ${code ?? 'none'}.\n${output}`);
    this.label = label;
  }
}

export interface ChildOptions {
  /** Name of the child in messages. */
  label: string;
  /** Arguments of node, starting with the module. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Stream for the output. If absent, only the last lines are stored. */
  output?: Writable;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts a Node process that can run TypeScript and that ends when this process ends, even if this process is killed:
 * the IPC channel closes, and the child treats that as a stop request. The child has a separate process group, so that
 * Ctrl+C reaches only the parent, which then stops its children in order.
 */
export function startChild({ label, args, env, output }: ChildOptions): Child {
  const child = spawn(process.execPath, [...PRELOADED, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => {
      output?.write(text);
      tail.push(...text.split('\n').filter(Boolean));
      tail.splice(0, Math.max(0, tail.length - TAIL_LINES));
    });
  }

  const ended = new Promise<ChildEnd>((resolve) => {
    child.once('error', (error) => {
      resolve({ code: null, output: String(error) });
    });
    // The event 'close' is not used, because Node never emits it after this process has closed the channel.
    child.once('exit', (code) => {
      void drained([child.stdout, child.stderr]).then(() => {
        resolve({ code, output: tail.join('\n') });
      });
    });
  });
  const listening = new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if ((message as { type?: unknown }).type === 'listening') resolve();
    });
    void ended.then((end) => {
      reject(new ChildFailedError(label, end));
    });
  });
  // Prevents an unhandled rejection if the caller does not await `listening`.
  listening.catch(() => undefined);

  return {
    label,
    listening,
    ended,
    stop: async () => {
      if (child.connected) child.disconnect();
      const patience = new AbortController();
      setTimeout(STOP_TIMEOUT_MS, undefined, { signal: patience.signal }).then(
        () => child.kill('SIGKILL'),
        () => undefined,
      );
      await ended;
      patience.abort();
    },
  };
}

/**
 * Resolves when the output streams have ended, or after DRAIN_TIMEOUT_MS if they stay open after the end of their
 * process.
 */
async function drained(streams: (Readable | null)[]): Promise<void> {
  const ends = streams.flatMap((stream) =>
    stream ? [finished(stream).catch(() => undefined)] : [],
  );
  const patience = new AbortController();
  await Promise.race([
    Promise.all(ends),
    setTimeout(DRAIN_TIMEOUT_MS, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
}
