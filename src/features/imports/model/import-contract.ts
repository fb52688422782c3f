import * as v from 'valibot';

import { eventDateStatuses } from '#features/events/model/event-date.ts';
import type { ListedDate } from '#features/events/model/event-date.ts';
import { eventRowErrors, eventRowWarnings } from './event-import/raw-event.ts';

/** Response schemas of /api/admin/imports (places) and /api/event-imports, shared by client and server. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const timestamp = v.pipe(v.string(), v.isoTimestamp());

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

/** Name of the form field with the file. */
export const eventFileField = 'file';

/** Maximum number of dates per event in a response. `dateCount` is their total number. */
export const maxListedDates = 6;

/**
 * States of a row. 'ready' will be stored; a 'duplicate' has the same name, place and a common date with an event in
 * the agenda.
 */
export const eventRowStates = ['ready', 'duplicate', 'invalid'] as const;

const instant = v.pipe(
  timestamp,
  v.transform((text) => new Date(text)),
);
const listedDate: v.GenericSchema<unknown, ListedDate> = v.object({
  startsAt: instant,
  endsAt: instant,
  status: v.picklist(eventDateStatuses),
});

const eventRow = v.object({
  row: count,
  title: v.string(),
  placeTitle: v.string(),
  state: v.picklist(eventRowStates),
  dateCount: count,
  dates: v.array(listedDate),
  errors: v.array(v.picklist(eventRowErrors)),
  warnings: v.array(v.picklist(eventRowWarnings)),
});
export type EventImportRow = v.InferOutput<typeof eventRow>;

/** POST /api/event-imports/check: the effect of an import, without storing anything. */
export const eventCheckResponse = v.object({
  success: v.literal(true),
  rows: v.array(eventRow),
});
export type EventCheckResponse = v.InferOutput<typeof eventCheckResponse>;

/** POST /api/event-imports: `importId` is null if there was nothing left to store. */
export const eventImportResponse = v.object({
  success: v.literal(true),
  importId: v.nullable(v.string()),
  stored: count,
});
export type EventImportResponse = v.InferOutput<typeof eventImportResponse>;

/** Reasons why an undo keeps an event: it was edited, or a user has saved it. */
export const retainedEventReasons = ['edited', 'saved'] as const;

/** POST /api/event-imports/{id}/undo */
export const eventUndoResponse = v.object({
  success: v.literal(true),
  removed: count,
  kept: v.array(v.object({ title: v.string(), reason: v.picklist(retainedEventReasons) })),
});
export type EventUndoResponse = v.InferOutput<typeof eventUndoResponse>;

const pastEventImport = v.object({
  id: v.string(),
  fileName: v.string(),
  createdAt: timestamp,
  events: count,
  isUndone: v.boolean(),
});
export type PastEventImport = v.InferOutput<typeof pastEventImport>;

/** GET /api/event-imports: the latest ten imports of the caller; for super admins, of all users. */
export const eventImportListResponse = v.object({
  success: v.literal(true),
  imports: v.array(pastEventImport),
});
export type EventImportListResponse = v.InferOutput<typeof eventImportListResponse>;
