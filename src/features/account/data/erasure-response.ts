import type { ErasureResponse } from '#features/account/model/account-contract.ts';
import { readBody } from '#platform/api/api-client.ts';

/**
 * Reads the answer to an erasure. Without a schema, because the screen of users does not load the schema library.
 * @returns false if the account is inactive and the server continues to erase its data
 * @throws AppError as readBody()
 */
export async function readErasure(response: Response, path: string): Promise<boolean> {
  const body = (await readBody(response, path)) as Partial<ErasureResponse> | null;
  return body?.isComplete !== false;
}
