import * as brand from '#shared/brand.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import type { OfferTerms } from '#features/offers/model/club-offer.ts';
import type { LimitWindow } from '#features/offers/model/club-offer-options.ts';
import type { OfferExample } from '#features/offers/model/offer-example.ts';
import { countVisitsToPay } from '#features/club/model/plans-on-sale.ts';
import type { RedemptionRefusal } from '#features/redemptions/model/redemption-options.ts';
import type { RefusalDetail } from './texts.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import {
  countText,
  formatCents,
  formatDate,
  formatDateTime,
  formatPercent,
  reaisText,
} from '#shared/formats/formats.en.ts';
import { onDayAndTimeText, untilTimeText } from '#shared/formats/day-and-time.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

type Discount = Pick<OfferTerms, 'kind' | 'percent' | 'amountCents' | 'maxDiscountCents'>;

export function discountHeadline(terms: Discount): { large: string; rest: string } {
  const { kind, percent, amountCents, maxDiscountCents } = terms;
  if (kind === 'fixed') return { large: roundCents(amountCents ?? 0), rest: 'off' };
  const capText = maxDiscountCents === null ? '' : `, up to ${roundCents(maxDiscountCents)}`;
  return kind === 'percent'
    ? { large: formatPercent(percent ?? 0), rest: `off${capText}` }
    : { large: 'Free', rest: `lower-priced item${capText}` };
}

function roundCents(cents: number): string {
  return formatCents(cents).replace(/\.00$/, '');
}

export const redemptionErrors: ErrorSentences = {
  default: 'Could not create the code',
  'permission-denied': 'Your account cannot use benefits right now. Contact the administrator.',
  'not-found': 'This code no longer exists. Get another one.',
};

export const redemptionLoadErrors: ErrorSentences = {
  ...redemptionErrors,
  default: 'Could not load the code',
};

export const redemptionCancelErrors: ErrorSentences = {
  ...redemptionErrors,
  default: 'Could not cancel the code',
};

export const receiptsErrors: ErrorSentences = { default: 'Could not load your discounts' };

export function exampleSentence({ billCents, itemCents, finalCents }: OfferExample): string {
  const billText = `On a bill of ${reaisText(billCents)}`;
  const itemText = itemCents === null ? '' : ` with a second item costing ${reaisText(itemCents)}`;
  return `${billText}${itemText}, you pay ${reaisText(finalCents)}.`;
}

export function payOffSentence(
  example: OfferExample,
  plan: Pick<SubscriptionPlan, 'price' | 'interval'>,
): string {
  const visitCount = countVisitsToPay(example, plan);
  const periodText = plan.interval === 'month' ? 'a month' : 'a year';
  if (visitCount === 1) return `One visit like this ${periodText} is enough to pay for the plan.`;
  return `${countText(visitCount, 'visit', 'visits')} like this ${periodText}, at partner places, cover the cost of the plan.`;
}

const windowTexts: Record<Exclude<LimitWindow, 'total'>, string> = {
  day: 'today',
  month: 'this month',
  year: 'this year',
};

export function ownRemainingUses(count: number, window: LimitWindow): string {
  const windowText = window === 'total' ? '' : ` ${windowTexts[window]}`;
  return `You have ${countText(count, 'use', 'uses')} left${windowText}.`;
}

export function redemptionSentence(
  reason: RedemptionRefusal,
  { at, now = new Date(), limit, cents }: RefusalDetail = {},
): string {
  switch (reason) {
    case 'club_closed':
      return 'The club is closed at the moment. Try again later.';
    case 'not_member':
      return 'This benefit is only for club members. See the plans to join.';
    case 'past_due':
      return 'Your club payment is pending. Update your card to use the benefits again.';
    case 'after_withdrawal':
      return `You withdrew from a subscription less than a year ago, so the benefits of this one are valid from ${formatDate(at)}.`;
    case 'offer_inactive':
      return 'This benefit is no longer available. Choose another one.';
    case 'offer_ended':
      return 'This benefit has already ended. Choose another one.';
    case 'used_up':
      return 'This benefit has been used up. Choose another one.';
    case 'never_again':
      return 'This benefit will not be valid again before it ends. Choose another one.';
    case 'place_closed':
      return at
        ? `The place is closed now. The benefit is valid again ${onDayAndTimeText(at, now)}.`
        : 'The place is closed now. Check the opening hours.';
    case 'excluded_date':
      return at
        ? `This benefit is not valid today. It is valid again ${onDayAndTimeText(at, now)}.`
        : 'This benefit is not valid today. Check the days and times.';
    case 'not_valid_now':
      return at
        ? `This benefit is not valid now. It is valid again ${onDayAndTimeText(at, now)}.`
        : 'This benefit is not valid now. Check the days and times.';
    case 'limit_reached':
      return `${limitText(limit)} ${at ? `You can use it again ${onDayAndTimeText(at, now)}.` : 'Choose another one.'}`;
    case 'cooldown':
      return at
        ? `Wait ${untilTimeText(at, now)} to use another benefit at this place.`
        : 'This place asks for a break between one benefit and the next, and this benefit ends before the break is over. Choose another one.';
    case 'unknown_code':
      return 'Code not found. Check it with the member and type it again.';
    case 'expired':
      return 'This code has expired. Ask the member to get another one.';
    case 'already_used':
      return at
        ? `This code was used on ${formatDateTime(at)}. Ask the member to get another one.`
        : 'This code has already been used. Ask the member to get another one.';
    case 'cancelled':
      return 'The use of this benefit was cancelled. Ask the member to get another code.';
    case 'wrong_place':
      return 'This code is for another place. Check with the member which benefit they chose.';
    case 'own_redemption':
      return 'You cannot confirm your own benefit. Ask someone else on the staff.';
    case 'being_confirmed':
      return 'A place is already confirming one of your benefits. Wait, or cancel to choose another one.';
    case 'below_minimum':
      return cents
        ? `The bill is below the minimum for this benefit, which is ${formatCents(cents)}. Check the amount.`
        : 'The bill is below the minimum for this benefit. Check the amount.';
    case 'too_late_to_void':
      return 'This can only be undone in the first 24 hours. Contact the administrator.';
    case 'too_many_tries':
      return 'Too many wrong codes in a row. Wait a minute and try again.';
  }
}

