import './stop-with-npm.js';
import { ChildFailedError } from './child.ts';
import { describeFailure } from './command-error.ts';
import type { Stack } from './local-stack.ts';

/**
 * Runs a stack in the foreground until Ctrl+C, a signal or the end of the npm that started it. Ends this process after
 * all child processes have ended: with code 0 after a stop request, with code 1 after a failure.
 *
 * @param start starts the stack; it stops starting when the signal is aborted
 * @param onReady prints the information that the user at the terminal needs
 */
export async function runInForeground(
  start: (signal: AbortSignal) => Promise<Stack>,
  onReady: (stack: Stack) => void,
): Promise<never> {
  const stopController = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (stopController.signal.aborted) return;
      process.stdout.write('\nStopping...\n');
      stopController.abort();
    });
  }

  try {
    const stack = await start(stopController.signal);
    try {
      onReady(stack);
      await Promise.race([stack.broken, aborted(stopController.signal)]);
    } finally {
      await stack.stop();
    }
  } catch (error) {
    // An error that follows a stop request is not a failure.
    if (!stopController.signal.aborted) {
      process.stderr.write(`${failureText(error)}\n`);
      process.exit(1);
    }
  }
  process.exit(0);
}

function failureText(error: unknown): string {
  if (!(error instanceof ChildFailedError)) return describeFailure(error);
  // The output of the process is already in the terminal.
  return `The process ${error.label} ended unexpectedly; see the output above. All processes were stopped.`;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}
