import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naiveRelevance } from '#support/naive-relevance.ts';
import type { WeightedText } from '#support/naive-relevance.ts';
import { emptyLexicon } from './lexicon.ts';
import { readLexicon } from './read-lexicon.ts';
import type { ConceptTarget } from './lexicon.ts';
import { RelevanceIndex } from './relevance-index.ts';
import type { FindOptions, RankedRows, RowData } from './relevance-index.ts';

const places: [title: string, category: string, neighborhood: string, description: string][] = [
  ['Bar do João', 'Bares', 'Centro', 'Chope e petiscos de peixe'],
  ['Café Rendeira', 'Cafés', 'Lagoa da Conceição', 'Bolo de aipim e renda de bilro'],
  ['Praia Mole', 'Praias', 'Lagoa da Conceição', 'Ondas para quem surfa'],
  ['Ostreria Maré Mansa', 'Restaurantes', 'Ribeirão da Ilha', 'Ostras ao bafo'],
  ['Clube Maresia', 'Baladas', 'Jurerê', 'Pista aberta para o mar'],
  ['Arena Beira-Mar', 'Shows', 'Centro', 'Setor plano e Wi-Fi'],
  ['Barra da Lagoa', 'Praias', 'Barra da Lagoa', 'Barcos de pesca e um bar simples'],
];
const titles = places.map(([title]) => title);
const texts: WeightedText[][] = places.map(([title, category, neighborhood, description]) => [
  { text: category, weight: 10 },
  { text: title, weight: 10 },
  { text: neighborhood, weight: 9 },
  { text: description, weight: 6 },
]);
const lexicon = readLexicon(`
# kind
bar,barzinho|barcito|tavern|category:bares 9,boteco 9,petisco 6
boteco,botequim||dive bar|chope 6,bar 6
balada,casa noturna|discoteca|nightclub|category:baladas 9,pista 6
# dish
frutos do mar|mariscos|seafood|ostra 8,peixe 6
# activity
surfar|surfear|surfing|onda 7
# company
com cachorro|con perro|with a dog|fact:dogs 9
# property
vista||view|fact:view 8,pista 3
# price
barato,preço baixo|barato|cheap|price:1 9
# time
hoje|hoy|today|time:today
à noite|de noche|at night|time:at 20:00
# area
perto de mim|cerca|near me|near:me 9
centro||downtown|area:centro 9
# stop
onde tem
`);

/** Values of structured data by target, one for each row: how well the row matches, -1 for a contradiction. */
const dataByTarget: Readonly<Record<string, readonly number[]>> = {
  'category:bares': [10, 0, 0, 0, 0, 0, 0],
  'category:baladas': [0, 0, 0, 0, 10, 0, 0],
  'fact:dogs': [0, 10, -1, 6, 0, -1, 10],
  'fact:view': [-1, 6, 0, 10, 0, -1, 0],
  'price:1': [0, 10, 0, 0, 0, 0, 10],
  'area:centro': [10, 0, 0, 0, 0, 10, 0],
};
const scoreData = ({ name, value }: ConceptTarget, row: number) =>
  dataByTarget[`${name}:${value}`]?.[row] ?? 0;
const data: RowData = {
  columnOf: (target) => Int8Array.from(titles, (_, row) => scoreData(target, row)),
};
/** The visitor is near the last rows; rows with odd numbers are open. */
const scoreVisit = ({ name }: ConceptTarget, row: number) =>
  name === 'near' ? row : (row % 2) * 10;

function indexOf(
  names: readonly string[],
  rows: readonly (readonly WeightedText[])[],
  words = emptyLexicon,
): RelevanceIndex {
  const made = new RelevanceIndex(names, words);
  rows.forEach((row, position) => {
    for (const { text, weight } of row) made.add(position, text, weight);
  });
  return made;
}

/** Returns an index of rows with one text each, without titles. */
/** Replaces the function of a result by its answers. */
const comparable = (found: RankedRows | null) =>
  found && { ...found, missingPartsOf: titles.map((_, row) => found.missingPartsOf(row)) };

const indexOfTexts = (rows: readonly string[], words = emptyLexicon, weight = 6) =>
  indexOf(
    rows.map(() => ''),
    rows.map((text) => [{ text, weight }]),
    words,
  );

