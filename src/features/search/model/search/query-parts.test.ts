import { describe, expect, it } from 'vitest';
import { readLexicon } from './read-lexicon.ts';
import { listShownParts, partText, queryWithoutPart, splitIntoParts } from './query-parts.ts';
import { splitQuery } from './words.ts';

const lexicon = readLexicon(`
# kind
comer||eat|category:restaurantes
bar||tavern|category:bares
bar de praia||beach bar|
# property
com vista||with a view|
vista para o mar||sea view|
# company
crianças,com crianças|niños|kids|fact:children
# price
barato||cheap|price:1
# time
hoje||today|time:today
sábado|||time:day 6
à noite|||time:at 20:00
# area
perto de mim||near me|near:me
# stop
onde tem comer na_praia
`);
const split = (query: string) => splitIntoParts(splitQuery(query), lexicon);
const queryWithout = (query: string, position: number) => {
  const parts = split(query);
  const part = parts[position];
  return part && queryWithoutPart(query, part, parts, lexicon);
};
const described = (query: string) =>
  split(query).map(({ words, concept }) => `${concept?.label ?? '-'}: ${words.join(' ')}`);

describe('a query is split', () => {
  it.each([
    ['into concepts and words', 'bar xilofone', ['bar: bar', '-: xilofone']],
    ['into the longest concepts', 'bar de praia mole', ['bar de praia: bar praia', '-: mole']],
    [
      'into a longer concept after a stop word',
      'bar com vista para o mar',
      ['bar: bar', 'vista para o mar: vista mar'],
    ],
    ['without stop words', 'onde tem um bar para crianças', ['bar: bar', 'crianças: criancas']],
    ['without stop phrases', 'tem bar na praia', ['bar: bar']],
    ['into stop words if there is nothing else', 'onde tem', ['-: onde', '-: tem']],
    ['with the forms of words', 'bares baratos', ['bar: bares', 'barato: baratos']],
    ['with diminutives', 'barzinho baratinho', ['bar: barzinho', 'barato: baratinho']],
    ['with foreign expressions', 'cheap tavern', ['barato: cheap', 'bar: tavern']],
    ['into nothing without words', ' ,. ', []],
  ])('%s: %s', (_, query, expected) => {
    expect(described(query)).toEqual(expected);
  });

  it('so that prices, times and wishes for places nearby are soft', () => {
    const soft = split('bar barato hoje perto de mim com crianças').filter(({ isSoft }) => isSoft);
    expect(soft.map(({ concept }) => concept?.label)).toEqual(['barato', 'hoje', 'perto de mim']);
  });

  it('so that a concept with two expressions is one part', () => {
    const [bar, ...others] = split('bar, a tavern');
    expect(bar?.concept?.label).toBe('bar');
    expect(bar?.spans).toHaveLength(2);
    expect(others.map(({ words }) => words)).toEqual([]);
  });

  it('so that all times are one part in the position of the first', () => {
    const [first, time, last] = split('bar sábado com crianças à noite');
    expect([first?.concept?.label, last?.concept?.label]).toEqual(['bar', 'crianças']);
    expect(time?.concept).toMatchObject({
      ...{ label: 'sábado à noite', type: 'time' },
      targets: [{ name: 'time', value: 'day 6 at 20:00' }],
    });
    expect(time?.spans).toHaveLength(2);
  });
});

describe('a part', () => {
  const query = 'Bar de praia, SÁBADO com crianças à noite';
  const [bar, time, children] = split(query);

  it('has the text as typed', () => {
    expect([bar, time, children].map((part) => part && partText(query, part))).toEqual([
      ...['Bar de praia', 'SÁBADO à noite', 'com crianças'],
    ]);
  });

  it('can be removed from the query, with the stop words that lead to it', () => {
    expect([0, 1, 2].map((position) => queryWithout(query, position))).toEqual([
      ...[
        'SÁBADO com crianças à noite',
        'Bar de praia com crianças',
        'Bar de praia SÁBADO à noite',
      ],
    ]);
    expect(queryWithout('bar para xilofone', 1)).toBe('bar');
    expect(queryWithout('bar', 0)).toBe('');
  });

  it('leaves a stop word that is a part', () => {
    expect(described('comer barato')).toEqual(['comer: comer', 'barato: barato']);
    expect(queryWithout('onde comer barato', 1)).toBe('onde comer');
  });

  it.each([
    ['is shown if the query has several parts', 'bar xilofone', ['bar']],
    ['is not shown if it is the only one', 'bar', []],
    ['is always shown for a price', 'barato', ['barato']],
    ['is always shown for a time', 'hoje', ['hoje']],
  ])('%s: %s', (_, text, labels) => {
    expect(listShownParts(split(text)).map(({ concept }) => concept?.label)).toEqual(labels);
  });
});
