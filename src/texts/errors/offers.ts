import type { ErrorSentences } from '../errors.ts';

const gone = 'Esta oferta foi excluída por outra pessoa. Confira a lista.';
const refused = 'Você não pode mais alterar as ofertas deste lugar. Atualize a página.';

export const keptOffersErrors: ErrorSentences = {
  default: 'Erro ao carregar as ofertas',
  'permission-denied': 'Seu acesso a este lugar mudou. Atualize a página.',
};

export const editedOfferErrors: ErrorSentences = {
  default: 'Erro ao carregar a oferta',
  'not-found': 'Oferta não encontrada',
};

export const offerSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar a oferta',
  'not-found': gone,
  'permission-denied': refused,
  conflict:
    'Outra pessoa mudou esta oferta enquanto você editava. Abra-a de novo para ver como ela está.',
};

export const offerToggleErrors: ErrorSentences = {
  default: 'Erro ao mudar a situação da oferta',
  'not-found': gone,
  'permission-denied': refused,
};

export const offerDeleteErrors: ErrorSentences = {
  default: 'Erro ao excluir a oferta',
  'not-found': gone,
  'permission-denied': refused,
  conflict: 'Alguém acabou de usar esta oferta. Ela não pode mais ser excluída: desligue-a.',
};
