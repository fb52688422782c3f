import { AppError } from '#domain/app-error.ts';
import { benefitOf } from '#domain/club-benefit.ts';
import type { PlaceSummary } from '#domain/place-index.ts';
import { placeSummary } from '#domain/place-summary.ts';
import { railKinds, railSize } from '#domain/related-places.ts';
import type { Rail } from '#domain/related-places.ts';
import { toOfferTerms } from '#domain/stored/club-offer.ts';
import { fieldsOf, listOf, textOf } from '#domain/stored/fields.ts';
import { toPlace } from '#domain/stored/place.ts';

import { apiGet } from '../api/api-client.ts';

/**
 * Where one may go on from a place, as the server chooses it; empty where there is nothing to go on to. The server has
 * it in memory: reads no documents.
 * @throws AppError 'unavailable' and 'timeout' when the server is away or answers something else; what apiGet throws
 */
export async function listRelatedPlaces(
  placeId: string,
  signal?: AbortSignal,
): Promise<Rail<PlaceSummary>[]> {
  const path = `/api/places/${encodeURIComponent(placeId)}/related`;
  const body = fieldsOf(await apiGet(path, { cache: 'no-cache', ...(signal && { signal }) }));
  if (!Array.isArray(body['rails'])) {
    throw new AppError('unavailable', `${path} answered in another shape`);
  }
  return listOf(body['rails'], railKinds.length).flatMap((value) => {
    const rail = fieldsOf(value);
    // One that only a newer server knows has no heading here.
    const kind = railKinds.find((known) => known === rail['kind']);
    const places = listOf(rail['places'], railSize.most).map(toCard);
    return kind && places.length > 0 ? [{ kind, places }] : [];
  });
}

function toCard(value: unknown): PlaceSummary {
  const fields = fieldsOf(value);
  const { benefit } = fields;
  const category = {
    id: textOf(fields['categoryId'], 128),
    name: textOf(fields['categoryName'], 100),
    slug: textOf(fields['categorySlug'], 100),
  };
  const place = toPlace(textOf(fields['id'], 128), {
    ...fields,
    category: category.id,
    image: fields['cover'],
  });
  return {
    ...placeSummary(place, [category]),
    benefit: benefit ? benefitOf(toOfferTerms(benefit)) : null,
  };
}
