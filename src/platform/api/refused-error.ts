import * as v from 'valibot';

import { refusalResponseSchema } from '#shared/refusal-response.ts';
import { AppError } from '#shared/app-error.ts';

import { createResponseReader } from './response-reader.ts';

/** Error of a request that the server refuses, with a sentence that explains the reason to the user. */
export class RefusedError<Reason extends string = string> extends AppError {
  readonly reason: Reason;
  readonly sentence: string;

  constructor(reason: Reason, sentence: string) {
    super('conflict', reason);
    this.name = 'RefusedError';
    this.reason = reason;
    this.sentence = sentence;
  }
}

/**
 * Creates a reader like createResponseReader() for an answer that may be a refusal with a reason.
 * @param reasons known reasons; an answer with another reason is read by its error code
 * @returns a function for signedFetch() that reads the response; it throws RefusedError, and AppError as
 * createResponseReader()
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
        throw new RefusedError(reason, parsed.output.error);
      }
    }
    return createResponseReader(path, schema)(response);
  };
}
