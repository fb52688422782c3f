import { describe, expect, it } from 'vitest';
import { spreadDuplicates } from './spread-duplicates.ts';

const initials = (words: string) =>
  spreadDuplicates(words.split(' '), (word) => word.charAt(0)).join(' ');

describe('spreadDuplicates', () => {
  it('keeps an order without equal neighbours', () => {
    expect(initials('a1 b1 a2 c1 a3')).toBe('a1 b1 a2 c1 a3');
    expect(spreadDuplicates([], String)).toEqual([]);
  });

  it('puts the next item with another key between two neighbours with equal keys', () => {
    expect(initials('a1 a2 b1 c1')).toBe('a1 b1 a2 c1');
    expect(initials('a1 a2 a3 b1 c1 d1')).toBe('a1 b1 a2 c1 a3 d1');
  });

  it('keeps the first item first and otherwise keeps the order where possible', () => {
    expect(initials('b1 a1 a2 b2 a3 b3')).toBe('b1 a1 b2 a2 b3 a3');
  });

  it('moves an item forward if it would otherwise end next to one with the same key', () => {
    expect(initials('c1 b1 a1 a2')).toBe('c1 a1 b1 a2');
    expect(initials('d1 c1 b1 a1 a2 a3')).toBe('d1 a2 c1 a1 b1 a3');
  });

  it('keeps all items if no other key is left', () => {
    expect(initials('b1 a1 a2 a3')).toBe('b1 a1 a2 a3');
  });
});
