import { slugify } from '#shared/text/slug.ts';
import { sceneNames } from './art/scenes.ts';
import type { SceneName } from './art/scenes.ts';
import { agenda } from './data/agenda.ts';
import type { SeedEvent } from './data/agenda.ts';
import { categoryContents } from './data/categories.ts';
import type { CategorySlug, PlaceContent } from './data/content.ts';

/**
 * Returns the names of a place's drawings, '{scene}:{mood}#{variant}'. The cover of a hand-written place is unique and
 * shows a scene that no other cover shows. The other drawings are shared between places, which keeps the first seed
 * fast.
 */
export function artKeysOf(content: PlaceContent): string[] {
  const slug = slugify(content.title);
  return content.art.map((spec, index) => `${spec}#${index === 0 ? slug : 'shared'}`);
}

/** Returns all drawings of the hand-written places, by category. */
export function artPool(): Map<CategorySlug, string[]> {
  return new Map(
    categoryContents.map(({ slug, places }) => [slug, [...new Set(places.flatMap(artKeysOf))]]),
  );
}

/** Returns the name of the drawing of an event, which only the event shows. */
export function eventArtKey({ cover, title }: SeedEvent): string {
  return `${cover}#${slugify(title)}`;
}

export function allArtKeys(): string[] {
  return [...new Set([...artPool().values(), agenda.map(eventArtKey)].flat())];
}

/**
 * Returns the scene of a drawing.
 * @throws RangeError for an unknown scene
 */
export function sceneOf(artKey: string): SceneName {
  const name = artKey.slice(0, artKey.indexOf(':'));
  const scene = sceneNames.find((candidate) => candidate === name);
  if (scene === undefined) throw new RangeError(`Unknown scene: ${name}.`);
  return scene;
}
