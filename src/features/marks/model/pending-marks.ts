import type { PendingChange } from '#shared/pending-change.ts';

/** Pending change that saves or removes a mark. The last change of an item replaces earlier ones. */
export interface MarkChange {
  kind: 'favorite' | 'event';
  /** Id of the place or event. */
  target: string;
  saved: boolean;
}

/**
 * Returns the marks with the pending changes applied. Skips changes that have a problem. Returns `marks` itself if no
 * change applies.
 */
export function withPendingMarks<Mark extends { createdAt: Date | null }>(
  marks: readonly Mark[],
  pendingChanges: readonly PendingChange<MarkChange>[],
  options: { idOf: (mark: Mark) => string; toMark: (id: string, at: Date) => Mark },
): readonly Mark[] {
  return pendingChanges.reduce<readonly Mark[]>((list, change) => {
    if (change.problem !== null) return list;
    const isListed = list.some((mark) => options.idOf(mark) === change.target);
    if (isListed === change.saved) return list;
    return change.saved
      ? [options.toMark(change.target, new Date(change.madeAt)), ...list]
      : list.filter((mark) => options.idOf(mark) !== change.target);
  }, marks);
}
