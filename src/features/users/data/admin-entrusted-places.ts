import { documentsById } from '#platform/firestore/documents-by-id.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { fieldsOf, textOf, activeOf } from '#shared/stored-fields.ts';
import { readFirestore } from '#platform/firestore/connection.ts';

/** A place as it is entrusted to a manager. */
export interface EntrustedPlace {
  id: string;
  /** '' for a place that is gone. */
  title: string;
  isActive: boolean;
}

/**
 * The places with these ids, in the same order, for super admins: inactive ones too, and those that are gone
 * without a title. Reads one document for each that exists.
 * @throws AppError 'permission-denied'; what readFirestore throws
 */
export async function listEntrustedPlaces(ids: readonly string[]): Promise<EntrustedPlace[]> {
  const found = await readFirestore((connection) =>
    documentsById(connection, 'places', ids.filter(isDocumentId)),
  );
  const fields = new Map(found.map((document) => [document.id, fieldsOf(document.data())]));
  return ids.map((id) => {
    const place = fields.get(id);
    return {
      id,
      title: place ? textOf(place['title'], 200) || id : '',
      isActive: place !== undefined && activeOf(place['isActive']),
    };
  });
}
