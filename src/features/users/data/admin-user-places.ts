import { documentsById } from '#platform/firestore/documents-by-id.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { fieldsOf, textOf, activeOf } from '#shared/stored-fields.ts';
import { readFirestore } from '#platform/firestore/connection.ts';

/** Place that a manager is assigned to. */
export interface UserPlace {
  id: string;
  /** '' if the place is deleted. */
  title: string;
  isActive: boolean;
}

/**
 * Reads the places with these ids, in the same order, for super admins. Includes inactive places; deleted ones have no
 * title. Reads one document per existing place.
 * @throws AppError 'permission-denied'; errors of readFirestore
 */
export async function listUserPlaces(ids: readonly string[]): Promise<UserPlace[]> {
  const documents = await readFirestore((connection) =>
    documentsById(connection, 'places', ids.filter(isDocumentId)),
  );
  const fieldsById = new Map(documents.map((document) => [document.id, fieldsOf(document.data())]));
  return ids.map((id) => {
    const place = fieldsById.get(id);
    return {
      id,
      title: place ? textOf(place['title'], 200) || id : '',
      isActive: place !== undefined && activeOf(place['isActive']),
    };
  });
}
