import { fieldsOf, instantOf, numberOf, textOf } from '../field-readers.ts';
import { readFirestore } from '../firebase.ts';

/** One use of the club as it was booked, clubTransactions/{id}. */
export interface ClubReceipt {
  id: string;
  placeId: string;
  /** Integer cents; below zero for what was undone. */
  amountCents: number;
  discountCents: number;
  finalCents: number;
  date: Date | null;
  /** The booking that this one undoes; '' for a use. */
  reversalOf: string;
}

/** Most that rules let a member list at once. */
export const maxReceipts = 100;

/**
 * A member's uses, newest first, and what undid them. Reads at most 100 documents.
 * @throws AppError what readFirestore throws
 */
export function listReceipts(uid: string): Promise<ClubReceipt[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'clubTransactions'),
        sdk.where('userId', '==', uid),
        sdk.orderBy('transactionDate', 'desc'),
        sdk.limit(maxReceipts),
      ),
    );
    return docs.map((document) => toReceipt(document.id, document.data()));
  });
}

function toReceipt(id: string, data: unknown): ClubReceipt {
  const fields = fieldsOf(data);
  return {
    id,
    placeId: textOf(fields['placeId'], 128),
    amountCents: numberOf(fields['amount']) ?? 0,
    discountCents: numberOf(fields['discount']) ?? 0,
    finalCents: numberOf(fields['finalAmount']) ?? 0,
    date: instantOf(fields['transactionDate']),
    reversalOf: textOf(fields['reversalOf'], 128),
  };
}
