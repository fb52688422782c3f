/**
 * Returns true for an id that a document of this product can have: Firestore's auto-ids, letters and digits only. Other
 * ids are treated as not found without a request to Firestore.
 */
export function isDocumentId(id: string): boolean {
  return /^[A-Za-z0-9]{1,64}$/.test(id);
}
