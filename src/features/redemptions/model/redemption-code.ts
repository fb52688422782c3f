/** Characters of a code, without those that look alike (0 O, 1 I L). */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const codeLength = 6;

/** Normalizes a typed code: upper case, without spaces and hyphens; null if it is invalid. */
export function parseRedemptionCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const isValidCode =
    code.length === codeLength && [...code].every((character) => codeAlphabet.includes(character));
  return isValidCode ? code : null;
}
