import type { AppErrorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

const savedEventErrors: ErrorSentences = {
  default: 'Não foi possível atualizar seus eventos favoritos',
};

export const savedEventListErrors: ErrorSentences = {
  default: 'Não foi possível carregar seus eventos favoritos',
};

/** Returns the error text for an event that could not be saved or removed. */
export function savedEventFailureText(code: AppErrorCode): string {
  return errorSentence(savedEventErrors, code);
}

export const eventSaved = 'Evento salvo';
export const saveEvent = 'Salvar evento';
export const savingAwaitsApproval =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá salvar eventos.';
