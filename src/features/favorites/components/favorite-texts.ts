import type { AppErrorCode } from '#shared/app-error.ts';
import { favoriteSaveErrors } from '#features/favorites/texts.ts';
import { errorSentence, errorText } from '#shared/error-sentences.ts';

export const pendingAccountText =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá salvar lugares.';

/** Why saving or removing failed, and what to do. */
export function favoriteFailureText(code: AppErrorCode): string {
  // Nothing is left to do: it is saved.
  if (code === 'conflict') return errorText(favoriteSaveErrors, code).title;
  return errorSentence(favoriteSaveErrors, code);
}
