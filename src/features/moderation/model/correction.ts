import { dequal } from 'dequal/lite';
import {
  hasHoursProblems,
  normalizeHours,
  toHoursDraft,
} from '#features/opening-hours/model/hours-draft.ts';
import type { HoursRange } from '#features/opening-hours/model/hours-draft.ts';
import { hoursFromText } from '#features/opening-hours/model/hours-from-text.ts';
import { maxPeriods } from '#features/opening-hours/model/opening-hours.ts';
import type { OpeningPeriod, PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import {
  normalizePlaceFields,
  toPlaceDraft,
  toPlaceFields,
  placeProblems,
} from '#features/places/model/place-draft.ts';
import type {
  FieldProblem,
  PlaceDraft,
  PlaceProblems,
} from '#features/places/model/place-draft.ts';
import type { PlaceFactName, PlaceFacts } from '#features/places/model/place-options.ts';
import type { PlaceFields } from '#features/places/model/place-fields.ts';
import { placeRecord } from '#features/places/model/place.ts';
import { toStoredOpenings } from '#features/places/model/stored-place-lists.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import { telHref } from '#shared/phone.ts';
import {
  checkedByRule,
  defineRecord,
  flag,
  id,
  listOfFormatted,
  map,
  optional,
  readBy,
  text,
} from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';
import { queues } from './queues.ts';
import { decisionFields, unreadRequestFields } from './request.ts';

/** Text fields of a place that can be corrected, in addition to its weekly hours and facts. */
const correctableTextFields = ['title', 'location', 'neighborhood', 'phone', 'website'] as const;
type CorrectableTextField = (typeof correctableTextFields)[number];

/**
 * Only the fields that the user corrects. `hours` replace the week; special dates and the note are unchanged. `facts` are
 * only the changed ones.
 */
export type CorrectedFields = Partial<Record<CorrectableTextField, string>> & {
  hours?: OpeningPeriod[];
  facts?: PlaceFacts;
};

/** Pattern of a time such as '09:30'. */
const storedTimePattern = '([01][0-9]|2[0-3]):[0-5][0-9]';

const { title, location, neighborhood, phone, website, facts } = placeRecord.fields;

/** The changed fields of a place, as a correction stores them. */
const correctedFieldsSchema = map({
  title: optional(title),
  location: optional(location),
  neighborhood: optional(neighborhood),
  phone: optional(phone),
  website: optional(website),
  /** The periods of the week; see hoursRecord. */
  hours: optional(
    listOfFormatted({
      pattern: `[0-6] ${storedTimePattern}-[0-6] ${storedTimePattern}`,
      minItems: 1,
      maxItems: maxPeriods,
      parse: (items) => [...items],
    }),
  ),
  facts: optional(facts),
});

/** A correction of a place, stored in suggestions/{placeId_uid}: at most one per user and place. */
export const correctionRecord = defineRecord(
  {
    placeId: checkedByRule(id()),
    userId: checkedByRule(id()),
    /** True if the place has closed permanently; `fields` is then empty. */
    isClosed: checkedByRule(flag()),
    fields: readBy(toCorrectedFields, correctedFieldsSchema),
    /** Free text for the super admins; may be ''. */
    message: text(1_000),
    ...decisionFields(queues.correction.statuses),
  },
  { unreadFields: unreadRequestFields },
);

export interface Correction extends RecordOf<typeof correctionRecord> {
  /** Id from requestId(). */
  id: string;
}

/** Returns a correction from a stored document. */
export function toCorrection(id: string, data: unknown): Correction {
  return { id, ...correctionRecord.read(data) };
}

/** Returns the stored form of corrected fields, with the week in the format of a place. */
export function storedCorrectedFields({ hours, ...texts }: CorrectedFields) {
  const week = hours && toStoredOpenings({ periods: hours, exceptions: [], note: '' }).periods;
  return { ...texts, ...(week && { hours: week }) };
}

/** Form values of a correction: all fields of the corrected place. */
export interface CorrectionDraft extends Pick<
  PlaceDraft,
  'title' | 'address' | 'city' | 'neighborhood' | 'phone' | 'website' | 'hours' | 'facts'
> {
  isClosed: boolean;
  message: string;
}

/** Problems of a draft by form field; 'nothing' if the draft changes no field. */
export type CorrectionProblems = Pick<PlaceProblems, keyof CorrectionDraft & keyof PlaceDraft> & {
  message?: FieldProblem;
  nothing?: true;
};

/** Returns the initial draft of a correction, without any change. */
export function toCorrectionDraft(place: PlaceFields): CorrectionDraft {
  const { title, address, city, neighborhood, phone, website, hours, facts } = toPlaceDraft(place);
  return {
    ...{ title, address, city, neighborhood, phone, website, hours, facts },
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
  const facts = Object.entries(after.facts).filter(
    ([name, value]) => before.facts[name as PlaceFactName] !== value,
  );
  const periods = isWeekChanged(draft, place) ? listPeriods(after.hours) : [];
  return {
    ...Object.fromEntries(texts.map((name) => [name, after[name]])),
    ...(periods.length > 0 && !dequal(periods, listPeriods(before.hours)) && { hours: periods }),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
  };
}

/** Returns all problems that prevent sending. Ignores unchanged fields, and all fields of a closed place. */
export function correctionProblems(draft: CorrectionDraft, place: PlaceFields): CorrectionProblems {
  const excessLength =
    cleanPlainText(draft.message).length - correctionRecord.fields.message.maxLength;
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

/**
 * Returns the changes that a correction makes to a place, normalised like the place form. Special dates and the note of
 * the hours are unchanged.
 */
export function toPlaceChanges(
  { isClosed, fields }: Pick<Correction, 'isClosed' | 'fields'>,
  place: PlaceFields,
): Partial<PlaceFields> {
  if (isClosed) return { isActive: false };
  const { hours: periods, facts, ...texts } = fields;
  const changes = {
    ...texts,
    ...(periods && { hours: withPeriods(place.hours, periods) }),
    ...(facts && { facts: { ...place.facts, ...facts } }),
  };
  const names = Object.keys(changes) as (keyof typeof changes)[];
  const normalized = normalizePlaceFields({ ...place, ...changes });
  return Object.fromEntries(names.map((name) => [name, normalized[name]]));
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

/** Returns false for a week that was opened but not edited, even if it was parsed from the text of an older record. */
function isWeekChanged({ hours }: CorrectionDraft, place: PlaceFields): boolean {
  if (hours.mode !== 'weekly') return false;
  return !dequal(hours.days, toWeeklyHours(toCorrectionDraft(place).hours).days);
}

/** Checks the typed times: 25:00 is invalid. */
function areValidTimes(ranges: readonly HoursRange[]): boolean {
  return ranges
    .flatMap(({ open, close }) => [open, close])
    .every((time) => typedTimePattern.test(time));
}

const typedTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

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

/** Drops values that the place form would refuse, because a super admin publishes a correction without that form. */
function toCorrectedFields(value: unknown): CorrectedFields {
  const storedFields = fieldsOf(value);
  const texts = correctableTextFields.flatMap((name) => {
    const text = storedFields[name];
    if (typeof text !== 'string') return [];
    const cleanText = cleanLine(textOf(text, placeRecord.fields[name].maxLength));
    return isUsableText(name, cleanText) ? [[name, cleanText]] : [];
  });
  const facts = placeRecord.fields.facts.read(storedFields['facts']);
  const week = parsePlaceHours({ periods: storedFields['hours'], exceptions: [] });
  return {
    ...(Object.fromEntries(texts) as CorrectedFields),
    ...(week.kind === 'structured' &&
      !hasHoursProblems(toHoursDraft(week)) &&
      toCorrectedHours(week)),
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

/** Returns the week in the normal form in which the place form stores it. */
function toCorrectedHours(week: PlaceHours): CorrectedFields {
  const normalized = normalizeHours(week);
  return normalized.kind === 'structured' ? { hours: normalized.hours.periods } : {};
}

function isUsableText(name: CorrectableTextField, text: string): boolean {
  if (text === '') return name !== 'title' && name !== 'location';
  if (name === 'phone') return telHref(text) !== null;
  return name !== 'website' || safeExternalUrl(text) !== null;
}
