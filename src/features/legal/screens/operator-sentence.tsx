import { useOperator } from '#features/settings/components/use-operator.ts';
import { operatorText } from '#features/settings/texts.ts';

/** A sentence with the operator's name; a generic one while no operator is set. */
export function OperatorSentence({ say: formatSentence }: { say: (operator: string) => string }) {
  const { operator } = useOperator();
  if (!operator) {
    return 'Não foi possível carregar agora quem é o responsável por este guia. Tente novamente mais tarde.';
  }
  const name = operatorText(operator);
  return name
    ? formatSentence(name)
    : 'O responsável por este guia ainda não informou seu nome, CPF ou CNPJ e endereço.';
}

/** Names the data protection officer. */
export function OfficerSentence() {
  const { operator } = useOperator();
  if (!operator) return null;
  return operator.privacyOfficer
    ? `Encarregado pela proteção de dados: ${operator.privacyOfficer}.`
    : 'O responsável por este guia ainda não informou quem é o encarregado pela proteção de dados.';
}
