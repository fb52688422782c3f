import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { spreadDuplicates } from '#features/offers/model/spread-duplicates.ts';
import { allArtKeys, artKeysOf, eventArtKey, sceneOf } from '../art-keys.ts';
import { buildCity } from '../build-city.ts';
import { agenda } from '../data/agenda.ts';
import { categoryContents } from '../data/categories.ts';
import { offers } from '../data/club.ts';
import { randomFor } from '../random.ts';
import { composeArt } from './compose.ts';
import { isMotifOf } from './motif-words.ts';
import { sceneNames } from './scenes.ts';
import type { ArtSpec } from './scenes.ts';

const covers = categoryContents.flatMap(({ places }) =>
  places.flatMap((content) => {
    const [key] = artKeysOf(content);
    return key === undefined ? [] : [{ content, key, scene: sceneOf(key) }];
  }),
);

/** Returns a drawing reduced to 160 colour areas, as an approximation of what a user sees at a glance. */
async function glance(key: string): Promise<Buffer> {
  const [spec = '', variant = ''] = key.split('#');
  return sharp(Buffer.from(composeArt(spec as ArtSpec, variant)))
    .removeAlpha()
    .resize(16, 10, { fit: 'fill' })
    .raw()
    .toBuffer();
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

describe('the covers of the hand-written places', () => {
  it('show different scenes, so that no list repeats one', () => {
    const shown = covers.map(({ scene }) => scene);
    expect(covers.length).toBeGreaterThanOrEqual(90);
    expect(shown.filter((scene, index) => shown.indexOf(scene) !== index)).toEqual([]);
  });

  it('show a motif that the texts of the place mention', () => {
    const strange = covers.filter(({ content, scene }) => !isMotifOf(scene, content));
    expect(strange.map(({ content, scene }) => `${content.title}: ${scene}`)).toEqual([]);
  });

  it('differ in their colours, not only in their names', async () => {
    const glances = await Promise.all(
      covers.map(async ({ key }) => ({ key, colours: await glance(key) })),
    );
    const alike = glances.flatMap(({ key, colours }, index) =>
      glances
        .slice(index + 1)
        .filter((other) => difference(colours, other.colours) < 15)
        .map((other) => `${key} and ${other.key}`),
    );
    expect(alike).toEqual([]);
  });

  it('use every scene, together with those of the events', () => {
    const used = new Set(allArtKeys().map(sceneOf));
    expect(sceneNames.filter((scene) => !used.has(scene))).toEqual([]);
  });
});

describe('the covers of the events', () => {
  it('show a motif that the texts of the event mention', () => {
    const strange = agenda.filter((event) => !isMotifOf(sceneOf(eventArtKey(event)), event));
    expect(strange.map(({ title, cover }) => `${title}: ${cover}`)).toEqual([]);
  });
});

describe('the offers of the club', () => {
  it('of the same place are never adjacent, in any initial order', () => {
    const random = randomFor('benefits');
    for (let hour = 0; hour < 200; hour += 1) {
      const places = spreadDuplicates(random.shuffled(offers), ({ place }) => place).map(
        ({ place }) => place,
      );
      expect(places.toSorted()).toEqual(offers.map(({ place }) => place).toSorted());
      expect(places.filter((place, index) => place === places[index - 1])).toEqual([]);
    }
  });
});

describe('a gallery', () => {
  it('never shows the same drawing twice', () => {
    for (const { places } of categoryContents)
      for (const content of places) {
        const keys = artKeysOf(content);
        expect(new Set(keys).size, content.title).toBe(keys.length);
      }
  });
});

describe('the covers of a large city', () => {
  it('differ between consecutive places of a category', () => {
    const city = buildCity({
      size: 600,
      now: new Date('2026-11-20T12:00:00Z'),
      colourOf: () => '#123456',
    });
    const cover = new Map<string, string>();
    for (const { folder, artKey } of city.pictures)
      if (!cover.has(folder)) cover.set(folder, sceneOf(artKey));
    for (const { id } of city.documents.categories) {
      const scenes = city.documents.places
        .filter(({ fields }) => fields.category === id)
        .flatMap((place) => cover.get(place.id) ?? []);
      scenes.forEach((scene, index) => {
        expect(scene).not.toBe(scenes[index - 1]);
      });
    }
  });
});
