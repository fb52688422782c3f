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
