import type { ErrorSentences } from '#shared/error-sentences.ts';
import { formatInteger } from '#shared/formats/formats.ts';

export const placeSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar local. Tente novamente.',
  'not-found': 'Erro: ID do local não encontrado. Tente novamente desde o início.',
  unauthenticated: 'Usuário não está logado.',
  'permission-denied': 'Você não tem mais permissão para alterar este lugar.',
  conflict:
    'Outras pessoas estão salvando este lugar ao mesmo tempo. Aguarde um instante e tente novamente.',
};

/** Returns the error message of step 1. `detail` is a text of errorSentence. */
export function basicDataErrorText(detail: string): string {
  return `Erro ao salvar dados básicos. Detalhes: ${detail}`;
}

export const placeImagesSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar as imagens do lugar',
  conflict:
    'As imagens deste lugar mudaram em outra janela ou por outra pessoa. Suas últimas mudanças não foram salvas.',
};

/** Error texts for step 1 of a new place, used as the detail of basicDataErrorText(). */
export const placeBasicsErrors: ErrorSentences = {
  default: 'O servidor recusou os dados. Tente novamente.',
  unauthenticated: 'Usuário não está logado.',
  'permission-denied': 'Você não tem permissão para cadastrar lugares.',
  conflict: 'Outro lugar já usa este código. Tente novamente.',
  unavailable: 'Sem resposta do servidor. Verifique sua conexão e tente novamente.',
  timeout: 'O servidor demorou para responder. Verifique sua conexão e tente novamente.',
};

export const placeEditorPositionErrors: ErrorSentences = {
  default: 'Não foi possível descobrir onde você está. Escolha o ponto no mapa.',
  'permission-denied':
    'O acesso à sua localização não foi permitido. Escolha o ponto no mapa ou digite as coordenadas.',
};

/** Returns the message for a stored place with failed image uploads. */
export function failedUploadsText(count: number): string {
  return count === 1
    ? 'O lugar foi salvo, mas 1 imagem não foi enviada. Tente enviá-la novamente ou remova-a.'
    : `O lugar foi salvo, mas ${formatInteger(count)} imagens não foram enviadas. Tente enviá-las novamente ou remova-as.`;
}
