import type { Language } from './languages.ts';

/** Maximum amount in cents: R$ 999.999,99. Stripe accepts at most eight digits per charge. */
export const maxCents = 99_999_999;

/** '12', '12,3', '1234,56', '1.234,56': dots only as thousands separators, at most two decimals. */
const amountPattern = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/**
 * Parses an amount in reais, as typed in Brazil, to integer cents: '12,34' and 'R$ 12,34' are 1234. One digit after the
 * comma means tenths: '12,5' is 1250.
 * @returns null for an invalid amount: negative, with a point before the cents or three decimals
 *   ('12.34', '12.345,678'), or more than maxCents
 */
export function parseReais(text: string): number | null {
  const typedAmount = text.trim().replace(/^R\$/i, '').trim();
  const [, integerPart, decimals = ''] = amountPattern.exec(typedAmount) ?? [];
  if (integerPart === undefined) return null;
  // Concatenated as text, so that no fraction is multiplied and rounded.
  const cents = Number(integerPart.replaceAll('.', '') + decimals.padEnd(2, '0'));
  return cents <= maxCents ? cents : null;
}

/**
 * Parses an amount in reais as typed in the language of the page: in English with a point before the cents, '12.34' and
 * '1,234.56'.
 * @returns as parseReais()
 */
export function parseTypedReais(language: Language, text: string): number | null {
  const swapMarks = (mark: string) => (mark === '.' ? ',' : '.');
  return parseReais(language === 'en' ? text.replace(/[.,]/g, swapMarks) : text);
}

/** Formats integer cents for an input: 123456 is '1234,56'. parseReais() is the inverse. */
export function formatReaisInput(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
