import {
  maxEventDates,
  maxEventTitleLength,
  maxEventYearsAhead,
} from '#features/events/model/event-options.ts';
import { maxEventDays } from '#features/events/model/event-date.ts';
import type {
  EventImportRow,
  retainedEventReasons,
} from '#features/imports/model/import-contract.ts';
import type {
  EventRowError,
  EventRowWarning,
} from '#features/imports/model/event-import/raw-event.ts';
import { maxImportedEvents } from '#features/imports/model/event-import/raw-event.ts';
import * as brand from '#shared/brand.ts';
import { tooManyAttemptsText } from '#shared/common-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatDateTime } from '#shared/formats/formats.ts';

const noAccessText = 'Você não gerencia mais este lugar.';

export const eventCheckErrors: ErrorSentences = {
  default: 'Não foi possível conferir o arquivo',
  'permission-denied': noAccessText,
  'too-many-requests': tooManyAttemptsText,
};

export const eventImportErrors: ErrorSentences = {
  default: 'Não foi possível importar os eventos',
  'permission-denied': noAccessText,
  'too-many-requests': tooManyAttemptsText,
};

export const eventImportListErrors: ErrorSentences = {
  default: 'Não foi possível carregar as importações',
};

export const eventUndoErrors: ErrorSentences = {
  default: 'Não foi possível desfazer a importação',
  'not-found': 'Esta importação não existe mais',
  conflict: 'Os eventos desta importação estão mudando agora. Tente novamente em alguns minutos.',
};

/** Accepted formats and limits, shown before a file is chosen. */
export const eventFileLimits = `Calendário (.ics) ou tabela (.csv), até 1 MB e ${maxImportedEvents} eventos.`;

/** Columns of a table of events, shown before a file is chosen. */
export const eventColumnsHint =
  'A tabela precisa das colunas título e data; lugar, início, fim, preço, ingressos, idade mínima e descrição são opcionais.';

/** Reasons why an event is not imported. */
export const eventRowErrorTexts: Record<EventRowError, string> = {
  'title-missing': 'Falta o título.',
  'title-too-long': `O título passa de ${maxEventTitleLength} caracteres.`,
  'description-too-long': 'A descrição passa de 4.000 caracteres.',
  'place-missing': 'Falta o lugar. Escolha um para o arquivo todo, ou preencha a coluna lugar.',
  'place-unknown': 'Não é um lugar ativo em que você possa anunciar eventos.',
  'place-ambiguous': 'Dois lugares têm este nome. Escolha um para o arquivo todo.',
  'date-missing': 'Falta a data.',
  'date-unreadable': 'A data não existe ou não pôde ser lida. Use 28/11/2026 ou 2026-11-28.',
  'time-unreadable': 'A hora não pôde ser lida. Use 20:30 ou 20h30.',
  'zone-unknown': 'O fuso horário não é conhecido.',
  'rule-unreadable': 'A repetição não pôde ser lida.',
  'end-before-start': 'Termina antes de começar.',
  'date-too-long': `Uma data dura mais de ${maxEventDays} dias.`,
  'date-too-far': `Uma data fica mais de ${maxEventYearsAhead} anos à frente.`,
  'too-many-dates': `Tem mais de ${maxEventDates} datas.`,
  'all-past': 'Todas as datas já passaram.',
};

/** Differences between the file and the stored event. */
export const eventRowWarningTexts: Record<EventRowWarning, string> = {
  'end-assumed': 'Sem hora de término: contamos três horas.',
  'past-left-out': 'As datas que já passaram ficam de fora.',
  'repetition-cut': `A repetição vai além: entram as próximas ${maxEventDates} datas, até ${maxEventYearsAhead} anos à frente.`,
  'price-unknown': 'O preço não pôde ser lido e fica em branco.',
  'ticket-dropped': 'O link de ingressos não é seguro e fica de fora.',
  'age-unknown': 'A idade mínima não é conhecida e fica em branco.',
};

/** Reasons why an undo keeps an event. */
export const retainedEventTexts: Record<(typeof retainedEventReasons)[number], string> = {
  edited: 'foi editado',
  saved: 'alguém o salvou',
};

export const rowStateLabels: Record<EventImportRow['state'], string> = {
  ready: 'Prontos',
  duplicate: 'Já na agenda',
  invalid: 'Com problema',
};

export const emptyRowStates: Record<EventImportRow['state'], string> = {
  ready: 'Nenhum evento está pronto para entrar.',
  duplicate: 'Nenhum evento está na agenda ainda.',
  invalid: 'Nenhum evento tem problema.',
};

// Page
export const eventImportPageTitle = `Importação de eventos · ${brand.name}`;
export const eventImportTitle = 'Importação de eventos';
export const eventImportLead =
  'Traga a programação de um calendário ou de uma planilha. Você confere tudo antes de gravar.';
export const eventFileLabel = 'Arquivo de eventos';

// Check of the file
export const checkingEvents = 'Conferindo os eventos do arquivo...';
export const hostPlaceLabel = 'Onde acontecem';
export const hostPlaceFromFile = 'Como está no arquivo';
export const loadingHostPlaces = 'Carregando seus lugares...';
export const showEventsLabel = 'Mostrar eventos';

export function eventOfFile(row: number): string {
  return `Nº ${row} do arquivo`;
}

export const untitledEvent = 'Sem título';

export function checkedDate(date: string, isCancelled: boolean): string {
  return isCancelled ? `${date} (cancelada)` : date;
}

export function moreDates(count: number): string {
  return `e mais ${countText(count, 'data', 'datas')}`;
}

export const importEvent = 'Importar';
export const noEventsToImport = 'Nenhum evento para importar';

export function importEvents(count: number): string {
  return `Importar ${countText(count, 'evento', 'eventos')}`;
}

export const storeHint =
  'Os eventos aparecem para todos assim que entram. A importação inteira pode ser desfeita depois.';

export function storedEvents(count: number): string {
  if (count === 0) return 'Nenhum evento novo: todos já estavam na agenda.';
  return `${countText(count, 'evento entrou', 'eventos entraram')} na agenda.`;
}

// Past imports
export const importComplete = 'Completa';

export function pastEventImportSummary(count: number, createdAt: Date): string {
  return `${countText(count, 'evento', 'eventos')} · ${formatDateTime(createdAt)}`;
}

export function undoRemovesEvents(count: number): string {
  return `Os eventos de <file/> (${countText(count, 'evento', 'eventos')}) saem da agenda.`;
}

export const undoKeepsEventsHint = 'Ficam os que alguém já editou ou salvou.';
export const keepEvents = 'Manter os eventos';

export function undoneEvents(removedCount: number, retainedCount: number): string {
  const removedText = countText(removedCount, 'evento saiu', 'eventos saíram');
  const retainedText =
    retainedCount === 0 ? 'nenhum ficou' : countText(retainedCount, 'ficou', 'ficaram');
  return `${removedText} da agenda, ${retainedText}.`;
}
