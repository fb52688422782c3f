import type { ErrorSentences } from '../errors.ts';

export const auditLogErrors: ErrorSentences = { default: 'Erro ao carregar o registro' };
