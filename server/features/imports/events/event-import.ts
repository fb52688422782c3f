import { FieldValue } from '@google-cloud/firestore';
import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { maxListedDates } from '#features/imports/model/import-contract.ts';
import type {
  EventCheckResponse,
  EventImportResponse,
  EventImportRow,
} from '#features/imports/model/import-contract.ts';
import { checkEvents } from '#features/imports/model/event-import/event-row-check.ts';
import type {
  CheckedEvent,
  EventImportDraft,
  HostPlace,
} from '#features/imports/model/event-import/event-row-check.ts';
import { importRecord } from '#features/imports/model/place-import/import-record.ts';
import { toListedDate } from '#features/events/model/event-date.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { toStoredEvent, toEvent } from '#features/events/model/event.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import { groupIds } from '#server/platform/firestore/record-pages.ts';
import { readEventFile } from './read-event-file.ts';

/** Maximum number of upcoming events of thirty places to compare with; a busy venue has a few dozen. */
const maxComparedEvents = 500;

/** An uploaded file of events. */
export interface EventFile {
  bytes: Uint8Array;
  /** Id of the place of all events, whatever place they name; null if each event must name its place. */
  defaultPlaceId: string | null;
  /** Places for which the uploader may publish events. */
  places: readonly HostPlace[];
}

/**
 * Returns the effects of an import without storing anything. Reads the upcoming events of the places in the file.
 * @throws eventFileError() with the reason if the file is unreadable; AppError 'permission-denied' for a default place
 *   that is not among `places`, 'unavailable'
 */
export async function checkEventImport(
  firestore: Firestore,
  file: EventFile,
  now: Date,
): Promise<EventCheckResponse> {
  const events = await compareFile(firestore, file, now);
  return { success: true, rows: events.map(toImportRow) };
}

/**
 * Stores the valid events of a file that are not in the agenda yet, all or none, with the import document used to undo
 * them. Idempotent: a second import of the same file stores nothing.
 * @param rows rows to import; others are skipped
 * @throws eventFileError() with the reason if the file is unreadable; AppError 'permission-denied' for a default place
 *   that is not among `places`, 'unavailable'
 */
export async function storeEventImport(
  firestore: Firestore,
  { rows, actorId, ...file }: EventFile & StoreOptions,
  now: Date,
): Promise<EventImportResponse> {
  const comparedEvents = await compareFile(firestore, file, now);
  const drafts = comparedEvents.flatMap(({ row, state, draft }) =>
    draft && state === 'ready' && rows.has(row) ? [draft] : [],
  );
  if (drafts.length === 0) return { success: true, importId: null, stored: 0 };
  const batch = firestore.batch();
  const events = firestore.collection('events');
  const newEvents = drafts.map((draft) => ({ ref: events.doc(), draft }));
  for (const { ref, draft } of newEvents) batch.create(ref, toStoredFields(draft, actorId));
  const fileName = file.fileName.slice(0, importRecord.fields.fileName.maxLength);
  const importRef: DocumentReference = firestore.collection('imports').doc();
  batch.create(importRef, {
    kind: 'events',
    actorId,
    fileName,
    rows: newEvents.length,
    undo: newEvents.map(({ ref }) => ref.id),
    createdAt: FieldValue.serverTimestamp(),
  });
  addAuditEntry(firestore, batch, actorId, {
    action: 'import.create',
    target: `imports/${importRef.id}`,
    before: {},
    after: { fileName, events: newEvents.length },
  });
  await batch.commit();
  return { success: true, importId: importRef.id, stored: newEvents.length };
}

/** Rows to import, name of the file and uid of the caller. */
export interface StoreOptions {
  rows: ReadonlySet<number>;
  fileName: string;
  actorId: string;
}

type ComparedEvent = CheckedEvent & Pick<EventImportRow, 'state'>;

/**
 * Start times of upcoming events in ms. The keys are those of eventKey(): place id and title without accents and case.
 */
type KnownDates = ReadonlyMap<string, ReadonlySet<number>>;

async function compareFile(
  firestore: Firestore,
  { bytes, places, defaultPlaceId }: EventFile,
  now: Date,
): Promise<ComparedEvent[]> {
  if (defaultPlaceId !== null && !places.some(({ id }) => id === defaultPlaceId)) {
    throw new AppError('permission-denied', 'The caller may not create events at this place');
  }
  const checkedEvents = checkEvents(await readEventFile(bytes, now), {
    places,
    everywhere: defaultPlaceId,
    now,
  });
  const placeIds = [...new Set(checkedEvents.flatMap(({ draft }) => draft?.placeId ?? []))];
  const knownDates = await readKnownDates(firestore, placeIds, now);
  return checkedEvents.map((event) => {
    if (event.draft === null) return { ...event, state: 'invalid' };
    return { ...event, state: isDuplicate(event.draft, knownDates) ? 'duplicate' : 'ready' };
  });
}

async function readKnownDates(
  firestore: Firestore,
  placeIds: readonly string[],
  now: Date,
): Promise<KnownDates> {
  const snapshots = await Promise.all(
    groupIds(placeIds).map((group) =>
      firestore
        .collection('events')
        .where('placeId', 'in', group)
        .where('lastAt', '>=', now)
        .orderBy('lastAt')
        .limit(maxComparedEvents)
        .get(),
    ),
  );
  const knownDates = new Map<string, Set<number>>();
  for (const document of snapshots.flatMap(({ docs }) => docs)) {
    const { placeId, title, dates } = toEvent(document.id, document.data());
    const startTimes = knownDates.get(eventKey({ placeId, title })) ?? new Set();
    for (const { startsAt } of dates) startTimes.add(+startsAt);
    knownDates.set(eventKey({ placeId, title }), startTimes);
  }
  return knownDates;
}

function eventKey({ placeId, title }: { placeId: string; title: string }): string {
  return `${placeId} ${foldText(title)}`;
}

function isDuplicate(draft: EventImportDraft, knownDates: KnownDates): boolean {
  const startTimes = knownDates.get(eventKey(draft));
  return startTimes !== undefined && draft.dates.some(({ startsAt }) => startTimes.has(+startsAt));
}

function toImportRow({ draft, ...row }: ComparedEvent): EventImportRow {
  const dates = draft?.dates ?? [];
  return {
    ...row,
    dateCount: dates.length,
    dates: dates.slice(0, maxListedDates).map(toListedDate),
  };
}

function toStoredFields(
  { placeId, ...content }: EventImportDraft,
  actorId: string,
): Record<string, unknown> {
  const now = FieldValue.serverTimestamp();
  return {
    ...toStoredEvent({ ...content, images: [], access: [], isActive: true }),
    placeId,
    createdBy: actorId,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  };
}
