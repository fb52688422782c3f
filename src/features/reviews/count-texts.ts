import { countText } from '#shared/formats/formats.ts';

/** Returns '1 avaliação', '128 avaliações'. */
export function reviewCountText(count: number): string {
  return countText(count, 'avaliação', 'avaliações');
}

/** Returns how many of the loaded reviews match the search. */
export function foundReviewsText(foundCount: number, readCount: number): string {
  return `${foundCount} de ${countText(readCount, 'avaliação carregada', 'avaliações carregadas')}`;
}

/** Returns '1 pessoa achou útil', '12 pessoas acharam útil'. */
export function helpfulText(count: number): string {
  return `${countText(count, 'pessoa achou', 'pessoas acharam')} útil`;
}

export const noReviewsYet = 'Sem avaliações ainda';

/** Text that screen readers read instead of '★ 4,7 (128)'. */
export function ratingSummary(rating: string, reviewCount: number): string {
  return `Nota ${rating} de 5, ${reviewCountText(reviewCount)}`;
}

export function starsOfFive(rating: string): string {
  return `${rating} de 5 estrelas`;
}

/** Returns '1 estrela', '4 estrelas'. */
export function starCountText(stars: number): string {
  return stars === 1 ? '1 estrela' : `${stars} estrelas`;
}

export const histogramLabel = 'Avaliações por número de estrelas';

export function histogramRow(stars: number, reviewCount: number, percent: string): string {
  return `${starCountText(stars)}: ${reviewCountText(reviewCount)} (${percent})`;
}
