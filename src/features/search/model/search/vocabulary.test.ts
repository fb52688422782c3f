import { describe, expect, it } from 'vitest';
import { RowScores } from './row-scores.ts';
import { Vocabulary } from './vocabulary.ts';

function indexOf(texts: readonly string[], known: readonly string[] = [], looksWithin = true) {
  const index = new Vocabulary(looksWithin, new Set(known));
  texts.forEach((text, row) => {
    index.add(row, text, 10);
  });
  return index;
}

/** Returns the scores of the rows for a word, undefined for rows that do not match. */
function scoresOf(index: Vocabulary, word: string, size: number): number[] {
  const scores = new RowScores(size);
  index.raiseScores(scores, index.findMatches(word), 10);
  return Array.from({ length: size }, (_, row) => scores.get(row));
}

describe('a word matches', () => {
  const texts = ['bar', 'bares', 'barra', 'abarcar'];

  it('itself before its other forms, and those before longer words', () => {
    expect(scoresOf(indexOf(texts), 'bar', 4)).toEqual([1000, 950, 700, 0]);
  });

  it('the middle of words only if no word begins with it', () => {
    expect(scoresOf(indexOf(['abarcar']), 'bar', 1)).toEqual([400]);
    expect(scoresOf(indexOf(['abarcar']), 'ba', 1)).toEqual([0]);
    expect(scoresOf(indexOf(['abarcar'], [], false), 'bar', 1)).toEqual([0]);
  });

  it('words that are added later', () => {
    const index = indexOf(['bar']);
    expect(scoresOf(index, 'sol', 2)).toEqual([0, 0]);
    index.add(1, 'sol', 5);
    expect(scoresOf(index, 'sol', 2)).toEqual([0, 500]);
    expect(index.correct('soll')).toEqual(['sol']);
  });

  it('only texts of the requested weight', () => {
    const index = indexOf(['bar']);
    index.add(1, 'bar', 5);
    const scores = new RowScores(2);
    index.raiseScores(scores, index.findSameStem('bar'), 10, 6);
    expect(scores.rows).toEqual([0]);
  });
});

describe('a correction', () => {
  it.each([
    ['a word that matches', 'rend', ['rendeira'], ['rend']],
    ['a word of three letters', 'bra', ['bar'], ['bra']],
    ['a word that is not similar to any other', 'xilofone', ['rendeira'], ['xilofone']],
    ['a short word with a wrong first letter', 'role', ['mole'], ['role']],
    ['a word with two errors of less than eight letters', 'pxaiy', ['praia'], ['pxaiy']],
  ])('keeps %s: %s', (_, word, texts, expected) => {
    expect(indexOf(texts).correct(word)).toEqual(expected);
  });

  it.each([
    ['a missing letter', 'rendera', ['rendeira'], 'rendeira'],
    ['an extra letter', 'praiia', ['praia'], 'praia'],
    ['a wrong letter', 'proia', ['praia'], 'praia'],
    ['swapped letters', 'paria', ['praia'], 'praia'],
    ['swapped first letters', 'rpaia', ['praia'], 'praia'],
    ['an extra first letter', 'xmole', ['mole'], 'mole'],
    ['a wrong first letter of a long word', 'mendeira', ['rendeira'], 'rendeira'],
    ['two errors of a long word', 'restaurnte', ['restaurante'], 'restaurante'],
    ['fewer errors first', 'restauramte', ['restaurada', 'restaurante'], 'restaurante'],
    ['more frequent words first', 'mxrco', ['marco', 'murco', 'murco'], 'murco'],
    ['longer words first', 'pitnga', ['pitga', 'pitanga'], 'pitanga'],
  ])('repairs %s: %s', (_, word, texts, expected) => {
    expect(indexOf(texts).correct(word)).toEqual([expected]);
  });

  it('leads to known words that no text contains', () => {
    expect(indexOf(['praia'], ['sushi']).correct('suhsi')).toEqual(['sushi']);
  });

  it('splits compounds into as few known words as possible', () => {
    expect(indexOf(['praia mole', 'pra']).correct('praiamole')).toEqual(['praia', 'mole']);
    expect(indexOf(['ao'], ['vivo']).correct('aovivo')).toEqual(['ao', 'vivo']);
    expect(indexOf(['praia']).correct('praiaxyzw')).toEqual(['praiaxyzw']);
  });
});
