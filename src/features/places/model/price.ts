import { defaultPriceLevel, priceLevels } from './place-options.ts';
import type { PriceLevel } from './place-options.ts';
import { slugify } from '#shared/text/slug.ts';

/** Returns the sign of a level: '$' to '$$$$'. */
export function priceSign(level: PriceLevel): string {
  return '$'.repeat(priceLevels.indexOf(level) + 1);
}

/** Returns true if a value is one of the stored levels. */
function isPriceLevel(value: unknown): value is PriceLevel {
  return priceLevels.some((level) => level === value);
}

/** Parses a stored level. Unknown values become 'Médio'. */
export function parsePriceLevel(value: unknown): PriceLevel {
  return isPriceLevel(value) ? value : defaultPriceLevel;
}

/** Returns the URL slug of a level: 'economico', 'medio', 'alto', 'premium'. */
export function priceSlug(level: PriceLevel): string {
  return slugify(level);
}

/** Returns the level of a URL slug, or null for an unknown slug. */
export function priceLevelFromSlug(slug: string): PriceLevel | null {
  return priceLevels.find((level) => priceSlug(level) === slug) ?? null;
}
