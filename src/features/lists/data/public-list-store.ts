import { AppError } from '#shared/app-error.ts';
import { listRecord, maxItemNoteLength, maxListItems } from '#features/lists/model/named-list.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import { countOf, fieldsOf, listOf, textOf } from '#shared/stored-fields.ts';

import { apiGet } from '#platform/api/api-client.ts';
import { toPlaceCard } from '#features/places/data/place-card-reader.ts';

/**
 * Reads a public list with its places from the server, which holds the places in memory.
 * @throws AppError 'not-found' if the list is private or does not exist; 'unavailable' for a malformed response; errors
 * of apiGet()
 */
export async function getPublicList(id: string, signal?: AbortSignal): Promise<PublicList> {
  const path = `/api/lists/${encodeURIComponent(id)}`;
  const body = fieldsOf(await apiGet(path, { cache: 'no-cache', ...(signal && { signal }) }));
  const name = textOf(body['name'], listRecord.fields.name.maxLength);
  if (body['id'] !== id || name === '' || !Array.isArray(body['items'])) {
    throw new AppError('unavailable', `${path} answered in another shape`);
  }
  return {
    id,
    name,
    note: textOf(body['note'], listRecord.fields.note.maxLength),
    language: listRecord.fields.language.read(body['language']),
    items: listOf(body['items'], maxListItems).map((value) => {
      const item = fieldsOf(value);
      return { place: toPlaceCard(item['place']), note: textOf(item['note'], maxItemNoteLength) };
    }),
    missing: countOf(body['missing']),
  };
}
