import express from 'express';
import type { RequestHandler } from 'express';
import { budgetLeftMs, withinBudget } from './request-budget.ts';

/**
 * Reads a JSON body. Placed after the caller check, so that bodies of unknown callers are not read. The time that the
 * body takes to arrive does not count in the request's time limit.
 */
export const jsonBody = jsonBodyUpTo('10kb');

/** Reads a JSON body of an unauthenticated caller, limited to 1 kB. */
export const publicJsonBody = jsonBodyUpTo('1kb');

function jsonBodyUpTo(limit: string): RequestHandler {
  const parse = express.json({ limit });
  return (req, res, next) => {
    const remainingMs = budgetLeftMs();
    parse(req, res, (error?: unknown) => {
      withinBudget(() => {
        next(error);
      }, remainingMs);
    });
  };
}
