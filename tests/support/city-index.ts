import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { offerKinds } from '#features/offers/model/club-offer-options.ts';
import { buildCity } from '#seed/build-city.ts';
import { randomFor } from '#seed/random.ts';
import type { Random } from '#seed/random.ts';
import { buildPlaceIndexFiles } from '#server/search-index/place-index-files.ts';
import type { PlaceIndexFiles } from '#server/search-index/place-index-files.ts';
import { toEventRecord, upcomingEvents } from '#server/search-index/public-events.ts';
import { toCategoryRecord, toPlaceRecord } from '#server/search-index/cached-records.ts';

const builtAt = new Date('2026-06-15T12:00:00Z');

/**
 * Builds the search snapshot of a seeded city as the server does.
 * @param size number of places; the hand-written places are always included
 */
export async function filesOfCity(size: number): Promise<PlaceIndexFiles> {
  const { documents } = buildCity({
    size,
    now: builtAt,
    colourOf: (key) => `#${(key.length * 1_234_567).toString(16).padStart(6, '0').slice(-6)}`,
  });
  const active = <T extends { fields: { isActive: boolean } }>(items: readonly T[]): T[] =>
    items.filter(({ fields }) => fields.isActive);
  return buildPlaceIndexFiles(
    active(documents.places).map(({ id, fields }) => toPlaceRecord(id, { ...fields })),
    active(documents.categories).map(({ id, fields }) => toCategoryRecord(id, { ...fields })),
    // More benefits than the seed has, at random, so that the column has the size of a city with many partners.
    new Map(
      documents.places
        .filter(({ id }) => randomFor(`benefit ${id}`).chance(0.3))
        .map(({ id }) => [id, aBenefit(randomFor(`terms ${id}`))]),
    ),
    upcomingEvents(
      active(documents.events).map(({ id, fields }) => toEventRecord(id, { ...fields })),
      builtAt,
    ),
    builtAt,
  );
}

function aBenefit(random: Random): ClubBenefit {
  const kind = random.pick(offerKinds);
  return {
    kind,
    percent: kind === 'percent' ? 5 * random.int(1, 10) : null,
    amountCents: kind === 'fixed' ? 500 * random.int(1, 20) : null,
  };
}
