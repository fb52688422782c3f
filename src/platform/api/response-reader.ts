import * as v from 'valibot';

import { AppError } from '#shared/app-error.ts';

import { readBody } from './api-client.ts';

/**
 * Creates a reader that validates an answer of our backend against a schema.
 * @returns a function for apiFetch() and signedFetch() that reads the response; it throws AppError as readBody(), and
 *   'unavailable' if the body does not match the schema, e.g. from an older or newer server
 */
export function createResponseReader<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): (response: Response) => Promise<v.InferOutput<Schema>> {
  return async (response) => {
    const parsed = v.safeParse(schema, await readBody(response, path));
    if (!parsed.success) throw new AppError('unavailable', `${path} answered in another shape`);
    return parsed.output;
  };
}
