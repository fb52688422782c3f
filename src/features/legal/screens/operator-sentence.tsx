import * as texts from '#features/legal/texts.ts';
import { useOperator } from '#features/settings/components/use-operator.ts';
import { operatorText } from '#features/settings/texts.ts';

/** A sentence with the operator's name; a generic one while no operator is set. */
export function OperatorSentence({ say: formatSentence }: { say: (operator: string) => string }) {
  const { operator } = useOperator();
  if (!operator) return texts.operatorUnloaded;
  const name = operatorText(operator);
  return name ? formatSentence(name) : texts.operatorMissing;
}

/** Names the data protection officer. */
export function OfficerSentence() {
  const { operator } = useOperator();
  if (!operator) return null;
  return operator.privacyOfficer ? texts.officer(operator.privacyOfficer) : texts.officerMissing;
}
