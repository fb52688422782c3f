import * as v from 'valibot';

import { AppError } from '#shared/app-error.ts';

import { readBody } from './api-client.ts';

/**
 * Reads an answer of the own backend that has to have a shape.
 * @returns what apiFetch() and signedFetch() read the response with; it throws AppError as readBody(), and
 *   'unavailable' for another shape: an older or newer server, or none of ours
 */
export function checkedAnswer<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): (response: Response) => Promise<v.InferOutput<Schema>> {
  return async (response) => {
    const parsed = v.safeParse(schema, await readBody(response, path));
    if (!parsed.success) throw new AppError('unavailable', `${path} answered in another shape`);
    return parsed.output;
  };
}
