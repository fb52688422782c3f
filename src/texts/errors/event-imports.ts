import type { ErrorSentences } from '../errors.ts';
import { tooManyAttempts } from './shared.ts';

const noAccess = 'Você não gerencia mais este lugar.';

export const eventCheckErrors: ErrorSentences = {
  default: 'Não foi possível conferir o arquivo',
  'permission-denied': noAccess,
  'too-many-requests': tooManyAttempts,
};

export const eventImportErrors: ErrorSentences = {
  default: 'Erro ao importar os eventos',
  'permission-denied': noAccess,
  'too-many-requests': tooManyAttempts,
};

export const eventImportListErrors: ErrorSentences = {
  default: 'Erro ao carregar as importações',
};

export const eventUndoErrors: ErrorSentences = {
  default: 'Não foi possível desfazer a importação',
  'not-found': 'Esta importação não existe mais',
  conflict: 'Os eventos desta importação estão mudando agora. Tente novamente em alguns minutos.',
};
