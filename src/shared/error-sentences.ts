import type { AppErrorCode } from './app-error.ts';
import { errorCode } from './app-error.ts';

/** Last resort when nothing more can be said (SPEC section 8). */
export const unknownError = 'Erro desconhecido';

const retry = 'Tente novamente.';

const checkConnection = 'Verifique sua conexão e tente novamente.';

/** What to do about an error, where its sentence does not say so itself. */
const hints: Record<AppErrorCode, string> = {
  'not-found': 'Volte à página anterior e escolha outro item.',
  'permission-denied': 'Entre com uma conta que tenha acesso ou fale com o administrador.',
  unauthenticated: 'Faça login e tente novamente.',
  'invalid-input': 'Confira os dados e tente novamente.',
  conflict: 'Atualize a página e tente novamente.',
  'too-many-requests': 'Aguarde alguns minutos e tente novamente.',
  unavailable: checkConnection,
  timeout: checkConnection,
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
  'image-failed': retry,
  'no-result': retry,
  unknown: retry,
};

/**
 * What is said of a failure in one place, by code. A sentence that ends in a full stop is complete; the others are
 * titles, and a hint says what to do: the one of `hints`, or else the code's general one. The sentences are in the
 * texts of each feature, so that a page downloads only its own.
 */
export type ErrorSentences = Partial<Record<AppErrorCode, string>> & {
  default: string;
  hints?: Partial<Record<AppErrorCode, string>>;
};

/** An error as an error state shows it. `hint` is '' where the title says what to do itself. */
export interface ErrorText {
  title: string;
  hint: string;
}

/** What happened (title) and what to do (hint), for error states with two lines. */
export function errorText(sentences: ErrorSentences, code: AppErrorCode): ErrorText {
  const title = sentences[code] ?? sentences.default;
  if (title.endsWith('.')) return { title, hint: '' };
  return { title, hint: sentences.hints?.[code] ?? hints[code] };
}

/** The same of any thrown value. */
export function failureText(sentences: ErrorSentences, error: unknown): ErrorText {
  return errorText(sentences, errorCode(error));
}

/** The same in one text, for alerts and toasts: it says what happened and what to do. */
export function errorSentence(sentences: ErrorSentences, code: AppErrorCode): string {
  const { title, hint } = errorText(sentences, code);
  return hint === '' ? title : `${title}. ${hint}`;
}
