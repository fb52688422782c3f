import path from 'node:path';
import { transform } from 'lightningcss';
import { parse } from 'postcss';
import type { AtRule } from 'postcss';
import type { Plugin } from 'vite';
import { oldBrowserStyles } from '../src/shared/browsers.ts';

/** Browsers of 2020, as lightningcss encodes versions: the major version in the third byte. */
const targets = { chrome: 80 << 16, safari: 13 << 16, firefox: 78 << 16 };

/** Nothing handles a press without code. Buttons around an image (group) or a name (truncate) are content. */
const withoutCode =
  'button:not(.group):not(.truncate),form,select,select+svg{display:none!important}';

/** Builds the style sheet of browsers that are too old for the app, from the sheet of the visitors. */
export function oldBrowserStylesPlugin(): Plugin {
  return {
    name: 'old-browser-styles',
    // The build of the renderer has no style sheet.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const [sheet = ''] = (entry?.type === 'chunk' && entry.viteMetadata?.importedCss) || [];
      const file = bundle[sheet];
      if (file?.type !== 'asset')
        this.error('The site has no style sheet to make the older one from.');
      const source = olderStyles(file.source.toString());
      this.emitFile({ type: 'asset', fileName: path.basename(oldBrowserStyles), source });
    },
  };
}

/**
 * Returns a style sheet for browsers without cascade layers, color functions and media ranges. The rules of a layer
 * follow each other in the order of the layers, so without the layers they have the same effect, and what pages show
 * without scripts is always shown.
 */
export function olderStyles(css: string): string {
  const sheet = parse(css);
  const unwrap = (rule: AtRule) => {
    if (rule.nodes) rule.replaceWith(rule.nodes);
    else rule.remove();
  };
  sheet.walkAtRules('layer', unwrap);
  sheet.walkAtRules('media', (rule) => {
    if (/^\(scripting:\s*none\)$/.test(rule.params)) unwrap(rule);
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/(?<=\d)dvh\b/g, 'vh');
  });
  sheet.walkDecls('translate', (declaration) => {
    const value = `translate(${declaration.value.replace(') ', '), ')})`;
    declaration.replaceWith(`translate: none; transform: ${value}`);
  });
  const code = new TextEncoder().encode(`${sheet.toString()}${withoutCode}`);
  return transform({ filename: oldBrowserStyles, code, targets, minify: true }).code.toString();
}
