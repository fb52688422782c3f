import type {
  CorrectionProblems,
  CorrectionStatus,
} from '#features/moderation/model/correction.ts';
import type { PlaceDraft } from '#features/places/model/place-draft.ts';
import { placeProblemText } from './place-editor.ts';

/** What became of a correction, for whoever decides. */
export const correctionStatusLabels: Record<CorrectionStatus, string> = {
  pending: 'Em análise',
  applied: 'Aplicada',
  declined: 'Recusada',
};

export const nothingCorrectedText =
  'Mude pelo menos uma informação, ou marque que o lugar fechou para sempre.';

/** What is said under a field of a correction; '' where nothing is wrong. */
export function correctionProblemText(
  name: 'title' | 'address' | 'city' | 'neighborhood' | 'phone' | 'website' | 'hours',
  problems: CorrectionProblems,
  draft: PlaceDraft,
): string {
  if (name === 'hours' && problems.hours?.kind === 'missing') {
    return 'Abra pelo menos um dia. Se o lugar fechou para sempre, marque acima.';
  }
  return placeProblemText(name, problems[name], draft);
}
