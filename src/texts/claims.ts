import { claimAnswerDays } from '#features/moderation/model/claim.ts';
import type { ClaimObstacle, ClaimStatus } from '#features/moderation/model/claim.ts';

/** What became of a claim, for whoever decides. */
export const claimStatusLabels: Record<ClaimStatus, string> = {
  pending: 'Em análise',
  approved: 'Aprovado',
  declined: 'Recusado',
};

/** Why somebody cannot be given the place, for whoever decides. */
export const claimObstacleTexts: Record<ClaimObstacle, string> = {
  gone: 'A conta desta pessoa não existe mais. O pedido só pode ser recusado.',
  inactive: 'A conta desta pessoa não está ativa. Recuse o pedido ou reative a conta antes.',
  'super-admin': 'Esta pessoa já administra todos os lugares. Recuse o pedido.',
  unproven:
    'A pessoa não confirmou o e-mail, e quem gerencia um lugar precisa confirmar. Peça isso na resposta ou espere.',
  full: 'Esta pessoa já gerencia 200 lugares, o máximo. Recuse o pedido ou retire um deles.',
};

/** Said to whoever asks, before the day is known. */
export const claimAnswerText = `Respondemos em até ${claimAnswerDays} dias, nos seus avisos.`;
