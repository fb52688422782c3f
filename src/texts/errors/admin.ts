import type { ErrorSentences } from '../errors.ts';

export const userListErrors: ErrorSentences = { default: 'Erro ao carregar os usuários' };

export const placeSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar local. Tente novamente.',
  'not-found': 'Erro: ID do local não encontrado. Tente novamente desde o início.',
  unauthenticated: 'Usuário não está logado.',
  'permission-denied': 'Você não tem mais permissão para alterar este lugar.',
  conflict:
    'Outras pessoas estão salvando este lugar ao mesmo tempo. Aguarde um instante e tente novamente.',
};

export const uploadFoldersErrors: ErrorSentences = { default: 'Erro ao carregar pastas de upload' };

export const uploadFolderRemoveErrors: ErrorSentences = { default: 'Erro ao remover pasta' };

export const uploadTempCleanErrors: ErrorSentences = {
  default: 'Erro ao limpar arquivos temporários',
};

export const unsavedPicturesErrors: ErrorSentences = {
  default: 'Erro ao carregar as fotos não salvas',
};

export const unsavedRemovalErrors: ErrorSentences = {
  default: 'Erro ao excluir as fotos. Nenhuma foto salva foi excluída.',
};

export const waitingErrors: ErrorSentences = {
  default: 'Não foi possível contar o que espera por você',
};

export const statisticsErrors: ErrorSentences = { default: 'Falha ao carregar estatísticas' };

export const searchMissErrors: ErrorSentences = {
  default: 'Erro ao carregar as buscas sem resultado',
};

/** Step 1 of the place wizard failed (SPEC section 8); the detail is a sentence of errorSentence. */
export function basicDataError(detail: string): string {
  return `Erro ao salvar dados básicos. Detalhes: ${detail}`;
}
