import { isOperatorDocument, plainDocument } from '#shared/operator-document.ts';
import { isContactEmail } from '#features/settings/model/operator.ts';
import type { Operator } from '#features/settings/model/operator.ts';
import { cleanLine } from '#shared/text/plain-text.ts';

/** What was typed, as it is stored. */
export function cleanOperator(typed: Operator): Operator {
  return {
    operatorName: cleanLine(typed.operatorName),
    operatorDocument: plainDocument(cleanLine(typed.operatorDocument)),
    operatorAddress: cleanLine(typed.operatorAddress),
    privacyOfficer: cleanLine(typed.privacyOfficer),
    contactEmail: cleanLine(typed.contactEmail),
  };
}

/** What is wrong with what was typed, as sentences by field; whatever is empty is not set. */
export function operatorProblems(typed: Operator): Partial<Record<keyof Operator, string>> {
  const { operatorName, operatorDocument, operatorAddress, contactEmail } = cleanOperator(typed);
  const isNameless = operatorName === '' && (operatorDocument !== '' || operatorAddress !== '');
  return {
    ...(isNameless && { operatorName: 'Informe o nome: sem ele, o resto não aparece.' }),
    ...(operatorDocument !== '' &&
      !isOperatorDocument(operatorDocument) && {
        operatorDocument: 'Confira o número: não é um CPF nem um CNPJ válido.',
      }),
    ...(contactEmail !== '' &&
      !isContactEmail(contactEmail) && {
        contactEmail: 'Informe um e-mail completo, como contato@exemplo.com.br.',
      }),
  };
}
