import type { Separator } from '#features/imports/model/import-file/csv-table.ts';
import type { TextEncoding } from '#features/imports/model/import-file/parsed-file.ts';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';
import {
  maxImportBytes,
  maxImportColumns,
  maxImportRows,
} from '#features/imports/model/import-file/file-problem.ts';
import type { ImportState, RetainedReason } from '#features/imports/model/import-contract.ts';
import type { Duplicate } from '#features/imports/model/place-import/dry-run.ts';
import type { ImportField } from '#features/imports/model/place-import/raw-place.ts';
import type { RowError, RowWarning } from '#features/imports/model/place-import/row-check.ts';
import * as brand from '#shared/brand.ts';
import { tooManyAttemptsText } from '#shared/common-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatDateTime, formatInteger } from '#shared/formats/formats.ts';

const noAccessText = 'Você não tem mais acesso de super administrador.';

export const importReadErrors: ErrorSentences = { default: 'Não foi possível ler o arquivo' };

export const importCompareErrors: ErrorSentences = {
  default: 'Não foi possível comparar com os lugares que já estão no guia',
  'too-many-requests': 'Você comparou muitos arquivos há pouco. Tente novamente em uma hora.',
  'permission-denied': noAccessText,
};

export const importRunErrors: ErrorSentences = {
  default: 'A importação parou no meio',
  'permission-denied': noAccessText,
  'too-many-requests': tooManyAttemptsText,
};

export const importListErrors: ErrorSentences = {
  default: 'Não foi possível carregar as importações',
};

export const importUndoErrors: ErrorSentences = {
  default: 'Não foi possível desfazer a importação até o fim',
  'not-found': 'Esta importação não existe mais',
  'permission-denied': noAccessText,
  'too-many-requests': tooManyAttemptsText,
  conflict: 'Os lugares desta importação estão mudando agora. Tente novamente em alguns minutos.',
};

const megabytes = maxImportBytes / 1024 / 1024;

/** Accepted formats and limits, shown before a file is chosen. */
export const importLimits = `CSV (ponto e vírgula, vírgula ou tabulação) ou JSON do OpenStreetMap (Overpass), até ${megabytes} MB e ${formatInteger(maxImportRows)} lugares.`;

/** Reasons why a file cannot be read, with advice. */
const fileProblemSentences: Record<FileProblem, string> = {
  empty: 'O arquivo está vazio. Escolha outro arquivo.',
  'too-large': `O arquivo é grande demais. O limite é de ${megabytes} MB: divida-o em partes.`,
  'too-many-rows': `O arquivo tem mais de ${formatInteger(maxImportRows)} lugares. Divida-o em partes.`,
  'too-many-columns': `O arquivo tem mais de ${maxImportColumns} colunas. Apague as que não são de lugares.`,
  'no-rows': 'O arquivo não tem nenhum lugar. Confira se ele foi exportado por inteiro.',
  binary: 'O arquivo não é um texto. Escolha um CSV ou um JSON do OpenStreetMap.',
  spreadsheet: 'O arquivo é uma planilha. Abra-a e salve como CSV para importar.',
  xml: 'O arquivo é um XML ou uma página. No Overpass, exporte os dados como JSON.',
  'broken-json': 'O JSON está incompleto ou tem um erro. Baixe o arquivo novamente.',
  'other-json': 'O JSON não é uma resposta do Overpass. Exporte os dados brutos do OpenStreetMap.',
  geojson: 'O arquivo é um GeoJSON. No Overpass, exporte os dados brutos como JSON.',
  'broken-quotes':
    'Há uma aspa que não fecha, e o resto do arquivo ficaria em uma célula só. Corrija-a e tente novamente.',
  calendar: 'O arquivo é um calendário. Eventos são importados na página de eventos.',
  'broken-calendar': 'O arquivo é um calendário. Eventos são importados na página de eventos.',
  'too-slow': 'A leitura do arquivo demorou demais. Divida-o em partes.',
  'columns-missing': 'O arquivo não tem as colunas necessárias.',
};

