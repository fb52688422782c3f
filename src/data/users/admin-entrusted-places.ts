import { isDocumentId } from '../document-id.ts';
import { fieldsOf, textOf, activeOf } from '../field-readers.ts';
import { readFirestore } from '../firebase.ts';

/** A place as it is entrusted to a manager. */
export interface EntrustedPlace {
  id: string;
  /** '' for a place that is gone. */
  title: string;
  isActive: boolean;
}

/** The most values Firestore takes in one 'in'. */
const maxIdsPerQuery = 30;

/**
 * The places with these ids, in the same order, for super admins: inactive ones too, and those that are gone
 * without a title. Reads one document for each that exists.
 * @throws AppError 'permission-denied'; what readFirestore throws
 */
export async function listEntrustedPlaces(ids: readonly string[]): Promise<EntrustedPlace[]> {
  const known = ids.filter(isDocumentId);
  const groups = Array.from({ length: Math.ceil(known.length / maxIdsPerQuery) }, (_, position) =>
    known.slice(position * maxIdsPerQuery, (position + 1) * maxIdsPerQuery),
  );
  const found = await readFirestore(({ sdk, db }) =>
    Promise.all(
      groups.map(async (group) => {
        const places = sdk.collection(db, 'places');
        const { docs } = await sdk.getDocs(
          sdk.query(places, sdk.where(sdk.documentId(), 'in', group), sdk.limit(maxIdsPerQuery)),
        );
        return docs.map((document) => [document.id, fieldsOf(document.data())] as const);
      }),
    ),
  );
  const fields = new Map(found.flat());
  return ids.map((id) => {
    const place = fields.get(id);
    return {
      id,
      title: place ? textOf(place['title'], 200) || id : '',
      isActive: place !== undefined && activeOf(place['isActive']),
    };
  });
}
