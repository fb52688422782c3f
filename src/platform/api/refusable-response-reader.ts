import * as v from 'valibot';

import { UserFacingError } from '#shared/user-facing-error.ts';

import { createResponseReader } from './response-reader.ts';

/** Answer to a refused request: a sentence for the user and a reason code for the screen. */
const refusalResponseSchema = v.object({
  success: v.literal(false),
  error: v.string(),
  reason: v.string(),
});

/**
 * Creates a reader like createResponseReader() for an answer that may be a refusal with a reason.
 * @param reasons known reasons; an answer with another reason is read by its error code
 * @returns a function for signedFetch() that reads the response; it throws UserFacingError 'conflict' with
 * the reason, and AppError as createResponseReader()
 */
export function createRefusableResponseReader<
  Schema extends v.GenericSchema,
  Reason extends string,
>(
  path: string,
  schema: Schema,
  reasons: readonly Reason[],
): (response: Response) => Promise<v.InferOutput<Schema>> {
  return async (response) => {
    if (!response.ok) {
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      const parsed = v.safeParse(refusalResponseSchema, body);
      const reason =
        parsed.success && reasons.find((candidate) => candidate === parsed.output.reason);
      if (parsed.success && reason) {
        throw new UserFacingError('conflict', parsed.output.error, { reason });
      }
    }
    return createResponseReader(path, schema)(response);
  };
}
