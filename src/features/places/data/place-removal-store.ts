import { readBody } from '#platform/api/api-client.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Timeout (ms). Long, because a place may have thousands of favourites and reviews that are deleted with it. */
const timeoutMs = 60_000;

/**
 * Deletes a place with all its data, then its remaining images. Only super admins may clean up images; if that step
 * fails, the place is still deleted. A repeated call by a super admin is not an error.
 * @param options.canCleanUp false if the user may not clean up images; the first request deletes the images of the
 * place in any case
 * @throws AppError 'not-found' if a manager's place does not exist; 'permission-denied', 'unauthenticated',
 * 'unavailable', 'timeout': the place may then be deleted, or be partly deleted and hidden
 */
export async function removePlace(
  placeId: string,
  { canCleanUp = true }: { canCleanUp?: boolean } = {},
): Promise<void> {
  const id = encodeURIComponent(placeId);
  await sendDelete(`/api/places/${id}`);
  if (!canCleanUp) return;
  await sendDelete(`/api/cleanup/uploads/${id}`).catch(() => undefined);
}

async function sendDelete(path: string): Promise<void> {
  await signedFetch(path, { method: 'DELETE', timeoutMs }, (response) => readBody(response, path));
}
