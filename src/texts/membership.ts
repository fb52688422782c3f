import type { Membership } from '#domain/club-member.ts';
import { benefitsAhead, benefitsBeginAt, isEntitled } from '#domain/membership.ts';
import { formatCents, formatDate } from './formats.ts';

/** How a membership looks to its owner. */
export type MembershipLook =
  /** Entitled, and renewed by itself. */
  | 'active'
  /** A member whose benefits begin in some days, after a withdrawal. */
  | 'soon'
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
    if (benefitsAhead(member, now) !== null) return 'soon';
    return member.cancelAtPeriodEnd ? 'ending' : 'active';
  }
  if (member.status === 'incomplete') return 'waiting';
  // Nothing was to be paid any more; the news of the end comes later.
  if (member.isActive && member.cancelAtPeriodEnd) return 'over';
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
  soon: 'Sócio ativo',
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
    case 'soon':
      return [
        { label: 'Benefícios', value: `A partir de ${formatDate(member.benefitsFrom)}` },
        until,
      ];
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

/** Why benefits wait, to somebody whose benefits begin later. */
export function benefitsAheadSentence(from: Date): string {
  return `Seus benefícios valem a partir de ${formatDate(from)}, o oitavo dia desta assinatura, porque você desistiu de outra há menos de um ano.`;
}

/** Before paying, to somebody who withdrew; null to everybody else. */
export function returnSentence(member: Membership | null, now: Date): string | null {
  const withdrawnAt = member?.withdrawnAt ?? null;
  const from = benefitsBeginAt(now, withdrawnAt);
  if (from === null) return null;
  return `Você desistiu de uma assinatura em ${formatDate(withdrawnAt)}. Pode assinar de novo quando quiser, e usa os benefícios a partir do oitavo dia: assinando hoje, em ${formatDate(from)}.`;
}

const dayMs = 86_400_000;
/** A refund stands on the card's bill by then. */
const duplicateDays = 30;

/** What became of a second payment, for some weeks; null when there was none. */
export function duplicateSentence({ duplicate }: Membership, now: Date): string | null {
  if (duplicate === null) return null;
  const { endedAt, refundedCents } = duplicate;
  if (now.getTime() - endedAt.getTime() > duplicateDays * dayMs) return null;
  const what = `Você pagou duas assinaturas. A segunda foi desfeita em ${formatDate(endedAt)}`;
  return refundedCents > 0
    ? `${what}, e ${formatCents(refundedCents)} voltam para o seu cartão.`
    : `${what}, e o valor dela será devolvido.`;
}

/** What keeps somebody from using a benefit, and where it is mended. */
export interface Obstacle {
  title: string;
  text: string;
  /** The button's words; null where there is nothing to do but to wait. */
  action: string | null;
}

/** What keeps somebody from using benefits at this moment; null for nothing. */
export function obstacleOf(member: Membership | null, now: Date): Obstacle | null {
  if (member === null) {
    return {
      title: 'Para sócios do clube',
      text: 'Este benefício é para sócios. Assine e use no mesmo dia.',
      action: 'Ver o clube',
    };
  }
  const look = membershipLook(member, now);
  switch (look) {
    case 'active':
    case 'ending':
    case 'grace': {
      const from = benefitsAhead(member, now);
      return from && waiting(from);
    }
    case 'soon':
      return member.benefitsFrom && waiting(member.benefitsFrom);
    case 'waiting':
      return {
        title: 'Aguardando pagamento',
        text: 'O primeiro pagamento ainda não foi confirmado. Assim que for, você já usa este benefício.',
        action: 'Ver os planos',
      };
    case 'unpaid':
      return {
        title: 'Benefícios suspensos',
        text: paymentSentence(member, look),
        action: 'Ver minha assinatura',
      };
    case 'over':
      return {
        title: 'Sua assinatura terminou',
        text: returnSentence(member, now) ?? endedText(member),
        action: 'Reativar assinatura',
      };
  }
}

function waiting(from: Date): Obstacle {
  return {
    title: `A partir de ${formatDate(from)}`,
    text: benefitsAheadSentence(from),
    action: null,
  };
}

function endedText({ entitledUntil }: Membership): string {
  const when = entitledUntil ? ` em ${formatDate(entitledUntil)}` : '';
  return `Ela terminou${when}. Reative para usar este benefício no mesmo dia.`;
}
