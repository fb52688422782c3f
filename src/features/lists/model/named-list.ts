import { AppError } from '#shared/app-error.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';
import type { FieldProblem } from '#features/places/model/place-draft.ts';

/** A place of a list, with what its owner says of it. */
export interface ListedItem {
  placeId: string;
  /** One line; '' for nothing. */
  note: string;
}

/** A list of places that somebody named, lists/{id}. */
export interface NamedList {
  id: string;
  userId: string;
  name: string;
  /** Several lines; '' for nothing. */
  note: string;
  isPublic: boolean;
  /** In the order of its owner; no place twice. */
  items: readonly ListedItem[];
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** What the form of a list holds, as it was typed. */
export interface ListDraft {
  name: string;
  note: string;
}

/** How long the texts of a list are at most, in characters; rules hold the first two, and all items together. */
export const listLimits = { name: 60, note: 500, itemNote: 200 } as const;
/** Places of one list; rules hold the same bound. */
export const maxListItems = 100;
/** Lists of one person; rules hold the same bound. */
export const maxLists = 50;

/** One change of a list by its owner. */
export type ListChange =
  | ({ kind: 'describe' } & ListDraft)
  /** Whoever has its address may see it, or nobody else. */
  | { kind: 'publish'; isPublic: boolean }
  /** At the end, or where it stood when its removal is taken back. */
  | { kind: 'add'; placeId: string; note?: string; at?: number }
  | { kind: 'remove'; placeId: string }
  /** To another position, counted from 0; beyond an end it stays there. */
  | { kind: 'move'; placeId: string; to: number }
  | { kind: 'annotate'; placeId: string; note: string };

/**
 * What a list becomes with a change. A place that is in the list already is not added again, and what is to happen to
 * one that is not there happens to nothing: another device was quicker.
 * @throws AppError 'invalid-input' for a text that is missing or too long; 'too-many-items' for the 101st place
 */
export function changedList(list: NamedList, change: ListChange): NamedList {
  if (change.kind === 'describe') {
    if (Object.keys(listProblems(change)).length > 0) throw new AppError('invalid-input');
    return { ...list, name: cleanLine(change.name), note: cleanPlainText(change.note) };
  }
  if (change.kind === 'publish') return { ...list, isPublic: change.isPublic };
  return { ...list, items: changedItems(list.items, change) };
}

type ItemChange = Extract<ListChange, { placeId: string }>;

function changedItems(items: readonly ListedItem[], change: ItemChange): readonly ListedItem[] {
  const { placeId } = change;
  const known = items.find((item) => item.placeId === placeId);
  const others = items.filter((item) => item.placeId !== placeId);
  switch (change.kind) {
    case 'add':
      if (known) return items;
      if (items.length >= maxListItems) throw new AppError('too-many-items');
      return inserted(others, { placeId, note: itemNote(change.note ?? '') }, change.at);
    case 'remove':
      return known ? others : items;
    case 'move':
      return known ? inserted(others, known, change.to) : items;
    case 'annotate': {
      const note = itemNote(change.note);
      return items.map((item) => (item === known ? { placeId, note } : item));
    }
  }
}

function inserted(
  items: readonly ListedItem[],
  item: ListedItem,
  at = items.length,
): readonly ListedItem[] {
  const position = Math.min(Math.max(at, 0), items.length);
  return [...items.slice(0, position), item, ...items.slice(position)];
}

function itemNote(note: string): string {
  if (itemNoteProblem(note)) throw new AppError('invalid-input');
  return cleanLine(note);
}

/** What keeps the name and the note of a list from being saved. */
export function listProblems({ name, note }: ListDraft): {
  name?: FieldProblem;
  note?: FieldProblem;
} {
  const nameProblem = lengthProblem(cleanLine(name), listLimits.name);
  const noteProblem = lengthProblem(cleanPlainText(note), listLimits.note);
  return {
    ...(cleanLine(name) === ''
      ? { name: { kind: 'missing' } }
      : nameProblem && { name: nameProblem }),
    ...(noteProblem && { note: noteProblem }),
  };
}

/** What keeps the note of a place from being saved; null for nothing. */
export function itemNoteProblem(note: string): FieldProblem | null {
  return lengthProblem(cleanLine(note), listLimits.itemNote);
}

function lengthProblem(text: string, most: number): FieldProblem | null {
  return text.length > most ? { kind: 'too-long', excess: text.length - most } : null;
}

/** Lists as their owner sees them: last changed first; one that is on its way is the newest of all. */
export function lastChangedFirst(lists: readonly NamedList[]): NamedList[] {
  const at = ({ updatedAt }: NamedList) => updatedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return [...lists].sort((a, b) => at(b) - at(a) || a.id.localeCompare(b.id));
}

/** '1 lugar', '3 lugares', 'Nenhum lugar ainda'. */
export function listCountText(count: number): string {
  if (count === 0) return 'Nenhum lugar ainda';
  return count === 1 ? '1 lugar' : `${count} lugares`;
}
