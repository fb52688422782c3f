import { countDocuments } from '#platform/firestore/count-documents.ts';

/** How many corrections wait. One document read for each thousand. @throws AppError as countDocuments() */
export function countOpenCorrections(): Promise<number> {
  return countDocuments(({ sdk, db }) =>
    sdk.query(sdk.collection(db, 'suggestions'), sdk.where('status', '==', 'pending')),
  );
}
