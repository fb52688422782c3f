import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naiveRelevance } from '#support/naive-relevance.ts';
import type { WeightedText } from '#support/naive-relevance.ts';
import { RelevanceIndex } from './relevance-index.ts';

const places: [title: string, category: string, neighborhood: string, description: string][] = [
  ['Bar do João', 'Bares', 'Centro', 'Chope e petiscos de peixe'],
  ['Café Rendeira', 'Cafés', 'Lagoa da Conceição', 'Bolo de aipim e renda de bilro'],
  ['Praia Mole', 'Praias', 'Lagoa da Conceição', 'Ondas para quem surfa'],
  ['Ostreria Maré Mansa', 'Restaurantes', 'Ribeirão da Ilha', 'Ostras ao bafo'],
  ['Clube Maresia', 'Baladas', 'Jurerê', 'Pista aberta para o mar'],
  ['Arena Beira-Mar', 'Shows', 'Centro', 'Setor plano e Wi-Fi'],
];
const titles = places.map(([title]) => title);
const texts: WeightedText[][] = places.map(([title, category, neighborhood, description]) => [
  { text: category, weight: 10 },
  { text: title, weight: 9 },
  { text: neighborhood, weight: 8 },
  { text: description, weight: 3 },
]);
const index = new RelevanceIndex(titles);
texts.forEach((row, at) => {
  for (const { text, weight } of row) index.add(at, text, weight);
});
const found = (query: string) => index.find(query)?.rows.map((row) => titles[row]);

describe('a query finds', () => {
  it.each([
    ['a name, ignoring accents and case', 'CAFE RENDEIRA', 'Café Rendeira'],
    ['the beginning of a word', 'ostr', 'Ostreria Maré Mansa'],
    ['one wrong letter', 'rendera', 'Café Rendeira'],
    ['two wrong letters of a long word', 'ostreia mare manza', 'Ostreria Maré Mansa'],
    ['swapped letters', 'mloe', 'Praia Mole'],
    ['a plural', 'ostra', 'Ostreria Maré Mansa'],
    ['words without the space', 'praiamole', 'Praia Mole'],
    ['a compound of hyphenated words', 'beiramar', 'Arena Beira-Mar'],
    ['words without punctuation', 'wifi', 'Arena Beira-Mar'],
    ['a synonym', 'frutos do mar', 'Ostreria Maré Mansa'],
    ['a mistyped synonym', 'ballada', 'Clube Maresia'],
    ['a category in a neighbourhood', 'café na lagoa', 'Café Rendeira'],
    ['words in any order', 'centro bar', 'Bar do João'],
  ])('by %s: %s', (_, query, title) => {
    expect(found(query)?.[0]).toBe(title);
  });

  it('no row for an unknown word, and returns null without a word', () => {
    expect(found('xilofone')).toEqual([]);
    expect(index.find(' ,. ')).toBeNull();
  });

  it('the rows with the most matching words and reports an incomplete match', () => {
    expect(index.find('bar com xilofone')).toEqual({ rows: [0], matchesAllWords: false });
    expect(index.find('bar')?.matchesAllWords).toBe(true);
  });

  it('names before descriptions, and categories before names', () => {
    expect(found('mar')?.[0]).toBe('Arena Beira-Mar');
    expect(found('praia')?.[0]).toBe('Praia Mole');
  });

  it('the same rows whatever the previous queries were', () => {
    const fresh = () => {
      const made = new RelevanceIndex(['Mirante', 'Bar do Sol', 'Sem Nome', 'Churrasco']);
      ['mirante', 'sol', 'sem carne', 'carne'].forEach((text, row) => {
        made.add(row, text, 3);
      });
      return made;
    };
    const asked = fresh();
    asked.find('sol');
    expect(asked.find('pôr do sol')).toEqual(fresh().find('pôr do sol'));
    expect(fresh().find('vegano')?.rows).toEqual([2]);
  });

  it('only the requested number of rows, the best ones first', () => {
    expect(index.find('lagoa', { maxRows: 1 })?.rows).toEqual(
      index.find('lagoa')?.rows.slice(0, 1),
    );
  });
});

describe('the index and the naive reference implementation', () => {
  it('keep the row order for equal scores', () => {
    const words = ['maremoto', 'pescador', 'figueira', 'cantoria'];
    const asked = ['marem', 'pescad', 'figuei', 'canto'];
    const weights = [3, 7, 9, 10];
    // The weights rotate from row to row, so that all rows have the same sum.
    const rows = weights.map((_, row) =>
      words.map((text, at) => ({ text, weight: weights[(at + row) % 4] ?? 0 })),
    );
    const names = rows.map((_, row) => `Nome ${row}`);
    const many = new RelevanceIndex(names);
    rows.forEach((row, at) => {
      for (const { text, weight } of row) many.add(at, text, weight);
    });
    const reference = naiveRelevance(names, rows);
    for (const query of [asked.join(' '), [...asked].reverse().join(' ')]) {
      expect([many.find(query)?.rows, reference(query)]).toEqual([
        [0, 1, 2, 3],
        [0, 1, 2, 3],
      ]);
    }
  });

  const words = [
    ...places.flat().flatMap((text) => text.split(' ')),
    ...[
      'frutos',
      'do',
      'mar',
      'pôr',
      'sol',
      'sem',
      'balada',
      'barzinho',
      'chuva',
      'vegano',
      'happy',
      'hour',
      'wifi',
    ],
  ];
  /** An unchanged word, the beginning of a word, or a word with a missing, doubled, wrong or swapped letter. */
  const typed = fc
    .record({
      word: fc.constantFrom(...words),
      at: fc.nat(12),
      change: fc.constantFrom('none', 'none', 'begun', 'missing', 'doubled', 'wrong', 'swapped'),
      joined: fc.boolean(),
    })
    .map(({ word, at, change, joined }) => {
      const before = word.slice(0, at);
      const [letter = '', next = '', ...rest] = word.slice(at);
      const changed = {
        none: word,
        begun: word.slice(0, at + 1),
        missing: before + next + rest.join(''),
        doubled: before + letter + letter + next + rest.join(''),
        wrong: `${before}x${next}${rest.join('')}`,
        swapped: before + next + letter + rest.join(''),
      }[change as 'none'];
      return changed + (joined ? '' : ' ');
    });
  const query = fc.array(typed, { maxLength: 4 }).map((pieces) => pieces.join(''));

  it('return the same rows in the same order', () => {
    const reference = naiveRelevance(titles, texts);
    fc.assert(
      fc.property(query, (asked) => {
        expect(index.find(asked)?.rows ?? null).toEqual(reference(asked));
      }),
      { numRuns: 3_000 },
    );
  });
});
