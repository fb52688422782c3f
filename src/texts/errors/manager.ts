import type { ErrorSentences } from '../errors.ts';

const lostAccess = 'Seu acesso a este local mudou. Atualize a página ou fale com o administrador.';

export const managerOverviewErrors: ErrorSentences = {
  default: 'Erro ao contar o que precisa de atenção',
  'permission-denied':
    'Seu acesso de gerente mudou. Atualize a página ou fale com o administrador.',
};

export const placeStatisticsErrors: ErrorSentences = {
  default: 'Erro ao carregar os números deste local',
  'not-found': 'Este local não existe mais. Atualize a página.',
  'permission-denied': lostAccess,
};

export const placeRemovalErrors: ErrorSentences = {
  default: 'Erro ao excluir o local',
  'not-found': 'Este local já não existe. Atualize a página.',
  'permission-denied': lostAccess,
  unavailable:
    'O servidor não respondeu, e o local pode ter sido excluído em parte. Tente novamente para concluir.',
  timeout:
    'O servidor demorou para responder, e o local pode ter sido excluído em parte. Tente novamente para concluir.',
};

export const inboxErrors: ErrorSentences = {
  default: 'Erro ao carregar as reservas',
  'permission-denied':
    'Seu acesso a um destes locais mudou. Atualize a página ou fale com o administrador.',
};

export const waitingErrors: ErrorSentences = {
  ...inboxErrors,
  default: 'Erro ao carregar os pedidos que esperam resposta',
};

export const dayCountErrors: ErrorSentences = {
  ...inboxErrors,
  default: 'Erro ao contar as pessoas de cada dia',
};

/** When a reservation that was declined is confirmed after all. */
export const noTableErrors: ErrorSentences = {
  default: 'Não há mais mesas neste horário. Desmarque outra reserva dele para confirmar esta.',
};

export const answerErrors: ErrorSentences = {
  default: 'Erro ao responder ao pedido de reserva',
  'not-found': 'Esta reserva mudou de horário ou não existe mais. Atualize a lista.',
  'permission-denied': lostAccess,
};

export const reviewInboxErrors: ErrorSentences = {
  default: 'Erro ao carregar as avaliações dos seus locais',
  'permission-denied':
    'Seu acesso a um destes locais mudou. Atualize a página ou fale com o administrador.',
};

export const replyErrors: ErrorSentences = {
  default: 'Erro ao salvar a resposta',
  'not-found': 'Esta avaliação não existe mais. Atualize a lista.',
  'permission-denied': lostAccess,
  'invalid-input': 'Escreva uma resposta de até 2.000 caracteres.',
};

export const specialDayErrors: ErrorSentences = {
  default: 'O dia não foi salvo',
  'invalid-input':
    'Não cabem mais datas especiais neste local. Apague as que já passaram no editor.',
  'not-found': 'Este local não existe mais. Atualize a página.',
  'permission-denied': lostAccess,
};
