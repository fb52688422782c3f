import type { AgendaPeriod } from '#features/events/model/agenda/agenda.ts';
import { getDaysOfDate } from '#features/events/model/agenda/agenda.ts';
import type { CalendarSentences } from '#features/events/model/event-calendar.ts';
import type { AgeLimit, EventAccess } from '#features/events/model/event-options.ts';
import type { EventDateStatus, ListedDate } from '#features/events/model/event-date.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatCents, formatDayAndMonth } from '#shared/formats/formats.es.ts';
import { shortWeekdays, weekdayInSentence } from '#shared/formats/weekdays.es.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

export const agendaErrors: ErrorSentences = { default: 'No se pudo cargar la agenda' };

export const eventErrors: ErrorSentences = {
  default: 'No se pudo cargar el evento',
  'not-found': 'Este evento no está en la agenda',
  'invalid-input': 'Este evento no está en la agenda',
  hints: {
    'not-found': 'Ya terminó, se quitó de la agenda o nunca existió.',
    'invalid-input': 'Mirá los próximos eventos.',
  },
};

export const eventAccessLabels: Record<EventAccess, string> = {
  wheelchair: 'Acceso para sillas de ruedas',
  sign_language: 'Intérprete de Libras (lengua de señas de Brasil)',
  audio_description: 'Audiodescripción',
  quiet_area: 'Espacio tranquilo',
};

const monthNames = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
] as const;

function timeText(instant: Date): string {
  return clockText(wallClockAt(instant).minutes);
}

export function shortDayText(day: number): string {
  return `${shortWeekdays[weekdayOf(day)] ?? ''} ${formatDayAndMonth(isoDateOf(day))}`;
}

export function dateBlockTexts(day: number): { weekday: string; date: string; month: string } {
  const [, month = '', date = ''] = isoDateOf(day).split('-');
  return {
    weekday: shortWeekdays[weekdayOf(day)] ?? '',
    date: String(Number(date)),
    month: (monthNames[Number(month) - 1] ?? '').slice(0, 3),
  };
}

export function longDayText(day: number, today: number): string {
  const [year = '', month = '', date = ''] = isoDateOf(day).split('-');
  const weekday = weekdayInSentence(weekdayOf(day));
  const dayAndMonth = `${weekday} ${Number(date)} de ${monthNames[Number(month) - 1] ?? ''}`;
  return isoDateOf(today).startsWith(year) ? dayAndMonth : `${dayAndMonth} de ${year}`;
}

export function dayHeading(day: number, today: number): string {
  const longText = longDayText(day, today);
  if (day === today) return `Hoy · ${longText}`;
  if (day === today + 1) return `Mañana · ${longText}`;
  return longText.charAt(0).toLocaleUpperCase('es') + longText.slice(1);
}

export function monthHeading(day: number): string {
  const [year = '', month = ''] = isoDateOf(day).split('-');
  const name = monthNames[Number(month) - 1] ?? '';
  return `${name.charAt(0).toLocaleUpperCase('es')}${name.slice(1)} de ${year}`;
}

export function timesOnDayText(date: ListedDate, day: number): string {
  const { first, last } = getDaysOfDate(date);
  if (first === last) return `${timeText(date.startsAt)}–${timeText(date.endsAt)}`;
  const until = `hasta ${shortDayText(last)}, ${timeText(date.endsAt)}`;
  return first === day ? `${timeText(date.startsAt)} · ${until}` : until;
}

export function eventDateLabel(date: ListedDate): string {
  const { first, last } = getDaysOfDate(date);
  const start = `${shortDayText(first)}, ${timeText(date.startsAt)}`;
  return first === last
    ? `${start}–${timeText(date.endsAt)}`
    : `${start} a ${shortDayText(last)}, ${timeText(date.endsAt)}`;
}

export function relativeEventDateLabel(date: ListedDate, now: Date): string {
  const { first, last } = getDaysOfDate(date);
  const daysAhead = first - wallClockAt(now).dayNumber;
  if (date.startsAt <= now) return `Ahora · hasta ${endText(date, now)}`;
  const name = daysAhead === 0 ? 'Hoy' : daysAhead === 1 ? 'Mañana' : null;
  if (name === null || first !== last) return eventDateLabel(date);
  return `${name}, ${timeText(date.startsAt)}–${timeText(date.endsAt)}`;
}

function endText(date: ListedDate, now: Date): string {
  const { last } = getDaysOfDate(date);
  const isToday = last <= wallClockAt(now).dayNumber;
  const end = timeText(date.endsAt);
  return isToday ? end : `${shortDayText(last)}, ${end}`;
}

export function eventPriceText(priceCents: number | null): string | null {
  if (priceCents === null) return null;
  return priceCents === 0 ? 'Gratis' : formatCents(priceCents);
}

export const eventStatusLabels: Record<EventDateStatus, string | null> = {
  scheduled: null,
  sold_out: 'Agotado',
  cancelled: 'Cancelado',
};

export function ageLimitText(limit: AgeLimit): string {
  return limit === 0 ? 'Para todas las edades' : `Desde los ${limit} años`;
}

