import type { ErrorSentences } from '../errors.ts';

export const plansErrors: ErrorSentences = { default: 'Erro ao carregar os planos' };

export const checkoutErrors: ErrorSentences = { default: 'Erro ao criar sessão de checkout' };
