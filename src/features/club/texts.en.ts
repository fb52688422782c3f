import * as brand from '#shared/brand.ts';
import type { ClubSummary, LowestPlanPrice } from '#features/club/model/club-summary.ts';
import type { AllMembersSavings, ClubShowcase } from '#features/club/model/club-showcase.ts';
import type { PlanInterval } from '#features/club/model/subscription-plan.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatDate, reaisText } from '#shared/formats/formats.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

export function clubSentence({ partners, partnersToday }: ClubSummary): string {
  if (partners === 0) {
    return 'Members pay less at partner places, get priority for booking requests and see how much they have saved.';
  }
  const placesText = countText(partners, 'partner place', 'partner places');
  return `Members pay less at ${placesText}${partnersTodayText(partners, partnersToday)}. Just show the code when you pay.`;
}

function partnersTodayText(partners: number, partnersToday: number): string {
  if (partners === 1 || partnersToday === 0) return '';
  const partnersWithOffer = partnersToday === partners ? 'all' : partnersToday;
  return ` (${partnersWithOffer} with a benefit today)`;
}

export function membersPriceText({ price, interval, isOnly }: LowestPlanPrice): string {
  const text = `${reaisText(price)} per ${intervalText({ interval })}`;
  return isOnly ? text : `From ${text}`;
}

export function partnersText({ partners }: Pick<ClubShowcase, 'partners'>): string {
  return countText(partners, 'partner place', 'partner places');
}

export function offersSentence(showcase: Pick<ClubShowcase, 'partners' | 'offers'>): string {
  const offersText = countText(showcase.offers, 'benefit', 'benefits');
  return `${partnersText(showcase)} and ${offersText}.`;
}

export function allMembersSavingsSentence({ cents, uses }: AllMembersSavings): string {
  const reais = reaisText(Math.floor(cents / 100) * 100);
  return `Over the last 12 months, members have used benefits ${countText(uses, 'time', 'times')} and saved ${reais}.`;
}

export const plansErrors: ErrorSentences = { default: 'Could not load the plans' };

export const otherCheckoutOpen =
  'You opened the payment page for another plan at the same time. Continue there, or tap again to pay for this one.';

export const checkoutErrors: ErrorSentences = {
  default: 'Could not start the payment',
  'permission-denied':
    'You cannot subscribe with this account right now, or the club is closed. Refresh the page and try again.',
  conflict: otherCheckoutOpen,
  'invalid-input': 'This plan is no longer on sale. Refresh the page and choose another one.',
};

export const membershipErrors: ErrorSentences = { default: 'Could not load your subscription' };

export const checkoutStateErrors: ErrorSentences = {
  default: 'Could not confirm the payment',
  'not-found':
    'This payment does not belong to this account. Sign in with the account you used to subscribe.',
};

export const portalErrors: ErrorSentences = {
  default: 'Could not open the payment page',
  'not-found': 'You have no payments to manage yet. Choose a club plan.',
};

export const withdrawalPeriodOver =
  'The 7-day withdrawal period has ended. You can still cancel the renewal of your subscription.';
export const noMembership = 'You do not have a club subscription.';

export const withdrawalErrors: ErrorSentences = {
  default: 'Could not withdraw from the subscription',
  conflict: withdrawalPeriodOver,
  'not-found': noMembership,
};

export function intervalText({ interval }: { interval: PlanInterval }): string {
  return interval === 'month' ? 'month' : 'year';
}

// Several screens
export const opening = 'Opening…';
export const alreadySubscribed = 'You already have a club subscription.';
export const tryAgain = 'Try again';
export const backToHome = 'Back to home';
export const explorePlaces = 'Explore places';
export const showProfile = 'See my profile';

// Card and welcome
export const cardLabel = 'Club member card';

export function planTitle(name: string): string {
  return `${name} plan`;
}

export const savedSoFarLabel = 'You have saved';

export function moreThan(amount: string): string {
  return `More than ${amount}`;
}

export const welcomeTitle = `Welcome to ${brand.clubName}`;

export function activeMembershipSentence(
  dates: { from: Date | null; until: Date | null } | null,
): string {
  if (dates === null) return 'Your subscription is active.';
  const fromText = dates.from ? `from ${formatDate(dates.from)} ` : '';
  return `Your subscription is active. Your benefits are valid ${fromText}until ${formatDate(dates.until)}.`;
}

export const showOffers = 'See the club benefits';
export const openFirstOffer = 'Use my first benefit';

export function countdownToHome(seconds: number): string {
  return `You will be taken to the home page in ${countText(seconds, 'second', 'seconds')}.`;
}

