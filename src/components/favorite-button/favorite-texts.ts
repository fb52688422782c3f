import type { AppErrorCode } from '#domain/app-error.ts';
import { errorSentence, errorText } from '#texts/errors.ts';

export const pendingAccountText =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá salvar lugares.';

/** Why saving or removing failed, and what to do. */
export function favoriteFailureText(code: AppErrorCode): string {
  // Nothing is left to do: it is saved.
  if (code === 'conflict') return errorText('favorite-save', code).title;
  return errorSentence('favorite-save', code);
}
