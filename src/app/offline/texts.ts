import type { PendingChange } from '#shared/pending-change.ts';
import { countText } from '#shared/formats/formats.ts';

// Connection and version of the app
export const offline =
  'Sem conexão. A busca, os lugares que você já abriu, seus favoritos e a carteirinha continuam aqui.';
/** Without a service worker no page opens from a cache. */
export const offlineUncached = 'Sem conexão. Algumas páginas do guia podem não abrir.';
export const dismissOffline = 'Entendi';
export const newBuild = 'Há uma versão nova do guia.';
export const postponeUpdate = 'Depois';
export const update = 'Atualizar';
export const updating = 'Atualizando...';
/** Shown instead of a page whose chunk could not be loaded. */
export const codeAway = 'Você está sem conexão. Esta página abre quando ela voltar.';
export const codeReplaced =
  'O guia acaba de ser atualizado. Tente novamente para abrir a versão nova.';

// Pending changes
export const showReview = 'Ver';

/** Returns the text for pending changes that have been sent. */
export function sentChangesText(count: number): string {
  return countText(count, 'alteração enviada', 'alterações enviadas');
}

/** Returns the sentence for a pending change that was refused when it was sent. */
export function refusedChangeText({ kind }: Pick<PendingChange, 'kind'>): string {
  switch (kind) {
    case 'favorite':
      return 'Um favorito não pôde ser enviado: o lugar pode ter saído do guia.';
    case 'event':
      return 'Um evento favorito não pôde ser enviado: ele pode ter saído da agenda.';
    default:
      return 'Uma avaliação não pôde ser enviada. O texto está no seu perfil.';
  }
}
