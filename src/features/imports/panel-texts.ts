import type { Separator } from '#features/imports/model/import-file/csv-table.ts';
import type { TextEncoding } from '#features/imports/model/import-file/decode-text.ts';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';
import {
  maxImportBytes,
  maxImportColumns,
  maxImportRows,
} from '#features/imports/model/import-file/file-problem.ts';
import type {
  ImportState,
  RetainedReason,
} from '#features/imports/model/place-import/import-contract.ts';
import type { ImportField } from '#features/imports/model/place-import/raw-place.ts';
import type { RowError, RowWarning } from '#features/imports/model/place-import/row-check.ts';
import { tooManyAttemptsText } from '#shared/common-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { formatInteger } from '#shared/formats/formats.ts';

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

export const importListErrors: ErrorSentences = { default: 'Erro ao carregar as importações' };

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
export const fileProblemSentences: Record<FileProblem, string> = {
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
  formula: 'Começa com “=”: entra como texto, não como fórmula.',
};

export const encodingLabels: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

export const separatorLabels: Record<Separator, string> = {
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
  offered: 'Tem oferta do clube',
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
