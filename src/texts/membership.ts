import type { Membership } from '#domain/club-member.ts';
import { isEntitled } from '#domain/membership.ts';
import { formatDate } from './formats.ts';

/** How a membership looks to its owner. */
export type MembershipLook =
  /** Entitled, and renewed by itself. */
  | 'active'
  /** Entitled until the period ends. */
  | 'ending'
  /** Entitled for a few days more: the payment was refused. */
  | 'grace'
  /** Not entitled before something is paid. */
  | 'unpaid'
  /** The first payment is on its way. */
  | 'waiting'
  /** Nothing goes on any more. */
  | 'over';

/** How somebody stands at this moment. */
export function membershipLook(member: Membership, now: Date): MembershipLook {
  if (isEntitled(member, now)) {
    if (member.paymentProblem === 'failed' || member.paymentProblem === 'action') return 'grace';
    return member.cancelAtPeriodEnd ? 'ending' : 'active';
  }
  if (member.status === 'incomplete') return 'waiting';
  const goesOn = member.status !== 'canceled' && member.status !== 'incomplete_expired';
  return goesOn ? 'unpaid' : 'over';
}

/** Whether there is a subscription to look after, so that no second one is offered. */
export function isSubscriber(member: Membership | null, now: Date): member is Membership {
  if (member === null) return false;
  const look = membershipLook(member, now);
  return look !== 'over' && look !== 'waiting';
}

export const membershipLabels: Record<MembershipLook, string> = {
  active: 'Sócio ativo',
  ending: 'Sócio ativo',
  grace: 'Pagamento pendente',
  unpaid: 'Pagamento pendente',
  waiting: 'Aguardando pagamento',
  over: 'Encerrada',
};

/** Until when, and what happens then: the two facts of the card. */
export function membershipDates(
  member: Membership,
  look: MembershipLook,
): { label: string; value: string }[] {
  const until = { label: 'Válido até', value: formatDate(member.entitledUntil) };
  switch (look) {
    case 'active':
      return [until, { label: 'Renova em', value: formatDate(member.currentPeriodEnd) }];
    case 'ending':
      return [until, { label: 'Renovação', value: 'Cancelada' }];
    case 'grace':
      return [until, { label: 'Renovação', value: 'Não paga' }];
    case 'unpaid':
    case 'waiting':
      return [{ label: 'Benefícios', value: 'Suspensos' }];
    case 'over':
      return [{ label: 'Terminou em', value: formatDate(member.entitledUntil) }];
  }
}

/** What to do about a payment that did not come. */
export function paymentSentence(member: Membership, look: MembershipLook): string {
  if (member.paymentProblem === 'disputed') {
    return 'O pagamento foi contestado no banco, e os benefícios estão suspensos. Fale com a gente para resolver.';
  }
  if (member.paymentProblem === 'refunded') {
    return 'O pagamento deste período foi devolvido, e os benefícios estão suspensos.';
  }
  if (look === 'grace') {
    return `O pagamento da renovação foi recusado. Atualize o cartão até ${formatDate(member.entitledUntil)} para não perder os benefícios.`;
  }
  return 'O pagamento não foi concluído, e os benefícios estão suspensos. Atualize o cartão para voltar a usá-los.';
}
