import * as texts from '#features/legal/texts.ts';
import { useOperator } from '#features/settings/components/use-operator.ts';
import { operatorText } from '#features/settings/texts.ts';

/** A sentence with the operator's name; a generic sentence if the settings are not loaded or contain no name. */
export function OperatorSentence({ say: formatSentence }: { say: (operator: string) => string }) {
  const { operator } = useOperator();
  if (!operator) return texts.operatorUnloaded;
  const name = operatorText(operator);
  return name ? formatSentence(name) : texts.operatorMissing;
}

/** Names the data protection officer. Renders nothing until the settings are loaded. */
export function OfficerSentence() {
  const { operator } = useOperator();
  if (!operator) return null;
  return operator.privacyOfficer ? texts.officer(operator.privacyOfficer) : texts.officerMissing;
}
