import { AppError } from '#shared/app-error.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { listPage, listPageBody } from './list-page.ts';
import { listPatienceMs } from './public-lists.ts';
import { registerListPreviews } from './preview-routes.ts';
import type { ListPreviewParts } from './preview-routes.ts';

/** Adds public lists and the pictures that chats show with them. */
export function register(stages: Stages, parts: ListPreviewParts): void {
  registerPublicLists(stages, parts);
  registerListPreviews(stages, parts);
}

/**
 * GET /api/lists/{id}: a list that its owner made public, with its places, open to anyone, for whoever comes to its page
 * from another one. Nothing of its owner is in it.
 * Errors: 404 'not-found' for one that is nobody's, private, or of somebody who is not active, without telling which;
 * 503 'unavailable' when it cannot be read, or nothing recent enough is known of the places.
 */
function registerPublicLists(
  { api }: Pick<Stages, 'api'>,
  { publicLists, placeIndex }: Pick<ListPreviewParts, 'publicLists' | 'placeIndex'>,
): void {
  api
    .route('/lists/:listId')
    .get(async (req, res) => {
      const { list } = await withDeadline(
        publicLists.read(req.params.listId),
        listPatienceMs,
        'a public list',
      );
      if (!list) throw new AppError('not-found', 'no such list, or it is not public');
      const page = listPage(list, await placeIndex.current());
      res.set('Cache-Control', 'no-cache').json(listPageBody(page));
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
}
