/** Returns a CPF or CNPJ in its stored form: only digits and capital letters. */
export function plainDocument(text: string): string {
  return text.toUpperCase().replace(/[\s./-]/g, '');
}

/**
 * Returns true if a text without punctuation is a CPF or CNPJ with valid check digits. Since July 2026 a CNPJ may
 * contain letters (Instrução Normativa RFB 2.229/2024): each counts as its character code minus 48.
 */
export function isOperatorDocument(text: string): boolean {
  if (/^(.)\1*$/.test(text)) return false;
  if (/^\d{11}$/.test(text)) return hasChecks(text, 11);
  return /^[\dA-Z]{12}\d{2}$/.test(text) && hasChecks(text, 9);
}

/**
 * Verifies the two check digits.
 * @param most the largest weight: weights run from the right from 2 to `most`, and start at 2 again
 */
function hasChecks(text: string, most: number): boolean {
  const body = text.slice(0, -2);
  const first = checkDigit(body, most);
  return text.endsWith(`${first}${checkDigit(`${body}${first}`, most)}`);
}

function checkDigit(text: string, most: number): number {
  const sum = [...text].reverse().reduce((total, character, position) => {
    const weight = 2 + (position % (most - 1));
    return total + (character.charCodeAt(0) - 48) * weight;
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Formats a document: 'CPF 123.456.789-09' or 'CNPJ 11.222.333/0001-81'; '' if there is none. */
export function documentText(document: string): string {
  if (document.length === 11) {
    return `CPF ${document.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')}`;
  }
  if (document.length === 14) {
    return `CNPJ ${document.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')}`;
  }
  return document;
}
