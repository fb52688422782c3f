/** What changes without anybody making something of a place: its standing, its dates and what reviews add up to. */
const notContent: ReadonlySet<string> = new Set([
  'isActive',
  'createdAt',
  'updatedAt',
  'auditId',
  'createdBy',
  'rating',
  'reviewsCount',
  'ratingCounts',
]);

/** Hexadecimal digits that are kept of the hash: 64 bits tell the places of a city apart. */
const digits = 16;

/**
 * A fingerprint of what a place says: equal for equal content, whatever the order of its fields and whether it is
 * active. 16 hexadecimal digits of SHA-256.
 * @param fields plain values as stored; coordinates as anything with `latitude` and `longitude`
 */
export async function placePrint(fields: Readonly<Record<string, unknown>>): Promise<string> {
  const content = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !notContent.has(name)),
  );
  const bytes = new TextEncoder().encode(JSON.stringify(ordered(content)));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}

/** The value with the fields of every map as pairs, in the order of their names. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  if ('latitude' in value && 'longitude' in value) return ['@', value.latitude, value.longitude];
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, ordered(inner)]);
}
