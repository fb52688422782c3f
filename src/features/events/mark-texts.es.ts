import type { AppErrorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.es.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

const savedEventErrors: ErrorSentences = {
  default: 'No se pudieron actualizar tus eventos favoritos',
};

export const savedEventListErrors: ErrorSentences = {
  default: 'No se pudieron cargar tus eventos favoritos',
};

export function savedEventFailureText(code: AppErrorCode): string {
  return errorSentence(savedEventErrors, code);
}

export const eventSaved = 'Evento guardado';
export const saveEvent = 'Guardar evento';
export const savingAwaitsApproval =
  'Tu cuenta espera la aprobación del administrador. Después vas a poder guardar eventos.';

export type Complete = TranslationOf<
  typeof import('./mark-texts.ts'),
  typeof import('./mark-texts.es.ts')
>;
