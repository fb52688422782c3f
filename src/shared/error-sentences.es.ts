import type { AppErrorCode } from './app-error.ts';
import { errorCode } from './app-error.ts';
import type { ErrorSentences, ErrorText } from './error-sentences.ts';
import type { TranslationOf } from './translation.ts';

export const unknownErrorText = 'Error desconocido';

const retryHint = 'Intentá de nuevo.';

const connectionHint = 'Revisá tu conexión e intentá de nuevo.';

const defaultHints: Record<AppErrorCode, string> = {
  'not-found': 'Volvé a la página anterior y elegí otro elemento.',
  'permission-denied':
    'Iniciá sesión con una cuenta que tenga acceso o hablá con el administrador.',
  unauthenticated: 'Iniciá sesión e intentá de nuevo.',
  'invalid-input': 'Revisá los datos e intentá de nuevo.',
  conflict: 'Actualizá la página e intentá de nuevo.',
  'too-many-requests': 'Esperá unos minutos e intentá de nuevo.',
  unavailable: connectionHint,
  timeout: connectionHint,
  'not-initialized': 'Esperá un instante e intentá de nuevo.',
  cancelled: 'Intentá de nuevo cuando quieras.',
  'wrong-password': 'Revisá la contraseña e intentá de nuevo.',
  'weak-password': 'Elegí una contraseña más larga.',
  'invalid-email': 'Revisá el correo electrónico e intentá de nuevo.',
  'not-registered': 'Creá una cuenta para continuar.',
  'account-inactive': 'Comunicate con el administrador.',
  'requires-recent-login': 'Por seguridad, confirmá tu identidad e intentá de nuevo.',
  'email-not-verified':
    'Pedile a la persona que confirme su correo electrónico e intentá de nuevo.',
  'popup-blocked':
    'Permití las ventanas emergentes de este sitio en el navegador e intentá de nuevo.',
  'last-super-admin': 'Nombrá superadministradora a otra persona e intentá de nuevo.',
  'active-subscription': 'Cancelá la suscripción e intentá de nuevo.',
  'unsupported-type': 'Elegí una imagen JPG, PNG o WebP.',
  'too-large': 'Elegí un archivo más chico.',
  'too-many-items': 'Quitá algunos elementos e intentá de nuevo.',
  'image-failed': retryHint,
  'no-result': retryHint,
  unknown: retryHint,
};

export function errorText(sentences: ErrorSentences, code: AppErrorCode): ErrorText {
  const title = sentences[code] ?? sentences.default;
  if (title.endsWith('.')) return { title, hint: '' };
  return { title, hint: sentences.hints?.[code] ?? defaultHints[code] };
}

export function failureText(sentences: ErrorSentences, error: unknown): ErrorText {
  return errorText(sentences, errorCode(error));
}

export function errorSentence(sentences: ErrorSentences, code: AppErrorCode): string {
  const { title, hint } = errorText(sentences, code);
  return hint === '' ? title : `${title}. ${hint}`;
}

export type Complete = TranslationOf<
  typeof import('./error-sentences.ts'),
  typeof import('./error-sentences.es.ts')
>;
