import { AppError } from '#shared/app-error.ts';
import { matchesEtag } from '#server/platform/http/compressed-body.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import type { ListPreviews } from './list-previews.ts';
import { toPublicList } from './list-page.ts';
import { listPreviewsPath, findPreviewImages, previewVersion } from './list-preview.ts';
import { listTimeoutMs } from './public-lists.ts';
import type { PublicLists } from './public-lists.ts';

export interface ListPreviewDependencies {
  publicLists: PublicLists;
  listPreviews: ListPreviews;
  placeIndex: Pick<LivePlaceIndex, 'current'>;
}

/** Fallback if none of the images of a list is available. */
const defaultPreviewPath = '/previews/ilha.jpg';
/** Revalidated on each request like the list, because the owner may make it private. */
const cacheHeaders = { 'Cache-Control': 'no-cache' };

/**
 * Registers the public GET /previews/listas/{id}.jpg, the preview that chat apps show for a public list, made of up to
 * four cover images. The parameter `v` only identifies the version for caches. Errors: 404 'not-found' and 503
 * 'unavailable' as in routes.ts, also when too many previews are queued.
 */
export function registerListPreviews(
  { files }: Pick<Stages, 'files'>,
  { publicLists, listPreviews, placeIndex }: ListPreviewDependencies,
): void {
  files.route(`${listPreviewsPath}/:name`).get(async (req, res) => {
    const [, id = ''] = /^([A-Za-z0-9]+)\.jpg$/.exec(req.params.name) ?? [];
    const { list } = await withDeadline(publicLists.read(id), listTimeoutMs, 'a public list');
    if (!list) throw new AppError('not-found', 'no such list, or it is not public');
    const images = findPreviewImages(toPublicList(list, await placeIndex.current()));
    const version = previewVersion(images);
    const bytes = images.length === 0 ? null : await listPreviews.renderPreview(version, images);
    res.set(cacheHeaders);
    if (!bytes) {
      res.redirect(302, defaultPreviewPath);
      return;
    }
    const etag = `"${version}-${bytes.length}"`;
    res.set({ ETag: etag });
    if (matchesEtag(req.get('If-None-Match'), etag)) res.status(304).end();
    else res.type('jpeg').send(bytes);
  });
}
