import type { ErrorSentences } from '#shared/error-sentences.ts';

const deletedText = 'Este plano foi excluído por outra pessoa. Confira a lista.';

const forbiddenText = 'Você não pode mais alterar planos. Fale com outro administrador.';

export const planSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar o plano',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
  conflict: 'Outro plano já usa este preço do Stripe. Confira o código.',
  'too-many-items': 'O clube comporta até 100 planos. Exclua um antes de criar outro.',
};

export const planEditErrors: ErrorSentences = {
  ...planSaveErrors,
  conflict:
    'Outra pessoa mudou este plano enquanto você editava. Abra-o de novo para ver como ele está.',
};

export const planToggleErrors: ErrorSentences = {
  default: 'Erro ao mudar a situação do plano',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
  'invalid-input': 'Para vender este plano, informe antes o preço do Stripe.',
};

export const planDeleteErrors: ErrorSentences = {
  default: 'Erro ao excluir o plano',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
  conflict: 'Alguém acabou de assinar este plano. Ele não pode ser excluído.',
};

export const planUseErrors: ErrorSentences = {
  default: 'Não foi possível verificar se há assinaturas deste plano',
};
