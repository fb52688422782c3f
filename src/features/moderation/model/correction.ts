import { dequal } from 'dequal/lite';
import { hasHoursProblems } from '#features/opening-hours/model/hours-draft.ts';
import type { HoursRange } from '#features/opening-hours/model/hours-draft.ts';
import { hoursFromText } from '#features/opening-hours/model/hours-from-text.ts';
import type { OpeningPeriod, PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import {
  fieldsOfPlace,
  placeDraftOf,
  placeFieldsOf,
  placeProblems,
} from '#features/places/model/place-draft.ts';
import type {
  FieldProblem,
  PlaceDraft,
  PlaceFields,
  PlaceProblems,
} from '#features/places/model/place-draft.ts';

/** What can be corrected of a place, besides its weekly hours. */
export const correctedTexts = ['title', 'location', 'neighborhood', 'phone', 'website'] as const;
type CorrectedText = (typeof correctedTexts)[number];

/** What somebody says is otherwise: those fields alone. `hours` are the week; special dates and note stay. */
export type CorrectedFields = Partial<Record<CorrectedText, string>> & { hours?: OpeningPeriod[] };

/** 'applied' and 'declined' say what a super admin decided. */
export const correctionStatuses = ['pending', 'applied', 'declined'] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

/** A correction of a place, suggestions/{placeId_uid}: one of a person and place. */
export interface Correction {
  /** '{placeId}_{uid of who wrote it}'. */
  id: string;
  placeId: string;
  userId: string;
  /** The place is gone for good; there are no fields then. */
  isClosed: boolean;
  fields: CorrectedFields;
  /** Own words for the super admins, may be ''. */
  message: string;
  status: CorrectionStatus;
  /** What the super admin said to the person; '' while it waits, and where nothing was said. */
  answer: string;
  /** Entry of the audit log with what the place was before; '' where nothing of it was changed. */
  auditId: string;
  createdAt: Date | null;
  decidedAt: Date | null;
}

/** Most characters of the own words; rules hold the same bound. */
export const maxCorrectionMessage = 1_000;

/** So many days a correction should wait at most. */
export const correctionAnswerDays = 14;

/** A correction as it is being written: the place as it should be. */
export interface CorrectionDraft extends Pick<
  PlaceDraft,
  'title' | 'address' | 'city' | 'neighborhood' | 'phone' | 'website' | 'hours'
> {
  isClosed: boolean;
  message: string;
}

/** What keeps a correction from being sent, by field of its form; 'nothing' where it says nothing. */
export type CorrectionProblems = Pick<PlaceProblems, keyof CorrectionDraft & keyof PlaceDraft> & {
  message?: FieldProblem;
  nothing?: true;
};

/** The document id of a correction. */
export function correctionId(placeId: string, uid: string): string {
  return `${placeId}_${uid}`;
}

/** The form of a correction that changes nothing yet. */
export function correctionDraftOf(place: PlaceFields): CorrectionDraft {
  const { title, address, city, neighborhood, phone, website, hours } = placeDraftOf(place);
  return {
    ...{ title, address, city, neighborhood, phone, website, hours },
    isClosed: false,
    message: '',
  };
}

/** The hours of a form as a week that can be changed: those of an older record are read from their text. */
export function weeklyHoursOf(hours: PlaceDraft['hours']): PlaceDraft['hours'] {
  if (hours.mode === 'text') return { ...hoursFromText(hours.lines), mode: 'weekly' };
  return { ...hours, mode: 'weekly' };
}

/** What is otherwise than in the place. Texts are cleaned; what means the same is no difference. */
export function correctedFields(draft: CorrectionDraft, place: PlaceFields): CorrectedFields {
  if (draft.isClosed) return {};
  const before = fieldsOfPlace(place);
  const after = placeFieldsOf(wholeDraft(draft, place));
  const texts = correctedTexts.filter((name) => after[name] !== before[name]);
  const periods = isWeekChanged(draft, place) ? periodsOf(after.hours) : [];
  return {
    ...Object.fromEntries(texts.map((name) => [name, after[name]])),
    ...(periods.length > 0 && !dequal(periods, periodsOf(before.hours)) && { hours: periods }),
  };
}

/** Everything that keeps a draft from being sent; nothing of fields that are as they were, or of a place that is gone. */
export function correctionProblems(draft: CorrectionDraft, place: PlaceFields): CorrectionProblems {
  const message = cleanPlainText(draft.message).length - maxCorrectionMessage;
  const problems: CorrectionProblems =
    message > 0 ? { message: { kind: 'too-long', excess: message } } : {};
  if (draft.isClosed) return problems;
  const stored = correctionDraftOf(place);
  const found = placeProblems(wholeDraft(draft, place));
  for (const name of ['title', 'address', 'city', 'neighborhood', 'phone', 'website'] as const) {
    if (found[name] && draft[name] !== stored[name]) problems[name] = found[name];
  }
  if (isWeekChanged(draft, place)) {
    const { days } = draft.hours;
    const isWrong = hasHoursProblems(draft.hours) || !days.every(areTimes);
    if (days.every((ranges) => ranges.length === 0)) problems.hours = { kind: 'missing' };
    else if (isWrong) problems.hours = { kind: 'invalid' };
  }
  if (
    Object.keys(problems).length === 0 &&
    Object.keys(correctedFields(draft, place)).length === 0
  ) {
    problems.nothing = true;
  }
  return problems;
}

/** What a place becomes with a correction. Special dates and the note of its hours stay. */
export function correctedPlace(
  { isClosed, fields }: Pick<Correction, 'isClosed' | 'fields'>,
  place: PlaceFields,
): Partial<PlaceFields> {
  if (isClosed) return { isActive: false };
  const { hours: periods, ...texts } = fields;
  return { ...texts, ...(periods && { hours: withPeriods(place.hours, periods) }) };
}

/** Whether there is something to apply: who writes past the app sends what no place takes. */
export function saysSomething({
  isClosed,
  fields,
}: Pick<Correction, 'isClosed' | 'fields'>): boolean {
  return isClosed || Object.keys(fields).length > 0;
}

/** Until when an answer is due. */
export function correctionDueAt({ createdAt }: Pick<Correction, 'createdAt'>): Date | null {
  return createdAt && new Date(createdAt.getTime() + correctionAnswerDays * 86_400_000);
}

/** A week that was only looked at says nothing, also where it was read from the text of an older record. */
function isWeekChanged({ hours }: CorrectionDraft, place: PlaceFields): boolean {
  if (hours.mode !== 'weekly') return false;
  return !dequal(hours.days, weeklyHoursOf(correctionDraftOf(place).hours).days);
}

/** The hours of a form are typed: 25 o'clock is no time. */
function areTimes(ranges: readonly HoursRange[]): boolean {
  return ranges.flatMap(({ open, close }) => [open, close]).every((time) => clock.test(time));
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

function withPeriods(hours: PlaceHours, periods: OpeningPeriod[]): PlaceHours {
  const kept = hours.kind === 'structured' ? hours.hours : { exceptions: [], note: '' };
  return { kind: 'structured', hours: { ...kept, periods } };
}

function periodsOf(hours: PlaceHours): OpeningPeriod[] {
  return hours.kind === 'structured' ? hours.hours.periods : [];
}

function wholeDraft(draft: CorrectionDraft, place: PlaceFields): PlaceDraft {
  const { isClosed: _isClosed, message: _message, ...changes } = draft;
  return { ...placeDraftOf(place), ...changes };
}
