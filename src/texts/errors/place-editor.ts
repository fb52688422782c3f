import type { ErrorSentences } from '../errors.ts';

/** What went wrong with the first step of a new place: the detail of basicDataError() (admin.ts). */
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
