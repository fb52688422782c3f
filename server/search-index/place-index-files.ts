import type { ClubBenefit, PlaceBenefitsFile } from '#features/offers/model/club-benefit.ts';
import { encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import type { PlaceIndexRow } from '#features/search/model/place-index-codec.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { parseTextHours } from '#features/opening-hours/model/text-hours.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { compressText, contentVersion } from '#server/platform/http/compressed-body.ts';
import type { CompressedBody } from '#server/platform/http/compressed-body.ts';
import type { CategoryRecord, PlaceRecord } from './cached-records.ts';
import type { EventRecord } from './public-events.ts';

/** Longest texts that can be searched, in characters. */
const maxDescriptionLength = 4_000;
const maxEventDescriptionLength = 1_000;
/** Number of events of a place that can be searched. */
const maxEventsPerPlace = 20;

/** Responses of the place index, ready to be sent. */
export interface PlaceIndexFiles {
  index: CompressedBody;
  descriptions: CompressedBody;
  hours: CompressedBody;
  /** Benefits of all places, for lists that the browser reads from Firestore; with a separate version. */
  benefits: CompressedBody;
}

/**
 * Encodes and compresses the search snapshot.
 *
 * The version, and so the ETag, depends on the rows and not on the build time: every server of a group answers the same
 * ETag for the same places.
 * @param places active ones only
 * @param categories active ones, in display order
 * @param benefits benefits by place id, only of places with a current club offer
 * @param upcoming events that are not over; a place is found by the texts of its events
 */
export async function buildPlaceIndexFiles(
  places: readonly PlaceRecord[],
  categories: readonly CategoryRecord[],
  benefits: ReadonlyMap<string, ClubBenefit>,
  upcoming: readonly EventRecord[],
  builtAt: Date,
): Promise<PlaceIndexFiles> {
  const eventTexts = textsOfEvents(upcoming);
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const rows: PlaceIndexRow[] = places.map((place) => ({
    summary: {
      ...toSummary(
        { ...place, hours: parseTextHours(place.hours) },
        categoriesById.get(place.category),
      ),
      benefit: benefits.get(place.id) ?? null,
    },
    facts: place.facts,
    description: [
      place.description.slice(0, maxDescriptionLength),
      ...(eventTexts.get(place.id) ?? []),
    ].join('\n'),
  }));
  const { index, descriptions, hours } = encodePlaceIndex(rows, {
    version: '',
    builtAt: '',
    categories: categories.map(({ id, name, slug }) => ({ id, name, slug })),
  });
  // Several megabytes at 10,000 places: each part is serialized once. Its header, with the version computed from the
  // parts, is prepended afterwards.
  const { version: _version, builtAt: _builtAt, ...columns } = index;
  const indexText = JSON.stringify(columns);
  const descriptionsText = JSON.stringify({
    format: descriptions.format,
    description: descriptions.description,
  });
  const { version: _none, ...hoursColumns } = hours;
  const hoursText = JSON.stringify(hoursColumns);
  const version = contentVersion(indexText, descriptionsText, hoursText);
  const toBody = (header: object, text: string) =>
    compressText(`${JSON.stringify(header).slice(0, -1)},${text.slice(1)}`, { version });
  const [indexBody, descriptionsBody, hoursBody, benefitsBody] = await Promise.all([
    toBody({ version, builtAt: builtAt.toISOString() }, indexText),
    toBody({ version }, descriptionsText),
    toBody({ version }, hoursText),
    compressText(JSON.stringify(encodeBenefits(places, benefits))),
  ]);
  return {
    index: indexBody,
    descriptions: descriptionsBody,
    hours: hoursBody,
    benefits: benefitsBody,
  };
}

/** Returns the texts of events by place id. */
function textsOfEvents(upcoming: readonly EventRecord[]): Map<string, string[]> {
  const textsByPlace = new Map<string, string[]>();
  for (const { placeId, title, description } of upcoming) {
    const texts = textsByPlace.get(placeId) ?? [];
    textsByPlace.set(placeId, texts);
    if (texts.length < maxEventsPerPlace) {
      texts.push(`${title}\n${description.slice(0, maxEventDescriptionLength)}`);
    }
  }
  return textsByPlace;
}

function encodeBenefits(
  places: readonly PlaceRecord[],
  benefits: ReadonlyMap<string, ClubBenefit>,
): PlaceBenefitsFile {
  return {
    format: 1,
    places: places
      .flatMap(({ id }): [string, ClubBenefit][] => {
        const benefit = benefits.get(id);
        return benefit ? [[id, benefit]] : [];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

/** Returns the place as shown by cards and links; an unknown or inactive category is 'Categoria'. */
export function toSummary(place: PlaceRecord, category: CategoryRecord | undefined): PlaceSummary {
  return placeSummary(place, category ? [category] : []);
}
