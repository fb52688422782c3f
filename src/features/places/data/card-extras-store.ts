import { AppError } from '#shared/app-error.ts';
import { toBenefit } from '#features/offers/model/club-benefit.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { maxEventTitleLength } from '#features/events/model/event-options.ts';
import type { NextEvent } from '#features/events/model/next-event.ts';
import { toOfferTerms } from '#features/offers/model/club-offer.ts';
import { fieldsOf, instantOf, numberOf, textOf } from '#shared/stored-fields.ts';

import { apiGet } from '#platform/api/api-client.ts';
import { minuteMs } from '#shared/time-units.ts';

/**
 * Returns the best club offer of each active place that has one, by place id. The server answers from memory and reads
 * no documents.
 * @throws AppError 'unavailable' and 'timeout' if the server is unreachable or the response is invalid; errors of
 * apiGet
 */
export function listPlaceBenefits(signal?: AbortSignal): Promise<ReadonlyMap<string, ClubBenefit>> {
  return fetchCardExtras(
    '/api/places/benefits',
    ([terms]) => toBenefit(toOfferTerms(terms)),
    signal,
  );
}

/**
 * Returns the next event of each active place that has one in the next days, by place id. Drops invalid rows. The
 * server answers from memory.
 * @throws AppError like listPlaceBenefits()
 */
export function listNextEvents(signal?: AbortSignal): Promise<ReadonlyMap<string, NextEvent>> {
  return fetchCardExtras('/api/events/next', toNextEvent, signal);
}

function toNextEvent([title, startMinutes, durationMinutes]: readonly unknown[]): NextEvent | null {
  const eventTitle = textOf(title, maxEventTitleLength);
  const startMs = (numberOf(startMinutes) ?? NaN) * minuteMs;
  const startsAt = instantOf(startMs);
  const endsAt = instantOf(startMs + (numberOf(durationMinutes) ?? NaN) * minuteMs);
  return eventTitle !== '' && startsAt && endsAt ? { title: eventTitle, startsAt, endsAt } : null;
}

/** @param parseRow parses a row without its leading id; returns null for an invalid row */
async function fetchCardExtras<Extra>(
  path: string,
  parseRow: (row: readonly unknown[]) => Extra | null,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Extra>> {
  const body = await apiGet(path, { cache: 'no-cache', ...(signal && { signal }) });
  const { format, places } = fieldsOf(body);
  if (format !== 1 || !Array.isArray(places)) {
    throw new AppError('unavailable', `${path} answered in another shape`);
  }
  return new Map(
    places.filter(Array.isArray).flatMap(([id, ...row]): [string, Extra][] => {
      const extra = parseRow(row);
      return extra === null ? [] : [[textOf(id, 128), extra]];
    }),
  );
}
