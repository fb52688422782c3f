import { describe, expect, it } from 'vitest';
import { emptyLexicon, isOfVisit } from './lexicon.ts';
import { readLexicon } from './read-lexicon.ts';
import type { Concept, Lexicon } from './lexicon.ts';

const lexicon = readLexicon(`
# kind
Café da Manhã,desjejum|desayuno|breakfast|padaria 8,pão na chapa 5,category:cafes 4
padaria|panadería|bakery|pão 9,bolo 3,fact:covered 5
bar de praia,quiosque||beach bar,kiosk|category:bares
bar||tavern

# time
hoje|hoy|today|time:today
de manhã|por la mañana|in the morning|time:at 09:00

# area
perto de mim|cerca|near me|near:me 9
`);

function findConcept(text: string, known: Lexicon = lexicon): Concept {
  const found = known.find(text.split(' '), 0);
  if (!found?.concept) throw new Error(`No concept begins ${text}`);
  return found.concept;
}

describe('a lexicon', () => {
  it('has one concept per line with the type of its heading and its first expression as label', () => {
    expect(lexicon.concepts.map(({ label, type }) => `${type} ${label}`)).toEqual([
      ...['kind Café da Manhã', 'kind padaria', 'kind bar de praia', 'kind bar'],
      ...['time hoje', 'time de manhã', 'area perto de mim'],
    ]);
  });

  it.each([
    ['the label, folded', 'cafe da manha', 'Café da Manhã'],
    ['another expression', 'desjejum', 'Café da Manhã'],
    ['a Spanish expression', 'desayuno', 'Café da Manhã'],
    ['an English expression', 'bakery', 'padaria'],
    ['the plural', 'padarias', 'padaria'],
    ['the longest expression', 'bar de praia mole', 'bar de praia'],
    ['the shorter expression if the longer one does not follow', 'bar de vinhos', 'bar'],
  ])('finds a concept by %s: %s', (_, text, label) => {
    expect(findConcept(text).label).toBe(label);
  });

  it('finds a concept at a position, with the number of its words', () => {
    const words = 'um bar de praia hoje'.split(' ');
    expect(lexicon.find(words, 0)).toBeNull();
    expect(lexicon.find(words, 1)?.length).toBe(3);
    expect(lexicon.find(words, 4)?.concept?.label).toBe('hoje');
    expect(lexicon.find(words, 5)).toBeNull();
  });

  it('finds a time of day as a concept', () => {
    const found = lexicon.find(['bar', 'as', '22h30'], 1);
    expect(found?.length).toBe(2);
    expect(found?.concept).toMatchObject({
      ...{ label: '22:30', type: 'time' },
      targets: [{ name: 'time', value: 'at 22:30', weight: 9 }],
    });
  });

  it('prefers the first of two concepts with the same expression', () => {
    const ambiguous = readLexicon('# kind\nbar,boteco|||\npub,boteco|||');
    expect(findConcept('boteco', ambiguous).label).toBe('bar');
  });

  it('knows the words of all expressions', () => {
    expect([...lexicon.knownWords]).toEqual(
      expect.arrayContaining(['desjejum', 'desayuno', 'breakfast', 'kiosk', 'manana']),
    );
    expect(lexicon.knownWords.has('chapa')).toBe(false);
  });

  it('without concepts finds nothing', () => {
    expect(readLexicon('').concepts).toEqual([]);
    expect(emptyLexicon.find(['bar'], 0)).toBeNull();
  });
});

describe('a concept', () => {
  it('searches texts for its Portuguese expressions without stop words', () => {
    expect(findConcept('breakfast').expressions).toEqual([['cafe', 'manha'], ['desjejum']]);
  });

  it('leads to words and to all expressions of related concepts, over two steps', () => {
    expect(findConcept('desjejum').related).toEqual([
      { words: ['padaria'], weight: 8 },
      { words: ['pao', 'chapa'], weight: 5 },
      // 'pão' is related to 'padaria': 9 x 8 / 10. 'bolo' would have 3 x 8 / 10, which is too weak.
      { words: ['pao'], weight: 7 },
    ]);
  });

  it('leads to structured data over two steps', () => {
    expect(findConcept('desjejum').targets).toEqual([
      { name: 'category', value: 'cafes', weight: 4 },
      { name: 'fact', value: 'covered', weight: 4 },
    ]);
  });

  it('leads to what has no weight with six tenths', () => {
    expect(findConcept('quiosque').targets).toEqual([
      { name: 'category', value: 'bares', weight: 6 },
    ]);
  });

  it('keeps the digits of a time', () => {
    expect(findConcept('de manha').targets).toEqual([
      { name: 'time', value: 'at 09:00', weight: 9 },
    ]);
  });

  it('depends on the visitor if it is a time or a wish for places nearby', () => {
    const labels = lexicon.concepts.filter(isOfVisit).map(({ label }) => label);
    expect(labels).toEqual(['hoje', 'de manhã', 'perto de mim']);
  });
});
