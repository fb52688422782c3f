/** Returns a CPF or CNPJ in its stored form: with capital letters and without spaces, dots, slashes and hyphens. */
export function normalizeDocument(text: string): string {
  return text.toUpperCase().replace(/[\s./-]/g, '');
}

/**
 * Returns true if a text without punctuation is a CPF or CNPJ with valid check digits. Since July 2026 a CNPJ may
 * contain letters (Instrução Normativa RFB 2.229/2024): each counts as its character code minus 48.
 */
export function isOperatorDocument(text: string): boolean {
  if (/^(.)\1*$/.test(text)) return false;
  if (/^\d{11}$/.test(text)) return hasValidCheckDigits(text, 11);
  return /^[\dA-Z]{12}\d{2}$/.test(text) && hasValidCheckDigits(text, 9);
}

/**
 * Verifies the two check digits.
 * @param maxWeight the largest weight. From right to left, the weights run from 2 to `maxWeight` and start at 2 again
 */
function hasValidCheckDigits(text: string, maxWeight: number): boolean {
  const body = text.slice(0, -2);
  const first = checkDigit(body, maxWeight);
  return text.endsWith(`${first}${checkDigit(`${body}${first}`, maxWeight)}`);
}

function checkDigit(text: string, maxWeight: number): number {
  const sum = [...text].reverse().reduce((total, character, position) => {
    const weight = 2 + (position % (maxWeight - 1));
    return total + (character.charCodeAt(0) - 48) * weight;
  }, 0);
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/**
 * Formats a stored document: 'CPF 123.456.789-09' or 'CNPJ 11.222.333/0001-81'. Other texts, such as '', stay
 * unchanged.
 */
export function documentText(document: string): string {
  if (document.length === 11) {
    return `CPF ${document.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')}`;
  }
  if (document.length === 14) {
    return `CNPJ ${document.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')}`;
  }
  return document;
}
