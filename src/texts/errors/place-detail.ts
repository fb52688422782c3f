import type { ErrorSentences } from '../errors.ts';

export const placeDetailErrors: ErrorSentences = {
  default: 'Erro ao carregar detalhes do local',
  'not-found': 'Local não encontrado',
  // Rules refuse an inactive place; to a visitor it does not exist (DESIGN section 4).
  'permission-denied': 'Local não encontrado',
  'invalid-input': 'ID do local não encontrado',
  hints: {
    'not-found': 'O local solicitado não existe ou foi removido.',
    'permission-denied': 'O local solicitado não existe ou foi removido.',
    'invalid-input': 'Volte e escolha um lugar da lista.',
  },
};

export const mapErrors: ErrorSentences = { default: 'O mapa não carregou' };

/** Of a map whose places are there all the same. */
export const tilesErrors: ErrorSentences = {
  default: 'O mapa está sem ruas agora: os lugares continuam na posição certa.',
};

export const shareErrors: ErrorSentences = {
  default: 'Não foi possível compartilhar. Copie o endereço da página.',
};
