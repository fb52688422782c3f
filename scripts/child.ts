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
/** Longer than the server's own time to finish requests in progress. */
const STOP_TIMEOUT_MS = 15_000;

/** How a child ended: its exit code (null after a signal) and its last lines. */
export interface ChildEnd {
  code: number | null;
  output: string;
}

export interface Child {
  readonly label: string;
  /** Resolves when the child reports that it listens; rejects with ChildFailedError when it ends before. */
  readonly listening: Promise<void>;
  /** Resolves when the child is gone. Never rejects. */
  readonly ended: Promise<ChildEnd>;
  /** Asks the child to finish, insists after a while, and resolves when it is gone. */
  stop(): Promise<void>;
}

/** A child that ended although nobody asked it to, or that failed. */
export class ChildFailedError extends Error {
  readonly label: string;
  constructor(label: string, { code, output }: ChildEnd) {
    super(`${label} ended with code ${code ?? 'none'}.\n${output}`);
    this.label = label;
  }
}

export interface ChildOptions {
  /** What the child is, for messages. */
  label: string;
  /** Arguments of node, from the module on. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Where its output goes; only its last lines are kept when absent. */
  output?: Writable;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts a Node process that can run TypeScript and that ends when this one does, however that ends:
 * the channel between them closes, and each child takes that as the order to stop. It has a process
 * group of its own, so that Ctrl+C reaches only the parent, which then stops them in order.
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
    // Not 'close': Node never emits it once this side has closed the channel.
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
  // Whoever does not wait for it must not be brought down by it.
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

/** Resolves when the streams have been read to their end, or when they stay open without their process. */
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
