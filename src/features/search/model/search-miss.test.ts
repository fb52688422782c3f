import { describe, expect, it } from 'vitest';
import { toSearchMisses } from './stored-search-misses.ts';
import { missWords, sumMisses } from './search-miss.ts';

describe('of a query is counted', () => {
  it.each([
    [
      'what was typed, without accents, capitals and spare spaces',
      '  Ráfting   NOTURNO ',
      'rafting noturno',
    ],
    ['a name with a few figures', 'bar 24 horas, praça 15', 'bar 24 horas, praca 15'],
    ['two letters', 'ks', 'ks'],
    ['eighty letters', 'a'.repeat(80), 'a'.repeat(80)],
  ])('%s', (_, query, words) => {
    expect(missWords(query)).toBe(words);
  });

  it.each([
    ['an e-mail address', 'ana.silva@exemplo.com'],
    ['a telephone number', '(48) 99999-1234'],
    ['a number of six figures within words', 'ligar 123 456 bar'],
    ['figures of another script', '١٢٣٤٥٦ bar'],
    ['one letter', ' k '],
    ['more than eighty letters', 'a'.repeat(81)],
    ['no letter', '24 ?!'],
    ['nothing', '   '],
  ])('nothing of %s', (_, query) => {
    expect(missWords(query)).toBeNull();
  });
});

describe('counts of several days', () => {
  it('are added up, what was looked for most often first, then by the alphabet', () => {
    const counts = [
      { words: 'rafting', count: 2 },
      { words: 'balao', count: 3 },
      { words: 'rafting', count: 2 },
      { words: 'alpaca', count: 3 },
    ];
    expect(sumMisses(counts, 2)).toEqual([
      { words: 'rafting', count: 4 },
      { words: 'alpaca', count: 3 },
    ]);
  });

  it('are read whatever stands in a document', () => {
    const misses = [{ words: 'rafting', count: 2 }, { words: '', count: 1 }, { words: 'x' }, 7];
    expect(toSearchMisses({ misses })).toEqual([{ words: 'rafting', count: 2 }]);
    expect(toSearchMisses(undefined)).toEqual([]);
    expect(toSearchMisses({ misses: 'rafting' })).toEqual([]);
  });
});
