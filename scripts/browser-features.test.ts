import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { oldestBrowsers } from '../src/shared/browsers.ts';
import {
  inlineScriptBrowsers,
  newScriptFeatures,
  newStyleFeatures,
  unsupportedFeatures,
} from './browser-features.ts';

/** Returns what the check reports about a built site with these files. */
async function checkSite(
  files: Record<string, string>,
  allowed: Record<string, string> = {},
): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guia-features-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, source] of Object.entries(files))
    await writeFile(path.join(folder, name), source);
  return (await unsupportedFeatures(folder, allowed)).sort();
}

it.each([
  ['URL.canParse(text)', 'URL.canParse'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Object.groupBy(list, key)', 'Object.groupBy'],
  ['new Set(a).union(new Set(b))', '.union()'],
  ['element.checkVisibility()', '.checkVisibility()'],
  ['new Float16Array(1)', 'Float16Array'],
  ['scheduler.yield()', 'scheduler'],
  ['/[a--b]/v.test(text)', '/v'],
])('refuses %s', (code, feature) => {
  expect(newScriptFeatures(code, oldestBrowsers)).toContain(feature);
});

it.each([
  'list.toSorted()',
  'list.at(-1)?.value.replaceAll(a, b)',
  'structuredClone(value)',
  'URL.createObjectURL(file)',
  "'canParse' in URL && typeof scheduler === 'undefined'",
  'const own = { union() {} }; own.union()',
])('accepts %s', (code) => {
  expect([...newScriptFeatures(code, oldestBrowsers)]).toEqual([]);
});

it('refuses toSorted in the scripts that also run in older browsers', () => {
  expect([...newScriptFeatures('list.toSorted()', inlineScriptBrowsers)]).toEqual(['.toSorted()']);
  expect([...newScriptFeatures("'toSorted' in []", inlineScriptBrowsers)]).toEqual([]);
});

it.each([
  ['@starting-style { p { top: 0 } }', '@starting-style'],
  ['p { field-sizing: content }', 'field-sizing'],
  ['p:user-valid { top: 0 }', ':user-valid'],
  ['p { color: light-dark(red, blue) }', 'light-dark()'],
  ['p { text-align: match-parent; text-box: trim-both cap alphabetic }', 'text-box'],
  ['@media (scripting: none) { p { top: 0 } }', '@media (scripting)'],
])('refuses the styles %s', (styles, feature) => {
  expect(newStyleFeatures(styles, oldestBrowsers)).toContain(feature);
});

it.each([
  '@layer base { p { color: oklch(1 0 0); user-select: none; inset: 0 } }',
  '@supports (field-sizing: content) { p { field-sizing: content } }',
  '.hover\\:open:hover > p:has(a) { translate: 1px }',
])('accepts the styles %s', (styles) => {
  expect([...newStyleFeatures(styles, oldestBrowsers)]).toEqual([]);
});

it('reports each feature with its files, in scripts, styles and inline scripts of the page', async () => {
  const site = {
    'a.js': 'URL.canParse(text)',
    'b.js': 'list.toSorted()',
    'c.css': 'p { field-sizing: content }',
    'old-browser.css': 'p { field-sizing: content }',
    'index.html': '<script>list.toSorted()</script><script type="module" src="/a.js"></script>',
  };
  expect(await checkSite(site)).toEqual([
    '.toSorted() is too new: index.html',
    'URL.canParse is too new: a.js',
    'field-sizing is too new: c.css',
  ]);
});

it('accepts a feature with a reason, as long as something uses it', async () => {
  const allowed = { 'URL.canParse': 'is tested' };
  expect(await checkSite({ 'a.js': 'URL.canParse(text)' }, allowed)).toEqual([]);
  expect(await checkSite({ 'a.js': 'new URL(text)' }, allowed)).toEqual([
    'URL.canParse is allowed but not used',
  ]);
});

it('the README names the oldest supported browsers', async () => {
  const { chrome, edge, safari, firefox } = oldestBrowsers;
  expect(edge).toBe(chrome);
  expect(await readFile('README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Safari ${safari} and Firefox ${firefox}`,
  );
});

it('checks a site of more files than the system lets a process open', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guia-features-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (let number = 0; number < 400; number += 1)
    await writeFile(path.join(folder, `${number}.css`), 'a { color: red }');
  const check = `import { unsupportedFeatures } from './scripts/browser-features.ts';
    console.log(JSON.stringify(await unsupportedFeatures(process.argv[1], {})));`;
  const script = 'ulimit -n 256; exec node --import tsx --input-type=module --eval "$0" "$1"';
  const { stdout, stderr } = spawnSync('sh', ['-c', script, check, folder], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toBe('[]\n');
});
