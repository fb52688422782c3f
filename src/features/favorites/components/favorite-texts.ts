import type { AppErrorCode } from '#shared/app-error.ts';
import { favoriteSaveErrors } from '#features/favorites/texts.ts';
import { errorSentence, errorText } from '#shared/error-sentences.ts';

export const pendingAccountText =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá salvar lugares.';

/** Returns the sentence for a failed save or removal, with the next step. */
export function favoriteFailureText(code: AppErrorCode): string {
  // No next step: the place is already saved.
  if (code === 'conflict') return errorText(favoriteSaveErrors, code).title;
  return errorSentence(favoriteSaveErrors, code);
}
