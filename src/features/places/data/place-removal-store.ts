import { readBody } from '#platform/api/api-client.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** A place may have thousands of favourites and reviews, which all go with it. */
const timeoutMs = 60_000;

/**
 * Removes a place with everything that hangs on it, then what may be left of its pictures. The latter is the
 * super admins' and may fail (SPEC section 7): the place is gone all the same. For a super admin, removing again
 * is no error.
 * @param options.mayClean false for whom the server lets clean nothing: it has removed the pictures by then
 * @throws AppError 'not-found' for a manager's place that is gone; 'permission-denied', 'unauthenticated',
 *   'unavailable', 'timeout': it may have been removed then, or be removed in part and hidden
 */
export async function removePlace(
  placeId: string,
  { mayClean = true }: { mayClean?: boolean } = {},
): Promise<void> {
  const id = encodeURIComponent(placeId);
  await remove(`/api/places/${id}`);
  if (!mayClean) return;
  await remove(`/api/cleanup/uploads/${id}`).catch(() => undefined);
}

async function remove(path: string): Promise<void> {
  await signedFetch(path, { method: 'DELETE', timeoutMs }, (response) => readBody(response, path));
}
