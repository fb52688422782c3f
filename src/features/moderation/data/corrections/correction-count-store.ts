import { countDocuments } from '#platform/firestore/count-documents.ts';

/**
 * Returns the number of pending corrections. Costs one document read per thousand corrections.
 * @throws AppError as countDocuments()
 */
export function countOpenCorrections(): Promise<number> {
  return countDocuments(({ sdk, db }) =>
    sdk.query(sdk.collection(db, 'suggestions'), sdk.where('status', '==', 'pending')),
  );
}
