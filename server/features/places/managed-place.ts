import type { Firestore } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';
import { canManagePlace } from '#features/account/model/user.ts';
import type { Caller } from '#server/platform/identity/caller.ts';

/** Fields of a place's record that its images depend on. */
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
  const found = await place.get();
  if (!found.exists) return null;
  const placeName = { id: placeId, title: String(found.get('title') ?? '') };
  const urlOf = (image: unknown) => parsePlaceImage(image, placeName)?.url ?? '';
  const stored: unknown = found.get('images');
  const highlightPosition: unknown = found.get('highlightImageIndex');
  const imageUrls = Array.isArray(stored) ? stored.map(urlOf) : [];
  return {
    isActive: found.get('isActive') === true,
    createdBy: String(found.get('createdBy') ?? ''),
    highlightUrl: imageUrls.at(typeof highlightPosition === 'number' ? highlightPosition : 0) ?? '',
    imageUrls: [...imageUrls, urlOf(found.get('image'))].filter((url) => url !== ''),
  };
}

/**
 * Checks that the caller manages a place.
 * @throws AppError 'not-found' for an unknown place, 'permission-denied' for a place of others
 */
export function requireManaged<P extends Pick<PlaceWithImages, 'createdBy'>>(
  place: P | null,
  { uid, standing }: Caller,
  placeId: string,
): asserts place is P {
  if (!place) throw new AppError('not-found', 'No such place');
  if (!standing || !canManagePlace({ uid, ...standing }, placeId, place.createdBy)) {
    throw new AppError('permission-denied', 'The caller does not manage this place');
  }
}
