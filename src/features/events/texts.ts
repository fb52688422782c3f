import type { AgendaPeriod } from '#features/events/model/agenda/agenda.ts';
import { getDaysOfDate } from '#features/events/model/agenda/agenda.ts';
import type { CalendarSentences } from '#features/events/model/event-calendar.ts';
import type { AgeLimit, EventAccess } from '#features/events/model/event-options.ts';
import type { EventDateStatus, ListedDate } from '#features/events/model/event-date.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatCents, formatDayAndMonth } from '#shared/formats/formats.ts';
import { shortWeekdays, weekdayNames } from '#shared/formats/weekdays.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

export const agendaErrors: ErrorSentences = { default: 'Não foi possível carregar a agenda' };

export const eventErrors: ErrorSentences = {
  default: 'Não foi possível carregar o evento',
  'not-found': 'Este evento não está na agenda',
  'invalid-input': 'Este evento não está na agenda',
  hints: {
    'not-found': 'Ele já terminou, saiu da agenda ou nunca existiu.',
    'invalid-input': 'Veja os próximos eventos.',
  },
};

export const eventAccessLabels: Record<EventAccess, string> = {
  wheelchair: 'Acesso para cadeira de rodas',
  sign_language: 'Intérprete de Libras',
  audio_description: 'Audiodescrição',
  quiet_area: 'Espaço tranquilo',
};

const monthNames = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
] as const;

/** Returns '20:00' in the brand's time zone. */
function timeText(instant: Date): string {
  return clockText(wallClockAt(instant).minutes);
}

/**
 * Returns 'sex 27/11'.
 * @param day local day number
 */
export function shortDayText(day: number): string {
  return `${shortWeekdays[weekdayOf(day)] ?? ''} ${formatDayAndMonth(isoDateOf(day))}`;
}

/** Returns the parts of a date block: 'sex', '27' and 'nov'. */
export function dateBlockTexts(day: number): { weekday: string; date: string; month: string } {
  const [, month = '', date = ''] = isoDateOf(day).split('-');
  return {
    weekday: shortWeekdays[weekdayOf(day)] ?? '',
    date: String(Number(date)),
    month: (monthNames[Number(month) - 1] ?? '').slice(0, 3),
  };
}

/** Returns 'sexta, 27 de novembro', with the year if it is not the current one. */
export function longDayText(day: number, today: number): string {
  const [year = '', month = '', date = ''] = isoDateOf(day).split('-');
  const name = (weekdayNames[weekdayOf(day)] ?? '').toLocaleLowerCase('pt-BR');
  const dayAndMonth = `${name}, ${date === '01' ? '1º' : Number(date)} de ${monthNames[Number(month) - 1] ?? ''}`;
  return isoDateOf(today).startsWith(year) ? dayAndMonth : `${dayAndMonth} de ${year}`;
}

/** Returns the heading of a day: 'Hoje · segunda, 23 de novembro', 'Sexta, 27 de novembro'. */
export function dayHeading(day: number, today: number): string {
  const longText = longDayText(day, today);
  if (day === today) return `Hoje · ${longText}`;
  if (day === today + 1) return `Amanhã · ${longText}`;
  return longText.charAt(0).toLocaleUpperCase('pt-BR') + longText.slice(1);
}

/**
 * Returns the heading of a calendar month: 'Novembro de 2026'.
 * @param day any local day number in the month
 */
export function monthHeading(day: number): string {
  const [year = '', month = ''] = isoDateOf(day).split('-');
  const name = monthNames[Number(month) - 1] ?? '';
  return `${name.charAt(0).toLocaleUpperCase('pt-BR')}${name.slice(1)} de ${year}`;
}

/**
 * Returns the times of a date below the heading of a day: '20:00–23:00', '23:00–05:00' for a night; for a date of
 * several days '20:00 · até dom 29/11, 22:00' on the first day and 'até dom 29/11, 22:00' on the others.
 */
