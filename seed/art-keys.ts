import { slugify } from '#domain/slug.ts';
import type { PlaceContent } from './data/content.ts';
import { categoryContents } from './data/categories.ts';
import type { CategorySlug } from './data/content.ts';

/**
 * Names of drawings, '{scene}:{mood}#{variant}'. The cover of a hand-written place is its own; the
 * further pictures come from a few variants that places share, which keeps the first seed quick.
 */
export function artKeysOf(content: PlaceContent): string[] {
  const slug = slugify(content.title);
  const shared = (slug.length % 2) + 1;
  return content.art.map((spec, index) => (index === 0 ? `${spec}#${slug}` : `${spec}#${shared}`));
}

/** Every drawing of the hand-written city, by category. */
export function artPool(): Map<CategorySlug, string[]> {
  return new Map(
    categoryContents.map(({ slug, places }) => [slug, [...new Set(places.flatMap(artKeysOf))]]),
  );
}

export function allArtKeys(): string[] {
  return [...new Set([...artPool().values()].flat())];
}
