/** Maximum digits of an international number (ITU-T E.164). */
const maxDigits = 15;

/**
 * Returns the international digits of a stored phone number ('5548999990000'), or null if it is not valid. Numbers
 * without a country code are Brazilian and get 55: 10 or 11 digits (area code without a zero, and number), with or
 * without the trunk prefix 0. A number that begins with '+' or '00' keeps its country code.
 */
export function phoneDigits(phone: string): string | null {
  const text = phone.trim();
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return digitsWithinLimits(digits);
  if (digits.startsWith('00')) return digitsWithinLimits(digits.slice(2));
  const national = digits.replace(/^0/, '');
  if (/^[1-9]{2}\d{8,9}$/.test(national)) return `55${national}`;
  if (/^55[1-9]{2}\d{8,9}$/.test(digits)) return digits;
  // Nationwide service numbers (0800, 0300, 4004-0000) are dialled as written.
  return null;
}

function digitsWithinLimits(digits: string): string | null {
  return digits.length >= 8 && digits.length <= maxDigits ? digits : null;
}

/** Returns the 'tel:' link of a stored phone number; null if it cannot be dialled. */
export function telHref(phone: string): string | null {
  const international = phoneDigits(phone);
  if (international !== null) return `tel:+${international}`;
  const digits = phone.replace(/\D/g, '');
  return digits.length >= 3 && digits.length <= maxDigits ? `tel:${digits}` : null;
}

/**
 * Formats a stored phone number for display: '(48) 99999-0000', or '+' and its digits for another country. A number
 * that cannot be dialled from abroad (0800, a text) is shown as written.
 */
export function phoneText(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits === null) return phone;
  const [, areaCode, first, last] = /^55([1-9]{2})(\d{4,5})(\d{4})$/.exec(digits) ?? [];
  return areaCode ? `(${areaCode}) ${first}-${last}` : `+${digits}`;
}

/** Returns the WhatsApp link, optionally with a prefilled text; null if phoneDigits() returns no number. */
export function whatsappHref(phone: string, text = ''): string | null {
  const digits = phoneDigits(phone);
  if (digits === null) return null;
  return `https://wa.me/${digits}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
}
