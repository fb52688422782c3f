import type { WaitingChange } from '#shared/waiting-change.ts';
import { countText } from '#shared/formats/formats.ts';

/** What is said of the network and of the guide's own version. */
export const connectionTexts = {
  offline:
    'Sem conexão. A busca, os lugares que você já abriu, seus favoritos e a carteirinha continuam aqui.',
  /** Without a service worker: nothing opens from a cache. */
  offlineUncached: 'Sem conexão. Algumas páginas do guia podem não abrir.',
  newBuild: 'Há uma versão nova do guia.',
  /** In the place of a page whose code did not come. */
  codeAway: 'Você está sem conexão. Esta página abre quando ela voltar.',
  codeReplaced: 'O guia acaba de ser atualizado. Tente novamente para abrir a versão nova.',
};

/** What arrived later than it was made. */
export function arrivedText(count: number): string {
  return countText(count, 'alteração enviada', 'alterações enviadas');
}

/** What was refused later than it was made, in a sentence. */
export function refusedText({ kind }: Pick<WaitingChange, 'kind'>): string {
  switch (kind) {
    case 'favorite':
      return 'Um favorito não pôde ser enviado: o lugar pode ter saído do guia.';
    case 'event':
      return 'Um evento favorito não pôde ser enviado: ele pode ter saído da agenda.';
    default:
      return 'Uma avaliação não pôde ser enviada. O texto está no seu perfil.';
  }
}
