/** Who runs the guide, as legal texts name them; '' for what is not set yet. */
export interface Operator {
  /** Person or company. */
  operatorName: string;
  /** CPF or CNPJ without punctuation. */
  operatorDocument: string;
  operatorAddress: string;
  /** Who answers for personal data (LGPD, artigo 41). */
  privacyOfficer: string;
  /** Where everybody may write to. */
  contactEmail: string;
}

/** Characters of each, as rules bound them. */
export const operatorBounds: Readonly<Record<keyof Operator, number>> = {
  operatorName: 200,
  operatorDocument: 14,
  operatorAddress: 300,
  privacyOfficer: 200,
  contactEmail: 320,
};

export const noOperator: Readonly<Operator> = {
  operatorName: '',
  operatorDocument: '',
  operatorAddress: '',
  privacyOfficer: '',
  contactEmail: '',
};

/** An address that mail can be sent to and a link can hold as it is; rules ask for the same. */
const email = /^[^@\s?&<>"]+@[^@\s?&<>"]+[.][^@\s?&<>"]+$/;

export function isContactEmail(text: string): boolean {
  return text.length <= operatorBounds.contactEmail && email.test(text);
}
