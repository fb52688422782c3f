import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from '../src/shared/languages.ts';
import type { Language } from '../src/shared/languages.ts';
import { textsFile } from './pseudo-language-plugin.ts';

/** Texts in all languages at once. */
const allLanguages = /\/language\/offer-texts\.ts$/;

/** Environment variable with the language of a build, which vite.config.ts reads. */
const variable = 'BUILD_LANGUAGE';

/** Returns the language of this build; Portuguese by default. */
export function buildLanguage(env: NodeJS.ProcessEnv = process.env): Language {
  const name = env[variable] ?? 'pt';
  const language = languages.find((candidate) => candidate === name);
  if (!language)
    throw new Error(`${variable} is '${name}', but must be one of ${languages.join(', ')}`);
  return language;
}

/** Sets the language of the next builds of this process. */
export function setBuildLanguage(language: Language): void {
  process.env[variable] = language;
}

/**
 * Builds the site in a language: every module that has a translation (texts.es.ts for texts.ts) is replaced by it. A
 * translation that imports its own Portuguese module gets that module. The build fails if it reaches texts that are not
 * translated, such as those of the panels.
 */
export function languagePlugin(language: Language): Plugin {
  return {
    name: 'language',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (language === 'pt' || !source.endsWith('.ts') || source.endsWith(`.${language}.ts`))
        return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (!resolved || resolved.id.includes('/node_modules/')) return null;
      // The query names the copy of a texts file (inline-texts-plugin.ts).
      const [file = '', query] = resolved.id.split('?', 2);
      const translation = file.replace(/\.ts$/, `.${language}.ts`);
      if (importer.split('?', 1)[0] === translation) return null;
      if (existsSync(translation))
        return query === undefined ? translation : `${translation}?${query}`;
      if (textsFile.test(file) && !allLanguages.test(file))
        this.error(`${importer} shows the Portuguese texts of ${file} in the language ${language}`);
      return null;
    },
  };
}
