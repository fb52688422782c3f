import type { ReservationAnswer } from '#features/reservations/model/reservation-contract.ts';
import type { ExpectedGuests } from '#features/reservations/model/reservation-inbox.ts';
import { countExpectedGuests } from '#features/reservations/model/reservation-inbox.ts';
import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatDayAndMonth, formatInteger } from '#shared/formats/formats.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { fullDateText } from '#shared/formats/stored-dates.ts';
import { dateAndTime, reservationStatusLabels } from './texts.ts';
import { lostAccessText } from '#features/places/panel-texts.ts';

export const inboxErrors: ErrorSentences = {
  default: 'Não foi possível carregar as reservas',
  'permission-denied':
    'Seu acesso a um destes lugares mudou. Atualize a página ou fale com o administrador.',
};

export const pendingCountErrors: ErrorSentences = {
  ...inboxErrors,
  default: 'Não foi possível carregar os pedidos que esperam resposta',
};

export const dayCountErrors: ErrorSentences = {
  ...inboxErrors,
  default: 'Não foi possível contar as pessoas de cada dia',
};

/** Errors of confirming a declined reservation without a free table. */
export const noTableErrors: ErrorSentences = {
  default: 'Não há mais mesas neste horário. Desmarque outra reserva dele para confirmar esta.',
};

export const answerErrors: ErrorSentences = {
  default: 'Não foi possível responder ao pedido de reserva',
  'not-found': 'Esta reserva mudou de horário ou não existe mais. Atualize a lista.',
  'permission-denied': lostAccessText,
};

/** Returns a range such as '29/11 a 05/12' of two stored dates. */
export function daysText(from: string, to: string): string {
  return `${formatDayAndMonth(from)} a ${formatDayAndMonth(to)}`;
}

/** Returns a count that may be incomplete: '12', '12+'. */
export function countOrMoreText(count: number, isMore: boolean): string {
  return formatInteger(count) + (isMore ? '+' : '');
}

/** Returns '4 pedidos sem resposta'. */
export function pendingReservationsText(count: number, isMore: boolean): string {
  if (count === 0 && !isMore) return nothingPendingTitle;
  const noun = count === 1 && !isMore ? 'pedido' : 'pedidos';
  return `${countOrMoreText(count, isMore)} ${noun} sem resposta`;
}

/** Returns '3 reservas confirmadas, 11 pessoas'. */
function confirmedReservationsText({ tables, people }: ExpectedGuests): string {
  const reservationsText = countText(tables, 'reserva confirmada', 'reservas confirmadas');
  return tables === 0 ? 'nenhuma reserva confirmada' : `${reservationsText}, ${peopleText(people)}`;
}

/**
 * Returns the accessible name of a day in the strip: 'sábado, 21 de março de 2026: 2 pedidos sem resposta, 3 reservas
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
 * Returns the summary of a day, '5 reservas, 14 pessoas, 2 sem resposta', with a hint if more can be loaded.
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
    ...(waiting > 0 ? [`${formatInteger(waiting)} sem resposta`] : []),
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

// Screen and panel

export const reservationsPageTitle = `Reservas · ${brand.name}`;
export const reservations = 'Reservas';
export const loadingReservations = 'Carregando as reservas...';
export const showMoreReservations = 'Mostrar mais reservas';
export const refresh = 'Atualizar';
export const refreshing = 'Atualizando...';
export const listReadAt = '<label>Atualizada às </label><time/>';
export const choosePlaceForCounts =
  'Escolha um lugar para ver quantas pessoas confirmaram em cada dia.';
export const nothingPendingOnOtherDays = 'Nenhum pedido sem resposta em outros dias.';
export const emptyDayTitle = 'Nenhuma reserva neste dia';
export const emptyDayHint = 'Quando alguém pedir uma mesa para este dia, o pedido aparece aqui.';
export const emptyPastDay = 'Ninguém pediu uma mesa para este dia.';
export const awaitingAnswer = 'Sem resposta';
export const nothingPendingTitle = 'Nenhum pedido sem resposta';
export const nothingPendingHint = 'Quando alguém pedir uma reserva, ela aparece aqui.';

/** Returns '4 pedidos sem resposta em outros dias'. */
export function pendingOnOtherDays(count: number, isMore: boolean): string {
  return `${pendingReservationsText(count, isMore)} em outros dias`;
}

