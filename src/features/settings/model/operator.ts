/** Operator of the guide, as named in legal texts; '' for unset fields. */
export interface Operator {
  /** Name of a person or company. */
  operatorName: string;
  /** CPF or CNPJ without punctuation. */
  operatorDocument: string;
  operatorAddress: string;
  /** Data protection officer (LGPD, artigo 41). */
  privacyOfficer: string;
  /** Public contact address. */
  contactEmail: string;
}

/** Maximum length of each field in characters; the rules check it too. */
export const maxOperatorLengths: Readonly<Record<keyof Operator, number>> = {
  operatorName: 200,
  operatorDocument: 14,
  operatorAddress: 300,
  privacyOfficer: 200,
  contactEmail: 320,
};

export const emptyOperator: Readonly<Operator> = {
  operatorName: '',
  operatorDocument: '',
  operatorAddress: '',
  privacyOfficer: '',
  contactEmail: '',
};

/** Pattern of an e-mail address that needs no escaping in a link; the rules use the same pattern. */
const emailPattern = /^[^@\s?&<>"]+@[^@\s?&<>"]+[.][^@\s?&<>"]+$/;

export function isContactEmail(text: string): boolean {
  return text.length <= maxOperatorLengths.contactEmail && emailPattern.test(text);
}
