import type {
  EventRowError,
  EventRowWarning,
} from '#features/imports/model/event-import/raw-event.ts';
import { maxImportedEvents } from '#features/imports/model/event-import/raw-event.ts';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';
import { eventBounds, maxEventDays, maxEventYearsAhead } from '#features/events/model/event.ts';
import type { keptEventReasons } from '#features/imports/model/event-import/event-import-contract.ts';

/** What a file may be, said before it is chosen. */
export const eventFileLimits = `Calendário (.ics) ou tabela (.csv), até 1 MB e ${maxImportedEvents} eventos.`;

/** What a table says of events, said before it is chosen. */
export const eventColumnsHint =
  'A tabela precisa das colunas título e data; lugar, início, fim, preço, ingressos, idade mínima e descrição são opcionais.';

const otherFile = 'O arquivo não é um calendário nem uma tabela. Escolha um .ics ou um .csv.';

/** Why a file is not read, and what to do. */
export const eventFileSentences: Record<FileProblem, string> = {
  empty: 'O arquivo está vazio. Escolha outro arquivo.',
  'too-large': 'O arquivo é grande demais. O limite é de 1 MB: divida-o em partes.',
  'too-many-rows': `O arquivo tem mais de ${maxImportedEvents} eventos. Divida-o em partes.`,
  'too-many-columns': 'O arquivo tem colunas demais. Apague as que não são de eventos.',
  'no-rows': 'O arquivo não tem nenhum evento. Confira se ele foi exportado por inteiro.',
  binary: otherFile,
  spreadsheet: 'O arquivo é uma planilha. Abra-a e salve como CSV para importar.',
  xml: otherFile,
  'broken-json': otherFile,
  'other-json': otherFile,
  geojson: otherFile,
  'broken-quotes':
    'Há uma aspa que não fecha, e o resto do arquivo ficaria em uma célula só. Corrija-a e tente novamente.',
  calendar: otherFile,
  'broken-calendar':
    'O calendário está incompleto ou tem um erro. Exporte-o de novo e tente outra vez.',
  'too-slow':
    'A leitura do arquivo demorou demais. Uma repetição dele pode se contradizer: confira-a, ou divida o arquivo em partes.',
  'columns-missing':
    'A tabela não tem as colunas título e data. Confira a primeira linha do arquivo.',
};

/** Why an event is not imported. */
export const eventRowErrorTexts: Record<EventRowError, string> = {
  'title-missing': 'Falta o título.',
  'title-too-long': `O título passa de ${eventBounds.title} caracteres.`,
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
  'too-many-dates': `Tem mais de ${eventBounds.dates} datas.`,
  'all-past': 'Todas as datas já passaram.',
};

/** What is stored otherwise than the file says it. */
export const eventRowWarningTexts: Record<EventRowWarning, string> = {
  'end-assumed': 'Sem hora de término: contamos três horas.',
  'past-left-out': 'As datas que já passaram ficam de fora.',
  'repetition-cut': `A repetição vai além: entram as próximas ${eventBounds.dates} datas, até ${maxEventYearsAhead} anos à frente.`,
  'price-unknown': 'O preço não pôde ser lido e fica em branco.',
  'ticket-dropped': 'O link de ingressos não é seguro e fica de fora.',
  'age-unknown': 'A idade mínima não é conhecida e fica em branco.',
};

/** Why undoing leaves an event. */
export const keptEventTexts: Record<(typeof keptEventReasons)[number], string> = {
  edited: 'foi editado',
  saved: 'alguém o salvou',
};
