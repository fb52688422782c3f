import { dequal } from 'dequal/lite';
import { hasHoursProblems } from '#features/opening-hours/model/hours-draft.ts';
import type { HoursRange } from '#features/opening-hours/model/hours-draft.ts';
import { hoursFromText } from '#features/opening-hours/model/hours-from-text.ts';
import type { OpeningPeriod, PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import {
  normalizePlaceFields,
  toPlaceDraft,
  toPlaceFields,
  placeProblems,
} from '#features/places/model/place-draft.ts';
import type {
  FieldProblem,
  PlaceDraft,
  PlaceFields,
  PlaceProblems,
} from '#features/places/model/place-draft.ts';

/** Text fields of a place that can be corrected, in addition to its weekly hours. */
export const correctableTextFields = [
  'title',
  'location',
  'neighborhood',
  'phone',
  'website',
] as const;
type CorrectableTextField = (typeof correctableTextFields)[number];

/** Only the fields that the user corrects. `hours` replace the week; special dates and the note are unchanged. */
export type CorrectedFields = Partial<Record<CorrectableTextField, string>> & {
  hours?: OpeningPeriod[];
};

/** States of a correction. 'applied' and 'declined' are decisions of a super admin. */
export const correctionStatuses = ['pending', 'applied', 'declined'] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

/** A correction of a place, suggestions/{placeId_uid}: at most one per user and place. */
export interface Correction {
  /** '{placeId}_{uid of the author}'. */
  id: string;
  placeId: string;
  userId: string;
  /** True if the place has closed permanently; `fields` is then empty. */
  isClosed: boolean;
  fields: CorrectedFields;
  /** Free text for the super admins; may be ''. */
  message: string;
  status: CorrectionStatus;
  /** Answer of the super admin to the user; '' while pending or without an answer. */
  answer: string;
  /** Id of the audit log entry with the earlier fields of the place; '' if the place was not changed. */
  auditId: string;
  createdAt: Date | null;
  decidedAt: Date | null;
}

/** Maximum number of characters of the message. The security rules enforce the same limit. */
export const maxCorrectionMessageLength = 1_000;

/** Number of days within which a correction should be answered. */
export const correctionAnswerDays = 14;

/** Form values of a correction: all fields of the corrected place. */
export interface CorrectionDraft extends Pick<
  PlaceDraft,
  'title' | 'address' | 'city' | 'neighborhood' | 'phone' | 'website' | 'hours'
> {
  isClosed: boolean;
  message: string;
}

/** Problems of a draft by form field; 'nothing' if the draft changes no field. */
export type CorrectionProblems = Pick<PlaceProblems, keyof CorrectionDraft & keyof PlaceDraft> & {
  message?: FieldProblem;
  nothing?: true;
};

/** Returns the document id of a correction. */
export function correctionId(placeId: string, uid: string): string {
  return `${placeId}_${uid}`;
}

/** Returns the initial draft of a correction, without any change. */
export function toCorrectionDraft(place: PlaceFields): CorrectionDraft {
  const { title, address, city, neighborhood, phone, website, hours } = toPlaceDraft(place);
  return {
    ...{ title, address, city, neighborhood, phone, website, hours },
    isClosed: false,
    message: '',
  };
}

/** Returns form hours as an editable week. Hours of older records are parsed from their text. */
export function toWeeklyHours(hours: PlaceDraft['hours']): PlaceDraft['hours'] {
  if (hours.mode === 'text') return { ...hoursFromText(hours.lines), mode: 'weekly' };
  return { ...hours, mode: 'weekly' };
}

/**
 * Returns the fields in which the draft differs from the place. Both are normalised first, so that equivalent values
 * count as equal.
 */
export function correctedFields(draft: CorrectionDraft, place: PlaceFields): CorrectedFields {
  if (draft.isClosed) return {};
  const before = normalizePlaceFields(place);
  const after = toPlaceFields(mergeCorrection(draft, place));
  const texts = correctableTextFields.filter((name) => after[name] !== before[name]);
  const periods = isWeekChanged(draft, place) ? listPeriods(after.hours) : [];
  return {
    ...Object.fromEntries(texts.map((name) => [name, after[name]])),
    ...(periods.length > 0 && !dequal(periods, listPeriods(before.hours)) && { hours: periods }),
  };
}

/** Returns all problems that prevent sending. Ignores unchanged fields, and all fields of a closed place. */
export function correctionProblems(draft: CorrectionDraft, place: PlaceFields): CorrectionProblems {
  const excessLength = cleanPlainText(draft.message).length - maxCorrectionMessageLength;
  const problems: CorrectionProblems =
    excessLength > 0 ? { message: { kind: 'too-long', excess: excessLength } } : {};
  if (draft.isClosed) return problems;
  const storedDraft = toCorrectionDraft(place);
  const placeErrors = placeProblems(mergeCorrection(draft, place));
  for (const name of ['title', 'address', 'city', 'neighborhood', 'phone', 'website'] as const) {
    if (placeErrors[name] && draft[name] !== storedDraft[name]) problems[name] = placeErrors[name];
  }
  if (isWeekChanged(draft, place)) {
    const { days } = draft.hours;
    const hasInvalidTimes = hasHoursProblems(draft.hours) || !days.every(areValidTimes);
    if (days.every((ranges) => ranges.length === 0)) problems.hours = { kind: 'missing' };
    else if (hasInvalidTimes) problems.hours = { kind: 'invalid' };
  }
  if (
    Object.keys(problems).length === 0 &&
    Object.keys(correctedFields(draft, place)).length === 0
  ) {
    problems.nothing = true;
  }
  return problems;
}

/** Returns the changes that a correction makes to a place. Special dates and the note of the hours are unchanged. */
export function toPlaceChanges(
  { isClosed, fields }: Pick<Correction, 'isClosed' | 'fields'>,
  place: PlaceFields,
): Partial<PlaceFields> {
  if (isClosed) return { isActive: false };
  const { hours: periods, ...texts } = fields;
  return { ...texts, ...(periods && { hours: withPeriods(place.hours, periods) }) };
}

/**
 * Returns true if the correction has a change to apply. It may have none if a client wrote it without the app, because
 * toCorrection() drops invalid fields.
 */
export function hasAnyCorrection({
  isClosed,
  fields,
}: Pick<Correction, 'isClosed' | 'fields'>): boolean {
  return isClosed || Object.keys(fields).length > 0;
}

/** Returns the time by which an answer is due; null without a creation time. */
export function correctionDueAt({ createdAt }: Pick<Correction, 'createdAt'>): Date | null {
  return createdAt && new Date(createdAt.getTime() + correctionAnswerDays * 86_400_000);
}

/** Returns false for a week that was opened but not edited, even if it was parsed from the text of an older record. */
function isWeekChanged({ hours }: CorrectionDraft, place: PlaceFields): boolean {
  if (hours.mode !== 'weekly') return false;
  return !dequal(hours.days, toWeeklyHours(toCorrectionDraft(place).hours).days);
}

/** Checks the typed times: 25:00 is invalid. */
function areValidTimes(ranges: readonly HoursRange[]): boolean {
  return ranges
    .flatMap(({ open, close }) => [open, close])
    .every((time) => clockPattern.test(time));
}

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

function withPeriods(hours: PlaceHours, periods: OpeningPeriod[]): PlaceHours {
  const currentHours = hours.kind === 'structured' ? hours.hours : { exceptions: [], note: '' };
  return { kind: 'structured', hours: { ...currentHours, periods } };
}

function listPeriods(hours: PlaceHours): OpeningPeriod[] {
  return hours.kind === 'structured' ? hours.hours.periods : [];
}

function mergeCorrection(draft: CorrectionDraft, place: PlaceFields): PlaceDraft {
  const { isClosed: _isClosed, message: _message, ...changes } = draft;
  return { ...toPlaceDraft(place), ...changes };
}