const index = indexOf(titles, texts, lexicon);
const plainIndex = indexOf(titles, texts);
const found = (query: string, options: FindOptions = {}) =>
  index.find(query, { data, ...options })?.rows.map((row) => titles[row]);

describe('a query finds', () => {
  it.each([
    ['a name, ignoring accents and case', 'CAFE RENDEIRA', 'Café Rendeira'],
    ['the beginning of a word', 'ostr', 'Ostreria Maré Mansa'],
    ['the middle of a word', 'streri', 'Ostreria Maré Mansa'],
    ['one wrong letter', 'rendera', 'Café Rendeira'],
    ['two wrong letters of a long word', 'ostreia mare manza', 'Ostreria Maré Mansa'],
    ['swapped letters', 'mloe', 'Praia Mole'],
    ['a plural', 'ostra', 'Ostreria Maré Mansa'],
    ['words without the space', 'praiamole', 'Praia Mole'],
    ['a compound of hyphenated words', 'beiramar', 'Arena Beira-Mar'],
    ['words without punctuation', 'wifi', 'Arena Beira-Mar'],
    ['a related word', 'frutos do mar', 'Ostreria Maré Mansa'],
    ['a foreign expression', 'a nightclub', 'Clube Maresia'],
    ['a mistyped expression', 'ballada', 'Clube Maresia'],
    ['a category in a neighbourhood', 'café na lagoa', 'Café Rendeira'],
    ['words in any order', 'centro bar', 'Bar do João'],
  ])('by %s: %s', (_, query, title) => {
    expect(found(query)?.[0]).toBe(title);
  });

  it('no row for an unknown word, and returns null without a word', () => {
    expect(found('xilofone')).toEqual([]);
    expect(index.find(' ,. ')).toBeNull();
  });

  it('complete words only, if the lexicon has them: "bar" is not "Barra"', () => {
    const names = ['Bar do João', 'Barra da Lagoa'];
    const rows = names.map((text) => [{ text, weight: 10 }]);
    expect(indexOf(names, rows).find('bar')?.rows).toEqual([0, 1]);
    expect(indexOf(names, rows, lexicon).find('bar')?.rows).toEqual([0]);
  });

  it('incomplete words of the lexicon while the user is typing', () => {
    const names = ['Bar do João', 'Barra da Lagoa'];
    const typed = indexOf(
      names,
      names.map((text) => [{ text, weight: 10 }]),
      lexicon,
    );
    expect(typed.find('bar', { isTyping: true })?.rows).toEqual([0, 1]);
  });

  it('words of two letters only in texts that count much', () => {
    expect(indexOfTexts(['sushi sul'], emptyLexicon, 7).find('su')?.rows).toEqual([]);
    expect(indexOfTexts(['sushi sul'], emptyLexicon, 8).find('su')?.rows).toEqual([0]);
  });

  it('the same rows whatever the previous queries were', () => {
    const fresh = () => indexOf(titles, texts, lexicon);
    const asked = fresh();
    for (const query of ['bar', 'frutos do mar', 'barato hoje']) asked.find(query, { data });
    for (const query of ['bar com cachorro', 'praia barata', 'seafood']) {
      expect(comparable(asked.find(query, { data }))).toEqual(
        comparable(fresh().find(query, { data })),
      );
    }
  });

  it('texts that are added later', () => {
    const growing = indexOfTexts(['sol']);
    expect(growing.find('lua')?.rows).toEqual([]);
    growing.add(0, 'lua', 6);
    expect(growing.find('lua')?.rows).toEqual([0]);
  });

  it('only the requested number of rows, the best ones first', () => {
    expect(found('lagoa', { maxRows: 1 })).toEqual(found('lagoa')?.slice(0, 1));
  });
});

