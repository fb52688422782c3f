import type { ErrorSentences } from '#shared/error-sentences.ts';

export const nearMeErrors: ErrorSentences = {
  default: 'Não conseguimos descobrir onde você está. Tente novamente ou escolha um bairro.',
  'permission-denied':
    'O acesso à sua localização não foi permitido. Escolha um bairro ou libere o acesso nas configurações do navegador.',
  timeout: 'Sua localização demorou para responder. Tente novamente ou escolha um bairro.',
};

// Button and neighbourhoods
export const loadingNeighborhoods = 'Carregando bairros...';
export const locating = 'Localizando...';
export const nearMe = 'Próximo a mim';
export const neighborhoodsLabel = 'Bairros';
export const opening = 'Abrindo...';
export const positionForDistances = 'Para ver primeiro o que está perto, diga onde você está.';
