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
import { formatInteger } from '#shared/formats/formats.es.ts';
import { peopleText } from '#shared/formats/phrases.es.ts';
import { fullDateText, shortWeekdayText } from '#shared/formats/stored-dates.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

type ReservationMoment = Pick<ReservationRequest, 'date' | 'time'>;
type ReservationTerms = Pick<ReservationRequest, 'date' | 'time' | 'people'>;

export const reservationSaveErrors: ErrorSentences = {
  default: 'No se pudo enviar tu solicitud de reserva',
  'permission-denied':
    'La solicitud no se aceptó: el estado de tu cuenta cambió. Actualizá la página e intentá de nuevo.',
};

export const reservationChangeErrors: ErrorSentences = {
  default: 'No se pudo cambiar la reserva',
  'not-found': 'Esta reserva ya no existe. Actualizá la página.',
  'permission-denied':
    'El estado de tu cuenta no permite cambiar la reserva ahora. Llamá al lugar para cambiarla.',
};

export const reservationCancelErrors: ErrorSentences = {
  default: 'No se pudo cancelar la reserva',
  conflict: 'El lugar rechazó esta solicitud antes de la cancelación. Ya no hay nada que cancelar.',
  'not-found': 'Esta reserva ya no existe. Actualizá la página.',
  'permission-denied':
    'El estado de tu cuenta no permite cancelar la reserva ahora. Llamá al lugar para cancelarla.',
};

export const reservationDisputeErrors: ErrorSentences = {
  default: 'No se pudo cuestionar la ausencia',
  'not-found': 'Esta reserva ya no existe. Actualizá la página.',
  'permission-denied': 'El estado de tu cuenta no permite cuestionarla ahora. Llamá al lugar.',
};

export const reservationsErrors: ErrorSentences = { default: 'No se pudieron cargar tus reservas' };

export const reservationRefusalSentences: Record<ReservationRefusal, string> = {
  place_gone: 'Este lugar no está en la guía en este momento. Elegí otro lugar.',
  no_requests: 'Este lugar no recibe reservas por la guía. Mirá en su página cómo contactarlo.',
  past: 'Este horario ya pasó. Elegí uno posterior.',
  too_far: `La guía acepta reservas para los próximos ${maxDaysAhead} días. Elegí una fecha más cercana.`,
  closed_day: 'El lugar no abre en esta fecha. Elegí otra.',
  outside_hours: 'El lugar no recibe reservas en este horario. Elegí otro.',
  full: 'Ya no quedan mesas en este horario. Elegí otro horario u otra fecha.',
  too_many: `Ya tenés ${maxOpenReservations} reservas pendientes. Cancelá una para pedir otra.`,
  same_moment: 'Ya tenés una solicitud en este lugar para este horario. Elegí otro horario.',
  no_longer_open:
    'Esta reserva ya pasó o ya no es válida. Para hacer otra, enviá una nueva solicitud en la página del lugar.',
  not_answerable: 'Esta reserva cambió, y la respuesta ya no vale. Mirá cómo está ahora.',
  not_disputable: 'Esta ausencia ya no se puede cuestionar. Hablá con el lugar.',
};

export function reservationStateText(
  { status }: Pick<ReservationRequest, 'status'>,
  isFuture: boolean,
): string {
  switch (status) {
    case 'pending':
      return isFuture
        ? 'El lugar todavía tiene que responder. Vas a recibir un aviso.'
        : 'El lugar no respondió a tiempo.';
    case 'confirmed':
      return isFuture ? 'Todo listo. Te esperan.' : '';
    case 'declined':
      return 'El lugar no pudo aceptar este horario.';
    case 'cancelled':
      return '';
    case 'no_show':
      return 'El lugar marcó que no fuiste.';
  }
}

export const reservationStatusLabels: Record<ReservationStatus, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  declined: 'Rechazada',
  cancelled: 'Cancelada',
  no_show: 'Ausencia',
};

export function dayProblemText(day: ReservationDay, date: string, lastDate: string): string {
  switch (day.kind) {
    case 'out-of-range':
      return `Elegí una fecha desde hoy hasta el ${fullDateText(lastDate)}.`;
    case 'closed': {
      const label = day.label === '' ? '' : ` (${day.label})`;
      return `El lugar no abre el ${fullDateText(date)}${label}. Elegí otra fecha.`;
    }
    case 'over':
      return 'Ya no hay más horarios hoy. Elegí otra fecha.';
    default:
      return '';
  }
}