export function timesOnDayText(date: ListedDate, day: number): string {
  const { first, last } = getDaysOfDate(date);
  if (first === last) return `${timeText(date.startsAt)}–${timeText(date.endsAt)}`;
  const until = `até ${shortDayText(last)}, ${timeText(date.endsAt)}`;
  return first === day ? `${timeText(date.startsAt)} · ${until}` : until;
}

/** Returns a date with its day: 'sex 27/11, 20:00–23:00', 'sex 27/11, 20:00 até dom 29/11, 22:00'. */
export function eventDateLabel(date: ListedDate): string {
  const { first, last } = getDaysOfDate(date);
  const start = `${shortDayText(first)}, ${timeText(date.startsAt)}`;
  return first === last
    ? `${start}–${timeText(date.endsAt)}`
    : `${start} até ${shortDayText(last)}, ${timeText(date.endsAt)}`;
}

/**
 * Returns 'Acontecendo agora · até 23:00' for a date that has begun, 'Hoje, 20:00–23:00' or 'Amanhã, 20:00–23:00' for a
 * date within one day, otherwise eventDateLabel().
 */
export function relativeEventDateLabel(date: ListedDate, now: Date): string {
  const { first, last } = getDaysOfDate(date);
  const daysAhead = first - wallClockAt(now).dayNumber;
  if (date.startsAt <= now) return `Acontecendo agora · até ${endText(date, now)}`;
  const name = daysAhead === 0 ? 'Hoje' : daysAhead === 1 ? 'Amanhã' : null;
  if (name === null || first !== last) return eventDateLabel(date);
  return `${name}, ${timeText(date.startsAt)}–${timeText(date.endsAt)}`;
}

function endText(date: ListedDate, now: Date): string {
  const { last } = getDaysOfDate(date);
  const isToday = last <= wallClockAt(now).dayNumber;
  const end = timeText(date.endsAt);
  return isToday ? end : `${shortDayText(last)}, ${end}`;
}

/** Returns 'Grátis' or 'R$ 30,00', or null if the price is unknown. */
export function eventPriceText(priceCents: number | null): string | null {
  if (priceCents === null) return null;
  return priceCents === 0 ? 'Grátis' : formatCents(priceCents);
}

/** Labels of dates that do not take place as planned; null for scheduled dates. */
export const eventStatusLabels: Record<EventDateStatus, string | null> = {
  scheduled: null,
  sold_out: 'Esgotado',
  cancelled: 'Cancelado',
};

/** Returns 'Livre para todas as idades' or 'A partir de 18 anos'. */
export function ageLimitText(limit: AgeLimit): string {
  return limit === 0 ? 'Livre para todas as idades' : `A partir de ${limit} anos`;
}

/** Labels of the periods of the agenda. */
export const periodLabels: Record<AgendaPeriod, string> = {
  hoje: 'Hoje',
  amanha: 'Amanhã',
  'fim-de-semana': 'Fim de semana',
  semana: 'Esta semana',
};

/** Label of the agenda without a period: all dates from today on. */
export const anyDay = 'Próximos';

// Cards
export const clubBenefit = 'Benefício do clube';
export const dateEnded = 'Encerrado';
export const eventEnded = 'Encerrado';

// Agenda
export const agendaPageTitle = `Agenda de ${brand.city} · ${brand.name}`;
export const agendaTitle = 'Agenda';
export const agendaLead = `O que acontece em ${brand.city}, dia a dia.`;
export const loadingAgenda = 'Carregando a agenda...';
export const loading = 'Carregando...';
export const noEventsTitle = 'Nenhum evento marcado';
export const noEventsHint = 'Quando um lugar marcar um evento, ele aparece aqui.';
export const explorePlaces = 'Explorar lugares';
export const agendaFeed = 'Agenda para o seu calendário (.ics)';
export const agendaFeedName = `Agenda · ${brand.name}`;
export const moreEvents = 'Ver mais eventos';

