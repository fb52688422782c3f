import type { Operator } from '#features/settings/model/public-settings.ts';
import { documentText } from '#shared/operator-document.ts';

/** Shown if no contact address is set. */
export const missingContactText =
  'O responsável por este guia ainda não informou um e-mail de contato.';

/** Shown if the settings could not be read. */
export const unloadedContactText =
  'Não foi possível carregar o e-mail de contato agora. Tente novamente mais tarde.';

/** Returns the operator as text: 'Ilha Guia Ltda., CNPJ 11.222.333/0001-81, Rua das Flores, 100'; '' if unset. */
export function operatorText({
  operatorName,
  operatorDocument,
  operatorAddress,
}: Omit<Operator, 'contactEmail' | 'privacyOfficer'>): string {
  if (operatorName === '') return '';
  return [operatorName, documentText(operatorDocument), operatorAddress].filter(Boolean).join(', ');
}
