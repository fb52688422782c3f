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
} from '#shared/formats/formats.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { shortDateText } from '#shared/formats/stored-dates.ts';

export const pageTitle = `Avisos · ${brand.name}`;
export const profile = 'Perfil';
export const notices = 'Avisos';
export const introduction = 'O que mudou nas suas reservas, avaliações e assinatura.';
export const chooseEmails = 'Escolher o que chega por e-mail';
export const loadingNotices = 'Carregando seus avisos...';
export const showMore = 'Mostrar mais';
export const noNoticesTitle = 'Nenhum aviso ainda';
export const noNoticesHint =
  'Quando um lugar responder a uma reserva ou avaliação sua, você fica sabendo aqui.';
export const discoverPlaces = 'Descobrir lugares';
export const unread = 'Novo';

export function removeNotice(title: string): string {
  return `Excluir o aviso: ${title}`;
}

export const notificationsErrors: ErrorSentences = {
  default: 'Não foi possível carregar seus avisos',
};

export const notificationRemovalErrors: ErrorSentences = {
  default: 'Não foi possível excluir o aviso',
  'permission-denied': 'A situação da sua conta não permite excluir avisos agora.',
};

/** Returns the title of a notification, which is complete without the text, and a further sentence. */
export function notificationText({ kind, about }: Pick<Notification, 'kind' | 'about'>): {
  title: string;
  text: string;
} {
  const place = about.placeTitle || 'um lugar do guia';
  const reservationText = dateAndPeopleText(about);
  switch (kind) {
    case 'booking_answered':
      return {
        title: `${decisionTitles[about.status] ?? 'Sua reserva mudou'}: ${place}`,
        text: joinWithDots(reservationText, decisionAdvice[about.status] ?? ''),
      };
    case 'booking_tomorrow':
      // The user may read this on any day, so the text must not contain 'amanhã'.
      return { title: `Lembrete: sua reserva em ${place}`, text: reservationText };
    case 'booking_received':
      return {
        title: `Nova reserva em ${place}`,
        text: joinWithDots(reservationText, 'Responda quando puder.'),
      };
    case 'booking_changed':
      return {
        title: `Reserva ${about.status === 'cancelled' ? 'cancelada' : 'alterada'} em ${place}`,
        text: reservationText,
      };
    case 'review_reply':
      return {
        title:
          about.placeTitle === ''
            ? 'Um lugar respondeu à sua avaliação'
            : `${place} respondeu à sua avaliação`,
        text: 'A resposta está na página do lugar, junto da sua avaliação.',
      };
    case 'correction_answered':
      return correctionText(about, place);
    case 'claim_answered':
      return claimText(about, place);
    case 'event_changed':
      return eventText(about);
    case 'low_review':
      return {
        title: `${about.rating === 0 ? 'Avaliação baixa' : `Avaliação de ${countText(about.rating, 'estrela', 'estrelas')}`} em ${place}`,
        text: 'Uma resposta sua aparece junto da avaliação, para todos.',
      };
    case 'weekly_figures':
      return {
        title: 'A semana dos seus lugares',
        text: weeklyStatisticsText(about),
      };
    case 'payment_receipt':
      return {
        title: `Pagamento recebido: ${formatCents(about.amountCents)}`,
        text: `Sua assinatura do ${brand.clubName} está paga.`,
      };
    case 'payment_failed':
      return {
        title: 'O pagamento do clube não passou',
        text: 'Confira o cartão no seu perfil para continuar com os benefícios.',
      };
    case 'membership_ends':
      return {
        title:
          about.until === null
            ? 'Sua assinatura do clube terminou'
            : `Sua assinatura do clube termina em ${formatLongDate(about.until)}`,
        text:
          about.until === null
            ? 'Você pode assinar de novo quando quiser.'
            : 'Até lá, os benefícios continuam valendo.',
      };
  }
}

function correctionText({ status, answer }: NotificationDetails, place: string) {
  if (status === 'declined')
    return { title: `Sua correção não foi aplicada: ${place}`, text: answer };
  const thanks =
    status === 'closed'
      ? 'Obrigado por avisar. O lugar não aparece mais no guia.'
      : 'Obrigado. A página do lugar já está corrigida.';
  return { title: `Sua correção foi aplicada: ${place}`, text: thanks };
}

function claimText({ status, answer }: NotificationDetails, place: string) {
  if (status === 'approved') {
    const words = 'O lugar já está no seu painel de gerente.';
    return {
      title: `Seu pedido para gerenciar ${place} foi aprovado`,
      text: answer === '' ? words : `${answer} ${words}`,
    };
  }
  const nextStep =
    status === 'final'
      ? 'Esta decisão é definitiva.'
      : 'Você pode pedir uma nova análise, uma vez, na página do lugar.';
  return {
    title: `Seu pedido para gerenciar ${place} foi recusado`,
    text: answer === '' ? nextStep : `${answer} ${nextStep}`,
  };
}

const decisionTitles: Readonly<Record<string, string>> = {
  confirmed: 'Reserva confirmada',
  declined: 'Reserva recusada',
  no_show: 'O lugar marcou que você não foi',
};

const decisionAdvice: Readonly<Record<string, string>> = {
  declined: 'Você pode pedir outro horário na página do lugar.',
  no_show: 'Se você foi, conteste nas suas reservas.',
};

const eventTitles: Record<EventChange, string> = {
  cancelled: 'Cancelado',
  moved: 'Nova data',
  restored: 'Confirmado de novo',
  sold_out: 'Ingressos esgotados',
  changed: 'As datas mudaram',
};

function eventText(about: NotificationDetails): { title: string; text: string } {
  const change = eventChanges.find((option) => option === about.status) ?? 'changed';
  const title = `${eventTitles[change]}: ${about.eventTitle || 'um evento que você salvou'}`;
  const dateText = dateAndPeopleText(about);
  if (about.dates > 1) {
    return {
      title,
      text: `${countText(about.dates, 'data', 'datas')}. Veja quais na página do evento.`,
    };
  }
  return {
    title,
    text: change === 'moved' && dateText !== '' ? `Agora é ${dateText}` : dateText,
  };
}

/** Returns the day, time and number of people as text; missing values are omitted. */
function dateAndPeopleText({ date, time, people }: NotificationDetails): string {
  const dayAndTime = [shortDateText(date), time].filter(Boolean).join(', ');
  return joinWithDots(dayAndTime, people === 0 ? '' : peopleText(people));
}

function joinWithDots(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}

function weeklyStatisticsText({ date, bookings, reviews }: NotificationDetails): string {
  const countTexts = [
    bookings === 0 ? '' : countText(bookings, 'reserva pedida', 'reservas pedidas'),
    reviews === 0 ? '' : countText(reviews, 'avaliação nova', 'avaliações novas'),
  ].filter(Boolean);
  const week =
    date === '' ? 'Em uma semana' : `Na semana que começou em ${formatDayAndMonth(date)}`;
  return `${week}: ${countTexts.join(' e ') || 'nada de novo'}.`;
}
