import { countDocuments } from '#platform/firestore/count-documents.ts';

/**
 * Returns the number of pending claims. Costs one document read per thousand claims.
 * @throws AppError as countDocuments()
 */
export function countOpenClaims(): Promise<number> {
  return countDocuments(({ sdk, db }) =>
    sdk.query(sdk.collection(db, 'claims'), sdk.where('status', '==', 'pending')),
  );
}
