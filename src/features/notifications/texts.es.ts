import type {
  Notification,
  NotificationDetails,
} from '#features/notifications/model/notification.ts';
import type { EventChange } from '#features/notifications/model/notification-options.ts';
import { eventChanges } from '#features/notifications/model/notification-options.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import {
  countText,
  formatCents,
  formatDayAndMonth,
  formatLongDate,
} from '#shared/formats/formats.es.ts';
import { peopleText } from '#shared/formats/phrases.es.ts';
import { shortDateText } from '#shared/formats/stored-dates.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const pageTitle = `Avisos · ${brand.name}`;
export const profile = 'Perfil';
export const notices = 'Avisos';
export const introduction = 'Lo que cambió en tus reservas, tus reseñas y tu suscripción.';
export const chooseEmails = 'Elegir qué llega por correo';
export const loadingNotices = 'Cargando tus avisos…';
export const showMore = 'Mostrar más';
export const noNoticesTitle = 'Todavía no hay avisos';
export const noNoticesHint =
  'Cuando un lugar responda a una reserva o reseña tuya, te enterás acá.';
export const discoverPlaces = 'Descubrir lugares';
export const unread = 'Nuevo';

export function removeNotice(title: string): string {
  return `Eliminar el aviso: ${title}`;
}

export const notificationsErrors: ErrorSentences = { default: 'No se pudieron cargar tus avisos' };

export const notificationRemovalErrors: ErrorSentences = {
  default: 'No se pudo eliminar el aviso',
  'permission-denied': 'La situación de tu cuenta no permite eliminar avisos ahora.',
};

export function notificationText({ kind, about }: Pick<Notification, 'kind' | 'about'>): {
  title: string;
  text: string;
} {
  const place = about.placeTitle || 'un lugar de la guía';
  const reservationText = dateAndPeopleText(about);
  switch (kind) {
    case 'booking_answered':
      return {
        title: `${decisionTitles[about.status] ?? 'Tu reserva cambió'}: ${place}`,
        text: joinWithDots(reservationText, decisionAdvice[about.status] ?? ''),
      };
    case 'booking_tomorrow':
      // The user may read this on any day, so the text must not contain 'mañana'.
      return { title: `Recordatorio: tu reserva en ${place}`, text: reservationText };
    case 'booking_received':
      return {
        title: `Nueva reserva en ${place}`,
        text: joinWithDots(reservationText, 'Respondé cuando puedas.'),
      };
    case 'booking_changed':
      return {
        title: `Reserva ${about.status === 'cancelled' ? 'cancelada' : 'modificada'} en ${place}`,
        text: reservationText,
      };
    case 'review_reply':
      return {
        title:
          about.placeTitle === ''
            ? 'Un lugar respondió a tu reseña'
            : `${place} respondió a tu reseña`,
        text: 'La respuesta está en la página del lugar, junto a tu reseña.',
      };
    case 'correction_answered':
      return correctionText(about, place);
    case 'claim_answered':
      return claimText(about, place);
    case 'event_changed':
      return eventText(about);
    case 'low_review':
      return {
        title: `${about.rating === 0 ? 'Reseña con puntaje bajo' : `Reseña de ${countText(about.rating, 'estrella', 'estrellas')}`} en ${place}`,
        text: 'Tu respuesta aparece junto a la reseña, para todos.',
      };
    case 'weekly_figures':
      return {
        title: 'La semana de tus lugares',
        text: weeklyStatisticsText(about),
      };
    case 'payment_receipt':
      return {
        title: `Pago recibido: ${formatCents(about.amountCents)}`,
        text: `Tu suscripción al ${brand.clubName} está paga.`,
      };
    case 'payment_failed':
      return {
        title: 'No se pudo hacer el pago del club',
        text: 'Revisá la tarjeta en tu perfil para seguir con los beneficios.',
      };
    case 'membership_ends':
      return {
        title:
          about.until === null
            ? 'Tu suscripción al club terminó'
            : `Tu suscripción al club termina el ${formatLongDate(about.until)}`,
        text:
          about.until === null
            ? 'Podés suscribirte de nuevo cuando quieras.'
            : 'Hasta entonces, los beneficios siguen vigentes.',
      };
  }
}

function correctionText({ status, answer }: NotificationDetails, place: string) {
  if (status === 'declined') return { title: `Tu corrección no se aplicó: ${place}`, text: answer };
  const thanks =
    status === 'closed'
      ? 'Gracias por avisar. El lugar ya no aparece en la guía.'
      : 'Gracias. La página del lugar ya está corregida.';
  return { title: `Tu corrección se aplicó: ${place}`, text: thanks };
}

function claimText({ status, answer }: NotificationDetails, place: string) {
  if (status === 'approved') {
    const words = 'El lugar ya está en tu panel de responsable.';
    return {
      title: `Tu solicitud para gestionar ${place} fue aprobada`,
      text: answer === '' ? words : `${answer} ${words}`,
    };
  }
  const nextStep =
    status === 'final'
      ? 'Esta decisión es definitiva.'
      : 'Podés pedir una nueva revisión, una sola vez, en la página del lugar.';
  return {
    title: `Tu solicitud para gestionar ${place} fue rechazada`,
    text: answer === '' ? nextStep : `${answer} ${nextStep}`,
  };
}

const decisionTitles: Readonly<Record<string, string>> = {
  confirmed: 'Reserva confirmada',
  declined: 'Reserva rechazada',
  no_show: 'El lugar marcó que no fuiste',
};

const decisionAdvice: Readonly<Record<string, string>> = {
  declined: 'Podés pedir otro horario en la página del lugar.',
  no_show: 'Si fuiste, cuestioná la ausencia en tus reservas.',
};

const eventTitles: Record<EventChange, string> = {
  cancelled: 'Cancelado',
  moved: 'Nueva fecha',
  restored: 'Confirmado de nuevo',
  sold_out: 'Entradas agotadas',
  changed: 'Las fechas cambiaron',
};

function eventText(about: NotificationDetails): { title: string; text: string } {
  const change = eventChanges.find((option) => option === about.status) ?? 'changed';
  const title = `${eventTitles[change]}: ${about.eventTitle || 'un evento que guardaste'}`;
  const dateText = dateAndPeopleText(about);
  if (about.dates > 1) {
    return {
      title,
      text: `${countText(about.dates, 'fecha', 'fechas')}. Mirá cuáles en la página del evento.`,
    };
  }
  const article = about.date === '' ? '' : 'el ';
  return {
    title,
    text: change === 'moved' && dateText !== '' ? `Ahora es ${article}${dateText}` : dateText,
  };
}

function dateAndPeopleText({ date, time, people }: NotificationDetails): string {
  const dayAndTime = [shortDateText(date), time].filter(Boolean).join(', ');
  return joinWithDots(dayAndTime, people === 0 ? '' : peopleText(people));
}

function joinWithDots(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}

function weeklyStatisticsText({ date, bookings, reviews }: NotificationDetails): string {
  const countTexts = [
    bookings === 0 ? '' : countText(bookings, 'solicitud de reserva', 'solicitudes de reserva'),
    reviews === 0 ? '' : countText(reviews, 'reseña nueva', 'reseñas nuevas'),
  ].filter(Boolean);
  const week =
    date === '' ? 'En una semana' : `En la semana que empezó el ${formatDayAndMonth(date)}`;
  return `${week}: ${countTexts.join(' y ') || 'nada nuevo'}.`;
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
