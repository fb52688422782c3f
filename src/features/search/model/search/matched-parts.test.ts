import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#shared/text/fold-text.ts';
import { matchedParts } from './matched-parts.ts';

/** Returns the text with the matches in brackets. */
function marked(text: string, query: string): string {
  return matchedParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

describe('matchedParts', () => {
  it.each([
    [
      'at the beginning of words, ignoring accents and case',
      'Praia do Araçá',
      'PRAIA araca',
      '[Praia] do [Araçá]',
    ],
    ['while a word is being typed', 'Lagoa da Conceição', 'conce', 'Lagoa da [Conce]ição'],
    ['each of several words, in any order', 'Praia Mole', 'mole prai', '[Prai]a [Mole]'],
    ['no stop words', 'Praia da Joaquina', 'praia da joa', '[Praia] da [Joa]quina'],
    ['stop words of a query that has no others', 'Dança da Ilha', 'da', '[Da]nça [da] Ilha'],
    ['a whole word in its singular or plural', 'Praia Mole', 'praias', '[Praia] Mole'],
    ['within a word, from three letters', 'Beira-Mar', 'eir', 'B[eir]a-Mar'],
    ['letters with combining marks', 'Sa\u0303o Joa\u0303o', 'sao jo', '[Sa\u0303o] [Jo]a\u0303o'],
    ['after characters of two UTF-16 units', '😀 Bar 😀', 'bar', '😀 [Bar] 😀'],
  ])('marks %s: %s for %s', (_, text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it.each([
    ['a typing error', 'Praia da Joaquina', 'joaqina'],
    ['a synonym', 'Clube Maresia', 'balada'],
    ['two letters within a word', 'Ostreria', 're'],
    ['anything for an empty query', 'Praia Mole', ' ,. '],
  ])('does not mark %s', (_, text, query) => {
    expect(matchedParts(text, query)).toEqual([{ text, isMatch: false }]);
  });
});

const letters = fc.constantFrom(
  'a',
  'Á',
  'ã',
  'b',
  'ç',
  'e',
  '\u0301',
  '-',
  "'",
  ' ',
  'ß',
  'İ',
  '😀',
);
const anyText = fc.array(letters, { maxLength: 12 }).map((all) => all.join(''));

describe('for any text and query', () => {
  it('the parts joined are the text, and each match starts with a character of the query', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const parts = matchedParts(text, query);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
        const asked = foldText(query).replace(/[^\p{L}\p{N}]/gu, '');
        for (const part of parts.filter(({ isMatch }) => isMatch)) {
          // Another form of a word may have different last letters, so only the first one is compared.
          expect(asked).toContain(foldText(part.text).slice(0, 1));
        }
      }),
    );
  });
});
