import type { PublicList } from '#features/lists/model/public-list.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import type { PlaceDirectory } from '../search-index/place-index.ts';
import type { SiteContent } from './site-content.ts';
import type { SiteRoute } from './site-routes.ts';

/** Longest a page waits for its list, in milliseconds; past it the page says that it cannot be had now. */
const patienceMs = 2_000;

/** What is known of the list that an address names. */
export type AskedList =
  | {
      kind: 'found';
      list: PublicList;
      /** Address of its picture for chats; null where there is nothing to make one of. */
      previewUrl: string | null;
      /** When its reading began, in milliseconds. */
      readAt: number;
    }
  /** Nobody's, private or gone: it is not told which. */
  | { kind: 'missing' }
  | { kind: 'unavailable' };

/**
 * The list that an address names, as it is shown; null for an address that names none. Never throws.
 * @param directory the public places; null when they cannot be had
 */
export async function askedList(
  { path, parameters }: Pick<SiteRoute, 'path' | 'parameters'>,
  directory: PlaceDirectory | null,
  content: Pick<SiteContent, 'readList' | 'listPage' | 'listPreviewUrl'>,
): Promise<AskedList | null> {
  if (path !== '/listas/:listId') return null;
  try {
    const id = placeIdFromParam(parameters['listId'] ?? '');
    const reading = await withDeadline(content.readList(id), patienceMs, 'the list of a page');
    if (!reading.list) return { kind: 'missing' };
    if (!directory) return { kind: 'unavailable' };
    const list = content.listPage(reading.list, directory);
    const previewUrl = content.listPreviewUrl(list);
    return { kind: 'found', list, previewUrl, readAt: reading.readAt };
  } catch {
    // The page says so, and its browser asks again.
    return { kind: 'unavailable' };
  }
}
