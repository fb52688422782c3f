import { toBenefit } from '#features/offers/model/club-benefit.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { toOfferTerms } from '#features/offers/model/club-offer.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';
import { toPlace } from '#features/places/model/place.ts';

/** Parses the card data of a place from a response of the backend. Never throws. */
export function toPlaceCard(value: unknown): PlaceSummary {
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
    benefit: benefit ? toBenefit(toOfferTerms(benefit)) : null,
  };
}
