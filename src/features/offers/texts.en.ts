import * as brand from '#shared/brand.ts';
import type { ClubOffer, OfferTerms } from '#features/offers/model/club-offer.ts';
import type { LimitWindow } from '#features/offers/model/club-offer-options.ts';
import { countRemainingUses } from '#features/offers/model/remaining-uses.ts';
import type {
  MemberAvailability,
  MemberWait,
  OfferEnd,
  OfferPause,
} from '#features/offers/model/offer-calendar.ts';
import {
  countText,
  formatCents,
  formatDate,
  formatDayAndMonth,
  formatPercent,
} from '#shared/formats/formats.en.ts';
import {
  dayAndTimeText,
  onDayAndTimeText,
  sinceTimeText,
  untilEndText,
} from '#shared/formats/day-and-time.en.ts';
import { joinPhrases } from '#shared/formats/phrases.en.ts';
import { shortWeekdays, weekdayInSentence } from '#shared/formats/weekdays.en.ts';
import { dayMs } from '#shared/time-units.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { dayNumberOf, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

export const limitWindowTexts: Record<LimitWindow, string> = {
  day: 'per day',
  month: 'per month',
  year: 'per year',
  total: 'in total',
};

export function discountText(terms: OfferTerms): string {
  const { kind, percent, amountCents, maxDiscountCents } = terms;
  const discount = {
    percent: `${formatPercent(percent ?? 0)} off`,
    fixed: `${formatCents(amountCents ?? 0)} off`,
    second_item_free: 'Order two items and the cheaper one is free',
  }[kind];
  const isCapped = maxDiscountCents !== null && kind !== 'fixed';
  return isCapped ? `${discount}, up to ${formatCents(maxDiscountCents)}` : discount;
}

export function offerCondition(offer: ClubOffer): string {
  return `Valid ${timesText(offer)}${minSpendText(offer)}`;
}

function minSpendText({ minSpendCents }: ClubOffer): string {
  return minSpendCents ? `, on bills of ${formatCents(minSpendCents)} or more` : '';
}

export function offerRule(offer: ClubOffer, now: Date): string {
  return offerRules(offer, now).join(' ');
}

export function offerRules(offer: ClubOffer, now: Date): string[] {
  const { cooldownMinutes, totalLimit } = offer;
  return [
    `${discountText(offer)}${minSpendText(offer)}.`,
    `Valid ${timesText(offer)}, while the place is open.`,
    excludedDatesText(offer, now),
    usesText(offer),
    cooldownMinutes > 0 && `One use every ${durationText(cooldownMinutes)} at this place.`,
    totalLimit !== null && `Limited to ${countText(totalLimit, 'use', 'uses')} in total.`,
  ].filter((sentence): sentence is string => Boolean(sentence));
}

function usesText({ perMemberLimit: limit }: ClubOffer): string {
  if (!limit) return '';
  const { count, window } = limit;
  if (count === 1 && window === 'total') return 'Once per member.';
  const times = count === 1 ? 'Once' : `Up to ${countText(count, 'time', 'times')}`;
  return `${times} ${limitWindowTexts[window]} for each member.`;
}

function durationText(minutes: number): string {
  if (minutes % 1440 === 0) return countText(minutes / 1440, 'day', 'days');
  if (minutes % 60 === 0) return countText(minutes / 60, 'hour', 'hours');
  return countText(minutes, 'minute', 'minutes');
}

const maxDaysWithoutYear = 300;

function excludedDatesText({ excludedDates, validUntil }: ClubOffer, now: Date): string {
  const today = wallClockAt(now).dayNumber;
  const lastDay = validUntil === null ? Infinity : wallClockAt(validUntil).dayNumber;
  const days = excludedDates
    .flatMap((date) => dayNumberOf(date) ?? [])
    .filter((day) => day >= today && day <= lastDay)
    .sort((a, b) => a - b);
  if (days.length === 0) return '';
  const runs = toRuns(days);
  const dateText = (day = 0) => {
    const date = isoDateOf(day);
    return day - today > maxDaysWithoutYear
      ? formatDate(new Date(`${date}T12:00:00Z`))
      : formatDayAndMonth(date);
  };
  const hasRange = runs.some((run) => run.length > 1);
  const parts = runs.map((run) =>
    run.length > 1
      ? `from ${dateText(run[0])} to ${dateText(run.at(-1))}`
      : `${hasRange ? 'on ' : ''}${dateText(run[0])}`,
  );
  return `Not valid ${hasRange ? '' : 'on '}${joinPhrases(parts)}.`;
}

function toRuns(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of new Set(days)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [run] : run.map((day) => [day])));
}

function timesText({ weekdays, shifts }: Pick<ClubOffer, 'weekdays' | 'shifts'>): string {
  const days = weekdaysText(weekdays);
  if (shifts.length === 0) return days;
  return `${days}, ${joinPhrases(shifts.map(({ start, end }) => `from ${start} to ${end}`))}`;
}

const everyDay = 'every day';

