import type { AuditEntry } from './audit.ts';

/** Collections whose documents are shown by name in the audit log. */
export const namedCollections = [
  'users',
  'places',
  'categories',
  'subscriptionPlans',
  'clubOffers',
  'events',
  'imports',
] as const;
export type NamedCollection = (typeof namedCollections)[number];

/** Account or document that an audit entry refers to. */
export interface AuditName {
  collection: NamedCollection;
  id: string;
  /** Name recorded in the entry; '' if there is none. */
  recordedName: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the actor of an entry. */
export function auditActorName({ actorId }: Pick<AuditEntry, 'actorId'>): AuditName {
  return { collection: 'users', id: actorId, recordedName: '' };
}

/**
 * Returns the target of an entry with its recorded name, if possible the one before the change. Returns null if this
 * kind of document has no name.
 */
export function auditTargetName(
  entry: Pick<AuditEntry, 'target' | 'before' | 'after'>,
): AuditName | null {
  const [collection, id = ''] = entry.target.split('/');
  const collectionName = namedCollections.find((option) => option === collection);
  if (!collectionName || id === '') return null;
  // The log does not store names of users, so that an erased account leaves no name behind.
  return {
    collection: collectionName,
    id,
    recordedName: collectionName === 'users' ? '' : findName(entry.before) || findName(entry.after),
  };
}

/** Splits a review id ('placeId_uid') into author and place; null for any other value. */
export function parseReviewNames(
  reviewId: unknown,
): { author: AuditName; place: AuditName } | null {
  if (typeof reviewId !== 'string') return null;
  const separatorIndex = reviewId.indexOf('_');
  const [placeId, uid] = [reviewId.slice(0, separatorIndex), reviewId.slice(separatorIndex + 1)];
  if (separatorIndex < 1 || uid === '') return null;
  return {
    author: { collection: 'users', id: uid, recordedName: '' },
    place: { collection: 'places', id: placeId, recordedName: '' },
  };
}

/** Fields that store ids, with the collection of the ids. */
const referenceFields: Readonly<Record<string, NamedCollection>> = {
  managedPlaces: 'places',
  placeId: 'places',
  eventId: 'events',
  category: 'categories',
  userId: 'users',
  createdBy: 'users',
};

/** Returns the documents whose ids a stored value contains; null if the field holds no ids. */
export function namesInValue(field: string, value: unknown): AuditName[] | null {
  const collectionName = referenceFields[field];
  if (!collectionName) return null;
  const ids = (Array.isArray(value) ? value : [value]).filter(
    (id): id is string => typeof id === 'string' && id !== '' && !id.includes('/'),
  );
  return ids.length > 0
    ? ids.map((id) => ({ collection: collectionName, id, recordedName: '' }))
    : null;
}

function findName(fields: Fields): string {
  const name = fields['title'] ?? fields['name'] ?? fields['fileName'];
  return typeof name === 'string' ? name : '';
}
