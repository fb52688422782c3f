import type { Membership } from '#features/club/model/club-member.ts';
import type { MembershipPresentation } from '#features/club/model/membership-presentation.ts';
import { getMembershipPresentation } from '#features/club/model/membership-presentation.ts';
import { getFutureBenefitsStart, computeBenefitsStart } from '#features/club/model/membership.ts';
import type { MembershipObstacle } from './membership-texts.ts';
import { formatCents, formatDate } from '#shared/formats/formats.en.ts';
import { dayMs } from '#shared/time-units.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const membershipLabels: Record<MembershipPresentation, string> = {
  active: 'Active member',
  soon: 'Active member',
  ending: 'Active member',
  grace: 'Payment pending',
  unpaid: 'Payment pending',
  waiting: 'Awaiting payment',
  over: 'Ended',
};

export const openCard = 'Member card';
export const showCard = 'Show member card';

export function getMembershipFact(
  member: Membership,
  presentation: MembershipPresentation,
): { label: string; value: string } {
  switch (presentation) {
    case 'active':
    case 'ending':
    case 'grace':
      return { label: 'Valid until', value: formatDate(member.entitledUntil) };
    case 'soon':
      return { label: 'Valid from', value: formatDate(member.benefitsFrom) };
    case 'unpaid':
      return { label: 'Benefits', value: 'Suspended' };
    case 'waiting':
      return { label: 'Benefits', value: 'Not yet available' };
    case 'over':
      return { label: 'Ended on', value: formatDate(member.entitledUntil) };
  }
}

export function paymentSentence(member: Membership, presentation: MembershipPresentation): string {
  if (member.paymentProblem === 'disputed') {
    return 'The payment was disputed with the bank, and the benefits are suspended. Contact us to sort it out.';
  }
  if (member.paymentProblem === 'refunded') {
    return 'The payment for this period was refunded, and the benefits are suspended.';
  }
  if (presentation === 'grace') {
    return `The renewal payment was declined. Update your card by ${formatDate(member.entitledUntil)} to keep your benefits.`;
  }
  return 'The payment was not completed, and the benefits are suspended. Update your card to use them again.';
}

export function futureBenefitsSentence(startsAt: Date): string {
  return `Your benefits are valid from ${formatDate(startsAt)}, the eighth day of this subscription, because you withdrew from another one less than a year ago.`;
}

export function withdrawalReturnSentence(member: Membership | null, now: Date): string | null {
  const withdrawnAt = member?.withdrawnAt ?? null;
  const startsAt = computeBenefitsStart(now, withdrawnAt);
  if (startsAt === null) return null;
  return `You withdrew from a subscription on ${formatDate(withdrawnAt)}. You can subscribe again whenever you want, and use the benefits from the eighth day: if you subscribe today, that means from ${formatDate(startsAt)}.`;
}

export const awaitingPaymentText =
  'The first payment has not been confirmed yet. If you have already paid, please wait: the benefits will become available automatically. If you did not finish paying, subscribe again.';

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
  const refundText = `You paid for two subscriptions. The second was cancelled on ${formatDate(endedAt)}`;
  return refundedCents > 0
    ? `${refundText}, and ${formatCents(refundedCents)} will go back to your card.`
    : `${refundText}, and the amount paid will be refunded.`;
}

export function findMembershipObstacle(
  member: Membership | null,
  now: Date,
): MembershipObstacle | null {
  if (member === null) {
    return {
      title: 'For club members',
      text: 'Members can use this benefit and all the others at partner places.',
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
      return { title: 'Awaiting payment', text: plansNote(member, now) ?? '', action: null };
    case 'unpaid':
      return {
        title: 'Benefits suspended',
        text: paymentSentence(member, presentation),
        action: 'See my subscription',
      };
    case 'over':
      return {
        title: 'Your subscription has ended',
        text: withdrawalReturnSentence(member, now) ?? endedText(member),
        action: null,
      };
  }
}

function futureBenefitsObstacle(startsAt: Date): MembershipObstacle {
  return {
    title: `From ${formatDate(startsAt)}`,
    text: futureBenefitsSentence(startsAt),
    action: null,
  };
}

function endedText({ entitledUntil }: Membership): string {
  const endText = entitledUntil ? ` on ${formatDate(entitledUntil)}` : '';
  return `It ended${endText}. Subscribe again to use this benefit.`;
}

export type Complete = TranslationOf<
  typeof import('./membership-texts.ts'),
  typeof import('./membership-texts.en.ts')
>;
