import { subjectIdFields } from '#features/moderation/model/report.ts';
import type { AuditChange } from '#features/audit/model/audit.ts';
import { dayMs } from '#shared/time-units.ts';
import { instantOfWallClock, wallClockAt } from '#shared/zoned-time.ts';
import { uidOf } from './build-people.ts';
import { placeIdOf } from './build-places.ts';
import type {
  AuditFields,
  CityDocuments,
  ClaimFields,
  CorrectionFields,
  EventFields,
  SeedDocument,
  SeedPlaceFields,
  UserFields,
} from './city.ts';
import { placeChanges, userChanges } from './data/audit-log.ts';
import { corrections } from './data/requests.ts';
import { randomFor, stableId } from './random.ts';

/** Age of the log in days: older places have no entry of their creation. */
const loggedDays = 90;
/** Days between the refusal of a claim and its appeal. */
const appealDays = 3;

type AuditedDocuments = Pick<
  CityDocuments,
  'users' | 'places' | 'events' | 'suggestions' | 'claims' | 'reports'
>;

interface AuditContext {
  documents: AuditedDocuments;
  /** uid of the super admin. */
  admin: string;
  now: Date;
  /** Adds an entry and returns its id. */
  add: (change: AuditChange, actorId: string, createdAt: Date) => string;
}

/**
 * Returns the audit entries of the changes and decisions that the documents result from. Sets `auditId` of the
 * documents that name their last entry, and `updatedAt` of changed ones.
 * @param admin uid of the super admin
 */
export function buildAuditLog(
  documents: AuditedDocuments,
  admin: string,
  now: Date,
): SeedDocument<AuditFields>[] {
  const entries: SeedDocument<AuditFields>[] = [];
  const add: AuditContext['add'] = (change, actorId, createdAt) => {
    const id = stableId(`audit/${change.target}/${entries.length}`);
    entries.push({ id, fields: { ...change, actorId, createdAt } });
    return id;
  };
  const context = { documents, admin, now, add };
  for (const claim of documents.claims) addClaimEntries(context, claim);
  for (const correction of documents.suggestions) addDecision(context, 'suggestion', correction);
  for (const user of documents.users) addUserEntries(context, user);
  for (const place of documents.places) addPlaceEntries(context, place);
  for (const event of documents.events) addEventEntry(context, event);
  addReportEntries(context);
  return entries.toSorted((a, b) => a.fields.createdAt.getTime() - b.fields.createdAt.getTime());
}

/** Adds the decision about a claim or correction. */
function addDecision(
  { admin, add }: AuditContext,
  subject: 'claim' | 'suggestion',
  { id, fields: { status, decidedAt } }: SeedDocument<ClaimFields | CorrectionFields>,
): void {
  if (!decidedAt) return;
  const target = `${subject}s/${id}`;
  const change = { before: { status: 'pending' }, after: { status } };
  add({ action: `${subject}.update`, target, ...change }, admin, decidedAt);
}

/** Adds the decision about a claim; for an appeal also the earlier one. */
function addClaimEntries(context: AuditContext, claim: SeedDocument<ClaimFields>): void {
  const { firstAnswer, createdAt } = claim.fields;
  addDecision(context, 'claim', claim);
  if (firstAnswer === '') return;
  const decidedAt = new Date(createdAt.getTime() - appealDays * dayMs);
  const first = { ...claim.fields, status: 'declined', decidedAt } as const;
  addDecision(context, 'claim', { id: claim.id, fields: first });
}

/** An update of a record with the earlier values of the changed fields. */
interface Update<Fields> {
  actorId: string;
  at: Date;
  before: Partial<Fields>;
  /** A decided request that names the entry of this update. */
  request?: SeedDocument<ClaimFields | CorrectionFields> | undefined;
}

type AuditedFields = object & { auditId?: string; updatedAt: Date };

/**
 * Adds the updates of a record.
 * @param names fields that each entry records; by default the changed ones
 * @returns the fields before the first update
 */
function addUpdates<Fields extends AuditedFields>(
  { add }: AuditContext,
  { action, target }: Pick<AuditChange, 'action' | 'target'>,
  fields: Fields,
  updates: readonly Update<Fields>[],
  names?: readonly (keyof Fields)[],
): Fields {
  let current: Fields = { ...fields };
  for (const { actorId, at, before, request } of updates.toSorted((a, b) => +b.at - +a.at)) {
    const recorded = names ?? (Object.keys(before) as (keyof Fields)[]);
    const after = pick(current, recorded);
    current = { ...current, ...before };
    const change = { action, target, before: pick(current, recorded), after };
    const id = add(change, actorId, at);
    // The first one in this order is the last update.
    fields.auditId ??= id;
    if (fields.updatedAt < at) fields.updatedAt = at;
    if (request) request.fields.auditId = id;
  }
  return current;
}