export const periodLabels: Record<AgendaPeriod, string> = {
  hoje: 'Hoy',
  amanha: 'Mañana',
  'fim-de-semana': 'Fin de semana',
  semana: 'Esta semana',
};
export const anyDay = 'Próximos';

// Cards
export const clubBenefit = 'Beneficio del club';
export const dateEnded = 'Terminado';
export const eventEnded = 'Terminado';

// Agenda
export const agendaPageTitle = `Agenda de ${brand.city} · ${brand.name}`;
export const agendaTitle = 'Agenda';
export const agendaLead = `Qué pasa en ${brand.city}, día por día.`;
export const loadingAgenda = 'Cargando la agenda…';
export const loading = 'Cargando…';
export const noEventsTitle = 'No hay eventos programados';
export const noEventsHint = 'Cuando un lugar programe un evento, va a aparecer acá.';
export const explorePlaces = 'Explorar lugares';
export const agendaFeed = 'Agenda para tu calendario (.ics)';
export const agendaFeedName = `Agenda · ${brand.name}`;
export const moreEvents = 'Ver más eventos';

// Agenda without events on the selected days
export const nothingOnTheseDays = 'No hay nada programado para estos días';
export const nothingWithFilters = 'Ningún evento con estos filtros';
export const otherFiltersHint = 'Probá con otro barrio, otra categoría u otro precio.';

export function nextEventHint(day: string, title: string): string {
  return `El próximo evento es el ${day}: ${title}.`;
}

export const showThisDay = 'Ver este día';

// Filters of the agenda
export const filtersTitle = 'Filtros';

export function filtersWithCount(count: number): string {
  return `Filtros (${count})`;
}

export const activeFiltersLabel = 'Filtros activos';
export const loadingActiveFilters = 'Cargando los filtros activos…';
export const clearFilters = 'Limpiar filtros';

export function showEvents(count: number): string {
  return `Ver ${countText(count, 'evento', 'eventos')}`;
}

export const categoryLabel = 'Categoría';
export const neighborhoodLabel = 'Barrio';
export const allNeighborhoods = 'Todos los barrios';
export const priceLabel = 'Precio';
export const freeLabel = 'Gratis';
export const distanceLabel = 'Distancia';

export function withinDistance(kilometres: number): string {
  return `Hasta ${kilometres} km`;
}

export const nearbyHint = 'Para ver solo lo que está cerca, indicá dónde estás.';
export const clubLabel = 'Club';
export const withBenefitLabel = 'Con beneficio';
export const unnamedPlace = 'Un lugar';

// Days of the agenda
export const whenLabel = 'Cuándo';
export const chooseDay = 'Elegir día';
export const calendarLabel = 'Calendario';
export const loadingCalendar = 'Cargando el calendario…';
export const previousMonth = 'Mes anterior';
export const nextMonth = 'Mes siguiente';

export function calendarDayLabel(day: number, today: number, count: number): string {
  return `${longDayText(day, today)}, ${countText(count, 'evento', 'eventos')}`;
}

// Page of an event
export const loadingEvent = 'Cargando el evento…';
export const tryAgain = 'Reintentar';
export const showAgenda = 'Ver la agenda';

export function imageOfEvent(title: string): string {
  return `Imagen de ${title}`;
}

export const share = 'Compartir';
export const aboutTitle = 'Acerca de';

export function aboutEvent(title: string): string {
  return `sobre ${title}`;
}

export function datesTitle(count: number): string {
  return count > 1 ? 'Fechas' : 'Fecha';
}

export function showAllDates(count: number): string {
  return `Ver las ${count} fechas`;
}

export const factsTitle = 'Información';
export const locationTitle = 'Dónde es';
export const loadingLocation = 'Cargando la ubicación…';
export const loadingOtherEvents = 'Cargando otros eventos…';

export function moreEventsAt(placeTitle: string): string {
  return `Más en ${placeTitle}`;
}

export function placeFeed(placeTitle: string): string {
  return `Agenda de ${placeTitle} (.ics)`;
}

// Actions of an event
export const buyTicket = 'Comprar entrada';
export const directions = 'Cómo llegar';
export const addToCalendar = 'Agregar al calendario';

export function addDateToCalendar(date: string): string {
  return `Agregar ${date} al calendario`;
}

export const deviceCalendar = 'Calendario del dispositivo';
export const googleCalendar = 'Google Calendar';
export const outlookCalendar = 'Outlook';
export const allDatesOnDevice = 'Todas las fechas en el dispositivo';

export const calendarSentences: CalendarSentences = {
  soldOut: 'Entradas agotadas.',
  tickets: (ticketUrl) => `Entradas: ${ticketUrl}`,
};

// Report of an event
export const reportEvent = 'Denunciar evento';
export const loadingReport = 'Cargando la denuncia…';
export const reportingAwaitsApproval =
  'Tu cuenta espera la aprobación del administrador. Después vas a poder denunciar eventos.';
export const ownEventHint = 'Gestionás este evento: cambiá o cancelá las fechas en el panel.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
