import { collection } from '#platform/firestore/collection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { textOf, activeOf } from '#shared/stored-fields.ts';

const storedPlaces = collection('places', (id, fields) => ({ id, fields }));

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
 * @throws AppError 'permission-denied'; errors as Collection
 */
export async function listUserPlaces(ids: readonly string[]): Promise<UserPlace[]> {
  const places = await storedPlaces.listByIds(ids.filter(isDocumentId));
  const fieldsById = new Map(places.map(({ id, fields }) => [id, fields]));
  return ids.map((id) => {
    const place = fieldsById.get(id);
    return {
      id,
      title: place ? textOf(place['title'], 200) || id : '',
      isActive: place !== undefined && activeOf(place['isActive']),
    };
  });
}
