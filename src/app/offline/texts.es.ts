import type { PendingChange } from '#shared/pending-change.ts';
import { countText } from '#shared/formats/formats.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

// Connection and version of the app
export const offline =
  'Sin conexión. La búsqueda, los lugares que ya abriste, tus favoritos y la tarjeta de socio siguen acá.';
export const offlineUncached =
  'Sin conexión. Es posible que algunas páginas de la guía no se abran.';
export const dismissOffline = 'Entendido';
export const newBuild = 'Hay una versión nueva de la guía.';
export const postponeUpdate = 'Después';
export const update = 'Actualizar';
export const updating = 'Actualizando…';
export const codeAway = 'No tenés conexión. Esta página se abre cuando vuelva.';
export const codeReplaced =
  'La guía se acaba de actualizar. Intentá de nuevo para abrir la versión nueva.';

// Pending changes
export const showReview = 'Ver';

export function sentChangesText(count: number): string {
  return countText(count, 'cambio enviado', 'cambios enviados');
}

export function refusedChangeText({ kind }: Pick<PendingChange, 'kind'>): string {
  switch (kind) {
    case 'favorite':
      return 'No se pudo enviar un favorito: es posible que el lugar ya no esté en la guía.';
    case 'event':
      return 'No se pudo enviar un evento favorito: es posible que ya no esté en la agenda.';
    default:
      return 'No se pudo enviar una reseña. El texto está en tu perfil.';
  }
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
