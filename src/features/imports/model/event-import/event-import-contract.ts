import * as v from 'valibot';

import { eventDateStatuses } from '#features/events/model/event-date.ts';
import type { ListedDate } from '#features/events/model/event-date.ts';
import { eventRowErrors, eventRowWarnings } from './raw-event.ts';

/** Response schemas of /api/event-imports, shared by client and server. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const timestamp = v.pipe(v.string(), v.isoTimestamp());

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
