import type { ClaimOutcome } from '#features/moderation/data/claims/claim-decisions.ts';
import { claimObstacleTexts } from '#features/moderation/claim-panel-texts.ts';

/** Returns the message shown after a decision; `done` if it succeeded. */
export function claimOutcomeText(outcome: ClaimOutcome, doneText: string): string {
  switch (outcome) {
    case 'done':
      return doneText;
    case 'decided':
      return 'Este pedido já foi decidido ou retirado';
    case 'changed':
      return 'Quem gerencia o lugar mudou enquanto você olhava. Confira outra vez';
    case 'hidden':
      return 'O lugar não está mais no guia. O pedido só pode ser recusado';
    default:
      return claimObstacleTexts[outcome];
  }
}
