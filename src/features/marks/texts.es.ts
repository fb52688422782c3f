import type { TranslationOf } from '#shared/translation.ts';

export function removeMark(title: string): string {
  return `Quitar ${title} de favoritos`;
}

export function saveMark(title: string): string {
  return `Guardar ${title}`;
}

export const markQueued = 'Se enviará cuando vuelva la conexión.';

export const markSaved = 'Guardado';
export const viewSaved = 'Ver';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
