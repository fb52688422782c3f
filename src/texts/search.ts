import { formatInteger } from './formats.ts';

/** '1 lugar encontrado', '128 lugares encontrados'. */
export function resultCountText(count: number): string {
  return count === 1 ? '1 lugar encontrado' : `${formatInteger(count)} lugares encontrados`;
}
