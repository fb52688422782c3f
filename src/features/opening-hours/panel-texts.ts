import type { HolidayKey } from '#features/opening-hours/model/holidays.ts';
import type { OpeningException, PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import {
  minutesPerDay,
  createOpeningCalendar,
} from '#features/opening-hours/model/opening-spans.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { clockText, dayNumberOf } from '#shared/zoned-time.ts';
import { lostAccessText } from '#features/places/panel-texts.ts';

export const specialDayErrors: ErrorSentences = {
  default: 'O dia não foi salvo',
  'invalid-input':
    'Não cabem mais datas especiais neste lugar. Apague as que já passaram no editor.',
  'not-found': 'Este lugar não existe mais. Atualize a página.',
  'permission-denied': lostAccessText,
};

/** Names of the holidays. A special day stores the name as its label, which the page of the place shows. */
export const holidayNames: Record<HolidayKey, string> = {
  'new-year': 'Ano-Novo',
  'city-birthday': `Aniversário de ${brand.city}`,
  tiradentes: 'Tiradentes',
  'labour-day': 'Dia do Trabalho',
  independence: 'Independência',
  'our-lady-of-aparecida': 'Nossa Senhora Aparecida',
  'all-souls': 'Finados',
  republic: 'Proclamação da República',
  'black-awareness': 'Consciência Negra',
  christmas: 'Natal',
  'carnival-monday': 'Segunda de Carnaval',
  carnival: 'Carnaval',
  'good-friday': 'Sexta-feira Santa',
  easter: 'Páscoa',
  'corpus-christi': 'Corpus Christi',
};

/** Returns 'fechado', or '10:00–14:00, 18:00–02:00'. */
function specialDayText({ closed, periods }: Pick<OpeningException, 'closed' | 'periods'>): string {
  return closed ? 'fechado' : periods.map(({ open, close }) => `${open}–${close}`).join(', ');
}

/** Returns the weekly hours of a date, ignoring its exception: 'fechado', '18:00–02:00'. */
export function weeklyHoursText(hours: PlaceHours, date: string): string {
  const day = dayNumberOf(date);
  if (hours.kind !== 'structured' || day === null) return '';
  const spans = createOpeningCalendar({ ...hours.hours, exceptions: [] }).spansOf(day);
  if (spans.length === 0) return 'fechado';
  if (spans.some(({ start, end }) => end - start >= minutesPerDay)) return '24 horas';
  return spans.map(({ start, end }) => `${clockText(start)}–${clockText(end)}`).join(', ');
}

// Choice of a special day
export const specialDaysTitle = 'Feriados e dias especiais';
export const specialDaysLead =
  'Fecha ou muda o horário num dia só? Escolha o dia: a página do lugar e os benefícios acompanham.';
export const ownHoursNote = ', já com horário próprio';
export const otherDay = 'Outro dia';
export const dayLabel = 'Dia';
export const pastDayHint = 'Escolha hoje ou um dia futuro.';
export const morePlaces = 'Mostrar mais lugares';

// Hours of a place on a special day
export function changedDay(
  exception: Pick<OpeningException, 'closed' | 'periods'>,
  weeklyText: string,
): string {
  return `Neste dia: ${specialDayText(exception)}. Na semana: ${weeklyText}.`;
}

export function unchangedDay(weeklyText: string): string {
  return `Como na semana: ${weeklyText}.`;
}

export const closedLabel = 'Fechado';
export const specialHoursLabel = 'Horário especial';
export const usualHoursLabel = 'Como sempre';
export const saveHours = 'Salvar horário';
export const saving = 'Salvando...';
export const saved = 'Salvo.';
export const changedByOther =
  'Outra pessoa acabou de mudar este dia, e valeu a escolha dela. Confira e mude de novo se precisar.';
export const undo = 'Desfazer';

export function undoAt(placeTitle: string): string {
  return `Desfazer em ${placeTitle}`;
}

export const undone = 'Desfeito.';

export function applyToPlaces(count: number): string {
  return `Aplicar aos ${count} lugares`;
}

// Place without weekly hours
export const hoursAsTextHint =
  'O horário deste lugar é um texto livre, que não aceita dias especiais. No editor, informe o horário por dia da semana.';
export const weeklyHoursMissing =
  'Informe primeiro o horário da semana deste lugar. Depois vêm os dias especiais.';
export const enterHours = 'Informar o horário';

export function enterHoursOf(placeTitle: string): string {
  return `Informar o horário de ${placeTitle}`;
}
