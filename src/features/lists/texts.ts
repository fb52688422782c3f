import type { ErrorSentences } from '#shared/error-sentences.ts';

export const listsErrors: ErrorSentences = { default: 'Erro ao carregar suas listas' };

const listDeletedText =
  'Esta lista não existe mais. Talvez você a tenha excluído em outro aparelho.';

const noPermissionText = 'Sua conta não pode mudar listas agora. Fale com o administrador.';

/** Errors of creating and changing a list. */
export const listChangeErrors: ErrorSentences = {
  default: 'Sua lista não foi salva',
  'not-found': listDeletedText,
  'permission-denied': noPermissionText,
  'too-many-items': 'Esta lista já tem 100 lugares. Remova um ou comece outra lista.',
  'invalid-input': 'O texto está vazio ou longo demais. Corrija-o e salve de novo.',
};

export const listCreateErrors: ErrorSentences = {
  default: 'Sua lista não foi criada',
  'permission-denied': noPermissionText,
  'too-many-items': 'Você já tem 50 listas. Exclua uma para criar outra.',
  'invalid-input': 'O texto está vazio ou longo demais. Corrija-o e salve de novo.',
};

export const listDeleteErrors: ErrorSentences = {
  default: 'A lista não foi excluída',
  'permission-denied': noPermissionText,
};

/** Errors of the page of a public list. The server does not report why a list is missing. */
export const publicListErrors: ErrorSentences = {
  default: 'Erro ao carregar a lista',
  'not-found': 'Lista não encontrada',
  'invalid-input': 'Lista não encontrada',
  hints: {
    'not-found': 'Ela é particular, foi excluída ou o endereço está incompleto.',
    'invalid-input': 'Ela é particular, foi excluída ou o endereço está incompleto.',
  },
};
