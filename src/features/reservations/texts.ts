import type { ReservationRefusal } from '#features/reservations/model/reservation-contract.ts';
import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import {
  maxDaysAhead,
  maxOpenReservations,
  maxPeople,
} from '#features/reservations/model/reservation-request.ts';
import type { ReservationDay } from '#features/reservations/model/reservation-times.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { fullDateText, shortWeekdayText } from '#shared/formats/stored-dates.ts';

type ReservationMoment = Pick<ReservationRequest, 'date' | 'time'>;
type ReservationTerms = Pick<ReservationRequest, 'date' | 'time' | 'people'>;

export const reservationSaveErrors: ErrorSentences = {
  default: 'Não foi possível enviar seu pedido de reserva',
  'permission-denied':
    'O pedido não foi aceito: a situação da sua conta mudou. Atualize a página e tente novamente.',
};

export const reservationChangeErrors: ErrorSentences = {
  default: 'Não foi possível mudar a reserva',
  'not-found': 'Esta reserva não existe mais. Atualize a página.',
  'permission-denied':
    'A situação da sua conta não permite mudar agora. Ligue para o lugar para mudar.',
};

export const reservationCancelErrors: ErrorSentences = {
  default: 'Não foi possível cancelar a reserva',
  conflict: 'O lugar recusou este pedido antes do cancelamento. Não há mais o que cancelar.',
  'not-found': 'Esta reserva não existe mais. Atualize a página.',
  'permission-denied':
    'A situação da sua conta não permite cancelar agora. Ligue para o lugar para cancelar.',
};

export const reservationDisputeErrors: ErrorSentences = {
  default: 'Não foi possível contestar a falta',
  'not-found': 'Esta reserva não existe mais. Atualize a página.',
  'permission-denied': 'A situação da sua conta não permite contestar agora. Ligue para o lugar.',
};

export const reservationsErrors: ErrorSentences = {
  default: 'Não foi possível carregar suas reservas',
};

