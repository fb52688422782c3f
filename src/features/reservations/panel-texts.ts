import type { ExpectedGuests } from '#features/reservations/model/reservation-inbox.ts';
import { countExpectedGuests } from '#features/reservations/model/reservation-inbox.ts';
import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import { brand } from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { fullDateText } from '#shared/formats/stored-dates.ts';
import { reservationStatusLabels } from './texts.ts';
import { lostAccessText } from '#features/places/panel-texts.ts';

export const inboxErrors: ErrorSentences = {
  default: 'Erro ao carregar as reservas',
  'permission-denied':
    'Seu acesso a um destes locais mudou. Atualize a página ou fale com o administrador.',
};

export const pendingCountErrors: ErrorSentences = {
  ...inboxErrors,
  default: 'Erro ao carregar os pedidos que esperam resposta',
};

export const dayCountErrors: ErrorSentences = {
  ...inboxErrors,
  default: 'Erro ao contar as pessoas de cada dia',
};

/** Errors of confirming a declined reservation without a free table. */
export const noTableErrors: ErrorSentences = {
  default: 'Não há mais mesas neste horário. Desmarque outra reserva dele para confirmar esta.',
};

export const answerErrors: ErrorSentences = {
  default: 'Erro ao responder ao pedido de reserva',
  'not-found': 'Esta reserva mudou de horário ou não existe mais. Atualize a lista.',
  'permission-denied': lostAccessText,
};

let rangeFormat: Intl.DateTimeFormat | undefined;

/** Returns a range such as '23–29 de novembro' of two stored dates. */
export function daysText(from: string, to: string): string {
  rangeFormat ??= new Intl.DateTimeFormat(brand.locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  });
  return rangeFormat.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`));
}

/** Returns a count that may be incomplete: '12', '12+'. */
export function countOrMoreText(count: number, isMore: boolean): string {
  return formatInteger(count) + (isMore ? '+' : '');
}

/** Returns '4 pedidos à espera'. */
export function pendingReservationsText(count: number, isMore: boolean): string {
  const noun = count === 1 && !isMore ? 'pedido' : 'pedidos';
  return `${countOrMoreText(count, isMore)} ${noun} à espera`;
}

/** Returns '3 reservas confirmadas, 11 pessoas'. */
export function confirmedReservationsText({ tables, people }: ExpectedGuests): string {
  const reservationsText = countText(tables, 'reserva confirmada', 'reservas confirmadas');
  return tables === 0 ? 'nenhuma reserva confirmada' : `${reservationsText}, ${peopleText(people)}`;
}

/**
 * Returns the accessible name of a day in the strip: 'sábado, 21 de março de 2026: 2 pedidos à espera, 3 reservas
 * confirmadas, 11 pessoas'.
 */
export function stripDayText(
  date: string,
  waiting: { count: number; isMore: boolean },
  confirmed: ExpectedGuests | null,
): string {
  const parts = [
    ...(waiting.count > 0 ? [pendingReservationsText(waiting.count, waiting.isMore)] : []),
    ...(confirmed ? [confirmedReservationsText(confirmed)] : []),
  ];
  return [fullDateText(date), ...(parts.length > 0 ? [parts.join(', ')] : [])].join(': ');
}

/**
 * Returns the summary of a day, '5 reservas, 14 pessoas, 2 à espera de resposta', with a hint if more can be loaded.
 */
export function daySummaryText(
  reservations: readonly Pick<ReservationRequest, 'status' | 'people'>[],
  isMore: boolean,
): string {
  const { tables, people } = countExpectedGuests(reservations);
  if (tables === 0) return '';
  const waiting = reservations.filter(({ status }) => status === 'pending').length;
  return [
    countText(tables, 'reserva', 'reservas'),
    peopleText(people),
    ...(waiting > 0 ? [`${formatInteger(waiting)} à espera de resposta`] : []),
    ...(isMore ? ['e mais abaixo'] : []),
  ].join(', ');
}

/** Returns '4 de 10 mesas' for a place with a number of tables. */
export function tablesText(reservedTables: number, tables: number): string {
  return `${formatInteger(reservedTables)} de ${countText(tables, 'mesa', 'mesas')}`;
}

/** Returns the message for an answer that was not given because the reservation had changed. */
export function overtakenAnswerText(status: ReservationStatus): string {
  if (status === 'cancelled') return 'A pessoa cancelou esta reserva antes da sua resposta.';
  return status === 'pending'
    ? 'A pessoa mudou o pedido antes da sua resposta. Confira e responda de novo.'
    : `Outra pessoa respondeu antes: agora está como ${reservationStatusLabels[status].toLowerCase()}.`;
}

/** Returns the message for an answer to a reservation that no longer exists. */
export function deletedReservationText(name: string): string {
  return `A reserva de ${name} mudou de horário ou não existe mais, e sua resposta não foi enviada. A lista foi atualizada.`;
}

/** Common reasons for declining, by their label. */
export const declineReasons = {
  'Sem mesa': 'Não temos mesa livre neste horário.',
  'Evento fechado': 'Neste dia a casa está reservada para um evento.',
  'Grupo grande': 'Não conseguimos receber um grupo deste tamanho.',
};

const statusMessages: Record<ReservationStatus, string> = {
  pending: 'recebemos seu pedido e já vamos responder.',
  confirmed: 'sua reserva está confirmada. Até lá.',
  declined: 'infelizmente não conseguimos atender neste dia. Podemos ver outra data?',
  cancelled: 'vimos que você cancelou. Se quiser, podemos ver outra data.',
  no_show: 'sentimos sua falta. Se quiser, podemos ver outra data.',
};

/** Returns a message template from the place to the guest, which the manager can edit. */
export function reservationMessage(
  { name, date, time, people, status }: ReservationRequest,
  placeTitle: string,
): string {
  const detailsText = `${fullDateText(date)}, às ${time}, para ${peopleText(people)}`;
  return `Olá, ${name}. Falamos em nome de ${placeTitle}. Sobre a reserva de ${detailsText}: ${statusMessages[status]}`;
}
