import { slugify } from '#domain/slug.ts';
import { categoryContents } from './data/categories.ts';
import type { CategorySlug, PlaceContent } from './data/content.ts';

/**
 * Names of drawings, '{scene}:{mood}#{variant}'. The cover of a hand-written place is its own; the
 * further pictures are drawings that places share, which keeps the first seed quick.
 */
export function artKeysOf(content: PlaceContent): string[] {
  const slug = slugify(content.title);
  return content.art.map((spec, index) => `${spec}#${index === 0 ? slug : 'shared'}`);
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
