import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement } from '@mdn/browser-compat-data';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '#shared/browsers.ts';
import { canRunApp } from './can-run-app.ts';

const { api, css, javascript } = bcd;
const features = [
  javascript.builtins?.['Array']?.['toSorted'],
  api['CSS']?.['registerProperty_static'],
  css.types?.['color']?.['color-mix'],
].map((feature) => feature?.__compat);

/** Returns the first version of a browser with a feature. */
function firstVersion(feature: CompatStatement | undefined, browser: keyof typeof oldestBrowsers) {
  const support = [feature?.support[browser] ?? []].flat().find(({ flags }) => !flags);
  return Number(support?.version_added);
}

const browser = {
  registerProperty: () => undefined,
  supports: () => true,
} as unknown as typeof CSS;

it.each(Object.keys(oldestBrowsers) as (keyof typeof oldestBrowsers)[])(
  'starts the app from the oldest supported version of %s on',
  (name) => {
    const versions = features.map((feature) => firstVersion(feature, name));
    expect(Math.max(...versions)).toBe(Number(oldestBrowsers[name]));
  },
);

it('starts the app in a browser with all features that mark the oldest versions', () => {
  expect(canRunApp([], browser)).toBe(true);
});

it.each<[string, object, Partial<typeof CSS>]>([
  ['toSorted', Object.create(null) as object, browser],
  ['registerProperty', [], { supports: () => true }],
  ['color-mix', [], { ...browser, supports: (property: string) => property !== 'color' }],
])('starts no app in a browser without %s', (_feature, list, styles) => {
  expect(canRunApp(list as unknown[], styles as typeof CSS)).toBe(false);
});
