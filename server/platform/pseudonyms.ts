import { createHmac } from 'node:crypto';

/**
 * What stands for an erased person where a record stays. Without the key nobody can tell whom it stands
 * for, nor prove it of somebody they guess. Letters and digits only: a review's id is cut at its '_'.
 */
export interface Pseudonyms {
  /** For records that law requires to keep: the same in all of them, so that sums stay explicable. */
  ofPerson(uid: string): string;
  /** For a review: another one at each place, so that reviews of one person cannot be brought together. */
  ofReview(reviewId: string): string;
  /** Id of the record of a running erasure. */
  ofErasure(uid: string): string;
  /** Id of the memory of a withdrawal, by an e-mail address in any case. */
  ofWithdrawal(email: string): string;
  /** Id of the pace of letters to an e-mail address in any case. */
  ofRecipient(email: string): string;
}

/** Hexadecimal digits kept of each hash: 128 bits. */
const digits = 32;

/** @param secret PRIVACY_SECRET of the configuration */
export function createPseudonyms(secret: string): Pseudonyms {
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}:${text}`).digest('hex').slice(0, digits);
  return {
    ofPerson: (uid) => `removido${hash('person', uid)}`,
    ofReview: (reviewId) => `removido${hash('review', reviewId)}`,
    ofErasure: (uid) => hash('erasure', uid),
    ofWithdrawal: (email) => hash('withdrawal', email.trim().toLowerCase()),
    ofRecipient: (email) => hash('recipient', email.trim().toLowerCase()),
  };
}
