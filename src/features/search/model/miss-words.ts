import { foldText } from '#shared/text/fold-text.ts';
import { cleanLine } from '#shared/text/plain-text.ts';

/** Minimum and maximum length of a counted query, in characters. */
const minMissLength = 2;
export const maxMissLength = 80;
/** Maximum number of digits: a phone number has more, the name of a place does not. */
const maxDigits = 5;

/**
 * Returns the folded words of a query to be counted. Returns null for a query that is too short, too long or has no
 * letter, or that could identify a user: an e-mail address (anything with '@') or six digits or more.
 */
export function toMissWords(query: string): string | null {
  // NFKC turns other forms of '@' into that sign.
  const words = cleanLine(foldText(query.normalize('NFKC')));
  const digitCount = words.match(/\p{N}/gu)?.length ?? 0;
  const isCounted =
    words.length >= minMissLength &&
    words.length <= maxMissLength &&
    /\p{L}/u.test(words) &&
    !words.includes('@') &&
    digitCount <= maxDigits;
  return isCounted ? words : null;
}
