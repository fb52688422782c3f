import type { Attendance } from '#features/reservations/model/reservation-inbox.ts';
import { attendanceOf } from '#features/reservations/model/reservation-inbox.ts';
import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import { brand } from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { reservationDateText } from '#shared/formats/stored-dates.ts';
import { reservationStatusLabels } from './texts.ts';
import { lostAccess } from '#features/places/panel-texts.ts';

export const inboxErrors: ErrorSentences = {
  default: 'Erro ao carregar as reservas',
  'permission-denied':
    'Seu acesso a um destes locais mudou. Atualize a página ou fale com o administrador.',
};

export const waitingErrors: ErrorSentences = {
  ...inboxErrors,
  default: 'Erro ao carregar os pedidos que esperam resposta',
};

export const dayCountErrors: ErrorSentences = {
  ...inboxErrors,
  default: 'Erro ao contar as pessoas de cada dia',
};

/** When a reservation that was declined is confirmed after all. */
export const noTableErrors: ErrorSentences = {
  default: 'Não há mais mesas neste horário. Desmarque outra reserva dele para confirmar esta.',
};

export const answerErrors: ErrorSentences = {
  default: 'Erro ao responder ao pedido de reserva',
  'not-found': 'Esta reserva mudou de horário ou não existe mais. Atualize a lista.',
  'permission-denied': lostAccess,
};

let ranges: Intl.DateTimeFormat | undefined;

/** '23–29 de novembro' of two stored dates. */
export function daysText(from: string, to: string): string {
  ranges ??= new Intl.DateTimeFormat(brand.locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  });
  return ranges.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`));
}

/** A count that may be one of more: '12', '12+'. */
export function atLeast(count: number, isMore: boolean): string {
  return formatInteger(count) + (isMore ? '+' : '');
}

/** '4 pedidos à espera'. */
export function waitingText(count: number, isMore: boolean): string {
  const noun = count === 1 && !isMore ? 'pedido' : 'pedidos';
  return `${atLeast(count, isMore)} ${noun} à espera`;
}

/** '3 reservas confirmadas, 11 pessoas'. */
export function confirmedText({ tables, people }: Attendance): string {
  const kept = countText(tables, 'reserva confirmada', 'reservas confirmadas');
  return tables === 0 ? 'nenhuma reserva confirmada' : `${kept}, ${peopleText(people)}`;
}

/** What a day of the strip is called: 'sábado, 21 de março de 2026: 2 pedidos à espera, 3 reservas confirmadas, 11 pessoas'. */
export function dayOfStripText(
  date: string,
  waiting: { count: number; isMore: boolean },
  confirmed: Attendance | null,
): string {
  const facts = [
    ...(waiting.count > 0 ? [waitingText(waiting.count, waiting.isMore)] : []),
    ...(confirmed ? [confirmedText(confirmed)] : []),
  ];
  return [reservationDateText(date), ...(facts.length > 0 ? [facts.join(', ')] : [])].join(': ');
}

/** A day in a line: '5 reservas, 14 pessoas, 2 à espera de resposta'; more of it may be to come. */
export function summaryText(
  reservations: readonly Pick<ReservationRequest, 'status' | 'people'>[],
  isMore: boolean,
): string {
  const { tables, people } = attendanceOf(reservations);
  if (tables === 0) return '';
  const waiting = reservations.filter(({ status }) => status === 'pending').length;
  return [
    countText(tables, 'reserva', 'reservas'),
    peopleText(people),
    ...(waiting > 0 ? [`${formatInteger(waiting)} à espera de resposta`] : []),
    ...(isMore ? ['e mais abaixo'] : []),
  ].join(', ');
}

/** '4 de 10 mesas' of a place that counts them. */
export function tablesText(taken: number, tables: number): string {
  return `${formatInteger(taken)} de ${countText(tables, 'mesa', 'mesas')}`;
}

/** Why an answer was not given: the reservation had become something else. */
export function overtakenText(status: ReservationStatus): string {
  if (status === 'cancelled') return 'A pessoa cancelou esta reserva antes da sua resposta.';
  return status === 'pending'
    ? 'A pessoa mudou o pedido antes da sua resposta. Confira e responda de novo.'
    : `Outra pessoa respondeu antes: agora está como ${reservationStatusLabels[status].toLowerCase()}.`;
}

/** The reservation that was answered is not there any more. */
export function goneText(name: string): string {
  return `A reserva de ${name} mudou de horário ou não existe mais, e sua resposta não foi enviada. A lista foi atualizada.`;
}

/** What a place often says when it declines, by its name. */
export const commonReasons = {
  'Sem mesa': 'Não temos mesa livre neste horário.',
  'Evento fechado': 'Neste dia a casa está reservada para um evento.',
  'Grupo grande': 'Não conseguimos receber um grupo deste tamanho.',
};

const ends: Record<ReservationStatus, string> = {
  pending: 'recebemos seu pedido e já vamos responder.',
  confirmed: 'sua reserva está confirmada. Até lá.',
  declined: 'infelizmente não conseguimos atender neste dia. Podemos ver outra data?',
  cancelled: 'vimos que você cancelou. Se quiser, podemos ver outra data.',
  no_show: 'sentimos sua falta. Se quiser, podemos ver outra data.',
};

/** What a place writes to whoever asked for a reservation, to be sent as it is or changed. */
export function reservationMessage(
  { name, date, time, people, status }: ReservationRequest,
  placeTitle: string,
): string {
  const asked = `${reservationDateText(date)}, às ${time}, para ${peopleText(people)}`;
  return `Olá, ${name}. Falamos em nome de ${placeTitle}. Sobre a reserva de ${asked}: ${ends[status]}`;
}
