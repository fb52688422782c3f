import type { ErrorSentences } from '../errors.ts';
import { tooManyAttempts } from './shared.ts';

const noAccess = 'Você não tem mais acesso de super administrador.';

export const importReadErrors: ErrorSentences = { default: 'Não foi possível ler o arquivo' };

export const importCompareErrors: ErrorSentences = {
  default: 'Não foi possível comparar com os lugares que já estão no guia',
  'too-many-requests': 'Você comparou muitos arquivos há pouco. Tente novamente em uma hora.',
  'permission-denied': noAccess,
};

export const importRunErrors: ErrorSentences = {
  default: 'A importação parou no meio',
  'permission-denied': noAccess,
  'too-many-requests': tooManyAttempts,
};

export const importListErrors: ErrorSentences = { default: 'Erro ao carregar as importações' };

export const importUndoErrors: ErrorSentences = {
  default: 'Não foi possível desfazer a importação até o fim',
  'not-found': 'Esta importação não existe mais',
  'permission-denied': noAccess,
  'too-many-requests': tooManyAttempts,
  conflict: 'Os lugares desta importação estão mudando agora. Tente novamente em alguns minutos.',
};
