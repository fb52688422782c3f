const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Returns whether each of the words is the beginning of a word of the text, in any order: 'silva' and 'mar' in 'maria
 * da silva', 'gmail' and 'ana@' in 'ana@gmail.com'. A word of the text begins after any character other than a letter
 * or digit. A searched word that begins with such a character matches anywhere. Returns true if `words` is empty.
 * @param text folded, like the words
 */
export function hasWordsBeginning(text: string, words: readonly string[]): boolean {
  return words.every((word) => hasWordBeginning(text, word));
}

function hasWordBeginning(text: string, word: string): boolean {
  const [first = ''] = word;
  const matchesAnywhere = !letterOrDigit.test(first);
  for (let index = text.indexOf(word); index !== -1; index = text.indexOf(word, index + 1)) {
    if (matchesAnywhere || index === 0 || !letterOrDigit.test(characterBefore(text, index)))
      return true;
  }
  return false;
}

/** Returns the character that ends before an index. It may consist of two code units. */
function characterBefore(text: string, index: number): string {
  return [...text.slice(Math.max(0, index - 2), index)].at(-1) ?? '';
}
