import * as v from 'valibot';

/** Answers of /api/admin/imports. One schema for the server and the app. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** GET /api/admin/imports/known-places: what rows are compared with. Tuples, for there may be ten thousand. */
export const knownPlacesAnswer = v.object({
  success: v.literal(true),
  /** False when there are more inactive places than are read. */
  isComplete: v.boolean(),
  places: v.array(
    v.tuple([
      /** Id, title, latitude and longitude (null when unknown), phone as stored, whether it is active. */
      v.string(),
      v.string(),
      v.nullable(v.number()),
      v.nullable(v.number()),
      v.string(),
      v.boolean(),
    ]),
  ),
});
export type KnownPlacesAnswer = v.InferOutput<typeof knownPlacesAnswer>;

/** Why undoing an import leaves a place: somebody has made something of it since. */
export const keptReasons = [
  'edited',
  'reviewed',
  'favorited',
  'reserved',
  'offered',
  'announced',
  'entrusted',
  'claimed',
  // Not made by this import, whatever its list says.
  'foreign',
] as const;
export type KeptReason = (typeof keptReasons)[number];

/** POST /api/admin/imports/{id}/undo, one step of it; and GET /api/admin/imports/{id}. */
export const importUndoAnswer = v.object({
  success: v.literal(true),
  isDone: v.boolean(),
  /** Places that were looked at, of `total`. */
  checked: count,
  total: count,
  /** How many stay; the first thousand of them are listed. */
  keptCount: count,
  kept: v.array(v.object({ id: v.string(), title: v.string(), reason: v.picklist(keptReasons) })),
});
export type ImportUndoAnswer = v.InferOutput<typeof importUndoAnswer>;

/**
 * 'complete' as far as the last places of the list exist; 'incomplete' when the import broke off or was
 * cancelled; 'undoing' when undoing it was begun and not ended.
 */
export const importStates = ['complete', 'incomplete', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

const pastImport = v.object({
  id: v.string(),
  fileName: v.string(),
  /** ISO instant. */
  createdAt: v.string(),
  /** '' when the account is gone. */
  actorName: v.string(),
  /** Places that the import was to make. */
  rows: count,
  state: v.picklist(importStates),
  keptCount: count,
});
export type PastImport = v.InferOutput<typeof pastImport>;

/** GET /api/admin/imports?after={id}: the newest first, ten at a time. */
export const importListAnswer = v.object({
  success: v.literal(true),
  imports: v.array(pastImport),
  /** The `after` of the next page; null on the last one. */
  next: v.nullable(v.string()),
});
export type ImportListAnswer = v.InferOutput<typeof importListAnswer>;
