import { describe, expect, it } from 'vitest';
import { reviewCountText } from '#features/reviews/count-texts.ts';
import { suggestionCountText } from './suggestion-texts.ts';
import { resultCountText } from './texts.ts';

describe('count texts', () => {
  it.each([
    [0, 'Nenhum lugar encontrado', '0 avaliações'],
    [1, '1 lugar encontrado', '1 avaliação'],
    [2, '2 lugares encontrados', '2 avaliações'],
    [1234, '1.234 lugares encontrados', '1.234 avaliações'],
  ])('use singular or plural for %d', (count, places, reviews) => {
    expect(resultCountText({ count })).toBe(places);
    expect(reviewCountText(count)).toBe(reviews);
  });

  it.each([
    [{ count: 12, events: 2 }, '2 eventos e 12 lugares encontrados'],
    [{ count: 1, events: 1 }, '1 evento e 1 lugar encontrados'],
    [{ count: 0, events: 1 }, '1 evento encontrado, nenhum lugar'],
    [{ count: 0, events: 3, matchesAllWords: false }, '3 eventos encontrados, nenhum lugar'],
    [
      { count: 5, events: 3, matchesAllWords: false },
      '3 eventos encontrados. Nenhum lugar com tudo isso: 5 chegam perto',
    ],
    [{ count: 5, matchesAllWords: false }, 'Nenhum lugar com tudo isso: 5 chegam perto'],
  ])('name events and places for the result %j', (counts, text) => {
    expect(resultCountText(counts)).toBe(text);
  });

  it('name the text without suggestions', () => {
    expect(suggestionCountText(0, 'xilofone')).toBe('Nenhuma sugestão para “xilofone”.');
    expect(suggestionCountText(1, 'bar')).toBe('1 sugestão');
    expect(suggestionCountText(5, 'bar')).toBe('5 sugestões');
  });
});
