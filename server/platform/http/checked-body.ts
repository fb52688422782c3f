import type { Request } from 'express';
import * as v from 'valibot';
import { AppError } from '#shared/app-error.ts';

/**
 * Returns the JSON body of a request, parsed with a schema of a `-contract.ts` file of a feature's model.
 * @throws AppError 'unsupported-type' unless it is JSON, 'invalid-input' unless it matches
 */
export function parseBody<T>(req: Request, schema: v.GenericSchema<unknown, T>): T {
  if (!req.is('application/json')) throw new AppError('unsupported-type', 'Not JSON');
  const parsed = v.safeParse(schema, req.body);
  if (!parsed.success) throw new AppError('invalid-input', 'The body does not match the schema');
  return parsed.output;
}