function limitText(limit: RefusalDetail['limit']): string {
  if (!limit) return 'You have already used this benefit the maximum number of times.';
  const { count, window } = limit;
  const windowText = window === 'total' ? '' : ` ${windowTexts[window]}`;
  if (count === 1) {
    return window === 'total'
      ? 'You have already used this benefit, which is valid once for each member.'
      : `You have already used this benefit${windowText}.`;
  }
  return `You have already used this benefit ${countText(count, 'time', 'times')}${windowText}, the maximum for each member.`;
}

// Several screens
export const showOtherOffers = 'See other benefits';

// Notes for members
export const loadingClub = 'Loading the club…';
export const openCodeTitle = 'You have an active code';

export function expiresIn(remaining: string): string {
  return `expires in ${remaining}`;
}

export const showCode = 'Show code';
export const billLabel = 'Bill';
export const discountLabel = 'Club discount';
export const totalLabel = 'Total to pay';

export function reviewTitle(placeTitle: string): string {
  return `How was ${placeTitle}?`;
}

export const reviewLead =
  'Tell people who do not know it what it was like. Your review gets the “Verified visit” badge.';
export const review = 'Review';
export const notNow = 'Not now';

// Page of an offer

export const usageTitle = 'How to use it';
export const usageSteps = [
  'At the place, order as usual.',
  'When it is time to pay, create the code on this page.',
  'Show the code to the staff, and the discount goes on the bill.',
];
export const whereTitle = 'Where to use it';

export function codeLead(hasOpenCode: boolean): string {
  const openCodeText = hasOpenCode ? ' Your active code will stop being valid.' : '';
  return `Get the code at the place, when you pay. It is valid for 10 minutes and only counts as a use once the staff confirm it.${openCodeText}`;
}

export const generatingCode = 'Getting code…';
export const createCode = 'Get code';
export const showClub = 'See the club';
export const offerUsageLabel = 'How to use this benefit';
export const loadingOffer = 'Loading the benefit…';
export const pageTitle = `Use benefit · ${brand.name}`;
export const clubOffersLabel = 'Club benefits';
export const retry = 'Try again';

// Offer for users who are not members
export const loadingPlans = 'Loading the plans…';
export const noPlansNote = 'The club plans are coming soon.';
export const offerOverNote = 'This benefit has ended. The club has others.';
export const clubClosedNote = 'The club is closed at the moment. Check back soon.';
export const explorePlaces = 'Explore places';

export function exampleSavings(amount: string): string {
  return `You save ${amount}`;
}

export function planTitle(name: string): string {
  return `${name} plan`;
}

export const openingPayment = 'Opening payment…';
export const subscribeAndUse = 'Subscribe and use it today';
export const subscribe = 'Subscribe';
export const cancelAnytime = 'Cancel at any time. In the first 7 days, you get a refund.';
export const aboutClub = 'About the club';
export const alreadyMember = 'I am already a member';

// Code
export const creatingCode = 'Getting the code…';
export const cancellingCode = 'Cancelling…';
export const cancelCode = 'Cancel code';
export const otherPlaceTitle = 'This code is not for this place';
export const showOffer = 'See the benefit';
export const otherPlaceNote = 'Open the code from its benefit or from your history.';
export const cancelledTitle = 'Code cancelled';
export const cancelledNote = 'The benefit was not used. You can get another code.';
export const voidedTitle = 'Discount reversed';
export const voidedNote = 'The staff at the place reversed this discount.';
export const expiredTitle = 'The code has expired';
export const expiredNote = 'The benefit was not used. Get another one when you are about to pay.';
export const deletedTitle = 'This code no longer exists';
export const deletedNote = 'Get another one when you are about to pay the bill.';
export const createOtherCode = 'Get another code';
export const codeCardLabel = 'Benefit code';

export function codeLabel(characters: string): string {
  return `Code ${characters}`;
}

export function codeExpiresIn(remaining: string): string {
  return `Expires in ${remaining}`;
}

export const codeBeingChecked = 'The staff have read your code and are checking the bill.';
export const showCodeToStaff = 'Show this screen to the staff.';

export function codeAnnouncement(characters: string): string {
  return `${codeLabel(characters)}. ${showCodeToStaff}`;
}

export const qrCodeLabel = 'QR code for the staff to scan';

// Receipt
export const receiptLabel = 'Discount receipt';
export const savedAmount = 'You saved <amount/>';

export function savedAmountAnnouncement(amount: string): string {
  return savedAmount.replace('<amount/>', amount);
}

export const confirmedByStaff = 'Checked and confirmed by the staff';

export function shareTitle(offerTitle: string, placeTitle: string): string {
  return `${offerTitle} at ${placeTitle}, with ${brand.clubName}`;
}

export const share = 'Share';
export const showInHistory = 'See in history';
export const otherOffers = 'Other benefits';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
