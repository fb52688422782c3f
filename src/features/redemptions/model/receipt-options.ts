/** Maximum number of receipts that the security rules let a member list. */
export const maxReceipts = 100;
