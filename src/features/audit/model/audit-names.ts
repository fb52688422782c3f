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
  of: NamedCollection;
  id: string;
  /** Name recorded in the entry; '' if there is none. */
  told: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the actor of an entry. */
export function actorOf({ actorId }: Pick<AuditEntry, 'actorId'>): AuditName {
  return { of: 'users', id: actorId, told: '' };
}

/** Returns the target of an entry with its name before the change; null if this kind of document has no name. */
export function subjectOf(
  entry: Pick<AuditEntry, 'target' | 'before' | 'after'>,
): AuditName | null {
  const [collection, id = ''] = entry.target.split('/');
  const of = namedCollections.find((known) => known === collection);
  if (!of || id === '') return null;
  // The log does not store names of users, so that an erased account leaves no name behind.
  return { of, id, told: of === 'users' ? '' : nameIn(entry.before) || nameIn(entry.after) };
}

/** Splits a review id ('placeId_uid') into author and place; null for any other value. */
export function reviewNames(reviewId: unknown): { author: AuditName; place: AuditName } | null {
  if (typeof reviewId !== 'string') return null;
  const end = reviewId.indexOf('_');
  const [placeId, uid] = [reviewId.slice(0, end), reviewId.slice(end + 1)];
  if (end < 1 || uid === '') return null;
  return {
    author: { of: 'users', id: uid, told: '' },
    place: { of: 'places', id: placeId, told: '' },
  };
}

/** Fields that store ids, with the collection of the ids. */
const namingFields: Readonly<Record<string, NamedCollection>> = {
  managedPlaces: 'places',
  placeId: 'places',
  eventId: 'events',
  category: 'categories',
  userId: 'users',
  createdBy: 'users',
};

/** Returns the documents whose ids a stored value contains; null if the field holds no ids. */
export function namesInValue(field: string, value: unknown): AuditName[] | null {
  const of = namingFields[field];
  if (!of) return null;
  const ids = (Array.isArray(value) ? value : [value]).filter(
    (id): id is string => typeof id === 'string' && id !== '' && !id.includes('/'),
  );
  return ids.length > 0 ? ids.map((id) => ({ of, id, told: '' })) : null;
}

function nameIn(fields: Fields): string {
  const name = fields['title'] ?? fields['name'] ?? fields['fileName'];
  return typeof name === 'string' ? name : '';
}