// A reservation

export const clubPriority = 'Prioridad del club';

export function dateAndTime(date: string, time: string, today?: string): string {
  return `${fullDateText(date, today)}, ${time}`;
}

export function reservationSummary({ date, time, people }: ReservationTerms): string {
  return `${dateAndTime(date, time)}, ${peopleText(people)}.`;
}

export function reservationAt(placeTitle: string, reservation: ReservationTerms): string {
  return `${placeTitle}: ${reservationSummary(reservation)}`;
}

export function answerOfPlace(reason: string): string {
  return `Respuesta del lugar: ${reason}`;
}

// Request form

export const requestTitle = 'Solicitar una reserva';

export function requestIntroduction(placeTitle: string): string {
  return `${placeTitle} recibe tu solicitud y la confirma o la rechaza.`;
}

export const clubPriorityHint = 'Estás en el club: tu solicitud va con prioridad.';
export const peopleLabel = 'Personas';
export const onePersonLess = 'Una persona menos';
export const onePersonMore = 'Una persona más';
export const peopleInvalid = `Indicá de 1 a ${maxPeople} personas. Para grupos más grandes, contactá directamente al lugar.`;
export const dayLabel = 'Día';
export const todayChip = 'hoy';
export const otherDate = 'Otra fecha';
export const dateLabel = 'Fecha';
export const timeLabel = 'Horario';
export const timeMissing = 'Elegí un horario.';
export const timePassed = 'Este horario ya pasó. Elegí uno posterior.';
export const hoursUnknown = 'El lugar no informó sus horarios. Elegí el que prefieras.';
export const lateNightContinued = 'Madrugada, continuación de la noche anterior';
export const lateNight = 'Madrugada';
export const morning = 'Mañana';
export const lunch = 'Almuerzo';
export const afternoon = 'Tarde';
export const dinner = 'Cena';
export const otherTimes = 'Otros horarios';

export function hoursOfPlace(lines: readonly string[]): string {
  return `Horario del lugar: ${lines.join('; ')}`;
}

export const changeContact = 'Cambiar<hidden> nombre y teléfono</hidden>';
export const nameLabel = 'Nombre';
export const nameMissing = 'Ingresá tu nombre.';
export const phoneLabel = 'Teléfono';
export const phoneHint =
  'Con el código de área de Brasil (DDD). Desde otro país, empezá con + y el código del país.';
export const phoneInvalid =
  'Teléfono no válido. Escribilo con el código de área, como (48)\u00a099999\u20110000.';
export const savePhoneLabel = 'Guardar mi teléfono para las próximas reservas';
export const phoneNotSaved =
  'No se pudo guardar tu teléfono. Podés ingresarlo en la próxima reserva.';
export const addNote = 'Agregar una nota';
export const noteLabel = 'Nota (opcional)';
export const noteHint =
  'Por ejemplo: un niño en el grupo, una mesa afuera, una restricción alimentaria.';

export function noteTooLong(maxLength: number): string {
  return `Escribí hasta ${formatInteger(maxLength)} caracteres.`;
}

export const consentHint =
  'Al enviar, aceptás mostrarle a este lugar tu nombre, tu teléfono y la solicitud, solo para atender la reserva. También ve tus ausencias, si son tres o más en un año.';
export const sendRequest = 'Enviar solicitud';

export function sendRequestFor({ people, date, time }: ReservationTerms): string {
  return `Pedir para ${people}, ${shortWeekdayText(date)} ${Number(date.slice(8))}, ${time}`;
}

export const sending = 'Enviando…';

// Result of a request

export const requestSentTitle = 'Solicitud enviada';
export const requestSentHint =
  'El lugar la va a confirmar o rechazar. La respuesta va a aparecer en Reservas, en tu perfil.';
export const alreadyRequestedTitle = 'Ya tenés una solicitud';
export const callPlace = 'Llamar al lugar';
export const chooseOtherTime = 'Elegir otro horario';
export const viewReservations = 'Ver mis reservas';
export const close = 'Cerrar';

