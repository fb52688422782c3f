import { formatInteger } from './formats.ts';

/** '1 avaliação', '128 avaliações'. */
export function reviewCountText(count: number): string {
  return count === 1 ? '1 avaliação' : `${formatInteger(count)} avaliações`;
}
