import { AppError } from '#shared/app-error.ts';
import {
  checkedByRule,
  choice,
  defineRecord,
  filled,
  flag,
  id,
  instant,
  line,
  listOfFormatted,
  optional,
  text,
} from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { languages } from '#shared/languages.ts';
import type { Language } from '#shared/languages.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';
import type { FieldProblem } from '#features/places/model/place-draft.ts';

/** Place in a list, with the note of the list's owner. */
export interface ListedItem {
  placeId: string;
  /** Single line; '' if empty. */
  note: string;
}

/** Maximum number of places per list. */
export const maxListItems = 100;

/** Maximum number of lists per user; the rules check it too. */
export const maxLists = 50;

/** Maximum length of the note of a place in a list. */
export const maxItemNoteLength = 200;

/** A named list of places, stored in lists/{id}. */
export const listRecord = defineRecord({
  userId: checkedByRule(id()),
  name: filled(line(60, { fallback: 'Lista sem nome' })),
  /** Several lines; '' if empty. */
  note: text(500),
  /** Language of the page on which the owner wrote the name and the notes. */
  language: optional(choice(languages)),
  isPublic: flag(),
  /** In the order chosen by the owner, without duplicates. */
  items: listOfFormatted({
    pattern: String.raw`[A-Za-z0-9]+( [^\n]+)?`,
    maxItems: maxListItems,
    maxTotalLength: 24_000,
    parse: parseItems,
  }),
  createdAt: checkedByRule(instant()),
  updatedAt: checkedByRule(instant()),
});

export interface NamedList extends Omit<RecordOf<typeof listRecord>, 'items'> {
  id: string;
  items: readonly ListedItem[];
}

/** Parses a stored list. */
export function toNamedList(id: string, data: unknown): NamedList {
  return { id, ...listRecord.read(data) };
}

/** Parses the stored places of a list. Drops invalid items and duplicates of a place. */
function parseItems(lines: readonly unknown[]): ListedItem[] {
  const items = new Map<string, ListedItem>();
  for (const line of lines) {
    const [, placeId = '', note = ''] =
      /^([A-Za-z0-9]{1,128})(?: (.+))?$/s.exec(String(line)) ?? [];
    if (typeof line !== 'string' || placeId === '' || items.has(placeId)) continue;
    items.set(placeId, { placeId, note: cleanLine(note).slice(0, maxItemNoteLength) });
  }
  return [...items.values()];
}

/** Returns the stored form of the places, one line each: 'placeId note', or the id alone without a note. */
export function toStoredItems(items: readonly ListedItem[]): string[] {
  return items.map(({ placeId, note }) => (note === '' ? placeId : `${placeId} ${note}`));
}

/** Values of the list form, as typed. */
export interface ListDraft {
  name: string;
  note: string;
}

/** Change of a list by its owner. */
export type ListChange =
  | ({ kind: 'describe'; language: Language } & ListDraft)
  /** Makes the list readable to anyone with its address, or private. */
  | { kind: 'publish'; isPublic: boolean }
  /** Adds a place at the end, or at its old position when a removal is undone. */
  | { kind: 'add'; placeId: string; note?: string; at?: number }
  | { kind: 'remove'; placeId: string }
  /** Moves a place to a zero-based position, limited to the valid range. */
  | { kind: 'move'; placeId: string; to: number }
  | { kind: 'annotate'; placeId: string; note: string };

/**
 * Returns the list with a change applied. Adding a place that is already listed and changing one that is not listed
 * have no effect, because another device may have made a change before.
 * @throws AppError 'invalid-input' for a missing or overlong text; 'too-many-items' for the 101st place
 */
export function applyListChange(list: NamedList, change: ListChange): NamedList {
  if (change.kind === 'describe') {
    if (Object.keys(listProblems(change)).length > 0) throw new AppError('invalid-input');
    return {
      ...list,
      name: cleanLine(change.name),
      note: cleanPlainText(change.note),
      language: change.language,
    };
  }
  if (change.kind === 'publish') return { ...list, isPublic: change.isPublic };
  return { ...list, items: applyItemChange(list.items, change) };
}

type ItemChange = Extract<ListChange, { placeId: string }>;

function applyItemChange(items: readonly ListedItem[], change: ItemChange): readonly ListedItem[] {
  const { placeId } = change;
  const existing = items.find((item) => item.placeId === placeId);
  const otherItems = items.filter((item) => item.placeId !== placeId);
  switch (change.kind) {
    case 'add':
      if (existing) return items;
      if (items.length >= maxListItems) throw new AppError('too-many-items');
      return insertItem(otherItems, { placeId, note: cleanItemNote(change.note ?? '') }, change.at);
    case 'remove':
      return existing ? otherItems : items;
    case 'move':
      return existing ? insertItem(otherItems, existing, change.to) : items;
    case 'annotate': {
      const note = cleanItemNote(change.note);
      return items.map((item) => (item === existing ? { placeId, note } : item));
    }
  }
}

function insertItem(
  items: readonly ListedItem[],
  item: ListedItem,
  at = items.length,
): readonly ListedItem[] {
  const position = Math.min(Math.max(at, 0), items.length);
  return [...items.slice(0, position), item, ...items.slice(position)];
}

function cleanItemNote(note: string): string {
  if (itemNoteProblem(note)) throw new AppError('invalid-input');
  return cleanLine(note);
}

/** Returns the problems of the name and the note of a list, per field. */
export function listProblems({ name, note }: ListDraft): {
  name?: FieldProblem;
  note?: FieldProblem;
} {
  const nameProblem = lengthProblem(cleanLine(name), listRecord.fields.name.maxLength);
  const noteProblem = lengthProblem(cleanPlainText(note), listRecord.fields.note.maxLength);
  return {
    ...(cleanLine(name) === ''
      ? { name: { kind: 'missing' } }
      : nameProblem && { name: nameProblem }),
    ...(noteProblem && { note: noteProblem }),
  };
}

/** Returns the problem of a place's note, or null if it is valid. */
export function itemNoteProblem(note: string): FieldProblem | null {
  return lengthProblem(cleanLine(note), maxItemNoteLength);
}

function lengthProblem(text: string, maxLength: number): FieldProblem | null {
  return text.length > maxLength ? { kind: 'too-long', excess: text.length - maxLength } : null;
}

/** Sorts lists for their owner: last changed first. A list that is still being saved comes first. */
export function sortByLastChange(lists: readonly NamedList[]): NamedList[] {
  const changedAtMs = ({ updatedAt }: NamedList) => updatedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return [...lists].sort((a, b) => changedAtMs(b) - changedAtMs(a) || a.id.localeCompare(b.id));
}
