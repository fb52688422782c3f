import type { PublicList } from '#features/lists/model/public-list.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import type { PlaceDirectory } from '../search-index/place-index.ts';
import type { SiteContent } from './site-content.ts';
import type { SiteRoute } from './site-routes.ts';

/** Longest wait of a page for its list, in milliseconds; after that the page reports that the list is unavailable. */
const timeoutMs = 2_000;

/** Result of loading the list in an address. */
export type RequestedList =
  | {
      kind: 'found';
      list: PublicList;
      /** Address of the preview image; null without images. */
      previewUrl: string | null;
      /** Start of the read, in milliseconds since 1970 (UTC). */
      readAt: number;
    }
  /** Does not exist, is private or was deleted; the cases are not distinguished. */
  | { kind: 'missing' }
  | { kind: 'unavailable' };

/**
 * Returns the list in an address, as shown; null for an address without a list. Never throws.
 * @param directory the public places; null when unavailable
 */
export async function readRequestedList(
  { path, parameters }: Pick<SiteRoute, 'path' | 'parameters'>,
  directory: PlaceDirectory | null,
  content: Pick<SiteContent, 'readList' | 'listPage' | 'listPreviewUrl'>,
): Promise<RequestedList | null> {
  if (path !== '/listas/:listId') return null;
  try {
    const id = placeIdFromParam(parameters['listId'] ?? '');
    const snapshot = await withDeadline(content.readList(id), timeoutMs, 'the list of a page');
    if (!snapshot.list) return { kind: 'missing' };
    if (!directory) return { kind: 'unavailable' };
    const list = content.listPage(snapshot.list, directory);
    const previewUrl = content.listPreviewUrl(list);
    return { kind: 'found', list, previewUrl, readAt: snapshot.readAt };
  } catch {
    // The page shows a message, and the browser retries.
    return { kind: 'unavailable' };
  }
}
