/** Start of a CSV file that makes Excel read it as UTF-8. */
export const csvByteOrderMark = '\uFEFF';

/** Column separator of Brazilian Excel, where the comma is the decimal sign. */
export const csvSeparator = ';';

/** Cell of a CSV row. Numbers, including negative ones, are written unchanged, because they cannot be formulas. */
export type CsvCell = string | number;

/**
 * Matches texts that a spreadsheet may read as a formula (https://owasp.org/www-community/attacks/CSV_Injection): those
 * that begin with a tab or a line break, and those that begin with '=', '+', '-', '@' or a full-width form of these,
 * also after spaces or invisible characters. Leading apostrophes are included, so that neutralizeCell() can be
 * reversed.
 */
const formulaPattern = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Returns a text that no spreadsheet evaluates: a possible formula gets a leading apostrophe. */
export function neutralizeCell(text: string): string {
  return formulaPattern.test(text) ? `'${text}` : text;
}

/** Reverses neutralizeCell(): restoreCell(neutralizeCell(text)) is `text` for every text. */
export function restoreCell(cell: string): string {
  return cell.startsWith("'") && formulaPattern.test(cell) ? cell.slice(1) : cell;
}

/**
 * Returns one row of a CSV file (RFC 4180, with semicolons), including its line break. Texts are neutralised.
 * @param cells a number that is not finite becomes an empty cell
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(formatCell).join(csvSeparator)}\r\n`;
}

function formatCell(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = neutralizeCell(cell);
  // Commas and tabs are quoted too, so that cells stay whole when the file is opened with another separator.
  return /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
