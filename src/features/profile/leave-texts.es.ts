import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const signOutTitle = '¿Cerrar sesión?';
export const signOutAndLose = 'Cerrar sesión sin enviar';
export const signingOut = 'Cerrando sesión…';
export const stayHere = 'Quedarme acá';

export const signOutErrors: ErrorSentences = { default: 'No se pudo cerrar sesión' };

export function signOutWarning(count: number): string {
  const lostText =
    count === 1
      ? '1 cambio todavía no se envió y se va a perder.'
      : `${count} cambios todavía no se enviaron y se van a perder.`;
  return `${lostText} Con conexión, los cambios se envían solos.`;
}

export type Complete = TranslationOf<
  typeof import('./leave-texts.ts'),
  typeof import('./leave-texts.es.ts')
>;
