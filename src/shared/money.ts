/** Most that an amount of money may be, in cents: R$ 999.999,99. What Stripe charges at once has eight digits. */
export const maxCents = 99_999_999;

/** '12', '12,3', '1234,56', '1.234,56': dots only where they part thousands, at most two decimals. */
const amount = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/**
 * An amount in reais, as people type it in Brazil, as integer cents: '12,34' and 'R$ 12,34' are 1234. One digit
 * behind the comma means tenths: '12,5' is 1250.
 * @returns null for what is no such amount: negative, with a point before the cents or three decimals
 *   ('12.34', '12.345,678'), or more than maxCents
 */
export function parseReais(text: string): number | null {
  const typed = text.trim().replace(/^R\$/i, '').trim();
  const [, whole, decimals = ''] = amount.exec(typed) ?? [];
  if (whole === undefined) return null;
  // Joined as text: no fraction is multiplied, so none is rounded.
  const cents = Number(whole.replaceAll('.', '') + decimals.padEnd(2, '0'));
  return cents <= maxCents ? cents : null;
}

/** Integer cents as they are typed: 123456 is '1234,56'. parseReais() reads it back. */
export function reaisInput(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
