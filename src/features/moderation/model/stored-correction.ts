import {
  correctableTextFields,
  correctionStatuses,
  maxCorrectionMessageLength,
} from './correction.ts';
import type { CorrectedFields, Correction } from './correction.ts';
import {
  hasHoursProblems,
  toHoursDraft,
  normalizeHours,
} from '#features/opening-hours/model/hours-draft.ts';
import { maxAnswerLength } from '#features/notifications/model/notification.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { telHref } from '#shared/phone.ts';
import { placeRecord } from '#features/places/model/place.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { toStoredOpenings } from '#features/places/model/stored-place-lists.ts';

/**
 * Returns a correction from a stored document. Cleans the texts again, because a client can write to Firestore without
 * the app.
 */
export function toCorrection(id: string, data: unknown): Correction {
  const storedFields = fieldsOf(data);
  return {
    id,
    placeId: textOf(storedFields['placeId'], 128),
    userId: textOf(storedFields['userId'], 128),
    isClosed: storedFields['isClosed'] === true,
    fields: toCorrectedFields(storedFields['fields']),
    message: cleanPlainText(textOf(storedFields['message'], maxCorrectionMessageLength)),
    status: correctionStatuses.find((status) => status === storedFields['status']) ?? 'pending',
    answer: cleanPlainText(textOf(storedFields['answer'], maxAnswerLength)),
    auditId: textOf(storedFields['auditId'], 128),
    createdAt: instantOf(storedFields['createdAt']),
    decidedAt: instantOf(storedFields['decidedAt']),
  };
}

/** Returns the stored form of corrected fields, with the week in the format of a place. */
export function storedCorrectedFields({ hours, ...texts }: CorrectedFields) {
  const week = hours && toStoredOpenings({ periods: hours, exceptions: [], note: '' }).periods;
  return { ...texts, ...(week && { hours: week }) };
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
  const week = parsePlaceHours({ periods: storedFields['hours'], exceptions: [] });
  return {
    ...(Object.fromEntries(texts) as CorrectedFields),
    ...(week.kind === 'structured' &&
      !hasHoursProblems(toHoursDraft(week)) &&
      toCorrectedHours(week)),
  };
}

/** Returns the week in the normal form in which the place form stores it. */
function toCorrectedHours(week: PlaceHours): CorrectedFields {
  const normalized = normalizeHours(week);
  return normalized.kind === 'structured' ? { hours: normalized.hours.periods } : {};
}

function isUsableText(name: (typeof correctableTextFields)[number], text: string): boolean {
  if (text === '') return name !== 'title' && name !== 'location';
  if (name === 'phone') return telHref(text) !== null;
  return name !== 'website' || safeExternalUrl(text) !== null;
}
