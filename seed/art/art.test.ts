import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePictures } from '../write-pictures.ts';
import { composeArt } from './compose.ts';
import { fileEndings, renderArt } from './render.ts';
import { moods } from './palette.ts';
import { sceneNames } from './scenes.ts';
import type { ArtSpec } from './scenes.ts';

describe('composeArt', () => {
  it('draws every scene at every time of day without NaN or Infinity', () => {
    for (const scene of sceneNames) {
      for (const mood of moods) {
        const svg = composeArt(`${scene}:${mood}`, 'teste');
        expect(svg.length).toBeGreaterThan(3000);
        expect(svg, `${scene}:${mood}`).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  it('draws the same image for the same key and a different one for another key', () => {
    const spec: ArtSpec = 'beach:gold';
    expect(composeArt(spec, 'a')).toBe(composeArt(spec, 'a'));
    expect(composeArt(spec, 'a')).not.toBe(composeArt(spec, 'b'));
  });
});

describe('rendered images', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'guia-art-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('are rendered once, in all widths, with their mean colour', async () => {
    const cache = path.join(folder, 'cache');
    const first = await renderArt(['dunes:day#a'], cache);
    expect(first.drawn).toBe(1);
    expect((await renderArt(['dunes:day#a'], cache)).drawn).toBe(0);
    const art = first.art.get('dunes:day#a');
    expect(art?.colour).toMatch(/^#[0-9a-f]{6}$/);
    const widths = await Promise.all(
      fileEndings.map(
        async (ending) => (await sharp(`${art?.stem ?? ''}${ending}`).metadata()).width,
      ),
    );
    expect(widths).toEqual([1600, 320, 640, 828, 1280]);
  });

  it('are copied once into the folder of each place under separate names', async () => {
    const { art } = await renderArt(['dunes:day#a'], path.join(folder, 'cache'));
    const uploads = path.join(folder, 'uploads');
    const pictures = [
      { folder: 'A', name: 'um', artKey: 'dunes:day#a' },
      { folder: 'B', name: 'dois', artKey: 'dunes:day#a' },
    ];
    expect(writePictures(pictures, art, uploads)).toBe(2);
    expect(writePictures(pictures, art, uploads)).toBe(0);
    expect((await readdir(path.join(uploads, 'places', 'B'))).sort()).toEqual([
      'dois-1280.webp',
      'dois-320.webp',
      'dois-640.webp',
      'dois-828.webp',
      'dois.webp',
    ]);
    expect((await stat(path.join(uploads, 'places', 'A', 'um.webp'))).size).toBeGreaterThan(5000);
  });
});
