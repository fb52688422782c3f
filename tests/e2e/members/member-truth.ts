import { documentsUrl, ownerHeaders } from '../city.ts';

type Fields = Record<string, unknown>;

interface Row {
  document?: { name: string; fields: Fields };
}

/** Returns the documents of a collection whose field equals a text, bypassing the security rules. */
export async function documentsWhere(
  host: string,
  collection: string,
  field: string,
  value: string | boolean,
): Promise<{ id: string; fields: Fields }[]> {
  const stored = typeof value === 'string' ? { stringValue: value } : { booleanValue: value };
  const response = await fetch(`${documentsUrl(host)}:runQuery`, {
    method: 'POST',
    headers: ownerHeaders,
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: collection }],
        where: {
          fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: stored },
        },
      },
    }),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status} for ${collection}`);
  const rows = (await response.json()) as Row[];
  return rows.flatMap(({ document }) =>
    document ? [{ id: document.name.split('/').at(-1) ?? '', fields: document.fields }] : [],
  );
}

const integerOf = (value: unknown) => Number((value as { integerValue?: string }).integerValue);

/** Returns the counters in the user document and the real counts. */
export async function personTruth(host: string, email: string) {
  const [record] = await documentsWhere(host, 'users', 'email', email);
  if (!record) throw new Error(`No record of ${email}`);
  const statistics = record.fields['statistics'] as { mapValue: { fields: Fields } };
  const counted = statistics.mapValue.fields;
  const [favorites, reviews] = await Promise.all([
    documentsWhere(host, 'favorites', 'userId', record.id),
    documentsWhere(host, 'reviews', 'userId', record.id),
  ]);
  return {
    uid: record.id,
    counted: {
      favorites: integerOf(counted['favorites']),
      reviews: integerOf(counted['reviews']),
    },
    real: { favorites: favorites.length, reviews: reviews.length },
  };
}

/** Returns the number of reviews of a place with one to five stars. */
export async function starsOfPlace(host: string, placeId: string): Promise<number[]> {
  const reviews = await documentsWhere(host, 'reviews', 'placeId', placeId);
  const counts = [0, 0, 0, 0, 0];
  for (const { fields } of reviews) {
    const position = integerOf(fields['rating']) - 1;
    counts[position] = (counts[position] ?? 0) + 1;
  }
  return counts;
}

/** Returns the reasons of all reports by a user. */
export async function reportsBy(host: string, uid: string): Promise<unknown[]> {
  const reports = await documentsWhere(host, 'reports', 'reporter', uid);
  return reports.map(({ fields }) => fields['reason']);
}
