import { offerBounds } from './club-offer.ts';
import type { ClubOffer, LimitWindow, OfferContent, OfferKind, OfferShift } from './club-offer.ts';
import { parseReais, reaisInput } from '#shared/money.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import { instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

export const cooldownUnits = ['minutes', 'hours', 'days'] as const;
export type CooldownUnit = (typeof cooldownUnits)[number];

const minutesPerUnit: Record<CooldownUnit, number> = { minutes: 1, hours: 60, days: 1440 };

/** Form values of an offer. Amounts are in reais, dates and times are local. */
export interface OfferDraft {
  title: string;
  kind: OfferKind;
  percent: string;
  amount: string;
  maxDiscount: string;
  minSpend: string;
  /** 0 is Sunday; empty means every day. */
  weekdays: number[];
  shifts: OfferShift[];
  /** Dates 'YYYY-MM-DD'; '' before a date is chosen. */
  excludedDates: string[];
  /** Last day, 'YYYY-MM-DD'. */
  validUntil: string;
  limitCount: string;
  limitWindow: LimitWindow | 'none';
  cooldown: string;
  cooldownUnit: CooldownUnit;
  totalLimit: string;
  termsText: string;
  isActive: boolean;
}

/** Validation problems with the field that shows each, in form order. */
export const offerProblemFields = {
  'title-missing': 'title',
  'percent-unreadable': 'percent',
  'amount-unreadable': 'amount',
  'max-discount-unreadable': 'maxDiscount',
  'min-spend-unreadable': 'minSpend',
  'shift-incomplete': 'shifts',
  'shifts-overlap': 'shifts',
  'too-many-shifts': 'shifts',
  'date-incomplete': 'excludedDates',
  'too-many-dates': 'excludedDates',
  'end-missing': 'validUntil',
  'end-past': 'validUntil',
  'limit-unreadable': 'limitCount',
  'cooldown-unreadable': 'cooldown',
  'total-unreadable': 'totalLimit',
  'total-below-used': 'totalLimit',
  'terms-too-long': 'termsText',
} as const satisfies Record<string, keyof OfferDraft>;
export type OfferProblem = keyof typeof offerProblemFields;

/** Upper limits: a million uses, and a year between two uses. */
const mostUses = 1_000_000;
const mostCooldownMinutes = 366 * 1440;

/** Initial values of a new offer: 10 % off, every day, active. */
export const newOfferDraft: OfferDraft = {
  title: '',
  kind: 'percent',
  percent: '10',
  amount: '',
  maxDiscount: '',
  minSpend: '',
  weekdays: [],
  shifts: [],
  excludedDates: [],
  validUntil: '',
  limitCount: '1',
  limitWindow: 'none',
  cooldown: '',
  cooldownUnit: 'hours',
  totalLimit: '',
  termsText: '',
  isActive: true,
};

/** Converts a stored offer into form values; readOfferDraft() reverses it. */
export function draftOfOffer(offer: ClubOffer): OfferDraft {
  const { cooldownMinutes, perMemberLimit: limit } = offer;
  const cooldownUnit =
    [...cooldownUnits].reverse().find((unit) => cooldownMinutes % minutesPerUnit[unit] === 0) ??
    'minutes';
  return {
    title: offer.title,
    kind: offer.kind,
    percent: numberText(offer.percent),
    amount: reaisText(offer.amountCents),
    maxDiscount: reaisText(offer.maxDiscountCents),
    minSpend: reaisText(offer.minSpendCents),
    weekdays: [...offer.weekdays],
    shifts: [...offer.shifts],
    excludedDates: [...offer.excludedDates],
    validUntil: localDate(offer.validUntil),
    limitCount: numberText(limit?.count ?? 1),
    limitWindow: limit?.window ?? 'none',
    cooldown: cooldownMinutes === 0 ? '' : String(cooldownMinutes / minutesPerUnit[cooldownUnit]),
    cooldownUnit: cooldownMinutes === 0 ? 'hours' : cooldownUnit,
    totalLimit: numberText(offer.totalLimit),
    termsText: offer.termsText,
    isActive: offer.isActive,
  };
}

/**
 * Converts form values into the stored content and collects all problems. The content is complete only without
 * problems; otherwise the invalid fields are missing.
 * @param stored the offer being edited: an end with an unchanged day keeps its exact time, even in the past
 */
