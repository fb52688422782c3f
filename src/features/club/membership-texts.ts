import type { Membership } from '#features/club/model/club-member.ts';
import type { MembershipLook } from '#features/club/model/membership-look.ts';
import { membershipLook } from '#features/club/model/membership-look.ts';
import { benefitsAhead, benefitsBeginAt } from '#features/club/model/membership.ts';
import { formatCents, formatDate } from '#shared/formats/formats.ts';

export const membershipLabels: Record<MembershipLook, string> = {
  active: 'Sócio ativo',
  soon: 'Sócio ativo',
  ending: 'Sócio ativo',
  grace: 'Pagamento pendente',
  unpaid: 'Pagamento pendente',
  waiting: 'Aguardando pagamento',
  over: 'Encerrada',
};

/** What the card says below the name: the one date that matters, or that there is none. */
export function membershipFact(
  member: Membership,
  look: MembershipLook,
): { label: string; value: string } {
  switch (look) {
    case 'active':
    case 'ending':
    case 'grace':
      return { label: 'Válido até', value: formatDate(member.entitledUntil) };
    case 'soon':
      return { label: 'Vale a partir de', value: formatDate(member.benefitsFrom) };
    case 'unpaid':
      return { label: 'Benefícios', value: 'Suspensos' };
    case 'waiting':
      return { label: 'Benefícios', value: 'Ainda não liberados' };
    case 'over':
      return { label: 'Terminou em', value: formatDate(member.entitledUntil) };
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

/** To somebody whose first payment is on its way, or was left before its end. */
export const awaitingText =
  'O primeiro pagamento ainda não foi confirmado. Se você já pagou, aguarde: os benefícios são liberados sozinhos. Se não terminou de pagar, assine de novo.';

/** What matters to somebody before they choose a plan: a payment on its way, and when benefits begin; null for nothing. */
export function plansNote(member: Membership | null, now: Date): string | null {
  const isAwaited = member !== null && membershipLook(member, now) === 'waiting';
  const returning = returnSentence(member, now);
  if (!isAwaited) return returning;
  return returning === null ? awaitingText : `${awaitingText} ${returning}`;
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
  /** The button's words; null where a plan is sold instead, or where there is nothing to do but to wait. */
  action: string | null;
}

/** What keeps somebody from using benefits at this moment; null for nothing. */
export function obstacleOf(member: Membership | null, now: Date): Obstacle | null {
  if (member === null) {
    return {
      title: 'Para sócios do clube',
      text: 'Quem assina usa este benefício e os de todos os lugares parceiros.',
      action: null,
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
      return { title: 'Aguardando pagamento', text: plansNote(member, now) ?? '', action: null };
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
        action: null,
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
  return `Ela terminou${when}. Assine de novo para usar este benefício.`;
}
