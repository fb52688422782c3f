import type { CorrectionOutcome } from '#features/moderation/data/corrections/correction-decisions.ts';

/** Returns the message shown after a decision; `done` if it succeeded. */
export function correctionOutcomeText(outcome: CorrectionOutcome, doneText: string): string {
  switch (outcome) {
    case 'done':
      return doneText;
    case 'decided':
      return 'Esta correção já foi decidida ou retirada';
    case 'changed':
      return 'O lugar mudou enquanto você olhava. Confira a diferença outra vez';
  }
}
