import type { ErrorSentences } from '../errors.ts';

/** Opening the form, and sending it. */
export const correctionErrors: ErrorSentences = {
  default: 'Erro ao enviar sua correção',
  'permission-denied': 'Você não pode sugerir correções deste lugar agora.',
  conflict: 'Você já tem uma correção em análise para este lugar.',
  'too-many-requests': 'Você já enviou muitos pedidos hoje. Envie este amanhã.',
  'invalid-input': 'Confira os campos e tente novamente.',
};

export const correctionReadErrors: ErrorSentences = {
  default: 'Erro ao abrir sua correção',
};

export const correctionWithdrawalErrors: ErrorSentences = {
  default: 'A correção não foi retirada',
  conflict: 'Esta correção já foi analisada. Não há mais o que retirar.',
};
