import { createHmac } from 'node:crypto';

/**
 * Pseudonyms that replace erased users in retained records. Without the key a pseudonym cannot be traced to a user, nor
 * confirmed for a guessed one. They contain only letters and digits, because review ids are split at '_'.
 */
export interface Pseudonyms {
  /**
   * Returns the pseudonym for records that law requires to retain: the same in all of them, so that totals can be
   * verified.
   */
  ofUser(uid: string): string;
  /**
   * Returns the pseudonym in the id of a review: different for each review, so that the reviews of one user cannot be
   * linked.
   */
  ofReview(reviewId: string): string;
  /** Id of the record of an erasure in progress. */
  ofErasure(uid: string): string;
  /** Id of the record of a withdrawal, for an e-mail address in any case. */
  ofWithdrawal(email: string): string;
  /** Id of the rate limit record of an e-mail address, in any case. */
  ofRecipient(email: string): string;
}

/** Number of hexadecimal digits used of each hash: 128 bits. */
const hashDigits = 32;

/**
 * Creates the pseudonyms.
 * @param secret PRIVACY_SECRET of the configuration
 */
export function createPseudonyms(secret: string): Pseudonyms {
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}:${text}`).digest('hex').slice(0, hashDigits);
  return {
    ofUser: (uid) => `removido${hash('person', uid)}`,
    ofReview: (reviewId) => `removido${hash('review', reviewId)}`,
    ofErasure: (uid) => hash('erasure', uid),
    ofWithdrawal: (email) => hash('withdrawal', email.trim().toLowerCase()),
    ofRecipient: (email) => hash('recipient', email.trim().toLowerCase()),
  };
}
