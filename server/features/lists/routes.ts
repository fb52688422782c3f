import { Router } from 'express';
import { AppError } from '#shared/app-error.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import { listPage, listPageBody } from './list-page.ts';
import { listPatienceMs } from './public-lists.ts';
import type { PublicLists } from './public-lists.ts';

/**
 * GET /api/lists/{id}: a list that its owner made public, with its places, open to anyone, for whoever comes to its page
 * from another one. Nothing of its owner is in it.
 * Errors: 404 'not-found' for one that is nobody's, private, or of somebody who is not active, without telling which;
 * 503 'unavailable' when it cannot be read, or nothing recent enough is known of the places.
 */
export function publicListRoutes(
  lists: PublicLists,
  placeIndex: Pick<PlaceIndex, 'current'>,
): Router {
  const router = Router();
  router
    .route('/lists/:listId')
    .get(async (req, res) => {
      const { list } = await withDeadline(
        lists.read(req.params.listId),
        listPatienceMs,
        'a public list',
      );
      if (!list) throw new AppError('not-found', 'no such list, or it is not public');
      const page = listPage(list, await placeIndex.current());
      res.set('Cache-Control', 'no-cache').json(listPageBody(page));
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
  return router;
}
