import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Area code, which has no zero, and a number: what a Brazilian phone is called by from elsewhere. */
const brazilianNumber = /^\+55[1-9]{2}\d{8,9}$/;

/**
 * A typed phone number as E.164 ('+5548999990000'), or null when it cannot be called back: too short or
 * long, without its area code, a service number. Without a country code it is Brazilian.
 */
export function reservationPhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'BR');
  if (!number?.isValid()) return null;
  if (number.countryCallingCode === '55' && !brazilianNumber.test(number.number)) return null;
  return number.number;
}