export function readOfferDraft(
  draft: OfferDraft,
  { now, stored = null }: { now: Date; stored?: ClubOffer | null },
): { content: OfferContent; problems: OfferProblem[] } {
  const problems = new Set<OfferProblem>();
  const orProblem = <T>(value: T | undefined, problem: OfferProblem): T | null => {
    if (value === undefined) problems.add(problem);
    return value ?? null;
  };
  const { kind, limitWindow } = draft;
  const title = draft.title.trim().slice(0, offerBounds.title).trim();
  if (title === '') problems.add('title-missing');
  const percent =
    kind === 'percent' ? orProblem(wholeNumber(draft.percent, 1, 100), 'percent-unreadable') : null;
  const amountCents =
    kind === 'fixed' ? orProblem(requiredCents(draft.amount), 'amount-unreadable') : null;
  const maxDiscountCents =
    kind === 'fixed'
      ? null
      : orProblem(optionalCents(draft.maxDiscount), 'max-discount-unreadable');
  const minSpendCents = orProblem(optionalCents(draft.minSpend), 'min-spend-unreadable');
  const shiftProblem = problemOfShifts(draft.shifts);
  if (shiftProblem) problems.add(shiftProblem);
  const excludedDates = [...new Set(draft.excludedDates)].sort();
  if (!excludedDates.every(isDate)) problems.add('date-incomplete');
  if (excludedDates.length > offerBounds.excludedDates) problems.add('too-many-dates');
  const validUntil = endOf(draft.validUntil, stored);
  if (validUntil === null) problems.add('end-missing');
  else if (validUntil <= now && !isEndOf(draft.validUntil, stored)) problems.add('end-past');
  const limitCount =
    limitWindow === 'none'
      ? null
      : orProblem(wholeNumber(draft.limitCount, 1, offerBounds.memberUses), 'limit-unreadable');
  const cooldown = orProblem(cooldownOf(draft), 'cooldown-unreadable');
  const totalLimit = orProblem(
    draft.totalLimit.trim() === '' ? null : wholeNumber(draft.totalLimit, 1, mostUses),
    'total-unreadable',
  );
  if (totalLimit !== null && totalLimit < (stored?.usedCount ?? 0)) {
    problems.add('total-below-used');
  }
  const termsText = draft.termsText.trim();
  if (termsText.length > offerBounds.termsText) problems.add('terms-too-long');
  const order = Object.keys(offerProblemFields) as OfferProblem[];
  return {
    content: {
      title,
      kind,
      percent,
      amountCents,
      maxDiscountCents,
      minSpendCents,
      isActive: draft.isActive,
      validUntil,
      weekdays: weekdaysOf(draft.weekdays),
      shifts: [...draft.shifts].sort((a, b) => a.start.localeCompare(b.start)),
      excludedDates,
      totalLimit,
      perMemberLimit:
        limitWindow === 'none' || limitCount === null
          ? null
          : { count: limitCount, window: limitWindow },
      cooldownMinutes: cooldown ?? 0,
      termsText,
    },
    problems: order.filter((problem) => problems.has(problem)),
  };
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}

function reaisText(cents: number | null): string {
  return cents === null ? '' : reaisInput(cents);
}

/** Parses an integer in the range; undefined if the text is not one. */
function wholeNumber(text: string, least: number, most: number): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,9}$/.test(typed)) return undefined;
  const number = Number(typed);
  return number >= least && number <= most ? number : undefined;
}

function requiredCents(text: string): number | undefined {
  return parseReais(text) || undefined;
}

/** An empty text or zero means that there is no such condition. */
function optionalCents(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const cents = parseReais(text);
  return cents === null ? undefined : cents || null;
}

function cooldownOf({ cooldown, cooldownUnit }: OfferDraft): number | undefined {
  if (cooldown.trim() === '') return 0;
  const most = Math.floor(mostCooldownMinutes / minutesPerUnit[cooldownUnit]);
  const count = wholeNumber(cooldown, 0, most);
  return count === undefined ? undefined : count * minutesPerUnit[cooldownUnit];
}

/** All seven weekdays are stored as none, which means every day. */
function weekdaysOf(weekdays: readonly number[]): number[] {
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  return days.length === 7 ? [] : days;
}

function problemOfShifts(shifts: readonly OfferShift[]): OfferProblem | null {
  if (shifts.length > offerBounds.shifts) return 'too-many-shifts';
  const isWhole = ({ start, end }: OfferShift) => isTime(start) && isTime(end) && start !== end;
  if (!shifts.every(isWhole)) return 'shift-incomplete';
  const overlaps = shifts.some((one, at) =>
    shifts.slice(at + 1).some((other) => doOverlap(one, other)),
  );
  return overlaps ? 'shifts-overlap' : null;
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** True if two shifts overlap, including after midnight. */
function doOverlap(one: OfferShift, other: OfferShift): boolean {
  const length = ({ start, end }: OfferShift) => (minutesOf(end) - minutesOf(start) + 1440) % 1440;
  const distance = (minutesOf(other.start) - minutesOf(one.start) + 1440) % 1440;
  return distance < length(one) || 1440 - distance < length(other);
}

function isDate(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && instant.toJSON()?.slice(0, 10) === text;
}

function localDate(instant: Date | null): string {
  return instant === null ? '' : isoDateOf(wallClockAt(instant).dayNumber);
}

function isEndOf(date: string, stored: ClubOffer | null): boolean {
  return stored?.validUntil != null && localDate(stored.validUntil) === date;
}

/** The last millisecond of the day, so that the displayed date is the chosen day. */
function endOf(date: string, stored: ClubOffer | null): Date | null {
  if (isEndOf(date, stored)) return stored?.validUntil ?? null;
  if (!isDate(date)) return null;
  const dayNumber = Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  return new Date(instantOfWallClock({ dayNumber, minutes: 1440 }).getTime() - 1);
}