function weekdaysText(weekdays: readonly number[], isShort = false): string {
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  if (days.length === 0 || days.length === 7) return everyDay;
  // Weeks begin on Monday.
  const weekdayOrder = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  const first = weekdayOrder[0] ?? 0;
  const lastDay = weekdayOrder.at(-1) ?? 0;
  const isConsecutive = weekdayOrder.every((day, position) => day === (first + position) % 7);
  const nameOf = isShort ? (day: number) => shortWeekdays[day] ?? '' : weekdayInSentence;
  if (weekdayOrder.length > 2 && isConsecutive) return `${nameOf(first)} to ${nameOf(lastDay)}`;
  return isShort
    ? joinPhrases(weekdayOrder.map(nameOf))
    : `on ${joinPhrases(weekdayOrder.map((day) => `${nameOf(day)}s`))}`;
}

export function offerAvailabilityText(availability: MemberAvailability, now: Date): string {
  switch (availability.kind) {
    case 'valid':
      return `Valid now${endText(availability.until, now)}`;
    case 'later':
      return laterText(availability.why, availability.from, now);
    case 'over':
      return endTexts[availability.why];
  }
}

export function offerStateText(
  offer: Pick<ClubOffer, 'weekdays'>,
  availability: MemberAvailability,
  now: Date,
): string {
  if (availability.kind === 'over') return offerAvailabilityText(availability, now);
  const state =
    availability.kind === 'valid'
      ? `Valid${endText(availability.until, now) || ' now'}`
      : offerAvailabilityText(availability, now);
  return `${state} · ${weekdaysText(offer.weekdays, true).replaceAll(' ', '\u00a0')}`;
}

export function otherConditions({ minSpendCents }: Pick<ClubOffer, 'minSpendCents'>): string {
  return minSpendCents ? `On bills of ${formatCents(minSpendCents)} or more.` : '';
}

function endText(until: Date, now: Date): string {
  return until.getTime() - now.getTime() < dayMs ? ` ${untilEndText(until, now)}` : '';
}

function laterText(why: OfferPause | MemberWait, from: Date, now: Date): string {
  switch (why) {
    case 'excluded-date':
      return `Not valid today · valid from ${dayAndTimeText(from, now)}`;
    case 'place-closed':
    case 'outside-offer-hours':
      return `Valid from ${dayAndTimeText(from, now)}`;
    case 'member-limit':
    case 'member-cooldown':
      return `Valid for you ${sinceTimeText(from, now)}`;
  }
}

const endTexts: Record<OfferEnd | MemberWait, string> = {
  inactive: 'Unavailable',
  ended: 'Ended',
  'used-up': 'Used up',
  'never-again': 'Will not be valid again',
  'member-limit': 'You have already used it',
  'member-cooldown': 'Will not be valid again for you',
};

export function offerEndText(offer: ClubOffer): string {
  const remainingUses = countRemainingUses(offer);
  const end = `Until ${formatDate(offer.validUntil)}`;
  // If no use is left, the state already shows it.
  if (remainingUses === null || remainingUses === 0) return end;
  return `${end} · ${countText(remainingUses, 'use', 'uses')} left`;
}

// Several screens
export const loadingClub = 'Loading the club…';

// Card
export const redeemOffer = 'Use benefit';
export const showOffer = 'See benefit';

// Message about the club
export const usageLabel = 'How to use the benefits';
export const joinTitle = 'For members only';

export function saveUpTo(amount: string): string {
  return `Save up to ${amount}`;
}

export const onOneVisit = 'on one visit';
export const joinNote = 'subscribe and use them the same day';
export const showClub = 'See the club';
export const unpaidNote = 'Your benefits are on hold until you pay for the subscription.';
export const showOwnMembership = 'See my subscription';

// Page of the offers
export const neighborhoodLabel = 'Neighbourhood';
export const allNeighborhoods = 'Neighbourhoods';
export const validNow = 'Valid now';
export const nearestFirst = 'Nearest first';
export const mapLabel = 'Map of benefits';

export function benefitCount(count: number): string {
  return countText(count, 'benefit', 'benefits');
}

export const laterTitle = 'For later';
export const showMoreOffers = 'See more benefits';
export const noValidOffersTitle = 'No benefits are valid right now';

export function validOffersText(count: number): string {
  return count === 0
    ? noValidOffersTitle
    : countText(count, 'benefit valid now', 'benefits valid now');
}

export function nextOfferText(from: Date, now: Date): string {
  return `${noValidOffersTitle} · the next one ${onDayAndTimeText(from, now)}`;
}

export const noMatchTitle = 'No benefits found';
export const clearFilters = 'Clear filters';
export const noMatchNote = 'See the days and times of the other benefits.';
export const pageTitle = `Club benefits · ${brand.name}`;
export const clubOffersTitle = 'Club benefits';
export const clubClosedTitle = 'The club is closed at the moment';
export const explorePlaces = 'Explore places';
export const clubClosedNote = 'Benefits cannot be used right now. Check back soon.';
export const usageLead =
  'Choose a benefit, go to the place and get the code when you pay the bill.';
export const findPlaces = 'Find places';
export const findPlacesWith = 'with benefits';
export const loadingOffers = 'Loading the benefits…';
export const noOffersTitle = 'No benefits at the moment';
export const noOffersNote = 'When a partner place offers members a discount, it appears here.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