export const importFieldLabels: Record<ImportField, string> = {
  title: 'Nome',
  category: 'Categoria',
  description: 'Descrição',
  location: 'Localização (endereço e cidade)',
  address: 'Endereço',
  city: 'Cidade',
  neighborhood: 'Bairro',
  latitude: 'Latitude',
  longitude: 'Longitude',
  phone: 'Telefone',
  website: 'Site',
  hours: 'Horário',
  price: 'Preço',
  amenities: 'Comodidades',
  facts: 'Bom para',
};

/** Reasons why a row is not imported. */
export const rowErrorTexts: Record<RowError, string> = {
  'title-missing': 'Falta o nome.',
  'title-too-long': 'O nome passa de 200 caracteres.',
  'category-missing': 'Falta a categoria.',
  'category-unchosen': 'Escolha a categoria deste tipo de lugar.',
  'description-too-long': 'A descrição passa de 10.000 caracteres.',
  'location-missing': 'Falta o endereço, e não há bairro nem coordenadas.',
  'location-too-long': 'O endereço passa de 300 caracteres.',
  'coordinates-invalid': 'As coordenadas não são válidas.',
  'coordinates-swapped': 'A latitude e a longitude estão trocadas.',
  'phone-too-long': 'O telefone passa de 40 caracteres.',
};

/** Differences between the file and the imported place. */
export const rowWarningTexts: Record<RowWarning, string> = {
  'description-made': 'Sem descrição: entra com um texto provisório.',
  'location-made': 'Sem endereço: entra com o bairro ou “Endereço não informado”.',
  'far-away': 'Fica a mais de 100 km do centro: confira as coordenadas.',
  'hours-as-text': 'O horário entra como texto.',
  'hours-dropped': 'O horário é longo demais e fica de fora.',
  'phone-uncallable': 'O telefone não parece um número.',
  'website-dropped': 'O site não é um endereço válido e fica de fora.',
  'price-unknown': 'O preço não foi reconhecido: entra como Médio.',
  'neighborhood-cut': 'O nome do bairro foi cortado em 100 caracteres.',
  'amenities-cut': 'Há comodidades demais ou longas demais: algumas ficam de fora.',
  'facts-cut': 'Parte de “Bom para” não foi reconhecida e fica de fora.',
  formula: 'Começa com “=”: entra como texto, não como fórmula.',
};

const encodingLabels: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

const separatorLabels: Record<Separator, string> = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
  '|': 'barra vertical',
};

/** Reasons why an undo keeps a place. */
export const retainedReasonLabels: Record<RetainedReason, string> = {
  edited: 'Foi editado',
  reviewed: 'Tem avaliação',
  favorited: 'Está nos favoritos de alguém',
  reserved: 'Tem reserva',
  offered: 'Tem benefício do clube',
  announced: 'Tem evento na agenda',
  entrusted: 'Tem gerente',
  claimed: 'Alguém pediu para gerenciar',
  foreign: 'Não foi criado por esta importação',
};

export const importStateLabels: Record<ImportState, string> = {
  complete: 'Concluída',
  incomplete: 'Interrompida',
  undoing: 'Desfeita em parte',
  undone: 'Desfeita',
};

/** Titles of a running import. */
export const importRunTitles: Record<
  'running' | 'stopping' | 'stopped' | 'failed' | 'finished',
  string
> = {
  running: 'Importando...',
  stopping: 'Parando...',
  stopped: 'Importação interrompida',
  failed: 'Importação interrompida',
  finished: 'Importação concluída',
};

type ReportGroup = 'ready' | 'duplicate' | 'invalid' | 'warned' | 'skipped';

export const reportGroupLabels: Record<ReportGroup, string> = {
  ready: 'Prontos',
  duplicate: 'Repetidos',
  invalid: 'Com problema',
  warned: 'Com aviso',
  skipped: 'Deixados de fora',
};

