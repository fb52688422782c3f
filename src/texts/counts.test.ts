import { describe, expect, it } from 'vitest';
import { reviewCountText } from './reviews.ts';
import { resultCountText, suggestionCountText } from './search.ts';

describe('counts', () => {
  it.each([
    [0, 'Nenhum lugar encontrado', '0 avaliações'],
    [1, '1 lugar encontrado', '1 avaliação'],
    [2, '2 lugares encontrados', '2 avaliações'],
    [1234, '1.234 lugares encontrados', '1.234 avaliações'],
  ])('of %d agree in number', (count, places, reviews) => {
    expect(resultCountText(count)).toBe(places);
    expect(reviewCountText(count)).toBe(reviews);
  });

  it('of suggestions say for which text there is none', () => {
    expect(suggestionCountText(0, 'xilofone')).toBe('Nenhuma sugestão para “xilofone”.');
    expect(suggestionCountText(1, 'bar')).toBe('1 sugestão');
    expect(suggestionCountText(5, 'bar')).toBe('5 sugestões');
  });
});
