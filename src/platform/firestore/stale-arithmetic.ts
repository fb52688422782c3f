import { dequal } from 'dequal/lite';

import { AppError, errorCode } from '#shared/app-error.ts';

/** Commits tried before giving up. */
const maxAttempts = 15;

/** Milliseconds: the wait before the next attempt is drawn from 0 to a bound that doubles up to a longest. */
const firstWaitMs = 100;
const longestWaitMs = 3_000;

/**
 * Commits what was computed from a state that others change too. Security rules repeat the arithmetic, so
 * whoever comes second is refused: the state is read anew and the commit repeated, after a wait of random
 * length. A refusal while the state stayed the same has another reason, and is thrown.
 * @param read the state; compared by value
 * @returns what `commit` answers
 * @throws AppError 'conflict' when the state changed under every attempt; what `read` and `commit` throw
 */
export async function afterStaleArithmetic<State, Result>(
  read: () => Promise<State>,
  commit: (state: State) => Promise<Result>,
): Promise<Result> {
  let state = await read();
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    try {
      return await commit(state);
    } catch (error) {
      const code = errorCode(error);
      if (code !== 'permission-denied' && code !== 'conflict') throw error;
      await waitUpTo(Math.min(longestWaitMs, firstWaitMs * 2 ** attempt));
      const changed = await read();
      if (dequal(changed, state) && code === 'permission-denied') throw error;
      state = changed;
    }
  }
  throw new AppError('conflict', `Others were faster ${maxAttempts} times`);
}

function waitUpTo(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * milliseconds));
}
