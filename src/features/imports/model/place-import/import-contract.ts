import * as v from 'valibot';

/** Response schemas of /api/admin/imports, shared by client and server. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * GET /api/admin/imports/known-places: the places with which rows are compared, as tuples to keep the response small.
 */
export const existingPlacesResponse = v.object({
  success: v.literal(true),
  /** False if there are more inactive places than the limit. */
  isComplete: v.boolean(),
  places: v.array(
    v.tuple([
      /** Id, title, latitude and longitude (null if unknown), stored phone, isActive. */
      v.string(),
      v.string(),
      v.nullable(v.number()),
      v.nullable(v.number()),
      v.string(),
      v.boolean(),
    ]),
  ),
});
export type ExistingPlacesResponse = v.InferOutput<typeof existingPlacesResponse>;

/** Reasons why an undo keeps a place. */
export const retainedReasons = [
  'edited',
  'reviewed',
  'favorited',
  'reserved',
  'offered',
  'announced',
  'entrusted',
  'claimed',
  // Not created by this import, although its list contains the id.
  'foreign',
] as const;
export type RetainedReason = (typeof retainedReasons)[number];

/** POST /api/admin/imports/{id}/undo, one step of an undo, and GET /api/admin/imports/{id}. */
export const importUndoResponse = v.object({
  success: v.literal(true),
  isDone: v.boolean(),
  /** Number of processed places, of `total`. */
  checked: count,
  total: count,
  /** Number of kept places; the first thousand are listed. */
  keptCount: count,
  kept: v.array(
    v.object({ id: v.string(), title: v.string(), reason: v.picklist(retainedReasons) }),
  ),
});
export type ImportUndoResponse = v.InferOutput<typeof importUndoResponse>;

/**
 * States of an import: 'complete' if at least one of the last three places of its list exists, because places are
 * stored in that order; 'incomplete' if it failed or was cancelled; 'undoing' if an undo has started but not finished.
 */
export const importStates = ['complete', 'incomplete', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

const pastImport = v.object({
  id: v.string(),
  fileName: v.string(),
  /** ISO timestamp. */
  createdAt: v.string(),
  /** '' if the account was deleted. */
  actorName: v.string(),
  /** Number of places to be created. */
  rows: count,
  state: v.picklist(importStates),
  keptCount: count,
});
export type PastImport = v.InferOutput<typeof pastImport>;

/** GET /api/admin/imports?after={id}: newest first, ten per page. */
export const importListResponse = v.object({
  success: v.literal(true),
  imports: v.array(pastImport),
  /** `after` of the next page; null on the last page. */
  next: v.nullable(v.string()),
});
export type ImportListResponse = v.InferOutput<typeof importListResponse>;
