import './stop-with-npm.js';
import { ChildFailedError } from './child.ts';
import { describeFailure } from './command-error.ts';
import type { Stack } from './local-stack.ts';

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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (told.signal.aborted) return;
      process.stdout.write('\nParando...\n');
      told.abort();
    });
  }

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

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}
