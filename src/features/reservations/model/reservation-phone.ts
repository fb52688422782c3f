import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Brazilian number with area code (without zeros), as dialled from abroad. */
const brazilianPattern = /^\+55[1-9]{2}\d{8,9}$/;

/**
 * Returns a typed phone number as E.164 ('+5548999990000'). Returns null if it cannot be called back: wrong length,
 * without area code, or a service number. A number without a country code is Brazilian.
 */
export function parseReservationPhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'BR');
  if (!number?.isValid()) return null;
  if (number.countryCallingCode === '55' && !brazilianPattern.test(number.number)) return null;
  return number.number;
}
