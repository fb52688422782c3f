import { countDocuments } from '#platform/firestore/count-documents.ts';

/** How many claims wait. One document read for each thousand. @throws AppError as countDocuments() */
export function countOpenClaims(): Promise<number> {
  return countDocuments(({ sdk, db }) =>
    sdk.query(sdk.collection(db, 'claims'), sdk.where('status', '==', 'pending')),
  );
}
