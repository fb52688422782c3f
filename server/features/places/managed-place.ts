import type { Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import type { Caller } from '#server/platform/identity/caller.ts';

/** Fields of a place's record that the functions for its images need. */
export interface PlaceWithImages {
  isActive: boolean;
  createdBy: string;
  /** Address of the main image; '' without images. */
  highlightUrl: string;
  /** Addresses of all images, as shown on pages. */
  imageUrls: string[];
}

/** Returns a place's record, or null if it does not exist. Costs one read. @throws AppError 'unavailable' */
export async function readPlace(
  firestore: Firestore,
  placeId: string,
): Promise<PlaceWithImages | null> {
  const place = firestore.collection('places').doc(placeId);
  const snapshot = await place.get();
  if (!snapshot.exists) return null;
  const placeIdentity = { id: placeId, title: String(snapshot.get('title') ?? '') };
  const urlOf = (image: unknown) => parsePlaceImage(image, placeIdentity)?.url ?? '';
  const storedImages: unknown = snapshot.get('images');
  const highlightIndex: unknown = snapshot.get('highlightImageIndex');
  const imageUrls = Array.isArray(storedImages) ? storedImages.map(urlOf) : [];
  return {
    isActive: snapshot.get('isActive') === true,
    createdBy: String(snapshot.get('createdBy') ?? ''),
    highlightUrl: imageUrls.at(typeof highlightIndex === 'number' ? highlightIndex : 0) ?? '',
    imageUrls: [...imageUrls, urlOf(snapshot.get('image'))].filter((url) => url !== ''),
  };
}

/** Maximum number of created places read per user. At most 200 assigned places (managedPlaces) are added to them. */
export const maxCreatedPlaces = 100;

/** Returns the newest places that a user created, with only the named fields. @throws AppError 'unavailable' */
export async function readCreatedPlaces(
  firestore: Firestore,
  uid: string,
  ...fields: string[]
): Promise<QueryDocumentSnapshot[]> {
  const newestFirst = firestore
    .collection('places')
    .where('createdBy', '==', uid)
    .orderBy('createdAt', 'desc');
  return (
    await newestFirst
      .select(...fields)
      .limit(maxCreatedPlaces)
      .get()
  ).docs;
}

/**
 * Checks that the caller manages a place.
 * @throws AppError 'not-found' for an unknown place, 'permission-denied' if the caller does not manage the place
 */
export function requireManagedPlace<P extends Pick<PlaceWithImages, 'createdBy'>>(
  place: P | null,
  { uid, accountState }: Caller,
  placeId: string,
): asserts place is P {
  if (!place) throw new AppError('not-found', 'No such place');
  if (!accountState || !canManagePlace({ uid, ...accountState }, placeId, place.createdBy)) {
    throw new AppError('permission-denied', 'The caller does not manage this place');
  }
}
