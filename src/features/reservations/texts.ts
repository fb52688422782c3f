import type { ReservationRefusal } from '#features/reservations/model/reservation-refusal.ts';
import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import {
  maxDaysAhead,
  maxOpenReservations,
} from '#features/reservations/model/reservation-request.ts';
import type { ReservationDay } from '#features/reservations/model/reservation-times.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const reservationSaveErrors: ErrorSentences = {
  default: 'Erro ao enviar seu pedido de reserva',
  'permission-denied':
    'O pedido não foi aceito: a situação da sua conta mudou. Atualize a página e tente novamente.',
};

export const reservationChangeErrors: ErrorSentences = {
  default: 'Erro ao mudar a reserva',
  'not-found': 'Esta reserva não existe mais. Atualize a página.',
  'permission-denied':
    'A situação da sua conta não permite mudar agora. Ligue para o lugar para mudar.',
};

export const reservationCancelErrors: ErrorSentences = {
  default: 'Erro ao cancelar a reserva',
  conflict: 'O lugar recusou este pedido antes do cancelamento. Não há mais o que cancelar.',
  'not-found': 'Esta reserva não existe mais. Atualize a página.',
  'permission-denied':
    'A situação da sua conta não permite cancelar agora. Ligue para o lugar para cancelar.',
};

export const reservationDisputeErrors: ErrorSentences = {
  default: 'Erro ao contestar a falta',
  'not-found': 'Esta reserva não existe mais. Atualize a página.',
  'permission-denied': 'A situação da sua conta não permite contestar agora. Ligue para o lugar.',
};

export const reservationsErrors: ErrorSentences = { default: 'Erro ao carregar suas reservas' };

/** Messages of refused reservations, for the user or the place. */
export const reservationRefusalSentences: Record<ReservationRefusal, string> = {
  place_gone: 'Este lugar não está no guia no momento. Escolha outro lugar.',
  no_requests:
    'Este lugar não recebe reservas pelo guia. Veja na página dele como entrar em contato.',
  past: 'Este horário já passou. Escolha um mais tarde.',
  too_far: `O guia aceita reservas para os próximos ${maxDaysAhead} dias. Escolha uma data mais próxima.`,
  closed_day: 'O lugar não abre nesta data. Escolha outra.',
  outside_hours: 'O lugar não recebe ninguém neste horário. Escolha outro.',
  full: 'Não há mais mesas neste horário. Escolha outro horário ou outra data.',
  too_many: `Você já tem ${maxOpenReservations} reservas marcadas. Cancele uma delas para pedir outra.`,
  same_moment: 'Você já tem um pedido neste lugar para este horário. Escolha outro horário.',
  no_longer_open:
    'Esta reserva já passou ou não vale mais. Para outra, faça um novo pedido na página do lugar.',
  not_answerable: 'Esta resposta não cabe mais a esta reserva. Veja como ela está agora.',
  not_disputable: 'Esta falta não pode mais ser contestada. Fale com o lugar.',
};

/** Returns the meaning of a status for the user; '' if the label suffices. */
export function reservationStateText(
  { status }: Pick<ReservationRequest, 'status'>,
  isFuture: boolean,
): string {
  switch (status) {
    case 'pending':
      return isFuture
        ? 'O lugar ainda vai responder. Você recebe um aviso.'
        : 'O lugar não respondeu a tempo.';
    case 'confirmed':
      return isFuture ? 'O lugar espera você.' : '';
    case 'declined':
      return 'O lugar não pôde aceitar este horário.';
    case 'cancelled':
      return '';
    case 'no_show':
      return 'O lugar marcou que você não foi.';
  }
}

export const reservationStatusLabels: Record<ReservationStatus, string> = {
  pending: 'Pendente',
  confirmed: 'Confirmada',
  declined: 'Recusada',
  cancelled: 'Cancelada',
  no_show: 'Não compareceu',
};

/** Returns why no time can be chosen on a date; '' if one can. */
export function dayProblemText(day: ReservationDay, date: string, lastDate: string): string {
  switch (day.kind) {
    case 'out-of-range':
      return `Escolha uma data de hoje até ${shortDate(lastDate)}.`;
    case 'closed': {
      const label = day.label === '' ? '' : ` (${day.label})`;
      return `O lugar não abre em ${shortDate(date)}${label}. Escolha outra data.`;
    }
    case 'over':
      return 'Não há mais horários hoje. Escolha outra data.';
    default:
      return '';
  }
}

/** Returns '21/03/2026'. */
function shortDate(date: string): string {
  return date.split('-').reverse().join('/');
}
