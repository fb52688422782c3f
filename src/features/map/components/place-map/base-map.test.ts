import { expect, test } from 'vitest';
import { getTileSettings } from './base-map.ts';

const openStreetMap = /© <a href="https:\/\/www.openstreetmap.org\/copyright"/;

test('uses the tiles of OpenStreetMap by default, configured tiles, or none', () => {
  expect(getTileSettings({}).url).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
  const url = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(getTileSettings({ VITE_MAP_TILES_URL: ` ${url} ` }).url).toBe(url);
  expect(getTileSettings({ VITE_MAP_TILES_URL: 'none' }).url).toBeNull();
});

test('the attribution always names OpenStreetMap, after the escaped configured credit', () => {
  expect(getTileSettings({}).credit).toMatch(openStreetMap);
  const { credit } = getTileSettings({ VITE_MAP_TILES_CREDIT: '© Mapas <b>' });
  expect(credit).toMatch(/^© Mapas &lt;b&gt; /);
  expect(credit).toMatch(openStreetMap);
});
