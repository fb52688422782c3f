import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const texts = /[/-]texts(?:\.\w\w)?\.ts$/;
const copy = /\?for=.*\.ts$/;

/**
 * Gives every module that shows texts its own copy of the texts file, of which the bundler keeps what the module uses.
 * Each text is then in the chunk that shows it. Otherwise the texts of a feature would all be in the chunk of the first
 * screen that needs one of them. Constants do not need this: the bundler inlines them.
 */
export function inlineTextsPlugin(): Plugin {
  return {
    name: 'inline-texts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (!texts.test(source) || copy.test(importer) || texts.test(importer)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const name = importer.replace(/^.*\/src\//, '').replace(/\W/g, '-');
      return resolved && `${resolved.id}?for=${name}.ts`;
    },
    load: (id) => (copy.test(id) ? readFile(id.replace(copy, ''), 'utf8') : null),
  };
}
