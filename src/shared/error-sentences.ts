import type { AppErrorCode } from './app-error.ts';
import { errorCode } from './app-error.ts';

/** Text for an unknown error. */
export const unknownErrorText = 'Erro desconhecido';

const retryHint = 'Tente novamente.';

const connectionHint = 'Verifique sua conexão e tente novamente.';

/** Default hints by code: the action that the user can take. */
const defaultHints: Record<AppErrorCode, string> = {
  'not-found': 'Volte à página anterior e escolha outro item.',
  'permission-denied': 'Entre com uma conta que tenha acesso ou fale com o administrador.',
  unauthenticated: 'Faça login e tente novamente.',
  'invalid-input': 'Confira os dados e tente novamente.',
  conflict: 'Atualize a página e tente novamente.',
  'too-many-requests': 'Aguarde alguns minutos e tente novamente.',
  unavailable: connectionHint,
  timeout: connectionHint,
  'not-initialized': 'Aguarde um instante e tente novamente.',
  cancelled: 'Tente novamente quando quiser.',
  'wrong-password': 'Confira a senha e tente novamente.',
  'weak-password': 'Escolha uma senha mais longa.',
  'invalid-email': 'Confira o e-mail e tente novamente.',
  'not-registered': 'Crie uma conta para continuar.',
  'account-inactive': 'Entre em contato com o administrador.',
  'requires-recent-login': 'Por segurança, confirme sua identidade e tente novamente.',
  'email-not-verified': 'Peça que a pessoa confirme o e-mail e tente novamente.',
  'popup-blocked': 'Permita pop-ups para este site no navegador e tente novamente.',
  'last-super-admin': 'Torne outra pessoa super administradora e tente novamente.',
  'active-subscription': 'Cancele a assinatura e tente novamente.',
  'unsupported-type': 'Escolha uma imagem JPG, PNG ou WebP.',
  'too-large': 'Escolha um arquivo menor.',
  'too-many-items': 'Remova alguns itens e tente novamente.',
  'image-failed': retryHint,
  'no-result': retryHint,
  unknown: retryHint,
};

/**
 * Error sentences of one screen, by code. A sentence that ends in a full stop is complete. The others are titles and
 * get a hint: the one in `hints`, or else the default hint of the code. Each feature has its own sentences, so that a
 * page downloads only those that it needs.
 */
export type ErrorSentences = Partial<Record<AppErrorCode, string>> & {
  default: string;
  hints?: Partial<Record<AppErrorCode, string>>;
};

/** Texts of an error state. `hint` is '' if the title already contains the advice. */
export interface ErrorText {
  title: string;
  hint: string;
}

/** Returns the title (the problem) and the hint (the advice) for error states with two lines. */
export function errorText(sentences: ErrorSentences, code: AppErrorCode): ErrorText {
  const title = sentences[code] ?? sentences.default;
  if (title.endsWith('.')) return { title, hint: '' };
  return { title, hint: sentences.hints?.[code] ?? defaultHints[code] };
}

/** Returns errorText() for any thrown value. */
export function failureText(sentences: ErrorSentences, error: unknown): ErrorText {
  return errorText(sentences, errorCode(error));
}

/** Returns title and hint as one text, for alerts and toasts. */
export function errorSentence(sentences: ErrorSentences, code: AppErrorCode): string {
  const { title, hint } = errorText(sentences, code);
  return hint === '' ? title : `${title}. ${hint}`;
}
