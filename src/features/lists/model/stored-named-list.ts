import { listLimits, maxListItems } from './named-list.ts';
import type { ListedItem, NamedList } from './named-list.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';

import { fieldsOf, instantOf, listOf, textOf } from '#shared/stored-fields.ts';

/** Name shown for a list with an invalid name. */
const defaultListName = 'Lista sem nome';

/** Parses a stored list. Texts are cleaned again, because a client other than the app can store any text. */
export function toNamedList(id: string, data: unknown): NamedList {
  const storedFields = fieldsOf(data);
  return {
    id,
    userId: textOf(storedFields['userId'], 128),
    name: cleanLine(textOf(storedFields['name'], listLimits.name)) || defaultListName,
    note: cleanPlainText(textOf(storedFields['note'], listLimits.note)),
    isPublic: storedFields['isPublic'] === true,
    items: parseItems(storedFields['items']),
    createdAt: instantOf(storedFields['createdAt']),
    updatedAt: instantOf(storedFields['updatedAt']),
  };
}

/** Returns the stored form of the places, one line each: 'placeId note', or the id alone without a note. */
export function toStoredItems(items: readonly ListedItem[]): string[] {
  return items.map(({ placeId, note }) => (note === '' ? placeId : `${placeId} ${note}`));
}

/** Parses the stored places of a list. Invalid items and duplicates of a place are dropped. */
function parseItems(value: unknown): ListedItem[] {
  const items = new Map<string, ListedItem>();
  for (const line of listOf(value, maxListItems)) {
    const [, placeId = '', note = ''] =
      /^([A-Za-z0-9]{1,128})(?: (.+))?$/s.exec(String(line)) ?? [];
    if (typeof line !== 'string' || placeId === '' || items.has(placeId)) continue;
    items.set(placeId, { placeId, note: cleanLine(note).slice(0, listLimits.itemNote) });
  }
  return [...items.values()];
}
