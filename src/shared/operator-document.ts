/** A CPF or CNPJ as it is stored: digits and capitals alone. */
export function plainDocument(text: string): string {
  return text.toUpperCase().replace(/[\s./-]/g, '');
}

/**
 * Whether a text without punctuation is a CPF or a CNPJ, its check digits included. A CNPJ may hold letters since July
 * 2026 (Instrução Normativa RFB 2.229/2024): each counts with its code less 48.
 */
export function isOperatorDocument(text: string): boolean {
  if (/^(.)\1*$/.test(text)) return false;
  if (/^\d{11}$/.test(text)) return hasChecks(text, 11);
  return /^[\dA-Z]{12}\d{2}$/.test(text) && hasChecks(text, 9);
}

/** @param most the largest weight: from the right 2, 3, up to it, and from 2 again */
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

/** 'CPF 123.456.789-09' or 'CNPJ 11.222.333/0001-81'; '' without one. */
export function documentText(document: string): string {
  if (document.length === 11) {
    return `CPF ${document.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')}`;
  }
  if (document.length === 14) {
    return `CNPJ ${document.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')}`;
  }
  return document;
}
