import type { Correction } from '#features/moderation/model/correction.ts';
import type { Place } from '#features/places/model/place.ts';
import { toCorrection } from '#features/moderation/model/correction.ts';
import { toPlace } from '#features/places/model/place.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';

/** Number of corrections per page. Firestore accepts at most 30 ids in one query. */
export const correctionPageSize = 25;

/** Pending or decided corrections. */
export type CorrectionListKind = 'open' | 'closed';

/** A correction with its current place; null if the place was deleted. */
export interface ListedCorrection {
  correction: Correction;
  place: Place | null;
}

/**
 * Returns one page of corrections for super admins: pending ones oldest first, decided ones by latest decision. Reads
 * at most 25 corrections and their places.
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @throws AppError 'permission-denied'; errors of readFirestore()
 */
export function listCorrections(
  kind: CorrectionListKind,
  cursor: PageCursor | null = null,
): Promise<Page<ListedCorrection>> {
  const [field, direction] =
    kind === 'open' ? (['createdAt', 'asc'] as const) : (['updatedAt', 'desc'] as const);
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'suggestions'),
        kind === 'open'
          ? sdk.where('status', '==', 'pending')
          : sdk.where('status', 'in', ['applied', 'declined']),
        sdk.orderBy(field, direction),
        sdk.orderBy(sdk.documentId(), direction),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(correctionPageSize),
      ),
    );
    const corrections = docs.map((document) => toCorrection(document.id, document.data()));
    const ids = [...new Set(corrections.map(({ placeId }) => placeId))];
    const placeDocuments =
      ids.length === 0
        ? []
        : (
            await sdk.getDocs(
              sdk.query(
                sdk.collection(db, 'places'),
                sdk.where(sdk.documentId(), 'in', ids),
                sdk.limit(correctionPageSize),
              ),
            )
          ).docs;
    const places = new Map(
      placeDocuments.map((placeDocument) => [
        placeDocument.id,
        toPlace(placeDocument.id, placeDocument.data()),
      ]),
    );
    return {
      items: corrections.map((correction) => ({
        correction,
        place: places.get(correction.placeId) ?? null,
      })),
      nextCursor: cursorAfter(docs, correctionPageSize, field),
    };
  });
}
