import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';

/** A caller gets a response within ten seconds: eight for the work, two for writing the response. */
const budgetMs = 8_000;

/** End of the current request's time limit, on the clock of performance.now(). */
const requestEndsAt = new AsyncLocalStorage<number>();

/**
 * Creates a middleware that limits the total time of a request to eight seconds, for any number of steps and including
 * waits in queues. withDeadline() enforces the limit, and so does every Firestore call.
 * @param ms limit that replaces the eight seconds, for tests that send many requests in parallel
 */
export function requestBudget(ms = budgetMs): RequestHandler {
  return (_req, _res, next) => {
    withinBudget(next, ms);
  };
}

/**
 * Runs work with a new time limit that starts now. jsonBody() calls this after the body has arrived, because the
 * arrival depends on the sender.
 */
export function withinBudget<T>(work: () => T, ms = budgetMs): T {
  return requestEndsAt.run(performance.now() + ms, work);
}

/** Runs work with a limit of `ms` milliseconds, or with the remaining time of the request if that is less. */
export function withinShorterBudget<T>(work: () => T, ms: number): T {
  return withinBudget(work, Math.min(ms, budgetLeftMs()));
}

/** Returns the remaining milliseconds of the current request; Infinity outside a request and without a limit. */
export function budgetLeftMs(): number {
  const endsAt = requestEndsAt.getStore();
  return endsAt === undefined ? Infinity : endsAt - performance.now();
}

/**
 * Runs work of any length without a total time limit, for resumable work with many steps; each step has a separate
 * deadline.
 */
export function withoutBudget<T>(work: () => Promise<T>): Promise<T> {
  return requestEndsAt.exit(work);
}
