import { maxImportedEvents } from '#features/imports/model/event-import/raw-event.ts';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';

const otherFileText = 'O arquivo não é um calendário nem uma tabela. Escolha um .ics ou um .csv.';

/** Reasons why a file cannot be read, with advice. */
export const eventFileSentences: Record<FileProblem, string> = {
  empty: 'O arquivo está vazio. Escolha outro arquivo.',
  'too-large': 'O arquivo é grande demais. O limite é de 1 MB: divida-o em partes.',
  'too-many-rows': `O arquivo tem mais de ${maxImportedEvents} eventos. Divida-o em partes.`,
  'too-many-columns': 'O arquivo tem colunas demais. Apague as que não são de eventos.',
  'no-rows': 'O arquivo não tem nenhum evento. Confira se ele foi exportado por inteiro.',
  binary: otherFileText,
  spreadsheet: 'O arquivo é uma planilha. Abra-a e salve como CSV para importar.',
  xml: otherFileText,
  'broken-json': otherFileText,
  'other-json': otherFileText,
  geojson: otherFileText,
  'broken-quotes':
    'Há uma aspa que não fecha, e o resto do arquivo ficaria em uma célula só. Corrija-a e tente novamente.',
  calendar: otherFileText,
  'broken-calendar':
    'O calendário está incompleto ou tem um erro. Exporte-o de novo e tente outra vez.',
  'too-slow':
    'A leitura do arquivo demorou demais. Uma repetição dele pode se contradizer: confira-a, ou divida o arquivo em partes.',
  'columns-missing':
    'A tabela não tem as colunas título e data. Confira a primeira linha do arquivo.',
};