function pick<Fields>(fields: Fields, names: readonly (keyof Fields)[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** Adds the approved claims of a user and the changes by the super admin. */
function addUserEntries(context: AuditContext, { id, fields }: SeedDocument<UserFields>): void {
  const { admin, now, documents } = context;
  const updates = [
    ...userChanges
      .filter(({ user }) => uidOf(user) === id)
      .map(({ user, daysAgo, before: { managedPlaces, ...before } }): Update<UserFields> => ({
        actorId: admin,
        at: workingTime(now, daysAgo, user),
        before: {
          ...before,
          ...(managedPlaces && { managedPlaces: managedPlaces.map(placeIdOf) }),
        },
      })),
    ...documents.claims
      .filter(({ fields: { userId, status } }) => userId === id && status === 'approved')
      .map((claim): Update<UserFields> => ({
        actorId: admin,
        at: claim.fields.decidedAt ?? now,
        before: { role: 'member', managedPlaces: [] },
        request: claim,
      })),
  ];
  const change = { action: 'user.update', target: `users/${id}` } as const;
  const names = ['role', 'status', 'managedPlaces', 'permissions'] as const;
  addUpdates(context, change, fields, updates, names);
}

/** Adds the changes of a place, also by an applied correction, and the creation of a new place. */
function addPlaceEntries(context: AuditContext, place: SeedDocument<SeedPlaceFields>): void {
  const { admin, now, documents, add } = context;
  const { id, fields } = place;
  const target = `places/${id}`;
  const applied = documents.suggestions.find(
    ({ fields: { placeId, status } }) => placeId === id && status === 'applied',
  );
  const updates = [
    ...placeChanges
      .filter((change) => placeIdOf(change.place) === id)
      .map(({ by, daysAgo, before }): Update<SeedPlaceFields> => ({
        actorId: uidOf(by),
        at: workingTime(now, daysAgo, id),
        before,
      })),
    ...corrections
      .filter((correction) => placeIdOf(correction.place) === id)
      .flatMap(({ replaced }): Update<SeedPlaceFields>[] =>
        replaced && applied
          ? [
              {
                actorId: admin,
                at: applied.fields.decidedAt ?? now,
                before: replaced,
                request: applied,
              },
            ]
          : [],
      ),
  ];
  const first = addUpdates(context, { action: 'place.update', target }, fields, updates);
  if (fields.createdAt < daysBefore(now, loggedDays)) return;
  const after = contentOf(first);
  const change = { action: 'place.create', target, before: {}, after } as const;
  const entry = add(change, fields.createdBy, fields.createdAt);
  fields.auditId ??= entry;
}

function addEventEntry({ add }: AuditContext, { id, fields }: SeedDocument<EventFields>): void {
  const after = contentOf(fields);
  const change = { action: 'event.create', target: `events/${id}`, before: {}, after } as const;
  fields.auditId = add(change, fields.createdBy, fields.createdAt);
}

/** Fields that the entry of a new place or event does not record. */
const unrecordedFields = new Set([
  ...['auditId', 'createdAt', 'createdBy', 'updatedAt', 'revision'],
  ...['rating', 'ratingCounts', 'reviewsCount'],
]);

function contentOf(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !unrecordedFields.has(name)));
}

function addReportEntries({ documents, admin, add }: AuditContext): void {
  for (const { id, fields } of documents.reports) {
    if (fields.status === 'open') continue;
    const { status, updatedAt } = fields;
    const subject = pick(
      fields,
      Object.values(subjectIdFields).filter((name) => fields[name] !== undefined),
    );
    const change = { before: { ...subject, status: 'open' }, after: { ...subject, status } };
    add({ action: 'report.update', target: `reports/${id}`, ...change }, admin, updatedAt);
  }
}

/** Returns a time between 9:00 and 18:00 on an earlier day. */
function workingTime(now: Date, daysAgo: number, key: string): Date {
  const minutes = randomFor(`audit/${key}/${daysAgo}`).int(9 * 60, 18 * 60);
  return instantOfWallClock({ dayNumber: wallClockAt(now).dayNumber - daysAgo, minutes });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
