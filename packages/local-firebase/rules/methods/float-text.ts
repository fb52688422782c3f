/** Formats and parses floats. Production uses the format of Java. */

const decimal = /^[+-]?(?:NaN|Infinity|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[fFdD]?)$/;
const hexadecimal = /^([+-]?)0[xX]([0-9a-fA-F]*)\.?([0-9a-fA-F]*)[pP]([+-]?[0-9]+)[fFdD]?$/;

/** Formats a float: from 0.001 to below ten million in plain digits, otherwise with an exponent (1.0E7). */
export function floatText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (Object.is(value, -0)) return '-0.0';
  const size = Math.abs(value);
  if (value === 0 || (size >= 1e-3 && size < 1e7)) {
    return Number.isInteger(value) ? `${value}.0` : String(value);
  }
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(exponent)}`;
}

/** Parses a float, with optional white space around it; returns null for any other text. */
export function floatOfText(text: string): number | null {
  // oxlint-disable-next-line no-control-regex -- control characters count as blanks, as in Java's trim
  const trimmed = text.replace(/^[\u0000-\u0020]+/, '').replace(/[\u0000-\u0020]+$/, '');
  if (decimal.test(trimmed)) return Number(trimmed.replace(/[fFdD]$/, ''));
  const parts = hexadecimal.exec(trimmed);
  if (parts === null) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  if (whole === '' && fraction === '') return null;
  let size = 0;
  for (const digit of whole + fraction) size = size * 16 + Number.parseInt(digit, 16);
  size *= 2 ** (Number(exponent) - 4 * fraction.length);
  return sign === '-' ? -size : size;
}
