import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import * as brand from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const letterReasons: Record<NotificationKind, string> = {
  booking_answered: `Recibís este correo porque pediste una reserva en ${brand.name}.`,
  booking_tomorrow: `Recibís este correo porque tenés una reserva hecha en ${brand.name}.`,
  review_reply: `Recibís este correo porque dejaste una reseña de un lugar en ${brand.name}.`,
  event_changed: `Recibís este correo porque guardaste un evento en ${brand.name}.`,
  payment_receipt: `Recibís este correo porque pagaste la suscripción al ${brand.clubName}.`,
  payment_failed: `Recibís este correo porque tenés una suscripción al ${brand.clubName}.`,
  membership_ends: `Recibís este correo porque tenés una suscripción al ${brand.clubName}.`,
  correction_answered: `Recibís este correo porque sugeriste una corrección en ${brand.name}.`,
  claim_answered: `Recibís este correo porque pediste gestionar un lugar en ${brand.name}.`,
  booking_received: `Recibís este correo porque gestionás este lugar en ${brand.name}.`,
  booking_changed: `Recibís este correo porque gestionás este lugar en ${brand.name}.`,
  low_review: `Recibís este correo porque gestionás este lugar en ${brand.name}.`,
  weekly_figures: `Recibís este correo porque gestionás lugares en ${brand.name}.`,
};

export const letterActions: Record<NotificationKind, string> = {
  booking_answered: 'Ver la reserva',
  booking_tomorrow: 'Ver la reserva',
  review_reply: 'Leer la respuesta',
  event_changed: 'Ver el evento',
  payment_receipt: 'Ver la suscripción',
  payment_failed: 'Revisar el pago',
  membership_ends: 'Ver la suscripción',
  correction_answered: 'Abrir en la guía',
  claim_answered: 'Abrir en la guía',
  booking_received: 'Ver las reservas',
  booking_changed: 'Ver las reservas',
  low_review: 'Leer y responder',
  weekly_figures: 'Abrir el panel',
};

export const letterTexts = {
  greeting: (name: string) => (name === '' ? 'Hola.' : `Hola, ${name}.`),
  answer: 'Respuesta:',
  answerInGuide: 'Leé la respuesta en tus avisos, dentro de la guía.',
  settings: 'Elegir qué correos recibir',
  stop: 'No recibir más correos como este',
  stopTitle: 'Dejar de recibir estos correos',
  stopQuestion: (label: string) => `¿No enviar más correos de este tipo: ${label}?`,
  stopButton: 'No recibirlos más',
  stoppedTitle: 'Estos correos ya no te llegan',
  stopped: (label: string) =>
    `Ya no recibís correos de este tipo: ${label}. Los avisos dentro de la guía siguen, y en la configuración podés volver atrás.`,
  stopInvalidTitle: 'Este enlace ya no es válido',
  stopInvalid:
    'El enlace no está completo o la cuenta ya no existe. Abrilo otra vez desde el correo o iniciá sesión y elegí en la configuración qué correos recibir.',
  stopFailedTitle: 'Ahora no se pudo',
  stopFailed:
    'El servidor no respondió, y estos correos van a seguir llegando. Intentá de nuevo en unos instantes.',
  stopRetry: 'Reintentar',
  home: (name: string) => `Ir a ${name}`,
} as const;

export type Complete = TranslationOf<
  typeof import('./letter-texts.ts'),
  typeof import('./letter-texts.es.ts')
>;
