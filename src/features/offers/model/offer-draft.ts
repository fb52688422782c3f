import { maxExcludedDates, maxUsesPerMemberLimit, maxOfferShifts } from './club-offer-options.ts';
import { clubOfferRecord } from './club-offer.ts';
import type { ClubOffer, OfferContent, OfferShift } from './club-offer.ts';
import type { LimitWindow, OfferKind } from './club-offer-options.ts';
import { parseReais, formatReaisInput } from '#shared/money.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import { dayMs } from '#shared/time-units.ts';
import { translationExcess } from '#shared/translation-excess.ts';
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
  translations: OfferContent['translations'];
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
  'translation-too-long': 'translations',
} as const satisfies Record<string, keyof OfferDraft>;
export type OfferProblem = keyof typeof offerProblemFields;

/** Upper limits: a million uses, and a year between two uses. */
const maxUses = 1_000_000;
const maxCooldownMinutes = 366 * 1440;

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
  translations: {},
  isActive: true,
};

/** Converts a stored offer into form values; readOfferDraft() reverses it. */
export function toOfferDraft(offer: ClubOffer): OfferDraft {
  const { cooldownMinutes, perMemberLimit: limit } = offer;
  const cooldownUnit =
    [...cooldownUnits].reverse().find((unit) => cooldownMinutes % minutesPerUnit[unit] === 0) ??
    'minutes';
  return {
    title: offer.title,
    kind: offer.kind,
    percent: toNumberText(offer.percent),
    amount: toReaisText(offer.amountCents),
    maxDiscount: toReaisText(offer.maxDiscountCents),
    minSpend: toReaisText(offer.minSpendCents),
    weekdays: [...offer.weekdays],
    shifts: [...offer.shifts],
    excludedDates: [...offer.excludedDates],
    validUntil: toLocalDate(offer.validUntil),
    limitCount: toNumberText(limit?.count ?? 1),
    limitWindow: limit?.window ?? 'none',
    cooldown: cooldownMinutes === 0 ? '' : String(cooldownMinutes / minutesPerUnit[cooldownUnit]),
    cooldownUnit: cooldownMinutes === 0 ? 'hours' : cooldownUnit,
    totalLimit: toNumberText(offer.totalLimit),
    termsText: offer.termsText,
    translations: offer.translations,
    isActive: offer.isActive,
  };
}

/**
 * Converts form values into the stored content and collects all problems. The content can be stored only if there are
 * no problems; otherwise its invalid fields are null, empty or as typed.
 * @param stored the offer being edited: an end with an unchanged day keeps its exact time, even in the past
 */
export function readOfferDraft(
  draft: OfferDraft,
  { now, stored: storedOffer = null }: { now: Date; stored?: ClubOffer | null },
): { content: OfferContent; problems: OfferProblem[] } {
  const problems = new Set<OfferProblem>();
  const reportIfUndefined = <T>(value: T | undefined, problem: OfferProblem): T | null => {
    if (value === undefined) problems.add(problem);
    return value ?? null;
  };
  const { kind, limitWindow } = draft;
  const title = clubOfferRecord.fields.title.read(draft.title);
  if (title === '') problems.add('title-missing');
  const percent =
    kind === 'percent'
      ? reportIfUndefined(parseWholeNumber(draft.percent, 1, 100), 'percent-unreadable')
      : null;
  const amountCents =
    kind === 'fixed'
      ? reportIfUndefined(parseRequiredCents(draft.amount), 'amount-unreadable')
      : null;
  const maxDiscountCents =
    kind === 'fixed'
      ? null
      : reportIfUndefined(parseOptionalCents(draft.maxDiscount), 'max-discount-unreadable');
  const minSpendCents = reportIfUndefined(
    parseOptionalCents(draft.minSpend),
    'min-spend-unreadable',
  );
  const shiftProblem = findShiftProblem(draft.shifts);
  if (shiftProblem) problems.add(shiftProblem);
  const excludedDates = [...new Set(draft.excludedDates)].sort();
  if (!excludedDates.every(isDate)) problems.add('date-incomplete');
  if (excludedDates.length > maxExcludedDates) problems.add('too-many-dates');
  const validUntil = parseEndDate(draft.validUntil, storedOffer);
  if (validUntil === null) problems.add('end-missing');
  else if (validUntil <= now && !isStoredEnd(draft.validUntil, storedOffer))
    problems.add('end-past');
  const limitCount =
    limitWindow === 'none'
      ? null
      : reportIfUndefined(
          parseWholeNumber(draft.limitCount, 1, maxUsesPerMemberLimit),
          'limit-unreadable',
        );
  const cooldown = reportIfUndefined(parseCooldown(draft), 'cooldown-unreadable');
  const totalLimit = reportIfUndefined(
    draft.totalLimit.trim() === '' ? null : parseWholeNumber(draft.totalLimit, 1, maxUses),
    'total-unreadable',
  );
  if (totalLimit !== null && totalLimit < (storedOffer?.usedCount ?? 0)) {
    problems.add('total-below-used');
  }
  const termsText = clubOfferRecord.fields.termsText.check.clean(draft.termsText);
  if (termsText.length > clubOfferRecord.fields.termsText.maxLength) problems.add('terms-too-long');
  const { translations } = clubOfferRecord.fields;
  if (translationExcess(translations, draft.translations) > 0) problems.add('translation-too-long');
  const problemOrder = Object.keys(offerProblemFields) as OfferProblem[];
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
      weekdays: normalizeWeekdays(draft.weekdays),
      shifts: [...draft.shifts].sort((a, b) => a.start.localeCompare(b.start)),
      excludedDates,
      totalLimit,
      perMemberLimit:
        limitWindow === 'none' || limitCount === null
          ? null
          : { count: limitCount, window: limitWindow },
      cooldownMinutes: cooldown ?? 0,
      termsText,
      translations: translations.read(draft.translations),
    },
    problems: problemOrder.filter((problem) => problems.has(problem)),
  };
}