// Agenda without events on the selected days
export const nothingOnTheseDays = 'Nada marcado para estes dias';
export const nothingWithFilters = 'Nenhum evento com estes filtros';
export const otherFiltersHint = 'Tente outro bairro, outra categoria ou outro preço.';

export function nextEventHint(day: string, title: string): string {
  return `O próximo evento é ${day}: ${title}.`;
}

export const showThisDay = 'Ver este dia';

// Filters of the agenda
export const filtersTitle = 'Filtros';

export function filtersWithCount(count: number): string {
  return `Filtros (${count})`;
}

export const activeFiltersLabel = 'Filtros ativos';
export const loadingActiveFilters = 'Carregando os filtros ativos...';
export const clearFilters = 'Limpar filtros';

export function showEvents(count: number): string {
  return `Ver ${countText(count, 'evento', 'eventos')}`;
}

export const categoryLabel = 'Categoria';
export const neighborhoodLabel = 'Bairro';
export const allNeighborhoods = 'Todos os bairros';
export const priceLabel = 'Preço';
export const freeLabel = 'Grátis';
export const distanceLabel = 'Distância';

export function withinDistance(kilometres: number): string {
  return `Até ${kilometres} km`;
}

export const nearbyHint = 'Para ver só o que está perto, diga onde você está.';
export const clubLabel = 'Clube';
export const withBenefitLabel = 'Com benefício';
export const unnamedPlace = 'Um lugar';

// Days of the agenda
export const whenLabel = 'Quando';
export const chooseDay = 'Escolher dia';
export const calendarLabel = 'Calendário';
export const loadingCalendar = 'Carregando o calendário...';
export const previousMonth = 'Mês anterior';
export const nextMonth = 'Próximo mês';

export function calendarDayLabel(day: number, today: number, count: number): string {
  return `${longDayText(day, today)}, ${countText(count, 'evento', 'eventos')}`;
}

// Page of an event
export const loadingEvent = 'Carregando o evento...';
export const tryAgain = 'Tentar novamente';
export const showAgenda = 'Ver a agenda';

export function imageOfEvent(title: string): string {
  return `Imagem de ${title}`;
}

export const share = 'Compartilhar';
export const aboutTitle = 'Sobre';

export function aboutEvent(title: string): string {
  return `sobre ${title}`;
}

export function datesTitle(count: number): string {
  return count > 1 ? 'Datas' : 'Data';
}

export function showAllDates(count: number): string {
  return `Ver todas as ${count} datas`;
}

export const factsTitle = 'Informações';
export const locationTitle = 'Onde é';
export const loadingLocation = 'Carregando localização...';
export const loadingOtherEvents = 'Carregando outros eventos...';

export function moreEventsAt(placeTitle: string): string {
  return `Mais em ${placeTitle}`;
}

export function placeFeed(placeTitle: string): string {
  return `Agenda de ${placeTitle} (.ics)`;
}

// Actions of an event
export const buyTicket = 'Comprar ingresso';
export const directions = 'Como chegar';
export const addToCalendar = 'Adicionar ao calendário';

export function addDateToCalendar(date: string): string {
  return `Adicionar ${date} ao calendário`;
}

export const deviceCalendar = 'Calendário do aparelho';
export const googleCalendar = 'Google Agenda';
export const outlookCalendar = 'Outlook';
export const allDatesOnDevice = 'Todas as datas no aparelho';

/** Sentences in the description of calendar entries. */
export const calendarSentences: CalendarSentences = {
  soldOut: 'Ingressos esgotados.',
  tickets: (ticketUrl) => `Ingressos: ${ticketUrl}`,
};

// Report of an event
export const reportEvent = 'Denunciar evento';
export const loadingReport = 'Carregando a denúncia...';
export const reportingAwaitsApproval =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá denunciar eventos.';
export const ownEventHint = 'Você cuida deste evento: mude ou cancele as datas no painel.';
