import type { ErrorSentences } from '#shared/error-sentences.ts';

export const homeErrors: ErrorSentences = { default: 'Erro ao carregar os destaques' };

export const homeNowErrors: ErrorSentences = { default: 'Erro ao carregar o que há agora' };