function toNumberText(value: number | null): string {
  return value === null ? '' : String(value);
}

function toReaisText(cents: number | null): string {
  return cents === null ? '' : formatReaisInput(cents);
}

/** Parses an integer from `min` to `max`; undefined for any other text. */
function parseWholeNumber(text: string, min: number, max: number): number | undefined {
  const trimmedText = text.trim();
  if (!/^\d{1,9}$/.test(trimmedText)) return undefined;
  const number = Number(trimmedText);
  return number >= min && number <= max ? number : undefined;
}

function parseRequiredCents(text: string): number | undefined {
  return parseReais(text) || undefined;
}

/** Returns null (no such condition) for an empty text or zero; undefined for an unreadable text. */
function parseOptionalCents(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const cents = parseReais(text);
  return cents === null ? undefined : cents || null;
}

function parseCooldown({ cooldown, cooldownUnit }: OfferDraft): number | undefined {
  if (cooldown.trim() === '') return 0;
  const max = Math.floor(maxCooldownMinutes / minutesPerUnit[cooldownUnit]);
  const count = parseWholeNumber(cooldown, 0, max);
  return count === undefined ? undefined : count * minutesPerUnit[cooldownUnit];
}

/** Returns the sorted weekdays; all seven become [], which means every day. */
function normalizeWeekdays(weekdays: readonly number[]): number[] {
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  return days.length === 7 ? [] : days;
}

function findShiftProblem(shifts: readonly OfferShift[]): OfferProblem | null {
  if (shifts.length > maxOfferShifts) return 'too-many-shifts';
  const isCompleteShift = ({ start, end }: OfferShift) =>
    isTime(start) && isTime(end) && start !== end;
  if (!shifts.every(isCompleteShift)) return 'shift-incomplete';
  const hasOverlap = shifts.some((firstShift, index) =>
    shifts.slice(index + 1).some((secondShift) => areOverlapping(firstShift, secondShift)),
  );
  return hasOverlap ? 'shifts-overlap' : null;
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** True if two shifts overlap, including after midnight. */
function areOverlapping(firstShift: OfferShift, secondShift: OfferShift): boolean {
  const getDuration = ({ start, end }: OfferShift) =>
    (minutesOf(end) - minutesOf(start) + 1440) % 1440;
  const distance = (minutesOf(secondShift.start) - minutesOf(firstShift.start) + 1440) % 1440;
  return distance < getDuration(firstShift) || 1440 - distance < getDuration(secondShift);
}

function isDate(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && instant.toJSON()?.slice(0, 10) === text;
}

function toLocalDate(instant: Date | null): string {
  return instant === null ? '' : isoDateOf(wallClockAt(instant).dayNumber);
}

function isStoredEnd(date: string, storedOffer: ClubOffer | null): boolean {
  return storedOffer?.validUntil != null && toLocalDate(storedOffer.validUntil) === date;
}

/**
 * Returns the last millisecond of the day, so that the displayed date is the chosen day. Keeps the exact end of the
 * stored offer if its day is unchanged.
 */
function parseEndDate(date: string, storedOffer: ClubOffer | null): Date | null {
  if (isStoredEnd(date, storedOffer)) return storedOffer?.validUntil ?? null;
  if (!isDate(date)) return null;
  const dayNumber = Date.parse(`${date}T00:00:00Z`) / dayMs;
  return new Date(instantOfWallClock({ dayNumber, minutes: 1440 }).getTime() - 1);
}
