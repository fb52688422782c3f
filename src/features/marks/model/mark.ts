import type { PendingChange } from '#shared/pending-change.ts';

/** A saved item with the time of saving. */
export interface Mark {
  createdAt: Date | null;
}

/** Maximum number of marks in a list; bounds the cost of reading it. */
export const maxMarks = 500;

/** Marks that can be changed offline: name of the cached list of a user, and field with the id of the marked item. */
export const offlineMarks = {
  favorite: { list: 'favorites', itemField: 'placeId' },
  event: { list: 'saved-events', itemField: 'eventId' },
} as const;

export type OfflineMarkKind = keyof typeof offlineMarks;

/** Pending change that saves or removes a mark. The last change of an item replaces earlier ones. */
export interface MarkChange {
  kind: OfflineMarkKind;
  /** Id of the place or event. */
  target: string;
  saved: boolean;
}

/** Fields that identify a marked item, at least its id. */
export type MarkItem<ItemField extends string> = Readonly<Record<ItemField, string>>;

type ItemOf<ItemField extends string> = Mark & MarkItem<ItemField>;

/** Sorts marks for a list: newest first, undated ones last, equal times by the id of the item. */
export function sortMarksByNewest<ItemField extends string, Listed extends ItemOf<ItemField>>(
  marks: readonly Listed[],
  itemField: ItemField,
): Listed[] {
  return marks.toSorted(
    (a, b) =>
      (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0) ||
      a[itemField].localeCompare(b[itemField]),
  );
}

/**
 * Returns the marks with the pending changes applied. Skips changes that have a problem. Returns `marks` itself if no
 * change applies.
 */
export function withPendingMarks<ItemField extends string>(
  marks: readonly ItemOf<ItemField>[],
  pendingChanges: readonly PendingChange<MarkChange>[],
  itemField: ItemField,
): readonly ItemOf<ItemField>[] {
  return pendingChanges.reduce((list, { problem, target, saved, madeAt }) => {
    if (problem !== null) return list;
    const isListed = list.some((mark) => mark[itemField] === target);
    if (isListed === saved) return list;
    return saved
      ? [{ [itemField]: target, createdAt: new Date(madeAt) } as ItemOf<ItemField>, ...list]
      : list.filter((mark) => mark[itemField] !== target);
  }, marks);
}