export const loadingCard = 'Loading your member card…';
export const validUntilLabel = 'Valid until';

// Payment
export const beforePayingTitle = 'Before you pay';

export function laterBenefitsNote(benefitsStart: Date): string {
  return `You withdrew from a subscription less than a year ago. You can subscribe again, and use the benefits from the eighth day: if you subscribe today, that means from ${formatDate(benefitsStart)}.`;
}

export const continueToPayment = 'Continue to payment';
export const notNow = 'Not now';
export const paymentProblemLabel = 'Payment problem';
export const updatePayment = 'Update payment';
export const contactUs = 'Contact us';

// Plans
export const featuredPlan = 'Most popular';
export const activePlan = 'Active';
export const activePlanNote = 'open to new members';
export const comingSoonPlan = 'Coming soon';
export const cancelAnytime = 'Cancel at any time. In the first 7 days, you get a refund.';
export const cancelAnytimeShort = 'Cancel at any time.';

export function monthlyPriceText(cents: number): string {
  return `${reaisText(cents)} per month`;
}

export function yearlySavingText(cents: number): string {
  return `Save ${reaisText(cents)} per year`;
}

export const openingPayment = 'Opening payment…';
export const subscribe = 'Subscribe';
export const loadingQuestions = 'Loading the questions…';
export const loadingPlans = 'Loading the plans…';
export const noPlansTitle = 'No plans available';
export const noPlansNote = 'The club plans are coming soon.';
export const plansLabel = 'Plans';
export const discountBenefit = 'Up to 25% off';
export const discountBenefitNote =
  'At partner bars and restaurants and on partner tours. Each benefit states its days, times and limits.';
export const priorityBenefit = 'Priority bookings';
export const priorityBenefitNote = 'The place sees that your request comes from a member.';
export const savingsBenefit = 'Total saved';
export const savingsBenefitNote =
  'Your history has the date, place and amount of each use, and your member card shows the total.';
export const benefitsTitle = 'What you get';
export const partnerOffersTitle = 'Partner benefits';
export const showAllOffers = 'See all';
export const loadingOffers = 'Loading the benefits…';
export const exampleCardLabel = 'Example of the club member card';
export const exampleName = 'Your name here';
export const exampleStatus = 'Example';
export const validInLabel = 'Valid at';
export const partnerPlaces = 'partner places';
export const clubPromise = 'Pay less at the places you already like';
export const clubLead =
  'When you pay, show the code of the benefit to the staff. The discount is taken off the bill.';

export function exampleAt(placeTitle: string): string {
  return `Example: ${placeTitle}`;
}

export const exampleBillLabel = 'Bill';
export const exampleDiscountLabel = 'Club discount';
export const freeItemLabel = 'Second item free';
export const exampleFinalLabel = 'You pay';

export const loadingClub = 'Loading the club…';
export const clubClosedTitle = 'The club is closed at the moment';
export const clubClosedNote = 'We are not accepting new members at the moment. Check back soon.';

// Calculator
export const calculatorTitle = 'How much you save';
export const visitsLabel = 'Outings per month';

export function visitsText(count: number): string {
  return countText(count, 'outing', 'outings');
}

export const billLabel = 'Average bill per outing, in R$';
export const billProblem = 'Enter an amount such as 120 or 120.50, up to R$ 10,000.00.';
export const averageDiscountLabel = 'Average discount';
export const savingsPerMonth = '<amount/> <period>per month</period>';

export function savingsLeft(planName: string, amount: string): string {
  return `After paying for the ${planName} plan, you still save ${amount} per month.`;
}

export const estimateNote = 'Estimate: each benefit has its own rules and days.';

export function planNotWorthwhile(planName: string): string {
  return `With these figures, the ${planName} plan does not pay for itself.`;
}

export function planPaysOffFrom(planName: string, visits: number): string {
  return `The ${planName} plan pays for itself from ${visitsText(visits)} per month.`;
}

// Questions
export const usageQuestion = 'How do I use a benefit?';
export const usageAnswer =
  'At the partner place, open the benefit in the guide and show the code to the staff. The discount is confirmed on the spot and appears in your history.';
export const cancelQuestion = 'Can I cancel whenever I want?';
export const cancelAnswer =
  'Yes, with no fee and no phone call. You cancel the renewal in “Manage subscription”, and the benefits stay valid until the end of the period you have already paid for.';
export const withdrawQuestion = 'What if I change my mind?';
export const withdrawAnswer =
  'In the first 7 days after subscribing, a button on this page undoes everything and returns the full amount to your card. If you subscribe again within twelve months, you can use the benefits from the eighth day.';
