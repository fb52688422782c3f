import type { ClaimObstacle, ClaimStatus } from '#features/moderation/model/claim.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

/** Labels of the states of a claim in the admin panel. */
export const claimStatusLabels: Record<ClaimStatus, string> = {
  pending: 'Em análise',
  approved: 'Aprovado',
  declined: 'Recusado',
};

/** Reasons why a claim cannot be approved, as shown to the super admin. */
export const claimObstacleTexts: Record<ClaimObstacle, string> = {
  gone: 'A conta desta pessoa não existe mais. O pedido só pode ser recusado.',
  inactive: 'A conta desta pessoa não está ativa. Recuse o pedido ou reative a conta antes.',
  'super-admin': 'Esta pessoa já administra todos os lugares. Recuse o pedido.',
  unproven:
    'A pessoa não confirmou o e-mail, e quem gerencia um lugar precisa confirmar. Peça isso na resposta ou espere.',
  full: 'Esta pessoa já gerencia 200 lugares, o máximo. Recuse o pedido ou retire um deles.',
};

export const claimListErrors: ErrorSentences = { default: 'Erro ao carregar os pedidos' };

export const claimDecisionErrors: ErrorSentences = {
  default: 'A decisão não foi salva',
  'permission-denied':
    'Você não tem mais permissão para decidir pedidos. Nada foi alterado. Recarregue a página ou fale com outro super administrador.',
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a decisão.',
  conflict: 'Outras pessoas mudaram o mesmo ao mesmo tempo. Tente novamente.',
};
