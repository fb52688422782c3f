/** Maximum number of characters of a claim message. */
export const maxClaimMessageLength = 1_000;

/** Number of days within which a claim should be answered. The user sees the due date. */
export const claimAnswerDays = 7;
