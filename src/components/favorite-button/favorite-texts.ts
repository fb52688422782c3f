import type { AppErrorCode } from '#domain/app-error.ts';
import { errorSentence } from '#texts/errors.ts';

export const pendingAccountText =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá salvar lugares.';

/** Why saving or removing failed, and what to do. */
export function favoriteFailureText(code: AppErrorCode): string {
  return errorSentence('favorite-save', code);
}