export function existingRequestText(status: ReservationStatus): string {
  switch (status) {
    case 'pending':
      return 'Tu solicitud para este horario todavía espera la respuesta del lugar. Para cambiar la cantidad de personas, abrí tus reservas.';
    case 'declined':
      return 'El lugar rechazó una solicitud tuya para este horario. Elegí otro horario o llamá al lugar.';
    default:
      return 'Tu reserva para este horario ya está confirmada. Para cambiar la cantidad de personas, abrí tus reservas.';
  }
}

// Own reservations

export const reservationsPageTitle = `Reservas · ${brand.name}`;
export const profile = 'Perfil';
export const reservations = 'Reservas';
export const loadingReservations = 'Cargando tus reservas…';
export const showMore = 'Mostrar más';
export const noReservationsTitle = 'Todavía no hay reservas';
export const noReservationsHint =
  'Cuando pidas una reserva por la guía, la respuesta del lugar va a aparecer acá.';
export const discoverPlaces = 'Descubrir lugares';
export const upcomingReservations = 'Próximas';
export const inactiveReservations = 'Rechazadas y canceladas';
export const pastReservations = 'Pasadas';

export function ownNoShows(noShows: number): string {
  return `No fuiste a ${noShows} reservas confirmadas en el último año, y los lugares donde pidas otra lo ven. Si alguna de estas ausencias es un error, cuestionala.`;
}

export const directionsTo = 'Cómo llegar<hidden> a <name/></hidden>';
export const showMapOf = 'Ver mapa<hidden> de <name/></hidden>';
export const hideMapOf = 'Cerrar mapa<hidden> de <name/></hidden>';
export const requestOtherTime = 'Pedir otro horario<hidden> en <name/></hidden>';

export function callPlaceAt(phone: string): string {
  return `Llamar<hidden> a <name/>, ${phone}</hidden>`;
}

export function changeReservation({ date, time }: ReservationMoment): string {
  return `Cambiar la reserva<hidden> del ${fullDateText(date)}, ${time}</hidden>`;
}

export function cancelReservation({ date, time }: ReservationMoment): string {
  return `Cancelar<hidden> la reserva del ${fullDateText(date)}, ${time}</hidden>`;
}

export function addToCalendar({ date, time }: ReservationMoment): string {
  return `Calendario<hidden> – agregar la reserva del ${fullDateText(date)}, ${time}</hidden>`;
}

export function removeFromCalendar({ date, time }: ReservationMoment): string {
  return `Quitar del calendario<hidden> la reserva del ${fullDateText(date)}, ${time}</hidden>`;
}

export const addToCalendarHint =
  'Abrí el archivo descargado para agregar la reserva a tu calendario.';
export const removeFromCalendarHint =
  'Abrí el archivo descargado para quitar la reserva de tu calendario.';

// Change, cancellation and dispute

export const goBack = 'Volver';
export const changeTitle = 'Cambiar reserva';
export const changeConfirmedHint =
  'Si cambiás el día o el horario, o son más personas, el lugar responde de nuevo.';
export const changePendingHint =
  'El lugar recibe la solicitud actualizada y la confirma o la rechaza.';
export const saveChange = 'Guardar cambio';
export const saving = 'Guardando…';
export const changeSent = 'Cambio enviado. El lugar va a responder.';
export const reservationChanged = 'Reserva cambiada';
export const cancelTitle = '¿Cancelar la reserva?';
export const cancelConsequence =
  'El lugar ve la cancelación. Si cambiás de idea, pedí la reserva de nuevo en su página.';
export const confirmCancellation = 'Cancelar reserva';
export const cancelling = 'Cancelando…';
export const keepReservation = 'Conservar reserva';
export const reservationCancelled = 'Reserva cancelada';

export function disputeNoShow(date: string): string {
  return `Cuestionar ausencia<hidden> del ${fullDateText(date)}</hidden>`;
}

export const disputeTitle = '¿Cuestionar la ausencia?';
export const disputeConsequence =
  'Decí que fuiste, o que avisaste. La ausencia deja de contar y el lugar ve que la cuestionaste.';
export const confirmDispute = 'Cuestionar ausencia';
export const disputing = 'Cuestionando…';
export const noShowDisputed = 'Ausencia cuestionada';
export const ownDisputeHint = 'Cuestionaste esta ausencia. No cuenta.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