export const chargeQuestion = 'How am I charged?';
export const chargeAnswer =
  "By credit card, on Stripe's secure page, every month or every year, depending on the plan. The guide neither sees nor stores the card number.";
export const failedPaymentQuestion = 'What happens if the payment fails?';
export const failedPaymentAnswer =
  'We let you know on your profile. The benefits continue for three days, so you have time to update the card.';
export const planChangeQuestion = 'Can I switch from the monthly to the annual plan?';
export const planChangeAnswer =
  'Yes, at any time, in “Manage subscription”. What you have already paid for but not used is deducted.';
export const questionsTitle = 'Frequently asked questions';
export const contactLead = 'Still have questions? Write to';

// Result of the payment
export const successPageTitle = `Subscription · ${brand.name}`;
export const unknownPaymentTitle = 'Which payment?';
export const showPlans = 'See the plans';
export const unknownPaymentNote =
  'This link does not say which payment it refers to. If you have just subscribed, the club appears on your profile as soon as the payment is confirmed.';
export const paymentOwnerTitle = 'Whose payment is this?';
export const signIn = 'Sign in';
export const paymentOwnerNote =
  'If you have just subscribed, sign in with the account you used: the subscription is there. If it was someone else, only they can see the payment.';
export const endedMembershipTitle = 'This subscription has already ended';
export const endedMembershipNote =
  'The payment was made, but the subscription is no longer active.';
export const duplicatePaymentTitle = 'You were already a member';
export const showOwnMembership = 'See my subscription';

export function duplicatePaymentNote(refundSentence: string | null): string {
  const sentence =
    refundSentence ??
    'You paid for two subscriptions. The second was cancelled, and the amount will be refunded to your card.';
  return `${sentence} The first remains valid.`;
}

export const processingTitle = 'Processing';
export const goToHome = 'Go to the home page';
export const slowPaymentNote =
  'This is taking longer than usual. You can leave this page: as soon as the payment is confirmed, the club will appear on your profile.';
export const processingNote = 'We are confirming your payment. This usually takes a few seconds.';
export const unpaidTitle = 'The payment was not completed';
export const unpaidNote = 'Nothing was charged. Choose a plan to start again.';

// Cancelled payment and countdown
export const cancelledPageTitle = `Subscription cancelled · ${brand.name}`;
export const paymentCancelledTitle = 'Payment cancelled';
export const paymentCancelledNote =
  'Nothing was charged. If you like, choose a plan and try again.';

export function countdownToPlans(seconds: number): string {
  return `You will be taken to the plans in ${countText(seconds, 'second', 'seconds')}.`;
}

export const countdownPaused = 'Countdown paused.';
export const resumeCountdown = 'Continue';
export const pauseCountdown = 'Pause';

// Membership
export const showClubBenefits = 'See club benefits';
export const ownMembershipTitle = 'Your subscription';
export const manageMembership = 'Manage subscription';
export const manageMembershipNote =
  'Under “Manage subscription” you can change your card, see invoices, switch plans, and cancel or resume the renewal.';

export function renewalCancelled(until: string): string {
  return `The renewal is cancelled. Your benefits are valid until ${until}, and nothing more will be charged.`;
}

export const renewalAfterPayment =
  'As soon as the payment is sorted out, everything will go back to normal.';

export function nextCharge(date: string): string {
  return `The next charge is on ${date}. You can cancel whenever you want.`;
}

// Withdrawal
export const withdrawalTitle = 'Changed your mind?';

export function withdrawalLead(lastDay: Date): string {
  return `Until ${formatDate(lastDay)} you can withdraw and get back everything you paid, without giving a reason.`;
}

export const withdraw = 'Withdraw and get a refund';
export const confirmWithdrawalTitle = 'Withdraw from the subscription?';
export const confirmWithdrawal = 'Confirm withdrawal';
export const withdrawing = 'Refunding your payment…';
export const stayInClub = 'Stay in the club';

export function withdrawnWithRefund(amount: string): string {
  return `Subscription cancelled. ${amount} will go back to your card.`;
}

export const withdrawnWithoutRefund = 'Subscription cancelled. There is nothing to refund now.';
export const withdrawalNote =
  'Your membership ends now, and the amount paid goes back to the card you paid with. The bank may take a few days to show the refund on your statement.';
export const withdrawalReturnNote =
  'If you subscribe again within twelve months, you can use the benefits only from the eighth day onwards.';

// Answers of the server
export const subscribingClosed = 'The club is not accepting subscriptions at the moment.';
export const planNotOnSale = 'This plan is not on sale.';
export const paymentsUnavailable =
  'Club subscriptions are not available at the moment. Try again later.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
