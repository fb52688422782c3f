import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const notificationKindLabels: Record<NotificationKind, string> = {
  booking_answered: 'Respuesta a tus reservas',
  booking_tomorrow: 'Recordatorio el día anterior a una reserva',
  review_reply: 'Respuesta a tus reseñas',
  event_changed: 'Cambios en eventos que guardaste',
  payment_receipt: 'Recibo de pago del club',
  payment_failed: 'Pago del club no realizado',
  membership_ends: 'Fin de tu suscripción al club',
  correction_answered: 'Respuesta a tus correcciones',
  claim_answered: 'Respuesta a tus solicitudes para gestionar un lugar',
  booking_received: 'Nueva reserva en tus lugares',
  booking_changed: 'Reserva cancelada o modificada en tus lugares',
  low_review: 'Reseña de una o dos estrellas en tus lugares',
  weekly_figures: 'Resumen semanal de tus lugares',
};

export type Complete = TranslationOf<
  typeof import('./kind-texts.ts'),
  typeof import('./kind-texts.es.ts')
>;