export const emptyReportGroups: Record<ReportGroup, string> = {
  ready: 'Nenhum lugar está pronto para entrar.',
  duplicate: 'Nenhum lugar repete outro.',
  invalid: 'Nenhum lugar tem problema.',
  warned: 'Nenhum lugar tem aviso.',
  skipped: 'Nenhum lugar ficou de fora.',
};

// Page
export const importPageTitle = `Importação de lugares · ${brand.name}`;
export const importPageHeading = 'Importação de lugares';
export const importPageLead =
  'Traga lugares de uma planilha ou do OpenStreetMap. Você confere tudo antes de gravar.';
export const loadingImports = 'Carregando importações...';

// Choice of the file
export const placeFileLabel = 'Arquivo de lugares';
export const chooseFile = 'Escolher arquivo';
export const dropFileHint = 'ou arraste o arquivo para cá';
export const readingFile = 'Lendo o arquivo...';

export function readingNamedFile(name: string): string {
  return `Lendo ${name}...`;
}

export function refusedFile(name: string, problem: FileProblem): string {
  return `${name}: ${fileProblemSentences[problem]}`;
}

export const changeFile = 'Trocar arquivo';
export const loadingCheck = 'Carregando a conferência...';

export function osmFileSummary(count: number): string {
  return `${countText(count, 'lugar', 'lugares')} · OpenStreetMap`;
}

export function tableFileSummary(
  count: number,
  separator: Separator,
  encoding: TextEncoding,
): string {
  return `${countText(count, 'lugar', 'lugares')} · CSV separado por ${separatorLabels[separator]} · ${encodingLabels[encoding]}`;
}

// Columns and categories
export const checkingPlaces = 'Conferindo os lugares do arquivo...';
export const columnsTitle = 'Colunas';
export const columnsLead =
  'Confira de qual coluna vem cada informação. Nome e categoria são obrigatórios.';
export const skipColumn = 'Não importar';
export const emptySample = 'Vazia na primeira linha';

export function columnSample(cell: string): string {
  return `Exemplo: ${cell}`;
}

export const categoriesTitle = 'Categorias';
export const allHaveCategory = 'Todos os tipos de lugar do arquivo têm uma categoria.';

export function wordsWithoutCategory(count: number): string {
  return `${countText(count, 'tipo de lugar', 'tipos de lugar')} sem categoria no guia. Escolha uma ou deixe de fora.`;
}

export function categoryWordLabel(word: string, count: number): string {
  return `${word || 'Sem categoria no arquivo'} (${countText(count, 'lugar', 'lugares')})`;
}

export const chooseCategory = 'Escolha a categoria';
export const skipCategory = 'Não importar estes';
export const moreCategories = 'Mostrar mais categorias';
export const skipAllUndecided = 'Deixar de fora todos os que estão sem categoria';

// Report
export const checkTitle = 'Conferência';
export const checkLead =
  'Nada foi gravado ainda. Veja o que vai entrar e o que não vai, e por quê.';
export const showPlacesLabel = 'Mostrar lugares';

export function ignoredElements(count: number): string {
  const outcome = count === 1 ? 'é um lugar e foi ignorado' : 'são lugares e foram ignorados';
  return `${countText(count, 'elemento', 'elementos')} do arquivo sem nome nem tipo não ${outcome}.`;
}

export const showMoreRows = 'Mostrar mais';

export function shownRows(shownCount: number, count: number): string {
  return `${formatInteger(shownCount)} de ${formatInteger(count)}`;
}

export function rowOfFile(row: number): string {
  return `Linha ${row}`;
}

export const unnamedRow = 'Sem nome';
export const importAnyway = 'Importar mesmo assim';

export function duplicateInFile(by: Duplicate['by'], row: number | null): string {
  const reason = by === 'phone' ? 'Mesmo telefone de' : 'Mesmo lugar que';
  return `${reason} <title/>, na linha ${row ?? ''} do arquivo.`;
}

