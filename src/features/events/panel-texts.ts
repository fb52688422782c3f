import type {
  EventDateDraft,
  MonthWeek,
  RepetitionKind,
} from '#features/events/model/event-date-draft.ts';
import type { EventPricing, EventProblem } from '#features/events/model/event-draft.ts';
import type { AddedDates } from '#features/events/model/event-pattern.ts';
import type { AgeLimit } from '#features/events/model/event-options.ts';
import type { EventDateStatus, ListedDate } from '#features/events/model/event-date.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import { foreignImages } from '#features/pictures/texts.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatDate, formatDayAndMonth } from '#shared/formats/formats.ts';
import { shortDateText } from '#shared/formats/stored-dates.ts';
import { weekdayNames } from '#shared/formats/weekdays.ts';
import type { WallClock } from '#shared/zoned-time.ts';
import { clockText, dayNumberOf, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

const deletedEventText = 'Este evento foi excluído por outra pessoa. Confira a lista.';

const notAllowedText = 'Você não pode mais alterar os eventos deste lugar. Atualize a página.';

export const managedEventsErrors: ErrorSentences = {
  default: 'Não foi possível carregar os eventos',
  'permission-denied': 'Seu acesso a este lugar mudou. Atualize a página.',
};

export const editedEventErrors: ErrorSentences = {
  default: 'Não foi possível carregar o evento',
  'not-found': 'Evento não encontrado',
};

export const eventSaveErrors: ErrorSentences = {
  default: 'Não foi possível salvar o evento',
  'not-found': deletedEventText,
  'permission-denied': notAllowedText,
  conflict:
    'Outra pessoa mudou este evento enquanto você editava. Abra-o em outra aba, veja como está e refaça lá o que faltar.',
};

export const eventStatusErrors: ErrorSentences = {
  default: 'Não foi possível mudar a situação da data',
  'not-found': deletedEventText,
  'permission-denied': notAllowedText,
};

export const eventDeleteErrors: ErrorSentences = {
  default: 'Não foi possível excluir o evento',
  'not-found': deletedEventText,
  'permission-denied': notAllowedText,
};

/** Labels of the status of an event on a date, in the panel. */
export const eventDateStatusLabels: Record<EventDateStatus, string> = {
  scheduled: 'Confirmado',
  sold_out: 'Esgotado',
  cancelled: 'Cancelado',
};

/** Menu items that change the status of a date. */
export const eventDateStatusActions: Record<EventDateStatus, string> = {
  scheduled: 'Marcar como confirmado',
  sold_out: 'Marcar como esgotado',
  cancelled: 'Marcar como cancelado',
};

/** Returns the accessible name of such an item. */
export function actionOnEventDate(action: string, title: string, when: string): string {
  return `${action}: ${title}, ${when}`;
}

export const eventPricingLabels: Record<EventPricing, string> = {
  free: 'Grátis',
  price: 'Valor em reais',
  unknown: 'Não informado',
};

export const repetitionLabels: Record<RepetitionKind, string> = {
  once: 'Não se repete',
  days: 'A cada dia',
  weeks: 'A cada semana',
  months: 'A cada mês',
};

/** Labels of the repetition interval. */
export const repetitionUnits: Record<Exclude<RepetitionKind, 'once'>, string> = {
  days: 'Repete a cada quantos dias',
  weeks: 'Repete a cada quantas semanas',
  months: 'Repete a cada quantos meses',
};

/** Returns 'Na 1ª sexta do mês' or 'No último domingo do mês'. */
export function monthPositionText(week: MonthWeek, weekday: number): string {
  const isMasculine = weekday === 0 || weekday === 6;
  const name = (weekdayNames[weekday] ?? '').toLocaleLowerCase('pt-BR');
  const ordinal =
    week === -1 ? (isMasculine ? 'último' : 'última') : `${week}${isMasculine ? 'º' : 'ª'}`;
  return `${isMasculine ? 'No' : 'Na'} ${ordinal} ${name} do mês`;
}

export const eventProblemTexts: Record<EventProblem, string> = {
  'title-missing': 'Dê um título ao evento.',
  'description-too-long': 'A descrição passou do limite. Encurte-a.',
  'translation-too-long': 'Uma descrição em outro idioma passou do limite. Encurte-a.',
  'pattern-incomplete': 'Informe o dia, o começo e o fim.',
  'pattern-end-first': 'O evento termina antes de começar. Confira o fim.',
  'pattern-too-long': 'Uma data dura no máximo 31 dias. Para mais, repita o evento.',
  'pattern-past': 'A primeira data já passou. Escolha de hoje em diante.',
  'pattern-too-far': 'As datas vão no máximo até dois anos à frente.',
  'pattern-no-weekday': 'Marque ao menos um dia da semana.',
  'pattern-every': 'Informe um número inteiro, de 1 a 99.',
  'pattern-until': 'Informe até que dia ele se repete, a partir do primeiro.',
  'pattern-empty': 'Nenhuma data cai nesse período. Confira o primeiro e o último dia.',
  'date-incomplete': 'Complete o dia, o começo e o fim de cada data.',
  'date-end-first': 'Há uma data que termina antes de começar.',
  'date-too-long': 'Uma data dura no máximo 31 dias.',
  'date-too-far': 'Há uma data a mais de dois anos daqui, ou de antes de 2000.',
  'dates-missing': 'Um evento tem ao menos uma data. Adicione uma, ou exclua o evento.',
  'too-many-dates': 'Um evento tem no máximo 60 datas. Remova algumas que já passaram.',
  'price-unreadable': 'Informe o valor em reais, como 25,00, de até 100 mil.',
  'tickets-unusable': 'Informe um endereço da web, como https://ingressos.com/evento.',
  'foreign-image': foreignImages,
};

/** Returns 'sex 27/11, 20:00–23:00'; with the day of the end if the date ends at noon of the next day or later. */
export function dateSpanText({ startsAt, endsAt }: ListedDate): string {
  return spanText(wallClockAt(startsAt), wallClockAt(endsAt));
}

/** Formats a date like dateSpanText(), with the year: 'sex 27/11/2026, 20:00–23:00'. */
export function dateSpanWithYearText({ startsAt, endsAt }: ListedDate): string {
  return spanText(wallClockAt(startsAt), wallClockAt(endsAt), (date) => {
    return `${shortDateText(date)}/${date.slice(0, 4)}`;
  });
}

function spanText(start: WallClock, end: WallClock, toDateText = shortDateText): string {
  const dayCount = end.dayNumber - start.dayNumber;
  const isOneNight = dayCount === 0 || (dayCount === 1 && end.minutes < 720);
  const separator = isOneNight ? '–' : ` até ${toDateText(isoDateOf(end.dayNumber))}, `;
  return `${toDateText(isoDateOf(start.dayNumber))}, ${clockText(start.minutes)}${separator}${clockText(end.minutes)}`;
}

/** Formats the form values of a date like dateSpanText(). Returns 'Data incompleta' if a value is missing. */
export function dateDraftText({ day, start, endDay, end }: EventDateDraft): string {
  const [first, last] = [dayNumberOf(day), dayNumberOf(endDay)];
  if (first === null || last === null || !start || !end) return 'Data incompleta';
  return spanText(
    { dayNumber: first, minutes: minutesOf(start) },
    { dayNumber: last, minutes: minutesOf(end) },
  );
}

/** Returns the heading of a week: 'Esta semana', 'Próxima semana', '7/12 a 13/12'. */
export function weekText(monday: number, thisMonday: number): string {
  if (monday <= thisMonday) return 'Esta semana';
  if (monday === thisMonday + 7) return 'Próxima semana';
  const [from, to] = [monday, monday + 6].map((day) => formatDayAndMonth(isoDateOf(day)));
  return `${from ?? ''} a ${to ?? ''}`;
}

/** Returns the heading of a preview: '12 datas', '60 datas, o máximo de um evento'. */
export function previewHeading({ dates, excludedDays, isCut }: AddedDates): string {
  const count = countText(dates.length, 'data', 'datas');
  const excludedText =
    excludedDays.length > 0
      ? `, sem ${countText(excludedDays.length, 'retirada', 'retiradas')}`
      : '';
  return isCut ? `${count}, o máximo de um evento${excludedText}` : `${count}${excludedText}`;
}

// Pages
export const eventsTitle = 'Eventos';
export const eventsPageTitle = `Eventos · ${brand.name}`;
export const newEvent = 'Novo evento';
export const newEventPageTitle = `Novo evento · ${brand.name}`;

export function newEventAt(placeTitle: string): string {
  return `Novo evento de ${placeTitle}`;
}

export const editEventTitle = 'Editar evento';
export const loadingEvents = 'Carregando os eventos...';
export const loadingEvent = 'Carregando o evento...';
export const loadingPlaces = 'Carregando lugares...';
export const eventListTitle = 'Lista de eventos';
export const importFromFile = 'Importar de um arquivo';
export const showEventsOfAllPlaces = 'Ver os de todos os lugares';

// List of events
export const spanLabel = 'Quais eventos';
export const upcomingEvents = 'Próximos';
export const pastEvents = 'Passados';
export const noUpcomingEvents = 'Nenhum evento marcado. Crie o próximo.';
export const noPastEvents = 'Nenhum evento passou ainda.';
export const moreEvents = 'Mostrar mais eventos';
export const moreWeeks = 'Mostrar mais semanas';

export function laterEventsMissing(lastAt: Date | null | undefined): string {
  return `Nas semanas acima ainda faltam eventos que vão além de ${formatDate(lastAt)}.`;
}

export function pastDates(count: number, lastAt: Date | null): string {
  return `${countText(count, 'data', 'datas')}, a última em ${formatDate(lastAt)}`;
}

export const notInAgenda = 'Fora da agenda';

export const duplicate = 'Duplicar';

export function moreOptions(title: string): string {
  return `Mais opções de ${title}`;
}

export function editEvent(title: string): string {
  return `Editar ${title}`;
}

export function duplicateEvent(title: string): string {
  return `Duplicar ${title}`;
}

export function deleteEvent(title: string): string {
  return `Excluir ${title}`;
}

export function editEventDate(title: string, when: string): string {
  return `Editar ${title}, ${when}`;
}

export function duplicateEventDate(title: string, when: string): string {
  return `Duplicar ${title}, ${when}`;
}

export function statusOfEventDate(title: string, when: string): string {
  return `Situação de ${title}, ${when}`;
}

// Deletion of an event
export const deletionTitle = 'Excluir evento';

export function deletionQuestion(title: string): string {
  return `Tem certeza que deseja excluir “${title}” com todas as datas? Quem o salvou não é avisado: se ele não vai acontecer, cancele as datas.`;
}

export const confirmDeletion = 'Excluir';
export const deleting = 'Excluindo...';
export const eventDeleted = 'Evento excluído';

// Columns of the list
export const eventColumn = 'Evento';
export const placeColumn = 'Lugar';
export const actionsColumn = 'Ações';

// Preview of the card
export const previewTitle = 'Como aparece na agenda';
export const previewUntitled = 'Título do evento';
export const previewUndated = 'Data e hora';
export const previewEnded = 'O evento já passou e não aparece na agenda.';

// Editor
export const contentTitle = 'O evento';
export const titleLabel = 'Título';
export const descriptionLabel = 'Descrição (opcional)';
export const datesTitle = 'Quando';
export const addDates = 'Adicionar datas';
export const addNoDates = 'Não adicionar datas';
export const photosTitle = 'Fotos';
export const photosLead =
  'A foto em destaque aparece na agenda. Sem fotos, o evento mostra a data.';
export const waitForPhotos = 'Espere as fotos terminarem de subir.';
export const publicationTitle = 'Publicação';
export const inAgendaLabel = 'Na agenda';
export const inAgendaHint = 'Desligado, só quem cuida do lugar vê o evento.';
export const cancel = 'Cancelar';
export const saveEvent = 'Salvar evento';
export const saving = 'Salvando...';
export const eventSaved = 'Evento salvo';
export const eventCreated = 'Evento criado';

// Dates in the editor
export const eventDatesLegend = 'Datas do evento';

export function showEndedDates(count: number): string {
  return `Mostrar ${countText(count, 'data que já passou', 'datas que já passaram')}`;
}

export function statusOfDate(date: string): string {
  return `Situação de ${date}`;
}

export function moveDate(date: string): string {
  return `Mover ${date}`;
}

export function removeDate(date: string): string {
  return `Remover ${date}`;
}

export const dayLabel = 'Dia';
export const startTimeLabel = 'Começa às';
export const endDayLabel = 'Termina no dia';
export const endTimeLabel = 'Termina às';
export const upcomingDatesLegend = 'Todas as próximas datas';
export const changeUpcomingDates = 'Mudar todas as próximas';
export const statusOfAllLabel = 'Situação de todas';
export const severalStatuses = 'Várias';
export const startOfAllLabel = 'Começo de todas';
export const endOfAllLabel = 'Fim de todas';

// Dates to add
export const firstDayLabel = 'Primeiro dia';
export const repeatsLabel = 'Repetição';
export const endTimeHint = 'Antes do começo: termina no dia seguinte.';
export const otherEndDayLabel = 'Termina em outro dia (opcional)';
export const otherEndDayHint = 'Para festivais de vários dias seguidos.';
export const untilLabel = 'Até o dia';
export const monthPositionLabel = 'Em que dia do mês';
export const repeatedWeekdaysLegend = 'Nos dias';
export const datesToCreate = 'Datas que serão criadas';

export function leaveDateOut(date: string): string {
  return `Retirar ${date}`;
}

export const restoreDates = 'Devolver as datas retiradas';

// Admission in the editor
export const admissionTitle = 'Entrada';
export const priceLabel = 'Preço';
export const priceFromLabel = 'A partir de (R$)';
export const ticketUrlLabel = 'Endereço dos ingressos (opcional)';
export const ageLimitLabel = 'Idade mínima';
export const ageLimitUnknown = 'Não informada';

export function ageLimitOption(limit: AgeLimit): string {
  return limit === 0 ? 'Livre' : `${limit} anos`;
}

export const accessLabel = 'Acessibilidade';
