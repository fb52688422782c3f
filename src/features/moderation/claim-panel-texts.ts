import type { ClaimObstacle } from '#features/moderation/model/claim.ts';
import type { QueueStatus } from '#features/moderation/model/queues.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

/** Labels of the states of a claim in the admin panel. */
export const claimStatusLabels: Record<QueueStatus<'claim'>, string> = {
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

export const claimListErrors: ErrorSentences = { default: 'Não foi possível carregar os pedidos' };

export const claimDecisionErrors: ErrorSentences = {
  default: 'A decisão não foi salva',
  'permission-denied':
    'Você não tem mais permissão para decidir pedidos. Nada foi alterado. Recarregue a página ou fale com outro super administrador.',
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a decisão.',
  conflict: 'Outra pessoa mexeu neste pedido agora há pouco. Tente novamente.',
};

// List of claims

export const loadingClaims = 'Carregando pedidos...';

/** Shown instead of an empty list. */
export const emptyClaimLists = {
  open: {
    title: 'Nenhum pedido em análise',
    text: 'Quando alguém disser que um lugar é seu, o pedido aparece aqui.',
  },
  closed: {
    title: 'Nenhum pedido decidido',
    text: 'As decisões tomadas aparecem aqui, e as aprovações podem ser desfeitas.',
  },
};

// Card of a claim

/** @param relativeDate such as 'há 2 dias' */
export function claimSentAt(relativeDate: string, isAppeal: boolean): string {
  return isAppeal ? `Nova análise pedida ${relativeDate}` : `Pedido feito ${relativeDate}`;
}

export const claimantLabel = 'Quem pede';
export const deletedAccount = 'Conta excluída';
export const currentManagersLabel = 'Quem gerencia agora';
export const noManager = 'Ninguém';
export const claimantRoleLabel = 'Papel de quem pede';
export const currentRoleLabel = 'Agora:';
export const roleAfterApprovalLabel = 'Com a aprovação:';
export const firstClaimLabel = 'O primeiro pedido';
export const firstRefusalLabel = 'Por que foi recusado';
export const claimMessageLabel = 'Mensagem';
export const appealMessageLabel = 'Pedido de nova análise';
export const placeNotListedObstacle =
  'O lugar não está mais no guia. O pedido só pode ser recusado.';
export const approveClaim = 'Aprovar pedido';
export const approving = 'Aprovando...';

// Decisions

export const declineClaimTitle = 'Recusar o pedido?';
export const refusalConsequence =
  'A pessoa recebe a sua resposta e pode pedir uma nova análise, uma vez.';
export const finalRefusalConsequence =
  'É a segunda recusa, e ela é definitiva. A pessoa recebe a sua resposta.';
export const refusalReasonMissing = 'Conte à pessoa por que o pedido não foi aprovado.';
export const declineClaim = 'Recusar pedido';
export const claimRefused = 'Pedido recusado';
export const approveAnotherTitle = 'Aprovar mais uma pessoa?';
export const otherManagersOf = 'Quem já gerencia <place/>:';
export const otherManagersHint =
  'Quem já gerencia continua, e cada um pode mudar tudo na página do lugar.';
export const claimApproved = 'Pedido aprovado';
export const undoApprovalTitle = 'Desfazer a aprovação?';
export const undoApprovalConsequence =
  '<person/> deixa de gerenciar o lugar e volta a ser membro, se não gerencia outro. O pedido volta para a análise.';
export const approvalUndone = 'Aprovação desfeita';
export const noLongerManaging = 'Esta pessoa já não gerencia o lugar. Nada foi alterado';

/** Messages after a decision that was not carried out. */
export const claimOutcomeTexts = {
  ...claimObstacleTexts,
  decided: 'Este pedido já foi decidido ou retirado',
  changed: 'Quem gerencia o lugar mudou enquanto você olhava. Confira outra vez',
  hidden: 'O lugar não está mais no guia. O pedido só pode ser recusado',
};