describe('the order', () => {
  it('counts rare words more', () => {
    const rows = indexOfTexts(['peixe', 'polvo', 'peixe', 'peixe', 'peixe', 'peixe']).find(
      'peixe polvo',
    )?.rows;
    expect(rows?.[0]).toBe(1);
  });

  it('does not count stop words', () => {
    const rows = indexOfTexts(['do de para onde', 'peixe'], lexicon);
    expect(rows.find('onde para peixe de')?.rows).toEqual([1]);
    expect(rows.find('onde para')?.rows).toEqual([0]);
  });

  it('puts typed words before other expressions, and those before related ones', () => {
    const rows = indexOfTexts(['chope', 'barzinho', 'bar', 'boteco'], lexicon);
    expect(rows.find('bar')?.rows).toEqual([2, 1, 3]);
    expect(rows.find('barzinho')?.rows[0]).toBe(1);
    expect(rows.find('tavern')?.rows.slice(0, 2)).toEqual([1, 2]);
  });

  it('puts complete words before beginnings, and those before parts of words', () => {
    expect(indexOfTexts(['figueiral', 'figueira']).find('figueira')?.rows).toEqual([1, 0]);
    expect(indexOfTexts(['desmaremar', 'maremoto']).find('marem')?.rows).toEqual([1]);
  });

  it('puts a whole phrase before a part of it', () => {
    const rows = ['frutos', 'frutos mar', 'mar'].map((text, row) => [
      { text, weight: row === 1 ? 6 : 10 },
    ]);
    const phrases = indexOf(['', '', ''], rows, lexicon);
    expect(phrases.find('frutos do mar')?.rows).toEqual([1, 0, 2]);
  });

  it('puts an unknown fact between yes and no', () => {
    const facts = { columnOf: ({ name }: ConceptTarget) => factsOf(name) };
    const factsOf = (name: string) => Int8Array.from(name === 'fact' ? [-1, 0, 10] : [0, 0, 0]);
    const rows = indexOfTexts(['bar', 'bar', 'bar'], lexicon, 10);
    expect(rows.find('bar com cachorro', { data: facts })?.rows).toEqual([2, 1, 0]);
    expect(rows.find('bar', { data: facts })?.rows).toEqual([0, 1, 2]);
  });

  it('changes with the price and the time, but not the rows', () => {
    const all = found('praia') ?? [];
    expect(found('praia barata')).toEqual(['Barra da Lagoa', 'Praia Mole']);
    for (const query of ['praia barata', 'praia hoje', 'praia perto de mim']) {
      expect([...(found(query, { scoreVisit }) ?? [])].sort()).toEqual([...all].sort());
    }
  });

  it('contains the rows of a price if nothing else decides', () => {
    const cheap = index.find('barato hoje', { data, scoreVisit });
    expect(cheap?.rows.map((row) => titles[row]).sort()).toEqual([
      'Barra da Lagoa',
      'Café Rendeira',
    ]);
    expect(cheap?.matchesAllWords).toBe(true);
  });

  it('follows the opening hours and the distance', () => {
    const open = (row: number) => ({
      scoreVisit: (_: ConceptTarget, at: number) => Number(at === row) * 10,
    });
    expect(found('praia hoje', open(2))?.[0]).toBe('Praia Mole');
    expect(found('praia hoje', open(6))?.[0]).toBe('Barra da Lagoa');
  });

  it('contains all rows for a query of only times or for places nearby', () => {
    expect(found('hoje à noite', { scoreVisit })?.slice(0, 3)).toEqual([
      titles[1],
      titles[3],
      titles[5],
    ]);
    expect(found('perto de mim', { scoreVisit })).toEqual([...titles].reverse());
  });

  it('contains all rows for a time that a title names, if the opening hours are known', () => {
    const rows = indexOfTexts(['noite latina', 'feira', 'bar'], lexicon, 10);
    expect(rows.find('à noite')?.rows).toEqual([0]);
    expect(rows.find('hoje')?.rows).toEqual([]);
    expect(rows.find('à noite', { scoreVisit: () => 5 })?.rows).toEqual([0, 1, 2]);
  });

  it('puts names before descriptions, and titles that contain the query first', () => {
    expect(found('mar')?.[0]).toBe('Arena Beira-Mar');
    expect(found('barra da lagoa')?.[0]).toBe('Barra da Lagoa');
  });

  it('reads a line break of a title as a space', () => {
    const index = new RelevanceIndex(['', 'Bar\ndo João'], emptyLexicon);
    [0, 1].forEach((row) => {
      index.add(row, 'bar do joao', 10);
    });
    expect(index.find('bar do joão')?.rows).toEqual([1, 0]);
  });

  it('puts names that begin with the query first on request, then names with a word that does', () => {
    const names = ['Mercado', 'Casa do Barco', 'Barco Velho'];
    const rows = [['barco barco barco'], ['Casa do Barco'], ['Barco Velho']].map((all) =>
      all.map((text) => ({ text, weight: 10 })),
    );
    expect(indexOf(names, rows).find('bar', { areNamesFirst: true })?.rows).toEqual([2, 1, 0]);
  });
});

