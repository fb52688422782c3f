import type { NamedList } from './named-list.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { placeParam } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';

/** Place in a public list, with the note of the list's owner. */
export interface PublicListItem {
  place: PlaceSummary;
  /** Single line; '' if empty. */
  note: string;
}

/** Public list without any data about its owner. It contains only places that are publicly visible. */
export interface PublicList extends Pick<NamedList, 'id' | 'name' | 'note' | 'language'> {
  /** In the order chosen by the owner. */
  items: readonly PublicListItem[];
  /** Number of listed places that are no longer in the guide. */
  missing: number;
}

/**
 * Returns the address of a public list: '/listas/{id}-{name-slug}'. Like the address of a place, it is parsed up to the
 * first hyphen.
 */
export function listLink({ id, name }: Pick<NamedList, 'id' | 'name'>): string {
  return linkTo('/listas/:listId', { listId: placeParam(id, name) });
}

/**
 * Returns the canonical link to replace the current address with, or null if the (decoded) parameter is already
 * canonical, which prevents a redirect loop.
 */
export function listLinkCorrection(
  list: Pick<NamedList, 'id' | 'name'>,
  listParam: string,
): string | null {
  return listParam === placeParam(list.id, list.name) ? null : listLink(list);
}
