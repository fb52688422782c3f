import path from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');
const inlineScript = /<script inline src="\/([^"]+)"><\/script>/g;

/**
 * Replaces each `<script inline src>` of index.html by an inline classic script with the bundled code of that file. Old
 * browsers parse these scripts, too, so the syntax is that of 2019.
 */
export function inlineScriptPlugin(): Plugin {
  return {
    name: 'inline-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const files = [...html.matchAll(inlineScript)].map(([, file = '']) => file);
        const codes = await Promise.all(files.map(bundle));
        return html.replace(inlineScript, () => `<script>${codes.shift() ?? ''}</script>`);
      },
    },
  };
}

/** Returns the minified code of an entry file. */
async function bundle(file: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2019',
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, file),
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${file} gives no script`);
  // The end tag would end the inline script.
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