/** Returns the title of the list of a day: 'hoje · terça, 1 de dezembro'. CSS capitalizes the first letter. */
export function dayTitle(date: string, today: string): string {
  const day = fullDateText(date, today);
  return date === today ? `hoje · ${day}` : day;
}

/** Returns the number of declined and cancelled reservations of a day. */
export function inactiveCount(count: number): string {
  return countText(count, 'recusada ou cancelada', 'recusadas ou canceladas');
}

// Strip of days

export const days = 'Dias';
export const previousDays = 'Dias anteriores';
export const nextDays = 'Próximos dias';
export const goToDay = 'Ir para o dia';
export const today = 'Hoje';
export const todayInStrip = 'hoje';

/** Returns the expected people of a day, with a part for wide screens. */
export function peopleInStrip(people: number): string {
  return `${formatInteger(people)}<wide>${people === 1 ? ' pessoa' : ' pessoas'}</wide>`;
}

// Reservation of a list

export const chosenReservation = 'Reserva escolhida';
export const clubMember = 'Clube';
export const withNote = '<hidden>Recado: </hidden><note/>';
export const answerNotSent = 'Resposta não enviada';

/** @param noShows at least `noShowWarningCount` */
export function noShowCount(noShows: number): string {
  return `${noShows} faltas`;
}

// Details and answer

/** Returns the day and, in bold, the time. */
export function dateWithBoldTime(date: string, time: string, today: string): string {
  return `${fullDateText(date, today)}, às\u00a0<strong>${time}</strong>`;
}

/** @param noShows at least `noShowWarningCount` */
export function guestNoShows(noShows: number): string {
  return `Esta pessoa faltou a ${noShows} reservas confirmadas no último ano.`;
}

export const noShowDisputed = 'A pessoa contesta esta falta.';
export const callGuest = 'Ligar<hidden> para <name/></hidden>';
export const whatsappInNewTab = 'WhatsApp<hidden> (abre em outra aba)</hidden>';

export function givenReason(reason: string): string {
  return `Motivo da recusa: ${reason}`;
}

export const confirmReservation = 'Confirmar<hidden> a reserva de <name/></hidden>';
export const confirmingReservation = 'Confirmando...<hidden> a reserva de <name/></hidden>';
export const undoNoShowAndConfirm =
  'Desfazer a falta e confirmar<hidden> a reserva de <name/></hidden>';
export const declineReservation = 'Recusar<hidden> a reserva de <name/></hidden>';
export const withdrawConfirmation = 'Desmarcar<hidden> a reserva de <name/></hidden>';
export const sendingAnswer = 'Enviando...<hidden> a reserva de <name/></hidden>';
export const markNoShow = 'Marcar falta<hidden> de <name/></hidden>';
export const markingNoShow = 'Marcando...<hidden> de <name/></hidden>';

/** Messages after an answer. */
export const answerLabels: Record<ReservationAnswer, string> = {
  confirmed: 'Reserva confirmada',
  declined: 'Reserva recusada',
  no_show: 'Falta marcada',
};

export const noShowUndone = 'Falta desfeita';
export const undo = 'Desfazer';

// Dialog that declines a reservation

export const declinePendingTitle = 'Recusar o pedido?';
export const declinePending = 'Recusar pedido';
export const declineConfirmedTitle = 'Desmarcar a reserva confirmada?';
export const declineConfirmed = 'Desmarcar reserva';
export const goBack = 'Voltar';
export const commonReasons = 'Motivos comuns';
export const reasonLabel = 'Motivo (opcional)';
export const reasonHint = 'Quem pediu vê o motivo junto da resposta.';

/** Returns the name, number of people, day and time of a reservation. */
export function declinedReservation({
  people,
  date,
  time,
}: Pick<ReservationRequest, 'people' | 'date' | 'time'>): string {
  return `<name/>, ${peopleText(people)}, ${dateAndTime(date, time)}.`;
}
