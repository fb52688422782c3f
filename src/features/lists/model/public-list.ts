import type { NamedList } from './named-list.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { placeParam } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';

/** A place of a public list, with what its owner says of it. */
export interface PublicListItem {
  place: PlaceSummary;
  /** One line; '' for nothing. */
  note: string;
}

/** A list as whoever has its address sees it: nothing of its owner, and no place that is not shown elsewhere. */
export interface PublicList extends Pick<NamedList, 'id' | 'name' | 'note'> {
  /** In the order of its owner. */
  items: readonly PublicListItem[];
  /** Places of the list that are not in the guide any more. */
  missing: number;
}

/** The address of a public list: '/listas/{id}-{name-slug}', cut at the first hyphen as that of a place. */
export function listLink({ id, name }: Pick<NamedList, 'id' | 'name'>): string {
  return linkTo('/listas/:listId', { listId: placeParam(id, name) });
}

/**
 * The link to replace the address with of whoever came through this (decoded) parameter; null when it is right
 * already, so that a replace never loops.
 */
export function listLinkCorrection(
  list: Pick<NamedList, 'id' | 'name'>,
  listParam: string,
): string | null {
  return listParam === placeParam(list.id, list.name) ? null : listLink(list);
}

/** '1 lugar não está mais no guia'; '' where none is missing. */
export function missingText(missing: number): string {
  if (missing === 0) return '';
  return missing === 1
    ? '1 lugar não está mais no guia'
    : `${missing} lugares não estão mais no guia`;
}
