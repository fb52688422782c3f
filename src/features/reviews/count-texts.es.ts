import { countText } from '#shared/formats/formats.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

export function reviewCountText(count: number): string {
  return countText(count, 'reseña', 'reseñas');
}

export function foundReviewsText(foundCount: number, readCount: number): string {
  return `${foundCount} de ${countText(readCount, 'reseña cargada', 'reseñas cargadas')}`;
}

export function helpfulText(count: number): string {
  return `A ${countText(count, 'persona le', 'personas les')} resultó útil`;
}

export const noReviewsYet = 'Todavía no hay reseñas';

export function ratingSummary(rating: string, reviewCount: number): string {
  return `Puntaje ${rating} de 5, ${reviewCountText(reviewCount)}`;
}

export function starsOfFive(rating: string): string {
  return `${rating} de 5 estrellas`;
}

export function starCountText(stars: number): string {
  return stars === 1 ? '1 estrella' : `${stars} estrellas`;
}

export const histogramLabel = 'Reseñas por cantidad de estrellas';

export function histogramRow(stars: number, reviewCount: number, percent: string): string {
  return `${starCountText(stars)}: ${reviewCountText(reviewCount)} (${percent})`;
}

export type Complete = TranslationOf<
  typeof import('./count-texts.ts'),
  typeof import('./count-texts.es.ts')
>;
