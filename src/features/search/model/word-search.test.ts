import fc from 'fast-check';
import { expect, it } from 'vitest';

import { foldText } from '#shared/text/fold-text.ts';
import { searchWords } from '#shared/text/token-index.ts';
import { hasWordsBeginning } from './word-search.ts';

const found = (text: string, query: string) =>
  hasWordsBeginning(foldText(text), searchWords(query));

it.each([
  ['Maria da Conceição Silva', 'silva maria'],
  ['Maria da Conceição Silva', 'CONCEICAO'],
  ['Maria da Conceição Silva', 'sil con mar'],
  ['ana.souza@praia-mole.test', 'souza'],
  ['ana.souza@praia-mole.test', 'mole'],
  ['ana.souza@praia-mole.test', 'ana.souza@praia-mole.test'],
  ['ana.souza@praia-mole.test', '@praia'],
  ["Bar d'Água", 'agua'],
  ['𝒜na 2º Andar', 'andar'],
  ['Ana', ''],
])('in %j finds %j', (text, query) => {
  expect(found(text, query)).toBe(true);
});

it.each([
  ['Mariana', 'ana'],
  ['Maria Silva', 'maria souza'],
  ['Maria Silva', 'ilva'],
  ['𐐀na', 'na'],
])('in %j does not find %j', (text, query) => {
  expect(found(text, query)).toBe(false);
});

it('finds the same as a naive comparison of words', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', 'b', 'á', '.', '@', ' ', '7', '𐐀') });
  fc.assert(
    fc.property(piece, piece, (text, query) => {
      const folded = foldText(text);
      const characters = [...folded];
      const naive = searchWords(query).every((word) =>
        characters.some(
          (_character, at) =>
            characters.slice(at).join('').startsWith(word) &&
            (!/^[\p{L}\p{N}]/u.test(word) || !/[\p{L}\p{N}]/u.test(characters[at - 1] ?? ' ')),
        ),
      );
      expect(hasWordsBeginning(folded, searchWords(query))).toBe(naive);
    }),
  );
});
