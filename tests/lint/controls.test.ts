import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.join(import.meta.dirname, '../../src');
const tokens = ['styles/tokens.css', 'features/map/components/coast/coast.css']
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n');

type Theme = 'light' | 'dark';

/** Lightness, chroma and hue of a token in OKLCH. */
function oklch(token: string, theme: Theme): [number, number, number] {
  const value = new RegExp(`--color-${token}: (.*);`).exec(tokens)?.[1] ?? '';
  const colours = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const [, l, c, h] = (colours[theme === 'light' ? 0 : colours.length - 1] ?? []).map(Number);
  if (l === undefined || c === undefined || h === undefined) throw new Error(`--color-${token}`);
  return [l, c, h];
}

/** Relative luminance (WCAG 2.2) of a token. */
function luminance(token: string, theme: Theme): number {
  const [l, c, h] = oklch(token, theme);
  // https://www.w3.org/TR/css-color-4/#color-conversion-code
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  const [r, g, u] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (u ?? 0);
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dark = 0, light = 0] = [luminance(one, theme), luminance(other, theme)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** Not checked by axe: borders, ticks and arrows of controls (WCAG 1.4.11). */
test.each([
  ['control-line', 'surface'],
  ['control-line', 'canvas'],
  ['control-line', 'sunken'],
  ['sea', 'surface'],
  ['sea', 'sea-soft'],
  ['on-sea', 'sea'],
  ['ink-muted', 'surface'],
])('%s has a contrast of 3 to 1 against %s in both themes', (one, other) => {
  expect(contrast(one, other, 'light')).toBeGreaterThanOrEqual(3);
  expect(contrast(one, other, 'dark')).toBeGreaterThanOrEqual(3);
});

test.each([
  ['ink-muted', 'sunken'],
  ['ink', 'field'],
  ['ink', 'land'],
  ['ink', 'water'],
  ['club', 'sun'],
  ['sun-ink', 'sun-soft'],
  ['warning', 'warning-soft'],
])('%s has a contrast of 4.5 to 1 against %s in both themes', (text, background) => {
  expect(contrast(text, background, 'light')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, background, 'dark')).toBeGreaterThanOrEqual(4.5);
});

test('a field is lighter than the page and darker than a card in the dark theme', () => {
  expect(contrast('surface', 'canvas', 'dark')).toBeGreaterThan(1.15);
  expect(luminance('field', 'dark')).toBeGreaterThan(luminance('canvas', 'dark'));
  expect(luminance('field', 'dark')).toBeLessThan(luminance('surface', 'dark'));
  expect(contrast('line', 'surface', 'dark')).toBeGreaterThan(1.7);
});

test('warnings are cool and the club is amber in the dark theme', () => {
  expect(oklch('warning-soft', 'dark')[2]).toBeGreaterThan(180);
  const [, chroma, hue] = oklch('sun-soft', 'dark');
  expect(hue).toBeGreaterThan(65);
  expect(hue).toBeLessThan(85);
  expect(chroma).toBeGreaterThan(0.04);
});

test('maps show water bluer than land, and land lighter than water, in both themes', () => {
  for (const theme of ['light', 'dark'] as const) {
    const [waterLightness, , waterHue] = oklch('water', theme);
    const [landLightness, , landHue] = oklch('land', theme);
    expect(waterHue, theme).toBeGreaterThan(210);
    expect(waterHue - landHue, theme).toBeGreaterThan(5);
    expect(landLightness - waterLightness, theme).toBeGreaterThan(0.08);
  }
});

test('the contrast is computed as in the standard', () => {
  expect(contrast('surface', 'surface', 'dark')).toBe(1);
  // oklch(1 0 0) is white.
  expect(luminance('surface', 'light')).toBeCloseTo(1, 4);
});

/** Returns the files of the app whose source matches a pattern. */
function written(pattern: RegExp): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => pattern.test(readFileSync(path.join(src, file), 'utf8')))
    .sort();
}

test('every select, checkbox and radio button has the design of the UI kit', () => {
  // A switch has its own design. The other controls are hidden, and an element next to them shows the choice.
  expect(written(/<select\b/)).toEqual([
    'features/events/components/editor/event-rows.tsx',
    'ui/form/select.tsx',
  ]);
  expect(written(/<input\s[^>]*?type="(?:checkbox|radio)"/)).toEqual([
    'features/account/screens/settings/preference-sections.tsx',
    'features/categories/screens/admin/category-dialog.tsx',
    'features/place-editor/components/fields/fact-fields.tsx',
    'features/reservations/components/request/day-and-time-fields.tsx',
    'features/reviews/components/place/dialogs/star-choice.tsx',
    'ui/switch.tsx',
  ]);
});
