import { priceLevels } from './place.ts';
import type { PriceLevel } from './place.ts';
import { slugify } from '#shared/text/slug.ts';

/** The level of a place that states none (SPEC section 3). */
export const defaultPriceLevel: PriceLevel = 'Médio';

/** Visible labels of the levels (SPEC section 3). */
export const priceLabels = {
  Econômico: '$ Econômico',
  Médio: '$$ Médio',
  Alto: '$$$ Alto',
  Premium: '$$$$ Premium',
} as const satisfies Record<PriceLevel, string>;

/** The search filter's ranges a person: other labels of the same four levels (DESIGN section 9). */
export const priceRangeLabels = {
  Econômico: 'R$ 0-50',
  Médio: 'R$ 50-100',
  Alto: 'R$ 100-200',
  Premium: 'R$ 200+',
} as const satisfies Record<PriceLevel, string>;

/** The level's sign alone: '$' to '$$$$'. */
export function priceSign(level: PriceLevel): string {
  return '$'.repeat(priceLevels.indexOf(level) + 1);
}

/** Whether a value is exactly one of the stored levels. */
function isPriceLevel(value: unknown): value is PriceLevel {
  return priceLevels.some((level) => level === value);
}

/** A stored value as a level; anything unknown is 'Médio'. */
export function parsePriceLevel(value: unknown): PriceLevel {
  return isPriceLevel(value) ? value : defaultPriceLevel;
}

/** The level as it stands in an address: 'economico', 'medio', 'alto', 'premium'. */
export function priceSlug(level: PriceLevel): string {
  return slugify(level);
}

/** The level of a slug from an address; null for an unknown one. */
export function priceLevelFromSlug(slug: string): PriceLevel | null {
  return priceLevels.find((level) => priceSlug(level) === slug) ?? null;
}
