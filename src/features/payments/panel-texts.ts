import type { ErrorSentences } from '#shared/error-sentences.ts';

export const paymentListErrors: ErrorSentences = { default: 'Erro ao carregar os pagamentos' };

export const paymentSumErrors: ErrorSentences = { default: 'Erro ao somar os pagamentos' };

export const paymentExportErrors: ErrorSentences = {
  default: 'A exportação parou antes do fim, e nenhum arquivo foi salvo',
  'permission-denied':
    'Você não tem mais permissão para ver pagamentos. Recarregue a página ou fale com outro super administrador.',
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a exportação.',
};
