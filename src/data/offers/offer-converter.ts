import { limitWindows, offerBounds, offerKinds } from '#domain/club-offer.ts';
import type { ClubOffer, OfferShift } from '#domain/club-offer.ts';

import {
  activeOf,
  countOf,
  fieldsOf,
  instantOf,
  listOf,
  numberOf,
  textOf,
  textsOf,
} from '../field-readers.ts';

/** An offer from its stored fields. What cannot be read gives the least: an offer that is never valid. */
export function toClubOffer(id: string, data: unknown): ClubOffer {
  const fields = fieldsOf(data);
  const limit = fieldsOf(fields['perMemberLimit']);
  const window = limitWindows.find((one) => one === limit['window']);
  return {
    id,
    placeId: textOf(fields['placeId'], 128),
    title: textOf(fields['title'], offerBounds.title),
    kind: offerKinds.find((kind) => kind === fields['kind']) ?? 'fixed',
    percent: optionalCount(fields['percent']),
    amountCents: optionalCount(fields['amountCents']),
    maxDiscountCents: optionalCount(fields['maxDiscountCents']),
    minSpendCents: optionalCount(fields['minSpendCents']),
    isActive: fields['isActive'] !== undefined && activeOf(fields['isActive']),
    validUntil: instantOf(fields['validUntil']),
    weekdays: listOf(fields['weekdays'], 7).filter(
      (day) => typeof day === 'number' && day >= 0 && day <= 6,
    ) as number[],
    shifts: listOf(fields['shifts'], offerBounds.shifts).flatMap(toShift),
    excludedDates: textsOf(fields['excludedDates'], offerBounds.excludedDates, 10),
    usedCount: countOf(fields['usedCount']),
    totalLimit: optionalCount(fields['totalLimit']),
    perMemberLimit: window ? { count: countOf(limit['count']), window } : null,
    cooldownMinutes: countOf(fields['cooldownMinutes']),
    termsText: textOf(fields['termsText'], offerBounds.termsText),
    createdAt: instantOf(fields['createdAt']),
    updatedAt: instantOf(fields['updatedAt']),
  };
}

function optionalCount(value: unknown): number | null {
  return numberOf(value) === null ? null : countOf(value);
}

function toShift(value: unknown): OfferShift[] {
  const { start, end } = fieldsOf(value);
  const isTime = (time: unknown): time is string =>
    typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isTime(start) && isTime(end) ? [{ start, end }] : [];
}
