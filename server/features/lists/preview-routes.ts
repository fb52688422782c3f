import { AppError } from '#shared/app-error.ts';
import { namesEtag } from '#server/platform/http/compressed-body.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import type { ListPreviews } from './list-previews.ts';
import { listPage } from './list-page.ts';
import { listPreviewsPath, previewPictures, previewVersion } from './list-preview.ts';
import { listPatienceMs } from './public-lists.ts';
import type { PublicLists } from './public-lists.ts';

export interface ListPreviewParts {
  publicLists: PublicLists;
  listPreviews: ListPreviews;
  placeIndex: Pick<PlaceIndex, 'current'>;
}

/** Shown where none of the pictures of a list can be had. */
const ownPreview = '/previews/ilha.jpg';
/** Asked for again each time, as the list itself: its owner may close it. */
const caching = { 'Cache-Control': 'no-cache' };

/**
 * GET /previews/listas/{id}.jpg: the picture that chats show with a public list, of up to four of its places, open to
 * anyone. What the address has beside it names the picture for who keeps it, and nothing here.
 * Errors: 404 'not-found' as the list itself; 503 'unavailable' when the list cannot be read, or too many pictures are
 * being made.
 */
export function registerListPreviews(
  { files }: Pick<Stages, 'files'>,
  { publicLists, listPreviews, placeIndex }: ListPreviewParts,
): void {
  files
    .route(`${listPreviewsPath}/:name`)
    .get(async (req, res) => {
      const [, id = ''] = /^([A-Za-z0-9]+)\.jpg$/.exec(req.params.name) ?? [];
      const { list } = await withDeadline(publicLists.read(id), listPatienceMs, 'a public list');
      if (!list) throw new AppError('not-found', 'no such list, or it is not public');
      const pictures = previewPictures(listPage(list, await placeIndex.current()));
      const version = previewVersion(pictures);
      const bytes = pictures.length === 0 ? null : await listPreviews.picture(version, pictures);
      res.set(caching);
      if (!bytes) {
        res.redirect(302, ownPreview);
        return;
      }
      const etag = `"${version}-${bytes.length}"`;
      res.set({ ETag: etag });
      if (namesEtag(req.get('If-None-Match'), etag)) res.status(304).end();
      else res.type('jpeg').send(bytes);
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
}
