import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { textsFile } from '../../scripts/pseudo-language-plugin.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const textsFiles = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => textsFile.test(file) && !file.startsWith('src/features/help/'));

/** Quoted texts of the help that are no labels of the guide: examples of a search, and menus of browsers. */
const languages: readonly (readonly [suffix: string, noLabels: readonly string[]])[] = [
  [
    '',
    ['praia', 'Lagoa', 'pet friendly', 'Adicionar à tela inicial', 'Adicionar à Tela de Início'],
  ],
  [
    '.es',
    ['praia', 'Lagoa', 'pet friendly', 'Agregar a la pantalla principal', 'Agregar a Inicio'],
  ],
  ['.en', ['beach', 'Lagoa', 'pet-friendly', 'Add to Home screen', 'Add to Home Screen']],
];

it.each(languages)(
  'every label that help/texts%s.ts quotes begins a text of the guide',
  (suffix, noLabels) => {
    const help = read(`src/features/help/texts${suffix}.ts`);
    const quoted = [...help.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);
    expect(quoted.length).toBeGreaterThan(30);
    const texts = textsFiles
      .filter((file) => (/\.(es|en)(?=\.ts$)/.exec(file)?.[0] ?? '') === suffix)
      .map(read)
      .join('\n');
    const begins = (text: string) =>
      ["'", '"', '`'].some((mark) =>
        ['', ' '].some((end) => texts.includes(mark + text + (end || mark))),
      );
    const unknown = quoted.filter((text) => !noLabels.includes(text) && !begins(text));
    expect(unknown).toEqual([]);
    const unused = noLabels.filter((text) => !quoted.includes(text));
    expect(unused).toEqual([]);
  },
);
