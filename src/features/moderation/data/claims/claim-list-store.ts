import type { Claim } from '#features/moderation/model/claim.ts';
import type { Place } from '#features/places/model/place.ts';
import { toClaim } from '#features/moderation/model/claim.ts';
import { toPlace } from '#features/places/model/place.ts';
import { toUser } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { documentsById } from '#platform/firestore/documents-by-id.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { readManagersOfPlaces } from './place-managers.ts';

export const claimPageSize = 15;

/** Pending or decided claims. */
export type ClaimListKind = 'open' | 'closed';

/** A claim with its place, its author and the current managers of the place. Null means deleted. */
export interface ListedClaim {
  claim: Claim;
  place: Place | null;
  person: User | null;
  /** Empty for decided claims. */
  managers: User[];
}

/**
 * Returns one page of claims for super admins: pending claims oldest first, decided claims by latest decision. Reads at
 * most 15 claims with their places and users, and the managers of the places of pending claims.
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @throws AppError 'permission-denied'; errors of readFirestore()
 */
export function listClaims(
  kind: ClaimListKind,
  cursor: PageCursor | null = null,
): Promise<Page<ListedClaim>> {
  const [field, direction] =
    kind === 'open' ? (['createdAt', 'asc'] as const) : (['updatedAt', 'desc'] as const);
  return readFirestore(async (connection) => {
    const { sdk, db } = connection;
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'claims'),
        kind === 'open'
          ? sdk.where('status', '==', 'pending')
          : sdk.where('status', 'in', ['approved', 'declined']),
        sdk.orderBy(field, direction),
        sdk.orderBy(sdk.documentId(), direction),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(claimPageSize),
      ),
    );
    const claims = docs.map((document) => toClaim(document.id, document.data()));
    const uniqueIds = (name: 'placeId' | 'userId') => [
      ...new Set(claims.map((claim) => claim[name]).filter((id) => id !== '')),
    ];
    const [placeDocuments, userDocuments] = await Promise.all([
      documentsById(connection, 'places', uniqueIds('placeId')),
      documentsById(connection, 'users', uniqueIds('userId')),
    ]);
    const places = new Map(
      placeDocuments.map((document) => [document.id, toPlace(document.id, document.data())]),
    );
    const users = new Map(
      userDocuments.map((document) => [document.id, toUser(document.id, document.data())]),
    );
    const managers =
      kind === 'open'
        ? await readManagersOfPlaces(connection, [...places.values()])
        : new Map<string, User[]>();
    return {
      items: claims.map((claim) => ({
        claim,
        place: places.get(claim.placeId) ?? null,
        person: users.get(claim.userId) ?? null,
        managers: managers.get(claim.placeId) ?? [],
      })),
      nextCursor: cursorAfter(docs, claimPageSize, field),
    };
  });
}
