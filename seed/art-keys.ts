import { slugify } from '#domain/slug.ts';
import { sceneNames } from './art/scene-names.ts';
import type { SceneName } from './art/scene-names.ts';
import { categoryContents } from './data/categories.ts';
import type { CategorySlug, PlaceContent } from './data/content.ts';

/**
 * Names of drawings, '{scene}:{mood}#{variant}'. The cover of a hand-written place is its own, of a
 * scene that no other cover shows; the further pictures are drawings that places share, which keeps
 * the first seed quick.
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

/** The scene that a drawing shows. */
export function sceneOf(artKey: string): SceneName {
  const name = artKey.slice(0, artKey.indexOf(':'));
  const scene = sceneNames.find((candidate) => candidate === name);
  if (scene === undefined) throw new RangeError(`No scene is called ${name}.`);
  return scene;
}
