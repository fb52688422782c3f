import * as brand from '#shared/brand.ts';
import {
  invalidEmailText,
  tooManyAttemptsText,
  weakPasswordText,
} from '#shared/common-sentences.es.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

const inactiveAccountText = 'Tu cuenta está inactiva. Hablá con el administrador.';

export const loginErrors: ErrorSentences = {
  default: 'No se pudo iniciar sesión. Intentá de nuevo.',
  'not-found': 'Usuario no encontrado. Revisá tu correo electrónico.',
  'wrong-password': 'Contraseña incorrecta. Intentá de nuevo.',
  'invalid-email': invalidEmailText,
  'too-many-requests': tooManyAttemptsText,
  cancelled: 'Inicio de sesión cancelado. Intentá de nuevo.',
  conflict: 'Este correo electrónico ya está vinculado a otra cuenta.',
  unauthenticated: 'Datos incorrectos. Revisá tu correo electrónico y tu contraseña.',
  'not-registered': 'Usuario no registrado. Creá una cuenta para acceder.',
  'account-inactive': inactiveAccountText,
};

export const passwordResetErrors: ErrorSentences = {
  default: 'No se pudo enviar el enlace ahora. Revisá tu conexión e intentá de nuevo.',
  'invalid-email': invalidEmailText,
  'too-many-requests': tooManyAttemptsText,
};

export const registerErrors: ErrorSentences = {
  default: 'No se pudo crear la cuenta. Intentá de nuevo.',
  conflict: 'Este correo electrónico ya está en uso. Probá iniciar sesión.',
  'invalid-email': invalidEmailText,
  'weak-password': weakPasswordText,
  'too-many-requests': tooManyAttemptsText,
  cancelled: 'Registro cancelado. Intentá de nuevo.',
};

export const reauthenticationErrors: ErrorSentences = {
  default: 'No se pudo confirmar tu identidad',
  'wrong-password': 'Contraseña incorrecta. Intentá de nuevo.',
  conflict: 'Esta es otra cuenta de Google. Elegí la misma con la que entraste a la guía.',
  cancelled: 'Confirmación cancelada. Intentá de nuevo.',
  'too-many-requests': tooManyAttemptsText,
  'account-inactive': inactiveAccountText,
};

export const emailVerificationErrors: ErrorSentences = {
  default: 'No se pudo enviar el correo de confirmación',
  'too-many-requests': tooManyAttemptsText,
};

// Fields of the sign-in and settings forms.
export const emailLabel = 'Correo electrónico';
export const emailMissing = 'Ingresá tu correo electrónico.';
export const fullNameLabel = 'Nombre completo';
export const fullNameMissing = 'Ingresá tu nombre completo.';
export const passwordLabel = 'Contraseña';
export const passwordMissing = 'Ingresá tu contraseña.';
export const passwordsDiffer = 'Las contraseñas no coinciden.';

export function passwordHint(minLength: number): string {
  return `Al menos ${minLength} caracteres.`;
}

export function passwordTooShort(minLength: number): string {
  return `La contraseña debe tener al menos ${minLength} caracteres.`;
}

// Login and registration.

export const loadingReason = 'Cargando…';

export const backToStart = 'Volver al inicio';
export const orOtherWay = 'o';

// Login.
export const loginTitle = 'Iniciar sesión';
export const loginLead = `Accedé a tus lugares guardados en ${brand.name}.`;
export const forgotPassword = 'Olvidé mi contraseña';
export const signIn = 'Iniciar sesión';
export const signingIn = 'Iniciando sesión…';
export const signInWithGoogle = 'Iniciar sesión con Google';
export const loginTerms =
  'Al iniciar sesión, aceptás los <terms>Términos de uso</terms> y la <privacy>Política de privacidad</privacy>.';
export const noAccountYet = '¿Todavía no tenés cuenta? <register>Crear cuenta</register>';

// Password reset.
export const newPasswordTitle = 'Crear una contraseña nueva';
export const resetHint =
  'Ingresá el correo electrónico de tu cuenta. Te enviamos un enlace para elegir otra contraseña.';
export const resetEmailLabel = 'Correo electrónico de la cuenta';
export const sendResetLink = 'Enviar enlace';
export const sendingResetLink = 'Enviando…';
export const resetLinkSent =
  'Si hay una cuenta con este correo electrónico, en unos minutos vas a recibir un enlace para crear una contraseña nueva. Revisá también el correo no deseado.';
export const resetDone = 'Entendido';

// Registration.
export const registerTitle = 'Crear cuenta';
export const registerLead =
  'Guardá tus lugares favoritos y volvé a ellos en cualquier dispositivo.';
export const confirmPasswordLabel = 'Confirmar contraseña';
export const passwordConfirmationName = 'confirmación de la contraseña';
export const createAccount = 'Crear cuenta';
export const creatingAccount = 'Creando cuenta…';
export const createAccountWithGoogle = 'Crear cuenta con Google';
export const approvalNote = 'El administrador va a revisar tu acceso';
export const registerTerms =
  'Al crear la cuenta, aceptás los <terms>Términos de uso</terms> y la <privacy>Política de privacidad</privacy>.';
export const haveAccount = '¿Ya tenés cuenta? <login>Iniciar sesión</login>';
export const accountCreated = `¡Cuenta creada! ¡Te damos la bienvenida a ${brand.name}!`;

// Results of a save that the sign-in interrupted.
export const placeSaved = 'Lugar guardado en tus favoritos';
export const eventSaved = 'Evento guardado en tus favoritos';
export const reviewMarkedHelpful = 'Reseña marcada como útil';

// Confirmation of the identity.
export const confirmIdentity = 'Confirmá tu identidad';
export const identityReason = 'Por seguridad, demostrá que sos vos antes de continuar.';
export const signedInAs = 'Iniciaste sesión como <address/>.';
export const currentPasswordLabel = 'Contraseña actual';
export const currentPasswordName = 'contraseña actual';
export const confirmPassword = 'Confirmar';
export const confirmingPassword = 'Confirmando…';
export const confirmWithGoogle = 'Confirmar con Google';

// Test accounts of a local environment.
export const chooseTestAccount = 'Elegí una cuenta de prueba de Google';
export const testAccountsHint =
  'En el entorno local, Google está simulado. No se usa ninguna cuenta real.';
export const otherTestAccount = 'Usar otra cuenta';
export const googleNameLabel = 'Nombre en la cuenta de Google';
export const googleEmailLabel = 'Correo electrónico de la cuenta de Google';
export const googleEmailInvalid = 'Ingresá un correo electrónico válido.';
export const continueWithAccount = 'Continuar con esta cuenta';

export type Complete = TranslationOf<
  typeof import('./sign-in-texts.ts'),
  typeof import('./sign-in-texts.es.ts')
>;
