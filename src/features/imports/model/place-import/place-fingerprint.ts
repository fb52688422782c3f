/** Fields that change without an edit of the content: visibility, metadata and rating. */
const ignoredFields: ReadonlySet<string> = new Set([
  'isActive',
  'createdAt',
  'updatedAt',
  'auditId',
  'createdBy',
  'rating',
  'reviewsCount',
  'ratingCounts',
]);

/** Number of hexadecimal digits of the hash: 64 bits distinguish the places of a city. */
const fingerprintLength = 16;

/**
 * Returns a fingerprint of the content of a place, regardless of the order of its fields and of whether it is active:
 * 16 hexadecimal digits of SHA-256.
 * @param fields plain values as stored; coordinates as any object with `latitude` and `longitude`
 */
export async function fingerprintPlace(fields: Readonly<Record<string, unknown>>): Promise<string> {
  const content = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !ignoredFields.has(name)),
  );
  const bytes = new TextEncoder().encode(JSON.stringify(sortKeys(content)));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, fingerprintLength);
}

/** Returns the value with each object as pairs sorted by field name. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  if ('latitude' in value && 'longitude' in value) return ['@', value.latitude, value.longitude];
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, fieldValue]) => [name, sortKeys(fieldValue)]);
}
