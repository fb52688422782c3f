import type { Firestore } from '@google-cloud/firestore';
import { AppError } from '#domain/app-error.ts';
import { canManagePlace } from '#domain/user.ts';
import type { Caller } from '../middleware/identity.ts';
import { withDeadline } from './deadline.ts';

/** What the pictures of a place need to know of its record. */
export interface KnownPlace {
  isActive: boolean;
  createdBy: string;
  /** Address of the picture that the place is shown with; '' without pictures. */
  highlightUrl: string;
  /** Every picture's address, as the record has it: older records hold plain addresses. */
  imageUrls: string[];
}

/** A place's record; null when there is none. One read. @throws AppError 'unavailable' */
export async function readPlace(
  firestore: Firestore,
  placeId: string,
  deadlineMs = 5_000,
): Promise<KnownPlace | null> {
  const place = firestore.collection('places').doc(placeId);
  const found = await withDeadline(place.get(), deadlineMs, 'reading a place');
  if (!found.exists) return null;
  const stored: unknown = found.get('images');
  const position: unknown = found.get('highlightImageIndex');
  const imageUrls = Array.isArray(stored) ? stored.map(urlOf) : [];
  return {
    isActive: found.get('isActive') === true,
    createdBy: String(found.get('createdBy') ?? ''),
    highlightUrl: imageUrls.at(typeof position === 'number' ? position : 0) ?? '',
    imageUrls: [...imageUrls, String(found.get('image') ?? '')].filter((url) => url !== ''),
  };
}

function urlOf(image: unknown): string {
  if (typeof image === 'string') return image;
  return typeof image === 'object' && image !== null && 'url' in image ? String(image.url) : '';
}

/**
 * Lets only those pass who manage a place (DESIGN section 4).
 * @throws AppError 'not-found' for no such place, 'permission-denied' for other people's
 */
export function requireManaged<P extends Pick<KnownPlace, 'createdBy'>>(
  place: P | null,
  { uid, standing }: Caller,
  placeId: string,
): asserts place is P {
  if (!place) throw new AppError('not-found', 'No such place');
  if (!standing || !canManagePlace({ uid, ...standing }, placeId, place.createdBy)) {
    throw new AppError('permission-denied', 'The caller does not manage this place');
  }
}