describe('a row that covers too little', () => {
  it('is not a result if another row covers more', () => {
    const rows = indexOfTexts(['vinho queijo azeite', 'vinho']);
    expect(rows.find('vinho queijo azeite')?.rows).toEqual([0]);
  });

  it('is a result if no row covers more', () => {
    expect(indexOfTexts(['vinho', 'queijo']).find('vinho queijo')?.rows).toEqual([0, 1]);
  });

  it('is compared only with the parts that some row has', () => {
    const rows = indexOfTexts(['vinho', 'pão']).find('vinho xilofone zabumba');
    expect(rows?.rows).toEqual([0]);
    expect(rows?.matchesAllWords).toBe(false);
  });
});

describe('the parts that are missing', () => {
  const missingOf = (query: string, options: FindOptions = {}) => {
    const rows = index.find(query, { data, ...options });
    return rows?.missingPartsOf(rows.rows[0] ?? -1).map(({ words }) => words.join(' '));
  };

  it('are those that a row does not match', () => {
    expect(missingOf('bar com xilofone')).toEqual(['xilofone']);
    expect(index.find('bar com xilofone', { data })?.matchesAllWords).toBe(false);
    expect(missingOf('bar no centro')).toEqual([]);
    expect(index.find('bar no centro', { data })?.matchesAllWords).toBe(true);
  });

  it('include what the data of the row contradicts', () => {
    const pets = indexOf(['Praia'], [[{ text: 'praia', weight: 10 }]], lexicon);
    const denied = { columnOf: () => Int8Array.from([-1]) };
    const unknown = { columnOf: () => Int8Array.from([0]) };
    expect(pets.find('praia com cachorro', { data: unknown })?.missingPartsOf(0)).toHaveLength(1);
    expect(pets.find('praia com cachorro', { data: denied })?.rows).toEqual([0]);
  });

  it('do not include prices and times', () => {
    expect(missingOf('praia mole barata hoje')).toEqual([]);
  });
});

describe('corrections', () => {
  it('keep stop words and words of expressions', () => {
    const textsOf = (query: string) => index.correctWords(query).map(({ text }) => text);
    expect(textsOf('para mariscos')).toEqual(['para', 'mariscos']);
    expect(textsOf('praiamole')).toEqual(['praia', 'mole']);
    expect(textsOf('rendera')).toEqual(['rendeira']);
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
    const many = indexOf(names, rows);
    const reference = naiveRelevance({ titles: names, texts: rows });
    for (const query of [asked.join(' '), [...asked].reverse().join(' ')]) {
      expect([many.find(query)?.rows, reference(query)?.rows]).toEqual([
        [0, 1, 2, 3],
        [0, 1, 2, 3],
      ]);
    }
  });

  const expressions =
    'frutos do mar,mariscos,seafood,bar,barzinho,boteco,dive bar,balada,com cachorro,with a dog,vista,barato,' +
    'preço baixo,cheap,hoje,à noite,today,perto de mim,near me,centro,downtown,surfar,onde,para,pôr,chuva';
  const words = [...places.flat().flatMap((text) => text.split(' ')), ...expressions.split(',')];
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
  const options = fc.record({ areNamesFirst: fc.boolean(), isTyping: fc.boolean() });

  it.each([
    [
      'with a lexicon, structured data and a visitor',
      index,
      { lexicon, scoreData },
      { data, scoreVisit },
    ],
    ['without a lexicon', plainIndex, {}, {}],
  ])('return the same rows in the same order %s', (_, tested, known, asked) => {
    const reference = naiveRelevance({ titles, texts, ...known });
    fc.assert(
      fc.property(query, options, (text, how) => {
        expect(comparable(tested.find(text, { ...asked, ...how }))).toEqual(
          comparable(reference(text, { ...asked, ...how })),
        );
      }),
      { numRuns: 3_000 },
    );
  });
});
