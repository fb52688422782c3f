import type { Membership } from '#features/club/model/club-member.ts';
import type { MembershipPresentation } from '#features/club/model/membership-presentation.ts';
import { getMembershipPresentation } from '#features/club/model/membership-presentation.ts';
import { getFutureBenefitsStart, computeBenefitsStart } from '#features/club/model/membership.ts';
import { formatCents, formatDate } from '#shared/formats/formats.es.ts';
import { dayMs } from '#shared/time-units.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { MembershipObstacle } from './membership-texts.ts';

export const membershipLabels: Record<MembershipPresentation, string> = {
  active: 'Socio activo',
  soon: 'Socio activo',
  ending: 'Socio activo',
  grace: 'Pago pendiente',
  unpaid: 'Pago pendiente',
  waiting: 'Esperando el pago',
  over: 'Finalizada',
};

export const openCard = 'Tarjeta de socio';
export const showCard = 'Ver tarjeta de socio';

export function getMembershipFact(
  member: Membership,
  presentation: MembershipPresentation,
): { label: string; value: string } {
  switch (presentation) {
    case 'active':
    case 'ending':
    case 'grace':
      return { label: 'Válida hasta', value: formatDate(member.entitledUntil) };
    case 'soon':
      return { label: 'Válida desde', value: formatDate(member.benefitsFrom) };
    case 'unpaid':
      return { label: 'Beneficios', value: 'Suspendidos' };
    case 'waiting':
      return { label: 'Beneficios', value: 'Todavía no habilitados' };
    case 'over':
      return { label: 'Terminó el', value: formatDate(member.entitledUntil) };
  }
}

export function paymentSentence(member: Membership, presentation: MembershipPresentation): string {
  if (member.paymentProblem === 'disputed') {
    return 'El pago se desconoció ante el banco y los beneficios están suspendidos. Escribinos para resolverlo.';
  }
  if (member.paymentProblem === 'refunded') {
    return 'El pago de este período se devolvió y los beneficios están suspendidos.';
  }
  if (presentation === 'grace') {
    return `El pago de la renovación fue rechazado. Actualizá la tarjeta hasta el ${formatDate(member.entitledUntil)} para no perder los beneficios.`;
  }
  return 'El pago no se completó y los beneficios están suspendidos. Actualizá la tarjeta para volver a usarlos.';
}

export function futureBenefitsSentence(startsAt: Date): string {
  return `Tus beneficios rigen a partir del ${formatDate(startsAt)}, el octavo día de esta suscripción, porque desististe de otra hace menos de un año.`;
}

export function withdrawalReturnSentence(member: Membership | null, now: Date): string | null {
  const withdrawnAt = member?.withdrawnAt ?? null;
  const startsAt = computeBenefitsStart(now, withdrawnAt);
  if (startsAt === null) return null;
  return `Desististe de una suscripción el ${formatDate(withdrawnAt)}. Podés suscribirte de nuevo cuando quieras y usar los beneficios a partir del octavo día: si te suscribís hoy, el ${formatDate(startsAt)}.`;
}

export const awaitingPaymentText =
  'El primer pago todavía no se confirmó. Si ya pagaste, esperá: los beneficios se habilitan solos. Si no terminaste de pagar, suscribite de nuevo.';

export function plansNote(member: Membership | null, now: Date): string | null {
  const isAwaitingPayment = member !== null && getMembershipPresentation(member, now) === 'waiting';
  const returnText = withdrawalReturnSentence(member, now);
  if (!isAwaitingPayment) return returnText;
  return returnText === null ? awaitingPaymentText : `${awaitingPaymentText} ${returnText}`;
}

const maxDuplicateNoteDays = 30;

export function duplicateSentence({ duplicate }: Membership, now: Date): string | null {
  if (duplicate === null) return null;
  const { endedAt, refundedCents } = duplicate;
  if (now.getTime() - endedAt.getTime() > maxDuplicateNoteDays * dayMs) return null;
  const refundText = `Pagaste dos suscripciones. La segunda se anuló el ${formatDate(endedAt)}`;
  return refundedCents > 0
    ? `${refundText} y ${formatCents(refundedCents)} vuelven a tu tarjeta.`
    : `${refundText} y su importe será devuelto.`;
}

export function findMembershipObstacle(
  member: Membership | null,
  now: Date,
): MembershipObstacle | null {
  if (member === null) {
    return {
      title: 'Para socios del club',
      text: 'Con la suscripción usás este beneficio y los de todos los lugares adheridos.',
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
      return { title: 'Esperando el pago', text: plansNote(member, now) ?? '', action: null };
    case 'unpaid':
      return {
        title: 'Beneficios suspendidos',
        text: paymentSentence(member, presentation),
        action: 'Ver mi suscripción',
      };
    case 'over':
      return {
        title: 'Tu suscripción terminó',
        text: withdrawalReturnSentence(member, now) ?? endedText(member),
        action: null,
      };
  }
}

function futureBenefitsObstacle(startsAt: Date): MembershipObstacle {
  return {
    title: `A partir del ${formatDate(startsAt)}`,
    text: futureBenefitsSentence(startsAt),
    action: null,
  };
}

function endedText({ entitledUntil }: Membership): string {
  const endText = entitledUntil ? ` el ${formatDate(entitledUntil)}` : '';
  return `Terminó${endText}. Suscribite de nuevo para usar este beneficio.`;
}

export type Complete = TranslationOf<
  typeof import('./membership-texts.ts'),
  typeof import('./membership-texts.es.ts')
>;
