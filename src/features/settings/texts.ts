import type { Operator } from '#features/settings/model/operator.ts';
import { documentText } from '#shared/operator-document.ts';

/** Where nobody said yet where to write to. */
export const contactUnset = 'O responsável por este guia ainda não informou um e-mail de contato.';

/** Where the settings could not be read. */
export const contactUnread =
  'Não foi possível carregar o e-mail de contato agora. Tente novamente mais tarde.';

/** 'Ilha Guia Ltda., CNPJ 11.222.333/0001-81, Rua das Flores, 100'; '' while nobody said who it is. */
export function operatorText({
  operatorName,
  operatorDocument,
  operatorAddress,
}: Omit<Operator, 'contactEmail' | 'privacyOfficer'>): string {
  if (operatorName === '') return '';
  return [operatorName, documentText(operatorDocument), operatorAddress].filter(Boolean).join(', ');
}
