import { limitWindows, offerBounds, offerKinds } from './club-offer.ts';
import type { ClubOffer, OfferShift, OfferTerms } from './club-offer.ts';

import {
  countOf,
  fieldsOf,
  instantOf,
  listOf,
  optionalCountOf,
  textOf,
  textsOf,
} from '#shared/stored-fields.ts';

/**
 * Reads an offer from its stored fields. A list of weekdays or shifts without any readable entry makes the offer
 * inactive. An unreadable end makes it ended. Other malformed fields become empty.
 */
export function toClubOffer(id: string, data: unknown): ClubOffer {
  const fields = fieldsOf(data);
  const limit = fieldsOf(fields['perMemberLimit']);
  const window = limitWindows.find((candidate) => candidate === limit['window']);
  const weekdays = listOf(fields['weekdays'], 7).filter(
    (day) => typeof day === 'number' && day >= 0 && day <= 6,
  ) as number[];
  const shifts = listOf(fields['shifts'], offerBounds.shifts).flatMap(toShift);
  // An empty stored list means any time; a list without a readable entry must not mean that.
  const isReadable =
    (weekdays.length > 0 || listOf(fields['weekdays'], 1).length === 0) &&
    (shifts.length > 0 || listOf(fields['shifts'], 1).length === 0);
  return {
    id,
    placeId: textOf(fields['placeId'], 128),
    ...toOfferTerms(fields),
    isActive: fields['isActive'] === true && isReadable,
    validUntil: instantOf(fields['validUntil']),
    weekdays,
    shifts,
    excludedDates: textsOf(fields['excludedDates'], offerBounds.excludedDates, 10),
    usedCount: countOf(fields['usedCount']),
    totalLimit: optionalCountOf(fields['totalLimit']),
    perMemberLimit: window ? { count: countOf(limit['count']), window } : null,
    cooldownMinutes: countOf(fields['cooldownMinutes']),
    termsText: textOf(fields['termsText'], offerBounds.termsText),
    createdAt: instantOf(fields['createdAt']),
    updatedAt: instantOf(fields['updatedAt']),
  };
}

/** Reads the terms stored with an offer and with each of its redemptions. */
export function toOfferTerms(data: unknown): OfferTerms {
  const fields = fieldsOf(data);
  return {
    title: textOf(fields['title'], offerBounds.title),
    kind: offerKinds.find((kind) => kind === fields['kind']) ?? 'fixed',
    percent: optionalCountOf(fields['percent']),
    amountCents: optionalCountOf(fields['amountCents']),
    maxDiscountCents: optionalCountOf(fields['maxDiscountCents']),
    minSpendCents: optionalCountOf(fields['minSpendCents']),
  };
}

function toShift(value: unknown): OfferShift[] {
  const { start, end } = fieldsOf(value);
  const isTime = (time: unknown): time is string =>
    typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isTime(start) && isTime(end) ? [{ start, end }] : [];
}
