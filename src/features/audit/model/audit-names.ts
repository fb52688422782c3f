import type { AuditEntry } from './audit.ts';

/** Collections whose documents the log calls by a name. */
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

/** Somebody or something that a line of the log names. */
export interface AuditName {
  of: NamedCollection;
  id: string;
  /** What the entry itself calls it; '' where it does not say. */
  told: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Who did it. */
export function actorOf({ actorId }: Pick<AuditEntry, 'actorId'>): AuditName {
  return { of: 'users', id: actorId, told: '' };
}

/** What an entry is about, called as before the change; null for what has no name of its own. */
export function subjectOf(
  entry: Pick<AuditEntry, 'target' | 'before' | 'after'>,
): AuditName | null {
  const [collection, id = ''] = entry.target.split('/');
  const of = namedCollections.find((known) => known === collection);
  if (!of || id === '') return null;
  // What people were called is nowhere in the log: who erases their account is nobody in it.
  return { of, id, told: of === 'users' ? '' : nameIn(entry.before) || nameIn(entry.after) };
}

/** Whose review of which place an id tells ('placeId_uid'); null where it is none. */
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

/** What the stored ids of these fields name. */
const namingFields: Readonly<Record<string, NamedCollection>> = {
  managedPlaces: 'places',
  placeId: 'places',
  eventId: 'events',
  category: 'categories',
  userId: 'users',
  createdBy: 'users',
};

/** Those whom a stored value names by their ids; null for a value that is no id. */
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
