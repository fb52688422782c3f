/** Longest international number (ITU-T E.164). */
const maxDigits = 15;

/**
 * The international digits of a stored phone number ('5548999990000'), or null when it cannot be
 * one. Numbers without a country code are Brazilian and get 55: 10 or 11 digits (area code, which
 * has no zero, and number), with or without the trunk prefix 0. A number that begins with '+' or '00' keeps its own.
 */
export function phoneDigits(phone: string): string | null {
  const text = phone.trim();
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return bounded(digits);
  if (digits.startsWith('00')) return bounded(digits.slice(2));
  const national = digits.replace(/^0/, '');
  if (/^[1-9]{2}\d{8,9}$/.test(national)) return `55${national}`;
  if (/^55[1-9]{2}\d{8,9}$/.test(digits)) return digits;
  // Nationwide service numbers (0800, 0300, 4004-0000) are dialled as they are written.
  return null;
}

function bounded(digits: string): string | null {
  return digits.length >= 8 && digits.length <= maxDigits ? digits : null;
}

/** 'tel:' link of a stored phone number; null when nothing can be dialled. */
export function telHref(phone: string): string | null {
  const international = phoneDigits(phone);
  if (international !== null) return `tel:+${international}`;
  const digits = phone.replace(/\D/g, '');
  return digits.length >= 3 && digits.length <= maxDigits ? `tel:${digits}` : null;
}

/**
 * A stored phone number as every screen shows it: '(48) 99999-0000', with '+' and its digits when it is of another
 * country. What nobody can dial from elsewhere (0800, a text) is shown as it is written.
 */
export function phoneText(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits === null) return phone;
  const [, area, first, last] = /^55([1-9]{2})(\d{4,5})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area}) ${first}-${last}` : `+${digits}`;
}

/** WhatsApp link, optionally with a text already written; null unless it is an international number. */
export function whatsappHref(phone: string, text = ''): string | null {
  const digits = phoneDigits(phone);
  if (digits === null) return null;
  return `https://wa.me/${digits}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
}
