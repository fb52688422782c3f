import type { ErrorSentences } from '../errors.ts';

/** Opening the form, and sending it. */
export const claimErrors: ErrorSentences = {
  default: 'Erro ao enviar seu pedido',
  'permission-denied': 'Você não pode pedir este lugar agora.',
  'not-found': 'Este lugar não está mais no guia.',
  conflict: 'Seu pedido mudou enquanto você escrevia. Feche e abra de novo para ver como está.',
  'too-many-requests': 'Você já enviou muitos pedidos hoje. Envie este amanhã.',
  'invalid-input': 'Confira o texto e tente novamente.',
};

export const claimReadErrors: ErrorSentences = {
  default: 'Erro ao abrir seu pedido',
};

export const claimWithdrawalErrors: ErrorSentences = {
  default: 'O pedido não foi retirado',
  conflict: 'Este pedido acabou de ser decidido. A resposta chega nos seus avisos.',
};
