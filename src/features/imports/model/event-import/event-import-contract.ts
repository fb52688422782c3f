import * as v from 'valibot';

import { eventDateStatuses } from '#features/events/model/event.ts';
import { eventRowErrors, eventRowWarnings } from './raw-event.ts';

/** Answers of /api/event-imports. One schema for the server and the app. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const instant = v.pipe(v.string(), v.isoTimestamp());

/** The field of the form that holds the file. */
export const eventFileField = 'file';

/** Dates of one event that an answer lists; how many there are stands beside. */
export const maxListedDates = 6;

/** 'ready' will be stored; a duplicate is in the agenda already: an event of that name there, on one of its dates. */
export const eventRowStates = ['ready', 'duplicate', 'invalid'] as const;

const eventRow = v.object({
  row: count,
  title: v.string(),
  placeTitle: v.string(),
  state: v.picklist(eventRowStates),
  dateCount: count,
  dates: v.array(
    v.object({ startsAt: instant, endsAt: instant, status: v.picklist(eventDateStatuses) }),
  ),
  errors: v.array(v.picklist(eventRowErrors)),
  warnings: v.array(v.picklist(eventRowWarnings)),
});
export type EventImportRow = v.InferOutput<typeof eventRow>;

/** POST /api/event-imports/check: what an import would do; nothing is stored. */
export const eventCheckAnswer = v.object({
  success: v.literal(true),
  rows: v.array(eventRow),
});
export type EventCheckAnswer = v.InferOutput<typeof eventCheckAnswer>;

/** POST /api/event-imports: `importId` is null when nothing was left to store. */
export const eventImportAnswer = v.object({
  success: v.literal(true),
  importId: v.nullable(v.string()),
  stored: count,
});
export type EventImportAnswer = v.InferOutput<typeof eventImportAnswer>;

/** Why undoing an import leaves an event: somebody has made something of it since. */
export const keptEventReasons = ['edited', 'saved'] as const;

/** POST /api/event-imports/{id}/undo */
export const eventUndoAnswer = v.object({
  success: v.literal(true),
  removed: count,
  kept: v.array(v.object({ title: v.string(), reason: v.picklist(keptEventReasons) })),
});
export type EventUndoAnswer = v.InferOutput<typeof eventUndoAnswer>;

const pastEventImport = v.object({
  id: v.string(),
  fileName: v.string(),
  createdAt: instant,
  events: count,
  isUndone: v.boolean(),
});
export type PastEventImport = v.InferOutput<typeof pastEventImport>;

/** GET /api/event-imports: the newest ten, the caller's own or, for super admins, everybody's. */
export const eventImportListAnswer = v.object({
  success: v.literal(true),
  imports: v.array(pastEventImport),
});
export type EventImportListAnswer = v.InferOutput<typeof eventImportListAnswer>;
