import type { ErrorSentences } from '../errors.ts';

export const reservationSaveErrors: ErrorSentences = {
  default: 'Erro ao enviar seu pedido de reserva',
  'permission-denied':
    'O pedido não foi aceito: a situação da sua conta mudou. Atualize a página e tente novamente.',
};

export const reservationChangeErrors: ErrorSentences = {
  default: 'Erro ao mudar a reserva',
  'not-found': 'Esta reserva não existe mais. Atualize a página.',
  'permission-denied':
    'A situação da sua conta não permite mudar agora. Ligue para o lugar para mudar.',
};

export const reservationCancelErrors: ErrorSentences = {
  default: 'Erro ao cancelar a reserva',
  conflict: 'O lugar recusou este pedido antes do cancelamento. Não há mais o que cancelar.',
  'not-found': 'Esta reserva não existe mais. Atualize a página.',
  'permission-denied':
    'A situação da sua conta não permite cancelar agora. Ligue para o lugar para cancelar.',
};

export const reservationDisputeErrors: ErrorSentences = {
  default: 'Erro ao contestar a falta',
  'not-found': 'Esta reserva não existe mais. Atualize a página.',
  'permission-denied': 'A situação da sua conta não permite contestar agora. Ligue para o lugar.',
};
