import * as brand from '#shared/brand.ts';
import {
  invalidEmailText,
  tooLargeImageText,
  tooManyAttemptsText,
  unsupportedTypeText,
  weakPasswordText,
} from '#shared/common-sentences.es.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const dataExportErrors: ErrorSentences = {
  default: 'No se pudieron reunir tus datos',
  'too-many-requests': 'Descargaste tus datos hace poco. Intentá de nuevo en una hora.',
  unauthenticated: 'Tu sesión terminó',
};

export const accountErasureErrors: ErrorSentences = {
  default: 'No se pudo eliminar tu cuenta',
  'too-many-requests': tooManyAttemptsText,
  unauthenticated: 'Tu sesión terminó',
  'invalid-input': 'La palabra de confirmación no coincide',
  'requires-recent-login': 'Por seguridad, confirmá que sos vos antes de eliminar la cuenta',
  'last-super-admin':
    'Sos la única persona que administra la guía. Nombrá a otra persona como superadministradora antes de eliminar tu cuenta.',
  'active-subscription':
    'Tu suscripción al club sigue activa y no se pudo cancelar. Tu cuenta queda como estaba: escribinos para cancelar primero la suscripción.',
};

const accountChangedError =
  'Tu cuenta cambió y no permite este cambio ahora. Mirá el estado de la cuenta en tu perfil.';

export const profileSaveErrors: ErrorSentences = {
  default: 'No se pudieron guardar tus cambios',
  'permission-denied': accountChangedError,
};

export const photoOpenErrors: ErrorSentences = {
  default: 'No se pudo abrir esta imagen. Elegí otra en JPG, PNG o WebP, de hasta 60 megapíxeles.',
  'unsupported-type': unsupportedTypeText,
  'too-large': tooLargeImageText,
};

export const photoSaveErrors: ErrorSentences = {
  default: 'No se pudo guardar tu foto',
  'permission-denied': accountChangedError,
  'account-inactive': accountChangedError,
  'unsupported-type': unsupportedTypeText,
  'too-large': tooLargeImageText,
  cancelled: 'Envío cancelado. Tu foto no cambió.',
};

export const photoFileErrors: ErrorSentences = {
  default: 'Tu foto cambió, pero el archivo anterior no se eliminó. Intentá eliminarlo de nuevo.',
};

export const emailChangeErrors: ErrorSentences = {
  default: 'No se pudo enviar la confirmación',
  conflict: 'Este correo electrónico ya lo usa otra cuenta.',
  'invalid-email': invalidEmailText,
  'too-many-requests': tooManyAttemptsText,
};

export const passwordChangeErrors: ErrorSentences = {
  default: 'No se pudo cambiar la contraseña',
  'weak-password': weakPasswordText,
  'too-many-requests': tooManyAttemptsText,
};

// Page.
export const settingsPageTitle = `Configuración · ${brand.name}`;
export const settingsTitle = 'Configuración';
export const backToProfile = 'Perfil';
export const saving = 'Guardando…';
export const pendingAccountNote =
  'Disponible cuando el administrador apruebe tu cuenta. Por ahora, podés cambiar tu nombre.';

// Photo.
export const photoTitle = 'Foto';
export const photoLead = 'Todos ven tu foto. Usá JPG, PNG o WebP de hasta 5\u00a0MB.';
export const choosePhoto = 'Elegir foto';
export const changePhoto = 'Cambiar foto';
export const removePhoto = 'Quitar foto';
export const photoWait = 'Un momento…';
export const uploadingPhoto = 'Enviando…';
export const cancelUpload = 'Cancelar envío';
export const photoMissing = 'No se envió ninguna imagen. Elegí una imagen e intentá de nuevo.';

// Crop of the photo.
export const cropPhoto = 'Ajustar foto';
export const cropHint =
  'Arrastrá la foto para encuadrarla. Con el teclado, usá las flechas sobre la foto.';
export const cropAreaLabel = 'Encuadre de la foto';
export const zoomLabel = 'Zoom';
export const cancelCrop = 'Cancelar';
export const confirmCrop = 'Usar foto';
export const preparingPhoto = 'Preparando…';

// Name.
export const nameTitle = 'Nombre';
export const nameLead = 'Así aparecés en tus reseñas y reservas.';
export const unsavedChanges = 'Cambios sin guardar.';
export const saveName = 'Guardar nombre';
export const discardChanges = 'Descartar';

// Correo electrónico.
export const emailTitle = 'Correo electrónico';
export const emailLead = 'El correo electrónico de tu cuenta es <address/>. No aparece en la guía.';
export const googleEmailNote =
  'Iniciás sesión con Google: el correo electrónico es el de tu cuenta de Google.';
export const newEmailLabel = 'Correo electrónico nuevo';
export const newEmailHint = 'Enviamos un enlace de confirmación a esa dirección.';
export const newEmailMissing = 'Ingresá el correo electrónico nuevo.';
export const newEmailUnchanged = 'Este ya es el correo electrónico de tu cuenta.';
export const changeEmail = 'Cambiar correo electrónico';
export const sendingLink = 'Enviando…';
export const emailUnconfirmed =
  'Tu correo electrónico todavía no está confirmado. Abrí el enlace que te enviamos y volvé a esta página. Solo quien confirmó su correo electrónico puede gestionar lugares.';
