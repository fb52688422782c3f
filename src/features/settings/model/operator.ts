import { formatted, line, optional } from '#shared/record.ts';
import type { ValuesOf } from '#shared/record.ts';

/** Maximum length of the contact address. */
export const maxContactEmailLength = 320;

/** Pattern of an e-mail address that needs no escaping in a link. */
const emailPattern = /^[^@\s?&<>"]+@[^@\s?&<>"]+[.][^@\s?&<>"]+$/;

/** The pattern without anchors for the rules, whose `\s` lacks the vertical tab. */
const storedEmailPattern = emailPattern.source
  .slice(1, -1)
  .replaceAll(String.raw`\s`, String.raw`\s\v`);

/** Operator of the guide, as named in legal texts; '' for unset fields. */
export const operatorFields = {
  /** Name of a person or company. */
  operatorName: optional(line(200)),
  /** CPF or CNPJ without punctuation. */
  operatorDocument: optional(
    formatted('([0-9]{11}|[0-9A-Z]{12}[0-9]{2})?', { maxLength: 14, isLimitedByPattern: true }),
  ),
  operatorAddress: optional(line(300)),
  /** Data protection officer (LGPD, artigo 41). */
  privacyOfficer: optional(line(200)),
  /** Public contact address. */
  contactEmail: optional(
    formatted(`(${storedEmailPattern})?`, {
      maxLength: maxContactEmailLength,
      parse: (address) => (isContactEmail(address) ? address : ''),
    }),
  ),
};

export type Operator = ValuesOf<typeof operatorFields>;

export const emptyOperator: Readonly<Operator> = {
  operatorName: '',
  operatorDocument: '',
  operatorAddress: '',
  privacyOfficer: '',
  contactEmail: '',
};

/** Returns true for a valid contact address. */
export function isContactEmail(text: string): boolean {
  return text.length <= maxContactEmailLength && emailPattern.test(text);
}