/** Messages of refused reservations, for the user or the place. */
export const reservationRefusalSentences: Record<ReservationRefusal, string> = {
  place_gone: 'Este lugar não está no guia no momento. Escolha outro lugar.',
  no_requests:
    'Este lugar não recebe reservas pelo guia. Veja na página dele como entrar em contato.',
  past: 'Este horário já passou. Escolha um mais tarde.',
  too_far: `O guia aceita reservas para os próximos ${maxDaysAhead} dias. Escolha uma data mais próxima.`,
  closed_day: 'O lugar não abre nesta data. Escolha outra.',
  outside_hours: 'O lugar não recebe reservas neste horário. Escolha outro.',
  full: 'Não há mais mesas neste horário. Escolha outro horário ou outra data.',
  too_many: `Você já tem ${maxOpenReservations} reservas marcadas. Cancele uma delas para pedir outra.`,
  same_moment: 'Você já tem um pedido neste lugar para este horário. Escolha outro horário.',
  no_longer_open:
    'Esta reserva já passou ou não vale mais. Para outra, faça um novo pedido na página do lugar.',
  not_answerable: 'Esta reserva mudou, e a resposta não vale mais. Veja como ela está agora.',
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
      return isFuture ? 'Tudo certo. Até lá.' : '';
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

// A reservation

export const clubPriority = 'Prioridade do clube';

/**
 * Returns 'sábado, 21 de março de 2026, às 20:00'.
 * @param today stored date, whose year is omitted
 */
export function dateAndTime(date: string, time: string, today?: string): string {
  return `${fullDateText(date, today)}, às\u00a0${time}`;
}

/** Returns the day, time and number of people as a sentence. */
export function reservationSummary({ date, time, people }: ReservationTerms): string {
  return `${dateAndTime(date, time)}, ${peopleText(people)}.`;
}

export function reservationAt(placeTitle: string, reservation: ReservationTerms): string {
  return `${placeTitle}: ${reservationSummary(reservation)}`;
}

export function answerOfPlace(reason: string): string {
  return `Resposta do lugar: ${reason}`;
}

// Request form

export const requestTitle = 'Pedir reserva';

export function requestIntroduction(placeTitle: string): string {
  return `${placeTitle} recebe seu pedido e confirma ou recusa.`;
}

export const clubPriorityHint = 'Você é do clube: seu pedido vai com prioridade.';
export const peopleLabel = 'Pessoas';
export const onePersonLess = 'Uma pessoa a menos';
export const onePersonMore = 'Uma pessoa a mais';
export const peopleInvalid = `Informe de 1 a ${maxPeople} pessoas. Para grupos maiores, fale direto com o lugar.`;
export const dayLabel = 'Dia';
export const todayChip = 'hoje';
export const otherDate = 'Outra data';
export const dateLabel = 'Data';
export const timeLabel = 'Horário';
export const timeMissing = 'Escolha um horário.';
export const timePassed = 'Este horário já passou. Escolha um mais tarde.';
export const hoursUnknown = 'O lugar não informou seus horários. Escolha o que preferir.';
export const lateNightContinued = 'Madrugada, continuação da noite anterior';
export const lateNight = 'Madrugada';
export const morning = 'Manhã';
export const lunch = 'Almoço';
export const afternoon = 'Tarde';
export const dinner = 'Jantar';
export const otherTimes = 'Outros horários';

/** @param lines opening hours as the place wrote them */
export function hoursOfPlace(lines: readonly string[]): string {
  return `Horário do lugar: ${lines.join('; ')}`;
}

export const changeContact = 'Alterar<hidden> nome e telefone</hidden>';
export const nameLabel = 'Nome';
export const nameMissing = 'Informe seu nome.';
export const phoneLabel = 'Telefone';
export const phoneHint = 'Com o DDD. De fora do Brasil, comece com + e o código do país.';
export const phoneInvalid = 'Telefone inválido. Informe com o DDD, como (48)\u00a099999\u20110000.';
export const savePhoneLabel = 'Guardar meu telefone para as próximas reservas';
export const phoneNotSaved =
  'Não foi possível guardar seu telefone. Você poderá informá-lo na próxima reserva.';
export const addNote = 'Adicionar observação';
export const noteLabel = 'Observação (opcional)';
export const noteHint = 'Por exemplo: criança no grupo, mesa na varanda, restrição alimentar.';

export function noteTooLong(maxLength: number): string {
  return `Escreva até ${formatInteger(maxLength)} caracteres.`;
}

export const consentHint =
  'Ao enviar, você concorda em mostrar a este lugar seu nome, seu telefone e o pedido, só para cuidar da reserva. Ele também vê suas faltas, se forem três ou mais em um ano.';
export const sendRequest = 'Enviar pedido';

/** Returns the label of the button once all is chosen: 'Pedir para 4, sáb 28, 20:00'. */
export function sendRequestFor({ people, date, time }: ReservationTerms): string {
  return `Pedir para ${people}, ${shortWeekdayText(date)} ${Number(date.slice(8))}, ${time}`;
}

export const sending = 'Enviando...';

// Result of a request

export const requestSentTitle = 'Pedido enviado';
export const requestSentHint =
  'O lugar vai confirmar ou recusar. Acompanhe a resposta em Reservas, no seu perfil.';
export const alreadyRequestedTitle = 'Você já tem um pedido';
export const callPlace = 'Ligar para o lugar';
export const chooseOtherTime = 'Escolher outro horário';
export const viewReservations = 'Ver minhas reservas';
export const close = 'Fechar';

/** Returns the text for an existing reservation: only one is allowed per place, user and time. */
export function existingRequestText(status: ReservationStatus): string {
  switch (status) {
    case 'pending':
      return 'Seu pedido para este horário ainda espera a resposta do lugar. Para mudar o número de pessoas, abra suas reservas.';
    case 'declined':
      return 'O lugar recusou um pedido seu para este horário. Escolha outro horário ou ligue para o lugar.';
    default:
      return 'Sua reserva para este horário já está confirmada. Para mudar o número de pessoas, abra suas reservas.';
  }
}

// Own reservations

export const reservationsPageTitle = `Reservas · ${brand.name}`;
export const profile = 'Perfil';
export const reservations = 'Reservas';
export const loadingReservations = 'Carregando suas reservas...';
export const showMore = 'Mostrar mais';
export const noReservationsTitle = 'Nenhuma reserva ainda';
export const noReservationsHint =
  'Quando você pedir uma reserva pelo guia, a resposta do lugar aparece aqui.';
export const discoverPlaces = 'Descobrir lugares';
export const upcomingReservations = 'Próximas';
export const inactiveReservations = 'Recusadas e canceladas';
export const pastReservations = 'Anteriores';

/** @param noShows at least `noShowWarningCount` */
export function ownNoShows(noShows: number): string {
  return `Você faltou a ${noShows} reservas confirmadas no último ano. Os lugares veem isso quando você pede outra. Se alguma falta estiver errada, conteste.`;
}

export const directionsTo = 'Como chegar<hidden> a <name/></hidden>';
export const showMapOf = 'Ver mapa<hidden> de <name/></hidden>';
export const hideMapOf = 'Fechar mapa<hidden> de <name/></hidden>';
export const requestOtherTime = 'Pedir outro horário<hidden> em <name/></hidden>';

/** @param phone phone of the place as text */
export function callPlaceAt(phone: string): string {
  return `Ligar<hidden> para <name/>, ${phone}</hidden>`;
}

export function changeReservation({ date, time }: ReservationMoment): string {
  return `Mudar a reserva<hidden> de ${fullDateText(date)}, às ${time}</hidden>`;
}

export function cancelReservation({ date, time }: ReservationMoment): string {
  return `Cancelar<hidden> a reserva de ${fullDateText(date)}, às ${time}</hidden>`;
}

export function addToCalendar({ date, time }: ReservationMoment): string {
  return `Calendário<hidden> – adicionar a reserva de ${fullDateText(date)}, às ${time}</hidden>`;
}

export function removeFromCalendar({ date, time }: ReservationMoment): string {
  return `Tirar do calendário<hidden> a reserva de ${fullDateText(date)}, às ${time}</hidden>`;
}

export const addToCalendarHint = 'Abra o arquivo baixado para pôr a reserva no seu calendário.';
export const removeFromCalendarHint =
  'Abra o arquivo baixado para tirar a reserva do seu calendário.';

// Change, cancellation and dispute

export const goBack = 'Voltar';
export const changeTitle = 'Mudar reserva';
export const changeConfirmedHint =
  'Se mudar o dia, o horário ou aumentar o grupo, o lugar responde de novo.';
export const changePendingHint = 'O lugar recebe o pedido atualizado e confirma ou recusa.';
export const saveChange = 'Salvar mudança';
export const saving = 'Salvando...';
export const changeSent = 'Mudança enviada. O lugar vai responder.';
export const reservationChanged = 'Reserva alterada';
export const cancelTitle = 'Cancelar a reserva?';
export const cancelConsequence =
  'O lugar vê o cancelamento. Se mudar de ideia, peça de novo na página dele.';
export const confirmCancellation = 'Cancelar reserva';
export const cancelling = 'Cancelando...';
export const keepReservation = 'Manter reserva';
export const reservationCancelled = 'Reserva cancelada';

export function disputeNoShow(date: string): string {
  return `Contestar falta<hidden> de ${fullDateText(date)}</hidden>`;
}

export const disputeTitle = 'Contestar a falta?';
export const disputeConsequence =
  'Diga que você foi, ou que avisou. A falta deixa de contar, e o lugar vê que você a contestou.';
export const confirmDispute = 'Contestar falta';
export const disputing = 'Contestando...';
export const noShowDisputed = 'Falta contestada';
export const ownDisputeHint = 'Você contestou esta falta. Ela não conta.';
