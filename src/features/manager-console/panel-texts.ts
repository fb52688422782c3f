import type { ErrorSentences } from '#shared/error-sentences.ts';

export const managerOverviewErrors: ErrorSentences = {
  default: 'Erro ao contar o que precisa de atenção',
  'permission-denied':
    'Seu acesso de gerente mudou. Atualize a página ou fale com o administrador.',
};
