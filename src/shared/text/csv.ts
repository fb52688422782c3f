/** What a CSV file begins with, so that Excel reads it as UTF-8. */
export const csvByteOrderMark = '\uFEFF';

/** Brazilian Excel separates columns by it: the comma is its decimal sign. */
export const csvSeparator = ';';

/** A number is written as it is, also a negative one: it can be no formula. */
export type CsvCell = string | number;

/**
 * What a spreadsheet may take for a formula: '=', '+', '-' and '@', their full-width forms, all of them also
 * behind blanks; and a tab or a line break that would lead to one
 * (https://owasp.org/www-community/attacks/CSV_Injection). Apostrophes before it count, so that
 * neutralCell() can be undone.
 */
const formula = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A text that no spreadsheet computes: what looks like a formula gets an apostrophe before it. */
export function neutralCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that neutralCell() was given: plainCell(neutralCell(text)) is the text, whatever it is. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/**
 * One row of a CSV file (RFC 4180, with semicolons), its line break included. Texts are neutralised.
 * @param cells a number that is not finite is left empty
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(writtenCell).join(csvSeparator)}\r\n`;
}

function writtenCell(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = neutralCell(cell);
  // Commas and tabs too: who opens the file with another separator still sees whole cells.
  return /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
