import type { TranslationOf } from '#shared/translation.ts';

export function pendingMarksText(count: number): string {
  return count === 1
    ? '1 cambio en tus favoritos se va a enviar cuando vuelva la conexión.'
    : `${count} cambios en tus favoritos se van a enviar cuando vuelva la conexión.`;
}

export type Complete = TranslationOf<
  typeof import('./pending-texts.ts'),
  typeof import('./pending-texts.es.ts')
>;
