import { AppError } from '#shared/app-error.ts';
import { maxOfferTitleLength } from '#features/offers/model/club-offer-options.ts';
import { minUsesShown, maxShowcaseOffers } from '#features/club/model/club-showcase.ts';
import type {
  AllMembersSavings,
  ClubShowcase,
  ShowcaseExample,
  ShowcaseOffer,
} from '#features/club/model/club-showcase.ts';
import { countOf, fieldsOf, listOf, textOf } from '#shared/stored-fields.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';

import { apiGet } from '#platform/api/api-client.ts';

const path = '/api/club/showcase';

/**
 * Reads the current offers and savings of the club. The server holds them in memory, so this reads no documents.
 * @throws AppError 'unavailable' and 'timeout' if the server is unavailable or its answer is malformed; errors of
 * apiGet()
 */
export async function readClubShowcase(signal?: AbortSignal): Promise<ClubShowcase> {
  const body = fieldsOf(await apiGet(path, { cache: 'no-cache', ...(signal && { signal }) }));
  if (!Array.isArray(body['shown'])) {
    throw new AppError('unavailable', `${path} answered in another shape`);
  }
  return {
    partners: countOf(body['partners']),
    offers: countOf(body['offers']),
    shown: listOf(body['shown'], maxShowcaseOffers).map(toShowcaseOffer),
    example: toShowcaseExample(body['example']),
    saved: toAllMembersSavings(body['saved']),
  };
}

function toShowcaseOffer(value: unknown): ShowcaseOffer {
  const fields = fieldsOf(value);
  const place = fieldsOf(fields['place']);
  const id = textOf(place['id'], 128);
  const title = textOf(place['title'], 200);
  return {
    id: textOf(fields['id'], 128),
    title: textOf(fields['title'], maxOfferTitleLength),
    place: {
      id,
      title,
      categoryName: textOf(place['categoryName'], 100),
      neighborhood: textOf(place['neighborhood'], 100),
      cover: parsePlaceImage(place['cover'], { id, title }),
    },
  };
}

function toShowcaseExample(value: unknown): ShowcaseExample | null {
  const fields = fieldsOf(value);
  const example = {
    placeTitle: textOf(fields['placeTitle'], 200),
    billCents: countOf(fields['billCents']),
    itemCents: countOf(fields['itemCents']) || null,
    discountCents: countOf(fields['discountCents']),
    finalCents: countOf(fields['finalCents']),
  };
  return example.discountCents > 0 ? example : null;
}

function toAllMembersSavings(value: unknown): AllMembersSavings | null {
  const { cents, uses } = fieldsOf(value);
  const savings = { cents: countOf(cents), uses: countOf(uses) };
  return savings.uses < minUsesShown ? null : savings;
}
