import express from 'express';
import type { RequestHandler } from 'express';
import { budgetLeftMs, withinBudget } from './request-budget.ts';

/**
 * Reads a JSON body. Behind whoever proves the caller: nobody else's is read. The time it takes to come is its
 * sender's and does not count in the request's budget.
 */
export const jsonBody = bodyOf('10kb');

/** Reads a JSON body of a caller who proves nothing: no more than a line. */
export const anyonesJsonBody = bodyOf('1kb');

function bodyOf(limit: string): RequestHandler {
  const parse = express.json({ limit });
  return (req, res, next) => {
    const left = budgetLeftMs();
    parse(req, res, (error?: unknown) => {
      withinBudget(() => {
        next(error);
      }, left);
    });
  };
}
