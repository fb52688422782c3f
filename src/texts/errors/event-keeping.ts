import type { ErrorSentences } from '../errors.ts';

const gone = 'Este evento foi excluído por outra pessoa. Confira a lista.';
const refused = 'Você não pode mais alterar os eventos deste lugar. Atualize a página.';

export const keptEventsErrors: ErrorSentences = {
  default: 'Erro ao carregar os eventos',
  'permission-denied': 'Seu acesso a este lugar mudou. Atualize a página.',
};

export const editedEventErrors: ErrorSentences = {
  default: 'Erro ao carregar o evento',
  'not-found': 'Evento não encontrado',
};

export const eventSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar o evento',
  'not-found': gone,
  'permission-denied': refused,
  conflict:
    'Outra pessoa mudou o mesmo deste evento enquanto você editava. Nada dela foi apagado: abra o evento em outra aba, veja como ele está e repita lá o que falta.',
};

export const eventStatusErrors: ErrorSentences = {
  default: 'Erro ao mudar a situação da data',
  'not-found': gone,
  'permission-denied': refused,
};

export const eventDeleteErrors: ErrorSentences = {
  default: 'Erro ao excluir o evento',
  'not-found': gone,
  'permission-denied': refused,
};
