import { dequal } from 'dequal/lite';

import { AppError, errorCode } from '#shared/app-error.ts';

/** Maximum commit attempts. */
const maxAttempts = 15;

/**
 * Backoff in milliseconds: the wait is random between 0 and a bound. The bound doubles with each attempt, from
 * `firstWaitMs` up to `maxWaitMs`.
 */
const firstWaitMs = 100;
const maxWaitMs = 3_000;

/**
 * Commits values computed from a state that other users change too. Security rules repeat the computation and refuse
 * the slower of two writers. The state is then read again and the commit retried after a random wait. A refusal while
 * the state is unchanged has another cause and is thrown.
 * @param read reads the state, which is compared by value
 * @returns the result of `commit`
 * @throws AppError 'conflict' if the state changed during every attempt; what `read` and `commit` throw
 */
export async function commitWithRetry<State, Result>(
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
      await waitRandomlyUpTo(Math.min(maxWaitMs, firstWaitMs * 2 ** attempt));
      const nextState = await read();
      if (dequal(nextState, state) && code === 'permission-denied') throw error;
      state = nextState;
    }
  }
  throw new AppError('conflict', `Others were faster ${maxAttempts} times`);
}

function waitRandomlyUpTo(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * milliseconds));
}
