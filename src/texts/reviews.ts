import { countText } from './formats.ts';

/** '1 avaliação', '128 avaliações'. */
export function reviewCountText(count: number): string {
  return countText(count, 'avaliação', 'avaliações');
}
