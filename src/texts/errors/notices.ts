import type { ErrorSentences } from '../errors.ts';

export const noticesErrors: ErrorSentences = { default: 'Erro ao carregar seus avisos' };

export const noticeRemovalErrors: ErrorSentences = {
  default: 'Erro ao excluir o aviso',
  'permission-denied': 'A situação da sua conta não permite excluir avisos agora.',
};
