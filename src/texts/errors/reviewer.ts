import type { ErrorSentences } from '../errors.ts';

export const reviewerErrors: ErrorSentences = { default: 'Erro ao carregar o perfil' };
