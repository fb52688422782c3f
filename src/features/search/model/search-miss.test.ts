import { describe, expect, it } from 'vitest';
import { toSearchMisses, sumMisses } from './search-miss.ts';
import { toMissWords } from './miss-words.ts';

describe('missWords', () => {
  it.each([
    [
      'the query without accents, uppercase letters and extra spaces',
      '  Ráfting   NOTURNO ',
      'rafting noturno',
    ],
    ['a name with a few digits', 'bar 24 horas, praça 15', 'bar 24 horas, praca 15'],
    ['a query without control and direction characters', 'ba\0r\u202e', 'bar'],
    ['two letters', 'ks', 'ks'],
    ['eighty letters', 'a'.repeat(80), 'a'.repeat(80)],
  ])('returns %s', (_, query, words) => {
    expect(toMissWords(query)).toBe(words);
  });

  it.each([
    ['an e-mail address', 'ana.silva@exemplo.com'],
    ['an e-mail address with a full-width sign', 'ana.silva＠exemplo.com'],
    ['an e-mail address with a small sign', 'ana.silva﹫exemplo.com'],
    ['a number in full-width digits', 'bar ４８９９９９'],
    ['a telephone number', '(48) 99999-1234'],
    ['a number of six digits within words', 'ligar 123 456 bar'],
    ['digits of another script', '١٢٣٤٥٦ bar'],
    ['one letter', ' k '],
    ['more than eighty letters', 'a'.repeat(81)],
    ['a query without letters', '24 ?!'],
    ['a blank query', '   '],
  ])('returns null for %s', (_, query) => {
    expect(toMissWords(query)).toBeNull();
  });
});

describe('search misses of several days', () => {
  it('are summed and ordered by count, then alphabetically', () => {
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

  it('are read from malformed documents without an error', () => {
    const misses = [{ words: 'rafting', count: 2 }, { words: '', count: 1 }, { words: 'x' }, 7];
    expect(toSearchMisses({ misses })).toEqual([{ words: 'rafting', count: 2 }]);
    expect(toSearchMisses(undefined)).toEqual([]);
    expect(toSearchMisses({ misses: 'rafting' })).toEqual([]);
  });
});