export function duplicateInGuide(by: Duplicate['by'], isActive: boolean): string {
  const reason = by === 'phone' ? 'Mesmo telefone de' : 'Mesmo lugar que';
  return `${reason} <place/>, que já está no guia${isActive ? '' : ' (inativo)'}.`;
}

export const opensInNewTab = '(abre em outra aba)';

// Start of the import
export const startTitle = 'Importar';
export const visibilityLegend = 'Como os lugares entram';
export const inactiveLabel = 'Inativos';
export const inactiveHint = 'Só a administração os vê. Ative-os depois, em Lugares.';
export const activeLabel = 'Ativos';
export const activeHint = 'Aparecem para todos assim que entram.';
export const osmLicenceHint =
  'Os dados do OpenStreetMap são livres sob a licença ODbL, que pede crédito: ele entra no fim de cada descrição.';
export const notAllComparedHint =
  'Há mais de 10.000 lugares inativos: nem todos foram comparados com o arquivo.';
export const noPlacesToImport = 'Nenhum lugar para importar';

export function importPlaces(count: number): string {
  return `Importar ${countText(count, 'lugar', 'lugares')}`;
}

export const undoLaterHint = 'A importação inteira pode ser desfeita depois.';

// Progress of the import
export const importedPlacesLabel = 'Lugares importados';

export function allImported(count: number, isActive: boolean): string {
  const countedText = countText(count, 'lugar importado', 'lugares importados');
  return `${countedText}${isActive ? '' : ', por enquanto inativos'}.`;
}

export function importedSoFar(storedCount: number, count: number): string {
  return `${formatInteger(storedCount)} de ${countText(count, 'lugar', 'lugares')}.`;
}

export const importStoppedHint =
  'O que já entrou continua no guia. Você pode continuar daqui ou desfazer tudo em “Importações anteriores”.';
export const stopImport = 'Parar';
export const continueImport = 'Continuar a importação';
export const importOtherFile = 'Importar outro arquivo';
export const leaveWarning =
  'A importação está em andamento. Se você sair agora, ela para no meio: o que já entrou continua no guia e pode ser desfeito.';

// Past imports
export const pastImportsTitle = 'Importações anteriores';
export const noImports = 'Nenhuma importação foi feita ainda.';
export const moreImports = 'Mostrar mais importações';
export const unnamedFile = 'Arquivo sem nome';

export function pastImportSummary(count: number, createdAt: Date): string {
  return `${countText(count, 'lugar', 'lugares')} · ${formatDateTime(createdAt)}`;
}

export const undo = 'Desfazer';
export const continueUndo = 'Continuar a desfazer';

export function undoImport(fileName: string): string {
  return `Desfazer a importação ${fileName}`;
}

export const undoing = 'Desfazendo...';

export function undoingImport(fileName: string): string {
  return `Desfazendo ${fileName}`;
}

export function undoneSummary(count: number, retainedCount: number): string {
  const removedText = countText(Math.max(0, count - retainedCount), 'lugar saiu', 'lugares saíram');
  const retainedText =
    retainedCount === 0 ? 'nenhum ficou' : countText(retainedCount, 'ficou', 'ficaram');
  return `${removedText} do guia, ${retainedText}.`;
}

export const undoQuestion = 'Desfazer a importação?';

export function undoRemovesPlaces(count: number): string {
  return `Os lugares de <file/> (${countText(count, 'lugar', 'lugares')}) serão removidos do guia, também os que já foram ativados.`;
}

export const undoKeepsPlacesHint =
  'Ficam os que alguém já editou, avaliou, salvou nos favoritos ou reservou, e os que têm benefício ou gerente. No fim você vê quantos ficaram e por quê.';
export const confirmUndo = 'Desfazer a importação';
export const keepPlaces = 'Manter os lugares';

// Places that an undo kept
export const showRetainedPlaces = 'Ver os que ficaram';
export const hideRetainedPlaces = 'Esconder os que ficaram';
export const unnamedPlace = 'Lugar sem nome';

export function moreRetainedPlaces(count: number): string {
  return `E mais ${countText(count, 'lugar', 'lugares')}.`;
}
