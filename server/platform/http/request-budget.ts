import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';

/** Whoever asked has an answer within ten seconds: what remains is for writing it. */
const budgetMs = 8_000;

/** When the request that is being worked on must have its answer, on the clock of performance.now(). */
const requestEnds = new AsyncLocalStorage<number>();

/**
 * From here on everything that a request waits for together (withDeadline, and so the database) is over within eight seconds, however many
 * steps it has, and whoever else it waits behind.
 * @param ms another bound, for tests that ask more at once than a machine answers in that time
 */
export function requestBudget(ms = budgetMs): RequestHandler {
  return (_req, _res, next) => {
    withinBudget(next, ms);
  };
}

/** The same for work that begins when what was sent has come: how long that takes is the sender's. */
export function withinBudget<T>(work: () => T, ms = budgetMs): T {
  return requestEnds.run(performance.now() + ms, work);
}

/** For work that is waited for less long than the request has left, or outside of one. */
export function withinShorterBudget<T>(work: () => T, ms: number): T {
  return withinBudget(work, Math.min(ms, budgetLeftMs()));
}

/** Milliseconds that are left to the request that is being worked on; endless outside of one. */
export function budgetLeftMs(): number {
  const ends = requestEnds.getStore();
  return ends === undefined ? Infinity : ends - performance.now();
}

/**
 * Work of many steps that is as long as there is much to do, and begins where it ended when it is asked for again:
 * each of its steps has its own deadline, and all of them together none.
 */
export function beyondBudget<T>(work: () => Promise<T>): Promise<T> {
  return requestEnds.exit(work);
}
