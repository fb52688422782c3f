import { AppError } from '#domain/app-error.ts';
import { benefitOf } from '#domain/club-benefit.ts';
import type { ClubBenefit } from '#domain/club-benefit.ts';
import { toOfferTerms } from '#domain/stored/club-offer.ts';
import { fieldsOf, textOf } from '#domain/stored/fields.ts';

import { apiGet } from '../api/api-client.ts';

const path = '/api/places/benefits';

/**
 * The best offer of the club at each published place that has one, by the place's id. The server has them in memory:
 * reads no documents.
 * @throws AppError 'unavailable' and 'timeout' when the server is away or answers something else; what apiGet throws
 */
export async function listPlaceBenefits(
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, ClubBenefit>> {
  const body = await apiGet(path, { cache: 'no-cache', ...(signal && { signal }) });
  const { format, places } = fieldsOf(body);
  if (format !== 1 || !Array.isArray(places)) {
    throw new AppError('unavailable', `${path} answered in another shape`);
  }
  return new Map(
    places
      .filter(Array.isArray)
      .map(([id, terms]) => [textOf(id, 128), benefitOf(toOfferTerms(terms))]),
  );
}
