/**
 * The forms in which words of a query and of a text are compared. All of them take and give folded words (foldText):
 * lower case, without accents.
 */

/** Words that say nothing about a place; a query made of nothing else keeps them. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    'a o as os um uma uns umas e ou de da do das dos em na no nas nos num numa com sem por para pra pro pelo pela ao aos ' +
    'que se um meu minha bom boa melhor melhores legal onde tem ter ir aqui perto lugar lugares algum alguma aceita aceitam'
  ).split(' '),
);

/** Endings of plurals and what they stand for, the longest first. */
const plurals: readonly [ending: string, singular: string][] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ns', 'm'],
  ['s', ''],
];
const shortestPlural = 4;
const shortestGendered = 5;

/**
 * What a word has in common with its plural and with its other gender: 'bares' and 'bar', 'vegana' and 'vegano'.
 * A rule of thumb that joins more than grammar would ('torres' and 'tor'); what is compared is both sides' stem.
 */
export function stemOf(word: string): string {
  const singular = word.length < shortestPlural ? word : singularOf(word);
  return singular.length >= shortestGendered ? singular.replace(/[aoe]$/, '') : singular;
}

function singularOf(word: string): string {
  const found = plurals.find(
    ([ending]) => word.endsWith(ending) && word.length > ending.length + 1,
  );
  return found ? word.slice(0, -found[0].length) + found[1] : word;
}

/** The pieces of a folded text that are letters or figures, and 'wifi' for 'wi-fi'. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((piece) => {
    const words = piece.match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.length > 1 ? [...words, words.join('')] : words;
  });
}

/** How many letters two words may differ by: one from 4 letters of the longer one, two from 8. */
export function mostTypos(left: string, right: string): number {
  const length = Math.max(left.length, right.length);
  if (Math.min(left.length, right.length) < 3) return 0;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Whether two words differ by at most so many letters that are missing, doubled, wrong or swapped with the next one
 * (the distance of Damerau and Levenshtein in which no piece is changed twice).
 * @param most 0 to 2
 */
export function isNear(left: string, right: string, most: number): boolean {
  if (Math.abs(left.length - right.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    beforeLast = last;
    last = current;
  }
  return (last[right.length] ?? Infinity) <= most;
}