export const resendVerification = 'Reenviar correo electrónico de confirmación';

export function emailChangeSent(email: string): string {
  return `Enviamos un enlace a ${email}. Tu cuenta pasa a usar ese correo electrónico cuando abras el enlace; después, iniciá sesión de nuevo con él.`;
}

export function verificationSent(email: string): string {
  return `Enviamos un enlace a ${email}. ¿No llegó? Revisá también la carpeta de spam.`;
}

// Password.
export const passwordTitle = 'Contraseña';
export const googlePasswordNote =
  'Iniciás sesión con Google: no hay una contraseña de la guía para cambiar.';
export const newPasswordLabel = 'Contraseña nueva';
export const newPasswordName = 'contraseña nueva';
export const confirmNewPasswordLabel = 'Confirmar contraseña nueva';
export const newPasswordConfirmationName = 'confirmación de la contraseña nueva';
export const changePassword = 'Cambiar contraseña';
export const otherDevicesNote =
  'Vas a tener que iniciar sesión de nuevo en tus otros dispositivos.';

// Theme.
export const languageTitle = 'Idioma';
export const languageLead = 'La guía y los correos electrónicos están en el idioma que elijas.';
export const themeTitle = 'Tema';
export const themeForAllDevices =
  'Vale para este dispositivo y para los otros donde inicies sesión.';
export const themeForThisDevice = 'Vale para este dispositivo.';

// Notifications and news by correo electrónico.
export const lettersTitle = 'Avisos por correo electrónico';
export const lettersLead =
  'Los avisos siempre aparecen en la guía. Elegí cuáles querés recibir también por correo electrónico.';
export const lettersLeadUnverified =
  'Los avisos siempre aparecen en la guía. Para recibirlos también por correo electrónico, confirmá antes tu correo electrónico en esta página.';
export const marketingTitle = 'Novedades por correo electrónico';
export const marketingLead = 'Solo si querés. Podés desactivarlas acá cuando quieras.';
export const marketingLabel = `Quiero recibir por correo electrónico novedades y sugerencias de lugares de ${brand.name}.`;

// Profile of the reviewer.
export const reviewerTitle = 'Tu perfil en las reseñas';
export const reviewerLead =
  'Quien toca tu nombre en una reseña ve tu primer nombre, desde cuándo estás en la guía y cuántas reseñas escribiste. Nada más. Podés cambiar de idea cuando quieras.';
export const reviewerLabel = 'Mostrar a quien lee una de mis reseñas cuántas escribí.';

// Export of the personal data.
export const loadingPrivacy = 'Cargando privacidad…';
export const exportTitle = 'Tus datos';
export const exportLead =
  'Descargá un archivo con todo lo que guardamos sobre vos: cuenta, favoritos, reseñas, reservas, club y foto.';
export const downloadData = 'Descargar mis datos';
export const collectingData = 'Reuniendo tus datos…';
export const exportDone = 'Listo: el archivo <file/> está en tus descargas.';

export function unsentChangesText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 cambio que todavía no se envió no está incluido.'
    : `${count} cambios que todavía no se enviaron no están incluidos.`;
}

// Erasure of the own account.
export const erasureTitle = 'Eliminar cuenta';
export const erasureLead = 'Tu cuenta y tus datos se borran de inmediato. No se puede deshacer.';
export const eraseAccount = 'Eliminar mi cuenta';
export const confirmErasure = '¿Eliminar tu cuenta?';
export const erasedTitle = 'Qué se borra';
export const erasedData = [
  'tu perfil, tu foto y tu acceso;',
  'tus favoritos, tus reservas y tu historial;',
  'tu membresía del club, con la suscripción cancelada.',
] as const;
export const retainedTitle = 'Qué queda, sin tu nombre';
export const retainedData = [
  'tus reseñas, firmadas “Usuário removido” (usuario eliminado);',
  'las denuncias que hiciste;',
  'los registros de pago y de uso del club que la ley exige conservar.',
] as const;
export const keepAccount = 'Conservar mi cuenta';
export const erasingAccount = 'Eliminando tu cuenta…';
export const accountErased = 'Tu cuenta se eliminó. Tus datos se borraron.';
export const erasureContinues =
  'Tu cuenta quedó desactivada. Tus datos se están borrando; termina en unos minutos.';

// Erasure of any account.
export const eraseForGood = 'Eliminar para siempre';

/** Word that a user types to confirm an erasure. */
export const erasureWord = 'ELIMINAR';

export function typeToConfirm(word: string): string {
  return `Para confirmar, escribí ${word}`;
}

export function confirmationMissing(word: string): string {
  return `Escribí ${word} para confirmar.`;
}

export type Complete = TranslationOf<
  typeof import('./settings-texts.ts'),
  typeof import('./settings-texts.es.ts')
>;
