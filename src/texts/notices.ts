import { brand } from '#domain/brand.ts';
import type { Notice, NoticeAbout, NoticeKind } from '#domain/notice.ts';

import { countText, formatCents, formatLongDate } from './formats.ts';
import { peopleText, reservationDateText } from './reservations.ts';

/** Each kind of news in the settings: what it is about. */
export const noticeKindLabels: Record<NoticeKind, string> = {
  booking_answered: 'Resposta às suas reservas',
  booking_tomorrow: 'Lembrete na véspera de uma reserva',
  review_reply: 'Resposta às suas avaliações',
  payment_receipt: 'Recibo de pagamento do clube',
  payment_failed: 'Pagamento do clube que não passou',
  membership_ends: 'Fim da sua assinatura do clube',
  booking_received: 'Nova reserva nos seus lugares',
  booking_changed: 'Reserva cancelada ou mudada nos seus lugares',
  low_review: 'Avaliação de uma ou duas estrelas nos seus lugares',
  weekly_figures: 'Resumo semanal dos seus lugares',
};

/** What a notice says: a line that stands alone, and a sentence more. */
export function noticeText({ kind, about }: Pick<Notice, 'kind' | 'about'>): {
  title: string;
  text: string;
} {
  const place = about.placeTitle || 'um lugar do guia';
  const table = tableText(about);
  switch (kind) {
    case 'booking_answered':
      return {
        title: `${answerTitles[about.status] ?? 'Sua reserva mudou'}: ${place}`,
        text: table,
      };
    case 'booking_tomorrow':
      return { title: `Amanhã: sua reserva em ${place}`, text: table };
    case 'booking_received':
      return { title: `Nova reserva em ${place}`, text: `${table} Responda quando puder.` };
    case 'booking_changed':
      return {
        title: `Reserva ${about.status === 'cancelled' ? 'cancelada' : 'mudada'} em ${place}`,
        text: table,
      };
    case 'review_reply':
      return {
        title: `${place} respondeu à sua avaliação`,
        text: 'A resposta está na página do lugar, junto da sua avaliação.',
      };
    case 'low_review':
      return {
        title: `Avaliação de ${countText(about.rating, 'estrela', 'estrelas')} em ${place}`,
        text: 'Uma resposta sua aparece junto da avaliação, para todos.',
      };
    case 'weekly_figures':
      return {
        title: 'A semana dos seus lugares',
        text: `${countText(about.bookings, 'reserva pedida', 'reservas pedidas')} e ${countText(about.reviews, 'avaliação nova', 'avaliações novas')} nos últimos sete dias.`,
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

const answerTitles: Readonly<Record<string, string>> = {
  confirmed: 'Reserva confirmada',
  declined: 'Reserva recusada',
  no_show: 'O lugar registrou que você não veio',
};

function tableText({ date, time, people }: NoticeAbout): string {
  const day = reservationDateText(date);
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, às ${time}, para ${peopleText(people)}.`;
}
