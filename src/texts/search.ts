import { countText } from './formats.ts';

/** 'Nenhum lugar encontrado', '1 lugar encontrado', '128 lugares encontrados'. */
export function resultCountText(count: number): string {
  if (count === 0) return 'Nenhum lugar encontrado';
  return countText(count, 'lugar encontrado', 'lugares encontrados');
}
