import type { AppErrorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

const helpfulErrors: ErrorSentences = {
  default: 'Não foi possível marcar a avaliação',
  'invalid-input': 'Esta avaliação é sua.',
  'permission-denied': 'Você não pode marcar avaliações agora',
  'not-found': 'Esta avaliação saiu do guia.',
  conflict: 'Muitas pessoas estão marcando esta avaliação agora. Tente novamente.',
};

/** Returns the message of a failed change of a helpful mark. */
export function helpfulFailureText(code: AppErrorCode): string {
  return errorSentence(helpfulErrors, code);
}

export const pendingMarker =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá marcar avaliações como úteis.';

/** Label of the button: 'Útil 12'. */
export function markHelpful(count: number): string {
  return `Útil ${count > 0 ? count : ''}`;
}

/** Text for screen readers after 'Útil'. */
export function onReviewBy(authorName: string): string {
  return ` na avaliação de ${authorName}`;
}
