import type { ErrorSentences } from '../errors.ts';

export const nearMeErrors: ErrorSentences = {
  default: 'Não conseguimos descobrir onde você está. Tente novamente ou escolha um bairro.',
  'permission-denied':
    'O acesso à sua localização não foi permitido. Escolha um bairro ou libere o acesso nas configurações do navegador.',
  timeout: 'Sua localização demorou para responder. Tente novamente ou escolha um bairro.',
};

export const searchErrors: ErrorSentences = { default: 'Erro ao buscar lugares' };

export const searchPartialErrors: ErrorSentences = {
  default: 'A busca completa está indisponível: os resultados são parciais. Tente novamente.',
};
