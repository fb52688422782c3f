import { countText } from '#shared/formats/formats.ts';

/** '1 avaliação', '128 avaliações'. */
export function reviewCountText(count: number): string {
  return countText(count, 'avaliação', 'avaliações');
}

/** How many of the reviews that were read hold the words that somebody looks for. */
export function foundText(found: number, read: number): string {
  return `${found} de ${countText(read, 'avaliação carregada', 'avaliações carregadas')}`;
}

/** '1 pessoa achou útil', '12 pessoas acharam útil'. */
export function helpfulText(count: number): string {
  return `${countText(count, 'pessoa achou', 'pessoas acharam')} útil`;
}
