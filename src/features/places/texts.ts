import type { ErrorSentences } from '#shared/error-sentences.ts';

export const placeListErrors: ErrorSentences = { default: 'Erro ao carregar os lugares' };
