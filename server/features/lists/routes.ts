import { AppError } from '#shared/app-error.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { toPublicList, toPublicListBody } from './list-page.ts';
import { listTimeoutMs } from './public-lists.ts';
import { registerListPreviews } from './preview-routes.ts';
import type { ListPreviewDependencies } from './preview-routes.ts';

/** Adds public lists and their preview images. */
export function register(stages: Stages, dependencies: ListPreviewDependencies): void {
  registerPublicLists(stages, dependencies);
  registerListPreviews(stages, dependencies);
}

/**
 * Registers GET /api/lists/{id}: a public list with its places, without data of the owner. Errors: 404 'not-found' for a
 * list that does not exist, is private or belongs to an inactive user; 503 'unavailable' when the list cannot be read or
 * no recent data of the places is available.
 */
function registerPublicLists(
  { api }: Pick<Stages, 'api'>,
  { publicLists, placeIndex }: Pick<ListPreviewDependencies, 'publicLists' | 'placeIndex'>,
): void {
  api.route('/lists/:listId').get(async (req, res) => {
    const { list } = await withDeadline(
      publicLists.read(req.params.listId),
      listTimeoutMs,
      'a public list',
    );
    if (!list) throw new AppError('not-found', 'no such list, or it is not public');
    const publicList = toPublicList(list, await placeIndex.current());
    res.set('Cache-Control', 'no-cache').json(toPublicListBody(publicList));
  });
}
