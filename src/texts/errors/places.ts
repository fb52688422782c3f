import type { ErrorSentences } from '../errors.ts';

export const homeErrors: ErrorSentences = { default: 'Erro ao carregar os destaques' };

export const homeNowErrors: ErrorSentences = { default: 'Erro ao carregar o que há agora' };

export const categoryErrors: ErrorSentences = {
  default: 'Erro ao carregar a categoria',
  'not-found': 'Categoria não encontrada. Veja todas as categorias e escolha outra.',
};

export const placeListErrors: ErrorSentences = { default: 'Erro ao carregar os lugares' };

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

export const nearMeErrors: ErrorSentences = {
  default: 'Não conseguimos descobrir onde você está. Tente novamente ou escolha um bairro.',
  'permission-denied':
    'O acesso à sua localização não foi permitido. Escolha um bairro ou libere o acesso nas configurações do navegador.',
  timeout: 'Sua localização demorou para responder. Tente novamente ou escolha um bairro.',
};

export const shareErrors: ErrorSentences = {
  default: 'Não foi possível compartilhar. Copie o endereço da página.',
};

export const searchErrors: ErrorSentences = { default: 'Erro ao buscar lugares' };

export const searchPartialErrors: ErrorSentences = {
  default: 'A busca completa está indisponível: os resultados são parciais. Tente novamente.',
};

export const managedPlacesErrors: ErrorSentences = { default: 'Erro ao carregar seus locais' };
