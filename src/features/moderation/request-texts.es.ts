import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const nothingCorrectedText = 'Cambiá al menos un dato antes de enviar.';

export const claimErrors: ErrorSentences = {
  default: 'No se pudo enviar tu solicitud',
  'permission-denied': 'Ahora no podés pedir la gestión de este lugar.',
  'not-found': 'Este lugar ya no está en la guía.',
  conflict: 'Tu solicitud cambió mientras escribías. Cerrala y volvé a abrirla para ver cómo está.',
  'too-many-requests': 'Hoy ya enviaste muchas solicitudes. Mañana podés enviar esta.',
  'invalid-input': 'Revisá el texto e intentá de nuevo.',
};

export const claimReadErrors: ErrorSentences = {
  default: 'No se pudo abrir tu solicitud',
};

export const claimWithdrawalErrors: ErrorSentences = {
  default: 'La solicitud no se retiró',
  conflict: 'Esta solicitud se acaba de resolver. La respuesta llega a tus avisos.',
};

export const correctionErrors: ErrorSentences = {
  default: 'No se pudo enviar tu corrección',
  'permission-denied': 'Ahora no podés sugerir correcciones para este lugar.',
  conflict: 'Ya tenés una corrección en revisión para este lugar.',
  'too-many-requests': 'Hoy ya enviaste muchas solicitudes. Mañana podés enviar esta.',
  'invalid-input': 'Revisá los campos e intentá de nuevo.',
};

export const correctionReadErrors: ErrorSentences = {
  default: 'No se pudo abrir tu corrección',
};

export const correctionWithdrawalErrors: ErrorSentences = {
  default: 'La corrección no se retiró',
  conflict: 'Esta corrección ya se revisó. No queda nada que retirar.',
};

// Both dialogs

export const opening = 'Abriendo…';
export const sending = 'Enviando…';
export const withdrawing = 'Retirando…';
export const close = 'Cerrar';
export const understood = 'Entendido';

// Claim of a place

export const claimPlace = 'Este lugar es mío';
export const claimAwaitsApproval =
  'Tu cuenta espera la aprobación del administrador. Después vas a poder pedir la gestión de este lugar.';
export const alreadyManaging = 'Ya gestionás este lugar.';
export const openManagerPanel = 'Abrir el panel del responsable';
export const verifyEmailFirst =
  'Antes de pedir la gestión de un lugar, confirmá tu correo electrónico: en la configuración podés pedir el enlace otra vez. Después volvé acá.';
export const verifyEmail = 'Confirmar mi correo electrónico';
export const claimForm = {
  introduction:
    'Si sos dueño de este lugar o trabajás en él, pedí gestionar su página: te ocupás de los datos, respondés reseñas y confirmás reservas.',
  label: '¿Cómo podemos confirmarlo?',
  hint: 'Por ejemplo: tu relación con el lugar, su CNPJ (registro de empresas de Brasil), o un teléfono o una red social del lugar donde podamos hablar con vos.',
  missing: 'Contanos cómo podemos confirmar que el lugar es tuyo.',
  send: 'Enviar solicitud',
};
export const appealForm = {
  introduction: 'Podés pedir que lo miremos de nuevo, una vez. Lo que enviaste antes va incluido.',
  label: '¿Qué más podemos revisar?',
  hint: 'Contanos qué le faltó a la primera solicitud.',
  missing: 'Contanos qué más podemos revisar.',
  send: 'Pedir otra revisión',
};
export const sentClaim = 'Lo que enviaste';
export const firstSentClaim = 'Lo que enviaste antes';
export const withdrawClaim = 'Retirar solicitud';
export const claimWithdrawn = 'Tu solicitud se retiró.';
export const appealWithdrawn =
  'Tu pedido de otra revisión se retiró. Sigue vigente el rechazo anterior.';
export const claimDeclined = 'Tu solicitud fue rechazada';
export const claimFinallyDeclined =
  'Ya la miramos por segunda vez: esta decisión es definitiva y no podés enviar otra solicitud para este lugar.';

export function claimPending(isAppeal: boolean, dueDay: string): string {
  const stateText = isAppeal
    ? 'Estamos revisando tu solicitud otra vez.'
    : 'Estamos revisando tu solicitud.';
  const deadlineText = dueDay === '' ? '' : ` a más tardar el ${dueDay}`;
  return `${stateText} La respuesta llega a tus avisos${deadlineText}.`;
}

// Correction of a place

export const suggestCorrection = 'Sugerir una corrección';
export const correctionAwaitsApproval =
  'Tu cuenta espera la aprobación del administrador. Después vas a poder sugerir correcciones.';
export const correctionIntroduction =
  'Nuestro equipo la revisa antes de publicarla y nadie más se entera de que fuiste vos.';
export const nameLabel = 'Nombre';
export const addressLabel = 'Dirección';
export const cityLabel = 'Ciudad';
export const neighborhoodLabel = 'Barrio';
export const phoneLabel = 'Teléfono';
export const phoneHint = 'Con el código de área (DDD).';
export const websiteLabel = 'Sitio web';
export const correctHours = 'Corregir los horarios';
export const hoursLabel = 'Horarios';
export const correctFacts = 'Corregir “Ideal para”';
export const correctedFacts = '“Ideal para”';
export const correctionMessageLabel = '¿Querés contarnos algo más? (opcional)';
export const sendCorrection = 'Enviar corrección';
export const correctionSent =
  'Gracias. Nuestro equipo la va a revisar y la respuesta llega a tus avisos.';
export const withdrawCorrection = 'Retirar corrección';
export const correctionWithdrawn = 'Tu corrección se retiró.';
export const correctionOfClosedPlace = 'el lugar cerró definitivamente';
export const lastCorrectionDeclined = 'Tu última corrección no se aplicó.';

export function correctionPending(correction: string): string {
  return `Tu corrección está en revisión: ${correction}. La respuesta llega a tus avisos; después podés sugerir otra.`;
}

export type Complete = TranslationOf<
  typeof import('./request-texts.ts'),
  typeof import('./request-texts.es.ts')
>;
