import { readFile } from 'node:fs/promises';
import { parseSync } from 'vite';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { brandPlugin } from './brand-plugin.ts';
import { inlineScriptPlugin } from './inline-script-plugin.ts';
import { pseudoText } from './pseudo-language-plugin.ts';

/** Returns a page as a plugin changes it. */
async function transformPage(plugin: Plugin, html: string): Promise<string> {
  const { handler } = plugin.transformIndexHtml as unknown as {
    handler: (html: string) => string | Promise<string>;
  };
  return handler(html);
}

const indexHtml = await readFile('index.html', 'utf8');

it('puts the bundled scripts into the page, without modules and tags that end a script', async () => {
  const html = await transformPage(inlineScriptPlugin(), indexHtml);
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  expect(scripts).toHaveLength(2);
  for (const code of scripts) {
    // A classic script: 'import' and 'export' are syntax errors.
    expect(parseSync('inline.js', code, { sourceType: 'script' }).errors).toEqual([]);
  }
  expect(scripts[0]).toContain('guia:theme');
  expect(scripts[1]).toContain('.startup');
});

it('contains no visible text of its own, so that every text of the page can be translated', async () => {
  const html = await transformPage(brandPlugin('pt', pseudoText), indexHtml);
  const withoutCode = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const elementTexts = [...withoutCode.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim());
  const visibleTexts = elementTexts.filter((text) => text !== '');
  expect(visibleTexts.length).toBeGreaterThan(3);
  for (const text of visibleTexts) expect(text).toMatch(/^⟦[^⟦⟧]+⟧$/);
  const attributes = /\s(?:data-(?:starting|failed|old-browser)|content)="([^"]*\p{L}{3} [^"]*)"/gu;
  const attributeTexts = [...html.matchAll(attributes)].map(([, text = '']) => text);
  expect(attributeTexts.filter((text) => /^⟦[^⟦⟧]+⟧$/.test(text))).toHaveLength(4);
});

it('refuses a placeholder without a text', async () => {
  const plugin = brandPlugin('pt', (text) => text);
  await expect(transformPage(plugin, '<p>%unknownName%</p>')).rejects.toThrow(
    '%unknownName% has no text',
  );
});
