import type { Membership } from '#features/club/model/club-member.ts';
import type { MembershipPresentation } from '#features/club/model/membership-presentation.ts';
import { getMembershipPresentation } from '#features/club/model/membership-presentation.ts';
import { getFutureBenefitsStart, computeBenefitsStart } from '#features/club/model/membership.ts';
import { formatCents, formatDate } from '#shared/formats/formats.ts';
import { dayMs } from '#shared/time-units.ts';

export const membershipLabels: Record<MembershipPresentation, string> = {
  active: 'Sócio ativo',
  soon: 'Sócio ativo',
  ending: 'Sócio ativo',
  grace: 'Pagamento pendente',
  unpaid: 'Pagamento pendente',
  waiting: 'Aguardando pagamento',
  over: 'Encerrada',
};

export const openCard = 'Carteirinha';
export const showCard = 'Mostrar carteirinha';

/** Returns the fact below the name on the card: the relevant date, or a status if there is none. */
export function getMembershipFact(
  member: Membership,
  presentation: MembershipPresentation,
): { label: string; value: string } {
  switch (presentation) {
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

/** Returns what to do about a payment problem. */
export function paymentSentence(member: Membership, presentation: MembershipPresentation): string {
  if (member.paymentProblem === 'disputed') {
    return 'O pagamento foi contestado no banco, e os benefícios estão suspensos. Fale com a gente para resolver.';
  }
  if (member.paymentProblem === 'refunded') {
    return 'O pagamento deste período foi devolvido, e os benefícios estão suspensos.';
  }
  if (presentation === 'grace') {
    return `O pagamento da renovação foi recusado. Atualize o cartão até ${formatDate(member.entitledUntil)} para não perder os benefícios.`;
  }
  return 'O pagamento não foi concluído, e os benefícios estão suspensos. Atualize o cartão para voltar a usá-los.';
}

/** Returns why the benefits of the user begin later. */
export function futureBenefitsSentence(startsAt: Date): string {
  return `Seus benefícios valem a partir de ${formatDate(startsAt)}, o oitavo dia desta assinatura, porque você desistiu de outra há menos de um ano.`;
}

/** Returns the note before paying for a user who withdrew within the last year; null for others. */
export function withdrawalReturnSentence(member: Membership | null, now: Date): string | null {
  const withdrawnAt = member?.withdrawnAt ?? null;
  const startsAt = computeBenefitsStart(now, withdrawnAt);
  if (startsAt === null) return null;
  return `Você desistiu de uma assinatura em ${formatDate(withdrawnAt)}. Pode assinar de novo quando quiser, e usa os benefícios a partir do oitavo dia: assinando hoje, em ${formatDate(startsAt)}.`;
}

/** Shown while the first payment is pending or was abandoned. */
export const awaitingPaymentText =
  'O primeiro pagamento ainda não foi confirmado. Se você já pagou, aguarde: os benefícios são liberados sozinhos. Se não terminou de pagar, assine de novo.';

/** Returns the note above the plans: a pending payment and when the benefits begin; null for neither. */
export function plansNote(member: Membership | null, now: Date): string | null {
  const isAwaitingPayment = member !== null && getMembershipPresentation(member, now) === 'waiting';
  const returnText = withdrawalReturnSentence(member, now);
  if (!isAwaitingPayment) return returnText;
  return returnText === null ? awaitingPaymentText : `${awaitingPaymentText} ${returnText}`;
}

/** Number of days for which the note about a second payment is shown; by then the refund is on the card statement. */
const maxDuplicateNoteDays = 30;

/** Returns how a second payment was refunded; null without one and after 30 days. */
export function duplicateSentence({ duplicate }: Membership, now: Date): string | null {
  if (duplicate === null) return null;
  const { endedAt, refundedCents } = duplicate;
  if (now.getTime() - endedAt.getTime() > maxDuplicateNoteDays * dayMs) return null;
  const refundText = `Você pagou duas assinaturas. A segunda foi desfeita em ${formatDate(endedAt)}`;
  return refundedCents > 0
    ? `${refundText}, e ${formatCents(refundedCents)} voltam para o seu cartão.`
    : `${refundText}, e o valor dela será devolvido.`;
}

/** The reason why a user cannot use a benefit, and how to resolve it. */
export interface MembershipObstacle {
  title: string;
  text: string;
  /** Label of the button; null if plans are shown instead or the user can only wait. */
  action: string | null;
}

/** Returns the reason why a user cannot use benefits now; null if there is none. */
export function findMembershipObstacle(
  member: Membership | null,
  now: Date,
): MembershipObstacle | null {
  if (member === null) {
    return {
      title: 'Para sócios do clube',
      text: 'Quem assina usa este benefício e os de todos os lugares parceiros.',
      action: null,
    };
  }
  const presentation = getMembershipPresentation(member, now);
  switch (presentation) {
    case 'active':
    case 'ending':
    case 'grace': {
      const startsAt = getFutureBenefitsStart(member, now);
      return startsAt && futureBenefitsObstacle(startsAt);
    }
    case 'soon':
      return member.benefitsFrom && futureBenefitsObstacle(member.benefitsFrom);
    case 'waiting':
      return { title: 'Aguardando pagamento', text: plansNote(member, now) ?? '', action: null };
    case 'unpaid':
      return {
        title: 'Benefícios suspensos',
        text: paymentSentence(member, presentation),
        action: 'Ver minha assinatura',
      };
    case 'over':
      return {
        title: 'Sua assinatura terminou',
        text: withdrawalReturnSentence(member, now) ?? endedText(member),
        action: null,
      };
  }
}

function futureBenefitsObstacle(startsAt: Date): MembershipObstacle {
  return {
    title: `A partir de ${formatDate(startsAt)}`,
    text: futureBenefitsSentence(startsAt),
    action: null,
  };
}

function endedText({ entitledUntil }: Membership): string {
  const endText = entitledUntil ? ` em ${formatDate(entitledUntil)}` : '';
  return `Ela terminou${endText}. Assine de novo para usar este benefício.`;
}
